game-title = Ставки
game-blurb = Маленькая игра для проверки законов.
game-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
game-author = никто
option-storm = Шторм
    .about = Побеждает младшая карта.
action-bid = Поставить { $card }
event-dealt = Все получают по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}.
event-received = К вам приходит { $cards }.
event-received-of = { $seat } получает { $cards }.
event-prize = Приз — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-sealed = { $seat }: выбор сделан.
event-opened = Открыты карты: { $cards }.
event-won = Приз получает { $seat }.
event-drew = { $seat }: взята карта.
illegal-not-held = У вас нет карты { $card }.
score-prizes = Призы
game-goal = Соберите больше всех призов.
minute-goal = Побеждает тот, у кого больше очков.
minute-turn = Все тайно ставят по карте.
minute-end = Партия кончается с последней картой.
minute-points = Старшая ставка получает приз.
standing-own = Ваши очки:
card-of = { $card } ({ $seat })
