### The words of the toy module `guest.py`.

city-choice-fair = play with the fair
    .short = the fair
city-choice-fair-no = no
city-choice-fair-yes = yes
city-module-fair = The fair
city-group-fair = The fair of Troyes

## Cards, an event and a character.

city-card-broker = Broker
city-card-barker = Barker
city-card-porter = Porter
city-card-puppeteer = Puppeteer
city-card-scaffold = Scaffold
city-card-toll-house = Toll House
city-card-troupe = Troupe
city-card-tumbler = Tumbler
city-card-twins = Twins
city-fair-cry = Take a ware and lay one on a stall; gain { $gain } for each that lies there.
    .short = a ware, and a stall's deniers
    .board = A ware, and a stall's deniers
city-fair-call = Call an acrobat.
    .short = an acrobat
    .board = An acrobat
city-fair-scaffold = Lay a cube on the fourth floor of the Cathedral, over a complete column, for { $gain }.
    .short = a cube on the fourth floor, { $gain }
    .board = A cube on the fourth floor: { $gain }
city-bend-fair-acrobat = turn a die over that you buy.
    .short = turn a bought die
    .board = turn a bought die
city-bend-fair-broker = buy dice for { $price } deniers each, one from each owner.
    .short = dice at { $price }d, one an owner
    .board = dice at { $price } deniers, one an owner
city-bend-fair-drummer = add { $plus } to what the dice are worth.
    .short = +{ $plus }
    .board = +{ $plus }
city-bend-fair-porter = take one die for nothing.
    .short = one die free
    .board = one die free
city-bend-fair-puppet = use the cube as a die that shows { $value }, beside another.
    .short = the cube is a { $value }
    .board = the cube is a { $value }
city-bend-fair-toll = pay { $influence } influence to add { $plus } to each die.
    .short = { $influence }i: +{ $plus } each die
    .board = { $influence } influence: +{ $plus } each die
city-bend-fair-tumbler = turn a die of your own over.
    .short = turn an own die
    .board = turn an own die
city-bend-fair-twins = let all dice count as one of them.
    .short = all dice as one
    .board = all dice as one
city-event-quarrel = Quarrel
city-fair-quarrel = The start player clears a stall, and a black die comes.
    .short = a stall is cleared, 1 black die
    .board = A stall is cleared, 1 black die
city-character-margrave = The Margrave
city-each-fair-ware = ware
city-counted-fair-ware = wares
city-count-fair-lots = Wares up to the lot
city-count-fair-rotten = Rotten wares

## Choices, questions and tellings.

city-fair-at-stall = Stall { $number }
    .told = cries out a ware at stall { $number }
city-fair-group-stalls = Stalls
city-fair-part-stall = a stall
city-fair-ask-stall = At which stall do you cry out your ware?
city-fair-ask-clear = You are the start player: which stall is cleared?
city-fair-tell-clear = clears stall { $number }
city-fair-juggler = Hire a juggler ({ $cost } influence)
    .told = hires a juggler
city-fair-sentry = Post a sentry ({ $cost } influence)
    .told = posts a sentry
city-fair-rope = Stretch a rope ({ $cost } influence)
    .told = stretches a rope for an acrobat
city-fair-acrobat = Let an acrobat turn a die over that you buy
    .told = lets an acrobat leap
city-fair-drummer = Let a drummer add 1
    .told = lets a drummer play
city-fair-auction = Go to the auction
    .told = goes to the auction
city-fair-ask-toll = { $buyer } buys your dice: do you give a ware for { $gain }?
city-fair-toll = Give a ware
    .told = takes a toll
city-fair-waive = No toll
    .told = takes no toll
city-fair-ask-flee = { $event } strikes you: do you give a ware to be spared?
city-fair-ask-credit-salaries = You cannot pay your citizens: do you give a ware and lose no points?
city-fair-ask-credit-black-die = You succumb to a black die: do you give a ware and lose no points?
city-fair-flee = Give a ware
    .told = gives a ware and is spared
city-fair-stay = Bear it
    .told = bears it
city-fair-drum = The drum
    .told = a drummer goes home
city-fair-lay-first = A ware is laid on a stall.
city-fair-tell-first = a ware is laid on stall { $number }
city-fair-stall-money = the fair pays whoever has a ware
city-fair-show-character = A character is laid open.
city-fair-deal-lot = A lot is drawn for { $seat }.
    .told = a lot is drawn for { $seat }
city-throw-fair-deal-lot = A lot is drawn.
    .told = a lot of { $values } is drawn
city-throw-fair-roll-purple = A purple die is thrown for { $district }.
    .told = purple dice of { $district } show { $values }

## What is seen, and what it is.

city-fair-wares = { $count ->
        [one] { $count } ware
       *[other] { $count } wares
    }
city-fair-acrobats = { $count ->
        [one] { $count } acrobat
       *[other] { $count } acrobats
    }
city-fair-drummers = { $count ->
        [one] { $count } drummer
       *[other] { $count } drummers
    }
city-fair-gape = They gape
city-fair-lot = Lot { $value }
city-fair-lot-unknown = A lot face down
city-fair-box-die = The dice of the lots
city-fair-box-faces = 1 to { $most }
city-note-fair-barker = as dear as his voice is loud
city-rule-fair = The fair
city-name-fair-stall = Stall { $number }
city-about-fair-stall = Wares are cried out here.
city-name-fair-ware-of = The wares of { $seat }
city-about-fair-ware = A ware can be auctioned, given for influence when your dice are bought, or given to be spared.
city-name-fair-lot-of = The lot of { $seat }
city-about-fair-lot = At the end each ware up to the lot is worth a point.
city-name-fair-gapers = Gapers
city-about-fair-gapers = They stand around a quarrel and are nobody's.
city-name-fair-juggler = A juggler
city-about-fair-juggler = He puts a purple 6 into your district.
city-name-fair-auction = The auction
city-about-fair-auction = A ware, a denier and an influence for a point for each 5 of up to two dice.
city-name-fair-toll = A toll
city-about-fair-toll = Whoever buys your dice makes room for a ware of yours.
city-name-fair-waive = No toll
city-about-fair-waive = You keep your ware.
city-name-fair-flee = A way out
city-about-fair-flee = A ware given, and the event does you no harm.
city-name-fair-stay = To bear it
city-about-fair-stay = You keep your ware and suffer the event.
city-name-fair-acrobat = An acrobat
city-about-fair-acrobat = He turns a die over that you buy, beside the cube of a card.
city-name-fair-acrobat-of = The acrobats of { $seat }
city-name-fair-drummer = A drummer
city-about-fair-drummer = He adds 1 to what the dice of an action are worth, beside the cube of a card.
city-name-fair-drummer-of = The drummers of { $seat }
city-name-fair-drum = The drum
city-about-fair-drum = Where drummers wait until you let them play.
city-name-fair-sentry = A sentry
city-about-fair-sentry = He leads the highest black die away.
city-name-fair-rope = A rope
city-about-fair-rope = An acrobat comes along it.
city-fair-lead = From the first to the last
city-fair-verdict = The fair is over.
city-fair-verdict-full = The fair is over, and { $points } points lie between the first and the last.
city-achievement-fair-hoarder = End the fair with six wares
