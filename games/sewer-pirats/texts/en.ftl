game-title = Sewer Pirats
game-blurb = Man three ships in the sewer, fight for the bow, and fish out the junk that fits together.

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
board-hint-discard = Click the cards that you give away.
board-hint-take = Click a trophy before the ship.
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
