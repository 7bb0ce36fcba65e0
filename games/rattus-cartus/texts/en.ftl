game-title = Rattus Cartus
game-blurb = Win the estates of a plague-ridden land, and have no more rats than there are nuns.
game-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-author = Åse and Henrik Berg

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
event-swords-equal = { $count ->
    [one] Everybody there laid { $count } sword: nobody has to give.
   *[other] Everybody there laid { $count } swords: nobody has to give.
}
event-flutes-equal = { $count ->
    [one] Everybody there laid { $count } flute: no rat runs.
   *[other] Everybody there laid { $count } flutes: no rat runs.
}
event-swords-earlier = Several laid the most swords ({ $count }); { $seat } came earlier.
event-flutes-earlier = Several laid the most flutes ({ $count }); { $seat } came earlier.
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
event-premium-most = { $seat } laid the most population cards and jokers ({ $followers }) and has the premium action: { $building }.
event-premium-earlier = { $seat } laid as many population cards and jokers as others ({ $followers }), but came earlier and has the premium action: { $building }.
event-premium-first-player = Both laid equally many population cards and jokers ({ $followers }), so the first player, { $seat }, has the premium action: { $building }.
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
board-enter = Visit
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
board-named-privilege = Take the privilege of the { $building } (building { $place })
board-named-visit = Visit the { $building } (building { $place })
board-nuns-all = Nuns in the whole row: { $nuns }.
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
board-hint-lay = Choose a card to lay it; choose a laid one to take it back.
board-lay-back = Take this card back
board-hint-give = { $n ->
    [one] Give away { $n } more card.
   *[other] Give away { $n } more cards.
}
board-gifts = Chosen so far: { $cards }.
board-sure-give = { $seat } gets { $cards }. Give this away? It cannot be taken back.
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
board-waits-swords = { $to } has the most swords: { $seats } must give half of their hand.
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
board-followers = Population cards and jokers
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
    [1] tied, but the lower disc: first
    [2] tied, by the discs second
    [3] tied, by the discs third
   *[other] tied, by the discs behind
}
board-rank-shared = { $n ->
    [1] tied for most
    [2] tied for second
    [3] tied for third
   *[other] tied, further behind
}

# For a first game.
guide-privilege = Every round begins with a privilege: pick any open building and get what stands above it, cards, fewer rats or a look at the nuns. This does not bind you to visit it later.
guide-look = Only you see this card. At the end all five are turned up: if you have more rats than the nuns on them, you die of the plague, whatever your points.
guide-visit = Each population card or joker you lay in a building brings 1 influence with its estate, and at the end 10, 5 and 2 points go to the three most influential. Choose the building whose action or estate helps you.
guide-lay = Population cards of another estate count too, but each brings a rat. Whoever lays the most population cards and jokers gets the premium action; swords and flutes do not count for that: they take cards and send rats.
guide-rob = Several players have the fewest swords. The one you pick gives you half of the cards in their hand.
guide-give-swords = Whoever laid the fewest swords here, or none, gives half of their hand to whoever laid the most. You choose what: keep the cards that fit the buildings and the estates you are strong in.
guide-give = You choose what you give: keep the cards that fit the buildings and the estates you are strong in.
guide-rat = Send one of your rats to somebody with the fewest flutes: whoever has too many rats at the end dies.
guide-use = Actions are optional, but nearly always good for you.
guide-trade = Cards you do not need can take rats with them. Gold counts as a card, too.

## The goal, a minute of rules, and how things stand.

game-goal = Win the estates, and have no more rats than there are nuns.
minute-goal = Be the best friend of the six estates, and survive the plague: whoever has more rats than there are nuns in the row is out, whatever their points.
minute-turn = Take a privilege, then visit a building and lay cards face down. Every population card and joker brings a point of influence with its estate; population cards of other estates bring a rat each. Whoever laid most does the better action of the building.
minute-end = After the last round hands are counted, rats are shown, and the five cards of the nun row are turned up.
minute-points = In each estate the most influence brings 10 points, then 5, then 2. Most gold brings 6 and 3, the most population cards and jokers in hand 2, and so do swords, flutes and pass cards. Gold comes from the Treasury, pass cards from the Office: without these buildings there are none. Victory points count as they are.
standing-own = Your points so far:
standing-rounds = { $n ->
    [0] No rounds left
    [1] The last round
   *[other] { $n } rounds to go
}

# What is this?
what-b-farm = Farm
    .does = Premium: draw 4 population cards. Standard: draw 2.
what-b-brewery = Brewery
    .does = Premium: draw a population card for every point of influence that you scored this round. Standard: one for every 2 points.
what-b-market = Market
    .does = Premium: take 2 jokers. Standard: take 1.
what-b-office = Office
    .does = Premium: take 2 pass cards. Standard: take 1.
what-b-monastery = Monastery
    .does = Premium: discard 2 rats. Standard: discard 1.
what-b-hospital = Hospital
    .does = Premium: discard a rat, then up to 3 hand cards and as many rats. Standard: up to 2 hand cards and as many rats.
what-b-castle = Castle
    .does = Premium: take 2 swords. Standard: take 1.
what-b-watchtower = Watchtower
    .does = Premium: everyone who is not there and holds at least as many cards as you gives you 3, of their own choice. Standard: nothing, but you are safe from it.
what-b-tent = Fortune-teller's tent
    .does = Premium: look at 2 cards of the nun row. Standard: look at 1.
what-b-hut = Rat-catcher's hut
    .does = Premium: take 2 flutes. Standard: take 1.
what-b-palace = Palace
    .does = Premium: take 2 victory points. Standard: take 1.
what-b-treasury = Treasury
    .does = Premium: take 2 gold. Standard: take 1.
what-street = Street
    .does = The buildings that stand open this round. They are resolved one after another, from the first to the last.
what-phases = Phases of the round
    .does = First everyone takes a privilege, then everyone visits a building, then the buildings are resolved.
what-privilege = Privilege
    .does = Before the visits you get all that one open building shows here: cards, fewer rats, or a look at a nun card. You need not visit that building.
what-premium = Premium action
    .does = For whoever laid the most population cards and jokers here; of equals the earlier visitor. Between two there is one a round, and the first player wins ties. In the last round it is 1 more influence instead.
what-standard = Standard action
    .does = For everyone else who visits this building. In the last round there is none.
what-visit = Visit
    .does = Who came here, in this order, and with how many cards. The cards stay face down until this building is resolved. Until you finish, the bent arrow beside the question takes your last card back.
what-face-down = Face-down card
    .does = Laid by a visitor. Everybody sees how many there are, but not what they are.
what-p-peasantry = Peasant
    .does = A population card. Laid in a building it brings 1 influence there, and a rat as well everywhere but in the Farm and the Brewery. The little nuns at its foot count only in the nun row.
what-p-bourgeoisie = Merchant
    .does = A population card. Laid in a building it brings 1 influence there, and a rat as well everywhere but in the Market and the Office. The little nuns at its foot count only in the nun row.
what-p-clergy = Monk
    .does = A population card. Laid in a building it brings 1 influence there, and a rat as well everywhere but in the Monastery and the Hospital. The little nuns at its foot count only in the nun row.
what-p-knighthood = Knight
    .does = A population card. Laid in a building it brings 1 influence there, and a rat as well everywhere but in the Castle and the Watchtower. The little nuns at its foot count only in the nun row.
what-p-magic = Witch
    .does = A population card. Laid in a building it brings 1 influence there, and a rat as well everywhere but in the Fortune-teller's tent and the Rat-catcher's hut. The little nuns at its foot count only in the nun row.
what-p-nobility = King
    .does = A population card. Laid in a building it brings 1 influence there, and a rat as well everywhere but in the Palace and the Treasury. The little nuns at its foot count only in the nun row.
what-joker = Joker
    .does = Laid in any building it brings 1 influence and never a rat. It counts for the premium action like a population card.
what-sword = Sword
    .does = In a building, whoever laid the most swords takes half of the cards in hand of whoever laid the fewest, and chooses among equals; if all laid equally many, nobody gives anything. The most in hand at the end bring 2 points.
what-flute = Flute
    .does = In a building, whoever laid the most flutes sends a rat to whoever laid the fewest, and chooses among equals; if all laid equally many, no rat moves. The most in hand at the end bring 2 points.
what-gold = Gold
    .does = Cannot be laid. At the end the most gold in hand brings 6 points, the second most 3.
what-pass = Pass card
    .does = Play it instead of a visit: the others go first, and you see where. The most in hand at the end bring 2 points.
what-nun = Nuns
    .does = Count only on the five cards of the nun row. On other cards they mean nothing.
what-nun-row = Nun row
    .does = Five population cards, turned up at the end. Whoever has more rats than there are nuns on them dies of the plague.
what-only-you = Seen by you
    .does = You have looked at this card; it stays face down for the others.
what-lookers = Who has looked
    .does = These players know how many nuns are on this card.
what-e-peasantry = Influence with the peasantry
    .does = Every population card and joker laid in a building of this estate brings 1. At the end the most brings 10 points, the second most 5, the third 2; between two only 10 and 5.
what-e-bourgeoisie = Influence with the bourgeoisie
    .does = Every population card and joker laid in a building of this estate brings 1. At the end the most brings 10 points, the second most 5, the third 2; between two only 10 and 5.
what-e-clergy = Influence with the clergy
    .does = Every population card and joker laid in a building of this estate brings 1. At the end the most brings 10 points, the second most 5, the third 2; between two only 10 and 5.
what-e-knighthood = Influence with the knighthood
    .does = Every population card and joker laid in a building of this estate brings 1. At the end the most brings 10 points, the second most 5, the third 2; between two only 10 and 5.
what-e-magic = Influence with magic
    .does = Every population card and joker laid in a building of this estate brings 1. At the end the most brings 10 points, the second most 5, the third 2; between two only 10 and 5.
what-e-nobility = Influence with the nobility
    .does = Every population card and joker laid in a building of this estate brings 1. At the end the most brings 10 points, the second most 5, the third 2; between two only 10 and 5.
what-stand = Who leads
    .does = Who would get how many points for this estate if the match ended now.
what-marker = Disc on the track
    .does = How much influence this player has here. Between equals the disc that lies lower is ahead.
what-player = Prince
    .does = A player at the table, who wants the same throne. Beside the name: cards in hand, victory points, rats.
what-disc = Disc
    .does = The player’s colour. Once a round it goes to the building that they visit.
what-first = First player
    .does = Takes a privilege and visits a building first. After every round it is the player to the left.
what-cards = Cards in hand
    .does = How many cards this player holds; which ones, only they know.
what-received = Cards just received
    .does = They join the hand when this building is done.
what-vp = Victory points
    .does = Taken in the Palace. They count at the end as they are.
what-rat = Rat
    .does = Everyone begins with 10, and nobody else sees how many you have. Whoever ends with more than there are nuns in the nun row dies of the plague.
what-round = Round
    .does = Each bead is a round. In the last one there are no actions: whoever would have the premium action gains 1 more influence.
what-deck = Population deck
    .does = Population cards are drawn from here. When it is empty, the discard pile is shuffled into a new one.
what-story = The reckoning
    .does = What everyone gets, row by row, then rats and nuns. Of those who survive, the one with the most points wins.
what-followers = Population cards and jokers in hand
    .does = Whoever holds the most gets 2 points; if several do, 1 each.
what-plague = Dead of the plague
    .does = More rats than there are nuns in the row: this player is out, whatever their points.

# Worked examples: a title, what is done, and why it came so.
example-pass = A pass card lets the others go first
example-pass-before = { $anna } is the first player, but would rather see where the others go, and plays a pass card.
example-pass-after = Now { $anna } knows where everybody is and how many cards they have laid, though not which, and can still lay more in the Palace.
example-strangers = Strangers bring rats
example-strangers-before = { $anna } lays a joker, a nobleman, a witch and a sword in the Palace.
example-strangers-after = The joker and both population cards bring a point of influence each, with the estate of the building. The witch is a stranger there and brings a rat as well. Swords and flutes bring neither.
example-swords = A single sword is enough
example-swords-before = { $anna } has come to the Palace without laying anything. { $boris } comes later and lays a sword.
example-swords-after = The fewest swords give half of the cards in hand to the most. Half of 5 is 2, rounded down, and { $anna } chooses which. What { $boris } received joins the hand only when the building is done.
example-flutes = The flute sends a rat away
example-flutes-before = Three are in the Palace, and only { $anna } has laid a flute.
example-flutes-after = { $boris } and { $clara } both have the fewest flutes, so { $anna } chooses who gets the rat. How many rats anybody has stays secret.
example-premium = Most cards, best action
example-premium-before = { $anna } lays one joker in the Market; { $boris } comes later and lays a joker and a card of another estate.
example-premium-after = Jokers and population cards count, even those of another estate. { $boris } has the most and so the premium action, and acts first. { $anna } has the standard action.
example-earlier = Of equals, the earlier one
example-earlier-before = { $anna } and { $boris } visit the Palace, and neither lays a card.
example-earlier-after = No card on either side is a tie, too: the premium action goes to { $anna }, who came earlier. Victory points are taken without being asked for.
example-between-two = Between two, one premium action a round
example-between-two-before = Only two play. { $anna } visits the Palace without a card, { $boris } the Monastery with a joker.
example-between-two-after = Although each is alone in a building, there is only one premium action: for whoever laid more population cards and jokers, in whatever building. So { $anna } takes only one victory point.
example-last-round = No actions in the last round
example-last-round-before = It is the last round. { $anna } lays a joker in the Palace; the others are in the Monastery.
example-last-round-after = Whoever would have had a premium action gains one more point of influence instead: { $anna } with the nobility, { $boris } with the clergy, having come earlier than { $clara }. That can decide an estate.
example-lower-disc = The lower disc is ahead
example-lower-disc-before = { $boris } has 3 points of influence with the magic estate, { $anna } has 2 and lays a witch in the Rat-catcher's hut.
example-lower-disc-after = Now both have 3 points, but the disc of { $anna } was put on top of the other one. Between equals the lower disc is ahead: { $boris } still gets 10 points for the estate, and { $anna } 5.
example-gold = Equally rich: nine points are shared
example-gold-before = Two play, and the match is ending. { $anna } and { $boris } have two gold each.
example-gold-after = The most gold alone brings 6 points. As both have equally many, they share 9 points, rounded down: 4 each, and the odd point is lost. Between two there is no prize for the second, so one gold more would have brought 6 points, and the other player none.
example-plague = The richest may die
example-plague-before = The last round is over, and the rats are counted. There are { $nuns } nuns in the row.
example-plague-after = { $anna } has the most points, but more rats than there are nuns, and dies of the plague. { $clara } has exactly as many rats as there are nuns, and survives. The survivor with the most points wins.
example-tie = Of equals, the one with fewer rats
example-tie-before = The last round. { $anna } is alone in the Market, { $boris } comes to the Palace before { $clara }, and nobody lays a card.
example-tie-after = { $anna } and { $boris } both survive with the same number of points. Then the rats decide: { $boris } has fewer and takes the crown. With equally many rats they would share the win.

## Puzzles

theme-overtake = Overtake: get ahead in an estate
theme-alone = Alone in the building
theme-starve = Starve a building: bring it none of its people
theme-crowd = Stay away from the crowd
theme-rats = Rats first
theme-sword = Draw the sword
theme-flute = Play the flute
theme-whom = Whom to hit
theme-wait = Let others go first
theme-last-round = The last round
