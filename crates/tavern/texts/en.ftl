### What the tavern says.

## Why it refuses.

problem-request = This request cannot be understood: { $why }.
problem-frame = A frame must hold text that asks for exactly one thing.
problem-no-route = There is nothing at this address.
problem-no-ask = A table cannot be asked for “{ $ask }”.
problem-method = This address does not take this kind of request.
problem-unclear = This request cannot be understood. Please check its address and its fields.
problem-too-long = This is more than can be read at once. Please send less.
problem-too-slow = This request took too long to arrive. Please try again.
problem-origin = This request comes from another site, so it is refused.
problem-storage = It could not be saved, so it was not done. Please try again in a moment.
problem-unreadable = This table cannot be read. We have been notified.
problem-closing = The tavern is closing for a moment. Please try again.
problem-elsewhere = This table has just moved to another house of the tavern. Please try again.
problem-cut-off = This house of the tavern is cut off for a moment. Please try again.
problem-moving = The table is moving to another house of the tavern. Please try again in a moment.
problem-too-fast = That was too much at once. Please wait a moment.
problem-too-long-answer = The answer would be too long to send. We have been notified.
problem-busy = You have asked for a lot of slow work. Please wait a moment.
problem-unread = Too many answers to your address are still unread. Please wait a moment.
problem-unsent = Too much is being sent from your address at once. Please wait a moment.
problem-failed = Something went wrong while working this out. Please try again.
problem-record-name = Seat { $seat } of this record has no name that we would accept here: a name has at most { $max } visible characters.
problem-record-salt = A salt in this record is longer than { $max } bytes or has control characters.
problem-record-salts = This record has more salts than seats.
problem-too-many-keys = Too many new players come from your address. Please try again later.
problem-too-many-tables = Too many new tables come from your address. Please try again later.
problem-too-many-open = You have { $max } unfinished tables. Please finish or close one first.
problem-too-many-streams = Too many pages are open at once. Please close one.
problem-too-many-of-yours = You have made many tables in a short time. Please wait a moment before the next.
problem-too-many-words = Too many links that lead nowhere were tried from your address. Please try again later.
problem-too-many-connections = Too many connections come from your address. Please try again in a moment.
problem-crowded = The tavern is full right now: only people seated at a table are served. Please try again in a moment.
problem-nameless = Please tell us your name first.
problem-name = A name has 1 to { $max } visible characters.
problem-no-link = This link has already been used or is too old. Please make a new one.
problem-no-game = There is no game “{ $game }”.
problem-no-example = There is no such example.
problem-no-table = There is no such table, or it is by invitation only. If so, please ask for its link.
problem-no-level = This game has no bots of the level “{ $level }”.
problem-seconds = The time for a decision is 1 to { $max } seconds.
problem-no-spectators = This table does not allow spectators.
problem-not-seated = You have no seat at this table.
problem-not-host = Only the host can do this.
problem-no-seat = There is no such seat; the table has { $seats }.
problem-full = All seats are taken.
problem-seat-taken = This seat is taken.
problem-not-your-seat = This seat is not played on your device.
problem-curtain = The curtain is down. First lift it for the one who wants this.
problem-salt = What you add to the deal may have at most { $max } bytes and no control characters.
problem-too-few = The game needs at least { $min } players; so far there are { $found }.
problem-not-gathering = The match has begun or the table was closed, so this is no longer possible.
problem-not-playing = No match is being played at this table.
problem-not-over = The match is not over yet.
problem-not-to-act = This is not your decision now. Please wait until it is.
problem-stale = The table has moved on: this answers decision { $found }, and yours is now { $present }.
problem-action-id = The id of an action has at most { $max } bytes.
problem-no-hints = There are no hints at this table.
problem-no-choice = There is only one thing you can do, so there is nothing to ask about.
problem-nothing-to-undo = There is nothing to go back to.
problem-no-endpoint = This is not the address of a push service: that is a name behind https.
problem-line = A message is one line of 1 to { $max } characters.
problem-given-up = This table was given up, so nothing more can be said here.
problem-talk-too-fast = Not so fast: please wait a moment before you say more.
problem-hushed = The host asks spectators to be quiet.
problem-on-voyage = That is not needed on a voyage. You can start any step again, and leave whenever you like.
problem-no-voyage = There is no such voyage.
problem-no-step = This voyage has no such step.
problem-others-play = You have asked to give up the match, and the others have not agreed yet. A bot can play for you.
problem-nobody-ends = Nobody has asked to give up the match.
problem-not-away = They are here, so nobody can play for them.
problem-not-away-long = { $seconds ->
    [one] They may still come back: a bot can be asked for in { $seconds } second.
   *[other] They may still come back: a bot can be asked for in { $seconds } seconds.
}
problem-not-due = They have nothing to decide now, so nobody needs to play for them.
problem-taken-back-enough = You have taken something back { $max } times in this choice. Please go on from here.
problem-asked-enough = Going back was asked for often enough. Please go on from here.
problem-too-much-happened = Too much has happened at this table for this. Please play on, or open a new one.
problem-rematch-exists = The same people are already playing again at another table.
problem-seats-needed = Somebody sits in a seat that would be gone. Please free that seat first.
problem-just-changed = { $seconds ->
    [one] You have just changed the table. Please give the others { $seconds } more second to see it.
   *[other] You have just changed the table. Please give the others { $seconds } more seconds to see it.
}

## What every page says.

page-name = Tortuga
page-skip = Skip to the content
page-lost = Connection lost. Trying again…
page-language = Language
page-theme = Theme
page-light = Light
page-dark = Dark
page-nameless = Your name
page-to-lobby = To the lobby
page-to-table = Back to the table
page-back = Back
page-copy = Copy
page-copied = Copied.
page-by-rule = Rule { $rule }
page-close = Close

oops-malformed = That does not work
oops-forbidden = This door is closed
oops-missing = Nothing here but the tide
oops-conflict = Not now
oops-too-many = Easy, sailor
oops-broken = We have sprung a leak
page-yes = Yes
page-no = No

## A name.

me-title = What shall we call you?
me-name = Your name
me-hint = No account: a cookie on this device remembers you.
me-save = Save
me-come-in = Come in
me-later = Later
me-device = Play on another device
me-device-about = A link takes your name and your seats to another browser. It works once, for { $minutes } minutes. Open it only on a device of your own.
me-device-make = Make a link
me-device-qr = QR code of this link
me-device-link = Open this on the other device
me-claim-title = Play on from here?
me-claim-about = This browser takes over the name and the seats of the one that made the link. If it had a name and seats of its own, it forgets them.
me-claim-yes = Yes, that is me

tempo-title = Pace
tempo-calm = Calm
tempo-normal = Normal
tempo-quick = Quick
tempo-at-once = At once
tempo-about = How fast you are shown what others do, and how long bots take. If several people play, bots take as long as the one who likes it calmest.
show-title = Pace and sound
sound-title = Sound
sound-off = Off
sound-quiet = Quiet
sound-normal = Normal
sound-loud = Loud
sound-about = Cards, splashes, coins, a cat, and a bell when it is your turn. A phone also gives you a light tap. Only this device is concerned.
notices-title = Being called
notices-about = By a notice of your system, when it is your turn and you look elsewhere; in slow games even though no page is open. Only this device is concerned.
notices-switch = Call me
notices-refused = Your browser does not let this page send notices. Its settings for this site can change that.
page-called = It is your turn.

offline-title = No wind
offline-about = The tavern cannot be reached: this device has no connection, or the tavern is closed for a moment.
offline-kept = Your seats and everything you have played are kept there. As soon as there is a connection, you can play on.
offline-again = Try again

guest-0 = Lucky Pelican
guest-1 = Salty Whiskers
guest-2 = Brave Barnacle
guest-3 = Merry Otter
guest-4 = Captain Crumb
guest-5 = Sleepy Parrot
guest-6 = Copper Paw
guest-7 = Old Compass
guest-8 = Swift Sardine
guest-9 = Misty Lantern
guest-10 = Rusty Anchor
guest-11 = Quiet Tide

## The lobby.

lobby-title = The lanterns are lit
lobby-lead = Pull up a stool: board games for a table of friends, or against bots that play fair. A link and a name are enough.
lobby-connected = { $count } at the tables
lobby-games = Games
lobby-players = { $min ->
   *[other] { $min }–{ $max } players
}
lobby-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lobby-rules = Rules
lobby-author = A game by { $author }
lobby-play-now = Play now
lobby-new-table = New table
lobby-open = Open tables
lobby-none-open = No table is open right now. Open one, and send the link to your friends.
lobby-mine = Your games
lobby-none-mine = You are not seated anywhere yet. “Play now” takes one click.
lobby-free = { $free } of { $seats } seats free
lobby-playing = being played
lobby-gathering = taking seats
lobby-over = over
lobby-waiting = waiting for { $seats }
lobby-my-move = your move
lobby-minutes-left = { $n } min left
lobby-hours-left = { $n } h left
lobby-join = Join
lobby-watch = Watch
lobby-watch-again = Replay
lobby-return = Return
lobby-foot = Tortuga is free software. No accounts, no trackers: a cookie remembers your name and seats.
lobby-replay = Replay a record
lobby-against-cabin-boy = Cabin boys
lobby-against-sailor = Sailors
lobby-against-captain = Captains
lobby-against-legend = Legends
lobby-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}

## A new table.

new-title = A new table
new-place = { $game } · new table
new-problem = The table could not be opened.
new-game = Game
new-variants = Variants
new-variants-hint = On their own or combined.
new-seats = Number of seats
new-who = Who sits where
new-seat = Seat { $number }
new-seat-level = Level of the bot in seat { $number }
new-seat-name = Name of whoever has seat { $number } on this device
new-me = Me
new-here = This device
new-open = Open seat
new-bot = Bot
new-open-hint = whoever comes first
new-level-cabin-boy = plays at random, with manners.
new-level-sailor = knows what things are worth and plays at once.
new-level-captain = thinks a moment ahead in imagined deals.
new-level-legend = thinks longer and misses little.
new-levels = None of them sees more than a player in its seat.
new-door = Who may join
new-public = Public
    .about = Shown in the lobby; anybody may sit down.
new-link = By link only
    .about = Only people who have the invite link.
new-spectators = Spectators allowed
    .about = They see what is open on the table, never a hand.
new-clock = Time for a choice
new-clock-0 = No clock
    .about = Take your time.
new-clock-30 = 30 seconds
    .about = For quick paws.
new-clock-60 = 60 seconds
    .about = Brisk, with room to think.
new-clock-300 = 5 minutes
    .about = For a cup of tea between choices.
new-clock-86400 = One day
    .about = For slow games.
new-absence = When somebody leaves or runs out of time
new-wait = The table waits
    .about = A bot plays for somebody only if they or the others ask for it; the clock only reminds.
new-stand-in = A bot stands in
    .about = It plays until they return, and they may return at any time.
new-hints = Hints
new-hints-hint = When you have to decide, you can take a hint: what a captain would do. They know only what you know, and only you hear the answer.
new-hints-alone = Against bots only
    .about = Off as soon as somebody else may sit down.
new-hints-always = Always
    .about = Everybody may ask, for themselves.
new-hints-never = Never
    .about = Nobody whispers here.
new-go = Open the table
new-two-seats = You can take only one seat. Please choose “Me” once.
new-no-number = The number of seats is missing.
new-more = More
new-levels-title = How well bots play

## Rules.

rules-title = { $game }: the rules
rules-place = { $game } · rules
rules-contents = Contents
rules-rule = Rule { $rule }
rules-example = Example
rules-example-before = Before
rules-example-after = After
rules-example-play = Play it
rules-glossary = Glossary
rules-about = About the game
rules-find = Search the rules
rules-found = Found:
rules-found-none = Nothing found
rules-copies = { $n } in the box

## The page of a game.

about-place = About the game
about-box = In the box
about-bots = How strong the bots are
about-bots-lead = How often one bot of a level wins at a table of { $seats } whose other seats play on another level. The line marks what it would win if it played no better than they do.
about-bots-all = Tables of other sizes
about-bots-players = Players
about-bots-fair = Equal
about-pairing = { $one } against { $others ->
    [cabin-boy] cabin boys
    [sailor] sailors
    [captain] captains
   *[other] legends
}
about-share = { $share } %
about-watch = Public matches
about-watch-none = Nobody has played in public lately. Open a table and be the first.

## Replay.

replay-title = Replay of { $game }
replay-place = Replay · { $game }
replay-board = Board
replay-step = Step
replay-of = { $step } of { $steps }
replay-first = To the start
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-go = Go there
replay-about = About this replay
replay-shown = What is shown
replay-seen-by = Seen by
replay-all = All revealed
replay-as = As { $name } knew it
replay-as-spectator = As a spectator saw it
replay-show = Show
replay-keep = Keep and share
replay-download = Download the record
replay-share = Link that holds the whole game
replay-share-long = This record is too long for a link. Please download it instead.
replay-log = Log
replay-log-about = What happened
replay-nothing-yet = Nothing has happened yet.
replay-open-title = Replay a record
replay-open-lead = Paste the record of a match, as JSON or as one line, as in a link. It is replayed and checked here.
replay-open-record = Record
replay-open-file = Or choose a file
replay-open-go = Replay it
replay-empty = Please paste a record first.
replay-no-game = This is a record of “{ $game }”, a game that we do not know.

analysis-title = What decided the match
analysis-thinking = Thinking it over: { $percent } %
analysis-busy = Many other matches are being thought over right now; this one has to wait.
analysis-chart = Everybody’s chance to win, step by step.
analysis-line = { $name }: { $first } % at the start, at best { $top } % at step { $step }, { $last } % at the end.
analysis-costly = The decisions that cost the most
analysis-who = { $seat }, step { $step }:
analysis-what = played “{ $played }” ({ $wins } %), “{ $best }” would have won { $better } %.
analysis-none = No decision cost anybody much: everybody played like a captain.
analysis-about = A captain thought over each choice, knowing only what its player knew at the time. A percentage is how often the match was won from there in imagined deals.
analysis-decided = What decided it: { $seat } played “{ $played }”. “{ $best }” would have won { $percent } % more often.
analysis-won-anyway = { $seat } won in spite of “{ $played }”: “{ $best }” would have won { $percent } % more often.
analysis-decided-thinking = A captain thinks over what decided it…
analysis-some = The match was long: { $some } of its { $all } choices were thought over, evenly spread; what the rest cost counts as luck.
analysis-calmed = The lines are smoothed: each point is the mean of some choices around it.
analysis-move = { $seat } “{ $action }”
analysis-refuted = Most likely after “{ $action }”: { $moves }.
analysis-instead = After “{ $action }” instead: { $moves }.
analysis-either = Most likely meanwhile: { $moves }.
skill-title = Luck and skill
skill-start = Start
skill-own = Own choices
skill-others = Others’ choices
skill-luck = Luck
skill-end = End
skill-about = In percentage points of the chance to win; every row adds up. Own choices: what somebody gave away against the best that could be seen then. Others’ choices: what the others gave away to them. Luck is all the rest: what was dealt, drawn and hidden.
why-title = Why?
why-ask = What does { $seat } decide now, and why?
why-nothing = There was nothing to choose here.
why-thinking = It is being thought over…
why-again = Look again
why-did = Why did { $seat } choose “{ $action }”?
why-bot = { $seat } has thought it over once more, knowing only what it knew then. These were the best choices:
why-person = A Legend in the place of { $seat }, knowing only what was known there, would have weighed these choices:
why-choice = “{ $action }” wins { $odds }.
why-played = “{ $action }” wins { $odds }. This is what was played.
why-then = Expected then: { $moves }.
why-regretted = On second thoughts { $seat } would rather have played “{ $best }”.
why-better = “{ $best }” would have been better.
why-mixed = Others chose at the same time, so the choice is mixed: nobody should be able to foresee it.
why-figure = “{ $action }”:
why-about = How often the match was won from there, in imagined deals that fit what was known in this seat. Nobody looked at what was hidden.
odds-surely = almost always
odds-nine-in-ten = about nine times in ten
odds-three-in-four = about three times in four
odds-two-in-three = about two times in three
odds-half = about half the time
odds-one-in-three = about one time in three
odds-one-in-four = about one time in four
odds-one-in-five = about one time in five
odds-one-in-ten = about one time in ten
odds-one-in-twenty = about one time in twenty
odds-hardly = hardly ever

verify-title = Verification of the deal
verify-good = Verified.
verify-bad = Not verified.
verify-sum = Every check of this match passed.
verify-sum-bad = At least one check failed or could not be made.
verify-mark = The mark shown before the deal is the SHA-256 of the secret:
verify-mark-other = The mark you noted is not the SHA-256 of the secret:
verify-seed = The seed follows from the secret and what the seats added:
verify-salt = { $seat } added “{ $salt }”
verify-no-salt = { $seat } added nothing
verify-secret = Secret:
verify-steps = { $steps ->
    [one] The only decision is legal by the rules, version { $version }.
   *[other] All { $steps } decisions are legal by the rules, version { $version }.
}
verify-digest = The digest matches: nothing was altered or cut off.
verify-no-deal = This record does not say how its seed was agreed on, so the deal itself cannot be checked.
verify-position = It began at the position “{ $position }” of the game’s examples; the seed decides only what came after.
verify-branch-imagined = It went on from another match, whose record is part of this one. What was hidden from { $seat } was imagined by the seed.
verify-branch-true = It went on from another match, whose record is part of this one. Nothing was changed there.
verify-note = The mark you noted before the deal
verify-compare = Compare
verify-undone = { $n ->
    [one] Practice: once people went back behind what had been revealed, so this match does not count.
   *[other] Practice: { $n } times people went back behind what had been revealed, so this match does not count.
}

## The table.

table-board = Board
table-side = Log and chat
table-guide = What is this about?
table-guide-wait = Nothing for you to decide now: see what the others do.
table-hints = With hints
table-hint = Hint: what would a captain do?
table-hint-ask = Hint
table-hint-would = Hint: a captain would
table-hint-close = Close
table-hint-thinking = A captain is thinking it over…
table-hint-clear = That is clearly better than anything else. The next best: { $other }.
table-hint-small = That is a little better than the next best: { $other }.
table-hint-equal = As good as that: { $other }.
table-hint-mixed = Others choose at the same time: mostly this, but not always, so that nobody can read you. Now and then: { $other }.
table-hint-other = something else
table-hint-elsewhere = the same in another place
table-hint-short = { $action_short }
table-hint-lost = The match can hardly be won any more: a captain now plays for the best place that is left.
table-hint-won = The match is as good as won: a captain now plays it safe.
table-hint-figures = In figures
table-hint-wins = wins { $percent } % of { $worlds } imagined deals
table-hint-computed = wins { $percent } %, computed to the end
table-hint-weight = choose it { $percent } % of the time
table-hint-about = How often you win from there, in imagined deals that fit what you know. Nothing has been played for you.
table-log = Log
table-log-about = What happened
table-log-cut = Earlier events are hidden: you have to remember them, as at a real table. The whole log opens when the match is over.
table-chat = Chat
table-message = Message
table-say = Say something
table-send = Send
table-rules = Rules
table-rule = Rule
table-from-example = This match began from a worked example of the rules, not with a deal.
table-from-voyage = This match begins where your voyage ended.
table-to-example = Go to the example
table-you = you
table-online = online
table-away = away
table-bot = bot
table-stand-in = a bot stands in
table-left = left
table-free = Free seat
table-free-about = waiting for somebody
table-take-back = Take back my last choice
table-undo = Go back to before my last action, if all other people at the table agree. The match becomes practice.
table-undo-asked = Somebody has already asked to go back
table-nothing-to-undo = Nothing to take back
table-undo-proposal = { $seat } asks to go back. Still to agree: { $seats }.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Never mind
table-leaving = Leave the match
table-leaving-about = It stays among your games, and you can come back to your seat at any time.
table-leave = Let a bot play for me
table-give-up = Give up this match
table-ask-to-end = Ask the others to give up
table-end-proposal = For giving up the match: { $seats }. Still to agree: { $waiting }.
table-agree-end = Give up
table-play-on = Play on
table-hush = Ask spectators to be quiet
table-unhush = Let spectators talk again
table-hushed = The host asks spectators to be quiet.
table-spectator = spectator
table-sayings = Reactions and quick phrases
saying-laugh = laughs
saying-cheer = cheers
saying-love = loves it
saying-wow = is amazed
saying-think = is thinking
saying-sweat = is sweating
saying-cry = is crying
saying-sleep = has fallen asleep
saying-ahoy = Ahoy!
saying-good-luck = Good luck!
saying-well-played = Well played!
saying-nice-move = Nice move!
saying-thanks = Thank you!
saying-you-are-welcome = You are welcome!
saying-sorry = Sorry!
saying-oops = Oops…
saying-your-turn = Your turn!
saying-one-moment = One moment, please.
saying-let-me-think = Let me think…
saying-back-soon = Back in a minute.
saying-here-again = I am back.
saying-what-luck = What luck!
saying-bad-luck = What bad luck!
saying-close-call = That was close!
saying-revenge = I will have my revenge!
saying-good-game = Good game!
saying-one-more = One more?
saying-must-go = I have to go.
table-mute = Hide this person’s messages
table-unmute = Show this person’s messages
table-stands-in = A bot plays for you.
table-return = Play myself again
table-called = { $seat } calls you to this table.
table-called-plain = You are called to this table.
table-sit-down = Sit down and play
table-full = All seats are taken.
table-invite = Call your friends
table-link = Invite link
table-link-about = Whoever opens the link may sit down; a name is all they need.
table-qr = QR code of the invite link
table-sealed-deal = The deal is already sealed; you can check it after the game. Its mark:
table-people = At the table
table-taken = { $taken } of { $seats } seats taken
table-host = Host
table-sit = Sit here
table-stand = Stand up
table-remove = Remove
table-level = Level of the bot
table-add-bot = Add bot
table-start = Start the game
table-close = Close the table
table-too-few = At least { $min } players are needed: wait for a friend or add a bot.
table-host-begins = The host will start the game.
table-free-seats-go = Seats that are still free are removed when the game starts.
table-all-here = Everybody is here.
table-not-here = Every seat is taken. Not here at the moment: { $seats }.
table-seconds = { $n ->
    [one] { $n } second per choice
   *[other] { $n } seconds per choice
}
table-private = By link only
table-public = Public table
table-no-spectators = No spectators
table-scores = Score sheets
table-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
table-points = Worth
table-what = What for
table-how = How
table-total = Total
table-over = Here is where it all came from.
table-you-win = You win!
table-own-place = Your place: { $place } of { $seats }, with { $points }.
table-final-board = The final board
table-harder = Rematch with harder bots: { $level }
table-closed = This table was closed
table-given-up = The match was given up
table-nobody-wins = Nobody wins
table-wins = { $seats } wins with { $points }
table-win-together = { $seats } win together with { $points } each
table-rematch = Rematch with everyone
table-to-rematch = To the rematch
table-replay = Watch the replay
table-honest = The deal was honest.
table-not-honest = The deal does not match its mark.
table-deal-about = The mark shown before the game is the SHA-256 of the server’s secret; the secret and the players’ salts make the seed.
table-mark = Mark
table-secret = Secret
table-seed = Seed
table-skip = Skip
table-skip-about = Skip to the end of this; any tap on the board does, too
table-hits-you = That hits you:
table-hand = What you hold
table-screen = a screen
table-screen-open = Show on a big screen
table-screen-code = or open /screen on the TV and type { $code }
screen-title = A screen for everybody
screen-about = Which table? The code stands beside the chat of those who play there.
screen-code = Code
screen-show = Show the table
screen-join = Come and play
screen-join-about = Point a phone at the code; a name is all you need.
screen-all-here = Everybody is here: the host may begin.
screen-next = The next match begins here in a moment.
problem-no-screen = No table has this code, or its match is over.
table-hand-only = Beside a screen: show only what is mine
table-tab-hand = Mine
table-tab-board = Whole table
table-tab-all = Show everything again
table-beside = on this device, too
table-beside-name = Name
table-beside-sit = Plays here, too
table-curtain-hand = Hand it to { $seat }
table-curtain-how = All others look away. Hold the button until it is full, or pull it up; with a keyboard, press Enter on it.
table-curtain-lift = I am { $seat }
table-curtain-lower = Lower the curtain before { $seat } hands the device on
table-curtain-open = The board is open to all
table-curtain-idle = Nobody here has to decide now
table-curtain-others = To look at one’s own things:
table-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
table-minutes = { $n ->
    [one] { $n } minute per choice
   *[other] { $n } minutes per choice
}
table-hours = { $n ->
    [one] { $n } hour per choice
   *[other] { $n } hours per choice
}
table-without = Without: { $option }
table-hints-are = Hints: { $hints }
table-settings = Change the settings
table-set-up = Change
table-changed = The host has changed the table:
table-closing = Close this table?
table-closing-about = Everybody at it is sent away, and its link no longer leads anywhere.
table-keep-open = Keep it open
table-watchers = Watching:
table-watchers-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
table-watchers-only = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
table-stand-in-own = a bot plays for you
table-bot-soon = If they do not come back by then, you can ask for a bot.
table-bot-for = Bot
table-bot-for-about = Let a bot play for them until they come back
table-undo-alone = Go back to before my last action. You have seen what followed, so the match becomes practice.
table-practice = Practice
table-practice-about = Somebody went back behind what had been revealed, so this match does not count. Its record says so.
table-undo-refused = { $seat } does not want to go back.
table-end-refused = { $seat } wants to play on.
table-took-back = { $seat } took the last choice back.
table-went-back = The match went back to before the last action of { $seat }. From now on it is practice.
table-minute = How do I win?
table-minute-goal = The goal
table-minute-turn = A turn
table-minute-end = The end
table-minute-points = What counts
table-scores-now = So far
table-scores-seen = As far as you may see: the rest comes to light in the end.
table-points-hidden = hidden
table-what-is-this = What is this? Tap anything (key: ?)
table-what-keys = Arrows: go on · Enter: the rule · Esc: back
table-what-taps = Tap whatever you want to know about. The button “?” ends it.
table-sure-undo = Go back to before your last action? You have seen what followed, so the match becomes practice and does not count.
table-sure-give-up = Give up? The match ends here, and nobody can go on with it.

# Voyages.
sailing-title = The captain
sailing-first-time = First time? Learn it in 5 minutes
sailing-go-on = Go on with your voyage
sailing-sail = Learn it on a voyage
sailing-step = Step { $n } of { $of }
sailing-next = Go on
sailing-watch = Watch…
sailing-asked = What was the question?
sailing-play = Play on
sailing-again = This step anew
sailing-leave = Leave, and go on later
sailing-learnt = What you have learnt
sailing-whole = Now a whole match
sailing-repeat = The voyage once more
sailing-offer = Learn the game first?
sailing-no-offer = No, thanks
sailing-listen = The captain has something to show you.
sailing-fold = The captain’s words
sailing-elsewhere = Another moment.

## Playing on from a step of a replay.

play-on-title = Play on from here
play-on-about = Take a seat as it was after this step. What is drawn from now on is drawn anew.
play-on-seat = Your seat
play-on-to-act = to act
play-on-hidden = What was hidden
play-on-imagined = As this seat could imagine it
play-on-imagined-about = Hidden cards are dealt anew, so that they fit everything this seat knew.
play-on-true = As it was
play-on-true-about = Nothing changes hands. The replay has shown it all.
play-on-with = Against
play-on-friends = Friends, by a link
play-on-go = Play on
table-went-on = This match goes on from another one, so it does not count.
table-went-on-imagined = What was hidden was dealt anew, as it could be imagined.
table-went-on-true = What was hidden is as it was.
table-to-origin = To the match it came from

## Challenges: the same deal for friends.

lobby-challenge = Challenge friends
table-challenge = Challenge friends
challenge-title = { $game } · Challenge
challenge-about = One deal for all: everybody plays it from seat { $seat } of { $seats } against { $level ->
    [cabin-boy] Cabin boys
    [sailor] Sailors
    [captain] Captains
   *[other] Legends
}, who always answer the same in the same position.
challenge-accept = Play this deal
challenge-again = Play it again, for fun
challenge-go-on = Go on with your match
challenge-first = What the others made of it is compared here when you have played. Only your first match counts, and nobody gives hints.
challenge-results = Who made what of it
challenge-who = Player
challenge-points = Points
challenge-place = Place
challenge-compare = Compare
challenge-share = Link for friends
challenge-share-about = Whoever has the link may play. When somebody has finished, they know the cards of this deal.
challenge-side-by-side = Side by side
challenge-decision = Decision { $n } of { $of }
challenge-previous = The decision before
challenge-next = The next decision
challenge-same = So far both saw the same and did the same.
challenge-parted = Here the two matches part.
challenge-apart = The two matches have parted before.
challenge-over = finished before
challenge-all = All decisions
problem-no-challenge = A challenge needs a match that one person plays against bots.
problem-no-undo = Nothing that was revealed is undone here: everybody plays the same deal.
problem-puzzle-waits = This puzzle has not been answered yet. You can leave it by simply going away.

## The deal of the day.

daily-title = The deal of the day
daily-of = { $game } · The deal of the day
daily-short = one deal a game, the same for everybody
daily-lead = One deal a game, the same for everybody, against Captains that always answer the same in the same position. Your first try counts.
daily-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
daily-clock = The tavern has one clock for everybody. It shows UTC: now { $now }.
daily-days = Other days
daily-all-games = All games
daily-to-play = Play
daily-to-board = The board
daily-yesterday = Yesterday
daily-today = Today’s deal
daily-past = This day’s deal
daily-about = Everybody plays from seat { $seat } of { $seats } against Captains. Nobody gives hints, and nothing that was revealed is undone.
daily-ends = Whoever begins before midnight after { $date } may finish until 01:00. Then all cards are shown.
daily-first-counts = Your first try counts. You may play the deal as often as you like.
daily-past-counts = The day is over: new tries do not count. You may play the deal as often as you like.
daily-play = Play today’s deal
daily-play-past = Play this deal
daily-again = Play it again, for fun
daily-go-on = Go on with your try
daily-under-way = Your try is under way.
daily-tried = You have tried it.
daily-given-up = given up
daily-try = Try { $n }
daily-place = { $points }, place { $place } of { $all }
daily-standing-counts = this try counts
daily-standing-late = ended too late to count
daily-standing-later = a later try: does not count
daily-standing-new = does not count: your first day here
daily-standing-seen = does not count: somebody new played this deal from your network
daily-standing-past = does not count: the day was over
daily-share = A line to share: it gives nothing away
daily-line = Tortuga · { $game } · { $date } · { $points }
daily-line-place = place { $place } of { $all }
daily-board = The board of the day
daily-counted = { $n ->
    [0] Nobody’s try has counted.
    [one] One try has counted.
   *[other] { $n } tries have counted.
}
daily-names = Only those who want it are named: you decide at the end of your try.
daily-nameless = somebody
daily-you = you
daily-spread = { $n ->
    [one] One try
   *[other] { $n } tries
}: the fewest points are { $least }, the middle one has { $middle }, the most are { $most }.
daily-spread-own = you: { $points }
daily-lessons = What can be learnt from it
daily-best = The best line that was found brought { $points }.
daily-best-watch = Watch the best line
daily-best-none = Nobody has finished this deal.
daily-losses = Where you lost chances
daily-no-losses = No decision of yours cost much: you played like a captain.
daily-thinking = A captain thinks your match over. Please look again in a minute.
daily-own-replay = Your own match, step by step
daily-honest = How you can see that it is honest
daily-honest-about = The deal follows from a secret. Days before, the tavern shows the SHA-256 of the secret: its mark. When the day is over, it shows the secret itself, and anybody can check that it fits the mark. Nobody can work the deal out of the mark.
daily-bound = The mark was fixed on { $date } at { $time } UTC.
daily-secret-later = The secret is shown when the day is over.
daily-ahead = The marks of the days ahead
daily-limits = What keeps people from knowing the cards before they play
daily-limits-about = A try counts only if it is the first one with its key, if its key has been at a match that began on an earlier day, and if nobody with a new key has played the same deal from the same network before. Nobody can look on, and no replay, record or analysis of today’s deal is shown to anybody before the day is over.
daily-limits-not = This does not keep out somebody who has prepared a second key days before, or who begins with a known key and then tries the deal out with a new one, nor a friend who tells you the cards.
table-to-day = To the board of the day
table-day-sealed = Others still play this deal: the replay, the analysis and the secret are shown when the day is over.
table-day-sign = Show my name on the board
table-day-unsign = Take my name off the board
problem-no-day = There is no deal of that day here.
problem-day-sealed = Others still play this deal. It is shown when the day is over, an hour after midnight UTC.
problem-day-alone = Everybody plays the deal of the day by themselves: no bot stands in.
problem-of-a-day = This is the deal of a day. It has a board of its own.
problem-no-line = Nobody’s try counted on this day.
problem-nothing-to-sign = There is no board on which your name could stand: the try at the deal of a day is not over.

## The archive.

archive-title = The archive
archive-lead = Public matches that came to their end, to be watched step by step.
archive-great = Watch a great one
archive-filter = What to look for
archive-game = Game
archive-any-game = All games
archive-seats = Players
archive-any-seats = Any
archive-seats-n = { $n } players
archive-people = Who played
archive-any-people = Anybody
archive-two-people = Two people or more
archive-order = First come
archive-newest = the newest
archive-exciting = the most exciting
archive-closest = the closest
archive-longest = the longest
archive-shortest = the shortest
archive-name = Somebody’s name
archive-look = Look
archive-now = Going on now
archive-found = Matches
archive-none = No public match like this has come to its end yet.
archive-length = { $n ->
    [one] one action
   *[other] { $n } actions
}
archive-margin = { $percent ->
    [0] level on points
   *[other] won by { $percent } %
}
archive-margin-far = won by far
archive-leads = { $n ->
    [0] the lead never changed
    [one] the lead changed once
   *[other] the lead changed { $n } times
}
archive-pages = Pages
archive-page = Page { $n }
archive-previous = Previous
archive-next = Next
about-archive = More in the archive
problem-no-great-match = No public match has come to its end yet.

# Puzzles.
puzzles-title = Puzzles
puzzles-of = { $game } · Puzzles
puzzles-lead = Positions from matches of Legends in which one choice is clearly best. Think, choose, and see why.
puzzles-own = How you are doing
puzzles-strength = Strength
puzzles-strength-about = By Glicko-2; within ± { $within } with 95 % confidence.
puzzles-count = { $tried ->
    [0] { $all } puzzles
   *[other] { $solved } solved of { $tried } tried, { $all } in all
}
puzzles-first = First puzzle
puzzles-next = Next puzzle
puzzles-all-tried = You have tried them all.
puzzles-first-counts = Only your first try counts for your strength.
puzzles-every = All puzzles
puzzles-open = Puzzle { $number }: not tried yet
puzzles-solved = Puzzle { $number }: solved
puzzles-missed = Puzzle { $number }: missed
puzzles-other-games = Puzzles of all games
puzzle-title = Puzzle { $number } of { $all }
puzzle-question = What would you do? Choose on the board; your first choice counts.
puzzle-question-again = Try something else, for practice.
puzzle-right = Right: that is the best choice.
puzzle-wrong = There is something better.
puzzle-best = Best
puzzle-second = Second best
puzzle-yours = Yours
puzzle-wins = wins { $percent } %
puzzle-why = Your rivals now answer as Legends do: watch why, or play on.
puzzle-how = How this was checked
puzzle-proof = Checked { $times } times, with { $worlds } imagined worlds each, from what this seat knew; always ahead by { $gap } points or more.
puzzle-next = Next puzzle
puzzle-all = All puzzles
problem-no-puzzle = There is no such puzzle.
problem-all-puzzles = You have tried all puzzles of this game.
