### What every game says alike.

## How several things are joined, and a seat at which nobody gave a name.

list-more = { $left }, { $right }
list-last = { $left } and { $right }
seat-unnamed = Seat { $number }

## How well a bot plays.

level-cabin-boy = Cabin boy
level-sailor = Sailor
level-captain = Captain
level-legend = Legend

## Why a match refuses.

refusal-over = The match is over; nothing more can be done in it.
refusal-not-to-act = This is not your decision now. Please wait until it is.
refusal-nothing-to-take-back = You have not done anything yet, so there is nothing to take back.
refusal-revealed = Something hidden was revealed since then, so this can no longer be taken back.
refusal-others-acted = Others have acted since then, so this can no longer be taken back.
refusal-no-action = This is not an action of the game: { $why }.

## Why a match cannot be set up.

setup-seats = This game is for { $min } to { $max } players, not for { $found }.
setup-no-options = This game has no options, so “{ $found }” cannot be set.
setup-no-option = This game has no option “{ $found }”. Its options are: { $known }.
setup-no-value = The option “{ $option }” cannot be “{ $found }”. Its values are: { $known }.
setup-no-position = There is no position “{ $found }” in this game.
setup-other-position = The position “{ $position }” is for { $seats } players and has options of its own.
setup-no-branch = The match that it goes on from cannot be rebuilt: { $why }
setup-other-branch = The match that it goes on from has { $seats } players and options of its own.
setup-branch-over = Nobody is to act there: the match was over.
setup-too-many-branches = A match may go on from another { $max } times in a row, not more.

## Why a record cannot be replayed.

record-none = This is not the record of a match. Expected JSON, or a word such as game.AbC123.
record-json = This record cannot be read as JSON: { $why }.
record-cut-off = This record is damaged, most likely cut off. Please copy it again, from the first character to the last.
record-altered = This record was altered: its digest does not match the rest of it.
record-other-game = This is a record of “{ $found }”; expected one of “{ $expected }”.
record-other-rules = This match was played by version { $found } of the rules; they are at version { $expected } now.
record-other-seed = The seed of this record does not follow from the secret and the salts of its deal.
record-too-many-actions = This record has { $found } actions, but a match has at most { $max }.
record-setup = The match of this record cannot be set up. { $why }
record-action = Action { $number } of this record is not legal. { $why }

## Worked examples.

example-refused = { $seat } asks for “{ $action }” and is refused ({ $rule }): { $why }
example-points = Points, if the match ended now: { $points }.
example-final-points = Points at the end: { $points }.
example-points-of = { $seat } { $points }
