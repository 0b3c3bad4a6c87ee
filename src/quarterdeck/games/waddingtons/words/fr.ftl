waddingtons = Waddingtons Buccaneer
waddingtons-about = Cingle vers le trésor, commerce dans chaque port, surveille les couleurs de ton équipage et rapporte vingt points chez toi.

## Choses

waddingtons-thing-a = { $count ->
        [one] un 1 rouge
       *[other] { $count } rouges de 1
    }
waddingtons-thing-b = { $count ->
        [one] un 1 noir
       *[other] { $count } noirs de 1
    }
waddingtons-thing-c = { $count ->
        [one] un 2 rouge
       *[other] { $count } rouges de 2
    }
waddingtons-thing-d = { $count ->
        [one] un 2 noir
       *[other] { $count } noirs de 2
    }
waddingtons-thing-e = { $count ->
        [one] un 3 rouge
       *[other] { $count } rouges de 3
    }
waddingtons-thing-f = { $count ->
        [one] un 3 noir
       *[other] { $count } noirs de 3
    }
waddingtons-thing-x = { $count ->
        [one] un marin de 1
       *[other] { $count } marins de 1
    }
waddingtons-thing-y = { $count ->
        [one] un marin de 2
       *[other] { $count } marins de 2
    }
waddingtons-thing-z = { $count ->
        [one] un marin de 3
       *[other] { $count } marins de 3
    }
waddingtons-thing-D = { $count ->
        [one] un diamant
       *[other] { $count } diamants
    }
waddingtons-thing-R = { $count ->
        [one] un rubis
       *[other] { $count } rubis
    }
waddingtons-thing-G = { $count ->
        [one] un lingot d’or
       *[other] { $count } lingots d’or
    }
waddingtons-thing-P = { $count ->
        [one] une perle
       *[other] { $count } perles
    }
waddingtons-thing-U = { $count ->
        [one] un tonneau de rhum
       *[other] { $count } tonneaux de rhum
    }
waddingtons-thing-S = { $count ->
       *[other] Long John Silver
    }
waddingtons-thing-O = { $count ->
       *[other] les Doublons
    }
waddingtons-thing-E = { $count ->
       *[other] les Pièces de huit
    }
waddingtons-thing-K = { $count ->
       *[other] la carte de Kidd
    }
waddingtons-thing-L = { $count ->
       *[other] la carte de Kidd
    }
waddingtons-thing = { $thing ->
        [r1] un 1 rouge
        [b1] un 1 noir
        [r2] un 2 rouge
        [b2] un 2 noir
        [r3] un 3 rouge
        [b3] un 3 noir
        [diamond] un diamant
        [ruby] un rubis
        [gold] un lingot d’or
        [pearl] une perle
        [rum] un tonneau de rhum
        [silver] Long John Silver
        [doubloons] les Doublons
        [eight] les Pièces de huit
       *[chart25] la carte de Kidd
    }
waddingtons-kind = { $kind ->
        [diamond] un diamant
        [ruby] un rubis
        [gold] un lingot d’or
        [pearl] une perle
       *[rum] un tonneau de rhum
    }
waddingtons-kinds = { $kind ->
        [diamond] { $count ->
            [one] un diamant
           *[other] { $count } diamants
        }
        [ruby] { $count ->
            [one] un rubis
           *[other] { $count } rubis
        }
        [gold] { $count ->
            [one] un lingot d’or
           *[other] { $count } lingots d’or
        }
        [pearl] { $count ->
            [one] une perle
           *[other] { $count } perles
        }
       *[rum] { $count ->
            [one] un tonneau de rhum
           *[other] { $count } tonneaux de rhum
        }
    }
waddingtons-crew = { $crew ->
        [r1] un 1 rouge
        [b1] un 1 noir
        [r2] un 2 rouge
        [b2] un 2 noir
        [r3] un 3 rouge
       *[b3] un 3 noir
    }
waddingtons-drawn-ship = le navire { $ship } commence
waddingtons-drawn-colour = { $colour ->
        [red] rouge
       *[black] noir
    }
waddingtons-port = { $port ->
        [london] Londres
        [cadiz] Cadix
        [marseilles] Marseille
        [genoa] Gênes
        [venice] Venise
       *[amsterdam] Amsterdam
    }
waddingtons-place = { $square ->
        [london] Londres
        [cadiz] Cadix
        [marseilles] Marseille
        [genoa] Gênes
        [venice] Venise
        [amsterdam] Amsterdam
       *[other] { $square }
    }
waddingtons-heading = { $heading ->
        [n] au nord
        [ne] au nord-est
        [e] à l’est
        [se] au sud-est
        [s] au sud
        [sw] au sud-ouest
        [w] à l’ouest
       *[nw] au nord-ouest
    }

## Ce qui arrive

waddingtons-turn-began = Tour { NUMBER($turn, useGrouping: 0) } : { $name }.
waddingtons-port-chosen = { $name } a pour port d’attache { waddingtons-port }.
waddingtons-dealt = Cinq marins pour chacun. { $name } donne et commence.
waddingtons-stocked = Sur les quais, { waddingtons-port } : { THINGS($things) }.
waddingtons-sailed = { $name } fait voile vers { waddingtons-place }.
waddingtons-turned = { $name } met le cap { waddingtons-heading }.
waddingtons-stayed = { $name } reste au port.
waddingtons-blown = La tempête porte { $name } vers { waddingtons-place }.
waddingtons-challenged = { $upheld ->
        [yes] { $name } compte l’équipage de { $other_name } : c’était trop loin.
       *[no] { $name } compte l’équipage de { $other_name } : il suffisait.
    }
waddingtons-mustered = { $name } prend à bord { waddingtons-crew } resté à quai.
waddingtons-loaded = { $name } charge { waddingtons-thing } depuis les quais.
waddingtons-landed = { $name } débarque { waddingtons-thing }.
waddingtons-chested = { $name } met au coffre { waddingtons-kinds }.
waddingtons-traded = { $name } commerce, { waddingtons-port } : { THINGS($given) } contre { THINGS($taken) }.
waddingtons-salvaged = { $name } ramasse { waddingtons-thing } sur l’Île plate.
waddingtons-attacked = { $name } attaque { $other_name }.
waddingtons-called = { $name } crie « À l’attaque ! » quand { $other_name } passe bord à bord.
waddingtons-hands-shown = On montre les équipages. { $name } : { THINGS($hand) }. { $other_name } : { THINGS($other_hand) }.
waddingtons-beat = { $name } bat { $other_name }.
waddingtons-fought-even = { $name } et { $other_name } sont de force égale.
waddingtons-plundered = { $name } pille { $other_name }. Pris : { THINGS($taken) }. Cédé : { THINGS($given_up) }. Rendu à l’île au trésor : { THINGS($returned) }.
waddingtons-fled = { $name } s’échappe vers { waddingtons-place }.
waddingtons-hired = { $name } recrute sur l’île des pirates : { THINGS($crew) }.
waddingtons-hired-unseen = { $name } recrute sur l’île des pirates : { THINGS($values) }.
waddingtons-gave = { $name } donne à { $other_name } { waddingtons-crew }.
waddingtons-gave-unseen = { $name } donne à { $other_name } un marin de { $value }.
waddingtons-sent-back = { $name } renvoie sur l’île des pirates : { THINGS($values) }.
waddingtons-marooned = { $name } abandonne { waddingtons-thing } sur l’Île plate.
waddingtons-swapped = { $name } donne à { $other_name } { THINGS($given) } et reçoit { THINGS($taken) }, sans voir les couleurs.
waddingtons-turned-up = { $name } tire la carte Chance { $card }, « { $title } » : { $says }{ $case ->
        [void] {" "}Mais deux navires sont à égale distance, et rien n’arrive.
        [nothing] {" "}Mais il n’y a rien à perdre.
        [nothing-there] {" "}Mais il n’y a rien à prendre.
        [hold-full] {" "}Mais la cale est pleine.
        [island-bare] {" "}Mais l’île n’a rien qui convienne.
        [pile-empty] {" "}Mais il ne reste plus de pirates.
        [healthy] {" "}Mais tout le monde se porte bien.
       *[other] {""}
    }
waddingtons-found = { $name } prend { waddingtons-kind } sur l’île au trésor.
waddingtons-lost = { $name } perd { waddingtons-kind } au profit de { $other_name }.
waddingtons-kept = { $name } garde « { $title } » (Chance { $card }).
waddingtons-chart-landed = { $name } débarque « { $title } » (Chance { $card }) au Coin de l’ancre.
waddingtons-won = { $name } a chez soi { $points } points de trésor et gagne.
waddingtons-rounds-over = Les tours sont écoulés. { $winners ->
        [one] { $names } a le plus gros trésor à terre et gagne.
       *[other] { $names } ont le plus gros trésor à terre et partagent la victoire.
    }

## Les cartes Chance, avec nos mots

waddingtons-chance-1 = Coup de vent de terre
waddingtons-chance-1-says = Tu es poussé à cinq cases au large. Avec un équipage de { $box_few } ou moins, tire quatre marins. Puis mets le cap où tu veux.
waddingtons-chance-2 = Bras prêtés
waddingtons-chance-2-says = La personne que tu désignes te donne trois marins de son choix.
waddingtons-chance-3 = Tempête du nord-est
waddingtons-chance-3-says = Tu es poussé dans la Baie de vase. Avec un équipage de { $box_few } ou moins, tire quatre marins. Au prochain tour tu peux partir dans n’importe quelle direction.
waddingtons-chance-4 = Tempête du sud-ouest
waddingtons-chance-4-says = Tu es poussé dans la Crique aux falaises. Avec un équipage de { $box_few } ou moins, tire quatre marins. Au prochain tour tu peux partir dans n’importe quelle direction.
waddingtons-chance-5 = Bon vent de retour
waddingtons-chance-5-says = Tu es poussé jusqu’à ton port d’attache. Avec un équipage de { $box_few } ou moins, tire quatre marins.
waddingtons-chance-6 = Vent arrière
waddingtons-chance-6-says = Tu es poussé vers le port le plus proche droit devant. Avec un équipage de { $box_few } ou moins, tire quatre marins.
waddingtons-chance-7 = Trop bon voisin
waddingtons-chance-7-says = Le navire le plus proche reçoit un de tes trésors, ou deux marins.
waddingtons-chance-8 = Lest par-dessus bord
waddingtons-chance-8-says = Un de tes trésors, ou deux marins, échouent sur l’Île plate.
waddingtons-chance-9 = Emporté par les vagues
waddingtons-chance-9-says = Ton meilleur trésor échoue sur l’Île plate ; sans trésor, ta meilleure carte d’équipage.
waddingtons-chance-10 = Le second déserte
waddingtons-chance-10-says = Ta meilleure carte d’équipage retourne sur l’île des pirates.
waddingtons-chance-11 = Une caisse à demi enfouie
waddingtons-chance-11-says = Prends des trésors pour { $box_treasure_11 } au plus, ou tire deux marins.
waddingtons-chance-12 = Quelque chose brille
waddingtons-chance-12-says = Prends des trésors pour { $box_treasure_12 } au plus, ou tire deux marins.
waddingtons-chance-13 = Le puits à sec
waddingtons-chance-13-says = Prends des trésors pour { $box_treasure_13 } au plus, ou tire deux marins.
waddingtons-chance-14 = La vieille cachette
waddingtons-chance-14-says = Prends des trésors pour { $box_treasure_14 } au plus, ou tire trois marins.
waddingtons-chance-15 = Naufragés
waddingtons-chance-15-says = Tire deux marins.
waddingtons-chance-16 = Un magot maudit
waddingtons-chance-16-says = Prends des trésors pour { $box_treasure_16 } au plus. Puis renvoie des marins jusqu’à ce qu’il en reste pour { $box_may_stay_16 } au plus.
waddingtons-chance-17 = Un magot et une rixe
waddingtons-chance-17-says = Prends des trésors pour { $box_treasure_17 } au plus. Puis renvoie des marins jusqu’à ce qu’il en reste pour { $box_may_stay_17 } au plus.
waddingtons-chance-18 = La chance des petits
waddingtons-chance-18-says = Prends des trésors pour { $box_treasure_18 } au plus ; et avec un équipage de { $box_if_up_to_18 } ou moins, tire deux marins.
waddingtons-chance-19 = Tout le monde à terre
waddingtons-chance-19-says = Renvoie tout ton équipage sur l’île des pirates et tire autant de marins.
waddingtons-chance-20 = Confusion à la taverne
waddingtons-chance-20-says = Échange deux marins, sans voir les couleurs, avec un autre navire au bord de l’île au trésor. S’il n’y en a pas, deux des tiens retournent sur l’île des pirates.
waddingtons-chance-21 = Long John Silver
waddingtons-chance-21-says = Garde-le. Dans un port il te vaut des marins pour { $box_silver } au plus ; ensuite il attend à quai qui paiera un trésor pour lui.
waddingtons-chance-22 = Fièvre jaune
waddingtons-chance-22-says = Qui a plus de sept cartes d’équipage, en main et à quai, renvoie le surplus sur l’île des pirates.
waddingtons-chance-23 = Doublons
waddingtons-chance-23-says = Garde-les. Dans tout port ils paient jusqu’à { $box_doubloons }.
waddingtons-chance-24 = Pièces de huit
waddingtons-chance-24-says = Garde-les. Dans tout port elles paient jusqu’à { $box_eight }.
waddingtons-chance-25 = La carte de Kidd
waddingtons-chance-25-says = Garde-la. Débarque-la au Coin de l’ancre et prends des trésors pour { $box_chart } au plus.
waddingtons-chance-26 = L’autre carte de Kidd
waddingtons-chance-26-says = Garde-la. Débarque-la au Coin de l’ancre et prends des trésors pour { $box_chart } au plus.
waddingtons-chance-27 = La grotte des contrebandiers
waddingtons-chance-27-says = Prends des trésors pour { $box_treasure_27 } au plus, ou tire trois marins.
waddingtons-chance-28 = Déserteurs de la marine
waddingtons-chance-28-says = Tire deux marins.

## Les règles, avec nos mots

waddingtons-chapter-setup = Mise en place
waddingtons-chapter-cards = Équipage et force
waddingtons-chapter-movement = Déplacement
waddingtons-chapter-islands = Îles et Chance
waddingtons-chapter-ports = Ports et commerce
waddingtons-chapter-fights = Combats
waddingtons-chapter-chests = Coffres et fin
waddingtons-chapter-house = Règles maison

waddingtons-W1 = On joue de deux à quatre, chacun avec un port d’attache et son navire. Le donneur commence, puis l’on joue dans le sens horaire des ports.
    .ours = On choisit les ports l’un après l’autre, et le donneur est tiré au sort.
waddingtons-W2 = Tout le trésor est d’abord sur l’île au trésor, les cartes Chance à côté, face cachée. Chacun reçoit { $box_dealt } cartes d’équipage dont les autres ne voient que le dos.
waddingtons-W3 = Venise, Amsterdam et chaque port d’attache que personne n’a choisi reçoivent { $box_in_docks } cartes d’équipage, face visible. Le reste forme la pile de l’île des pirates.
waddingtons-W4 = Du trésor complète chacun de ces ports à une valeur de { $box_port }, en pièces aussi chères que possible.
    .ours = Entre diamant et rubis, on prend ce qu’il y a en plus grand nombre ; à égalité, le diamant.
waddingtons-W5 = À deux, vous occupez des côtés voisins avec un navire chacun. Ou vous convenez de deux navires chacun, sur des côtés opposés : chaque navire a alors son équipage, sa cale, ses quais, son coffre et son tour, les navires d’un même joueur ne se battent jamais, et un seul port à { $box_goal } points suffit.
waddingtons-W6 = Tu peux naviguer aussi loin que la somme de ton équipage, quelles que soient les couleurs.
waddingtons-W7 = Ta force au combat est la différence entre ton équipage rouge et ton équipage noir. Sans équipage, elle est nulle.
waddingtons-W8 = Les cartes d’équipage et les cartes Chance se tirent du dessus de leur pile et reviennent dessous, face cachée. Tout le monde voit la valeur de la carte d’équipage du dessus.
waddingtons-W9 = Un déplacement est une ligne droite dans le sens de la proue, d’une case jusqu’à ta force de navigation, jamais sur la terre ni hors de la carte. On entre dans un port depuis chacune des trois cases qui le touchent.
waddingtons-W10 = Tourner et avancer dans le même tour est interdit. Après un déplacement tu orientes la proue pour le suivant. Au lieu d’avancer, tu peux tourner sur place vers un autre cap ; c’est ton tour.
    .ours = La proue doit viser une case.
waddingtons-W11 = À ton tour tu navigues ou tu tournes. Tu ne peux rester comme tu es que dans ton port d’attache.
waddingtons-W12 = Dans tout autre port tu ne peux pas rester : tu pars au tour qui suit ton arrivée.
waddingtons-W12a = On quitte un port dans chacune de ses trois directions, où que pointe la proue.
waddingtons-W13 = Sans équipage, tu peux avancer d’une case dans n’importe quelle direction.
waddingtons-W14 = Les navires peuvent se croiser, mais jamais deux ne restent sur une même case, sauf pour se battre.
    .ours = Dans un port il y a de la place pour tous.
waddingtons-W15 = Si tu traverses la case d’un autre navire, son propriétaire peut crier à l’attaque : tu t’arrêtes là et vous vous battez. Sinon tu continues. On demande dans l’ordre où tu passes.
    .ours = Qui a crié est l’attaquant, et la distance annoncée reste la même.
waddingtons-W16 = Un déplacement ne peut finir sur la case d’un autre navire que pour l’attaquer ; à côté d’un navire à l’abri, il ne peut pas finir du tout.
waddingtons-W17 = Après les tempêtes vers la Baie de vase et la Crique aux falaises, tu peux partir dans n’importe quelle direction, à ton prochain tour seulement. Un déplacement libre avant cela y met fin.
waddingtons-W18 = Si tu t’arrêtes au bord de l’île au trésor, tu tires la carte Chance du dessus, tu la montres et tu lui obéis autant que possible. Elle va sous la pile, sauf si elle se garde.
    .ours = Tu la tires avant d’orienter la proue.
waddingtons-W19 = Si tu commences ton tour là, tu peux gagner une autre carte : tourne vers un autre cap, ou va sur une autre case de la côte.
waddingtons-W20 = Si ta proue visait l’île au trésor au début du tour, tourner ne rapporte pas de carte.
    .ours = Cela vaut aussi en diagonale ; arriver en rapporte toujours une.
waddingtons-W21 = Un navire porte { $box_hold } trésors au plus.
waddingtons-W22 = Poussé au large de l’île, un navire va tout droit à la cinquième case, ou à la sixième si elle est prise ; d’un coin, il va en diagonale.
    .ours = Si la terre barre la route, il s’arrête avant. Si une baie est prise, tu choisis parmi les cases libres les plus proches.
waddingtons-W22a = Être poussé n’est pas un déplacement : personne ne peut crier à l’attaque. Si la sixième case est prise aussi, c’est la prochaine libre plus au large.
waddingtons-W23 = Le port le plus proche droit devant : suis la route par où tu es venu, ou le cap que tu viens de prendre, jusqu’au bord de la carte. C’est le port le plus proche de cette case ; entre deux, tu choisis.
waddingtons-W24 = Le navire le plus proche se compte en pas sur mer, diagonales comprises. Si deux sont à égale distance, la carte est sans effet.
    .ours = Un navire à la cale pleine ne peut pas recevoir de trésor.
waddingtons-W25 = L’équipage que coûte une carte Chance vient de ta main. Pour le don (2) et la fièvre (22) seulement, l’équipage à tes quais compte aussi.
waddingtons-W25a = Si une carte laisse le choix, tu ne peux choisir que ce que tu peux remplir en entier ; si tu ne peux ni l’un ni l’autre, tu donnes ce que tu as. Entre égaux tu choisis. Dans un échange, chacun désigne les cartes de l’autre par leur dos avant qu’aucune ne change de main. Au Coin de l’ancre on débarque une carte de Kidd par arrêt ; elle va sous les cartes Chance.
waddingtons-W26 = Quand il faut renvoyer des marins jusqu’à ce qu’il en reste assez peu, rien ne part qui aurait pu rester.
waddingtons-W27 = Ce qui gît sur l’Île plate est à tout navire qui s’arrête à côté, diagonales comprises, s’il y a de la place à bord. L’équipage y est face visible.
    .ours = Tourner sur place n’est pas s’arrêter.
waddingtons-W28 = En entrant dans un port tu peux commercer avec ses quais : équipage, trésors à bord et cartes de valeur contre tout ce qui s’y trouve, valeur pour valeur. Doublons et Pièces de huit paient jusqu’à leur valeur, Long John Silver des marins pour { $box_silver } au plus ; lui-même coûte un trésor.
    .ours = Il y a un échange par visite, et avec Silver lui-même on n’échange rien d’autre.
waddingtons-W29 = Ce que tu paies reste sur ces quais, à la vue de tous.
waddingtons-W30 = Dans ton port d’attache tu déplaces librement les biens entre navire, main et quais, cartes Chance comprises.
    .ours = Dans un même tour rien ne va et ne revient.
waddingtons-W31 = L’équipage à tes quais peut rejoindre ta main à tout moment, où que soit ton navire.
    .ours = C’est-à-dire à chacune de tes décisions ; dans un combat une fois, avant de montrer les cartes, l’attaquant d’abord.
waddingtons-W32 = Dans un port ou au bord de l’île au trésor, un navire est à l’abri : on ne peut pas l’attaquer.
    .ours = Il ne peut pas non plus crier à l’attaque.
waddingtons-W33 = Pour attaquer, va sur la case de l’autre navire. Les deux joueurs regardent chacun l’équipage de l’autre, eux seuls, et le plus fort gagne.
waddingtons-W34 = Le vainqueur prend tout le trésor à bord du vaincu, ou jusqu’à deux marins que le vaincu choisit, ou rien. S’il manque de place, il garde deux pièces du tout ; ce qu’il cède va au vaincu, ce qu’il laisse retourne sur l’île au trésor.
waddingtons-W35 = Le vaincu fait aussitôt un déplacement libre dans n’importe quelle direction, d’une case au moins et jusqu’à ce que permet son équipage, puis oriente sa proue. Il peut finir dans un port ou au bord de l’île au trésor, mais pas sur un autre navire.
    .ours = Dans un port il peut commercer. En chemin personne ne peut crier à l’attaque.
waddingtons-W36 = À force égale, le navire attaqué a le déplacement libre, et rien ne change de mains.
waddingtons-W37 = Un combat met fin au déplacement de qui naviguait. Si ce navire reste, sa proue s’oriente après le combat.
waddingtons-W38 = Le trésor passe de tes quais à ton coffre par trois d’une même sorte ; une fois une sorte au coffre, elle peut suivre pièce par pièce. Ce qui est au coffre ne se négocie pas.
waddingtons-W39 = Qui a le premier { $box_goal } points de trésor à quai et au coffre gagne. Équipage, cartes Chance et trésor à bord ne comptent pas.
    .ours = Peu importe que le paiement d’un autre les y apporte.
waddingtons-W40 = Si la table en convient, tu peux naviguer plus loin que ton équipage ne le permet. Avant le tour suivant chacun peut contester : si c’était trop loin, tout ton équipage va sur l’île des pirates ; sinon rien n’arrive.
waddingtons-W41 = Ce qui ne peut être donné en entier l’est autant qu’il y en a. Après { $box_rounds } tours complets, le plus gros trésor à quai et au coffre gagne ; les égaux partagent la victoire.
waddingtons-W41a = Quand un choix a plusieurs parties (prendre, garder, céder, offrir, choisir, renvoyer), tu les choisis dans l’ordre que tu veux et tu peux les reprendre. Rien n’est montré ni ne bouge avant que tu conclues le tout, et rien d’autre ne se fait entre-temps. L’équipage que tu renvoies ensemble va sous la pile les meilleurs d’abord, à valeur égale comme le hasard le veut.
waddingtons-W42 = Si la table en convient, une carte de Kidd peut se négocier pour { $box_traded_chart }. Sinon elles ne se négocient pas.
waddingtons-W43 = Si la table en convient, une seule carte de Kidd peut être débarquée ; ensuite les deux sont hors jeu.
waddingtons-W44 = Dos des cartes, quais, coffres, cales et cartes gardées sont visibles de tous. Les couleurs que tu as vues chez les autres sont retenues pour toi ou, si la table en convient, par toi seul.

## Options

waddingtons-option-two_ships = Deux navires chacun, à deux
waddingtons-option-overreach = Aller trop loin et être contesté
waddingtons-option-chart_value_3 = Une carte de Kidd vaut { $box_traded_chart } au commerce
waddingtons-option-one_chart = Une seule carte de Kidd à débarquer
waddingtons-option-memory = Couleurs vues
waddingtons-two-ships-for-two = Deux navires chacun, c’est à deux ; cette table compte { $seats } joueurs. ({ $clause })

## Coach

waddingtons-coach-only = Il n’y a rien d’autre à faire.
waddingtons-coach-equal = Aussi bon que le premier choix. { $reason }
waddingtons-coach-weighed = { $worlds ->
        [one] Joué un tour de table plus loin, dans un monde imaginé.
       *[other] Joué un tour de table plus loin, dans { $worlds } mondes imaginés.
    }
waddingtons-coach-fight = { $equal ->
        [yes] Aussi bon que le premier choix. Attaque
       *[no] Attaque
    } { waddingtons-port } : victoire { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, égalité { NUMBER($draw, style: "percent", maximumFractionDigits: 0) }, défaite { NUMBER($lose, style: "percent", maximumFractionDigits: 0) }.
waddingtons-coach-pass = Le laisse passer.
waddingtons-coach-course = { $plan } Cap { waddingtons-heading }.
waddingtons-coach-to-home = { $turns ->
        [one] Au prochain tour, retour à { waddingtons-port }
       *[other] Dans { $turns } tours, retour à { waddingtons-port }
    } avec { THINGS($things) } : { $total } sur { $box_goal }.
waddingtons-coach-to-island = { $turns ->
        [one] Au prochain tour au bord de l’île au trésor, pour une carte Chance.
       *[other] Dans { $turns } tours au bord de l’île au trésor, pour une carte Chance.
    }
waddingtons-coach-to-corner = { $turns ->
        [one] Au prochain tour au Coin de l’ancre avec une carte de Kidd.
       *[other] Dans { $turns } tours au Coin de l’ancre avec une carte de Kidd.
    }
waddingtons-coach-to-port = { $turns ->
        [one] Au prochain tour à { waddingtons-port }
       *[other] Dans { $turns } tours à { waddingtons-port }
    }, pour acheter du trésor valant { $points }.
waddingtons-coach-card = Apporte une carte Chance.
waddingtons-coach-chart = Débarque une carte de Kidd pour du trésor jusqu’à { $box_chart }.
waddingtons-coach-keep-chart = Garde la carte jusqu’à ce qu’il y ait plus de place à bord.
waddingtons-coach-lands = { $wins ->
        [yes] Débarque { THINGS($things) } à { waddingtons-port } : { $total } sur { $box_goal }, et c’est gagné.
       *[no] Débarque { THINGS($things) } à { waddingtons-port } : { $total } sur { $box_goal }.
    }
waddingtons-coach-call = Entre à { waddingtons-port }.
waddingtons-coach-buy = À { waddingtons-port } : achète { THINGS($taken) } pour { THINGS($given) }.
waddingtons-coach-trade = Achète { THINGS($taken) } pour { THINGS($given) }.
waddingtons-coach-leave = Part sans échanger.
waddingtons-coach-gains = { $points ->
        [0] Butin : { THINGS($things) }.
       *[other] Butin : { THINGS($things) }, trésor valant { $points }.
    }
waddingtons-coach-keeps = Reste à bord : { THINGS($things) }, trésor valant { $points }.
waddingtons-coach-leaves = Restent à bord : { THINGS($things) } ; l’équipage vogue { $sails } et combat { $fights }.
waddingtons-coach-draw = De l’équipage au lieu du trésor.
waddingtons-coach-press = De l’équipage au choix du perdant.
waddingtons-coach-muster = Avec lui l’équipage vogue { $sails } et combat { $fights }.
waddingtons-coach-strongest = L’équipage combat le mieux tel quel : rouge et noir s’annulent.
waddingtons-coach-chest = Au coffre, personne ne peut l’acheter.
waddingtons-coach-load = À bord, cela peut servir.
waddingtons-coach-moored = Il n’y a plus rien à faire ici.
waddingtons-coach-doubt = Il a parcouru { $far } avec un équipage qui vogue { $sails }.
waddingtons-coach-home = Les ports se valent. Tours jusqu’à l’île au trésor avec un équipage ordinaire : { $turns }.
waddingtons-coach-home-among = Les ports se valent. Tours avec un équipage ordinaire jusqu’à l’île au trésor : { $turns } ; jusqu’au port d’attache le plus proche : { $near }.

## Terminal

waddingtons-no-line = Aucune ligne droite ne mène de ton navire à { $place }.
waddingtons-typing = Les caps sont n, ne, e, se, s, sw, w et nw : « sail ne 7 » mène sept cases au nord-est, et un port ou une case fait aussi l’affaire : « sail venice », « sail 8,16 ». Un marin est r (rouge) ou b (noir) et une valeur : r3. Un échange tient sur une ligne : « offer r2, take ruby, settle ». « map » dessine la mer.
waddingtons-card = Chance { $card }, « { $title } » : { $says }
waddingtons-asked = { $moment ->
        [choose-port] Quel est ton port d’attache ?
        [sail] { waddingtons-port } : voguer ou virer ?
        [leave] { waddingtons-port } : où vogues-tu ?
        [head] { waddingtons-port } : quel cap ?
        [call] { waddingtons-port } passe bord à bord. À l’attaque ?
        [muster] Avant de montrer les mains : des marins restés à quai ?
        [spoil] Tu as gagné. Qu’exiges-tu ?
        [keep] Trop pour la cale : que gardes-tu ?
        [flee] Un déplacement libre, dans toutes les directions.
        [trade] Qu’échanges-tu ici ?
        [moor] Au port d’attache. Charger, débarquer, remplir le coffre ?
        [salvage] Que ramasses-tu sur l’Île plate ?
        [land-chart] Débarques-tu la carte ?
        [take-treasure] Prends des trésors, jusqu’à { $worth }.
        [give] Sépare-toi de marins ; cartes à donner : { $left }.
        [discard] Renvoie des marins ; en trop : { $excess }.
        [lose] De quoi te sépares-tu ?
        [name] Quel navire ?
        [pick] Choisis des marins par leur dos ; cartes à prendre : { $left }.
        [anchor] Deux ports sont aussi proches. Lequel ?
        [drift] La baie est occupée. Où mouilles-tu ?
       *[challenge] Était-ce trop loin ?
    }
waddingtons-settle = { $moment ->
        [keep] Prendre { THINGS($gained) } ; au vaincu : { THINGS($lost) } ; à l’île au trésor : { THINGS($left) }
        [trade] Donner { THINGS($lost) } contre { THINGS($gained) }
        [salvage] Prendre { THINGS($gained) } ; laisser { THINGS($left) }
        [take-treasure] Prendre { THINGS($gained) }
        [pick] Choisir { THINGS($gained) }
       *[other] Céder { THINGS($lost) }
    }
waddingtons-phrase = { $verb ->
        [choose-port] Port d’attache : { waddingtons-port }
        [sail] Voguer { waddingtons-heading }, { $count ->
            [one] une case
           *[other] { $count } cases
        }
        [turn] Mettre le cap { waddingtons-heading }
        [stay] Rester au port
        [challenge] Contester le trajet
        [attack] À l’attaque !
        [pass] Laisser passer
        [plunder] Prendre tout le trésor à bord
        [press] { $count ->
            [one] Exiger un marin
           *[other] Exiger { $count } marins
        }
        [keep] Garder { waddingtons-kind } à toi
        [take] Prendre { waddingtons-thing }
        [offer] Offrir { waddingtons-thing }
        [settle] Conclure
        [done] Rien de plus
        [muster] Embarquer { waddingtons-thing }
        [load] Charger { waddingtons-thing }
        [land] Débarquer { waddingtons-thing }
        [chest] { $kind ->
            [diamond] Des diamants au coffre
            [ruby] Des rubis au coffre
            [gold] De l’or au coffre
            [pearl] Des perles au coffre
           *[rum] Du rhum au coffre
        }
        [land-chart] Débarquer la carte
        [draw] Recruter des marins plutôt
        [give] Donner { waddingtons-thing }
        [give-docked] Donner { waddingtons-thing } resté à quai
        [lose] Céder { waddingtons-kind }
        [name] Le navire, { waddingtons-port }
        [pick] Choisir un { $count } par son dos
        [anchor] Être porté vers { waddingtons-port }
       *[drift] Être porté vers { waddingtons-place }
    }
waddingtons-ledger-strength = vogue { $sails } combat { $fights }
waddingtons-letters = { "  " }D diamant R rubis G or P perle U rhum
waddingtons-isle = { $isle ->
        [treasure] TRÉSOR
        [flat] FLAT
       *[pirate] PIRATE
    }
waddingtons-hint = ↑↓ ←→ choix, 1–9 cap, d quais
waddingtons-key-onward = parcourir ce que tu peux faire
waddingtons-key-beside = au genre d’action suivant
waddingtons-key-heading = viser par là, comme sur un pavé numérique ; encore : plus loin
waddingtons-key-turn = tourner la proue ou continuer
waddingtons-key-attack = attaquer
waddingtons-key-pass = laisser passer
waddingtons-key-done = c’est tout
waddingtons-key-stay = rester sur place
waddingtons-key-do = le faire
waddingtons-key-docks = quais et coffres, ou équipages et cales

## Page

waddingtons-option-memory-aided = retenues
waddingtons-option-memory-strict = à retenir soi-même
waddingtons-page-beside = Navires
waddingtons-page-no-line = Aucune ligne droite n’y mène depuis ton navire.
waddingtons-page-no-bows = Ton navire a navigué : il ne reste qu’à orienter la proue.
waddingtons-page-no-goal = Aucune case n’est désignée : il en faut une à ton navire.
waddingtons-page-about-table = tour { $turn } · { $points } points sur { $box_goal }
waddingtons-page-winner-say = { $points } points de trésor à bon port après { $turns } tours.
waddingtons-page-board = La carte et ses comptoirs
waddingtons-page-chart = Carte marine, vingt cases sur vingt
waddingtons-page-sea = Carte de la mer des Boucaniers
waddingtons-page-five = cinq cases
waddingtons-page-place = { $place ->
        [treasure] Île au trésor
        [flat] Île plate
        [pirate] Île des pirates
        [mud] Baie de vase
        [cliff] Crique aux falaises
       *[anchor] Coin de l’ancre
    }
waddingtons-page-pile = { $count } marins
waddingtons-page-vessel = { $name }, { waddingtons-port } : à { waddingtons-place }, cap { waddingtons-heading }, navigue { $strength }
waddingtons-page-in-words = La carte en mots
waddingtons-page-lies = { $where } : { THINGS($things) }
waddingtons-page-waits = { $where } : { waddingtons-page-pile }
waddingtons-page-look = { waddingtons-place } : { $ground ->
        [land] terre, { waddingtons-page-place }
        [coast] côte, { waddingtons-page-place }
        [corner] { waddingtons-page-place }
        [harbour] port
       *[sea] pleine mer
    }
waddingtons-page-lit = { $deed } : { waddingtons-place }{ $case ->
        [chance] , une carte Chance
        [meeting] , où se trouve un navire
       *[plain] {""}
    }
waddingtons-page-overview = Toute la carte : touche un endroit pour y aller
waddingtons-page-closer = Plus près
waddingtons-page-farther = Plus loin
waddingtons-page-hold = Dans la cale : { $pieces }
waddingtons-page-backs = { $count ->
        [one] une carte d’équipage, navigue { $strength }
       *[other] { $count } cartes d’équipage, navigue { $strength }
    }
waddingtons-page-odds = { $part ->
        [win] gagne { $chance }
        [draw] égal { $chance }
        [lose] perd { $chance }
       *[short] { $chance }
    }
waddingtons-page-ruler = { $chest } points au coffre, { $docks } à quai
waddingtons-page-race = La course aux vingt
waddingtons-page-chest = coffre
waddingtons-page-docks = quai
waddingtons-page-your-crew = Ton équipage
waddingtons-page-sailing = voile
waddingtons-page-fighting = combat
waddingtons-page-from-docks = De ton quai :
waddingtons-page-order = { $order ->
        [pass] Quand ce navire vient bord à bord : toujours laisser passer
        [attack] Quand ce navire vient bord à bord : toujours attaquer
       *[ask] Quand ce navire vient bord à bord : me demander
    }
waddingtons-page-never-ask = Ne plus demander
waddingtons-page-alongside-say = Si tu cries, le navire s’arrête ici et vous vous battez.
waddingtons-page-you-pass = Tu croises { $names } : on peut t’attaquer.
waddingtons-page-you-attack = Tu attaques { $name }.
waddingtons-page-sight = { $place ->
        [sea] { waddingtons-heading } : pleine mer, { $count ->
            [one] une case
           *[other] { $count } cases
        }.
       *[other] { waddingtons-heading } : { $place }, { $count ->
            [one] une case
           *[other] { $count } cases
        }.
    }
waddingtons-page-bows = Où pointer la proue
waddingtons-page-heading-short = { $heading ->
        [n] N
        [ne] NE
        [e] E
        [se] SE
        [s] S
        [sw] SO
        [w] O
       *[nw] NO
    }
waddingtons-page-deed = { $verb ->
        [choose-port] Choisir { waddingtons-port } comme port d’attache
        [sail] Naviguer de { $count } { waddingtons-heading }
        [turn] Pointer la proue { waddingtons-heading }
        [stay] Rester au port
        [challenge] Compter l’équipage
        [attack] Attaquer
        [pass] Laisser passer
        [plunder] Prendre tout le trésor
        [press] { $count ->
            [one] Prendre une carte d’équipage
           *[other] Prendre { $count } cartes d’équipage
        }
        [keep] Garder { waddingtons-thing }
        [take] Prendre { waddingtons-thing }
        [offer] Offrir { waddingtons-thing }
        [settle] Conclure
        [muster] Appeler { waddingtons-thing } du quai
        [load] Charger { waddingtons-thing }
        [land] Débarquer { waddingtons-thing }
        [chest] Mettre au coffre { waddingtons-thing }
        [land-chart] Remettre la carte
        [draw] Tirer de l’équipage
        [give] Donner { waddingtons-thing }
        [give-docked] Donner { waddingtons-thing } du quai
        [lose] Céder { waddingtons-thing }
        [name] Choisir { waddingtons-port }
        [pick] Prendre un { $count }
        [anchor] Filer sur { waddingtons-port }
        [drift] Dériver vers { $square }
       *[done] C’est tout
    }
waddingtons-page-sail = Naviguer
waddingtons-page-set-bows = Fixer le cap
waddingtons-page-turn-instead = Plutôt virer
waddingtons-page-sail-instead = Plutôt naviguer
waddingtons-page-let-pass = Laisser passer
waddingtons-page-attack = À l’attaque !
waddingtons-page-clear = Vider
waddingtons-page-strike = Conclure l’affaire
waddingtons-page-goods = { $crew ->
        [0] { THINGS($rest) }
        [one] { $rest ->
            [none] un marin
           *[other] un marin et { THINGS($rest) }
        }
       *[other] { $rest ->
            [none] { $crew } marins
           *[other] { $crew } marins et { THINGS($rest) }
        }
    }
waddingtons-page-settle = { $moment ->
        [keep] { $gone ->
            [yes] Garder { $kept } ; à { $name } : { $lost }
           *[no] Garder { $kept }
        }
        [take-treasure] { $points ->
            [0] Ne rien prendre
           *[other] Prendre { $gained } : { $points } points
        }
        [salvage] Prendre { $gained }
        [trade] { $owned ->
            [yes] Conclure : { $name } a { $points } sur { $box_goal }
           *[no] Donner { $lost } contre { $gained }
        }
        [no-trade] Repartir sans échange
        [pick] Prendre { $gained } à { $name }
        [discard] Renvoyer { $lost }
        [give] { $to ->
            [ship] Donner { $lost } à { $name }
            [flat] Laisser { $lost } sur l’Île plate
           *[pile] Renvoyer { $lost }
        }
        [lose] { $to ->
            [ship] Donner { $lost } à { $name }
            [flat] Laisser { $lost } sur l’Île plate
           *[pile] Renvoyer { $lost }
        }
        [moor] { $gone ->
            [yes] Garder { $left } à bord
           *[no] C’est tout
        }
        [muster] Combattre avec une force de { $points }
        [spoil] { $risky ->
            [yes] Ne rien prendre
           *[no] Rien à prendre : continuer
        }
        [land-chart] Garder la carte
       *[other] C’est tout
    }
waddingtons-page-sure = { $moment ->
        [keep] { $gone ->
            [yes] Oui, laisser { $lost } à { $name }
           *[no] Oui, renoncer à { $left }
        }
        [take-treasure] { $short ->
            [0] Oui, ne rien prendre
           *[other] Oui, { $short } points de moins
        }
        [salvage] Oui, laisser { $left }
        [trade] Oui, { $name } gagne ainsi
        [moor] Oui, garder { $left } à bord
       *[spoil] Oui, ne rien prendre à { $name }
    }
waddingtons-page-back = Retour
waddingtons-page-land-all = Débarquer { THINGS($things) } : { $points } sur { $box_goal }
waddingtons-page-better = { $moment ->
        [keep] Garder le plus cher
        [take-treasure] Prendre le plus
        [salvage] Prendre ce qui tient
        [pick] Choisir les meilleurs
       *[other] Donner le moins
    }
waddingtons-page-to-chart = Carte
waddingtons-page-to-desk = Comptoir
waddingtons-page-to-docks = Quai
waddingtons-page-sail-to = { $heading ->
        [none] { $count } cases jusqu’à { $square }
       *[other] { $count } cases jusqu’à { $square }, puis { waddingtons-heading }
    }
waddingtons-page-sail-to-say = Une branche de la rose fixe le cap suivant. Appuie sur Naviguer quand tu es prêt.
waddingtons-page-ask = { $moment ->
        [choose-port] Quel est ton port d’attache ?
        [sail] Où navigues-tu ?
        [head] Où pointe la proue ?
        [call] { $name } vient bord à bord
        [muster] De l’équipage du quai ?
        [spoil] Tu as gagné. Que prends-tu ?
        [keep] Quels trésors gardes-tu ?
        [tribute] { $name } veut de l’équipage : { $count }
        [flee] Tu peux t’échapper
        [trade] Valeur pour valeur
        [moor] Te voilà au port
        [salvage] Sur l’Île plate
        [land-chart] Coin de l’ancre : remettre la carte ?
        [take-treasure] Prends du trésor
        [give] Cède de l’équipage : { $count }
        [discard] Trop de monde à bord
        [lose] Trésor ou équipage ?
        [name] Choisis un navire
        [pick] Un échange avec { $name }
        [anchor] Deux ports sont aussi proches
        [drift] La baie est prise
       *[challenge] Était-ce trop loin ?
    }
waddingtons-page-ask-ship = { waddingtons-port } · { $ask }
waddingtons-page-ask-say = { $moment ->
        [choose-port] Touche un port de la carte. Son navire est à toi.
        [sail] Touche une case claire devant toi, ou vire sur place.
        [leave] Touche une case claire pour y aller.
        [head] Touche une branche de la rose.
        [call] Crie à l’attaque, ou laisse filer le navire.
        [muster] Avant de montrer les mains, tu peux appeler des marins du quai.
        [spoil] Trésor, équipage ou rien.
        [keep] Deux pièces au plus ; ce que tu cèdes va à { $name }.
        [tribute] Tu as perdu ; tu choisis les cartes.
        [flee] Un coup libre dans toutes les directions ; personne ne peut attaquer.
        [trade] Charge les deux plateaux jusqu’à l’équilibre.
        [moor] Seul compte ce qui est à terre ; débarque, charge, mets au coffre.
        [salvage] Tout ce qui tient à bord est à toi.
        [land-chart] Un trésor jusqu’à { $box_chart } pour la carte de Kidd.
        [take-treasure] Jusqu’à { $worth } points, selon la place en cale.
        [give] { $to ->
            [ship] Elles vont à { $name }.
            [flat] Elles échouent sur l’Île plate.
           *[pile] Elles retournent à l’île des pirates.
        }
        [discard] Renvoie de l’équipage pour { $worth } ou plus, et aucun qui puisse rester.
        [lose] { $to ->
            [ship] Cela va à { $name }.
            [flat] Cela échoue sur l’Île plate.
           *[pile] Cela s’en va.
        }
        [name] Touche un navire sur la carte, ou son nom ici.
        [pick] Tu ne vois que les dos ; choisis-en { $count }.
        [anchor] Sur lequel files-tu ?
        [drift] Choisis l’une des cases les plus proches.
       *[challenge] Compte l’équipage, ou laisse le coup.
    }
waddingtons-page-instead = { $moment ->
        [sail] Navigue vers une case claire, ou vire sur place.
        [leave] Navigue vers une case claire.
        [head] Choisis une des branches claires.
        [flee] Navigue vers n’importe quelle case claire.
        [trade] Change ce qui est sur la balance, ou pars sans échange.
        [call] Attaque, ou laisse passer le navire.
       *[other] Choisis parmi ce qui est proposé.
    }
waddingtons-page-chance = Chance { $card }
waddingtons-page-colour = { $colour ->
        [red] rouge
       *[black] noir
    }
waddingtons-page-colours-hidden = Les deux ne montrent leurs couleurs que l’un à l’autre.
waddingtons-page-duel-side = { $side ->
        [attacker] { $port } attaque ; navigue { $strength }
       *[attacked] { $port } ; navigue { $strength }
    }
waddingtons-page-against = contre
waddingtons-page-wins = { $name } gagne
waddingtons-page-even = De force égale
waddingtons-page-who-called = { $name } a crié à l’attaque
waddingtons-page-spoil-say = { $verb ->
        [plunder] Tout ce que le perdant a en cale.
       *[press] { $count ->
            [one] Le perdant la choisit.
           *[other] Le perdant les choisit.
        }
    }
waddingtons-page-up-to = jusqu’à { $worth }
waddingtons-page-in-hold = cale
waddingtons-page-picked = Choisi
waddingtons-page-put-back = Reprendre : { $deed }
waddingtons-page-or-draw = { $count ->
        [one] Ou tire une carte d’équipage
       *[other] Ou tire { $count } cartes d’équipage
    }
waddingtons-page-draw = Tirer { $count } marins
waddingtons-page-on-top = { $value ->
        [0] il n’y a plus personne
       *[other] un { $value } est sur le dessus
    }
waddingtons-page-scale = La balance
waddingtons-page-take-off = Retirer { $thing } de la balance
waddingtons-page-lay-on = { $thing }, valeur { $worth } : poser sur la balance (reste { $count })
waddingtons-page-balances = équilibre
waddingtons-page-shelf = { $place ->
        [hold] { $side ->
            [given] Dans la cale
           *[taken] Sur le quai
        }
        [kept] Cartes gardées
       *[crew] { $side ->
            [given] Ton équipage
           *[taken] Équipage à quai
        }
    }
waddingtons-page-you-give = Tu donnes
waddingtons-page-docks-of = Quai de { $port }
waddingtons-page-trading-desk = { $port }, le comptoir
waddingtons-page-fair = Bonnes affaires, selon le conseil
waddingtons-page-for = contre
waddingtons-page-chance-after = ensuite { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner
waddingtons-page-after = Après l’échange
waddingtons-page-level = En équilibre
waddingtons-page-empty-scale = Rien sur la balance
waddingtons-page-short = Il manque { $by }
waddingtons-page-too-much = { $by } de trop
waddingtons-page-not-so = Pas ainsi
waddingtons-page-hold-full = La cale est pleine
waddingtons-page-home-desk = { $port }, ton quai
waddingtons-page-home-say = touche une chose pour la déplacer
waddingtons-page-home-shelf = { $place ->
        [aboard] À bord : toucher débarque
        [docks] À quai : toucher embarque
       *[chest] Au coffre
    }
waddingtons-page-home-none = Rien à déplacer.
waddingtons-page-turns-to-go = Tours jusqu’à vingt
waddingtons-page-scoring = Trésors ramenés
waddingtons-page-in-chest = Coffre
waddingtons-page-in-docks = Quai
waddingtons-page-at-sea = Encore en mer
waddingtons-page-points = Points

## La force des bots

waddingtons-level-deckhand = Va à l’île et revient, et évite les ennuis ; gagne presque chaque partie parmi trois joueurs au hasard.
waddingtons-level-mate = Compte les tours de chacun jusqu’à vingt, se bat quand les chances sont bonnes, commerce bien ; gagne huit parties sur dix parmi trois matelots.
waddingtons-level-captain = Essaie ce qui vaut la peine un tour durant, dans des centaines de mondes imaginés ; gagne presque la moitié des parties parmi trois seconds.

## Why not

waddingtons-why-now-choose-port = Choisis d’abord ton port d’attache.
waddingtons-why-now-sail = C’est ton tour : navigue, ou tourne la proue.
waddingtons-why-now-head = Le déplacement est fini : oriente la proue.
waddingtons-why-now-call = Un navire passe bord à bord : crie à l’attaque, ou laisse-le passer.
waddingtons-why-now-muster = Avant de montrer les mains : enrôle depuis tes quais, ou dis que c’est tout.
waddingtons-why-now-spoil = Tu as gagné : exige le trésor, l’équipage ou rien.
waddingtons-why-now-keep = Choisis d’abord les pièces que tu gardes à la fin.
waddingtons-why-now-flee = Ton navire fuit : choisis où.
waddingtons-why-now-trade = Tu es dans un port étranger : échange, ou dis que c’est tout.
waddingtons-why-now-moor = Tu es chez toi : déplace tes biens, ou dis que c’est tout.
waddingtons-why-now-salvage = Tu es devant l’Île plate : prends ce qui s’y trouve, ou laisse-le.
waddingtons-why-now-land-chart = Tu es au Coin de l’ancre : débarque la carte de Kidd, ou garde-la.
waddingtons-why-now-take-treasure = Prends d’abord ce que donne la carte.
waddingtons-why-now-give = Donne d’abord l’équipage demandé.
waddingtons-why-now-discard = Renvoie d’abord l’équipage en trop.
waddingtons-why-now-lose = Cède d’abord ce que demande la carte.
waddingtons-why-now-name = Choisis d’abord un des navires.
waddingtons-why-now-pick = Choisis d’abord dans l’autre main.
waddingtons-why-now-anchor = Choisis d’abord un des ports les plus proches.
waddingtons-why-now-drift = Choisis d’abord une des cases les plus proches.
waddingtons-why-now-challenge = Quelqu’un a navigué : laisse passer, ou conteste.
waddingtons-why-taken-by-another = { waddingtons-port } est pris.
waddingtons-why-not-an-adjacent-side = { waddingtons-port } est en face : à deux, le second s’assied à côté du premier.
waddingtons-why-over-land-or-off-the-map = { $distance } cases, cap { waddingtons-heading } : on touche terre ou l’on quitte la mer.
waddingtons-why-not-where-the-bows-point = Ta proue pointe : { $bows } ; le déplacement la suit.
waddingtons-why-further-than-the-crew-can-sail = { $distance } cases demandent un équipage de { $distance } ; le tien vaut { $strength }.
waddingtons-why-more-than-one-square-without-crew = Sans équipage, un navire dérive d’une case.
waddingtons-why-no-attack-in-a-free-move = Un navire est là, et un déplacement libre ne finit pas sur un autre navire.
waddingtons-why-beside-a-safe-ship = Le navire qui est là est à l’abri sur la côte.
waddingtons-why-onto-an-own-ship = Ton autre navire est là.
waddingtons-why-no-turning-in-port = Au port on ne tourne pas la proue : on sort par où l’on veut.
waddingtons-why-the-same-heading = Ta proue pointe déjà : { waddingtons-heading }.
waddingtons-why-bows-off-the-map = Cap { waddingtons-heading }, il n’y a rien où pointer.
waddingtons-why-not-at-home = Un navire ne reste que dans son port d’attache.
waddingtons-why-an-empty-hold = Le perdant n’a aucun trésor à bord.
waddingtons-why-more-crew-than-the-loser-has = Tu exiges { $wanted } équipiers ; le perdant en a { $has }.
waddingtons-why-not-of-his-own = Tu n’as pas à garder : { waddingtons-kind }.
waddingtons-why-the-hold-is-full = Une cale prend { $box_hold } pièces, et elles sont choisies.
waddingtons-why-nothing-more-of-it-aboard = Tu n’as plus de quoi payer avec : { waddingtons-thing }.
waddingtons-why-more-than-a-treasure-for-silver = Long John Silver coûte un trésor et rien d’autre.
waddingtons-why-charts-are-not-traded = À cette table, on n’échange pas les cartes de Kidd.
waddingtons-why-it-does-not-level = Le compte n’y est pas : tu paies { $paid } et prends { $taken }.
waddingtons-why-no-room-for-all-that-is-taken = Cela ferait { $aboard } trésors à bord ; une cale en prend { $box_hold }.
waddingtons-why-dearer-than-all-one-has = { $silver ->
        [1] Long John Silver se prend seul, pour un trésor.
       *[0] Cela ferait { $worth } ; tout ce que tu peux payer vaut { $purse }.
    }
waddingtons-why-something-is-picked = Conclus d’abord ce que tu as choisi, ou reprends-le.
waddingtons-why-hands-are-shown = Les mains sont montrées : trop tard pour enrôler.
waddingtons-why-no-such-crew-in-the-docks = Pas sur tes quais : { waddingtons-crew }.
waddingtons-why-crew-landed-this-turn = Tu as débarqué { waddingtons-crew } ce tour-ci, et cela reste à terre.
waddingtons-why-away-from-home = On charge et débarque seulement dans son port d’attache.
waddingtons-why-not-in-the-docks = Pas sur tes quais : { waddingtons-thing }.
waddingtons-why-landed-this-turn = Tu as débarqué { waddingtons-thing } ce tour-ci, et cela reste à terre.
waddingtons-why-no-room-to-load = La cale est pleine : { $box_hold } trésors sont à bord.
waddingtons-why-nothing-of-the-kind-aboard = Tu n’as pas avec toi : { waddingtons-thing }.
waddingtons-why-loaded-this-turn = Tu as chargé { waddingtons-thing } ce tour-ci, et cela reste à bord.
waddingtons-why-fewer-than-three-of-a-kind = Il en faut { $needs } sur tes quais ; tu en as { $has }.
waddingtons-why-nothing-of-the-kind-there = Pas à prendre ici : { waddingtons-thing }.
waddingtons-why-dearer-than-the-card-allows = Cela ferait { $worth } ; la carte donne jusqu’à { $allowed }.
waddingtons-why-a-third-treasure = Un navire porte { $box_hold } trésors, et c’est atteint.
waddingtons-why-no-crew-on-this-card = Cette carte n’apporte pas d’équipage.
waddingtons-why-treasure-is-picked = La carte apporte trésor ou équipage, et tu as choisi du trésor.
waddingtons-why-no-such-card-in-hand = Tu n’as plus en main : { waddingtons-crew }.
waddingtons-why-no-such-card-in-the-docks = Tes quais n’ont plus à donner : { waddingtons-crew }.
waddingtons-why-from-the-hand-only = On ne donne ici que l’équipage en main.
waddingtons-why-as-many-as-are-asked-for = { $count } à donner, { $picked } choisis : c’est tout.
waddingtons-why-two-crew-or-none = { $best ->
        [1] C’est le meilleur trésor qui part, pas l’équipage.
       *[0] Il faut { $needs } cartes d’équipage ; tu en as { $has }.
    }
waddingtons-why-crew-or-treasure = Un trésor ou { $needs } cartes d’équipage : c’est déjà choisi.
waddingtons-why-not-one-of-the-best = Seule convient une carte qui est la meilleure de ta main.
waddingtons-why-one-of-them-could-have-stayed = Il n’en part pas plus qu’il ne faut : une de celles-ci pouvait rester.
waddingtons-why-not-aboard = Tu n’as pas à bord : { waddingtons-kind }.
waddingtons-why-one-piece-and-nothing-else = Une pièce part, et quelque chose est déjà choisi.
waddingtons-why-not-the-best-aboard = Seul convient le trésor le plus cher à bord.
waddingtons-why-not-one-of-them = Ce navire ne peut pas être choisi ici.
waddingtons-why-no-such-back = L’autre main n’a plus de { $value }.
waddingtons-why-backs-enough = { $count } à choisir, { $picked } choisies : c’est tout.
waddingtons-why-not-the-nearest-port = { waddingtons-port } n’est pas un des ports les plus proches.
waddingtons-why-not-the-nearest-square = Ce n’est pas une des cases libres les plus proches.
waddingtons-why-fewer-than-are-asked-for = Cartes demandées : { $count } ; choisies : { $picked }.
waddingtons-why-still-too-much-crew = Il peut rester un équipage de { $allowed } ; il en resterait { $left }.
waddingtons-why-neither-treasure-nor-crew-in-full = Choisis d’abord un trésor ou { $needs } cartes d’équipage.
waddingtons-why-too-few-backs = Cartes à choisir : { $count } ; choisies : { $picked }.

## How games end

waddingtons-ending = { $how ->
        [rounds-over] Les tours étaient épuisés
       *[usual] { $box_goal } points au port d’attache
    }

## Positions au terminal

waddingtons-chart-signs =
    Une lettre et une flèche : un navire, par son port d’attache, et où pointe sa proue. Deux lettres : un port.
    ○ et flèches seules : où tu peux aller ou virer. M Baie de vase, C Crique aux falaises, A Coin de l’ancre.
    Les colonnes se comptent depuis la gauche, les rangées depuis le bas.
waddingtons-position-ship = { waddingtons-port } ({ $name }) : à { waddingtons-place }, cap { waddingtons-heading }. Équipage : { THINGS($crew) } ; vogue { $sails }, combat { $fights }. À bord : { THINGS($hold) }. Points : { $points }.
waddingtons-position-docks = Sur les quais, { waddingtons-port } : { THINGS($things) }.{ $home ->
        [yes] {" "}Au coffre : { THINGS($chest) }.
       *[no] {""}
    }
waddingtons-position-islands = Île au trésor : { THINGS($treasure) }. Île plate : { THINGS($flat) }. Île des pirates : { $crew ->
        [0] plus personne.
        [one] un marin, un { $top }.
       *[other] { $crew } marins, un { $top } au-dessus.
    }
waddingtons-position-fight = { waddingtons-port } ({ $strength }) : { THINGS($hand) } ; contre { $target } ({ $other_strength }) : { THINGS($other_hand) }.
waddingtons-position-desk = Sur la table : { THINGS($given) } ({ $paid }) contre { THINGS($taken) } ({ $due }).
waddingtons-position-settle = Choisi : { $deed }.
waddingtons-stage-fight = { $name } contre { $other_name }
waddingtons-stage-near = { $name } approche de vingt
waddingtons-outlook-square = { $beside ->
        [treasure] vers { waddingtons-place }, près de l’île au trésor
        [flat] vers { waddingtons-place }, près de l’Île plate
       *[sea] vers { waddingtons-place }
    }
waddingtons-outlook-fight = contre { $name } : { NUMBER($win, style: "percent", maximumFractionDigits: 0) } gagné, { NUMBER($draw, style: "percent", maximumFractionDigits: 0) } nul, { NUMBER($lose, style: "percent", maximumFractionDigits: 0) } perdu
