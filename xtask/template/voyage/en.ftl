voyage-hand = You hold three cards, and so does { $rival1 }. Each is played once.

voyage-highest = Both choose a card in secret, and the highest takes the point. { $rival1 } has chosen: which card is sure to win?
voyage-highest-done = Nothing is higher than a 12: the point is yours.
voyage-highest-else = That may win, but { $rival1 } could hold a higher card. One of yours cannot be beaten.

voyage-end = Three rounds, and most points win. Now play all three against a Sailor.

voyage-learnt-1 = Everyone chooses in secret.
voyage-learnt-2 = The highest card takes the point.
voyage-learnt-3 = Every card is played once, so a high one is worth most where the others hold lower ones.
