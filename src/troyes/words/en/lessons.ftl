# What the lessons say (src/troyes/play/lessons): one idea at a time, and why.

## All lessons

lesson-title = A first lesson: { $game }
lesson-progress = Step { $at } of { $length }
lesson-prompt = The lesson
lesson-go-on = Go on
lesson-back = One step back
lesson-again = Begin again
lesson-leave = Leave the lesson
lesson-kept = You can leave at any time: the lesson waits here for you.
lesson-wanted = Choose:
lesson-read = There is nothing to choose yet: read on, then “Go on”.
lesson-send = All is chosen: make this move.
lesson-otherwise = { $choice } would be allowed too. In this lesson, choose what is marked: { $wanted }.
lesson-more = Not yet: { $wanted } belongs to this move too.
lesson-first-game = Now a first game
lesson-first-game-about = It is against the gentlest computer players, or alone, and an adviser stands beside you. Send him away whenever you like.
lesson-to-lobby = To the lobby

## Troyes

lesson-city-welcome = Welcome to Troyes! You are a rich family of the town, and so is Isabeau, who plays against you. Whoever has the most victory points after some rounds wins. You will play the first round with me: about ten minutes.
lesson-city-buildings = Everything begins with citizens in these three buildings. Each round a citizen in the Palace throws a red die for you, one in City Hall a yellow die, one in the Bishopric a white die. Dice are what you act with.
lesson-city-place-yellow = Four of your six citizens stand already. Put the fifth into City Hall, on the marked space: yellow dice earn money, and City Hall wants no wages.
lesson-city-place-red = Isabeau has placed her last two. Your sixth goes to the Palace, on space 3: red dice fight. It will cost you 2 deniers each round.
lesson-city-place-otherwise = { $choice } is a good place too. For this lesson we need the one that is marked: { $wanted }.
lesson-city-cards = The round begins: three activities are turned up, one of each colour. With dice of its colour you can run a card again and again, once a citizen of yours works on it.
lesson-city-income = Everybody took 10 deniers and paid wages: 2 for each citizen in the Palace, 1 for each in the Bishopric. You had 5; with 10 more and 5 for these three you now have 10.
lesson-city-workforce = All citizens have thrown their dice. These six lie in your district. But nothing is safe here: anybody may buy anybody's dice, and nobody can refuse.
lesson-city-events = Now events. A new red one came and called a white one along. They stay and do harm each round until somebody fights them off; Marauding is always there. It and the Skirmishes send a black die each.
lesson-city-black = Two enemies: black dice with 6 and 3. You begin, so the higher one is yours. Give up dice of your own that reach 6. Red dice count double here: your red 3 is just enough, and you gain 1 influence.
lesson-city-black-otherwise = { $choice } would help too, but it would be a waste. Red counts double against black dice: choose { $wanted }.
lesson-city-recruit = Isabeau has beaten the other one. Now the actions, one at a time, by turns. To work on a card you need a citizen who is free, and all of yours are busy. Influence buys one: Recruit, for 2 influence. That is not an action yet: you still act afterwards.
lesson-city-merchant = Set your new citizen on the Merchant: 4 deniers, once and for all. Use your yellow 4 and 6: the Merchant's number is 2, and 10 divided by 2 makes five uses with 2 deniers each.
lesson-city-bought = You have 10 deniers more. Now look: Isabeau has bought your yellow 2. She used two dice, and in a group of two each bought die costs 4 deniers; they are yours. In a group of one it is 2, in a group of three 6 each.
lesson-city-cathedral = White dice build the cathedral. Your white 5 lays a cube in column 5: 1 victory point, and 2 influence because the column is one of the high ones. At the end everybody should have cubes on all three levels.
lesson-city-expelled = Isabeau put a citizen on space 4 of the Palace with a red 4. Yours stood there; now he lies beside it. He throws no die next round, unless you give him something else to do.
lesson-city-fight = Let us end the Skirmishes. You have a red 5; buy the red 4 of the neutral district, 4 deniers to the bank. The number of the event is 3: 9 divided by 3 makes three cubes, and that covers all banners.
lesson-city-fight-otherwise = { $choice } alone would not cover all the banners, or would not fit. Choose { $wanted }.
lesson-city-return = You won the event alone: 3 victory points, 3 influence, and one harm less each round. Your dice are used up, but you have money. Buy the white 3 of the neutral district for 2 deniers and put the citizen who lies at the Palace into the Bishopric, row 1 to 3.
lesson-city-pass = Isabeau has passed. You could buy more dice, but deniers are good to have next round too. Pass: that pays 2 deniers.
lesson-city-end = That was a whole round. The game for two has four. At the end your tradesmen score, and so do the characters: two of them lie secretly before you, two before Isabeau, and everybody is judged by all four. Everything on the board explains itself when you rest on it. You are ready.

## The King's Challenge

lesson-solo-welcome = This is Troyes for one. If you have not done so, take the lesson of Troyes first. Your rival is le Roy: he has no money and no influence, fears no event, and lets dice say what he does. Your result is your points minus his.
lesson-solo-pile = The six characters lie open in a pile. You know what is judged, and in which order: on top is Chrétien de Troyes, who counts citizens in the buildings.
lesson-solo-place = Le Roy places three citizens by dice, then you place two, until you have six. Two of yours are left. First the Palace, space 3: red dice count double against enemies.
lesson-solo-place-last = And the last one into City Hall, where nobody wants wages.
lesson-solo-place-otherwise = { $choice } is possible as well. For this lesson we need { $wanted }.
lesson-solo-dice = Twelve citizens are le Roy's, so twelve dice are his. You may buy them like any others; the deniers go to the bank. He always uses his best dice first, so a good die that you buy also slows him down.
lesson-solo-black = Black dice: 5 and 4. The highest is yours, and your red 3 counts 6. After you le Roy removes the other one with his best die, whatever it shows.
lesson-solo-black-otherwise = { $choice } would do more than you need or less. The red 3 counts double, which is just enough: choose { $wanted }.
lesson-solo-agriculture = Your action. Agriculture turns yellow dice into money without a tradesman: half of their sum. Take the yellow 4 and 5 for 4 deniers.
lesson-solo-builds = Le Roy threw 3 and 4. A sum of 7 lets him build: two cubes on the cathedral, a point each, for two of his best dice. 7 is the sum that comes most often.
lesson-solo-cathedral = Do not let him have it alone. Build with your white 6 and buy his white 5: in a group of two it costs 4 deniers. Two points, 4 influence, and one good die less for him.
lesson-solo-cathedral-otherwise = { $choice } could build as well. Choose { $wanted }: they bring the most influence.
lesson-solo-expels = 5 and 5 make 10: he places a citizen, and where he can he drives out one of yours. Your citizen lies at the Palace now.
lesson-solo-merchant = Use what he did: the citizen who lies there can work on the Merchant. It costs 4 deniers; your yellow 6 runs it three times, for 6 deniers.
lesson-solo-judges = 4 and 4 make 8: the character on top is judged at once. You have five citizens in the buildings, which is 1 point; le Roy has thirteen, which is 6. Next in the pile is Urbain IV: cubes on the cathedral.
lesson-solo-fight = Events that le Roy finishes alone pay him alone. Set a cube on the Brigands with your red 5: 1 influence, and a part of the reward if he finishes them.
lesson-solo-resolves = 2 and 3 make 5: he resolved the event farthest to the right, all by himself, and used three dice. Your cube stays on the Brigands for another day.
lesson-solo-pass = You have no dice left. Pass: 2 deniers, and one more each time your turn comes round while le Roy goes on until his dice are gone.
lesson-solo-end = He went on with what he had left, and the round is over. He is ahead: he always is in the beginning. You know the pile and have the money, three more rounds to catch up, and the table of his actions in the rules.

## Troyes Dice

lesson-dice-welcome = Welcome to Troyes Dice! You fill a sheet of your own for eight days. Each morning and each afternoon everybody chooses one of the dice on the wheel, all at the same time. You will play three half days with me: about five minutes.
lesson-dice-wheel = It is the first morning. The dice lie on four plazas, the lowest first, and each takes the colour of its plaza: here a white 1, a yellow 4 and a white 6.
lesson-dice-black = The black die lies among them. It belongs to nobody: it lays waste to the plaza under it, which comes back with its other side up. From the third day on it also strikes buildings on your sheet.
lesson-dice-prices = A die costs what its place costs: the first is free, the second takes one resource of your choice, the third 1 denier, the fourth 2 deniers. Higher dice cost more.
lesson-dice-resources = First you need resources. Choose the yellow 4 on the third place and use it for 4 deniers. A red die would bring influence, a white one knowledge.
lesson-dice-resources-otherwise = { $choice } would be possible too. Let us earn money first: choose { $wanted }.
lesson-dice-gained = You paid 1 and gained 4. And you circled your sixth denier: the sixth, twelfth and eighteenth symbol of each track bring a citizen, here an artisan. Every citizen is a point.
lesson-dice-sheet = The afternoon's dice: a red 2, a yellow 3 and a red 6. Now you can build. A die builds in the district of its colour and in the column of its number: above a prestige building, below a work building, which brings two citizens.
lesson-dice-fortress = The red 2 is free and fits column 2. Build the Fortress there: it brings a knight, and it protects the whole column from the black die.
lesson-dice-fortress-otherwise = { $choice } would be allowed too. Now we want a Fortress in column 2: choose { $wanted }.
lesson-dice-link = A new day: the wheel has turned. Between Fortress 1 and 2 there is a small sign, a link: when both are built it brings one more knight. But there is no red 1 today.
lesson-dice-change = So make one! Each influence moves a die by 1, and 2 knowledge give it another colour. Choose the white 2, which is free, and build Fortress 1 with it: that takes 1 influence and 2 knowledge.
lesson-dice-change-otherwise = { $choice } would be allowed too. We want the link: choose { $wanted }.
lesson-dice-end = Two knights for one die: one from the Fortress, one from the link. At the end each citizen is a point, and so are two resources left over. Cathedrals make whole rows of buildings count. That is all you need for a first game.
