voyage-town = An empty throne! In each of these six estates, the most influence brings 10 points at the end, the second most 5, the third 2. The most points win.

voyage-privilege = A round begins with a privilege: you get what the corner of a building shows. Nothing works without cards: take the 4 of the Farm.
voyage-privilege-done = Everybody may take the same one. Every round opens other buildings, with other privileges.
voyage-privilege-else = Fewer rats will matter later. First you need cards, for nothing else brings influence. Take the 4 of the Farm.

voyage-visit = Visit the Farm, lay two peasants face down, and confirm.
voyage-visit-done = Peasants are at home here: each brought 1 influence with the peasantry. You laid the most cards, so the premium action, 4 cards, was yours; { $rival2 } got the standard one, 2.
voyage-visit-else = That one is not at home in the Farm. Lay two peasants.
voyage-visit-else-castle = Peasants are not at home in the Castle, but in the Farm.
voyage-visit-else-short = Every peasant is a point of influence. Lay two of them before you stop.
voyage-visit-else-enough = Two are enough this time: what you keep can be laid in a later round.

voyage-strangers = A knight, a monk and a witch in the Castle of the knighthood: all bring influence, but each of another estate is a stranger and brings a rat, too. How many rats?
voyage-strangers-answer-1 = None
voyage-strangers-answer-2 = One
voyage-strangers-answer-3 = Two
voyage-strangers-answer-4 = Three
voyage-strangers-wrong-1 = Only the knight is at home in the Castle. How many of the others are strangers?
voyage-strangers-wrong-2 = The monk belongs to the clergy, the witch to magic. How many strangers are that?
voyage-strangers-wrong-4 = The knight is at home in the Castle and brings no rat.
voyage-strangers-done = Too many rats bring the plague.

voyage-majority = { $rival1 } laid two cards here, and so did you. Of equals, the earlier visitor has the premium action. Lay one more that brings no rat.
voyage-majority-done = A joker is of any estate. The premium action is yours.
voyage-majority-else = That would be a stranger in the Market, with a rat. The joker brings none.
voyage-majority-else-short = Two against two is not enough: of equals, the earlier visitor has the premium action. Lay one more.

voyage-influence = With the knighthood both rivals are far ahead. With the nobility { $rival1 } has 2, you 1. Where do two cards bring more points: in the Castle or the Palace?
voyage-influence-done = First, for 10 points. Being equal is not enough: the disc that was there first stays ahead.
voyage-influence-else = Choose one of the two buildings first.
voyage-influence-else-castle = There two cards make you third, for 2 points. Look at the nobility: how many do you need to be first?

voyage-swords = { $rival1 } is here, too, with 6 cards in hand. Where swords lie, whoever has the fewest there gives half of their hand to whoever has the most. Lay your sword.
voyage-swords-done = Three cards! In the same way the most flutes send one rat to the fewest. Beware when your own hand is full.
voyage-swords-else = Keep that card. This time the sword is all you need.
voyage-swords-else-unarmed = Without the sword nobody gives you anything. Lay it first.

voyage-look = At the end the nun row is turned up: whoever has more rats than nuns dies. You have 13 rats. Take the privilege with the eye, and look at a card.
voyage-look-done = Only you know it. A card has 0 to 4 nuns, 2 on average: expect about 10 in the row. Nuns in your hand count nothing.
voyage-look-else = More cards are welcome, but 13 rats can kill you. Find out more: take the privilege with the eye.

voyage-rats = 10 nuns, 12 rats, and the last actions. The premium action of the Monastery discards 2; { $rival1 } laid one card there. Win it without a new rat.
voyage-rats-done = 10 rats, 10 nuns: just safe. The last round has no actions: its premium is 1 influence.
voyage-rats-else = A stranger would bring the next rat. You have a monk and a joker: lay both.
voyage-rats-else-palace = What are points to the dead? With 12 rats and 10 nuns you are out. Visit the Monastery.
voyage-rats-else-short = Of equals, the earlier visitor has the premium action, and you would discard a single rat. Lay the monk and the joker.

voyage-plague = The end. You: 30 points, 10 rats. { $rival1 }: 45 points, 11 rats. { $rival2 }: 17 points, 8 rats. The row has 10 nuns. Who wins?
voyage-plague-answer-1 = I do
voyage-plague-answer-2 = { $rival1 }
voyage-plague-answer-3 = { $rival2 }
voyage-plague-wrong-2 = 11 rats are more than 10 nuns: { $rival1 } dies of the plague. Who has the most points among the others?
voyage-plague-wrong-3 = The fewest rats do not win. Who survives, and who of these has the most points?
voyage-plague-done = One rat too many: { $rival1 } is out.

voyage-end = Play the last three rounds against two Sailors: go where few cards make you first, and mind your rats. In doubt, take a hint.

voyage-learnt-1 = A privilege, a visit, an action: every population card brings influence, and the most cards in a building win its premium action. Of equals, the earlier visitor has it.
voyage-learnt-2 = The most influence with an estate is worth 10 points, the second most 5, the third 2: go where few cards change the order.
voyage-learnt-3 = Strangers bring rats. Whoever has more rats than there are nuns in the row dies: look in time, and discard rats while there are actions.
