cutlass = Cutlass
cutlass-about = Fünf Würfel, zwei geheime Mannschaftskarten und eine Antwort außer der Reihe.

cutlass-thing-k = { $count ->
        [one] 1 Totenkopf
       *[other] { $count } Totenköpfe
    }
cutlass-thing-x = { $count ->
        [one] 1 Säbel
       *[other] { $count } Säbel
    }
cutlass-thing-c = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
cutlass-thing-g = { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
    }

cutlass-turn-began = Zug { $turn }: { $name }.
cutlass-hired = { $name } heuert eine Mannschaftskarte an{ $strength ->
        [0] {""}
       *[other] , Stärke { $strength }
    }.
cutlass-threw = Bei { $name } liegen { THINGS($dice) }.
cutlass-sank = Drei Totenköpfe: { $name } geht leer aus.
cutlass-banked = { $name } nimmt { $gold }.
cutlass-challenged = { $name } zieht { $sabres } Säbel gegen { $other_name }.
cutlass-yielded = { $name } gibt nach und zahlt { $toll }.
cutlass-fought = { $name } kämpft mit einer Karte der Stärke { $strength } und { $won ->
        [1] gewinnt
       *[0] verliert
    }.
cutlass-won = { $winners ->
        [one] { $names } gewinnt das Spiel.
       *[other] { $names } teilen sich den Sieg.
    }

cutlass-chapter-crew = Die Mannschaft
cutlass-chapter-dice = Die Würfel
cutlass-chapter-gold = Gold
cutlass-chapter-challenge = Herausforderungen
cutlass-chapter-end = Das Ende

cutlass-C1 = Jeder Kapitän heuert zwei Mannschaftskarten an und hält sie geheim.
cutlass-C2 = Ein Zug beginnt mit einem Wurf aller fünf Würfel.
cutlass-C3 = Totenköpfe bleiben liegen.
cutlass-C4 = Neu geworfen werden mindestens zwei der Würfel, die da liegen.
cutlass-C5 = Drei Totenköpfe beenden den Zug ohne alles.
cutlass-C6 = Liegen die Würfel, wirf neu, nimm das Gold oder fordere heraus.
cutlass-C7 = Jede Münze bringt { $box_coin }, jeder Edelstein { $box_gem }.
cutlass-C8 = Mit zwei Säbeln oder mehr darfst du einen anderen Kapitän herausfordern, statt das Gold zu nehmen.
cutlass-C9 = Der Herausgeforderte gibt { $box_toll } ab oder kämpft mit einer Mannschaftskarte.
cutlass-C10 = Eine Karte, die die Säbel schlägt, nimmt das Gold dieses Zuges; jede andere ist umsonst verloren.
cutlass-C11 = Das Spiel endet, sobald ein Kapitän das Ziel erreicht; der Reichste gewinnt, Gleiche teilen.
cutlass-C12 = Nach { $box_rounds } Runden endet das Spiel ebenso.
cutlass-option-goal = Gold zum Sieg

## Why not

cutlass-why-now-roll = Der Zug beginnt mit einem Wurf aller Würfel.
cutlass-why-now-decide = Die Würfel liegen: Wirf neu, sichere oder fordere heraus.
cutlass-why-now-answer = Du bist herausgefordert: Gib nach oder kämpfe.
cutlass-why-a-skull-is-taken-up = Ein Totenkopf bleibt liegen, wo er fiel.
cutlass-why-fewer-than-two-dice = Neu geworfen werden mindestens zwei Würfel.
cutlass-why-dice-that-are-not-there = Du hast { THINGS($wanted) } gewählt; da liegen { THINGS($lying) }.
cutlass-why-fewer-than-two-sabres = Eine Herausforderung braucht zwei Säbel; du hast { $sabres }.
cutlass-why-no-other-captain = Einen anderen Kapitän mit dieser Nummer gibt es nicht.
cutlass-why-no-such-crew = Du hast keine Mannschaftskarte der Stärke { $strength }.
