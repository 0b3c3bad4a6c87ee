cutlass = Cutlass
cutlass-about = Five dice, two secret crew cards, and an answer out of turn.

cutlass-thing-k = { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }
cutlass-thing-x = { $count ->
        [one] 1 sabre
       *[other] { $count } sabres
    }
cutlass-thing-c = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
cutlass-thing-g = { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }

cutlass-turn-began = Turn { $turn }: { $name }.
cutlass-hired = { $name } hires a crew card{ $strength ->
        [0] {""}
       *[other] {" "}of strength { $strength }
    }.
cutlass-threw = { $name }’s dice show { THINGS($dice) }.
cutlass-sank = Three skulls: { $name } gets nothing.
cutlass-banked = { $name } banks { $gold }.
cutlass-challenged = { $name } draws { $sabres } sabres on { $other_name }.
cutlass-yielded = { $name } gives in and pays { $toll }.
cutlass-fought = { $name } fights with a crew card of strength { $strength } and { $won ->
        [1] wins
       *[0] loses
    }.
cutlass-won = { $winners ->
        [one] { $names } wins the game.
       *[other] { $names } share the win.
    }

cutlass-chapter-crew = The crew
cutlass-chapter-dice = The dice
cutlass-chapter-gold = Gold
cutlass-chapter-challenge = Challenges
cutlass-chapter-end = The end

cutlass-C1 = Each captain hires two crew cards and keeps them secret.
cutlass-C2 = A turn opens with a throw of all five dice.
cutlass-C3 = Skulls stay where they fall.
cutlass-C4 = A re-roll takes at least two of the dice that lie there.
cutlass-C5 = Three skulls end the turn with nothing.
cutlass-C6 = Once the dice lie, re-roll, bank or challenge.
cutlass-C7 = Banking is worth { $box_coin } for each coin and { $box_gem } for each gem.
cutlass-C8 = Two sabres or more let you challenge another captain instead of banking.
cutlass-C9 = The challenged captain yields { $box_toll }, or fights with one crew card.
cutlass-C10 = A crew card that beats the sabres takes the attacker’s gold for this turn; any other is lost in vain.
cutlass-C11 = The game ends as soon as a captain holds the goal; the richest wins, equals share.
cutlass-C12 = After { $box_rounds } rounds the game ends in the same way.
cutlass-option-goal = Gold to win

## Why not

cutlass-why-now-roll = The turn opens with a throw of all the dice.
cutlass-why-now-decide = The dice lie there: re-roll, bank or challenge.
cutlass-why-now-answer = You are challenged: yield, or fight.
cutlass-why-a-skull-is-taken-up = A skull stays where it fell.
cutlass-why-fewer-than-two-dice = A re-roll takes at least two dice.
cutlass-why-dice-that-are-not-there = You picked { THINGS($wanted) }; what lies there is { THINGS($lying) }.
cutlass-why-fewer-than-two-sabres = A challenge takes two sabres; you have { $sabres }.
cutlass-why-no-other-captain = There is no other captain of that number.
cutlass-why-no-such-crew = You have no crew card of strength { $strength }.
