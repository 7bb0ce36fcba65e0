voyage-town = Welcome! You want the empty throne. In each of these six estates the most influence is worth 10 points at the end, the second most 5, the third 2. The most points win, unless the plague comes first.

voyage-privilege = A round begins with a privilege: pick a building, and get what the corner of its card shows. The Castle would rid you of 2 rats, but nothing works without cards. Take the 4 cards of the Farm.
voyage-privilege-done = Four more cards. A privilege is there for everybody: { $rival1 } took the same one.
voyage-privilege-else = Fewer rats will matter later. First you need cards, for nothing else brings influence. Take the 4 of the Farm.

voyage-visit = Now visit a building and lay cards face down. Peasants are at home in the Farm. Visit it, lay three peasants, and say that these are all.
voyage-visit-done = Each peasant brought you 1 influence with the peasantry, and nobody laid more cards in the Farm than you.
voyage-visit-else = That one is not at home in the Farm. Lay three peasants.
voyage-visit-else-castle = Peasants are not at home in the Castle, but in the Farm.
voyage-visit-else-short = Every peasant is a point of influence. Lay three of them before you stop.
voyage-visit-else-enough = Three are enough this time: what you keep can be laid in a later round.

voyage-premium = The most cards in a building bring its premium action, everybody else there gets the standard action. In the Farm that is 4 cards or 2. Yours is the premium one: take it.
voyage-premium-done = Four cards for you, two for { $rival2 }.
voyage-premium-else = You may leave an action, but these 4 cards cost you nothing. Take them.

voyage-strangers = You laid a knight, a monk and a witch in the Castle of the knighthood. All bring influence, but whoever is of another estate is a stranger and brings a rat, too. How many rats will come?
voyage-strangers-answer-1 = None
voyage-strangers-answer-2 = One
voyage-strangers-answer-3 = Two
voyage-strangers-answer-4 = Three
voyage-strangers-wrong-1 = Only the knight is at home in the Castle. How many of the others are strangers?
voyage-strangers-wrong-2 = The monk belongs to the clergy, the witch to magic. How many strangers are that?
voyage-strangers-wrong-4 = The knight is at home in the Castle and brings no rat.
voyage-strangers-done = Three influence, and 2 rats: now you have 12. Too many rats bring the plague.

voyage-majority = { $rival1 } has laid two cards in the Market; nobody sees which. Of equals, the earlier visitor has the premium action. Win it without a single rat: visit the Market, lay enough, then finish.
voyage-majority-done = Three against two: the premium action, 2 jokers, is yours. A joker counts as one of any estate and never brings a rat.
voyage-majority-else = That would be a stranger in the Market, with a rat. Two merchants and the joker are enough, and bring none.
voyage-majority-else-elsewhere = That is another building. We want the jokers of the Market.
voyage-majority-else-short = Not enough: two cards lie there, and of equals the earlier visitor has the premium action. Lay more than two.

voyage-influence = With the knighthood both rivals are far ahead. With the nobility { $rival1 } has 2, and you have 1. Where are two cards worth the most points: in the Castle or the Palace?
voyage-influence-done = First with the nobility: 10 points. In the Castle you would be third, for 2. Being equal is not enough: the disc that was there first stays ahead.
voyage-influence-else = In the Palace that is a stranger, and brings a rat. You have two cards of the nobility: lay these.
voyage-influence-else-castle = There two cards make you third, for 2 points. Look at the nobility: how many do you need to be first?
voyage-influence-else-short = Not enough: even if you came equal, the disc that was there first would stay ahead. Lay both cards of the nobility.

voyage-swords = { $rival1 } is in the Farm with 6 cards in hand. Where swords are laid, the fewest give half of their hand to the most. Go there, lay your sword, and finish.
voyage-swords-done = One sword, three cards! Flutes work in the same way, but send a rat. Remember it when you visit with a full hand.
voyage-swords-else = Keep that card. This time the sword is all you need.
voyage-swords-else-elsewhere = A sword only works in the same building, and { $rival1 } is in the Farm.
voyage-swords-else-unarmed = Without the sword nobody gives you anything. Lay it first.

voyage-look = At the end the nun row is turned up: whoever has more rats than it has nuns dies. You have 13 rats. Take the privilege with the look, then look at any card of the row.
voyage-look-done = Only you know this card now. It is a population card with 0 to 4 nuns at its foot, 2 on average: expect about 10 in the row. In your hand nuns count nothing.
voyage-look-else = More cards are welcome, but 13 rats can kill you. Find out more: take the privilege with the look.

voyage-rats = The row has 10 nuns, and you have 12 rats; these are the last actions. The premium action of the Monastery discards 2, and { $rival1 } has laid one card there. Win it without a new rat.
voyage-rats-done = 10 rats, 10 nuns: as many is just safe. In the last round there are no actions; a premium action then brings 1 influence instead.
voyage-rats-else = A stranger would bring the next rat. You have a monk and a joker: lay both.
voyage-rats-else-palace = What are points to the dead? With 12 rats and 10 nuns you are out. Visit the Monastery.
voyage-rats-else-short = Of equals, the earlier visitor has the premium action, and you would discard a single rat. Lay the monk and the joker.

voyage-plague = The end. You: 30 points, 10 rats. { $rival1 }: 45 points, 11 rats. { $rival2 }: 17 points, 8 rats. The row has 10 nuns. Who wins?
voyage-plague-answer-1 = I do
voyage-plague-answer-2 = { $rival1 }
voyage-plague-answer-3 = { $rival2 }
voyage-plague-wrong-2 = 11 rats are more than 10 nuns: { $rival1 } dies of the plague. Who has the most points among the others?
voyage-plague-wrong-3 = The fewest rats do not win. Who survives, and who of these has the most points?
voyage-plague-done = { $rival1 } has one rat too many and is out. You survive, with more points than { $rival2 }. So think of the nuns in good time.

voyage-end = You know all that decides this game. Three rounds are left: play them against two Sailors. Go where few cards make you first, and mind your rats. In doubt, take a hint.

voyage-learnt-1 = A privilege, a visit, an action: every population card brings influence, and the most cards in a building win its premium action. Of equals, the earlier visitor has it.
voyage-learnt-2 = The most influence with an estate is worth 10 points, the second most 5, the third 2: go where few cards change the order.
voyage-learnt-3 = Strangers bring rats. Whoever has more rats than there are nuns in the row dies: look in time, and discard rats while there are actions.
