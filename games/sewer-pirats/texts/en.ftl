game-title = Sewer Pirats
game-blurb = Man three ships in the sewer, fight for the bow, and fish out the junk that fits together.
game-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-author = Andreas Pelikan

option-variant = Crews
    .about = How crews are found, and whether the clans have abilities (rules S4, V1, U1).
option-variant-base = Base game: a clan each, no abilities
option-variant-abilities = Abilities: everyone draws four clans
option-variant-same_crew = Abilities: the same four clans for all
option-variant-auction = Abilities: crews are hired at an auction
option-open_chests = Open chests
    .about = All taken treasures lie open for everyone (rule A7).

# Cards and ships are called by their talisman.
talisman-cat = cat
    .many = cats
    .ship = cat ship
talisman-bird = bird
    .many = birds
    .ship = bird ship
talisman-fish = fish
    .many = fish
    .ship = fish ship
card-times = { $count } { $card_many }

clan-cockroach = cockroach
    .many = cockroaches
clan-weasel = weasel
    .many = weasels
clan-rat = rat
    .many = rats
clan-raccoon = raccoon
    .many = raccoons
clan-toad = toad
    .many = toads
clan-snail = snail
    .many = snails

space-one = space 1
space-two = space 2
space-three = space 3
space-captain = the captain's space

# Treasures. The value is part of a trophy's name.
trophy-fries = fries ({ $value })
trophy-noodles = noodles ({ $value })
trophy-burger = burger ({ $value })
trophy-bear = teddy bear ({ $value })
trophy-doll = rag doll ({ $value })
trophy-can = can ({ $value })
prize-ketchup = ketchup
prize-chili = chili
prize-milkshake = milkshake
prize-parrot = parrot
prize-opener = can opener

action-pick-clan = Play the { $clan_many }
action-open = { $bid ->
    [one] Bid { $bid } card for stool { $stool }
   *[other] Bid { $bid } cards for stool { $stool }
}
action-raise = Raise to { $bid }
action-pass = Pass
action-discard = Discard a { $card } card
action-take-blind = Take a card from the deck
action-take-open = Take a { $card } card from the row
action-place = Place a { $clan } on { $space } of the { $ship_ship }
action-place-captain = Make a { $clan } captain of the { $ship_ship }
action-advance = Advance from { $from } to { $space } of the { $ship_ship }
action-advance-captain = Make the figure on { $from } captain of the { $ship_ship }
action-sail = Sail at once
action-grab = Take { $trophy }
action-stay = Stay aboard
action-look = Turn up the next card
action-done = Leave it at that

event-heap-laid = Flotsam before the { $ship_ship }: { $trophies }; prize: { $prize }.
event-row-filled = { $n ->
    [one] A { $cards } card is laid into the row.
   *[other] Laid into the row: { $cards }.
}
event-dealt = { $count ->
    [one] { $seat } is dealt { $count } card.
   *[other] { $seat } is dealt { $count } cards.
}
event-hand-dealt = Your cards: { $cards }.
event-hand-dealt-of = Cards of { $seat }: { $cards }.
event-first-player = { $seat } goes first.
event-clan-picked = { $seat } sails with the { $clan_many }.
event-crew-drawn = { $seat } draws a crew: { $clans }.
event-same-crew-drawn = Everyone has the same crew: { $clans }.

event-bar-filled = The bar is full. From the front: { $clans }.
event-first-opener = { $seat } has the meanest grin and opens the bidding.
event-opened = { $bid ->
    [one] { $seat } offers { $bid } card for the { $clan } on stool { $stool }.
   *[other] { $seat } offers { $bid } cards for the { $clan } on stool { $stool }.
}
event-card-put-under = A card is slipped under the { $clan } at the front.
event-raised = { $seat } raises to { $bid }.
event-passed = { $seat } passes.
event-hired = { $price ->
    [0] { $seat } hires the { $clan } for nothing.
    [one] { $seat } hires the { $clan } for { $price } card.
   *[other] { $seat } hires the { $clan } for { $price } cards.
}
event-cards-found = { $count ->
    [one] { $seat } finds a card under the figure.
   *[other] { $seat } finds { $count } cards under the figure.
}
event-found-cards = { $n ->
    [one] You found a { $cards } card.
   *[other] You found: { $cards }.
}
event-found-cards-of = { $n ->
    [one] { $seat } found a { $cards } card.
   *[other] { $seat } found: { $cards }.
}
event-rest-hired = { $seat } takes whoever is left, for nothing: { $clans }.

event-took-blind = { $seat } takes a card from the deck.
event-drew = You drew a { $card } card.
event-drew-of = { $seat } drew a { $card } card.
event-took-open = { $seat } takes a { $card } card from the row.
event-deck-shuffled = { $count ->
    [one] The discard pile becomes the deck: { $count } card.
   *[other] The discard pile is shuffled into a new deck of { $count } cards.
}
event-discarded = { $seat } discards a { $card } card.
event-placed = { $cost ->
    [0] { $seat } places a { $clan } on { $space } of the { $ship_ship } for nothing.
    [one] { $seat } places a { $clan } on { $space } of the { $ship_ship } for { $cost } card.
   *[other] { $seat } places a { $clan } on { $space } of the { $ship_ship } for { $cost } cards.
}
event-advanced = { $cost ->
    [0] { $seat } advances a { $clan } from { $from } to { $space } of the { $ship_ship } for nothing.
    [one] { $seat } advances a { $clan } from { $from } to { $space } of the { $ship_ship } for { $cost } card.
   *[other] { $seat } advances a { $clan } from { $from } to { $space } of the { $ship_ship } for { $cost } cards.
}
event-became-captain = { $cost ->
    [0] { $seat }'s { $clan } becomes captain of the { $ship_ship } for nothing.
    [one] { $seat }'s { $clan } becomes captain of the { $ship_ship } for { $cost } card.
   *[other] { $seat }'s { $clan } becomes captain of the { $ship_ship } for { $cost } cards.
}
event-toll-paid = { $seat } steps over a raccoon and gives { $to } a { $card } card.
event-card-turned = { $seat } turns up a { $card } card for the snail.
event-snail-crept = { $seat }'s snail creeps on to { $space } of the { $ship_ship }.
event-snail-swapped = { $seat }'s snail creeps on to { $space } of the { $ship_ship } and changes places with { $other }'s { $clan }.
event-left-at-that = { $seat } leaves it at that.

event-set-sail = { $seat } sets sail with the { $ship_ship }.
event-prize-taken = { $seat } takes the prize: { $prize }.
event-trophy-taken = { $seat }'s { $clan } takes { $trophy }.
event-stayed = { $seat }'s toad takes nothing and stays aboard.
event-left-over = { $trophies_count ->
    [one] Nobody takes { $trophies }: it drifts away from the { $ship_ship }.
   *[other] Nobody takes { $trophies }: they drift away from the { $ship_ship }.
}
event-moved-up = { $seat }'s { $clan } moves up to { $space } of the { $ship_ship }.
event-moved-up-captain = { $seat }'s { $clan } moves up to { $space } of the { $ship_ship } and becomes captain.
event-flotsam-gone = No flotsam is left before the { $ship_ship }: the end has come. Other captains sail one last time.
event-chest-opened = { $points ->
    [one] { $seat } opens the chest: { $points } point.
   *[other] { $seat } opens the chest: { $points } points.
}

illegal-asked-clan = First pick a clan.
illegal-asked-opening = First put up a figure of the bar for auction.
illegal-asked-bid = The bidding is on: raise or pass.
illegal-asked-payment = First pay for your new figure: choose a card to discard.
illegal-asked-turn = It is your turn: take two cards, move a figure, or become captain.
illegal-asked-second-card = First take your second card.
illegal-asked-discard = You have too many cards: first choose one to discard.
illegal-asked-trophy = The ship sails: choose a trophy.
illegal-asked-more-trophies = First say whether your rat takes another trophy.
illegal-asked-again = First say whether your weasel acts again.
illegal-asked-look = First say whether your snail looks at the next card.
illegal-clan-picked = Somebody already sails with the { $clan_many }.
illegal-no-such-stool = { $seated ->
    [one] There is only { $seated } figure in the bar.
   *[other] There are only { $seated } figures in the bar.
}
illegal-below-minimum = { $minimum ->
    [one] This figure costs at least { $minimum } card.
   *[other] This figure costs at least { $minimum } cards.
}
illegal-no-raise = The bid stands at { $highest }: bid more, or pass.
illegal-above-hand = You cannot bid more cards than you hold: you have { $hand }.
illegal-not-in-hand = You have no { $card } card.
illegal-not-in-row = There is no { $card } card in the row.
illegal-no-deck = Deck and discard pile are empty.
illegal-not-at-home = You have no { $clan } at home.
illegal-not-yours = None of your figures stands on { $space } of the { $ship_ship }.
illegal-backwards = Figures only move toward the bow.
illegal-occupied = Somebody stands on { $space }.
illegal-has-captain = The { $ship_ship } already has a captain.
illegal-free-between = On the way { $space } is free, so nobody can become captain from here.
illegal-second-captain = You are captain of the { $ship_ship }, and nobody has two captains.
illegal-too-few-cards = { $need ->
    [one] You need { $need } { $card } card and have { $have }.
   *[other] You need { $need } { $card } cards and have { $have }.
}
illegal-too-few-for-raccoons = { $tolls ->
    [one] The raccoon on the way wants a { $card } card, too: you need { $need } and have { $have }.
   *[other] { $tolls } raccoons on the way want a { $card } card each: you need { $need } and have { $have }.
}
illegal-not-afloat = There is no { $trophy } before the ship.
illegal-no-toad = Only a toad with its ability may stay instead of taking.
illegal-captain-stays = A captain always takes: even a toad cannot stay.
illegal-other-figure = Only the weasel that has just acted may act again.
illegal-weasel-not-captain = Your weasel is no captain and cannot sail.
illegal-weasel-is-captain = Your weasel is captain: it can only sail.

score-fries = { $prizes ->
    [0] Fries { $values }
    [one] Fries { $values }, with ketchup
   *[other] Fries { $values }, with { $prizes } ketchups
}
score-noodles = { $prizes ->
    [0] Noodles { $values }
    [one] Noodles { $values }, with chili
   *[other] Noodles { $values }, with { $prizes } chilis
}
score-burgers = { $prizes ->
    [0] Burgers { $values }
    [one] Burgers { $values }, with a milkshake
   *[other] Burgers { $values }, with { $prizes } milkshakes
}
score-bears = { $prizes ->
    [0] Teddy bears { $values }, no parrot
    [one] Teddy bears { $values }, one parrot
   *[other] Teddy bears { $values }, { $prizes } parrots
}
score-dolls = { $prizes ->
    [0] Rag dolls { $values }, no parrot
    [one] Rag dolls { $values }, one parrot
   *[other] Rag dolls { $values }, { $prizes } parrots
}
score-cans = { $prizes ->
    [0] Cans { $values }, no opener
    [one] Cans { $values }, one opener
   *[other] Cans { $values }, { $prizes } openers
}
score-parrots = { $count ->
    [one] A parrot by itself
   *[other] { $count } parrots by themselves
}
score-openers = { $count ->
    [one] A can opener by itself
   *[other] { $count } can openers by themselves
}

# The table as lines of text.
sketch-over = The match is over
sketch-picking = { $seat } picks a clan
sketch-opening = { $seat } puts a figure up for auction
sketch-bidding = { $seat } opened the bidding for the { $clan }: { $bidder } bids { $bid }
sketch-sailing = { $seat } is under sail
sketch-turn = { $heaps ->
    [one] { $seat }'s turn, { $heaps } heap still face down
   *[other] { $seat }'s turn, { $heaps } heaps still face down
}
sketch-stool = { $under ->
    [0] Stool { $stool }: { $clan }, from { $minimum }
    [one] Stool { $stool }: { $clan }, from { $minimum }, with { $under } card
   *[other] Stool { $stool }: { $clan }, from { $minimum }, with { $under } cards
}
sketch-ship = The { $ship_ship }, from stern to bow: { $spaces }
sketch-free = { $space } free
sketch-taken = { $space } { $seat }'s { $clan }
sketch-front = { $treasures_count ->
    [0] – before it: nothing
   *[other] – before it: { $treasures }
}
sketch-next = { $treasures_count ->
    [0] – then: nothing
   *[other] – then: { $treasures }
}
sketch-row = Cards in the row: { $cards }
sketch-deck = Cards in the deck: { $deck }; discarded: cat { $cat }, bird { $bird }, fish { $fish }
sketch-crew = { $clans_count ->
    [0] { $seat } has nobody at home
   *[other] { $seat } has at home: { $clans }
}
sketch-hand = { $cards_count ->
    [0] { $seat } has no cards
   *[other] { $seat }'s cards: { $cards }
}
sketch-hand-count = { $count ->
    [one] { $seat } has { $count } card
   *[other] { $seat } has { $count } cards
}
sketch-chest = { $treasures_count ->
    [0] { $seat }'s chest is empty
   *[other] { $seat }'s chest, worth { $points }: { $treasures }
}
sketch-chest-count = { $seat }'s chest: trophies { $trophies }, prizes { $prizes }

# The board.
board-cat = Cat
board-bird = Bird
board-fish = Fish
board-cat-cards = { $n ->
    [one] { $n } cat card
   *[other] { $n } cat cards
}
board-bird-cards = { $n ->
    [one] { $n } bird card
   *[other] { $n } bird cards
}
board-fish-cards = { $n ->
    [one] { $n } fish card
   *[other] { $n } fish cards
}
board-ship-cat = Cat ship
board-ship-bird = Bird ship
board-ship-fish = Fish ship
board-cockroach = Cockroach
board-weasel = Weasel
board-rat = Rat
board-raccoon = Raccoon
board-toad = Toad
board-snail = Snail
board-can-cockroach = Pays one card less for every move; tolls are paid in full.
board-can-weasel = After moving, becoming captain or sailing it may do one more of these three at once.
board-can-rat = May take two trophies instead of one.
board-can-raccoon = Whoever steps over it gives you a card of that ship.
board-can-toad = May stay aboard and move up instead of taking, unless it is captain.
board-can-snail = After a move you may turn up a card: if it fits the ship, the snail creeps on and may change places.
board-abilities = What the clans can do
board-space-1 = Space 1
board-space-2 = Space 2
board-space-3 = Space 3
board-space-k = Captain's space
board-figure = { $seat }'s { $clan }
board-thing = { $thing }
board-captain = captain
board-who = who?
board-who-goes = Who goes to { $space } of the { $ship_ship }?
board-from-home = from home
board-toll = { $n ->
    [one] and { $n } card for a raccoon
   *[other] and { $n } cards for raccoons
}
board-front = Flotsam before the bow
board-next = Flotsam behind it
board-no-flotsam = no flotsam left
board-quay = Cards
board-row = Open cards
board-take = Take
board-take-blind = in the deck: take one unseen
board-in-deck = in the deck
board-take-two = Take two cards, one after the other.
board-take-second = Take your second card.
board-crews = Crews, clockwise from you
board-cards = { $n ->
    [one] card
   *[other] cards
}
board-treasures = { $n ->
    [one] treasure
   *[other] treasures
}
board-treasures-n = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
board-points = points
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-hand = Your crew and cards
board-home = Your figures at home
board-all-aboard = All your figures are aboard.
board-your-cards = Your cards
board-no-cards = You have no cards.
board-discard = Discard
board-watching = You are watching.
board-hint-move = Pick a figure, then a space: the price is on it. Or take cards.
board-hint-cards = No figure can move: take cards.
board-hint-open = Pick a figure in the bar, then your bid.
board-hint-discard = Choose the cards that you give away.
board-hint-take = Choose a trophy before the ship.
board-close = Close
board-chest-of = { $seat }'s chest
board-worth = { $points ->
    [one] Worth { $points } point now.
   *[other] Worth { $points } points now.
}
board-private = Only you can see it.
board-gain = One more { $prize }: +{ $points }
board-fries = Fries
board-noodles = Noodles
board-burgers = Burgers
board-toys = Teddy bears and rag dolls
board-cans = Cans
board-about-fries = Each ketchup adds 5 to all fries.
board-about-noodles = Each chili adds 4 to all noodles.
board-about-burgers = Each milkshake adds 3 to all burgers.
board-about-toys = Each parrot counts 1 and makes either all bears or all dolls count.
board-about-cans = Each opener counts 2 and opens one can. Closed cans count nothing.
board-idle = does not count:
board-empty-chest = An empty chest
board-standing = { $spaces ->
    [0] In a tie: no figure on a numbered space
   *[other] In a tie: spaces with a sum of { $spaces }
}
board-stock = { $n ->
    [0] No heaps in stock
    [one] { $n } heap in stock
   *[other] { $n } heaps in stock
}
board-ending = Last sailings
board-bar = The bar
board-bar-about = Prices rise from the front: 0, 1, 2, … cards.
board-minimum = { $n ->
    [one] card at least
   *[other] cards at least
}
board-under = { $n ->
    [one] card under it
   *[other] cards under it
}
board-bid = { $n ->
    [0] Bid nothing
   *[other] Bid { $n }
}
board-best-bid = { $seat } bids { $bid }
board-bidding = still in
board-out = out
board-over = The game is over.
board-underway = The { $ship_ship } is under sail.
board-turned = A { $card } card: the snail stays where it is.
board-turned-fits = A { $card } card: the snail creeps on!
board-do-clan = Choose your clan.
board-do-open = Put a figure of the bar up for auction.
board-do-bid = The { $clan } stands at { $bid }: raise or pass.
board-do-pay = { $left ->
    [one] Pay { $left } more card, whichever you like.
   *[other] Pay { $left } more cards, whichever you like.
}
board-do-turn = Your turn: take two cards, or move a figure.
board-do-second = Take your second card.
board-do-discard = Discard down to 6 cards.
board-do-take = The { $ship_ship } sails: take a trophy.
board-do-take-or-stay = The { $ship_ship } sails: take a trophy, or let your toad stay.
board-do-more = Your rat may take another trophy.
board-do-again = Your weasel may act once more.
board-do-sail = Your weasel is captain of the { $ship_ship }: sail at once?
board-do-look = Turn up a card? A { $ship } card takes your snail one space further.
board-waits-clan = { $seat } chooses a clan.
board-waits-open = { $seat } puts a figure up for auction.
board-waits-bid = { $seat } raises or passes.
board-waits-pay = { $seat } pays.
board-waits-turn = It is { $seat }'s turn.
board-waits-take = { $seat } takes a trophy.
board-waits-again = { $seat } may act again with a weasel.
board-waits-look = { $seat } may turn up a card for a snail.
board-waits-discard = { $seat } discards.

# The guide for a first game.
guide-clan = In the base game all clans are alike: take the one that you like best. You get four figures of it.
guide-open = The number on a stool is the lowest bid, in cards; the first figure is free. Cards that you keep are your hand for the game, so do not spend them all.
guide-bid = Raise if the figure is worth more cards to you than the others offer. Pass, and you are out only for this figure.
guide-pay = Give away the cards that you need least: each talisman moves figures on one ship only.
guide-turn = Cards move figures: each free space costs one card of that ship's talisman, and figures in your way are stepped over for free. From the bow you choose first when the ship sails, so look at the flotsam before it. Nothing you like? Take two cards.
guide-only-cards = You cannot move anybody yet. Take cards of the ship whose flotsam you want; from the deck they come unseen.
guide-second = Take the second card: an open one to be sure, or an unseen one from the deck.
guide-discard = You may keep six cards. Keep those of the ships on which you want to move.
guide-take = Choose what fits your chest: fries want ketchup, noodles chili, burgers milkshakes. Bears and dolls are worth nothing without a parrot, cans nothing without an opener. Your chest shows what is still missing.
guide-stay = Your toad may take a trophy and go home, or stay aboard and move up: nearer to the bow it takes earlier next time, and as captain it gets the prize.
guide-more = Your rat may carry a second trophy home. Taking it also keeps it from the figures behind.
guide-again = Your weasel may do one more thing at once: move on, become captain or sail. If that does not help, leave it at that.
guide-look = The next card is turned up and thrown away. If it shows this ship's talisman, your snail moves one space further, swapping places if it is occupied. It costs nothing to try.

## The goal, a minute of rules, and how things stand.

game-goal = Collect junk that fits together.
minute-goal = Fill your chest with the most points: fries with ketchup, cans with an opener.
minute-turn = Do one thing: take two cards, or pay with a ship’s talismans to bring a figure aboard, to the front, or into the captain’s place. A captain’s ship sails on their next turn.
minute-end = When a ship has sailed and no flotsam is left before it, all ships with a captain sail once more, and it is over.
minute-points = When a ship sails, the captain takes the prize and a trophy, all others a trophy each, from the bow backwards. Trophies count their value, and much more with the prize that fits them; bears, dolls and cans count nothing without theirs.
standing-own = Your chest:
standing-heaps = { $n ->
    [0] No heaps left in stock: the end is near
    [one] { $n } heap left in stock
   *[other] { $n } heaps left in stock
}

# Worked examples: a title, what is done, and why it came so.
example-cost = Passing others costs nothing
example-cost-before = { $anna } wants to board on space 3. On the cat ship somebody stands on space 1; the fish ship is empty.
example-cost-after = Every free space that is entered costs a card of the ship's talisman. On the cat ship, space 1 is passed for nothing, so space 3 costs 2 cards. On the empty fish ship it would cost 3.
example-captain = No gap on the way to the bow
example-captain-before = { $anna } has a figure on space 2 of two ships and wants to become captain.
example-captain-after = All crew spaces between the figure and K must be occupied, no matter by whom. On the cat ship space 3 is free; on the bird ship { $boris } stands there. From aboard, it costs one card.
example-sail = From the bow backwards
example-sail-before = { $boris } is captain of the fish ship, so it sails at the beginning of the next turn. Behind the captain stand { $clara } and { $anna }.
example-sail-after = The captain takes the prize and the first trophy, then the others choose, those nearer to the bow first. Three figures, three trophies: { $anna } gets what is left, even without having a turn. All of them go home.
example-move-up = Four aboard, three trophies
example-move-up-before = The fish ship of { $boris } is full: { $clara } stands on 3, { $david } on 2 and { $anna } on 1.
example-move-up-after = There are three trophies, and { $anna } is the fourth in line. Whoever takes nothing stays aboard and moves one space toward the bow, for nothing: a better place for the next sailing.
example-parrot = A parrot brings toys to life
example-parrot-before = { $anna } has two teddy bears and two rag dolls, which count nothing without a parrot. Now the ship sails, and the prize is a parrot.
example-parrot-after = One parrot makes either all bears or all dolls count, whichever is better: with the third bear, the bears (7 + 11 + 10). The dolls need a second parrot. The parrot itself is worth 1 point.
example-opener = One opener, one can
example-opener-before = { $anna } has two cans and one opener, and takes a better can.
example-opener-after = The opener always opens the best can: now the one worth 14 instead of 13. The other cans stay shut and count nothing. The opener itself is worth 2 points.
example-tie = A tie is broken aboard
example-tie-before = There is no more flotsam. { $boris } sails with the cat ship for the last time, and now both have equally many points.
example-tie-after = What counts now is where the figures stand on crew spaces: { $anna } has { $spaces }, { $boris } has { $other_spaces }. So { $anna } wins.
example-weasel = A weasel acts twice
example-weasel-before = Spaces 1 and 2 of the cat ship are taken. { $anna } places a weasel there.
example-weasel-after = After it was placed, the weasel may act once more at once: no space between it and K is free, and it becomes captain. Each of the two actions is paid for by itself.
example-rat = A rat leaves less for the others
example-rat-before = { $anna } is captain with a rat. Two figures of { $boris } are aboard as well.
example-rat-after = A rat may take two trophies. Only one is left for the cockroach of { $boris }; the toad comes away empty-handed, stays aboard and moves up.
example-raccoon = Over a raccoon
example-raccoon-before = A raccoon of { $boris } stands on space 1 of the cat ship. { $anna } wants to go to space 2 and has only one cat card.
example-raccoon-after = Whoever steps over a raccoon gives its owner a card of the ship's talisman, besides the cost. For the rat that would be two cards. The cockroach pays one card less for the space, so nothing, but the raccoon's card is not discounted.
example-toad = A toad can wait
example-toad-before = The toad of { $anna } stands behind the captain of { $boris } on the fish ship. Of the three trophies only the can is worth anything to { $anna }, who has an opener already, and { $boris } takes it.
example-toad-after = Rather than take a toy that counts nothing without a parrot, the toad stays aboard and moves up: now it is captain. On the next turn { $anna } has to sail, takes the prize and has the first choice of the new heap. A captain must take, even a toad.
example-auction = The figure at the front is free
example-auction-before = { $anna } opens the auction of the rat on the third stool. Two figures sit in front of it, so its minimum price is 2 cards.
example-auction-after = { $boris } bids more and pays three cards of any kind; whoever passes pays nothing. Since it was not the figure at the front that was put up, a card went under the toad there. Now { $anna } opens: the minimum price of the toad is 0, nobody raises, and the card comes with it.

# What is this?
what-cat = Cat card
    .does = Pays for a free space on the cat ship. It is worth nothing on the other ships.
what-bird = Bird card
    .does = Pays for a free space on the bird ship. It is worth nothing on the other ships.
what-fish = Fish card
    .does = Pays for a free space on the fish ship. It is worth nothing on the other ships.
what-row = Open cards
    .does = Instead of moving you may take two cards, from here or from the deck. The row is filled up after the second one.
what-deck = Deck
    .does = A card from here is taken unseen. When the deck is empty, the discard pile is shuffled into a new one.
what-hand = Cards in hand
    .does = How many cards this player holds. Whoever takes cards keeps six at most.
what-ship = Ship
    .does = Moves on it are paid with cards of its talisman. It sails when a turn of its captain’s owner begins, and everybody aboard takes from the flotsam before it.
what-space = Crew space
    .does = Every free one that you enter costs a card; occupied ones are passed for nothing. Nearer to the bow you choose earlier when the ship sails. Whoever got nothing then moves up by one space, for nothing. If points are equal at the end, the greater sum of the numbers under one’s figures wins.
what-captain = Captain’s space
    .does = Whoever stands here takes the prize and the first trophy. Three cards from home or one from aboard, if no crew space on the way is free. Nobody has two captains.
what-price = Price
    .does = How many cards of this ship’s talisman the move costs: one for every free space that is entered; to become captain three from home or one from aboard.
what-toll = A card for a raccoon
    .does = Besides the price, the owner of each raccoon that you step over gets a card of this ship.
what-figure = Figure
    .does = When its ship sails, it takes a trophy and goes home. At this table all clans are alike: nobody has abilities.
what-cockroach = Cockroach
    .does = A figure: when its ship sails, it takes a trophy and goes home. It pays one card less for every move.
what-weasel = Weasel
    .does = A figure: when its ship sails, it takes a trophy and goes home. It may act twice: move, become captain or sail, and then one more of these.
what-rat = Rat
    .does = A figure: when its ship sails, it takes a trophy and goes home. It may take two trophies.
what-raccoon = Raccoon
    .does = A figure: when its ship sails, it takes a trophy and goes home. Its owner gets a card from every other player who steps over it.
what-toad = Toad
    .does = A figure: when its ship sails, it takes a trophy and goes home. It may stay and move up instead, unless it is captain.
what-snail = Snail
    .does = A figure: when its ship sails, it takes a trophy and goes home. You may turn up a card after its move: if it fits the ship, the snail creeps on and changes places with whoever stands there.
what-abilities = Abilities
    .does = What each of the six clans can do in this match.
what-heap = Flotsam before the bow
    .does = Three trophies and a prize. When the ship sails, the captain takes the prize and a trophy, then all others a trophy each, from the bow backwards. The rest is lost.
what-next-heap = The next heap
    .does = Comes to the bow after this ship has sailed.
what-stock = Heaps in stock
    .does = After every sailing a new heap comes from here, as long as there are any. When a ship has sailed and no flotsam is left before it, the last sailings begin.
what-fries = Fries
    .does = A trophy worth its number, and 5 more for every ketchup in the same chest.
what-noodles = Noodles
    .does = A trophy worth its number, and 4 more for every chili in the same chest.
what-burger = Burger
    .does = A trophy worth its number, and 3 more for every milkshake in the same chest.
what-bear = Teddy bear
    .does = A trophy worth its number, but only with a parrot. One parrot makes either all bears or all dolls count, two make both.
what-doll = Rag doll
    .does = A trophy worth its number, but only with a parrot. One parrot makes either all dolls or all bears count, two make both.
what-can = Can
    .does = The most valuable trophy, but worth nothing without a can opener of its own.
what-ketchup = Ketchup
    .does = A prize for the captain: adds 5 to each of your fries. By itself it is worth nothing.
what-chili = Chili
    .does = A prize for the captain: adds 4 to each of your noodles. By itself it is worth nothing.
what-milkshake = Milkshake
    .does = A prize for the captain: adds 3 to each of your burgers. By itself it is worth nothing.
what-parrot = Parrot
    .does = A prize for the captain: makes either all your bears or all your dolls count, whichever is better. It brings 1 point by itself.
what-opener = Can opener
    .does = A prize for the captain: opens one can, your best one. It brings 2 points by itself.
what-gain = What it adds
    .does = How many points this trophy would add to your chest as it is now.
what-chest = Chest
    .does = The treasures that somebody has taken. Only the owner may look inside, unless the table plays with open chests. The most valuable chest wins.
what-player = Crew
    .does = A player at the table with four figures, who sails for the same flotsam.
what-bar = The bar
    .does = Here crews are hired. Put any figure up for auction; the highest bid of cards hires it.
what-minimum = Lowest bid
    .does = For so many cards at least this figure is hired. The one at the front is free.
what-under = Cards under a figure
    .does = A card is slipped under the figure at the front whenever somebody else is put up. Whoever hires it takes them.
what-bid = Bid
    .does = How many cards somebody offers for the figure. Raise or pass; the last bidder pays with cards of their choice and takes it.

## Puzzles

theme-block-captain = Block the captain: take the bow before a rival does
theme-captain = Take command
theme-stowaway = Get aboard before a rival sails
theme-match = It fits what is in your chest
theme-promise = Worth nothing yet
theme-patience = Patience: cards before a move
theme-last-heaps = The last heaps
