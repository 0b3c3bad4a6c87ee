kapern = Piraten Kapern
kapern-about = Huit dés, une carte, et la question : encore un lancer ?

## Les choses

kapern-thing-k = { $count ->
        [one] 1 crâne
       *[other] { $count } crânes
    }
kapern-thing-s = { $count ->
        [one] 1 sabre
       *[other] { $count } sabres
    }
kapern-thing-m = { $count ->
        [one] 1 singe
       *[other] { $count } singes
    }
kapern-thing-p = { $count ->
        [one] 1 perroquet
       *[other] { $count } perroquets
    }
kapern-thing-c = { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
kapern-thing-d = { $count ->
        [one] 1 diamant
       *[other] { $count } diamants
    }

kapern-card = { $card ->
        [coin] Pièce d’or
        [diamond] Diamant
        [pirate] Pirate
        [animals] Animaux
        [guardian] Gardienne
        [treasure_island] Île au trésor
        [skull1] Un crâne
        [skull2] Deux crânes
        [ship2] Bateau pirate, { $box_sabres2 } sabres
        [ship3] Bateau pirate, { $box_sabres3 } sabres
       *[ship4] Bateau pirate, { $box_sabres4 } sabres
    }
kapern-card-meaning = { $card ->
        [coin] Tu commences avec une pièce de plus : elle paie et compte dans une série.
        [diamond] Tu commences avec un diamant de plus : il paie et compte dans une série.
        [pirate] Tout ce que tu marques est doublé. La malédiction de l’île de la Tête de mort aussi.
        [animals] Singes et perroquets comptent comme un seul et même animal.
        [guardian] Une fois ce tour, tu peux relancer un crâne, même le troisième.
        [treasure_island] Les dés posés sur l’île comptent même si les crânes t’emportent.
        [skull1] Tu commences avec un crâne. Pas de coffre ce tour.
        [skull2] Tu commences avec deux crânes. Pas de coffre ce tour.
        [ship2] Montre { $box_sabres2 } sabres et arrête : { $box_bonus2 } de plus. Échoue, et cela te coûte { $box_bonus2 }.
        [ship3] Montre { $box_sabres3 } sabres et arrête : { $box_bonus3 } de plus. Échoue, et cela te coûte { $box_bonus3 }.
       *[ship4] Montre { $box_sabres4 } sabres et arrête : { $box_bonus4 } de plus. Échoue, et cela te coûte { $box_bonus4 }.
    }

## Ce qui arrive

kapern-turn-began = Tour { $turn } : { $name }.
kapern-reshuffled = La pioche est épuisée ; la défausse est mélangée.
kapern-turned-over = { $name } retourne { kapern-card }.
kapern-threw = { $name } lance : { THINGS($thrown) }.
kapern-called-guardian = { $name } appelle la Gardienne pour relever un crâne.
kapern-placed = { $name } pose sur l’île : { THINGS($dice) } ; { $points } points à l’abri.
kapern-scored = { $name } s’arrête et marque { $points }{ $chest ->
        [1] , le coffre est plein
       *[0] {""}
    }.
kapern-sank = { $skulls } crânes : { $name } est perdu{ $points ->
        [0] {""}
       *[other] , mais { $points } points sont à l’abri sur l’île
    }.
kapern-lost-fight = Le bateau échappe à { $name }, qui perd { $bonus }.
kapern-reached-skull-island = { $skulls } crânes : { $name } accoste sur l’île de la Tête de mort !
kapern-cursed = { $name } quitte l’île de la Tête de mort avec { $skulls } crânes. Tous les autres perdent { $points }.
kapern-final-round = { $name } a { $points } points : la dernière manche commence. Tous les autres ont encore un tour.
kapern-last-turn = { $name } a été dépassé et joue une dernière fois.
kapern-sudden-death = Tout le monde est repassé sous le but. Le premier à l’atteindre gagne aussitôt.
kapern-pirate-magic = Magie pirate ! Neuf symboles identiques : { $name } gagne sur-le-champ.
kapern-time-up = { $rounds } manches sont jouées : le plus haut score décide.
kapern-won = { $winners ->
        [one] { $names } gagne la partie.
       *[other] { $names } se partagent la victoire.
    }

## Les règles, avec nos mots

kapern-chapter-turn = Le tour
kapern-chapter-points = Les points
kapern-chapter-island = L’île de la Tête de mort
kapern-chapter-cards = Les cartes
kapern-chapter-end = La fin
kapern-chapter-house = Règles maison

kapern-K1 = On joue de deux à cinq. Le plus jeune commence ; puis on tourne dans le sens des aiguilles d’une montre.
    .ours = Un écran ne demande pas l’âge : le premier joueur est tiré au sort, ou la table désigne une chaise, comptée parmi les joueurs.
kapern-K2 = Le but est de { $box_target } points ; une table peut convenir de { $box_low_target } ou de { $box_high_target }.
kapern-K3 = Un tour s’ouvre par la carte du dessus. Elle régit tout le tour, dès le premier lancer. Quand la pioche est épuisée, toute la défausse est mélangée pour en faire une nouvelle.
kapern-K4 = Le premier lancer se fait avec les { $box_dice } dés.
kapern-K5 = Après un lancer qui ne finit pas le tour, on s’arrête et on marque, ou on relance.
kapern-K6 = Tous les dés sur la table sauf les crânes peuvent être relancés, même ceux gardés plus tôt ; rien n’oblige à en garder.
kapern-K7 = Un lancer se fait avec au moins deux dés.
kapern-K8 = Un crâne reste où il est tombé jusqu’à la fin du tour.
kapern-K9 = Le troisième crâne, ceux de la carte compris, finit le tour sans points ; on ne peut pas l’ignorer.
kapern-K10 = À la fin du tour, la carte est défaussée et les dés passent à gauche.
kapern-K11 = 3, 4, 5, 6, 7 ou { $box_dice } symboles identiques valent { $box_group3 }, { $box_group4 }, { $box_group5 }, { $box_group6 }, { $box_group7 } ou { $box_group8 }. Chaque symbole sauf le crâne fait sa propre série.
kapern-K12 = Chaque pièce et chaque diamant vaut encore { $box_treasure }.
kapern-K13 = Si chacun des { $box_dice } dés rapporte, le coffre est plein : { $box_chest } de plus.
    .ours = Un sabre exigé par un bateau vaincu rapporte aussi. La pièce ou le diamant de la carte n’est pas un dé, mais peut compléter une série.
kapern-K14 = Qui a lancé un crâne ne peut plus remplir le coffre, même si la Gardienne l’a relevé ; ni personne avec une carte Crâne.
kapern-K15 = La carte Pirate double tous les points du tour, ceux du coffre compris.
kapern-K16 = Quatre crânes ou plus au premier lancer mènent à l’île de la Tête de mort, bon gré mal gré. Trois tout juste finissent le tour.
    .ours = Les crânes de la carte comptent avec eux.
kapern-K17 = Sur l’île de la Tête de mort, on relance tous les dés sauf les crânes tant qu’il vient un nouveau crâne.
    .ours = C’est fini aussi quand il reste moins de deux dés.
kapern-K18 = Le visiteur ne marque rien, et tous les autres perdent { $box_curse } par crâne, ceux de la carte compris ; { $box_double_curse } avec la carte Pirate. Un score peut passer sous zéro.
kapern-K19 = Avec un Bateau pirate, personne ne va sur l’île de la Tête de mort : trois crânes ou plus, et le combat est perdu.
kapern-K20 = Île au trésor : après un lancer, on peut poser sur la carte des dés autres que des crânes, puis les reprendre et les relancer. Si les crânes viennent, seuls comptent les dés qui s’y trouvaient pendant ce lancer.
    .ours = Rien n’oblige à en poser. Ce qui s’y trouve compte sans le coffre ; qui s’arrête marque ses { $box_dice } dés.
kapern-K21 = Pirate : les points comptent double, et la malédiction de l’île de la Tête de mort aussi.
kapern-K22 = Carte Crâne : le tour commence avec un ou deux crânes.
kapern-K23 = Gardienne : une fois par tour, on peut relancer un crâne, même seul.
    .ours = On peut relancer d’autres dés avec lui, et ce peut être le troisième, dès le premier lancer. Elle ne peut rien contre plus de trois, ni sur l’île de la Tête de mort.
kapern-K24 = Bateau pirate : qui s’arrête avec au moins ses sabres marque les dés et la prime. Tout autre ne marque rien et perd la prime.
    .ours = On peut s’arrêter avant.
kapern-K25 = Pièce d’or et Diamant : un de plus, qui paie et compte dans une série.
kapern-K26 = Animaux : singes et perroquets sont un seul symbole.
kapern-K27 = Qui finit son tour au but ou au-delà ouvre la dernière manche : tous les autres ont exactement un tour de plus.
    .ours = On ne l’ouvre qu’une fois.
kapern-K28 = Si quelqu’un se trouve alors au-dessus du joueur qui l’a ouverte, celui-ci a un dernier tour.
    .ours = On ne le vérifie qu’une fois, et personne ne répond à ce tour.
kapern-K29 = Le plus haut score gagne, et la partie est finie.
    .ours = Des scores égaux partagent la victoire.
kapern-K30 = Si tous sont sous le but après cela, on continue, et le premier qui finit son tour au but ou au-delà gagne aussitôt.
    .ours = On continue à gauche du dernier à avoir joué.
kapern-K31 = Magie pirate : neuf symboles identiques, pièce ou diamant de la carte compris, gagnent la partie dès qu’ils se montrent.
    .ours = Les crânes ne comptent pas.
kapern-K32 = Après { $box_rounds } manches, la partie finit et le plus haut score gagne.
kapern-guardian_chest = Règle maison : le coffre ne regarde que les dés à la fin, pas si la Gardienne a relevé un crâne.
kapern-skull_chest = Règle maison : le coffre peut être rempli avec une carte Crâne.
kapern-keep_one = Règle maison : au moins un dé autre qu’un crâne doit être gardé à chaque relance.
kapern-floor_zero = Règle maison : aucun score ne passe sous zéro.

## Options

kapern-option-target = Points pour gagner
kapern-option-first = Qui commence
kapern-option-first-lot = au sort
kapern-option-guardian_chest = Coffre après la Gardienne
kapern-option-skull_chest = Coffre avec une carte Crâne
kapern-option-keep_one = Garder au moins un dé
kapern-option-floor_zero = Aucun score sous zéro

## Le conseil

kapern-coach-best = { $deed }.
kapern-coach-equal = { $deed } – tout aussi bien.
kapern-coach-calmer = { $deed } – { $points ->
        [0] tout aussi bien, et plus tranquille.
       *[other] { $points } de moins, mais plus tranquille.
    }
kapern-coach-worse = { $deed } – laisse { NUMBER($points, useGrouping: 0) } sur la table.
kapern-coach-chance = { $deed } – sacrifie { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de la victoire.
kapern-coach-roll = Lance les dés, il n’y a rien d’autre à faire
kapern-coach-keep = À garder : { THINGS($dice) } ; à relancer : { $count ->
        [one] 1 dé
       *[other] { $count } dés
    }
kapern-coach-place = Sur l’île : { THINGS($dice) } ; à relancer : { $count ->
        [one] 1 dé
       *[other] { $count } dés
    }
kapern-coach-lift = Appelle la Gardienne ; à garder : { THINGS($dice) } ; à relancer : { $count ->
        [one] 1 dé
       *[other] { $count } dés
    }
kapern-coach-stop = { $points ->
        [0] Arrête-toi sans rien
       *[other] Prends { NUMBER($points, useGrouping: 0) }
    }{ $chest ->
        [1] , coffre plein compris
       *[0] {""}
    }
kapern-coach-flee = Laisse filer le bateau, pour { NUMBER($points, useGrouping: 0) }
kapern-coach-sink = Laisse faire le troisième crâne

## Calcul

kapern-solve-title = Un tour avec chaque carte
kapern-solve-foot = Joué au mieux pour les points. Neuf symboles identiques comptent { $box_nine }.
kapern-solve-ranked = Toutes les possibilités, la meilleure d’abord ; la suite est jouée au mieux.
kapern-solve-card = Carte
kapern-solve-action = Action
kapern-solve-expected = Points
kapern-solve-bust = Perdu
kapern-solve-stop = Arrêt
kapern-solve-skull-island = Tête de mort
kapern-solve-rolls = Lancers
kapern-solve-risk = Perdu aussitôt
kapern-solve-both = Une position demande une carte et des dés, par exemple --card pirate --dice 1k3s1m1p2c.
kapern-solve-guardian = Seule la Gardienne peut avoir servi : --guardian used va avec --card guardian.
kapern-solve-dice = « { $text } » ne dit pas des dés. Écris-en huit, comptés par les lettres { $letters }, par exemple 1k3s1m1p2c.
kapern-solve-eight = « { $text } » fait { $count } dés ; il en faut exactement huit, comme dans 1k3s1m1p2c.
kapern-solve-skulls = Avec { $skulls } crânes, ceux de la carte compris, le tour est fini et il n’y a plus rien à décider. Demande avec moins de crânes.
kapern-solve-magic = Neuf symboles identiques gagnent sur-le-champ : il n’y a plus rien à décider. Demande avec d’autres dés.
kapern-solve-scoring = Calcul des scores
kapern-solve-meeting = L’amiral rencontre le capitaine
kapern-solve-stand = { NUMBER($mine, useGrouping: 0) } à jouer contre { NUMBER($theirs, useGrouping: 0) } : { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de chances de gagner
kapern-solve-stand-foot = Avec chaque carte, avant le premier lancer ; à deux, tous deux pour la victoire.
kapern-solve-chance = Victoire
kapern-solve-meetings = Une partie à deux, avant qu’elle commence
kapern-solve-share = L’amiral contre le capitaine, sur les deux places : { $share }
kapern-solve-first = Premier
kapern-solve-second = Second
kapern-solve-first-wins = Le premier gagne
kapern-solve-scores = « { $text } » ne dit pas deux scores. Écris celui de qui doit jouer, une virgule et celui de l’autre, par exemple --scores 3000,4500.
kapern-solve-hundreds = « { $text } » ne peut pas être des scores : tous les points vont par centaines, comme dans --scores 3000,4500.
kapern-solve-there = Qui doit jouer ne peut pas déjà avoir { NUMBER($score, useGrouping: 0) } : le dernier tour, qui s’ouvre à { NUMBER($target, useGrouping: 0) }, aurait commencé. Demande pour moins.
kapern-solve-win-first = --scores et --fresh vont avec --win, qui demande la chance de gagner.
kapern-solve-win-alone = --win interroge sur des scores, --card et --dice sur une position ; demande l’un ou l’autre.

## Terminal

kapern-face = { $face ->
        [skull] crâne
        [sabre] sabre
        [monkey] singe
        [parrot] perroquet
        [coin] pièce
       *[diamond] diamant
    }
kapern-die = { $state ->
        [picked] { $place } lancer
        [locked] bloqué
       *[free] { $place }
    }
kapern-skulls = { $skulls ->
        [0] trois crânes, c’est fini
        [one] un crâne sur trois
        [2] deux crânes sur trois
       *[other] { $skulls } crânes
    }
kapern-phrase = { $verb ->
        [reroll] Lancer { THINGS($dice) }
        [place] Poser { THINGS($dice) } sur l’île
        [roll] Lancer
        [stop] S’arrêter
       *[sink] Couler
    }
kapern-offer-all = Lancer les { $box_dice } dés
kapern-offer-gather = Lancer { $dice } dés, encore des crânes
kapern-offer-rescue = { $dice ->
        [0] Choisis un crâne pour la Gardienne
        [1] Gardienne : relancer le crâne
       *[other] Gardienne : lancer { $dice } dés
    }
kapern-offer-roll = { $dice ->
        [0] Choisis des dés
        [1] Lancer un dé
       *[other] Lancer { $dice } dés
    }
kapern-earning = { $kind ->
        [group] { NUMBER($points, useGrouping: 0) } pour { THINGS($dice) }
        [animals] { NUMBER($points, useGrouping: 0) } pour { $count } animaux
        [treasure] { NUMBER($points, useGrouping: 0) } pour pièces et diamants
        [ship] { NUMBER($points, useGrouping: 0) } pour le navire
        [chest] { NUMBER($points, useGrouping: 0) } pour le coffre plein
        [lost] { NUMBER($points, useGrouping: 0) }, car le navire s’échappe
       *[double] le tout compte double
    }
kapern-page-earnings = S’arrêter rapporte { $earnings }.
kapern-offer-take = Prendre { NUMBER($points, useGrouping: 0) }
kapern-page-pass = et passer les dés à { $name }
kapern-offer-stop = S’arrêter
kapern-offer-sink = Couler
kapern-outlook = { $first }{ $more }
kapern-outlook-bust = risque { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
kapern-outlook-island = Tête de mort { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
kapern-outlook-safe = { NUMBER($points, useGrouping: 0) } à l’abri
kapern-outlook-take = prendre { NUMBER($points, useGrouping: 0) }
kapern-outlook-lose = perdre { NUMBER($points, useGrouping: 0) }
kapern-outlook-nothing = le tour ne rapporte rien
kapern-key-move = se déplacer le long des dés
kapern-key-pick = choisir un dé à relancer, ou le reposer
kapern-key-roll = lancer les dés choisis ; la première fois, les huit
kapern-key-stop = s’arrêter et marquer
kapern-key-all = choisir tous les dés, ou aucun
kapern-key-guardian = Gardienne : reprendre un crâne, ou le reposer
kapern-key-island = Île au trésor : garder un dé hors de l’île, ou l’y poser ; sans cela, tous les dés gardés y sont
kapern-key-sink = laisser faire le troisième crâne
kapern-hint = 1–{ $box_dice } choisir   a tous
kapern-hint-card = { $card ->
        [guardian] g relever un crâne
        [treasure_island] i sur l’île ou non
       *[other] {""}
    }
kapern-night-title = Î L E   D E   L A   T Ê T E   D E   M O R T
kapern-night-curse = { $points ->
        [0] {""}
       *[other] { $skulls } crânes : tous les autres perdent { NUMBER($points, useGrouping: 0) }
    }
kapern-night-roll = Entrée : lancer les { $dice } autres dés
kapern-night-leave = une touche : retour à la table
kapern-stage-final = Dernier tour de table, ouvert par { $name }
kapern-stage-reply = Ultime tour : { $name }
kapern-stage-sudden = Mort subite
kapern-keep-missing = Tous ces dés ne sont pas là pour être gardés. Les dés montrent { THINGS($dice) }.
kapern-typing = Les dés ont des lettres : k crâne, s sabre, m singe, p perroquet, c pièce, d diamant. « reroll 2s1m » relance deux sabres et un singe, « keep 3c » tout sauf trois pièces ; « stop » finit le tour.
kapern-position-card = Carte : { kapern-card }. { kapern-card-meaning }
kapern-position-dice = Dés : { THINGS($dice) } ({ $dice }).
kapern-position-skulls = { $skulls ->
        [0] Aucun crâne encore ; trois finissent le tour.
        [one] Un crâne ; trois finissent le tour.
       *[other] { $skulls } crânes ; trois finissent le tour.
    }
kapern-position-island = Sur l’île : { THINGS($dice) } ({ $dice }).

## Page

kapern-page-about-table = { kapern-page-target } · tour { $turn }
kapern-page-target = jusqu’à { NUMBER($target, useGrouping: 0) }
kapern-page-race = Scores, course à { NUMBER($target, useGrouping: 0) }
kapern-page-started-final = a ouvert la dernière manche
kapern-page-card = Carte de ce tour : { $name }
kapern-page-card-back = Une carte, face cachée
kapern-page-hand = En main
kapern-page-hand-mine = Dans ta main
kapern-page-hand-rest = Les huit dés en main
kapern-page-hand-hint = touche un dé pour le relancer ; le reste est gardé
kapern-page-tag-roll = lancer
kapern-page-tag-lift = lever
kapern-page-die = { $state ->
        [rest] Dé { $place }, pas encore lancé
        [locked] Dé { $place } : { $face }, bloqué
        [picked] Dé { $place } : { $face }, à lancer
        [lift] Dé { $place } : { $face }, à lever
        [isle] Dé { $place } : { $face }, sur l’île
       *[free] Dé { $place } : { $face }
    }
kapern-page-skulls = Crânes
kapern-page-skulls-say = { $count ->
        [0] trois finissent le tour
        [1] trois finissent le tour
        [2] encore un, et c’est fini
        [3] c’était le troisième
       *[other] il y en a { $count }
    }
kapern-page-skull-card = un crâne sur la carte
kapern-page-isle = Sur l’île
kapern-page-isle-safe = à l’abri, valeur
kapern-page-isle-land = les dés gardés débarquent
kapern-page-slot = Vient ici si tu ne le choisis pas
kapern-page-rescue = Trois crânes, et une lanterne
kapern-page-rescue-say = La Gardienne en remet un dans ta main. Si un crâne revient, le tour est fini.
kapern-page-word-scored = { $chest ->
        [1] Le coffre est plein : +{ NUMBER($points, useGrouping: 0) }
       *[other] { $points ->
            [0] Rien cette fois
           *[other] +{ NUMBER($points, useGrouping: 0) }
        }
    }
kapern-page-word-sank = { $points ->
        [0] La mer prend sa part
       *[other] L’île garde { NUMBER($points, useGrouping: 0) } à l’abri
    }
kapern-page-word-lost-fight = Le navire s’échappe
kapern-page-word-final-round = La dernière manche
kapern-page-word-last-turn = Un dernier tour
kapern-page-word-sudden-death = Mort subite
kapern-page-word-pirate-magic = Magie pirate !
kapern-page-word-time-up = C’est l’heure
kapern-page-island = L’île aux crânes
kapern-page-island-bill = L’île aux crânes présente la note
kapern-page-bill = Ce que perdent les autres
kapern-page-no-dice = Trop peu de dés sont choisis : un lancer en demande au moins deux.
kapern-page-no-skull = Ce crâne reste où il est tombé jusqu’à la fin du tour.
kapern-page-moment = { $moment ->
        [roll] La carte est retournée : lance les huit dés.
        [place] Les dés gardés vont sur l’île. Relancer, ou s’arrêter ?
        [rescue] La Gardienne aide une fois par tour.
        [gather] Chaque nouveau crâne coûte plus aux autres.
       *[decide] Relancer, ou s’arrêter et marquer ?
    }
kapern-page-gather-price = chaque crâne coûte aux autres
kapern-page-pick-two = choisis-en au moins deux
kapern-page-instead = { $moment ->
        [roll] lance les huit dés.
        [gather] lance les autres dés.
        [rescue] relance un crâne, ou laisse couler.
       *[other] lance deux dés ou plus, ou arrête-toi ({ $price }).
    }
kapern-page-coach-do = { $verb ->
        [stop] S’arrêter
        [sink] Laisser couler
        [place] Poser sur l’île
       *[other] Lancer
    }
kapern-page-coach-bust = perte
kapern-page-best-turns = Meilleurs tours
kapern-page-best-turn = { $name } : { NUMBER($points, useGrouping: 0) } points au tour { $turn }.
kapern-page-no-best-turn = { $name } n’a rien ramené.

## La force des bots

kapern-level-deckhand = Garde la plus grande série et s’arrête à pile ou face ; bat le hasard quatre fois sur cinq.
kapern-level-mate = Suit de bonnes règles simples ; bat un matelot trois fois sur quatre.
kapern-level-captain = Connaît la valeur exacte de chaque lancer ; bat un second trois fois sur quatre, et quatre seconds une fois sur deux.
kapern-level-admiral = Joue la victoire plutôt que les points, et exactement ; un rien plus fort qu’un capitaine.

## Why not

kapern-why-now-roll = Le tour commence par un lancer des { $box_dice } dés.
kapern-why-now-place = Dis d’abord quels dés vont sur l’île au trésor.
kapern-why-now-decide = Les dés sont posés : relance-en, ou arrête-toi.
kapern-why-now-rescue = Le troisième crâne est là : fais relever un crâne par la Gardienne, ou coule.
kapern-why-now-gather = Sur l’île de la Tête de mort, une seule chose à faire : relancer tous les dés sans crâne.
kapern-why-a-locked-skull = Un crâne reste où il est tombé, et tu n’as pas la Gardienne.
kapern-why-the-guardian-is-spent = La Gardienne a déjà relevé un crâne ce tour-ci.
kapern-why-more-than-one-skull = La Gardienne relève un crâne ; tu en as choisi { $skulls }.
kapern-why-the-third-skull-stays = Trois crânes sont là, et ces dés les laissent tous en place.
kapern-why-dice-that-do-not-lie-there = Tu as choisi { THINGS($wanted) } ; il y a là { THINGS($lying) }.
kapern-why-fewer-than-two-dice = On relance au moins deux dés ; tu en as choisi { $wanted }.
kapern-why-no-die-is-kept = Par règle maison, on garde un dé sans crâne ; tu as choisi les { $wanted }.
kapern-why-a-skull-on-the-island = Aucun crâne ne va sur l’île au trésor.
kapern-why-dice-that-cannot-be-placed = Tu as choisi { THINGS($wanted) } ; il y a là { THINGS($lying) }.

## How games end

kapern-ending = { $how ->
        [sudden-death] Mort subite
        [time-up] Les tours étaient épuisés
       *[usual] Le dernier tour
    }
