game-title = Старшая карта
game-blurb = Три карты, три раунда: старшая приносит очко.
game-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
game-author = пока никто

action-play = Сыграть { $card }

event-dealt = { $count ->
    [one] Каждый получает { $count } карту.
    [few] Каждый получает { $count } карты.
   *[other] Каждый получает { $count } карт.
}
event-hand = Ваши карты: { $cards }.
event-hand-of = { $seat } получает карты: { $cards }.
event-chosen = { $seat } делает выбор.
event-turned-up = Карты открыты: { $plays }. Очко получает { $seat }.
play-of = { $seat } — { $card }

illegal-not-in-hand = У вас нет карты { $card }.

score-rounds = { $count ->
    [one] Выигран { $count } раунд
    [few] Выиграно { $count } раунда
   *[other] Выиграно { $count } раундов
}

sketch-round = Раунд { $round } из { $rounds }
sketch-hand = Ваши карты: { $cards }
sketch-points = { $seat }: { $points }

board-choose = Выберите карту.
board-wait = Ждём остальных.

example-highest = Важна только старшая карта
example-highest-before = Оба играют карту из своей руки.
example-highest-after = Старшая карта — { $winner } получает очко.
game-goal = Выиграйте больше всех раундов.
minute-goal = Побеждает тот, кто выиграл больше раундов.
minute-turn = Все тайно выбирают по карте, и карты открываются одновременно.
minute-end = В игре три раунда.
minute-points = Старшая карта раунда приносит очко.
standing-own = Ваши очки:
standing-rounds = { $n ->
    [0] Раундов не осталось
    [1] Последний раунд
    [one] Ещё { $n } раунд
    [few] Ещё { $n } раунда
   *[other] Ещё { $n } раундов
}

what-player = Игрок
    .does = Кто здесь сидит и сколько раундов выиграл.
what-card = Карта
    .does = Играется один раз. Старшая карта раунда приносит очко.
