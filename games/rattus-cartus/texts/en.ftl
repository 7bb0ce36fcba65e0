game-title = Rattus Cartus
game-blurb = Win the estates of a plague-ridden land, and keep fewer rats than the nuns can cure.

option-buildings = Buildings
    .about = Which thirty building cards are used, five per estate (rule S3).
option-buildings-first_set = First set: Farm, Market, Monastery, Castle, Tent, Palace
option-buildings-one_each = One building per estate, by lot
option-buildings-mixed = Five cards per estate, by lot
option-buildings-chosen = As chosen below
option-peasantry = Buildings of the peasantry
    .about = Only for “As chosen below”.
option-peasantry-farm = Farm
option-peasantry-four_one = Farm × 4, Brewery × 1
option-peasantry-three_two = Farm × 3, Brewery × 2
option-peasantry-two_three = Farm × 2, Brewery × 3
option-peasantry-one_four = Farm × 1, Brewery × 4
option-peasantry-brewery = Brewery
option-bourgeoisie = Buildings of the bourgeoisie
    .about = Only for “As chosen below”.
option-bourgeoisie-market = Market
option-bourgeoisie-four_one = Market × 4, Office × 1
option-bourgeoisie-three_two = Market × 3, Office × 2
option-bourgeoisie-two_three = Market × 2, Office × 3
option-bourgeoisie-one_four = Market × 1, Office × 4
option-bourgeoisie-office = Office
option-clergy = Buildings of the clergy
    .about = Only for “As chosen below”.
option-clergy-monastery = Monastery
option-clergy-four_one = Monastery × 4, Hospital × 1
option-clergy-three_two = Monastery × 3, Hospital × 2
option-clergy-two_three = Monastery × 2, Hospital × 3
option-clergy-one_four = Monastery × 1, Hospital × 4
option-clergy-hospital = Hospital
option-knighthood = Buildings of the knighthood
    .about = Only for “As chosen below”.
option-knighthood-castle = Castle
option-knighthood-four_one = Castle × 4, Watchtower × 1
option-knighthood-three_two = Castle × 3, Watchtower × 2
option-knighthood-two_three = Castle × 2, Watchtower × 3
option-knighthood-one_four = Castle × 1, Watchtower × 4
option-knighthood-watchtower = Watchtower
option-magic = Buildings of magic
    .about = Only for “As chosen below”.
option-magic-tent = Fortune-teller's tent
option-magic-four_one = Fortune-teller's tent × 4, Rat-catcher's hut × 1
option-magic-three_two = Fortune-teller's tent × 3, Rat-catcher's hut × 2
option-magic-two_three = Fortune-teller's tent × 2, Rat-catcher's hut × 3
option-magic-one_four = Fortune-teller's tent × 1, Rat-catcher's hut × 4
option-magic-hut = Rat-catcher's hut
option-nobility = Buildings of the nobility
    .about = Only for “As chosen below”.
option-nobility-palace = Palace
option-nobility-four_one = Palace × 4, Treasury × 1
option-nobility-three_two = Palace × 3, Treasury × 2
option-nobility-two_three = Palace × 2, Treasury × 3
option-nobility-one_four = Palace × 1, Treasury × 4
option-nobility-treasury = Treasury
option-watchtower_for_two = Watchtower for two
    .about = The lot may bring the Watchtower between two players, too (rule S3).
option-privileges_at_once = Privileges at the same time
    .about = All choose their privileges at once, not in turn (rule R2).
option-fewest_rats_win = Somebody always wins
    .about = If the plague takes everyone, the fewest rats win (rule E6).

estate-peasantry = peasantry
    .the = the peasantry
estate-bourgeoisie = bourgeoisie
    .the = the bourgeoisie
estate-clergy = clergy
    .the = the clergy
estate-knighthood = knighthood
    .the = the knighthood
estate-magic = magic
    .the = magic
estate-nobility = nobility
    .the = the nobility

# Cards. The number of nuns is part of the name.
card-peasant = peasant ({ $nuns })
card-merchant = merchant ({ $nuns })
card-monk = monk ({ $nuns })
card-knight = knight ({ $nuns })
card-witch = witch ({ $nuns })
card-king = king ({ $nuns })
card-joker = joker
card-sword = sword
card-flute = flute
card-gold = gold
card-pass = pass card
card-times = { $count } × { $card }

building-copies = { $count } × { $building }
building-farm = Farm
building-brewery = Brewery
building-market = Market
building-office = Office
building-monastery = Monastery
building-hospital = Hospital
building-castle = Castle
building-watchtower = Watchtower
building-tent = Fortune-teller's tent
building-hut = Rat-catcher's hut
building-palace = Palace
building-treasury = Treasury
building-card = { $building } ({ $privilege })

privilege-four-cards = 4 cards
privilege-two-cards-and-rat = 2 cards and a rat less
privilege-two-cards-and-look = 2 cards and a look at the nuns
privilege-two-rats = 2 rats less

action-privilege = Take the privilege of building { $place }
action-look = Look at nun card { $place }
action-visit = Visit building { $place }
action-lay = Lay { $card }
action-ready = Lay no more
action-pass = Play a pass card
action-rob = Rob { $seat }
action-give = Give { $card }
action-send-rat = Send a rat to { $seat }
action-use = Use the building
action-trade = Discard { $card } and a rat
action-decline = Leave it at that

event-buildings = In play are { $buildings }.
event-dealt = Everyone is dealt { $count } cards and gets ten rats.
event-hand = You are dealt { $cards }.
event-hand-of = { $seat } is dealt { $cards }.
event-first-player = { $seat } is the first player.
event-round = Round { $round }.
event-last-round = Round { $round }, the last one.
event-opened = Opened: { $card }.
event-replaced = All buildings are the same, so the last one is replaced: { $card }.
event-privilege-picked = { $seat } has picked a privilege.
event-privilege = { $seat } takes the privilege of the { $building }: { $privilege }.
event-drew = { $count ->
    [0] { $seat } draws nothing: there is no card left.
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-cards = { $cards_count ->
    [0] You draw nothing.
   *[other] You draw { $cards }.
}
event-drew-cards-of = { $cards_count ->
    [0] { $seat } draws nothing.
   *[other] { $seat } draws { $cards }.
}
event-shuffled = { $count ->
    [one] The deck is empty: the one discarded card is the new deck.
   *[other] The deck is empty: { $count } discarded cards are shuffled.
}
event-rats-shed = { $count ->
    [0] { $seat } has no rat to discard.
    [one] { $seat } discards { $count } rat.
   *[other] { $seat } discards { $count } rats.
}
event-looked = { $seat } looks at nun card { $place }.
event-nun-seen = Nun card { $place } is a { $card }.
event-nun-seen-of = { $seat } sees that nun card { $place } is a { $card }.
event-visited = { $seat } visits building { $place }, the { $building }.
event-laid = { $count ->
    [0] { $seat } lays no card.
    [one] { $seat } lays { $count } card face down.
   *[other] { $seat } lays { $count } cards face down.
}
event-passed = { $seat } plays a pass card and will go later.

event-building = Building { $place }: { $building }.
event-turned-up = { $cards_count ->
    [0] { $seat } has nothing to turn up.
   *[other] { $seat } turns up { $cards }.
}
event-followed = { $rats ->
    [0] { $seat } gains { $influence } influence with { $estate_the }, and no rat.
    [one] { $seat } gains { $influence } influence with { $estate_the }, and { $rats } rat.
   *[other] { $seat } gains { $influence } influence with { $estate_the }, and { $rats } rats.
}
event-robbed = { $count ->
    [0] { $receiver } has the most swords, but { $giver } has nothing to give.
    [one] { $receiver } has the most swords: { $giver } has to give { $count } card.
   *[other] { $receiver } has the most swords: { $giver } has to give { $count } cards.
}
event-nothing-to-rob = { $seat } has the most swords, but there is nothing to take.
event-gave = { $count ->
    [one] { $giver } gives { $count } card to { $receiver }.
   *[other] { $giver } gives { $count } cards to { $receiver }.
}
event-received = { $giver } gives you { $cards }.
event-received-of = { $giver } gives { $cards } to { $seat }.
event-rat-sent = { $giver } has the most flutes and sends a rat to { $taker }.
event-no-rat = { $seat } has the most flutes, but no rat to send.
event-premium-alone = { $seat } is alone in the { $building } and has the premium action.
event-premium-most = { $seat } laid the most followers ({ $followers }) and has the premium action: { $building }.
event-premium-earlier = { $followers ->
    [one] { $seat } came first of those with { $followers } follower and has the premium action: { $building }.
   *[other] { $seat } came first of those with { $followers } followers and has the premium action: { $building }.
}
event-premium-first-player = { $followers ->
    [one] Both laid { $followers } follower, so the first player, { $seat }, has the premium action: { $building }.
   *[other] Both laid { $followers } followers, so the first player, { $seat }, has the premium action: { $building }.
}
event-tokens = { $points ->
    [one] { $seat } takes { $points } victory point.
   *[other] { $seat } takes { $points } victory points.
}
event-took = { $seat } takes from the open piles: { $cards }.
event-traded = { $seat } discards { $card } and a rat.
event-levied = { $seat } calls from the Watchtower: { $from } must give cards.
event-declined = { $seat } leaves it at that.
event-nothing = The { $building } has nothing for { $seat }.
event-last-influence = { $seat } gains 1 more influence with { $estate_the }.

event-ended = The last building is done. Everyone shows their hand.
event-hand-shown = { $cards_count ->
    [0] { $seat } holds nothing.
   *[other] { $seat } holds { $cards }.
}
event-awarded = { $points_count ->
    [0] { $chapter }: nobody scores.
   *[other] { $chapter }: { $points }.
}
points-of = { $seat } { $points }
event-rats-shown = The rats are counted: { $rats }.
rats-of = { $seat } { $rats }
event-nun-turned = { $total ->
    [one] Nun card { $place } is a { $card }: { $total } nun so far.
   *[other] Nun card { $place } is a { $card }: { $total } nuns so far.
}
event-died = { $seat } dies of the plague: { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}.
event-won = { $seats_count ->
    [one] { $seats } lives and takes the crown.
   *[other] { $seats } live and share the crown.
}
event-fewest-rats-won = { $seats_count ->
    [one] The plague spares nobody. With the fewest rats, { $seats } wins.
   *[other] The plague spares nobody. With the fewest rats, { $seats } share the win.
}
event-nobody-won = The plague spares nobody. The throne stays empty.

ask-privilege = Take the privilege of an open building now.
ask-look = Choose a card of the nun row now.
ask-visit = Choose a building to visit now, or play a pass card.
ask-lay = Lay cards of your hand in the building now, or say that you lay no more.
ask-giver = Choose who has to give you cards now.
ask-give = Choose cards of your hand to give away now.
ask-rat-taker = Choose who gets your rat now.
ask-use = Use the building now, or leave it at that.
ask-trade = Discard a card of your hand with a rat now, or leave it at that.

illegal-no-such-building = { $open ->
    [one] There is no building { $place }: { $open } is open.
   *[other] There is no building { $place }: { $open } are open.
}
illegal-no-such-nun = There is no nun card { $place }: the row has { $row }.
illegal-looked-already = You have just looked at nun card { $place }: choose another one.
illegal-not-to-be-laid = { $card }: gold and pass cards are not laid in buildings.
illegal-not-in-hand = You do not hold { $card }.
illegal-no-pass-card = You hold no pass card.
illegal-nobody-to-pass-to = Everyone else has visited a building, so a pass would change nothing.
illegal-not-fewest-swords = { $seat } is not among those who laid the fewest swords here.
illegal-not-fewest-flutes = { $seat } is not among those who laid the fewest flutes here.
illegal-no-rat = You have no rat to discard with a card.

# Where points come from.
chapter-influence = Influence with { $estate_the }
chapter-followers = Most population cards and jokers in hand
chapter-swords = Most swords in hand
chapter-flutes = Most flutes in hand
chapter-passes = Most pass cards in hand
chapter-gold = Gold in hand
chapter-tokens = Victory points of the Palace
score-survived = Survived the plague: { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}
score-died = Died of the plague: { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}

# The table as lines of text.
sketch-round = Round { $round } of { $rounds }, { $seat } goes first
sketch-over = The plague has passed
sketch-building = { $visits_count ->
    [0] Building { $place }: { $building } ({ $privilege })
   *[other] Building { $place }: { $building } ({ $privilege }), visited by { $visits }
}
sketch-visit = { $count ->
    [0] { $seat } without cards
    [one] { $seat } with { $count } card
   *[other] { $seat } with { $count } cards
}
sketch-visit-known = { $cards_count ->
    [0] { $seat } without cards
   *[other] { $seat } with { $cards }
}
sketch-track = { $discs_count ->
    [0] Influence, { $estate }: nobody
   *[other] Influence, { $estate }: { $discs }
}
sketch-disc = { $seat } { $points }
sketch-nuns = Nun row: { $cards }
sketch-face-down = face down
sketch-looked = face down (seen by { $seats })
sketch-piles = Deck { $deck }, discarded { $discard }; piles: jokers { $joker }, swords { $sword }, flutes { $flute }, gold { $gold }, pass cards { $pass }
sketch-seat = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
sketch-seat-rats = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}
sketch-hand = { $cards_count ->
    [0] { $seat } holds nothing
   *[other] { $seat } holds { $cards }
}

# The board.
board-seats = Players, clockwise from you
board-street = Street
board-influence = Influence
board-nun-row = Nun row
board-hand = Your hand
board-phases = Phases of the round
board-phase-privileges = Privileges
board-phase-visits = Visits
board-phase-buildings = Buildings
board-phase-end = The reckoning
board-round = Round { $round } of { $rounds }
board-last-round = Last round, { $round } of { $rounds }
board-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
board-first-player = first player
board-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
board-tokens = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
board-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
board-rats-word = { $n ->
    [one] rat
   *[other] rats
}
board-rats-hidden = rats: nobody else knows how many
board-standing = { $seat }: { $influence }, worth { $points } now
board-face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
board-gained-influence = { $n } influence
board-gained-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
board-premium = Premium
board-standard = Standard
board-boon-cards = draw { $n } cards
board-boon-rats = { $n ->
    [one] discard { $n } rat
   *[other] discard { $n } rats
}
board-boon-look = { $n ->
    [one] look at a card of the nun row
   *[other] look at { $n } cards of the nun row
}
board-privilege = Privilege:
board-deed-score = { $n ->
    [one] Take { $n } victory point
   *[other] Take { $n } victory points
}
board-deed-joker = { $n ->
    [one] Take a joker
   *[other] Take { $n } jokers
}
board-deed-sword = { $n ->
    [one] Take a sword
   *[other] Take { $n } swords
}
board-deed-flute = { $n ->
    [one] Take a flute
   *[other] Take { $n } flutes
}
board-deed-gold = { $n ->
    [one] Take { $n } gold
   *[other] Take { $n } gold
}
board-deed-pass = { $n ->
    [one] Take a pass card
   *[other] Take { $n } pass cards
}
board-deed-draw = Draw { $n } cards
board-deed-brew = { $n ->
    [one] Draw a card for every influence you scored this round
   *[other] Draw a card for every { $n } influence you scored this round
}
board-deed-shed = { $n ->
    [one] Discard { $n } rat
   *[other] Discard { $n } rats
}
board-deed-trade = Discard up to { $n } cards and as many rats
board-deed-shed-trade = Discard a rat, then up to { $n } cards and as many rats
board-deed-look = { $n ->
    [one] Look at a nun card
   *[other] Look at { $n } nun cards
}
board-deed-levy = { $n } cards from everyone outside who holds at least as many as you
board-deed-safe = Nothing, but safe from this tower
board-deed-last = +1 influence (last round)
board-deed-none = Nothing (last round)
board-enter = Enter
board-take-privilege = Take this
board-odds-first = The premium action is yours, unless somebody lays more later.
board-odds = { $n ->
    [0] You lead for now, even without population cards and jokers.
   *[other] Lay { $n } to be sure of leading for now.
}
board-odds-now = { $n ->
    [0] You are sure of leading for now.
   *[other] Lay { $n } more to be sure of leading for now.
}
board-your-visit = Your cards bring:
board-lay = Lay here
board-seen-by = seen by { $seats }
board-unseen = face down
board-nun = Card { $n }
board-nun-look = Look at card { $n }
board-only-you = only you see it
board-nuns-known = You have seen { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
} on { $cards } of 5 cards.
board-nuns-unknown = Whoever ends with more rats than there are nuns here dies of the plague.
board-nuns-open = { $nuns ->
    [one] { $nuns } nun so far.
   *[other] { $nuns } nuns so far.
}
board-empty-hand = Your hand is empty.
board-watching = You are watching.
board-ready = { $n ->
    [0] Lay nothing
    [one] Lay { $n } card
   *[other] Lay { $n } cards
}
board-pass = Play a pass
board-decline = Leave it
board-rob = Rob { $seat }
board-send-rat = Send the rat to { $seat }
board-hint-idle = { $n ->
    [0] No cards.
    [one] { $n } card in hand.
   *[other] { $n } cards in hand.
}
board-hint-lay = Click or drag cards to lay them.
board-hint-give = { $n ->
    [one] Give away { $n } more card.
   *[other] Give away { $n } more cards.
}
board-hint-trade = { $n ->
    [one] { $n } more card may go, with a rat.
   *[other] Up to { $n } more cards may go, each with a rat.
}
board-prompt-privilege-at-once = Pick a building for its privilege: all do so at the same time.
board-prompt-privilege = Pick a building for its privilege.
board-prompt-privilege-look = Your privilege: look at a card of the nun row.
board-prompt-visit = Visit a building, or play a pass.
board-prompt-visit-only = Visit a building.
board-prompt-lay = Lay as many cards as you like in the { $building }, face down.
board-prompt-giver = You have the most swords: whom do you rob?
board-prompt-give-swords = { $n ->
    [one] { $to } has the most swords: give { $n } card of your choice.
   *[other] { $to } has the most swords: give { $n } cards of your choice.
}
board-prompt-give-tower = { $n ->
    [one] { $to } holds the Watchtower: give { $n } card of your choice.
   *[other] { $to } holds the Watchtower: give { $n } cards of your choice.
}
board-prompt-rat = You have the most flutes: to whom does the rat run?
board-prompt-use-premium = The premium action of the { $building } is yours. Do it?
board-prompt-use-standard = The standard action of the { $building } is yours. Do it?
board-prompt-look = { $n ->
    [one] Look at a card of the nun row.
   *[other] Look at { $n } cards of the nun row.
}
board-prompt-trade = { $n ->
    [one] Discard one more card and a rat with it, or stop.
   *[other] Discard up to { $n } cards and a rat with each, or stop.
}
board-waits-picks = Choosing a privilege: { $seats }.
board-picked-and-waits = You picked { $building }. Still choosing: { $seats }.
board-waits = Waiting for { $seats }.
board-waits-swords = { $to } has the most swords: { $seats } must give half of the hand.
board-waits-tower = { $to } holds the Watchtower: { $seats } must give cards.
board-robbed = { $n ->
    [one] { $seat } gets { $n } card by the sword.
   *[other] { $seat } gets { $n } cards by the sword.
}
board-opening = A new day: these buildings stand open.
board-reached = The { $building }: cards are turned up.
board-over = The match is over.
board-story-begin = The last round is over. Let us count.
board-dead = dead of the plague

board-received = { $n ->
    [one] and { $n } card received here
   *[other] and { $n } cards received here
}
board-drop-seat = Give
board-pawn = Your disc: pick it, then a building
board-acted = { $seat } has acted in the { $building }.
board-stop = Enough
board-story-saved = { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
} in all: everyone outlives the plague.
board-story-plague = { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
} in all: the plague takes { $seats }.
board-sum = Points
board-rats-title = Rats
board-plague = Plague
board-followers = People and jokers
board-swords = Swords
board-flutes = Flutes
board-passes = Pass cards
board-gold = Gold
board-tokens-taken = Taken on the way
board-rank = { $n ->
    [1] the most
    [2] second
    [3] third
   *[other] behind
}
board-rank-disc = { $n ->
    [1] as many as others, but with the lower disc: first
    [2] as many as others, and by the discs: second
    [3] as many as others, and by the discs: third
   *[other] as many as others, and by the discs: behind
}
board-rank-shared = { $n ->
    [1] tied for most
    [2] tied for second
    [3] tied for third
   *[other] tied, further behind
}

# For a first game.
guide-privilege = Every round begins with a gift: pick any open building and get what stands above it, cards, fewer rats or a look at the nuns. This does not bind you to visit it later.
guide-look = Only you see this card. At the end all five are turned up: if you have more rats than the nuns on them, you die of the plague, whatever your points.
guide-visit = Each population card or joker you lay in a building brings 1 influence with its estate, and at the end 10, 5 and 2 points go to the three most influential. Choose the building whose action or estate helps you.
guide-lay = Population cards of another estate count too, but each brings a rat. Whoever lays the most population cards and jokers gets the premium action; swords and flutes do not count for that, they rob cards and send rats.
guide-rob = Several have the fewest swords. The one you pick gives you half of the hand.
guide-give = You choose what you give: keep the cards that fit the buildings and the estates you are strong in.
guide-rat = Send one of your rats to somebody with the fewest flutes: whoever has too many rats at the end dies.
guide-use = Actions are optional, but nearly always good for you.
guide-trade = Cards you do not need can take rats with them. Gold counts as a card, too.
