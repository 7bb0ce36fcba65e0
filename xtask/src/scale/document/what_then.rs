//! What would be done where a part gives.

/// For every part that there is once, in the words of [`Need::parts`](super::Need::parts).
pub(super) const WHAT_THEN: &[(&str, &str)] = &[
    (
        "PostgreSQL's processors",
        "Several PostgreSQLs, by table id. Whatever is kept of a table is found by its own key alone, and nothing is read \
         across tables but short lists, so the id can say which server has it. A node holds a lease in each of them and \
         gathers commits for each; names and device links stay in one. Before that, entries are partitioned by key, so \
         that matches that were over long ago leave with their partition and the indexes in use stay small. The second \
         chart shows what four and sixteen servers do.",
    ),
    (
        "NATS' network",
        "Most of what crosses the bus is what players are sent who are connected to another node than their table's. A \
         balancer that shares out by the table in the address instead of at random brings whoever comes to a table to \
         where the others are; then only what the death of a node has moved is forwarded, and what the lobby says.",
    ),
    (
        "NATS' processors",
        "The same; then several NATS servers that are connected with each other. Every node has its own subject, so \
         they share the work. Notices go from every node to every other, so that they grow with both: they would be \
         gathered into one message a second.",
    ),
];

/// What is left when everything above is done, and what was not looked at.
pub(super) const REST: &str = "\
Beyond that, a region has a tavern of its own, with nodes, PostgreSQL and NATS: a table is played in the region where it \
was made, and its id says which one; only names are known everywhere.

Not looked at: how long a node takes to load thousands of tables of one that died if nobody asks for them (every node \
looks for 2,000 a second at most; whoever asks for a table has it at once), what a PostgreSQL does with many terabytes, \
and whether anybody thinks as fast as is assumed.
";
