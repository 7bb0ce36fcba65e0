game-title = Jackal: the card game
game-blurb = Lay your cards in secret, walk over ten treasure islands, and dig before the others do.
game-points = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
game-author = Dmitry Kibkalo

option-teaching = Teaching game
    .about = Four easy islands instead of ten, without robbers or coloured flags (rule S1).

# Cards.
card-horizontal = arrow ↔
card-vertical = arrow ↕
card-rising = arrow ⤢
card-falling = arrow ⤡
card-diagonal = any-diagonal arrow
card-orthogonal = any-straight arrow
card-horse = wild horse
card-red-flag = red flag
card-blue-flag = blue flag
card-doubling = doubling
card-friday = Friday
card-weapon = weapon
card-rum = rum

# Islands.
island-first-landing = First Landing
island-drowned-path = Drowned Path
island-two-minds = Two Minds
island-cork-in-the-bottle = Cork in the Bottle
island-toll-gate = Toll Gate
island-long-way-round = Long Way Round
island-red-lantern = Red Lantern
island-runners-beach = Runners' Beach
island-hangmans-ford = Hangman's Ford
island-swamp-stairs = Swamp Stairs
island-two-brothers = Two Brothers
island-greedy-crossroads = Greedy Crossroads
island-sticky-fingers = Sticky Fingers
island-lone-tooth = Lone Tooth
island-small-change = Small Change
island-smugglers-door = Smuggler's Door
island-blue-anchor = Blue Anchor
island-weathercock = Weathercock
island-powder-strait = Powder Strait
island-gull-rock = Gull Rock
island-quicksand-bay = Quicksand Bay
island-forked-tongue = Forked Tongue
island-first-come = First Come
island-coin-toss = Coin Toss
island-crab-in-the-door = Crab in the Door
island-back-stairs = Back Stairs
island-twin-horns = Twin Horns
island-hot-sand = Hot Sand
island-misers-fence = Miser's Fence
island-captains-window = Captain's Window
island-four-winds = Four Winds
island-parrots-choice = Parrot's Choice
island-red-cape = Red Cape
island-next-door = Next Door
island-broken-oar = Broken Oar
island-empty-barrel = Empty Barrel
island-beggars-reef = Beggar's Reef
island-three-pennies = Three Pennies
island-widows-rock = Widow's Rock
island-jackals-den = Jackal's Den

# Actions.
action-lay = Lay { $card }
action-ready = My row is ready
action-tortuga = { $price ->
    [one] Sail to Tortuga: { $cards } cards for { $price } coin
   *[other] Sail to Tortuga: { $cards } cards for { $price } coins
}
action-pour = Pour rum for { $seat }
action-poured = No more rum
action-attach = Attach { $card }
action-step = Go to { $place }
action-declare = This is my walk

# What happens before a walk.
event-first = { $seat } gets the first player's card.
event-island = Island { $round } of { $rounds }: { $island }.
event-last-island = Island { $round }, the last one: { $island }.
event-plan = { $seat } has a plan.
event-rows = { $rows_count ->
    [0] Nobody goes ashore: everyone sails to Tortuga.
   *[other] The rows are down: { $rows }.
}
row-of = { $count ->
    [one] { $seat } { $count } card
   *[other] { $seat } { $count } cards
}
event-tortuga = { $price ->
    [one] { $seat } sails to Tortuga and buys { $cards } cards for { $price } coin.
   *[other] { $seat } sails to Tortuga and buys { $cards } cards for { $price } coins.
}
event-rum-sealed = { $seat } has decided about rum.
event-rum = { $count ->
    [one] { $seat } treats { $other } to rum.
   *[other] { $seat } treats { $other } to { $count } rums.
}
event-row = { $cards_count ->
    [0] { $seat } has laid nothing.
   *[other] { $seat } has laid { $cards }.
}

# The walk.
event-rested = { $seat } sleeps off the rum: one step.
event-flag = { $seat } plays the { $card } and starts on { $place }.
event-no-flag = { $seat } plays the { $card }, but there is none on this island: the walk is over before it began.
event-blank = { $seat } has no card to move with and stays on the white flag.
event-attached = { $seat } attaches a card to the { $card }: { $aid }.
event-walked = { $seat } goes to { $place } by { $card } (step { $steps }).
event-stuck = { $seat } cannot use the { $card } and stands still (step { $steps }).
event-trapped = { $seat } goes to { $place } by { $card } and falls into a trap, which costs a step (step { $steps }).
event-trap-passed = { $seat } goes to { $place } by { $card }, and Friday leads the way past the trap (step { $steps }).
event-robbed = { $seat } goes to { $place } by { $card } and meets a robber: the walk is over (step { $steps }).
event-robber-beaten = { $seat } goes to { $place } by { $card } and beats the robber (step { $steps }).
event-chest = { $value ->
    [one] { $seat } goes to { $place } by { $card } and digs at a chest of { $value } coin (step { $steps }).
   *[other] { $seat } goes to { $place } by { $card } and digs at a chest of { $value } coins (step { $steps }).
}
event-row-used = { $seat } has no more cards and found no chest.

# Coins and cards.
event-share = { $coins ->
    [0] { $seat } is too late at the chest on { $place } (number { $rank }, steps: { $steps }): nothing is left.
    [one] { $seat } is number { $rank } at the chest on { $place } (steps: { $steps }): { $coins } coin.
   *[other] { $seat } is number { $rank } at the chest on { $place } (steps: { $steps }): { $coins } coins.
}
event-share-tied = { $coins ->
    [0] { $seat } is as quick at { $place } as { $other } (steps: { $steps }), who comes earlier in turn: number { $rank }, and nothing is left.
    [one] { $seat } is as quick at { $place } as { $other } (steps: { $steps }), who comes earlier in turn: number { $rank }, { $coins } coin.
   *[other] { $seat } is as quick at { $place } as { $other } (steps: { $steps }), who comes earlier in turn: number { $rank }, { $coins } coins.
}
event-drawn = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-seen = You draw { $cards }.
event-seen-of = { $seat } draws { $cards }.
event-deck = The deck is empty: the discards are shuffled.
event-passed = The first player's card goes to { $seat }.
event-ended = The year is over, and the pirates count their gold.

# Refusals.
illegal-lay-now = It is time to lay your row, or to sail to Tortuga.
illegal-not-in-hand = You have no { $card } left to lay.
illegal-second-flag = Your row has a flag already: it can have only one.
illegal-flag-not-first = A flag can only be the first card of a row.
illegal-aid-not-yet = A { $card } is not laid now: you attach it when you declare your walk.
illegal-nothing-laid = Lay at least one card, or sail to Tortuga.
illegal-blank-laid = You lay a single card as a blank, and it lies already.
illegal-rum-not-yet = Rum is not laid: you pour it for others when all rows are down.
illegal-no-price = { $price ->
    [one] Tortuga sells nothing for { $price } coin: cards cost 1, 2 or 3 coins.
   *[other] Tortuga sells nothing for { $price } coins: cards cost 1, 2 or 3 coins.
}
illegal-row-begun = You have laid cards for the walk: take them back before you sail to Tortuga.
illegal-too-poor = { $price ->
    [one] You need { $price } coin and have { $coins }.
   *[other] You need { $price } coins and have { $coins }.
}
illegal-pour-now = The rows are down: it is time for rum.
illegal-no-rum = You have no rum left.
illegal-own-rum = Rum is for the others.
illegal-not-on-island = That pirate is not on the island.
illegal-declare-now = The rows are open: it is time to declare your walk.
illegal-no-aid = You have no { $card } left to attach.
illegal-half-done = The doubled card was carried out once already: attach before its first move.
illegal-doubled = This card is doubled already.
illegal-aids-enough = This card has enough of that: one { $card }, or two if it is doubled.
illegal-not-a-target = The { $card } does not lead to { $place } from here.
illegal-water = There is water at { $place }.
illegal-walk-over = Your walk is over: you only have to declare it.
illegal-cards-left = { $count ->
    [one] There is { $count } card to carry out before you can declare your walk.
   *[other] There are { $count } cards to carry out before you can declare your walk.
}

score-island = { $island }
score-tortuga = Tortuga instead of { $island }

# The table as lines of text.
sketch-island = Island { $round } of { $rounds }: { $island }
sketch-over = The voyage is over
sketch-map = { $row }  { $cells }
sketch-columns = { "   " }a b c d e
sketch-legend = W, R, B: white, red, blue flag; 1, 2, 3: chests; T: trap; X: robber; ~: water
sketch-first = First player: { $seat }
sketch-deck = Cards in the deck: { $deck }
sketch-purse = { $seat }: coins { $coins }, cards { $cards }
sketch-planning = { $seat } is laying cards
sketch-sealed = { $seat } has a plan
sketch-face-down = { $count ->
    [one] { $seat }'s row: { $count } card face down
   *[other] { $seat }'s row: { $count } cards face down
}
sketch-tortuga = { $seat } sails to Tortuga
sketch-row = { $rum ->
    [0] { $seat }'s row: { $cards }
   *[other] { $seat }'s row: rum, then { $cards }
}
sketch-walking = { $seat } stands on { $place }, steps: { $steps }
sketch-at-chest = { $seat } digs on { $place }, steps: { $steps } (chest of { $value })
sketch-at-robber = { $seat } was stopped by the robber on { $place }, steps: { $steps }
sketch-no-flag = { $seat } never got ashore: no such flag
sketch-row-used = { $seat } stopped on { $place }, steps: { $steps }
sketch-at-hand = Card at hand: { $card }, leads to { $places }
sketch-hand = { $cards_count ->
    [0] { $seat }'s hand: empty
   *[other] { $seat }'s hand: { $cards }
}

# The board.
board-map = Map of the island
board-island = Island “{ $island }”
board-cells = What lies on the land
board-cell-water = water
board-cell-empty = nothing
board-cell-white-flag = white flag
board-cell-red-flag = red flag
board-cell-blue-flag = blue flag
board-cell-trap = trap
board-cell-robber = robber
board-cell-chest-1 = chest of 1 coin
board-cell-chest-2 = chest of 2 coins
board-cell-chest-3 = chest of 3 coins
board-card-horizontal = Left, right
board-card-vertical = Up, down
board-card-rising = Diagonal ⤢
board-card-falling = Diagonal ⤡
board-card-diagonal = Any diagonal
board-card-orthogonal = Any straight
board-card-horse = Wild horse
board-card-red-flag = Red flag
board-card-blue-flag = Blue flag
board-card-doubling = Doubling
board-card-friday = Friday
board-card-weapon = Weapon
board-card-rum = Rum
board-say-horizontal = Arrow to the left or right
board-say-vertical = Arrow up or down
board-say-rising = Arrow to the upper right or lower left
board-say-falling = Arrow to the upper left or lower right
board-say-diagonal = Arrow along any diagonal
board-say-orthogonal = Arrow along any straight line
board-face-down = card face down
board-crews = Pirates, clockwise from you
board-first = first player
board-held = { $n ->
    [one] card in hand
   *[other] cards in hand
}
board-coins = { $n ->
    [one] coin
   *[other] coins
}
board-round = Island { $round } of { $rounds }
board-in-deck = in the deck
board-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
board-reach = { $n ->
    [one] your row can end here after { $n } step
   *[other] your row can end here after { $n } steps
}
board-reach-helped = { $n ->
    [one] with a card from your hand attached, your row can end here after { $n } step
   *[other] with cards from your hand attached, your row can end here after { $n } steps
}
board-go = Go to
board-met-trap = A trap: one more step.
board-met-friday = Friday leads you past the trap.
board-met-robber = Your walk ends there.
board-met-beaten = Your weapon beats him.
board-met-chest = Your walk ends there, and you dig.
board-prompt-lay = Lay your first card, or sail to Tortuga.
board-prompt-lay-on = Lay another card, or say that your row is ready.
board-prompt-pour = Will you treat somebody to rum?
board-prompt-no-rum = It is time for rum, and you have none.
board-prompt-poured = Your rum is poured.
board-prompt-ready = No other card can be laid: say that your row is ready.
board-prompt-step = Where does the { $card } lead you?
board-prompt-second = And again: where does the { $card } lead you?
board-ends-chest = { $coins ->
    [0] You would dig on step { $steps }, too late for a coin. Is this your walk?
    [one] You would dig on step { $steps }, for { $coins } coin as things are. Is this your walk?
   *[other] You would dig on step { $steps }, for { $coins } coins as things are. Is this your walk?
}
board-ends-robber = { $steps ->
    [one] A robber would stop you after { $steps } step. Is this your walk?
   *[other] A robber would stop you after { $steps } steps. Is this your walk?
}
board-ends-no-flag = There is no such flag here: you will not walk.
board-ends-nowhere = { $steps ->
    [0] You would stay where you are. Is this your walk?
    [one] After { $steps } step you would stand there without a chest. Is this your walk?
   *[other] After { $steps } steps you would stand there without a chest. Is this your walk?
}
board-waits = Waiting for { $seats }.
board-declares = { $seat } declares a walk.
board-turned-up = All rows are turned up.
board-walks = { $seat } walks.
board-sharing = The chests are shared out.
board-over = The match is over.
board-note-laying = makes a plan
board-note-pouring = thinks of rum
board-note-ready = ready
board-note-declaring = declares a walk
board-note-waiting = will walk
board-on-tortuga = { $coins ->
    [one] Tortuga: { $cards } cards for { $coins } coin
   *[other] Tortuga: { $cards } cards for { $coins } coins
}
board-sure-tortuga = { $coins ->
    [one] Sail to Tortuga? You pay { $coins } coin for { $cards } cards and skip this island.
   *[other] Sail to Tortuga? You pay { $coins } coins for { $cards } cards and skip this island.
}
board-sure-tortuga-last = { $coins ->
    [one] Sail to Tortuga? This is the last island: cards bring nothing any more, and { $coins } coin would be lost.
   *[other] Sail to Tortuga? This is the last island: cards bring nothing any more, and { $coins } coins would be lost.
}
board-step-count = { $n ->
    [one] step
   *[other] steps
}
board-end-chest = digs
board-end-robber = robbed
board-end-no-flag = no such flag
board-end-nothing = no chest
board-share = { $steps ->
    [one] { $place }. { $seat }, { $steps } step
   *[other] { $place }. { $seat }, { $steps } steps
}
board-share-tied = { $steps ->
    [one] { $place }. { $seat }, { $steps } step too, but later in turn
   *[other] { $place }. { $seat }, { $steps } steps too, but later in turn
}
board-shares-why = The first gets all the coins of the chest, everyone after that one less.
board-hand = Your cards
board-cards = Your cards
board-row = Your row
board-row-empty = Tap a card, and it lies here.
board-tortuga = Tortuga:
board-no-cards = No cards left in hand.
board-watching = You are watching.
board-hint-lay = Tap a card to lay it, or drag it to your row.
board-hint-reach = The marks show where your row can end, and after how many steps.
board-hint-no-flag = Your row begins with a flag that this island does not have.
board-hint-blank = You have no card to move with: lay any card, it will do nothing.
board-hint-pour = Rum makes a pirate spend an extra step.
board-hint-step = Choose a cell on the map.
board-hint-attach = Attach what you need, then choose a cell on the map.
board-hint-declare = Nobody has seen this yet.
board-hint-change = Done. You can still take it back.
board-hint-wait = Please wait.
board-idle-flag = There is no such flag on this island.
board-idle-friday = This arrow or horse leads to no trap that he could help with.
board-idle-weapon = This arrow or horse leads to no robber whom it could beat.
board-ready = Ready
board-take-back = Take back
board-pour-here = Rum for this pirate
board-rum-for = For { $seat }
board-rum-enough = { $seat } has rum
board-poured = No more
board-no-rum = No rum
board-go-on = Go on
board-declare = Declare
board-score-island = { $n }. { $island }
board-score-chest = chest
board-score-tortuga = Tortuga
board-score-none = Not a single coin

# For the first game.
guide-first-card = Look for a chest that you can reach from the white flag, and lay the cards that lead there, in order. Or pay on Tortuga for more cards and skip this island. If neither is possible, lay what you can best do without: you get a new card.
guide-last-island = The last island: cards that you keep bring nothing any more, and neither does Tortuga. Look for a chest that you can reach, and lay the cards that lead there.
guide-flag = A flag takes no step: you begin on it instead of the white one. Now lay the arrows and horses that lead on from there.
guide-no-flag = This island has no flag of that colour: with that card in the row your walk is over before it begins. Take it back, unless no chest can be reached and you only want to be rid of it.
guide-next-card = Fewer steps come first, and the first at a chest gets the most. Cards that you keep stay for the next islands.
guide-next-last = Fewer steps come first, and the first at a chest gets the most. This is the last island: cards that you keep bring nothing any more.
guide-blank = You hold no arrow, horse or flag. Lay one card that you can do without: it does nothing, and you get a new one.
guide-rum = A pirate with rum in front of the row spends one extra step, however much rum it is, and the fewest steps come first. It helps if somebody may reach your chest just before you.
guide-no-rum = Now whoever has rum can slow somebody down. You have none, so just go on.
guide-poured = You have no rum left. Say that this was all, or take it back.
guide-step = All rows are open now. Choose where this card leads: think of what those before you declared, and those after you may do.
guide-aids = Before you choose a cell you may attach cards to the one that lights up: a doubling carries it out twice, Friday leads past a trap, a weapon beats a robber.
guide-aids-idle = Before you choose a cell you may attach cards to the one that lights up: a doubling carries it out twice, Friday leads past a trap, a weapon beats a robber. A pale one would find nothing to do there.
guide-declare = Your walk is drawn on the map, and only you see it. Declare it, or take it back and go another way.

## The goal, a minute of rules, and how things stand.

game-goal = Be the richest pirate after the last island.
minute-goal = Dig up chests before the others. After the last island the pirate with the most coins wins.
minute-turn = On every island you secretly lay cards in a row: arrows and horses, in the order in which you will walk. All rows are turned up, and everyone chooses their way. Or stay away and buy cards on Tortuga. Then all draw new cards.
minute-end = A match visits ten islands, the teaching game four.
minute-points = Whoever reaches a chest in the fewest steps gets all its coins, the second one coin less, the third two less. Traps and rum cost a step, a robber ends your walk.
standing-own = Your coins:
standing-islands = { $n ->
    [0] No islands left
    [1] The last island
   *[other] { $n } islands to go
}

## What is this?

what-island = Island
    .does = Land that you can walk on, with water around it. All pirates land on the white flag and look for chests.
what-white-flag = White flag
    .does = Here all pirates land and begin their walk.
what-flag = Coloured flag
    .does = Another place to begin: whoever lays the flag card of this colour first starts here instead of at the white flag.
what-trap = Trap
    .does = Whoever enters it spends an extra step, unless Friday came along with that card.
what-robber = Robber
    .does = Ends the walk of whoever meets him without a weapon on that card.
what-chest = Chest
    .does = Ends your walk and brings coins: its number for whoever came in the fewest steps, one less for the next, and so on.
what-pirate = Pirate
    .does = Stands where their walk has led so far. The number counts their steps.
what-reach = You can get here
    .does = The cards that you have laid can end here, after that many steps at least. Dashed: only with help from your hand.
what-way = A way to go
    .does = Your card can lead here. The number counts your steps. The coins after the + are yours only if nobody arrives in fewer steps.
what-player = Pirate at the table
    .does = Their cards, their coins and the row that they have laid on this island.
what-first = First player
    .does = Declares first, and comes before all others when steps are equal. The first player's card goes to the left after every island.
what-held = Cards in hand
    .does = How many cards this pirate holds. Everyone draws up to four after an island.
what-coins = Coins
    .does = Whoever has the most after the last island wins.
what-tortuga = Tortuga
    .does = Skip this island and buy cards instead: 1, 2 or 3 coins for 2, 3 or 5 cards.
what-steps = Steps
    .does = Every arrow or horse is a step, a trap and rum one more. At a chest the fewest steps come first.
what-walk-end = End of the walk
    .does = Where this walk ended: at a chest, at a robber, or because the cards were used up.
what-share = Share of a chest
    .does = Who came first gets the whole number, the second one coin less, the third two less.
what-arrow = Arrow
    .does = Walks one cell along one of its directions. You choose which when all rows are open.
what-horse = Wild horse
    .does = Jumps like a knight in chess, two cells and one aside, also over water.
what-flag-card = Flag card
    .does = Only as the first card of a row: your walk begins at the flag of this colour, if the island has one.
what-doubling = Doubling
    .does = Put it on an arrow or a horse when rows are open: that card is walked twice, for one step.
what-friday = Friday
    .does = Put him on an arrow or a horse when rows are open: the first trap entered by that card costs nothing.
what-weapon = Weapon
    .does = Put it on an arrow or a horse when rows are open: the first robber met by that card is beaten.
what-rum = Rum
    .does = Put it before another pirate’s row before rows are opened: they rest for a step before they walk.
what-face-down = Face-down row
    .does = A card that somebody has laid. All rows are turned up together.
what-row = Your row
    .does = The cards that you will walk with, from left to right. Nobody sees them before all are ready.
what-round = Islands
    .does = Each bead is an island of this match. After the last the richest pirate wins.
what-deck = Deck
    .does = Everyone who walked draws a card from here, and then up to four.

# Worked examples: a title, what is done, and why it came so.
example-rum = Two rums are one step
example-rum-before = All three lay the same row to the chest of three coins. Then { $first } pours two rums for the same pirate.
example-rum-after = However much rum stands before a row, its owner rests for one step. That is enough: { $third } comes last. { $first } and { $second } took equally many steps, and { $first } is nearer to the first player.
example-friday = Twice over the trap, with Friday
example-friday-before = { $first } has laid three arrows and attaches a doubling and a Friday to the last one.
example-friday-after = Friday makes the trap cost nothing, so the doubled arrow goes on to the chest. What is attached takes no step of its own: three cards, three steps.
example-weapon = A robber on the bridge
example-weapon-before = Both lay the same row, and it leads past a robber. { $first } attaches a weapon to the second arrow.
example-weapon-after = { $first } beats the robber and walks on. For { $second }, who has no weapon, the walk ends there, though a card is left.
example-chest = A chest ends the walk
example-chest-before = { $first } has laid two arrows and wants to go past the small chest to the bigger one.
example-chest-after = The first chest on the way ends the walk. { $second } is just as quick, but sits further from the first player, and a chest of one coin pays the second nothing.
example-trap = A trap swallows the doubling
example-trap-before = { $first } wants to reach the chest behind the trap with a doubled arrow, but has no Friday.
example-trap-after = The first half of the doubled move ends in the trap. That costs an extra step, and the second half is lost: { $first } stays in the trap, one cell before the chest.
example-flag = A flag is a shortcut, if it is there
example-flag-before = { $first } lays the red flag and a horse, { $second } the blue flag and a horse. The island has a red flag only.
example-flag-after = { $first } begins on the red flag; the flag takes no step, so a single horse reaches the chest of three coins. Without a blue flag, the walk of { $second } is over before it began.
example-tortuga = To Tortuga for new cards
example-tortuga-before = { $none } has hardly a card to move with and sails to Tortuga; { $first } walks alone.
example-tortuga-after = Tortuga sells cards only for coins that you already have. { $none } comes back with more cards, but does not walk on this island and gets no card for walking. Since { $first } is alone on the island, nobody is asked about rum.
example-arrival = Fewest steps, then the order of seats
example-arrival-before = All three go to the chest of three coins. { $third } is the first player.
example-arrival-after = The chest pays 3, 2 and 1. { $first } and { $second } took two steps, and { $first } sits nearer to the first player. { $third } took three steps and comes last: being the first player decides only among equals.
example-shared-win = Equally rich
example-shared-win-before = On the last island all three go for the same coin.
example-shared-win-after = { $first } and { $second } have equally many coins now. There is no tie-breaker: they share the win.

## Puzzles

theme-doubling = Outwalk by a doubling
theme-friday = Friday knows the way
theme-weapon = Armed
theme-thrift = Thrift: keep what you do not need
theme-rum = Rum for a rival
theme-sober = Keep the rum
theme-tortuga = Off to Tortuga
theme-short-row = A short row
theme-horse = On horseback
theme-flag = From another flag
theme-race = A race for the chest
