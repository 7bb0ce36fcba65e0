### What the program says by itself.

## Playing.

player-name = Guest
bot-name-one = Anne
bot-name-two = Bart
bot-name-three = Calico
bot-name-four = Drake
bot-name-five = Edwina

play-you = You are { $seat }. At the table with you: { $bots }.
play-bot = { $seat } ({ $level })
play-hint = Type what you want to do. “help” lists what else you can type.
play-help = Type an action as it is listed, the number or letter in it, or enough of its words to tell it from the others. You can also type:
play-record = The match so far as one word. It holds the seed: whoever replays it sees everything.
play-undone = Taken back.
play-refused = { $why } (rule { $rule })
play-several = “{ $typed }” could mean { $several }. Please say which.
play-no-number = “{ $typed }” is not something you can do now. Type one of the numbers listed above, or “help”.
play-no-letter = “{ $typed }” is not something you can do now. Type one of the letters listed above, or “help”.
play-save-question = Save the match so far in { $file }? [yes/no]
answer-no = no
play-saved = The record is in { $file }. To see the match again:
play-again = To see the match again:
seed-line = Seed: { $seed }

# Keys of actions that have no number of their own.
choice-letters = abcdefghijklmnopqrstuvwxyz

word-help = help
    .about = this list
word-rules = rules
    .about = the rules of the game; “rules R4” shows rule R4 alone
word-table = table
    .about = the table once more
word-log = log
    .about = everything that has happened so far
word-record = record
    .about = the match so far as one word, to be replayed
word-undo = undo
    .about = take back your last action, as long as nothing was revealed since
word-quit = quit
    .about = leave the match

## How a match goes and ends.

story-whisper = (only { $seat }) { $text }
end-score = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-winner = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-winners = { $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
end-nobody = Nobody wins.
end-unfinished = The match is not over; so far it has { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.

## Replaying and verifying.

replay-heading = { $title }: { $seats }
replay-as-all = With everything that was hidden.
replay-as-spectator = As a spectator knew it.
replay-as-seat = As { $seat } knew it.
replay-step = Action { $number } of { $total }

verify-digest = The record is complete: its digest matches.
verify-rules = It is a match of { $title }, played by the current rules (version { $version }).
verify-actions = { $count ->
    [0] It has no actions yet.
    [one] Its one action is legal.
   *[other] All { $count } actions are legal.
}
verify-over = The match was played to its end. { $result }
verify-unfinished = The match was not played to its end.
verify-branch-imagined = It went on from another match, whose record is part of this one; what was hidden from { $seat } was imagined by the seed.
verify-branch-true = It went on from another match, whose record is part of this one; nothing was changed there.
verify-no-deal = It does not say how its seed was agreed on, so nothing can be said about the deal.
verify-seed = The seed follows from the dealer's secret and { $salts ->
    [one] { $salts } salt
   *[other] { $salts } salts
} of the players.
verify-commitment = The dealer's secret has the commitment { $commitment }; compare it with the one that was shown before the deal.
verify-promise-kept = The dealer's secret is the one that was promised before the deal.

## Games and simulations.

games-facts = { $title } by { $author }, { $min } to { $max } players, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

simulate-played = { $title }: { $games } matches in { $seconds } s on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
simulate-speed = { $games } matches and { $decisions } decisions per second
simulate-seat = seat
simulate-bot = bot
simulate-mean-score = mean score
simulate-win-share = win share

arena-played = { $title }, { $seats } players: { $games_count ->
    [one] { $games } match
   *[other] { $games } matches
}, { $deals_count ->
    [one] { $deals } deal
   *[other] { $deals } deals
} from every seat
arena-how = In brackets: the 95 % confidence interval, judged by how much deals differ. A fair share of wins is { $fair }. A Sailor has 1500 Elo; without one, all have it on average.
arena-win-share = win share, %
arena-place = place
arena-points = points
arena-elo = Elo
arena-pace = per decision
arena-microseconds = { $number } µs
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-slowest = slowest
arena-chart = { $title }, { $seats } players: share of wins
arena-chart-about = { $games_count ->
    [one] { $games } match
   *[other] { $games } matches
}, { $deals_count ->
    [one] { $deals } deal
   *[other] { $deals } deals
} from every seat. The whisker is the 95 % confidence interval, the dashed line the fair share, { $fair }.
arena-forfeits = { $name } could not play on in { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, and lost: { $fault }.
arena-interrupted = Interrupted after { $games } of { $all } matches.
arena-kept = Interrupted after { $games } of { $all } matches; the same command continues from there.

## Engines: what one of them did wrong.

fault-not-started = it cannot be started: { $why }
fault-gone = it ended: { $words }
fault-gone-silently = it closed its output without a word
fault-slow = it did not answer within { $milliseconds } ms, nor when it was told to stop
fault-garbled = it said something that is no message of the protocol: { $line }
fault-too-long = it said a line of more than { $most } bytes
fault-foreign = it speaks version { $found } of the protocol, not { $expected }
fault-out-of-turn = it answered a question that was not asked: { $line }
fault-illegal = it chose something illegal: { $action }
fault-refused = it says: { $why }

sit-seated = { $engine } sits at the table, in seat { $seat }.
sit-over = The match is over: place { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sit-given-up = The table was given up before the end of its match.

## What cannot be, and what was expected.

bad-game = There is no game “{ $found }”; the games are: { $known }.
bad-option = An option is written as name=value, not as “{ $found }”; the options of this game are: { $known }.
bad-level = There is no bot level “{ $found }”; the levels are: { $known }.
bad-levels = { $found } bot levels were given for { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}; give one level for all, or one for each.
bad-seed-length = A seed has 64 hexadecimal digits; this one has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}.
bad-seed-digit = A seed has 64 hexadecimal digits, and “{ $digit }” is not one.
bad-chance = The system gives no random numbers; please set a seed with --seed.
bad-seat = There is no seat { $found } at this table; the seats are 1 to { $seats }.
bad-viewer = There is no “{ $found }” at this table; choose a seat from 1 to { $seats }, a name, spectator or all.
bad-rule = There is no rule “{ $found }”; the rules are: { $known }.
bad-file = { $file } cannot be read: { $why }.
bad-file-none = “{ $file }” is neither a file nor the complete record of a match.
bad-file-folder = { $file } is a folder; name the file of a record.
bad-save-exists = { $file } already exists; name a new file for the record.
bad-save-folder = { $file } is in a folder that does not exist; name a new file in one that does.
bad-save = The record cannot be saved in { $file }: { $why }.
bad-commitment = The dealer's secret has the commitment { $expected }, not the promised { $found }.
bad-commitment-none = This record has no deal that a commitment could belong to.
bad-arena-bots = An arena takes a list of at most { $most } bots, not { $found }.
bad-save-file = { $work ->
    [hunt] The hunt
   *[other] The arena
} cannot be kept in { $file }: { $why }.
bad-save-busy = { $work ->
    [hunt] Another hunt
   *[other] Another arena
} is writing to { $file }; wait until it ends, or name another file.
bad-save-none = { $file } is not the file of { $work ->
    [hunt] a hunt
   *[other] an arena
}; name such a file, or a new one.
bad-save-empty = { $work ->
    [hunt] No match in { $file } has been looked through yet.
   *[other] No deal in { $file } has been played to its end yet.
}
bad-save-other = { $file } holds another { $work ->
    [hunt] hunt
   *[other] arena
}, where “{ $name }” is { $found }, not { $expected }; name the file of the same { $work ->
    [hunt] hunt
   *[other] arena
}, or a new one.
bad-save-damaged = Line { $line } of { $file } is damaged; if you remove it, only its { $work ->
    [hunt] match
   *[other] deal
} is played again.
bad-engine = The engine “{ $engine }” cannot play: { $fault }.
bad-program-none = An engine is a program with its arguments; “{ $found }” names none.
bad-program-open = A quotation mark in “{ $found }” is not closed.
bad-table-address = “{ $found }” is not the address of a table; one looks like this: http://127.0.0.1:7777/table/ID.
bad-table = The tavern refuses: { $why }
bad-table-reach = The tavern cannot be reached: { $why }.
bad-chart = The chart cannot be drawn in { $file }: { $why }.
bad-terminal = The terminal cannot be read or written: { $why }.

serve-open = The tavern is open: { $address }
bad-serve = The tavern cannot open: { $why }.
bad-data-in-use = Another Tortuga already uses the folder { $folder }; stop that one first, or name another folder with { $folder_option }.
bad-data-empty = { $file } is empty, though the whole tavern should be in it; restore a copy of it, or move it away to start afresh.
bad-data-foreign = { $file } does not belong to Tortuga; move it away, or name another folder with { $folder_option }.
bad-data-cut = { $file } is cut off: { $found } of its { $expected } bytes are there; restore a copy of it, or move it away to start afresh.
bad-data-damaged = { $file } is damaged and cannot be read; restore a copy of it, or move it away to start afresh.
bad-data-missing = { $file } is missing, but { $log }, which belongs to it, is there; put the two together again, or move { $log } away to start afresh.
bad-data-newer = A newer Tortuga wrote this data (version { $version } of the storage); use that one, or name another place with { $folder_option } or { $address_option }.
bad-data-address = { $address_option } does not name a PostgreSQL ({ $why }); write it as postgres://USER:PASSWORD@HOST/DATABASE.
bad-data-away = The PostgreSQL at { $address } cannot be used: { $why }.
bad-bus-alone = --bus connects nodes that share a PostgreSQL: please name it with --store.
bad-data-served = This PostgreSQL is in use; close all nodes of its tavern, and move one thing at a time.
bad-data-different = The table { $table } is there already, and it is not the same as here; nothing more was moved.
bad-load = The load could not be measured: { $why }.
moved-in = Everything is there: { $tables } tables ({ $skipped } of them from before), { $players } players, digest { $digest }.
bad-move = The tavern cannot be moved: { $why }.
move-interrupted = Interrupted; what was moved stays there. The same command continues from there.
rebuilt = Everything has been made anew: { $finished } finished matches at { $tables } tables.
bad-rebuild = Nothing can be made anew: { $why }.
rebuild-interrupted = Interrupted; please run the same command again to the end.

# Puzzles.
puzzles-found = { $title }, { $seats } players: { $puzzles } puzzles in { $matches } matches of Legends.
puzzles-dropped = Dropped: { $plain } decisions in which nothing stood out or a Sailor saw it, { $unclear } that deeper searches did not confirm, { $easy } that a Sailor often finds, { $doubtful } that a Legend often misses.
puzzles-kept = Interrupted after { $matches } of { $all } matches; with --save, the same command continues from there.
puzzles-checked = { $title }: { $puzzles } puzzles, each tried { $tries } times by every level.
puzzles-solved = { $level }: { $share } solved
puzzles-longest = The longest record has { $bytes } bytes; the smallest gap is { $gap } of the chance to win.
puzzles-missed = A Legend has to solve at least { $legend }, and a Sailor may solve at most { $sailor }: that is not so.
puzzles-none = There are no puzzles of this game yet; without --check, this command looks for some.

# Training.
train-lesson = Epoch { $epoch }: off by { $learnt } where it learnt, by { $held } in the matches held back.
train-before = What was known before is off by { $held } there.
train-written = What was learnt is in { $file }.
train-kept = Interrupted after { $matches } of { $all } matches; the same command continues from there.
train-nothing = This game has nothing to learn by: its bots judge positions in another way.
train-other-net = These weights are not for this game.
bad-train-file = { $file } cannot be used: { $why }.
