cutlass = Cutlass
cutlass-about = Cinq dés, deux cartes d’équipage secrètes, et une réponse hors de son tour.

cutlass-thing-k = { $count ->
        [one] 1 crâne
       *[other] { $count } crânes
    }
cutlass-thing-x = { $count ->
        [one] 1 sabre
       *[other] { $count } sabres
    }
cutlass-thing-c = { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
cutlass-thing-g = { $count ->
        [one] 1 gemme
       *[other] { $count } gemmes
    }

cutlass-turn-began = Tour { $turn } : { $name }.
cutlass-hired = { $name } engage une carte d’équipage{ $strength ->
        [0] {""}
       *[other] {" "}de force { $strength }
    }.
cutlass-threw = Les dés de { $name } montrent { THINGS($dice) }.
cutlass-sank = Trois crânes : { $name } n’obtient rien.
cutlass-banked = { $name } encaisse { $gold }.
cutlass-challenged = { $name } tire { $sabres } sabres contre { $other_name }.
cutlass-yielded = { $name } cède et paie { $toll }.
cutlass-fought = { $name } combat avec une carte de force { $strength } et { $won ->
        [1] gagne
       *[0] perd
    }.
cutlass-won = { $winners ->
        [one] { $names } gagne la partie.
       *[other] { $names } se partagent la victoire.
    }

cutlass-chapter-crew = L’équipage
cutlass-chapter-dice = Les dés
cutlass-chapter-gold = L’or
cutlass-chapter-challenge = Les défis
cutlass-chapter-end = La fin

cutlass-C1 = Chaque capitaine engage deux cartes d’équipage et les garde secrètes.
cutlass-C2 = Un tour s’ouvre par un lancer des cinq dés.
cutlass-C3 = Les crânes restent où ils tombent.
cutlass-C4 = On relance au moins deux des dés qui sont là.
cutlass-C5 = Trois crânes finissent le tour sans rien.
cutlass-C6 = Une fois les dés posés, relance, encaisse ou défie.
cutlass-C7 = On encaisse { $box_coin } par pièce et { $box_gem } par gemme.
cutlass-C8 = Deux sabres ou plus permettent de défier un autre capitaine au lieu d’encaisser.
cutlass-C9 = Le capitaine défié cède { $box_toll }, ou combat avec une carte d’équipage.
cutlass-C10 = Une carte qui bat les sabres prend l’or du tour de l’attaquant ; toute autre est perdue en vain.
cutlass-C11 = La partie finit dès qu’un capitaine atteint le but ; le plus riche gagne, les égaux partagent.
cutlass-C12 = Après { $box_rounds } manches, la partie finit de la même façon.
cutlass-option-goal = Or pour gagner

## Why not

cutlass-why-now-roll = Le tour s’ouvre par un lancer de tous les dés.
cutlass-why-now-decide = Les dés sont posés : relance, encaisse ou défie.
cutlass-why-now-answer = On te défie : cède, ou combats.
cutlass-why-a-skull-is-taken-up = Un crâne reste où il est tombé.
cutlass-why-fewer-than-two-dice = On relance au moins deux dés.
cutlass-why-dice-that-are-not-there = Tu as choisi { THINGS($wanted) } ; il y a là { THINGS($lying) }.
cutlass-why-fewer-than-two-sabres = Un défi demande deux sabres ; tu en as { $sabres }.
cutlass-why-no-other-captain = Aucun autre capitaine ne porte ce numéro.
cutlass-why-no-such-crew = Tu n’as pas de carte d’équipage de force { $strength }.
