dorra = Buccaneer
dorra-about = Des équipages de toutes les couleurs, trois navires en vue, et un capitaine qui doit payer tout le monde sauf lui-même. De Stefan Dorra.

## Choses

dorra-kind = { $kind ->
        [chest] un coffre
        [barrel] un tonneau
        [candlestick] un chandelier
       *[dagger] un sabre
    }
dorra-kinds = { $kind ->
        [chest] Coffres
        [barrel] Tonneaux
        [candlestick] Chandeliers
       *[dagger] Sabres
    }

## Ce qui se passe

dorra-turn-began = Tour { $turn } : { $name }.
dorra-turned-up = { $count ->
        [one] Un navire est en vue : { $ships }.
       *[other] { $count } navires sont en vue : { $ships }.
    }
dorra-drawn-ship = navire { $ship }
dorra-passed = { $name } ne peut rien faire et passe.
dorra-moved = { $name } s’empare { $under ->
        [one] d’un pirate
       *[other] d’un équipage de { $under }
    } de { $other_name }{ $crew ->
        [one] {""}
       *[other] {" "}avec un équipage de { $crew }
    }.{ $once ->
        [none] {""}
       *[other] {" "}Cela couvre un { $once }.
    }
dorra-mutinied = Mutinerie ! { $name } force { $other_name } à l’abordage.
dorra-boarded = { $name } aborde le navire { $ship } avec un équipage de { $crew }.
dorra-took = { $name } prend { dorra-kind }.
dorra-looted = { $name } trouve { $ducats ->
        [0] une cale sans argent
        [one] 1 ducat à bord
       *[other] { $ducats } ducats à bord
    }.
dorra-paid = { $name } paie { $ducats ->
        [0] zéro ducat
        [one] 1 ducat
       *[other] { $ducats } ducats
    } au { $face } de { $other_name }.
dorra-fell-short = Le butin ne suffit pas : { $name } ajoute { $own } de sa bourse{ $stock ->
        [0] {""}
       *[other] {" "}et la réserve { $stock }
    }.
dorra-profited = { $name } garde { $ducats ->
        [0] zéro ducat
        [one] 1 ducat
       *[other] { $ducats } ducats
    } du butin.
dorra-broke-up = { $times ->
        [1] Plus personne ne peut jouer. Tous les équipages se séparent et rentrent sans solde.
        [2] Plus personne ne peut jouer, pour la deuxième fois. Tous les équipages se séparent et rentrent sans solde.
       *[other] Plus personne ne peut jouer, pour la troisième fois. Tous les équipages se séparent et rentrent sans solde.
    }
dorra-sailed-away = { $count ->
        [one] Le navire { $ships } s’en va avec tout son trésor.
       *[other] Les navires { $ships } s’en vont avec tous leurs trésors.
    }
dorra-majority = { dorra-kinds } : { $leaders ->
        [one] { $names } en a le plus et reçoit { $ducats }.
       *[other] { $names } en ont le plus et reçoivent { $ducats } chacun.
    }
dorra-consoled = { dorra-kinds } : { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } pour { $name }.
dorra-broke-tie = { $names } ont autant d’argent. { $by ->
        [nothing] Leurs trésors aussi se valent, sorte par sorte.
        [pieces] Le plus grand nombre de trésors décide.
        [chest] Le plus de coffres décide, après le nombre de trésors.
        [barrel] Le plus de tonneaux décide, après les trésors et les coffres.
        [candlestick] Le plus de chandeliers décide, après les trésors, les coffres et les tonneaux.
       *[dagger] Le plus de sabres décide, tout le reste étant égal.
    }
dorra-won = { $winners ->
        [one] { $names } gagne la partie.
       *[other] { $names } se partagent la victoire.
    }

## Les règles, avec nos mots

dorra-chapter-turn = La table et le tour
dorra-chapter-moving = Former un équipage
dorra-chapter-boarding = Aborder un navire
dorra-chapter-mutiny = La mutinerie
dorra-chapter-end = La fin
dorra-chapter-house = Règles maison

dorra-D1 = On joue de trois à cinq. Chacun a { $box_discs } pions d’une couleur, face visible, et { $box_start } ducats. Les couleurs que personne ne joue restent dans la boîte.
dorra-D2 = Les navires sont mélangés et { $box_open } sont retournés. Ce qui reste d’argent et de trésors forme la réserve, que tout le monde peut regarder.
dorra-D3 = On joue dans le sens des aiguilles d’une montre, et le plus âgé commence.
    .ours = Un écran ne demande pas l’âge : le premier joueur est tiré au sort, ou la table désigne une chaise, comptée parmi les joueurs.
dorra-D4 = À ton tour, tu fais l’une de ces deux choses : déplacer un pirate ou aborder un navire. Si tu peux, tu dois.
dorra-D5 = Si tu ne peux ni l’un ni l’autre, tu passes : aucun de tes pions n’est au sommet d’une pile, ou toutes les piles deviendraient trop hautes et aucune n’est assez grande.
dorra-D6 = Il y a { $box_ships } navires. Trois nouveaux sont retournés dès que les trois navires ouverts sont partis, et pas avant ; cinq fois en tout.
dorra-D7 = Pour déplacer, prends un de tes pions ou une pile dont le sommet est à toi et pose-le sur un pion ou une pile dont le sommet est à un autre.
dorra-D8 = La nouvelle pile est devant toi. Une pile appartient à qui possède son pion du sommet : c’est lui le capitaine.
dorra-D9 = Une pile ne se divise jamais.
dorra-D10 = Tu ne peux pas poser un de tes pions ou une de tes piles sur une autre des tiennes.
dorra-D11 = Aucune pile ne dépasse { $box_highest } pions.
dorra-D12 = Personne ne peut regarder un pion couvert : les couleurs et la hauteur sont visibles, une valeur seulement au sommet.
    .ours = Ce qu’un déplacement couvre est dit une fois, puisque tous le voient. Une table peut convenir que l’écran se souvient de ce que tous ont vu.
dorra-D13 = En tant que capitaine, tu abordes en posant une de tes piles sur un navire ouvert.
dorra-D14 = La pile doit compter au moins autant de pions que le navire en demande.
    .ours = Ce qu’un navire demande et contient est dans la table des navires, avec un équipage de { $box_least_crew } à { $box_highest } ; qui possède le jeu peut jouer avec les chiffres de sa propre boîte.
dorra-D15 = Le capitaine prend l’un des trésors dessinés sur le navire, celui qu’il veut.
    .ours = Il ne peut pas le refuser ; une sorte épuisée dans la réserve n’est pas donnée.
dorra-D16 = Le propriétaire du deuxième pion à partir du sommet reçoit l’autre trésor. Sur un navire à un seul dessin, il ne reçoit rien.
dorra-D17 = Le capitaine prend les ducats du navire et paie à chaque pion des autres joueurs la valeur qu’il montre, à un « ? » ce que dit le navire. Ses propres pions ne sont pas payés ; il garde le reste.
dorra-D18 = Si le butin ne suffit pas à payer l’équipage, le capitaine ajoute son propre argent.
dorra-D19 = Ce qui manque encore vient de la réserve : chaque équipage est payé en entier. Cela ne se rembourse jamais, et le capitaine garde son trésor.
    .ours = La réserve ne s’épuise pas.
dorra-D20 = Ensuite tous les pions rentrent chez eux, face visible, et le navire quitte le jeu.
dorra-D21 = Si tu as { $box_rebels } pions ou plus dans la pile d’un autre, tu peux te mutiner quand le tour de ce capitaine commence.
    .ours = Ceux qui le peuvent sont interrogés ouvertement, à partir de la gauche du capitaine, chacun pour une seule pile ; se taire, c’est dire non.
dorra-D22 = Une mutinerie force le capitaine à l’abordage. Lui seul choisit le navire.
dorra-D23 = La pile doit être assez grande pour un navire ouvert. Sinon il n’y a pas de mutinerie, et le capitaine joue un tour ordinaire.
dorra-D24 = Après une mutinerie, le capitaine doit aborder avec une pile mutinée et ne peut rien faire d’autre.
dorra-D25 = Si plusieurs piles se sont mutinées, un seul navire est abordé ; le capitaine choisit la pile.
dorra-D26 = Quand le dernier navire est parti, la partie s’arrête aussitôt. Les piles encore debout ne sont pas payées.
dorra-D27 = Pour chaque sorte de trésor, qui en a le plus en reçoit la valeur. À égalité on partage, et ce qui ne se divise pas est perdu. Qui n’a rien reçu pour une sorte touche { $box_consolation } ducat par pièce.
dorra-D28 = Le plus riche gagne.
    .ours = À égalité décident le nombre de trésors, puis les coffres, tonneaux, chandeliers, sabres ; sinon la victoire est partagée. Une table peut convenir qu’à argent égal on partage la victoire.
dorra-D29 = Si personne à la table ne peut rien faire, toutes les piles se séparent et les pions rentrent sans solde ; celui dont c’est le tour continue. La troisième fois sans abordage entre-temps, les navires ouverts quittent aussi le jeu.
dorra-D30 = Les bourses sont visibles.
    .ours = Une table peut convenir que chacun ne voit que la sienne.

## Options

dorra-option-memory = Valeurs couvertes
dorra-option-purses = Bourses
dorra-option-first = Qui commence
dorra-option-ties = À argent égal
dorra-option-components = Table des navires

## Sa propre boîte

dorra-box-line = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $why }
dorra-box-not-text = « { $file } » n’est pas du texte. Une table des navires est un fichier TOML.
dorra-box-empty = « { $file } » est vide. Il faut dire ce que vaut chaque sorte de trésor ([booty]) et ce qui est sur les { $box_ships } navires ([[ship]]). ({ $clause })
dorra-box-toml = « { $file } » n’est pas un fichier TOML : { $said }.
dorra-box-fixed = { $field } est le même dans toutes les boîtes ; retire-le ou laisse-le tel quel. ({ $clause })
dorra-box-unknown = Il n’y a pas de « { $name } » ici. Sont connus { $known }. ({ $clause })
dorra-box-section = { $field ->
    [booty] booty doit être une section : [booty], puis la valeur de chaque sorte.
   *[ship] Les navires doivent être des sections : [[ship]] pour chacun des { $box_ships }, puis ses nombres.
} ({ $clause })
dorra-box-number = { $ship ->
        [0] {""}
       *[other] Navire { $ship } :{" "}
    }{ $field } doit être un nombre entier, pas « { $got } ». ({ $clause })
dorra-box-worth = { $field } vaut { $worth } ; une sorte de trésor vaut au moins 1 ducat. ({ $clause })
dorra-box-ships = Il y a { $count } navires ; il en faut exactement { $box_ships }. ({ $clause })
dorra-box-missing = Le navire { $missing } manque ; il y en a { $box_ships }, numérotés de 1 à { $box_ships }. ({ $clause })
dorra-box-twice = Deux des { $count } navires ont le même id ; il y en a { $box_ships }, numérotés de 1 à { $box_ships }. ({ $clause })
dorra-box-id = Il n’y a pas de navire { $value } ; ils sont numérotés de 1 à { $box_ships }. ({ $clause })
dorra-box-ducats = Le navire { $ship } contient { $value } ducats ; ce ne peut être moins que rien. ({ $clause })
dorra-box-min_crew = Le navire { $ship } demande un équipage de { $value } ; un équipage compte de { $box_least_crew } à { $box_highest } pirates. ({ $clause })
dorra-box-question_pay = Le navire { $ship } paie { $value } ducats à un « ? » ; ce ne peut être moins que rien. ({ $clause })
dorra-box-booty = Le navire { $ship } montre { $value } trésors ; un navire en montre un ou deux. ({ $clause })
dorra-box-kind = Le navire { $ship } montre « { $kind } » ; les trésors sont { $known }. ({ $clause })
dorra-box-icons = { dorra-kinds } : { $count } dessins, là où { $usual } sont habituels. On peut jouer ainsi.

## Terminal

dorra-thing-c = { $count ->
        [one] 1 coffre
       *[other] { $count } coffres
    }
dorra-thing-b = { $count ->
        [one] 1 tonneau
       *[other] { $count } tonneaux
    }
dorra-thing-l = { $count ->
        [one] 1 chandelier
       *[other] { $count } chandeliers
    }
dorra-thing-d = { $count ->
        [one] 1 sabre
       *[other] { $count } sabres
    }
dorra-colour = { $colour ->
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [black] Noir
       *[green] Vert
    }
dorra-typing = Un disque, c’est la lettre de sa couleur et sa valeur : b2 est le 2 de bleu, b? le « ? » de bleu. Les tiens se disent par leur seule valeur. « move 5 b2 » pose ton 5 sur le 2 de bleu ; « board 5 11 » aborde le navire 11 avec l’équipage de ton 5.
dorra-position-ship = Navire { $ship } : { $ducats } ducats pour un équipage de { $crew }, « ? » est payé { $pay }, { THINGS($booty) }.
dorra-position-deck = { $ships ->
        [0] Il ne viendra plus de navire.
        [one] Il viendra encore un navire.
       *[other] Il viendra encore { $ships } navires.
    }
dorra-position-seat = { $name }, { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [black] noir
       *[green] vert
    } ({ $letter }) : seuls { $alone } ; équipages { $crews } ; trésors { THINGS($booty) } ; bourse { $purse }.
dorra-position-mutiny = L’équipage { $crew } de { dorra-colour } doit-il se mutiner ? Écris mutiny ou obey.
dorra-position-take = Le navire { $ship } est pris. Quel trésor est pour toi ?
dorra-stage-mutiny = { $name } peut se mutiner contre { $other_name }.
dorra-stage-forced = Mutinerie : { $name } doit aborder.
dorra-stage-last = { $ships ->
        [one] Le dernier navire
       *[other] Les { $ships } derniers navires
    }
dorra-phrase = { $verb ->
        [move] Poser ton { $first } sur le { $second } de { dorra-colour }
        [board] Aborder le navire { $second } avec ton { $first }
        [take] Prendre { dorra-kind }
        [mutiny] Se mutiner
       *[obey] Se taire
    }
dorra-card-ship = Navire { $ship } : { $ducats } ducats
dorra-card-crew = équipage { $crew }, « ? » { $pay }
dorra-icon = { $kind ->
        [chest] coffre
        [barrel] tonneau
        [candlestick] chandelier
       *[dagger] sabre
    }
dorra-letter = { $kind ->
        [chest] C
        [barrel] T
        [candlestick] L
       *[dagger] S
    }
dorra-outlook-crew = équipage de { $crew } ; { $count ->
        [0] personne ne peut le prendre
        [one] { $captors } pourrait le prendre
       *[other] { $captors } pourraient le prendre
    }
dorra-outlook-mutiny = { $name } doit aborder avec { $crew }
dorra-hint =
    ← → 2–5 0 équipage   ↑ ↓ cible
    x y z navire
dorra-key-crew = choisir un de tes équipages ; 0 pour le « ? »
dorra-key-target = choisir ce qu’il fait
dorra-key-ship = désigner un navire, puis encore pour l’aborder
dorra-key-do = le faire
dorra-key-mutiny = te mutiner, si tu le peux

## Le conseiller

dorra-coach-crew = Un équipage de { $crew }, { $plan } ; { $captors ->
        [0] personne ne peut le prendre.
        [one] un joueur pourrait le prendre.
       *[other] { $captors } joueurs pourraient le prendre.
    }
dorra-coach-plan = { $lacking ->
        [0] prêt à aborder le navire { $ship }, dont tu garderais environ { $own } des { $ducats } ducats
        [one] à un homme près du navire { $ship }, dont tu garderais environ { $own } des { $ducats } ducats
       *[other] à { $lacking } hommes près du navire { $ship }, dont tu garderais environ { $own } des { $ducats } ducats
    }
dorra-coach-no-plan = sans navire en vue qui vaille la peine
dorra-coach-loot = Tu gardes environ { $own } ; les autres reçoivent { $others } à eux tous. { $majority }
dorra-coach-lead = { dorra-kinds } : { $who ->
        [captain] tu passes en tête
       *[mate] ton second passe en tête
    }.
dorra-coach-no-lead = Aucune majorité ne change.
dorra-coach-take = { dorra-kinds } : { $worth } pour qui en a le plus ; tu en as { $held }.
dorra-coach-mutiny = Tes pions toucheraient environ { $own }, il resterait { $captain } au capitaine.
dorra-coach-obey = Le capitaine joue comme il veut.
dorra-coach-equal = { $reason } Pour autant qu’on puisse en juger, aussi bien que le meilleur.
dorra-coach-only = { $reason } Il n’y a rien d’autre à faire.

## D’où viennent les chiffres

dorra-status = { $status ->
        [found] attesté
        [derived] déduit
        [own] à toi
       *[reconstructed] reconstitué
    }
dorra-source-booty = { dorra-kinds } : { $worth } ducats ({ $status }).
dorra-source-ship = Navire { $ship } : { $ducats } ducats ({ $ducats_status }), équipage de { $min_crew } ({ $min_crew_status }), « ? » { $question_pay } ({ $question_pay_status }), { THINGS($booty) } ({ $booty_status }).

## Page

dorra-option-memory-strict = stricte
dorra-option-memory-aided = aidée
dorra-option-first-lot = au sort
dorra-option-ties-booty = les trésors décident
dorra-option-ties-shared = victoire partagée
dorra-option-purses-public = ouvertes
dorra-option-purses-hidden = cachées
dorra-page-beside = Butin
dorra-page-no-crew = Rien n’est encore levé : lève un de tes équipages, alors celui-ci peut être son but.
dorra-page-no-ship = Rien n’est encore levé : lève un de tes équipages, alors il peut aborder ce navire.
dorra-page-about-table = flotte { $fleet } sur { $box_fleets } · tour { $turn }
dorra-page-crew = { $count ->
        [one] Le pirate de { $name } : { $crew }
       *[other] L’équipage de { $name }, { $count } hommes, de haut en bas : { $crew }
    }
dorra-page-crew-lit = { $crew }. Pose le tien dessus : hauteur { $high }
dorra-page-ship = Navire { $ship } : { $ducats } ducats, { $crew } hommes au moins, le « ? » reçoit { $pay }, { $booty }
dorra-page-ship-lit = Aborder : { $ship }
dorra-page-needs = Il en faut { $crew }
dorra-page-board = Aborder
dorra-page-board-gain = Aborder : toi { $gain }
dorra-page-board-the = Aborder le { $ducats }
dorra-page-the-ship = Le { $ducats }
dorra-page-held = { $count } × { $kind }{ $lead ->
        [1] , le plus
       *[0] {""}
    }
dorra-page-with-booty = { $ducats } avec les trésors
dorra-page-purse = { $ducats ->
        [0] { $ducats } ducat
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
dorra-page-purse-closed = Une bourse fermée
dorra-page-to-come = { $ships ->
        [0] Plus de navires
        [one] Encore { $ships } navire
       *[other] Encore { $ships } navires
    }
dorra-page-fleets = { $fleets ->
        [0] c’est la dernière flotte
        [one] { $fleets } flotte de trois
       *[other] { $fleets } flottes de trois
    }
dorra-page-stock = En réserve
dorra-page-choose = Prends un de tes équipages, puis montre un équipage ou un navire éclairé.
dorra-page-forced-say = Ton équipage s’est soulevé : prends-le et aborde un navire.
dorra-page-lifted = { $count ->
        [one] Tu tiens ton pirate
       *[other] Tu tiens ton équipage de { $count }
    }
dorra-page-lifted-say = { $ships ->
        [0] Pose-le sur un équipage éclairé. Pour un navire, il est trop petit.
       *[other] Pose-le sur un équipage éclairé, ou aborde un navire éclairé.
    }
dorra-page-set-down = Reposer
dorra-page-key-0 = prendre
dorra-page-key-1 = parcourir
dorra-page-key-2 = navires
dorra-page-key-3 = faire
dorra-page-ask-take = Le navire est à toi
dorra-page-ask-take-say = Que prends-tu sur le navire { $ship } ? Ton second reçoit l’autre pièce.
dorra-page-ask-mutiny = L’équipage se soulève-t-il ?
dorra-page-ask-mutiny-say = Un mot de toi et { $name } doit aborder ; le navire est au choix du capitaine.
dorra-page-mutiny = Mutinerie !
dorra-page-mutiny-say = forcer le capitaine à bord
dorra-page-obey = Se taire
dorra-page-obey-say = pas cette fois
dorra-page-instead = { $moment ->
        [mutiny] mutine-toi, ou tais-toi.
        [take] prends une des pièces du navire.
        [forced] aborde un navire avec l’équipage qui s’est soulevé.
       *[act] pose un de tes équipages sur celui d’un autre, ou aborde un navire avec un équipage assez grand.
    }
dorra-page-ripe = La mutinerie couve.
dorra-page-ripe-say = { $count } des { $of } hommes de { $name } sont à toi. Quand son tour commence :
dorra-page-orders = Que faire de l’équipage de { $name }
dorra-page-order = { $order ->
        [mutiny] toujours se mutiner
        [obey] jamais
       *[ask] me demander
    }
dorra-page-order-short = { $order ->
        [mutiny] se soulèvera
        [obey] se tait
       *[ask] { $count } à toi
    }
dorra-page-order-label = { $count } de ces hommes sont à toi. Mutinerie : { dorra-page-order }. Appuie pour changer.
dorra-page-mutiny-asked = Mutinerie ?
dorra-page-mutiny-asked-say = Le tour de { $other_name } commence, et trois de ses hommes au moins sont à toi. Un mot de toi et { $other_name } doit aborder.
dorra-page-mutiny-looms = Il y a de la mutinerie dans l’air.
dorra-page-mutiny-looms-say = { $name } décide si l’équipage de { $other_name } se soulève.
dorra-page-mutiny-risen = L’équipage s’est soulevé !
dorra-page-mutiny-risen-say = { $name } doit aborder avec lui, et rien d’autre.
dorra-page-cry = { $kind ->
        [mutinied] L’équipage se soulève !
        [broke-up] Calme plat.
        [sailed-away] Partis.
        [fell-short] Des hommes chers.
        [passed] Passe.
        [broke-tie] À égalité !
       *[majority] On compte les trésors.
    }
dorra-page-booty = Trésors
dorra-page-booty-say = qui en a le plus touche la valeur
dorra-page-takes = { $look ->
        [lead] touche { $ducats }
        [tie] = { $ducats }
       *[other] { $ducats } duc.
    }
dorra-page-if-boarded = Si on abordait maintenant
dorra-page-if-mutiny = Si le capitaine doit aborder
dorra-page-muster = De haut en bas :
dorra-page-covered = couvert
dorra-page-coach-elsewhere = Le conseiller laisserait cet équipage et ferait plutôt :
dorra-page-takers = { $count ->
        [0] Personne ne peut prendre cet équipage.
        [one] Pourrait le prendre :
       *[other] Pourraient le prendre :
    }
dorra-page-scoring = Le décompte final
dorra-page-from-ships = Des navires
dorra-page-total = En tout
dorra-page-winner-say = { $ducats } ducats, trésors compris, après { $turns } tours.

## La force des bots

dorra-level-deckhand = Prend l’argent où il est, sinon fait ce qui lui passe par la tête ; gagne trois parties sur quatre parmi trois joueurs au hasard.
dorra-level-mate = Pèse chaque équipage, navire et butin, sans prévoir ; gagne neuf parties sur dix parmi trois matelots.
dorra-level-captain = Joue des centaines de parties imaginaires avant chaque coup ; gagne presque sept parties sur dix parmi trois seconds.
dorra-level-admiral = A appris en jouant contre lui-même, et essaie ce qui lui plaît dans des parties imaginaires ; gagne plus d’une partie sur trois parmi trois capitaines.

## Why not

dorra-why-now-mutiny = On te demande une chose : te mutiner, ou te taire.
dorra-why-now-act = C’est ton tour : déplace un pirate, ou aborde un navire.
dorra-why-now-take = Choisis d’abord ta pièce de butin.
dorra-why-a-mutiny-wants-a-boarding = Il y a eu mutinerie : tu dois aborder.
dorra-why-another-pile-has-mutinied = Cette pile ne s’est pas mutinée ; seule celle-ci peut aborder : { $faces }.
dorra-why-no-own-disc-on-top = Ton { $face } est sous un autre disque et ne peut pas bouger.
dorra-why-no-pile-to-board-with = Ton { $face } est sous un autre disque et ne mène aucun équipage.
dorra-why-own-on-own = { $disc } est à toi : on ne va pas sur soi-même.
dorra-why-a-colour-that-is-not-played = { dorra-colour } ne joue pas à cette table.
dorra-why-no-such-disc-on-top = { $disc } est couvert : on ne va que sur un disque du dessus.
dorra-why-higher-than-nine = Cela ferait une pile de { $height } ; elle en compte { $box_highest } au plus.
dorra-why-no-open-ship = Le navire { $ship } { $gone ->
        [1] a pris le large
       *[0] n’est pas encore en vue
    } ; en vue : { $open }.
dorra-why-too-small-a-crew = Le navire { $ship } demande un équipage de { $needs } ; tu en as { $has }.
dorra-why-not-pictured-on-the-ship = { dorra-kinds } : absents du navire { $ship }.
dorra-why-gone-from-the-stock = { dorra-kinds } : la réserve est vide.

## How games end

dorra-ending = { $how ->
        [broke-tie] Le butin, à argent égal
       *[usual] Le plus d’argent
    }
