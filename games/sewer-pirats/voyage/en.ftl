voyage-heaps = Before each of the three ships floats a heap of three square trophies and one round prize. Get aboard and grab what fits together: the chest that is worth most wins.

voyage-cards = You pay with talismans, each only on the ship that carries the same. The fish ship is nearly full and will soon sail: take both open fish cards.
voyage-cards-done = A turn is always one thing: take two cards, move a figure, or make one captain.
voyage-cards-else = That card pays on another ship. You want to go aboard the fish ship: take both fish cards.
voyage-cards-else-deck = From the deck you get whatever comes. Two fish cards lie open, and those are certain.
voyage-cards-else-board = That ship is still empty and will not sail for a while. The fish ship is nearly full: first take both fish cards.

voyage-place = Every free space that a figure enters costs a card; occupied ones are passed for nothing. So space 3 costs you only one: put a rat there.
voyage-place-done = One card instead of three: boarding a full ship is cheap.
voyage-place-else = Fewer are aboard there, so it is a long way to the bow. On the fish ship one card takes you right to space 3.
voyage-place-else-cards = You have all the cards that you need: space 3 of the fish ship costs only one. Go there before somebody else does.

voyage-captain = No free space lies between your rat and the bow, so it may become captain, for a single card; from home that would cost three. Make it captain before the others think of it.
voyage-captain-done = Your turn again, and whoever has a captain must sail. Off we go!
voyage-captain-else = That can wait. There is only one captain on a ship: make your rat captain of the fish ship while its place is free.

voyage-sail = The captain gets the prize, a parrot, and chooses a trophy first. Bears and dolls count only with a parrot, and a can only with a can opener. Which trophy do you take?
voyage-sail-done = 12 points for the doll, 1 for the parrot; the others took what was left. That is why you want to be captain: the prize, and the first choice.
voyage-sail-else = With the parrot the bear would bring you 10 points. Another one here is worth more.
voyage-sail-else-can = The highest number, but worth nothing without a can opener. The small number at each trophy says what it would add to your chest.

voyage-order = { $rival1 } is captain, has the prize and is about to take a trophy. Everyone aboard takes one, from the bow backwards. Who comes second?
voyage-order-answer-1 = I do, with the rat on space 3
voyage-order-answer-2 = { $rival2 }, on space 2
voyage-order-answer-3 = I do, with the rat on space 1
voyage-order-wrong-2 = Space 2 lies further from the bow than space 3. Who stands there?
voyage-order-wrong-3 = Space 1 is at the stern and comes last. Begin at the captain’s hat: who stands next to it?
voyage-order-done = Captain, space 3, space 2, space 1: so it goes on every ship. Now it is up to you.

voyage-fits = You have a parrot and two bears. One parrot makes either all bears or all dolls count. What do you take?
voyage-fits-done = 10 points more. No trophy was left for your rat on space 1: it stays aboard and moves up a space for nothing. Waiting is not lost.
voyage-fits-else = Your one parrot already makes the bears count, so the doll would add nothing. See the small numbers.

voyage-prize = Each ketchup makes all your three fries worth 5 more. You could become captain of the cat ship, for the ketchup, or of the fish ship, for a parrot. Which one?
voyage-prize-done = 15 points for the fries that you have, and up to 9 for the next; the parrot and its doll would have brought 13. Look at the prizes first.
voyage-prize-else = You could be captain now, and next turn somebody else may be. Choose your ship.
voyage-prize-else-parrot = The parrot and the best doll bring 13 points together. The ketchup counts for every one of your fries: do the sum again.

voyage-along = { $rival1 } is captain of the bird ship and sails right after your turn. Whoever is aboard by then takes a trophy, too. Which space will do?
voyage-along-done = One card for a burger, and your milkshake makes it worth 10. If somebody else is captain, sail along cheaply.
voyage-along-else = The bird ship sails now, with or without you. Go aboard: there is a burger in it.
voyage-along-else-dear = Only the captain stands before you, so you take second on any space. Then why not the cheapest?

voyage-opener = You are captain and already have the chili. In your chest there are a can, an opener and noodles. One opener opens only one can! What do you take now?
voyage-opener-done = 7 and 4 for the chili: 11 points. What nobody takes leaves the game, so sailing alone robs everybody.
voyage-opener-else = That adds 5. The chili makes noodles worth 4 more each: look again.
voyage-opener-else-can = Your opener already opens the can worth 15. This one would bring nothing unless you got a second opener.

voyage-weasel = With abilities, every clan can do something of its own. A weasel may act twice: make yours captain, sail at once, and take the best trophy.
voyage-weasel-done = Nobody had time to answer. The question mark beside your figures says what each clan can do.
voyage-weasel-else = This is the moment for the weasel on space 3: make it captain.
voyage-weasel-else-wait = Then the ship would sail only on your next turn. A weasel need not wait: sail at once.
voyage-weasel-else-less = Think of the parrot that you have just got: the doll is worth most with it.

voyage-end = Play the end against two Sailors, without abilities: no new heaps come, and when a ship has sailed twice, it is over. In doubt, take a hint.

voyage-learnt-1 = A card pays for a free space on its own ship; whoever stands there already is passed for nothing.
voyage-learnt-2 = The captain gets the prize and takes first, then space 3, 2 and 1. If somebody else is captain, sail along cheaply.
voyage-learnt-3 = What fits together counts: a parrot for bears or dolls, an opener for each can, ketchup, chili and milkshake for the food.
