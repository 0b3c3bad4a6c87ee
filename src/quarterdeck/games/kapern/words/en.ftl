kapern = Piraten Kapern
kapern-about = Eight dice, a card, and the question whether to roll once more.

## Things

kapern-thing-k = { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }
kapern-thing-s = { $count ->
        [one] 1 sabre
       *[other] { $count } sabres
    }
kapern-thing-m = { $count ->
        [one] 1 monkey
       *[other] { $count } monkeys
    }
kapern-thing-p = { $count ->
        [one] 1 parrot
       *[other] { $count } parrots
    }
kapern-thing-c = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
kapern-thing-d = { $count ->
        [one] 1 diamond
       *[other] { $count } diamonds
    }

kapern-card = { $card ->
        [coin] Gold Coin
        [diamond] Diamond
        [pirate] Pirate
        [animals] Animals
        [guardian] Guardian
        [treasure_island] Treasure Island
        [skull1] One Skull
        [skull2] Two Skulls
        [ship2] Pirate Ship, { $box_sabres2 } sabres
        [ship3] Pirate Ship, { $box_sabres3 } sabres
       *[ship4] Pirate Ship, { $box_sabres4 } sabres
    }
kapern-card-meaning = { $card ->
        [coin] You start with one more coin: it pays, and it counts in a group.
        [diamond] You start with one more diamond: it pays, and it counts in a group.
        [pirate] Everything you score is doubled. So is the curse of Skull Island.
        [animals] Monkeys and parrots count as one and the same animal.
        [guardian] Once this turn you may roll a skull again, even the third.
        [treasure_island] Dice put on the island still score if the skulls get you.
        [skull1] You start with one skull. No chest this turn.
        [skull2] You start with two skulls. No chest this turn.
        [ship2] Show { $box_sabres2 } sabres and stop: { $box_bonus2 } more. Fail, and it costs you { $box_bonus2 }.
        [ship3] Show { $box_sabres3 } sabres and stop: { $box_bonus3 } more. Fail, and it costs you { $box_bonus3 }.
       *[ship4] Show { $box_sabres4 } sabres and stop: { $box_bonus4 } more. Fail, and it costs you { $box_bonus4 }.
    }

## What happens

kapern-turn-began = Turn { $turn }: { $name }.
kapern-reshuffled = The pile is used up; the discards are shuffled.
kapern-turned-over = { $name } turns over { kapern-card }.
kapern-threw = { $name } rolls { THINGS($thrown) }.
kapern-called-guardian = { $name } calls the Guardian to lift a skull.
kapern-placed = { $name } puts { THINGS($dice) } on the island, { $points } points safe.
kapern-scored = { $name } stops and scores { $points }{ $chest ->
        [1] , the chest is full
       *[0] {""}
    }.
kapern-sank = { $name } is lost to { $skulls } skulls{ $points ->
        [0] {""}
       *[other] , but { $points } points lie safe on the island
    }.
kapern-lost-fight = The ship gets away from { $name }, who loses { $bonus }.
kapern-reached-skull-island = { $skulls } skulls: { $name } lands on Skull Island!
kapern-cursed = { $name } leaves Skull Island with { $skulls } skulls. Everyone else loses { $points }.
kapern-final-round = { $name } has { $points } points: the final round begins. Everyone else has one more turn.
kapern-last-turn = { $name } has been surpassed and goes one last time.
kapern-sudden-death = Everyone is below the target again. The first to reach it wins at once.
kapern-pirate-magic = Pirate Magic! Nine of a kind: { $name } wins on the spot.
kapern-time-up = { $rounds } rounds are played: the highest score decides.
kapern-won = { $winners ->
        [one] { $names } wins the game.
       *[other] { $names } share the win.
    }

## The rules, in our words

kapern-chapter-turn = The turn
kapern-chapter-points = Points
kapern-chapter-island = Skull Island
kapern-chapter-cards = The cards
kapern-chapter-end = The end
kapern-chapter-house = House rules

kapern-K1 = Two to five play. The youngest begins; turns pass clockwise.
    .ours = A screen does not ask for ages: the first player is drawn by lot, or the table names a chair, counted round those who play.
kapern-K2 = The target is { $box_target } points; a table may agree on { $box_low_target } or { $box_high_target } instead.
kapern-K3 = A turn opens with the top card. It rules the whole turn, from the first roll on. When the pile is used up, all discards are shuffled into a new one.
kapern-K4 = The first roll takes all { $box_dice } dice.
kapern-K5 = After a roll that does not end the turn, either stop and score or roll again.
kapern-K6 = Any dice on the table but skulls may be rolled again, also those kept earlier; none has to be kept.
kapern-K7 = A roll takes at least two dice.
kapern-K8 = A skull stays where it fell until the turn ends.
kapern-K9 = The third skull, the card’s own counted, ends the turn without points; it cannot be passed over.
kapern-K10 = When a turn ends, its card is discarded and the dice go to the left.
kapern-K11 = 3, 4, 5, 6, 7 or { $box_dice } of a kind are worth { $box_group3 }, { $box_group4 }, { $box_group5 }, { $box_group6 }, { $box_group7 } or { $box_group8 }. Every kind but skulls makes its own group.
kapern-K12 = Each coin and each diamond is worth another { $box_treasure }.
kapern-K13 = If every one of the { $box_dice } dice scores, the chest is full: { $box_chest } more.
    .ours = A sabre that a beaten ship asked for scores too. The coin or diamond of the card is no die, but may complete a group.
kapern-K14 = Whoever has rolled a skull cannot fill the chest, even if the Guardian lifted it; nor can anyone with a Skull card.
kapern-K15 = The Pirate card doubles all points of the turn, the chest’s included.
kapern-K16 = Four or more skulls on the first roll lead to Skull Island, like it or not. Exactly three end the turn.
    .ours = Skulls on the card are counted with them.
kapern-K17 = On Skull Island all dice but the skulls are rolled again as long as a new skull comes.
    .ours = It is also over when fewer than two dice are left.
kapern-K18 = The visitor scores nothing, and everyone else loses { $box_curse } for each skull, the card’s own counted; { $box_double_curse } with the Pirate card. Scores may fall below zero.
kapern-K19 = With a Pirate Ship nobody goes to Skull Island: three skulls or more are a lost fight.
kapern-K20 = Treasure Island: after a roll dice other than skulls may be put on the card, and later be taken off and rolled again. If the skulls come, only the dice that lay there during that roll score.
    .ours = None need be put there. What lies there scores without the chest; whoever stops scores all { $box_dice } dice.
kapern-K21 = Pirate: points count double, and so does the curse of Skull Island.
kapern-K22 = Skull card: the turn starts with one or two skulls.
kapern-K23 = Guardian: once a turn one skull may be rolled again, even alone.
    .ours = Other dice may be rolled with it, and it may be the third skull, on the first roll too. He does not help against more than three, nor on Skull Island.
kapern-K24 = Pirate Ship: whoever stops with at least its sabres scores the dice and its bonus. Anyone else scores nothing and loses the bonus.
    .ours = Stopping short is allowed.
kapern-K25 = Gold Coin and Diamond: one more of it, which pays and counts in a group.
kapern-K26 = Animals: monkeys and parrots are one kind.
kapern-K27 = Whoever ends a turn at the target or above opens the final round: everyone else has exactly one more turn.
    .ours = It is opened only once.
kapern-K28 = If anyone then stands above the player who opened it, that player has one last turn.
    .ours = This is asked one time only, and nobody answers that turn.
kapern-K29 = The highest score wins, and then the game is over.
    .ours = Equal scores share the win.
kapern-K30 = If everyone is below the target after that, play goes on, and the first to end a turn at the target or above wins at once.
    .ours = It goes on to the left of whoever moved last.
kapern-K31 = Pirate Magic: nine of a kind, the card’s coin or diamond counted, wins the game the moment it shows.
    .ours = Skulls do not count.
kapern-K32 = After { $box_rounds } rounds the game ends and the highest score wins.
kapern-guardian_chest = House rule: the chest asks only what the dice show in the end, not whether the Guardian lifted a skull.
kapern-skull_chest = House rule: the chest can be filled with a Skull card.
kapern-keep_one = House rule: at least one die that is no skull must be kept back from a roll.
kapern-floor_zero = House rule: no score falls below zero.

## Options

kapern-option-target = Points to win
kapern-option-first = Who begins
kapern-option-first-lot = by lot
kapern-option-guardian_chest = Chest after the Guardian
kapern-option-skull_chest = Chest with a Skull card
kapern-option-keep_one = Keep at least one die
kapern-option-floor_zero = No score below zero

## The coach

kapern-coach-best = { $deed }.
kapern-coach-equal = { $deed }: just as good.
kapern-coach-calmer = { $deed }: { $points ->
        [0] just as good, and calmer.
       *[other] { $points } less, but calmer.
    }
kapern-coach-worse = { $deed }: leaves { NUMBER($points, useGrouping: 0) } on the table.
kapern-coach-chance = { $deed }: gives away { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the win.
kapern-coach-roll = Roll the dice; there is nothing else to do
kapern-coach-keep = Keep { THINGS($dice) }, roll { $count }
kapern-coach-place = Put { THINGS($dice) } on the island, roll { $count }
kapern-coach-lift = Call the Guardian, keep { THINGS($dice) }, roll { $count }
kapern-coach-stop = { $points ->
        [0] Stop with nothing
       *[other] Take { NUMBER($points, useGrouping: 0) }
    }{ $chest ->
        [1] , the full chest included
       *[0] {""}
    }
kapern-coach-flee = Let the ship go for { NUMBER($points, useGrouping: 0) }
kapern-coach-sink = Let the third skull have its way

## Solve

kapern-solve-title = A turn with each card
kapern-solve-foot = Played as well as can be for points. Nine of a kind counts as { $box_nine }.
kapern-solve-ranked = Every option, best first; play goes on as well as can be.
kapern-solve-card = Card
kapern-solve-action = Action
kapern-solve-expected = Points
kapern-solve-bust = Bust
kapern-solve-stop = Stop
kapern-solve-skull-island = Skull Island
kapern-solve-rolls = Rolls
kapern-solve-risk = Bust at once
kapern-solve-both = A position needs both a card and dice, such as --card pirate --dice 1k3s1m1p2c.
kapern-solve-guardian = Only the Guardian can be used up: --guardian used goes with --card guardian.
kapern-solve-dice = “{ $text }” are no dice. Write eight of them, counted by the letters { $letters }, such as 1k3s1m1p2c.
kapern-solve-eight = “{ $text }” makes { $count } dice; it takes exactly eight, as in 1k3s1m1p2c.
kapern-solve-skulls = With { $skulls } skulls, the card’s own counted, the turn is over and nothing is left to decide. Ask about dice with fewer.
kapern-solve-magic = Nine of a kind wins on the spot, so nothing is left to decide. Ask about other dice.
kapern-solve-scoring = Working out scores
kapern-solve-meeting = Admiral meets captain
kapern-solve-stand = { NUMBER($mine, useGrouping: 0) } to move against { NUMBER($theirs, useGrouping: 0) }: { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to win
kapern-solve-stand-foot = With each card, before the first roll; two players, both for the win.
kapern-solve-chance = To win
kapern-solve-meetings = A game of two, before it begins
kapern-solve-share = Admiral against captain, over both seats: { $share }
kapern-solve-first = First
kapern-solve-second = Second
kapern-solve-first-wins = First wins
kapern-solve-scores = “{ $text }” are no two scores. Write that of whoever is to move, a comma and the other’s, such as --scores 3000,4500.
kapern-solve-hundreds = “{ $text }” cannot be scores: all points are hundreds, as in --scores 3000,4500.
kapern-solve-there = Whoever is to move cannot stand at { NUMBER($score, useGrouping: 0) } already: that would have started the final round, which begins at { NUMBER($target, useGrouping: 0) }. Ask about less.
kapern-solve-win-first = --scores and --fresh go with --win, which asks for the chance to win.
kapern-solve-win-alone = --win asks about scores and --card and --dice about a position; ask for one of them at a time.

## Terminal

kapern-face = { $face ->
        [skull] skull
        [sabre] sabre
        [monkey] monkey
        [parrot] parrot
        [coin] coin
       *[diamond] diamond
    }
kapern-die = { $state ->
        [picked] { $place } roll
        [locked] locked
       *[free] { $place }
    }
kapern-skulls = { $skulls ->
        [0] three skulls end the turn
        [one] one skull, three end it
        [2] two skulls, one to go
       *[other] { $skulls } skulls
    }
kapern-phrase = { $verb ->
        [reroll] Roll { THINGS($dice) }
        [place] Put { THINGS($dice) } on the island
        [roll] Roll
        [stop] Stop
       *[sink] Let it sink
    }
kapern-offer-all = Roll all { $box_dice } dice
kapern-offer-gather = Roll { $dice } dice for more skulls
kapern-offer-rescue = { $dice ->
        [0] Pick a skull for the Guardian
        [one] Call the Guardian: roll the skull
       *[other] Call the Guardian: roll { $dice } dice
    }
kapern-offer-roll = { $dice ->
        [0] Pick dice to roll
        [one] Roll one die
       *[other] Roll { $dice } dice
    }
kapern-earning = { $kind ->
        [group] { NUMBER($points, useGrouping: 0) } for { THINGS($dice) }
        [animals] { NUMBER($points, useGrouping: 0) } for { $count } animals
        [treasure] { NUMBER($points, useGrouping: 0) } for coins and diamonds
        [ship] { NUMBER($points, useGrouping: 0) } for the ship
        [chest] { NUMBER($points, useGrouping: 0) } for the full chest
        [lost] { NUMBER($points, useGrouping: 0) }, because the ship gets away
       *[double] all of it twice
    }
kapern-page-earnings = Stopping brings { $earnings }.
kapern-offer-take = Take { NUMBER($points, useGrouping: 0) }
kapern-page-pass = and pass the dice to { $name }
kapern-offer-stop = Stop
kapern-offer-sink = Sink
kapern-outlook = { $first }{ $more }
kapern-outlook-bust = bust { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
kapern-outlook-island = Skull Island { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
kapern-outlook-safe = { NUMBER($points, useGrouping: 0) } safe
kapern-outlook-take = take { NUMBER($points, useGrouping: 0) }
kapern-outlook-lose = lose { NUMBER($points, useGrouping: 0) }
kapern-outlook-nothing = the turn brings nothing
kapern-key-move = move along the dice
kapern-key-pick = pick a die to roll it again, or put it back
kapern-key-roll = roll what is picked; the first time, all eight
kapern-key-stop = stop and score
kapern-key-all = pick all dice, or none
kapern-key-guardian = Guardian: pick up a skull, or put it back
kapern-key-island = Treasure Island: keep a die off the island, or put it there; kept dice lie there unless you say so
kapern-key-sink = let the third skull have its way
kapern-hint = 1–{ $box_dice } pick   a all
kapern-hint-card = { $card ->
        [guardian] g lift a skull
        [treasure_island] i on or off the island
       *[other] {""}
    }
kapern-night-title = S K U L L   I S L A N D
kapern-night-curse = { $points ->
        [0] {""}
       *[other] { $skulls } skulls: everyone else loses { NUMBER($points, useGrouping: 0) }
    }
kapern-night-roll = Enter: roll the other { $dice } dice for more
kapern-night-leave = any key: back to the table
kapern-stage-final = Final round, opened by { $name }
kapern-stage-reply = Last turn: { $name }
kapern-stage-sudden = Sudden death
kapern-keep-missing = Not all of these are there to be kept. The dice are { THINGS($dice) }.
kapern-typing = Dice go by letters: k skull, s sabre, m monkey, p parrot, c coin, d diamond. “reroll 2s1m” takes up two sabres and a monkey, “keep 3c” all but three coins; “stop” ends the turn.
kapern-position-card = Card: { kapern-card }. { kapern-card-meaning }
kapern-position-dice = Dice: { THINGS($dice) } ({ $dice }).
kapern-position-skulls = { $skulls ->
        [0] No skulls yet; three end the turn.
        [one] One skull; three end the turn.
       *[other] { $skulls } skulls; three end the turn.
    }
kapern-position-island = On the island: { THINGS($dice) } ({ $dice }).

## Page

kapern-page-about-table = { kapern-page-target } · turn { $turn }
kapern-page-target = to { NUMBER($target, useGrouping: 0) }
kapern-page-race = Scores, race to { NUMBER($target, useGrouping: 0) }
kapern-page-started-final = opened the final round
kapern-page-card = Card of this turn: { $name }
kapern-page-card-back = A card, face down
kapern-page-hand = In the hand
kapern-page-hand-mine = In your hand
kapern-page-hand-rest = All eight in the hand
kapern-page-hand-hint = press a die to roll it; the rest is kept
kapern-page-tag-roll = roll
kapern-page-tag-lift = lift
kapern-page-die = { $state ->
        [rest] Die { $place }, not rolled yet
        [locked] Die { $place }: { $face }, locked
        [picked] Die { $place }: { $face }, picked to be rolled
        [lift] Die { $place }: { $face }, picked to lift
        [isle] Die { $place }: { $face }, on the island
       *[free] Die { $place }: { $face }
    }
kapern-page-skulls = Skulls
kapern-page-skulls-say = { $count ->
        [2] one more ends the turn
        [3] that was the third
        [0] three end the turn
        [one] three end the turn
       *[other] { $count } of them
    }
kapern-page-skull-card = a skull on the card
kapern-page-isle = On the island
kapern-page-isle-safe = safe, worth
kapern-page-isle-land = kept dice land
kapern-page-slot = Goes here unless you pick it
kapern-page-rescue = Three skulls, and one lantern left
kapern-page-rescue-say = The Guardian lifts one of them back into your hand. If a skull comes again, the turn is over.
kapern-page-word-scored = { $chest ->
        [1] The chest is full: +{ NUMBER($points, useGrouping: 0) }
       *[other] { $points ->
            [0] Nothing this time
           *[other] +{ NUMBER($points, useGrouping: 0) }
        }
    }
kapern-page-word-sank = { $points ->
        [0] The sea takes its share
       *[other] The island keeps { NUMBER($points, useGrouping: 0) } safe
    }
kapern-page-word-lost-fight = The ship gets away
kapern-page-word-final-round = The final round
kapern-page-word-last-turn = One last turn
kapern-page-word-sudden-death = Sudden death
kapern-page-word-pirate-magic = Pirate Magic!
kapern-page-word-time-up = Time is up
kapern-page-island = Skull Island
kapern-page-island-bill = Skull Island sends the bill
kapern-page-bill = What the others lose
kapern-page-no-dice = Too few are picked: a roll takes at least two dice.
kapern-page-no-skull = This skull stays where it fell until the turn ends.
kapern-page-moment = { $moment ->
        [roll] The card is turned: roll all eight.
        [place] Kept dice go to the island. Roll again, or stop?
        [rescue] The Guardian helps once a turn.
        [gather] Every new skull costs the others more.
       *[decide] Roll again, or stop and score?
    }
kapern-page-gather-price = each skull costs the others
kapern-page-pick-two = pick at least two
kapern-page-instead = { $moment ->
        [roll] roll all eight dice.
        [gather] roll the other dice.
        [rescue] roll a skull again, or let it sink.
       *[other] roll two or more dice, or stop ({ $price }).
    }
kapern-page-coach-do = { $verb ->
        [stop] Stop
        [sink] Let it sink
        [place] Put on the island
       *[other] Roll
    }
kapern-page-coach-bust = bust
kapern-page-best-turns = Best turns
kapern-page-best-turn = { $name }: { NUMBER($points, useGrouping: 0) } points in turn { $turn }.
kapern-page-no-best-turn = { $name } brought nothing home.

## How strong the bots are

kapern-level-deckhand = Keeps the biggest set and stops on the toss of a coin; beats chance four times in five.
kapern-level-mate = Plays by sound rules of thumb; beats a deckhand three times in four.
kapern-level-captain = Knows the exact worth of every throw; beats a mate three times in four, and four mates every other time.
kapern-level-admiral = Plays for the win, not for points, and exactly; a shade better than a captain.

## Why not

kapern-why-now-roll = The turn begins with a roll of all { $box_dice } dice.
kapern-why-now-place = First say which dice lie on Treasure Island.
kapern-why-now-decide = The dice lie there: roll some of them again, or stop.
kapern-why-now-rescue = The third skull lies there: have the Guardian lift a skull, or sink.
kapern-why-now-gather = On Skull Island there is one thing to do: roll all dice that show no skull.
kapern-why-a-locked-skull = A skull stays where it fell, and you do not have the Guardian.
kapern-why-the-guardian-is-spent = The Guardian has lifted a skull already this turn.
kapern-why-more-than-one-skull = The Guardian lifts one skull; you picked { $skulls }.
kapern-why-the-third-skull-stays = Three skulls lie there, and these dice leave them all where they are.
kapern-why-dice-that-do-not-lie-there = You picked { THINGS($wanted) }; what lies there is { THINGS($lying) }.
kapern-why-fewer-than-two-dice = A roll takes at least two dice; you picked { $wanted }.
kapern-why-no-die-is-kept = By house rule a die that is no skull is kept back; you picked all { $wanted }.
kapern-why-a-skull-on-the-island = No skull may lie on Treasure Island.
kapern-why-dice-that-cannot-be-placed = You picked { THINGS($wanted) }; what lies there is { THINGS($lying) }.

## How games end

kapern-ending = { $how ->
        [sudden-death] Sudden death
        [time-up] The rounds were over
       *[usual] The final round
    }
