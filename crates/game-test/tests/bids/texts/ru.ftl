game-title = Ставки
game-blurb = Маленькая игра для проверки законов.
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
card-of = { $card } ({ $seat })
