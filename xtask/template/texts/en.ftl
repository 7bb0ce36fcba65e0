game-title = High Card
game-blurb = Three cards, three rounds: the highest takes the point.
game-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-author = nobody yet

action-play = Play { $card }

event-dealt = Everyone is dealt { $count } cards.
event-hand = You are dealt { $cards }.
event-hand-of = { $seat } is dealt { $cards }.
event-chosen = { $seat } has chosen.
event-turned-up = Turned up: { $plays }. { $seat } takes a point.
play-of = { $seat } { $card }

illegal-not-in-hand = You do not hold { $card }.

score-rounds = { $count ->
    [one] One round won
   *[other] { $count } rounds won
}

sketch-round = Round { $round } of { $rounds }
sketch-hand = Your hand: { $cards }
sketch-points = { $seat }: { $points }

board-choose = Choose a card.
board-wait = Waiting for the others.

example-highest = Only the highest card counts
example-highest-before = Both play a card of their own hand.
example-highest-after = { $winner } has the highest card and takes the point.
game-goal = Take the most rounds.
minute-goal = Whoever takes the most rounds wins.
minute-turn = Everyone secretly chooses a card, and all are turned up together.
minute-end = There are three rounds.
minute-points = The highest card of a round takes a point.
standing-own = Your points:
standing-rounds = { $n ->
    [0] No rounds left
    [1] The last round
   *[other] { $n } rounds to go
}

what-player = Player
    .does = Who sits there, and how many rounds they have won.
what-card = Card
    .does = Play it once. The highest card of a round takes the point.
