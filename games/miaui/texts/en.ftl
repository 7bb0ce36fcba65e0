game-title = Miaui
game-blurb = Choose in secret how deep to dive, and bring home the best catch of the lagoon.
game-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-author = Bruno Faidutti

option-open_baskets = Open baskets
    .about = Used dive cards and all catches lie open for everyone (rule V1).
option-no_fights = No fights
    .about = Kiti stays in the box: a contested catch stays in the lagoon and grows into a stack (rule V2).

# Catches. The value is part of the name.
catch-catfish = catfish ({ $value })
catch-tiger-fish = tiger fish ({ $value })
catch-tuna = emperor tuna ({ $value })
catch-anglerfish = anglerfish ({ $value })
catch-jellyfish = jellyfish ({ $value })
catch-gull = gull

depth-deep = deep
    .at = In the deep
    .in = in the deep
    .from = from the deep
    .hand = right
    .cell = the deep catch
depth-middle = middle
    .at = At middle depth
    .in = at middle depth
    .from = from middle depth
    .hand = right
    .cell = the middle catch
depth-shallow = shallow
    .at = In the shallows
    .in = in the shallows
    .from = from the shallows
    .hand = left
    .cell = the shallow catch

action-dive = Dive to { $dive }
action-put-away = Put three jellyfish away
action-keep = Keep the jellyfish
dive-of = { $seat } { $dive }

event-round = Round { $round }.
event-last-round = Round { $round }, the last one.
event-laid = { $depth_at }: { $catch }.
event-laid-face-down = A face-down card { $depth_in }: only { $seat } may look at it.
event-looked = By the light of your lantern you see what lies { $depth_in }: { $catch }.
event-looked-of = By the light of the lantern { $seat } sees what lies { $depth_in }: { $catch }.
event-gulls-back = { $count ->
    [one] A gull came up in the first round and was shuffled back in.
   *[other] { $count } gulls came up in the first round and were shuffled back in.
}
event-chosen = { $seat } has chosen.
event-turned-up = All dives are turned up: { $dives }.
event-tie = { $among } played { $dive } and want { $depth_cell }: nearest to Kiti's { $depth_hand } hand is { $seat }.
event-contested = { $among } played { $dive }: { $depth_cell } stays where it is.
event-untouched = Nobody's number is left for { $depth_cell }: it stays where it is.
event-caught = { $seat } takes { $catch } { $depth_from }.
event-gull = The gull carries off { $catch } from { $seat }'s pile.
event-gull-hungry = { $seat }'s pile is empty: the gull flies off hungry.
event-jellyfish = { $seat } puts three jellyfish away.
event-jellyfish-kept = { $seat } could put three jellyfish away, and keeps them.
event-lantern = { $seat } lights a lantern { $depth_in }.
event-kiti-placed = Kiti stands between { $right }, at her right hand, and { $left }, at her left.
event-kiti = Kiti moves on: { $right } at her right hand, { $left } at her left.
event-ended = The tide turns: the match is over.

illegal-no-such-dive = There is no dive card { $dive }: they are numbered 1 to { $deepest }.
illegal-dive-used = You have already used dive card { $dive }.
illegal-no-third-jellyfish = Jellyfish can be put away only when you have just taken the third one.
illegal-jellyfish-first = First decide about your jellyfish: put three away, or keep them.

score-catfish = Catfish: { $values }
score-tiger-fish = Tiger fish: { $values }
score-tuna = Emperor tuna: { $values }
score-anglerfish = Anglerfish: { $values }
score-jellyfish = Jellyfish: { $values }

# The table as lines of text.
sketch-round = Round { $round } of { $rounds }
sketch-over = The lagoon is empty
sketch-deep = Deep: { $cards }
sketch-middle = Middle: { $cards }
sketch-shallow = Shallow: { $cards }
sketch-peeked = { $catch }, face down, seen only by { $seat }
sketch-face-down = face down, only { $seat } may look
sketch-kiti = Kiti: { $right } at her right hand (deep, middle), { $left } at her left (shallow)
sketch-last-round = Round { $round } was { $dives }; { $fates }
sketch-taken = { $depth } to { $seat }
sketch-left = { $depth } to nobody
sketch-pending = { $depth } not yet fished
sketch-pile = { $cards_count ->
    [0] { $seat }'s catch: none
    [1] { $seat }'s catch: { $cards }
   *[other] { $seat }'s catch, the top first: { $cards }
}
sketch-pile-top = { $under ->
    [0] { $seat }'s catch: { $top }
    [one] { $seat }'s catch: { $top } and { $under } card under it
   *[other] { $seat }'s catch: { $top } and { $under } cards under it
}
sketch-hand = { $dives_count ->
    [0] { $seat }'s dive cards: none
   *[other] { $seat }'s dive cards: { $dives }
}

# The board.
board-lagoon = Lagoon
board-seats = Seats, clockwise from you
board-catfish = Catfish
board-tiger-fish = Tiger fish
board-tuna = Emperor tuna
board-anglerfish = Anglerfish
board-jellyfish = Jellyfish
board-gull = Gull
board-deep = Deep
board-deep-by = highest number
board-deep-alone = highest, if unique
board-middle = Middle
board-middle-by = next highest
board-middle-alone = second, if unique
board-shallow = Shallow
board-shallow-by = lowest number
board-shallow-alone = lowest, if unique
board-right-hand = right hand
board-left-hand = left hand
board-ties = ties:
board-stack = { $n } cards
board-empty = empty
board-nobody = nobody
board-face-down = face-down card: only { $seat } may look
board-peeked = face down for everyone else: only you see it
board-round = Round { $n } of 12
board-last-round = Last round
board-in-deck = in the deck
board-prompt = Choose a dive card.
board-prompt-last = The last dive: play your last card.
board-prompt-jellyfish = That is a third jellyfish: put three of them away?
board-waits-jellyfish = { $seat } decides about the jellyfish.
board-waits = Waiting for { $seats }.
board-chose-and-waits = You chose { $dive }. Waiting for { $seats }.
board-turned-up = All dive cards are turned up.
board-taken = { $seat } takes { $depth_cell }.
board-left = Nobody takes { $depth_cell }.
board-over = The match is over.
board-rank = { $n ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
board-ties-deep = for deep and middle
board-ties-shallow = for shallow
board-kiti = Kiti stands between { $right } and { $left }. Ties for deep and middle: { $deep }. Ties for shallow: { $shallow }.
board-choose = choose
board-choosing = choosing
board-not-chosen = not chosen yet
board-sealed = sealed
board-sealed-choice = sealed choice
board-played = played
board-won-deep = deep
board-won-middle = middle
board-won-shallow = shallow
board-won-nothing = nothing
board-last = Last:
board-catches = { $n ->
    [one] { $n } catch
   *[other] { $n } catches
}
board-dives = { $n ->
    [one] { $n } dive left
   *[other] { $n } dives left
}
board-dives-are = Left:
board-look = { $n ->
    [one] Look at the catch:
   *[other] Look through { $n } catches. On top:
}
board-basket = catches, oldest first
board-worth = Worth
board-private = Only you can see this.
board-close = Close
board-hand = Your dive cards
board-dive-card = Dive card
board-chosen = chosen
board-hint-choose = Choose one.
board-hint-change = Sealed. Tap another to change it.
board-hint-last = Your last one.
board-hint-wait = Please wait.
board-hint-show = The catch is being shared out.
board-used = Used:
board-used-one = used
board-watching = You are watching.
board-no-catch = No catch at all

## For those who play for the first time.

guide-dive = The highest dive takes the deep catch, the next highest the middle one, the lowest the shallow one. Each card dives once, so do not spend a high one on a small fish.
guide-gull = A gull steals the top card of whoever takes it. Dive where you get something else or nothing, unless the top of your pile is a jellyfish.
guide-jellyfish = A jellyfish costs many points. A number in the middle often takes nothing at all, and that may be the best dive here.
guide-anglerfish = Whoever takes the anglerfish sees a card of the next round before the others do.
guide-no-fights = A number that two players chose takes nothing, and the catch stays and grows. Dive where nobody else does.
guide-put-away = Three jellyfish in your pile may leave the game, with all the points that they cost. It nearly always pays. Keep them only if gulls follow in the stack: then they steal jellyfish instead of fish.
guide-last = Only one dive card is left: play it.
guide-last-two = Two dive cards are left. The one that you keep now dives by itself in the last round.

# Worked examples: a title, what is done, and why it came so.
example-order = The middle is not the safe place
example-order-before = Everyone has chosen: { $dives }.
example-order-after = The deep and the middle catch go to the highest numbers, but the shallow one to the lowest. So { $shallow } takes a catch with a lower number than { $nothing }, who is too low for the middle and too high for the shallows.
example-kiti = Three want the same catch
example-kiti-before = { $deep } sits nearest to Kiti's right hand. The dives: { $dives }.
example-kiti-after = { $deep } wins the tie for the deep catch. The two others still compete for the middle one, and the seats are counted on from Kiti's right hand, around the table: { $middle } comes next. { $nothing } has lost both ties and takes nothing, while { $shallow }, with the lowest number, does get a catch.
example-left-hand = In the shallows it is her left hand
example-left-hand-before = Two players want the shallow catch with the same number: { $dives }.
example-left-hand-after = { $nothing } sits at Kiti's right hand and would have won a tie for the deep or the middle catch. But for the shallow one her left hand counts: from there { $shallow } comes first.
example-gull = The gull takes what lies on top
example-gull-before = { $shallow } has a jellyfish with a tuna on top of it and takes the shallow catch, a gull. The dives: { $dives }.
example-gull-after = A gull takes the top card, whatever it is. Had the jellyfish lain on top of the tuna, the gull would have been a friend.
example-jellyfish = Three jellyfish are better than two
example-jellyfish-before = { $deep } has two jellyfish and dives for the third. The dives: { $dives }.
example-jellyfish-after = With the third jellyfish { $deep } may put all three away at once, and does. The fish stay in the pile in their order; only then do the others take their catch.
example-lantern = By the light of the lantern
example-lantern-before = You are { $middle } and take the anglerfish. The dives: { $dives }.
example-lantern-after = In the next round the card in the cell of the anglerfish is laid face down. Only { $middle } knows what it is; the others see a card back, and whoever takes that cell gets what lies there.
example-last-gulls = Equal sums share the win
example-last-gulls-before = Two rounds are left, and in each of them all three play the same number. In the last one there are only gulls in the lagoon.
example-last-gulls-after = The gulls carry off what was caught the round before. { $middle } and { $deep } have the same sum. There is no tie-breaker: both win.
example-no-fights = Without fights, nobody gets it
example-no-fights-before = Without Kiti, two play the same number: { $dives }.
example-no-fights-after = { $nothing } take nothing this round, not even another catch. The deep catch stays, and the next card is laid on top of it: whoever takes the cell next takes both.
example-stack = A stack begins with its oldest card
example-stack-before = In the deep a gull was laid upon a contested tuna. The dives: { $dives }.
example-stack-after = { $deep } takes the whole stack, the oldest card first: the tuna goes onto the pile, and then the gull carries it off again.
## The goal, a minute of rules, and how things stand.

game-goal = Fill your basket with the most valuable fish.
minute-goal = After twelve dives the basket that is worth most wins.
minute-turn = Three catches lie in the lagoon. Everyone secretly plays a number. The highest takes the deep catch, the next highest the middle one, the lowest the shallow one. All others get nothing.
minute-end = There are twelve rounds, and each of your twelve numbers can be played once.
minute-points = Every fish brings the points written on it. Jellyfish cost points, and a gull steals the last thing you caught.
standing-own = Your catch:
standing-dives = { $n ->
    [0] No dives left
    [1] The last dive
   *[other] { $n } dives to go
}

## What is this?

what-catfish = Catfish
    .does = Brings 1 to 5 points: the number on the card.
what-tiger-fish = Tiger fish
    .does = Brings 6 to 9 points: the number on the card.
what-tuna = Emperor tuna
    .does = The best catch: brings 10 to 15 points, the number on the card.
what-anglerfish = Anglerfish
    .does = Brings few points, but lights a lantern: in the next round its taker alone sees the card in the same place.
what-jellyfish = Jellyfish
    .does = Costs the points written on it. Whoever has three may put them away at once.
what-gull = Gull
    .does = Flies off with the top card of its taker’s pile: bad if that is a fish, good if it is a jellyfish.
what-face-down = Face-down catch
    .does = Only the player who lit the lantern knows what it is. It is turned up when somebody takes it.
what-lantern = Lantern
    .does = You took the anglerfish here: you see this card, and for all others it lies face down.
what-lagoon = Lagoon
    .does = Every round three catches lie here, one at each depth. Your number decides which one you get, if any.
what-deep = The deep catch
    .does = Goes to the highest number. In the variant “No fights”, only if nobody else played it.
what-middle = The middle catch
    .does = Goes to the next highest number; whoever lost a tie for the deep catch competes here. In the variant “No fights”, only if nobody else played that number.
what-shallow = The shallow catch
    .does = Goes to the lowest number that is left. In the variant “No fights”, only if nobody else played it.
what-taker = Who takes it
    .does = Says to whom this catch went. With more than three players somebody always gets nothing.
what-kiti = Kiti, the cat goddess
    .does = Breaks ties. Who sits nearer to her red right hand wins them for the deep and middle catch; nearer to her blue left hand, for the shallow one. She moves on after every round.
what-right-hand = Place at Kiti’s right hand
    .does = If several play the same number for the deep or middle catch, it goes to the lowest place: 1st before 2nd.
what-left-hand = Place at Kiti’s left hand
    .does = If several play the same number for the shallow catch, it goes to the lowest place: 1st before 2nd.
what-player = Player
    .does = A diver at the table. Before them lie the number they played and the pile of what they caught.
what-not-chosen = No dive yet
    .does = This player has not chosen a number for this round yet.
what-sealed = A sealed dive
    .does = The number is chosen, but nobody sees it until all have chosen.
what-dive = Dive card
    .does = How deep you dive. Everyone has 1 to 12, and each can be played once.
what-used = A used dive card
    .does = It has been played and does not come back.
what-pile = Catch
    .does = What was caught, the newest on top. Only the top card is open to all; its owner may look through the pile.
what-tally = What is left
    .does = How many catches lie in the pile, how many dives are left, and what the last one brought.
what-round = Round
    .does = Each bead is a round. After twelve the most valuable basket wins.
what-deck = Deck
    .does = The catches of the rounds to come, three a round.

## Puzzles

theme-tie-trap = The tie trap: Kiti gives a tie to somebody else
theme-kiti = Kiti is with you: an equal number is enough
theme-flight = Get away from a bad catch
theme-all-in = All in: your highest number
theme-saving = Save your strength: your lowest number
theme-lantern = By the light of the lantern
theme-last-dive = The last dive
theme-jellyfish = Three jellyfish: keep them, or not
