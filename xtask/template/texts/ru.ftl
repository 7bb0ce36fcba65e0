game-title = Старшая карта
game-blurb = Три карты, три раунда: старшая приносит очко.

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
