### What Nim says.

nim-title = Nim
nim-choice-rounds = how many rounds are played
nim-choice-rounds-one = one round
nim-choice-rounds-two = two rounds

nim-ask-roll-heap = The size of the heaps is rolled.
nim-ask-bid = Bid for the first of { $heap } stones.
nim-ask-take = Take some of the { $heap } stones.
nim-ask-pass-on = Who goes on?

nim-heap = { $values } stones
    .told = a heap has { $values } stones
nim-bid = bid { $bid }
    .told = bids { $bid }
nim-take = take { $count }
    .told = takes { $count } of the { $left } stones
nim-pass = { $seat } goes on
    .told = passes to { $seat }
