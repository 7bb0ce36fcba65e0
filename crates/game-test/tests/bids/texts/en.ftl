game-title = Bids
game-blurb = A small game for the tests of the laws.
game-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-author = nobody
option-storm = Storm
    .about = The lowest card wins.
action-bid = Bid { $card }
event-dealt = Everyone is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-received = You receive { $cards }.
event-received-of = { $seat } receives { $cards }.
event-prize = The prize is { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-sealed = { $seat } has chosen.
event-opened = The cards are { $cards }.
event-won = { $seat } wins the prize.
event-drew = { $seat } draws a card.
illegal-not-held = You do not hold the card { $card }.
score-prizes = Prizes
game-goal = Win the most prizes.
minute-goal = Whoever has the most points wins.
minute-turn = Everyone secretly bids a card.
minute-end = The match ends with the last card.
minute-points = The highest bid takes the prize.
standing-own = Your points:
card-of = { $card } of { $seat }
