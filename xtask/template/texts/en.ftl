game-title = High Card
game-blurb = Three cards, three rounds: the highest takes the point.

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
