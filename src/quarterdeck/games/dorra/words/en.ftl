dorra = Buccaneer
dorra-about = Crews of many colours, three ships in sight, and a captain who has to pay everyone but himself. By Stefan Dorra.

## Things

dorra-kind = { $kind ->
        [chest] a chest
        [barrel] a barrel
        [candlestick] a candlestick
       *[dagger] a dagger
    }
dorra-kinds = { $kind ->
        [chest] Chests
        [barrel] Barrels
        [candlestick] Candlesticks
       *[dagger] Daggers
    }

## What happens

dorra-turn-began = Turn { $turn }: { $name }.
dorra-turned-up = { $count ->
        [one] A ship comes in sight: { $ships }.
       *[other] { $count } ships come in sight: { $ships }.
    }
dorra-drawn-ship = ship { $ship }
dorra-passed = { $name } can do nothing and passes.
dorra-moved = { $name } takes over { $other_name }’s { $under ->
        [one] pirate
       *[other] crew of { $under }
    }{ $crew ->
        [one] {""}
       *[other] {" "}with a crew of { $crew }
    }.{ $once ->
        [none] {""}
       *[other] {" "}That covers a { $once }.
    }
dorra-mutinied = Mutiny! { $name } forces { $other_name } to board.
dorra-boarded = { $name } boards ship { $ship } with a crew of { $crew }.
dorra-took = { $name } takes { dorra-kind }.
dorra-looted = { $name } finds { $ducats ->
        [0] no money
        [one] 1 ducat
       *[other] { $ducats } ducats
    } aboard.
dorra-paid = { $name } pays { $ducats ->
        [0] nothing
        [one] 1 ducat
       *[other] { $ducats } ducats
    } for { $other_name }’s { $face }.
dorra-fell-short = The loot is too small: { $name } adds { $own } from the purse{ $stock ->
        [0] {""}
       *[other] {" "}and the stock adds { $stock }
    }.
dorra-profited = { $name } keeps { $ducats ->
        [0] nothing
        [one] 1 ducat
       *[other] { $ducats } ducats
    } of the loot.
dorra-broke-up = { $times ->
        [1] Nobody can do anything. All crews break up and go home unpaid.
        [2] Nobody can do anything, for the second time. All crews break up and go home unpaid.
       *[other] Nobody can do anything, for the third time. All crews break up and go home unpaid.
    }
dorra-sailed-away = { $count ->
        [one] The ship { $ships } sails away with all its treasure.
       *[other] The ships { $ships } sail away with all their treasure.
    }
dorra-majority = { dorra-kinds }: { $leaders ->
        [one] { $names } has the most and gets { $ducats }.
       *[other] { $names } have the most and get { $ducats } each.
    }
dorra-consoled = { dorra-kinds }: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } for { $name }.
dorra-broke-tie = { $names } have equally much money. { $by ->
        [nothing] They are equal in booty too, kind by kind.
        [pieces] More pieces of booty decide.
        [chest] More chests decide, after the number of pieces.
        [barrel] More barrels decide, after pieces and chests.
        [candlestick] More candlesticks decide, after pieces, chests and barrels.
       *[dagger] More daggers decide, all else being equal.
    }
dorra-won = { $winners ->
        [one] { $names } wins the game.
       *[other] { $names } share the win.
    }

## The rules, in our words

dorra-chapter-turn = The table and the turn
dorra-chapter-moving = Moving a pirate
dorra-chapter-boarding = Boarding a ship
dorra-chapter-mutiny = Mutiny
dorra-chapter-end = The end
dorra-chapter-house = House rules

dorra-D1 = Three to five play. Everyone has { $box_discs } discs of one colour, face up, and { $box_start } ducats. Colours nobody plays stay in the box.
dorra-D2 = The ships are shuffled and { $box_open } are turned up. What is left of the money and the booty is the stock, and everyone may look at it.
dorra-D3 = Play goes round clockwise, and the eldest begins.
    .ours = A screen does not ask for ages: the first player is drawn by lot, or the table names a chair, counted round those who play.
dorra-D4 = In your turn you do one of two things: move a pirate, or board a ship. If you can, you must.
dorra-D5 = If you can do neither, you pass: no disc of yours is on top anywhere, or every pile would get too high and none is big enough.
dorra-D6 = There are { $box_ships } ships. Three new ones are turned up as soon as all three open ones are gone, and not before; five times in all.
dorra-D7 = To move, take a disc or a pile with your disc on top and put it on a disc or a pile with another player’s disc on top.
dorra-D8 = The new pile stands before you. A pile belongs to whoever owns its top disc: that player is its captain.
dorra-D9 = A pile is never split.
dorra-D10 = You may not put a disc or pile of yours on another of yours.
dorra-D11 = No pile may be higher than { $box_highest } discs.
dorra-D12 = Nobody may look at a covered disc: colours and height are open, a value only on top.
    .ours = What a move covers is told once, as everyone sees it. A table may agree that the screen remembers what everyone has seen.
dorra-D13 = As captain you board by putting one of your own piles on an open ship.
dorra-D14 = The pile needs at least as many discs as the ship asks for.
    .ours = What a ship asks for and holds is in the table of ships, with a crew of { $box_least_crew } to { $box_highest }; owners of the game can play with the numbers of their own box.
dorra-D15 = The captain takes one of the pieces of booty pictured on the ship, whichever he likes.
    .ours = It cannot be refused; a kind the stock has run out of is not given.
dorra-D16 = The owner of the second disc from the top gets the other piece. On a ship with one picture he gets none.
dorra-D17 = The captain takes the ship’s ducats and pays every disc of other players what it shows, a “?” what the ship says. His own discs are not paid; the rest he keeps.
dorra-D18 = If the loot does not pay the crew, the captain adds his own money.
dorra-D19 = What is still missing comes from the stock, so every crew is paid in full. It is never paid back, and the captain keeps his booty.
    .ours = The stock does not run out.
dorra-D20 = Then all discs go home, face up, and the ship is out of the game.
dorra-D21 = If you have { $box_rebels } or more discs in a pile of another player’s, you may mutiny when that captain’s turn begins.
    .ours = Those who may are asked openly, clockwise from the captain’s left, each about one pile; silence means no.
dorra-D22 = A mutiny forces the captain to board. Which ship, he alone decides.
dorra-D23 = The pile must be big enough for a ship that lies open. If it is not, there is no mutiny, and the captain’s turn is like any other.
dorra-D24 = After a mutiny the captain must board with a pile that has mutinied, and can do nothing else.
dorra-D25 = If several piles have mutinied, only one ship is boarded; the captain chooses the pile.
dorra-D26 = When the last ship is gone, the game is over at once. Piles that still stand are not paid.
dorra-D27 = For each kind of booty, whoever has the most pieces is paid its value. Equals share it, and what cannot be shared is lost. Who was paid nothing for a kind gets { $box_consolation } ducat for each piece.
dorra-D28 = The most money wins.
    .ours = If it is equal, more pieces of booty decide, then more chests, barrels, candlesticks, daggers; else the win is shared. A table may agree that equally much money is a shared win.
dorra-D29 = If nobody at the table can do anything, all piles break up and the discs go home unpaid; the player whose turn it is goes on. The third time without a boarding in between, the open ships are out of the game too.
dorra-D30 = Purses are open.
    .ours = A table may agree that everyone sees only their own.

## Options

dorra-option-memory = Covered values
dorra-option-purses = Purses
dorra-option-first = Who begins
dorra-option-ties = Equally much money
dorra-option-components = Table of ships

## A box of one’s own

dorra-box-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $why }
dorra-box-not-text = “{ $file }” is not text. A table of ships is a TOML file.
dorra-box-empty = “{ $file }” is empty. It has to say what each kind of booty is worth ([booty]) and what is on the { $box_ships } ships ([[ship]]). ({ $clause })
dorra-box-toml = “{ $file }” is no TOML file: { $said }.
dorra-box-fixed = { $field } is the same in every box; take it out, or leave it as it is. ({ $clause })
dorra-box-unknown = There is no “{ $name }” here. Known are { $known }. ({ $clause })
dorra-box-section = { $field ->
    [booty] booty has to be a section: [booty], and under it what each kind is worth.
   *[ship] Ships have to be sections: [[ship]] for each of the { $box_ships }, and its numbers under it.
} ({ $clause })
dorra-box-number = { $ship ->
        [0] {""}
       *[other] Ship { $ship }:{" "}
    }{ $field } has to be a whole number, not “{ $got }”. ({ $clause })
dorra-box-worth = { $field } is worth { $worth }; a kind of booty is worth at least 1 ducat. ({ $clause })
dorra-box-ships = There are { $count } ships; it takes exactly { $box_ships }. ({ $clause })
dorra-box-missing = Ship { $missing } is missing; there are { $box_ships }, numbered 1 to { $box_ships }. ({ $clause })
dorra-box-twice = Two of the { $count } ships have the same id; there are { $box_ships }, numbered 1 to { $box_ships }. ({ $clause })
dorra-box-id = There is no ship { $value }; they are numbered 1 to { $box_ships }. ({ $clause })
dorra-box-ducats = Ship { $ship } holds { $value } ducats; it cannot be less than none. ({ $clause })
dorra-box-min_crew = Ship { $ship } asks for a crew of { $value }; a crew is { $box_least_crew } to { $box_highest } pirates. ({ $clause })
dorra-box-question_pay = Ship { $ship } pays a “?” { $value } ducats; it cannot be less than none. ({ $clause })
dorra-box-booty = Ship { $ship } shows { $value } pieces of booty; a ship shows one or two. ({ $clause })
dorra-box-kind = Ship { $ship } shows “{ $kind }”; booty is { $known }. ({ $clause })
dorra-box-icons = { dorra-kinds }: pictured { $count } times, where { $usual } are usual. The game can be played like that.

## Terminal

dorra-thing-c = { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
dorra-thing-b = { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }
dorra-thing-l = { $count ->
        [one] 1 candlestick
       *[other] { $count } candlesticks
    }
dorra-thing-d = { $count ->
        [one] 1 dagger
       *[other] { $count } daggers
    }
dorra-colour = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [black] Black
       *[green] Green
    }
dorra-typing = A disc is the letter of its colour and its value: b2 is blue’s 2, b? blue’s “?”. Your own goes by its value alone. “move 5 b2” puts your 5 on blue’s 2; “board 5 11” boards ship 11 with the crew under your 5.
dorra-position-ship = Ship { $ship }: { $ducats } ducats for a crew of { $crew }, “?” is paid { $pay }, { THINGS($booty) }.
dorra-position-deck = { $ships ->
        [0] No more ships will come.
        [one] One more ship will come.
       *[other] { $ships } more ships will come.
    }
dorra-position-seat = { $name }, { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [black] black
       *[green] green
    } ({ $letter }): alone { $alone }; crews { $crews }; booty { THINGS($booty) }; purse { $purse }.
dorra-position-mutiny = Shall the crew { $crew } of { dorra-colour } mutiny? Write mutiny or obey.
dorra-position-take = Ship { $ship } is taken. Which piece is yours?
dorra-stage-mutiny = { $name } may mutiny against { $other_name }.
dorra-stage-forced = Mutiny: { $name } must board.
dorra-stage-last = { $ships ->
        [one] The last ship
       *[other] The last { $ships } ships
    }
dorra-phrase = { $verb ->
        [move] Put your { $first } on { dorra-colour }’s { $second }
        [board] Board ship { $second } with your { $first }
        [take] Take { dorra-kind }
        [mutiny] Mutiny
       *[obey] Keep quiet
    }
dorra-card-ship = Ship { $ship }: { $ducats } ducats
dorra-card-crew = crew { $crew }, “?” { $pay }
dorra-icon = { $kind ->
        [chest] chest
        [barrel] barrel
        [candlestick] candlestick
       *[dagger] dagger
    }
dorra-letter = { $kind ->
        [chest] C
        [barrel] B
        [candlestick] L
       *[dagger] D
    }
dorra-outlook-crew = crew of { $crew }; { $count ->
        [0] nobody can take it over
       *[other] { $captors } could take it over
    }
dorra-outlook-mutiny = { $name } must board with { $crew }
dorra-hint =
    ← → 2–5 0 crew   ↑ ↓ target
    x y z ship
dorra-key-crew = choose one of your crews; 0 is the “?”
dorra-key-target = choose what to do with it
dorra-key-ship = point at a ship, and once more to board it
dorra-key-do = do it
dorra-key-mutiny = mutiny, where you may

## The coach

dorra-coach-crew = A crew of { $crew }, { $plan }; { $captors ->
        [0] nobody can take it over.
        [one] one player could take it over.
       *[other] { $captors } players could take it over.
    }
dorra-coach-plan = { $lacking ->
        [0] ready to board ship { $ship }, of whose { $ducats } ducats you would keep about { $own }
        [one] one hand short of ship { $ship }, of whose { $ducats } ducats you would keep about { $own }
       *[other] { $lacking } hands short of ship { $ship }, of whose { $ducats } ducats you would keep about { $own }
    }
dorra-coach-no-plan = with no ship in sight that would pay
dorra-coach-loot = You keep about { $own }; the others get { $others } between them. { $majority }
dorra-coach-lead = { dorra-kinds }: { $who ->
        [captain] you take the lead
       *[mate] your mate takes the lead
    }.
dorra-coach-no-lead = No majority changes.
dorra-coach-take = { dorra-kinds }: worth { $worth } to whoever has most; you have { $held }.
dorra-coach-mutiny = Your discs would be paid about { $own }, the captain would be left with { $captain }.
dorra-coach-obey = The captain plays as he likes.
dorra-coach-equal = { $reason } As far as can be told, just as good as the best.
dorra-coach-only = { $reason } There is nothing else to do.

## Where the numbers come from

dorra-status = { $status ->
        [found] found
        [derived] derived
        [own] yours
       *[reconstructed] reconstructed
    }
dorra-source-booty = { dorra-kinds }: { $worth } ducats ({ $status }).
dorra-source-ship = Ship { $ship }: { $ducats } ducats ({ $ducats_status }), crew of { $min_crew } ({ $min_crew_status }), “?” { $question_pay } ({ $question_pay_status }), { THINGS($booty) } ({ $booty_status }).

## Page

dorra-option-memory-strict = strict
dorra-option-memory-aided = aided
dorra-option-first-lot = by lot
dorra-option-ties-booty = booty decides
dorra-option-ties-shared = shared win
dorra-option-purses-public = open
dorra-option-purses-hidden = hidden
dorra-page-beside = Booty
dorra-page-no-crew = Nothing is lifted yet: lift one of your own crews, then this one can be its goal.
dorra-page-no-ship = Nothing is lifted yet: lift one of your own crews, then it can board this ship.
dorra-page-about-table = fleet { $fleet } of { $box_fleets } · turn { $turn }
dorra-page-crew = { $count ->
        [one] { $name }’s pirate: { $crew }
       *[other] { $name }’s crew of { $count }, from the top: { $crew }
    }
dorra-page-crew-lit = { $crew }. Put yours on it: { $high } high
dorra-page-ship = Ship { $ship }: { $ducats } ducats, a crew of { $crew } or more, “?” is paid { $pay }, { $booty }
dorra-page-ship-lit = Board { $ship }
dorra-page-needs = Needs { $crew }
dorra-page-board = Board
dorra-page-board-gain = Board: you { $gain }
dorra-page-board-the = Board the { $ducats }
dorra-page-the-ship = The { $ducats }
dorra-page-held = { $count } × { $kind }{ $lead ->
        [1] , the most
       *[0] {""}
    }
dorra-page-with-booty = { $ducats } with booty
dorra-page-purse = { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
dorra-page-purse-closed = A closed purse
dorra-page-to-come = { $ships ->
        [0] No more ships
        [one] One more ship
       *[other] { $ships } ships more
    }
dorra-page-fleets = { $fleets ->
        [0] this is the last fleet
        [one] one fleet of three
       *[other] { $fleets } fleets of three
    }
dorra-page-stock = In stock
dorra-page-choose = Lift one of your crews; then point at a lit crew or a lit ship.
dorra-page-forced-say = Your crew has risen: lift it and board a ship.
dorra-page-lifted = { $count ->
        [one] Your pirate is lifted
       *[other] Your crew of { $count } is lifted
    }
dorra-page-lifted-say = { $ships ->
        [0] Put it on a lit crew. For no ship it is large enough.
       *[other] Put it on a lit crew, or board a lit ship.
    }
dorra-page-set-down = Set down
dorra-page-key-0 = lift
dorra-page-key-1 = walk
dorra-page-key-2 = ships
dorra-page-key-3 = do it
dorra-page-ask-take = The ship is yours
dorra-page-ask-take-say = Which piece from ship { $ship } do you take? Your second man gets the other.
dorra-page-ask-mutiny = Shall the crew rise?
dorra-page-ask-mutiny-say = Say the word, and { $name } must board; the ship is the captain’s choice.
dorra-page-mutiny = Mutiny!
dorra-page-mutiny-say = force the captain aboard
dorra-page-obey = Keep quiet
dorra-page-obey-say = not this time
dorra-page-instead = { $moment ->
        [mutiny] mutiny, or keep quiet.
        [take] take one of the pieces on the ship.
        [forced] board a ship with the crew that has risen.
       *[act] put one of your crews on another player’s, or board a ship with a crew that is big enough.
    }
dorra-page-ripe = Mutiny is ripe.
dorra-page-ripe-say = { $count } of the { $of } in { $name }’s crew are yours. When that turn begins:
dorra-page-orders = What to do about { $name }’s crew
dorra-page-order = { $order ->
        [mutiny] always mutiny
        [obey] never
       *[ask] ask me
    }
dorra-page-order-short = { $order ->
        [mutiny] will rise
        [obey] keeps quiet
       *[ask] { $count } yours
    }
dorra-page-order-label = { $count } of these are yours. Mutiny: { dorra-page-order }. Press to change.
dorra-page-mutiny-asked = Mutiny?
dorra-page-mutiny-asked-say = { $other_name }’s turn begins, and three or more of the crew are yours. Say the word, and { $other_name } must board.
dorra-page-mutiny-looms = Mutiny in the air.
dorra-page-mutiny-looms-say = { $name } decides whether { $other_name }’s crew rises.
dorra-page-mutiny-risen = The crew has risen!
dorra-page-mutiny-risen-say = { $name } must board with it, and nothing else.
dorra-page-cry = { $kind ->
        [mutinied] The crew rises!
        [broke-up] Becalmed.
        [sailed-away] Gone.
        [fell-short] Dear men.
        [passed] Pass.
        [broke-tie] Equally rich!
       *[majority] The booty is counted.
    }
dorra-page-booty = Booty
dorra-page-booty-say = most of a kind takes its worth
dorra-page-takes = { $look ->
        [lead] takes { $ducats }
        [tie] = { $ducats }
       *[other] { $ducats } duc.
    }
dorra-page-if-boarded = If boarded now
dorra-page-if-mutiny = If the captain must board
dorra-page-muster = Top to bottom:
dorra-page-covered = covered
dorra-page-coach-elsewhere = The coach would not move this crew, but:
dorra-page-takers = { $count ->
        [0] Nobody can take this crew over.
        [one] Could take it over:
       *[other] Could take it over:
    }
dorra-page-scoring = The last reckoning
dorra-page-from-ships = From ships
dorra-page-total = In all
dorra-page-winner-say = { $ducats } ducats, booty counted, after { $turns } turns.

## How strong the bots are

dorra-level-deckhand = Takes money where it lies, else does what comes to mind; wins three games in four among three random players.
dorra-level-mate = Weighs every crew, ship and piece of booty, but does not look ahead; wins nine games in ten among three deckhands.
dorra-level-captain = Plays hundreds of imagined games before every move; wins almost seven games in ten among three mates.
dorra-level-admiral = Learned by playing against itself, and tries what it likes in imagined games; wins more than one game in three among three captains.

## Why not

dorra-why-now-mutiny = You are asked one thing: mutiny, or keep quiet.
dorra-why-now-act = It is your turn: move a pirate, or board a ship.
dorra-why-now-take = First choose your piece of booty.
dorra-why-a-mutiny-wants-a-boarding = There has been a mutiny: you must board.
dorra-why-another-pile-has-mutinied = That pile has not mutinied; only this may board now: { $faces }.
dorra-why-no-own-disc-on-top = Your { $face } lies under another disc and cannot move.
dorra-why-no-pile-to-board-with = Your { $face } lies under another disc and leads no crew.
dorra-why-own-on-own = { $disc } is your own: nobody moves onto himself.
dorra-why-a-colour-that-is-not-played = { dorra-colour } is not played at this table.
dorra-why-no-such-disc-on-top = { $disc } is covered: only a disc on top can be moved onto.
dorra-why-higher-than-nine = That would be a pile of { $height }; it may be { $box_highest } high.
dorra-why-no-open-ship = Ship { $ship } { $gone ->
        [1] has sailed
       *[0] is not in sight yet
    }; in sight: { $open }.
dorra-why-too-small-a-crew = Ship { $ship } needs a crew of { $needs }; you have { $has }.
dorra-why-not-pictured-on-the-ship = { dorra-kinds } are not pictured on ship { $ship }.
dorra-why-gone-from-the-stock = { dorra-kinds } have run out.

## How games end

dorra-ending = { $how ->
        [broke-tie] Booty, at equal money
       *[usual] Most money
    }
