voyage-lagoon = Three catches lie in the lagoon: deep, middle and shallow. Each is worth its number. After twelve rounds, the pile that is worth most wins.

voyage-deep = Everyone lays a dive card in secret. The highest takes the deep catch. You want that tuna: lay your 12.
voyage-deep-done = 12 beats 8 and 4: the tuna is yours. But the 12 is used up; every card works only once.
voyage-deep-else = That is not high enough to be sure of the deep catch. Nobody can go above your 12: try it.
voyage-deep-else-high = That might do, but you cannot see what the others lay. Nobody can go above your 12: try it.

voyage-order = You have laid a 7, and { $rival1 } a 10. { $rival2 } is about to lay a 2. Who will get the tiger fish in the middle?
voyage-order-answer-1 = I will
voyage-order-answer-2 = { $rival1 }
voyage-order-answer-3 = { $rival2 }
voyage-order-wrong-2 = The 10 is the highest and takes the deep catch, and nobody takes two. Who is the highest of those left?
voyage-order-wrong-3 = The 2 is the lowest: it takes the shallow catch. The middle one goes to the highest of those left.
voyage-order-done = Always deep, middle, shallow: the 10 went deep, your 7 was the highest of those left, and the lowest got the shallow catch.

voyage-shallow = Now the best lies in the shallows, and a jellyfish in the deep costs 10 points. The lowest card takes the shallow catch: which one do you lay?
voyage-shallow-done = Low cards are no bad cards: the lowest fetched you a tuna, the highest a jellyfish.
voyage-shallow-else = So high a card leads to the jellyfish, or to the poor catch in the middle. Lay one of your lowest.
voyage-shallow-else-low = Somebody else might go lower. One of your three lowest is safer here.

voyage-tie = You have laid a 9, and { $rival1 } is about to lay one, too. For deep and middle, Kiti the cat settles the tie: whoever is nearest to her right hand, with the red bracelet. Who gets the tuna?
voyage-tie-answer-1 = I will
voyage-tie-answer-2 = { $rival1 }
voyage-tie-answer-3 = { $rival2 }
voyage-tie-wrong-1 = Look at Kiti: her right hand, with the red bracelet, is not at your side. Who is nearest to it?
voyage-tie-wrong-3 = { $rival2 } has laid a 3 and is not tied with anybody. The two 9s want the tuna: whom does Kiti prefer?
voyage-tie-done = Kiti’s right hand favours { $rival1 }. Whoever loses a tie goes on competing: your 9 took the middle. In the shallows her left hand decides, and after every round she moves on.

voyage-kiti = Now Kiti’s right hand is at your side. { $rival1 } will surely lay an 11 for the tuna of 15. What is the lowest card that still wins it for you?
voyage-kiti-done = Two 11s, and Kiti gives the tie to you. Look where she stands: that saves high cards.
voyage-kiti-else = Against an 11 that loses. You win ties this round: how high must you go at least?
voyage-kiti-else-twelve = That wins, but it wastes your best card. You win ties this round, so a lower one is enough.

voyage-gull = Beware of the gull! It steals the top card of its taker’s pile, and your 13 lies on top. Stay out of the shallows: go for the tiger fish in the deep.
voyage-gull-done = 8 points more, and the gull robbed { $rival2 }. New catches go on top and cover what you had.
voyage-gull-else = That keeps the gull away, but is not enough for the deep catch. A higher card brings you the 8.
voyage-gull-else-low = So low a card brings you the gull, and your 13 is gone. Lay a high one.

voyage-gift = A jellyfish worth −15 lies on top of your pile, and there is a gull again. What a gull steals is gone for good: do you want this gull?
voyage-gift-done = The gull took the jellyfish: 15 points better for you.
voyage-gift-else = That brings you a fish worth 1 or 2. The gull brings you 15: it flies off with your jellyfish. Lay one of your lowest cards.
voyage-gift-else-low = Somebody else might go lower and get the gull. One of your three lowest is safer.

voyage-three = You have two jellyfish, which costs 30 points. But whoever has three may put all three away! Get the third one from the deep, then put them away.
voyage-three-done = Three jellyfish gone: 30 points better. With two in your pile, the third is worth more than any tuna.
voyage-three-else = That does not take the jellyfish in the deep. Nobody goes above your 12.
voyage-three-else-keep = Then all three would stay and cost you 40 points at the end. Put them away.

voyage-lantern = The anglerfish carries a lantern: whoever takes it sees the next card in its place before anyone else. It lies in the middle: lay a card from the middle of your hand.
voyage-lantern-done = 5 points and a lantern. The next round has already been laid: go on and look.
voyage-lantern-else = So low a card ends in the shallows. Take one from the middle of your hand, such as the 6.
voyage-lantern-else-high = That takes the deep tuna: no bad catch, but this time let us try the lantern. Lay something from the middle, such as the 6.

voyage-peek = This card lies face down, and only you see it. The others must guess whether it is worth a high card.

voyage-save = Four rounds are left, and these are your last cards. Only 4, 2 and 1 lie in the lagoon. Which card do you lay?
voyage-save-done = Your 12 is still there when something good comes. Everyone has the same twelve cards: whoever wastes fewer high ones wins.
voyage-save-else = The 12 would win 4 points, no more. Richer fish are still to come: keep it, and lay a card that you will not miss.

voyage-end = Play these last four rounds against two Sailors. In doubt, take a hint: the button with the wheel.

voyage-learnt-1 = Deep goes to the highest card, then the middle to the next one, then the shallows to the lowest. In ties, look at Kiti.
voyage-learnt-2 = A gull steals the top of your pile, three jellyfish can be put away, and a lantern shows what others cannot see.
voyage-learnt-3 = Every card works once: keep high ones for rich rounds, and low ones for a catch in the shallows.
