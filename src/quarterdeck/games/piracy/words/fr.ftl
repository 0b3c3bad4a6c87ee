piracy = Piracy
piracy-about = Un Pirate que personne ne voit, dix coffres et cinq navires de la Marine avec leurs longues-vues.

## What happens

piracy-turn-began = { $turn ->
        [0] On déploie la carte. { $name } commence.
       *[other] Tour { $turn } : { $name }.
    }
piracy-drew-lot = { $name } lance un { $die } pour le rôle du Pirate.
piracy-became-pirate = { $name } est le Pirate.
piracy-buried = { $name } dépose un coffre sur { $site }.
piracy-stationed = { $name } place le navire { $ship } en { $square }.
piracy-slipped-out = { $name } quitte un port en cachette, et personne ne sait lequel.
piracy-departed = { $name } quitte { $harbour } en cachette vers { $square }.
piracy-hid = { $name } a joué son tour sans être vu.
piracy-sailed = { $steps ->
        [0] { $name } reste au mouillage en { $path }.
       *[other] { $name } navigue { $path }.
    }
piracy-loaded = { $name } mouille en { $square } et charge le coffre déposé sur { $site }.
piracy-missed = Le coffre déposé sur { $site } a disparu. { $count ->
        [one] C’est le premier.
       *[other] { $count } ont été volés.
    }
piracy-drawn-die = dé : { $die }
piracy-drawn-garrison = { $token ->
        [open] une garnison ouverte
       *[closed] une garnison fermée
    }
piracy-tried-to-land = { $name } tente d’accoster à { $harbour } : la garnison est { $token ->
        [open] ivre, et le port ouvert.
       *[closed] loyale, et le port fermé.
    }
piracy-threw = { $name } lance un { $die } pour le navire { $ship }.
piracy-looked = { $name } scrute l’horizon depuis le navire { $ship } en { $square }.
piracy-aye = Aye ! { $name } est en { $square }.
piracy-nay = Nay, dit { $name }.
piracy-moved = { $name } mène le navire { $ship } de { $start } à { $square }.
piracy-stayed = { $name } laisse le navire { $ship } où il est.
piracy-fired = { $name } tire vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    } depuis le navire { $ship }, portée { $range }. { $square ->
        [nowhere] La salve est perdue.
       *[other] La salve tombe en { $square }.
    }
piracy-ceased = { $name } renonce à la seconde salve du navire { $ship }.
piracy-sank-ship = Le navire { $ship } de { $name } touche le navire { $sunk } de { $other_name } en { $square }, qui sombre.
piracy-escaped = { $name } s’échappe par { $harbour } avec le trésor.
piracy-seized = { $name } est arrêté à { $harbour }.
piracy-sunk = Le navire { $ship } touche { $name } en { $square }, et le Pirate sombre.
piracy-caught = Le navire { $ship } rattrape { $name } en { $square }.
piracy-ran-into = { $name } se jette sur le navire { $ship } en { $square }.
piracy-shut-in = { $name } est enfermé en { $square } et ne peut plus bouger.
piracy-ran-out-of-time = Après { $turns } tours, { $name } ne s’est pas échappé.
piracy-lost-the-fleet = La Marine n’a plus un seul navire.
piracy-opened-log = Le journal de { $name }, depuis { $harbour } : { $log }.
piracy-place = { $place } ({ $square })
piracy-won = { $side ->
        [navy] La Marine gagne : { $names }.
       *[pirate] Le Pirate gagne : { $names }.
    }

## The rules, in our words

piracy-chapter-setup = Le but et la mise en place
piracy-chapter-pirate = Le tour du Pirate
piracy-chapter-navy = Le tour d’un navire de la Marine
piracy-chapter-secrets = Secrets et journaux

piracy-P1 = Le Pirate doit voler { $box_enough } des { $box_chests } coffres et s’échapper par un port ouvert. La Marine doit le couler ou l’attraper avant.
piracy-P2 = Chacun lance un dé ; le plus haut est le Pirate, et les ex æquo relancent. D’une partie à l’autre, le rôle passe à gauche.
    .ours = Une table peut convenir plutôt d’une place, comptée parmi ceux qui jouent.
piracy-P3 = Tous les autres sont Capitaines. Les { $box_ships } navires leur sont distribués à la ronde ; certains en commandent donc plusieurs.
    .ours = Le premier va à gauche du Pirate.
piracy-P4 = Les Capitaines déposent { $box_chests } coffres sur les îles, { $box_per_island } au plus par île.
    .ours = Ils en déposent un chacun à son tour. Une table peut jouer sur sa propre carte, si elle a la place pour eux.
piracy-P5 = Ensuite chaque Capitaine place ses navires sur des cases de mer libres.
    .ours = Ils le font dans l’ordre des navires ; les cases NO PASSING sont permises. Un Capitaine peut s’en remettre à la carte pour un coffre ou un navire à lui : il va où elle le suggère ; s’il commande toute la Marine, tout ce qui reste. Nul ne pose ce qui est à un autre.
piracy-P6 = { $box_harbours } jetons sont posés face cachée, un par port : { $box_open } garnisons sont ouvertes, { $box_closed } sont fermées. Personne ne sait lesquelles.
piracy-P7 = Le Pirate choisit en secret un port et une case de mer voisine.
    .ours = Aucun navire ne doit s’y trouver, et il ne doit pas y être enfermé. Voisin ne veut jamais dire en diagonale.
piracy-P8 = Le Pirate joue le premier. Puis il alterne avec un navire de la Marine, les navires dans leur ordre de 1 à { $box_ships }, encore et encore.
piracy-P9 = Le Pirate navigue jusqu’à { $box_speed } cases sur la mer, jamais en diagonale et jamais deux fois par la même case, celle du départ comprise.
    .ours = Il peut aussi rester au mouillage.
piracy-P10 = Où il navigue est son secret.
piracy-P11 = S’il a fini un tour à côté d’un coffre, il peut passer le suivant à le charger : il reste au mouillage.
    .ours = La case où il a commencé la partie compte dès qu’un tour s’y est terminé. Si deux coffres sont à côté de lui, il en nomme un.
piracy-P12 = Le coffre est à lui quand ce tour finit. Son repère est ôté à la fin de son tour suivant, quoi qu’il y fasse. Un tour de chargement charge un coffre.
piracy-P13 = Avec { $box_enough } coffres, il peut tenter d’accoster quand son mouvement finit à côté d’un port. Le jeton est retourné ; si la garnison est ouverte, il a gagné.
    .ours = Il dit à quel port ; rester au mouillage est un mouvement, charger n’en est pas un, et il y a un essai par tour. Un essai révèle qu’il est à côté de ce port, rien de plus. Une table peut convenir que le jeton se retourne de lui-même : alors tout mouvement qui finit à côté d’un port encore inconnu est un essai.
piracy-P14 = Une garnison fermée le repousse, et son jeton reste visible.
    .ours = Il ne peut plus essayer là. Une table peut convenir qu’elle l’arrête plutôt, et la Marine gagne.
piracy-P15 = Il peut croiser les navires de la Marine, mais ni traverser ni occuper une case NO PASSING où il s’en trouve un.
piracy-P16 = S’il finit son mouvement sur la case d’un navire, il a perdu.
    .ours = Il en a le droit, mais on l’avertit avant.
piracy-P17 = Si toutes les cases de mer voisines sont des cases NO PASSING occupées par un navire, il ne peut plus bouger et il a perdu.
    .ours = On le vérifie après chaque mouvement d’un navire et avant chacun de ses tours.
piracy-P18 = Le Capitaine d’un navire lance un dé, puis décide : regarder d’abord, ou bouger d’abord.
piracy-P19 = Un mouvement utilise tout le dé, jamais en diagonale, ou va aussi loin que possible. Qui bouge d’abord doit bouger ; qui a regardé d’abord et entendu Nay peut bouger ou rester.
    .ours = On ne passe jamais deux fois par la même case, la première comprise, et le mouvement n’est plus court que si aucune route de tout le dé n’a de dernière case libre. Après Aye aussi, un navire peut rester.
piracy-P20 = Chaque navire regarde une fois par tour : y a-t-il une ligne de mer ininterrompue jusqu’au Pirate ? La réponse est toujours vraie, et Aye montre la case.
    .ours = Les lignes vont dans huit directions, à toute distance. La terre, les ports et les autres navires cachent la vue, de même que deux cases de terre qui se touchent par un coin. Une table peut convenir de quatre directions.
piracy-P21 = Qui a regardé d’abord et entendu Aye peut tirer au lieu de bouger : une salve aussi loin que le dé le dit, au nord, à l’est, au sud ou à l’ouest ; puis on relance pour une seconde. Si elle tombe sur le Pirate, il est coulé.
    .ours = La distance est exacte, la seconde salve peut être laissée, et un navire peut ne rien faire et rester. Une salve vole par-dessus les navires, mais se perd sur la terre, sur un port ou hors de la carte.
piracy-P22 = Un navire de la Marine sur lequel tombe une salve est perdu pour de bon.
piracy-P23 = Un navire qui a tiré reste où il est.
piracy-P24 = Un Pirate aperçu est retiré de la carte à la fin de ce tour. Qui a bougé d’abord et le voit ensuite ne peut pas tirer.
piracy-P25 = Un navire qui finit son mouvement sur la case du Pirate l’a attrapé, et la Marine gagne. Passer sur lui ne fait rien.
piracy-P26 = Les navires de la Marine se croisent, mais pas sur une case NO PASSING où il s’en trouve un. Là, ils croisent le Pirate.
    .ours = Ils le croisent même s’ils viennent de le voir.
piracy-P27 = Deux navires de la Marine ne finissent jamais sur la même case.
piracy-P28 = Le tour d’un navire perdu est sauté, avec celui du Pirate qui le précède. Si les { $box_ships } étaient perdus, le Pirate aurait gagné ; mais aucune salve ne tombe sur le navire qui la tire, on n’en vient donc jamais là.
piracy-P29 = Ce que l’on vérifie, dans l’ordre : à son tour, le mouvement, un navire sur sa case, le repère, l’accostage ; au tour d’un navire, le regard et les salves, le mouvement, le Pirate sur sa case, le regard qui suit, et s’il est enfermé.
piracy-P30 = Si le Pirate ne s’est pas échappé après { $box_turns } tours, la Marine a gagné.
piracy-P31 = Sa case, sa route et ce qu’il charge ne sont qu’à lui. L’apercevoir montre sa case et rien d’autre. Quand la partie est finie, tout est révélé.
piracy-P32 = Son journal est tenu en lettres et en chiffres : M11-L11-K11 (J11) est une route de M11 à K11 et le coffre de J11 chargé là. Les colonnes ont des lettres, les rangées des numéros depuis le haut.

## Options

piracy-option-pirate = Qui est le Pirate
piracy-option-telescope = Longue-vue
piracy-option-seize = Les ports fermés arrêtent le Pirate
piracy-option-badge = Dès qu’il a assez de coffres, les garnisons se retournent d’elles-mêmes
piracy-option-talk = Les Capitaines parlent
piracy-page-rule-talk = Ce qu’un Capitaine écrit aux siens, les Capitaines seuls le lisent ; ou bien tout se dit devant tous, et le Pirate le lit aussi.
piracy-option-map = Carte

## A chart of one’s own

piracy-map-source = { $ours ->
        [yes] Le plateau de la boîte n’est pas connu ; { $map } est une carte de notre main, qui respecte tout ce que dit la règle.
       *[no] { $map } est une carte à toi.
    }
piracy-map-in = { $file } : { $why }
piracy-map-not-text = « { $file } » n’est pas du texte. Une carte est un fichier TOML.
piracy-map-toml = « { $file } » n’est pas un fichier TOML : { $said }.
piracy-map-unknown = Il n’y a pas de « { $field } » dans une carte. On connaît { $known }. ({ $clause })
piracy-map-field = { $field ->
        [name] Une carte a besoin d’un nom, entre guillemets.
       *[other] { $field } doit être une liste de textes, entre guillemets.
    } ({ $clause })
piracy-map-size = La carte a { $columns } colonnes et { $rows } rangées ; lettres et numéros vont jusqu’à { $most }, et il y a au moins une de chaque. ({ $clause })
piracy-map-ragged = La rangée { $row } a { $count ->
        [one] une case
       *[other] { $count } cases
    } et la première en a { $usual } ; regarde { $square }. Toutes les rangées ont la même longueur. ({ $clause })
piracy-map-sign = { $square } est dessinée « { $sign } ». Les signes connus sont { $known }. ({ $clause })
piracy-map-harbours = Il y a { $count ->
        [one] un port
       *[other] { $count } ports
    } (en { $squares }) ; il en faut { $needed }. ({ $clause })
piracy-map-room = Il y a de la place pour { $count } coffres (en { $squares }) ; il en faut pour { $needed }, et une île en porte { $most } au plus. ({ $clause })
piracy-map-harbour-inland = Aucun navire ne peut mouiller à côté du port { $square } : il lui faut une case de mer au-dessus, au-dessous ou à côté. ({ $clause })
piracy-map-chest-inland = Aucun navire ne peut mouiller à côté du coffre { $square } : il lui faut une case de mer au-dessus, au-dessous ou à côté. ({ $clause })
piracy-map-sea-apart = La mer est en morceaux : aucune route ne mène de { $from } à { $square }. ({ $clause })
piracy-map-departures = On pourrait empêcher le Pirate de partir : cinq navires peuvent fermer { $count ->
        [one] la seule case
       *[other] les { $count } cases
    } (en { $squares }) voisines d’un port qui ont une issue autre que NO PASSING. Il en faut { $needed }. ({ $clause })
piracy-map-names = Il y a { $count } noms différents dans { $field } ; la carte en montre { $needed }. ({ $clause })
piracy-map-name = « { $name } » ne peut pas être un nom : il faut 1 à { $most } lettres. ({ $clause })

## Roles

piracy-role-pirate = le Pirate
piracy-role-navy = la Marine

## Coach

piracy-coach-look = Le voir d’ici : { NUMBER($see, style: "percent", maximumFractionDigits: 0) }. Le prendre alors : { NUMBER($hit, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-move = L’éperonner à l’aveugle : { NUMBER($ram, style: "percent", maximumFractionDigits: 0) }. Le voir de là : { NUMBER($see, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-fire = Une des deux salves touche : { NUMBER($hit, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-roll = Le dé dira la distance ; regarde la carte en attendant.
piracy-coach-still = Rien de gagné, rien de perdu.
piracy-coach-bury = Peu de cases d’où le charger, toutes faciles à surveiller.
piracy-coach-station = D’ici, un navire voit beaucoup de ce qu’aucun autre ne voit.
piracy-coach-depart = Près des coffres, hors de portée du navire qui part le premier.
piracy-coach-load = Prend le coffre en { $site }.
piracy-coach-land = Port ouvert : { NUMBER($open, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-sail = { $steps ->
        [0] { $kind ->
            [chest] À côté du coffre en { $goal }.
           *[harbour] À côté du port { $goal }.
        }
        [one] { $kind ->
            [chest] Vers le coffre en { $goal }, à une case.
           *[harbour] Vers le port { $goal }, à une case.
        }
       *[other] { $kind ->
            [chest] Vers le coffre en { $goal }, à { $steps } cases.
           *[harbour] Vers le port { $goal }, à { $steps } cases.
        }
    }

## The chart, drawn

piracy-sign = { $sign ->
        [land] terre
        [ocean] mer
        [strait] NO PASSING
        [island] île
        [site] place pour un coffre
       *[harbour] port
    }
piracy-harbours = Ports
piracy-islands = Îles

## Terminal

piracy-typing = Une case est une lettre et un nombre : K11. « sail L11-K11 » passe par L11 jusqu’à K11, « sail K11 » y va au plus court ; « move K5 » déplace un navire de la Marine, « fire north » tire. « map » dessine la carte.
piracy-chart-signs =
    Un nombre : un navire de la Marine. P : le Pirate. $ un coffre, x un coffre disparu. H un port, + ouvert, - fermé.
    # terre, % une île, = passage interdit, o où tu peux aller, ? où il peut être.
piracy-position-ships = Navires de la Marine : { $ships }.
piracy-position-chests = Coffres en { $chests } ; disparus : { $missing }.
piracy-position-harbours = Ports face cachée : { $down }, dont { $good } ouverts. Fermés : { $closed }.
piracy-position-sighted = Le Pirate a été vu en { $square }.
piracy-position-possible = { $count ->
        [one] Il ne peut être qu’en { $squares }.
       *[other] Il peut être sur { $count } cases{ $squares ->
            [none] {""}
           *[other] {" "}: { $squares }
        }.
    }
piracy-position-voyage = Le Pirate est en { $square }, avec { $chests } coffres sur { $enough } à bord.
piracy-position-log = Son journal : { $log }.
piracy-asked = { $moment ->
        [bury] Coffre { $chests } sur dix : sur quelle île ?
        [station] Où poster le navire { $ship } ?
        [depart] D’où vient le Pirate ? Personne d’autre ne le saura.
        [sail] Le Pirate avance de trois cases au plus, mouille ou charge un coffre.
        [roll] Le navire { $ship } lance le dé.
        [decide] Le navire { $ship } a lancé { $roll } : regarder d’abord, ou avancer ?
        [move] Nay. Le navire { $ship } avance de { $roll }, ou reste.
        [engage] Aye ! Le navire { $ship } tire à { $roll } cases, avance de { $roll } ou reste.
       *[fire-again] La seconde salve porte à { $roll }. Tirer, ou cesser ?
    }
piracy-stage-set-up = Mise en place
piracy-stage-aye = Vu en { $square }
piracy-stage-escape = Six coffres envolés : gardez les ports
piracy-phrase = { $verb ->
        [bury] Déposer un coffre en { $first }
        [station] Poster le navire en { $first }
        [set] Mise en place suggérée par la carte
        [depart] Partir en { $last }, de { $first }
        [sail] { $then ->
            [land] Voguer { $first } et accoster en { $last }
           *[rest] Voguer { $first }
        }
        [land] Accoster en { $last }
        [wait] Rester au mouillage
        [load] Charger le coffre de { $first }
        [roll] Lancer le dé
        [look] Regarder à la longue-vue
        [move] Avancer en { $first }
        [stay] Rester sur place
        [fire] { $first ->
            [north] Tirer au nord
            [east] Tirer à l’est
            [south] Tirer au sud
           *[west] Tirer à l’ouest
        }
       *[cease] Cesser le feu
    }
piracy-fatal = Le navire { $ship } est là : si ton trajet finit sur sa case, tu as perdu. Redis-le, et c’est fait. (P16)
piracy-offer-fatal = Tu perdrais
piracy-offer-ways = Espace : un autre chemin ({ $count })
piracy-hint = { $does ->
        [fire] flèches : case ; 8 6 2 4 : feu N E S O
       *[point] flèches : désigner une case
    }
piracy-legend =
    ■ coffre    × disparu  · place libre
    ⌂? port     ⌂+ ouvert  ⌂× fermé
    == NO PASSING     ○ au choix
    { $sea ->
        [red] mer rouge : où il est sans doute
       *[light] mer claire, · : où il peut être
    }
piracy-roster-ships = { $count ->
        [one] navire { $ships }
       *[other] navires { $ships }
    }
piracy-roster-chests = Coffres disparus : { $stolen } ; { $enough } suffisent.
piracy-roster-harbours = Ports face cachée : { $down }, { $good } ouverts.
piracy-roster-log = Journal, { $chests } à bord : { $log }
piracy-key-point = désigner une case de la carte
piracy-key-do = faire ce que dit le premier bouton
piracy-key-way = un autre chemin vers la même case
piracy-key-look = regarder à la longue-vue
piracy-key-fire = tirer au nord, à l’est, au sud, à l’ouest
piracy-key-still = mouiller, rester ou cesser le feu
piracy-key-set-up = mise en place suggérée par la carte
piracy-key-lift = lever le doigt de la carte

## Page

piracy-option-pirate-draw = aux dés
piracy-option-talk-team = entre eux
piracy-option-talk-open = avec tout le monde
piracy-option-telescope-eight = huit directions
piracy-option-telescope-orthogonal = quatre directions
piracy-page-beside = Flotte
piracy-page-about-table = { $turn ->
        [0] mise en place · { $name }
       *[other] tour { $turn } · { $stolen ->
            [0] aucun coffre ne manque
            [one] un coffre manque
           *[other] { $stolen } coffres manquent
        }
    }
piracy-page-side = La Marine
piracy-page-chart = Carte : { $name }
piracy-page-chart-label = Carte marine, { $columns } colonnes depuis A, { $rows } rangées depuis 1
piracy-page-secret-chart = Ta carte secrète
piracy-page-chart-say = { $what ->
        [heat] { $secret ->
            [1] rouge : où la Marine t’attend
           *[other] rouge : où il est sans doute
        }
        [fog] { $secret ->
            [1] hachuré : où tu peux être, pour ce qu’en sait la Marine
           *[other] hachuré : où il peut être
        }
       *[none] sondes en brasses
    }
piracy-page-no-quay = Aucun port ne touche cette case.
piracy-page-in-words = La carte en mots
piracy-page-lies = { $who } : { $square }
piracy-page-can-be-here = Il peut être ici
piracy-page-look = { $square } : { $ground ->
        [harbour] port, { $name }, { $token ->
            [open] ouvert
            [closed] fermé
           *[down] face cachée
        }
        [strait] détroit, NO PASSING
        [chest] un coffre, { $name }
        [stolen] une fosse vide, { $name }
        [site] une place pour un coffre, { $name }
        [island] terre, { $name }
        [land] terre
       *[sea] pleine mer
    }
piracy-page-layers = Ce que montre la carte
piracy-page-layer-heat = Soupçon
piracy-page-layer-heat-say = Où il est sans doute, selon le conseiller
piracy-page-layer-fog = Possible
piracy-page-layer-fog-say = Chaque case où il peut encore être ; chacun pourrait le calculer
piracy-page-layer-track = Route
piracy-page-layer-track-say = Le chemin du Pirate, tour par tour
piracy-page-spyglass = Longue-vue · glisse pour regarder autour
piracy-page-shout = { $kind ->
        [aye] Aye !
       *[nay] Nay.
    }
piracy-page-goal = { $verb ->
        [bury] Coffre en { $square }
        [station] Navire en { $square }
        [depart] Départ en { $square }
        [load] Charger le coffre de { $square }
        [land] Accoster à { $port }, { $square }
        [wait] Rester immobile en { $square }
        [fire] Tirer sur { $square }
        [move] Aller en { $square }
       *[sail] Voguer vers { $square }
    }
piracy-page-goal-danger = { $name }. Un navire est là : tu perdrais
piracy-page-figure = { $measure ->
        [escape] tu restes libre
       *[catch] il est pris
    }
piracy-page-goal-chance = { $name }; { piracy-page-figure } : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
piracy-page-fire = Tirer
piracy-page-direction = { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
piracy-page-lit-say = { $measure ->
        [escape] % sur les cases claires : tu restes libre
       *[catch] % sur les cases claires : il est pris
    }
piracy-page-do = { $verb ->
        [bury] Poser le coffre en { $square }
        [station] Poster le navire { $ship } en { $square }
        [depart] Partir en { $square }, de { $port }
        [load] Charger { $square }
        [land] Accoster à { $port }
        [wait] Rester immobile
        [roll] Lancer le dé
        [look] Regarder d’abord
        [stay] Rester
        [cease] Cesser le feu
        [fire] { $direction ->
            [north] Tirer au nord
            [east] Tirer à l’est
            [south] Tirer au sud
           *[west] Tirer à l’ouest
        }
        [move] { $first ->
            [1] Aller d’abord en { $square }
           *[other] Aller en { $square }
        }
       *[sail] Voguer vers { $square }
    }
piracy-page-do-fatal = Heurter le navire { $ship } et perdre
piracy-page-fatal = Le navire { $ship } est là
piracy-page-fatal-say = Si ton trajet finit sur sa case, tu as perdu.
piracy-page-back = Retour
piracy-page-another = Autre chemin ({ $count })
piracy-page-set-up = Mise en place suggérée
piracy-page-set-up-say = { $alone ->
        [1] tout ce qui reste
       *[other] cette pièce-ci, à toi
    }
piracy-page-pick = Choisis une case
piracy-page-turn = { $moment ->
        [bury] Coffre { $count } sur dix
        [station] À toi de poster le navire { $next }
        [depart] D’où viens-tu ?
        [sail] Vogue, jusqu’à trois cases
        [roll] Au navire { $ship } de jouer
        [decide] Le navire { $ship } a lancé { $roll }
        [move] Nay. Avance de { $roll }, ou reste
        [engage] Aye ! Tirer ou avancer ?
       *[fire-again] La seconde salve : { $roll }
    }
piracy-page-turn-say = { $moment ->
        [bury] Montre une croix cerclée ; deux coffres au plus par île.
        [station] Montre une case de mer libre.
        [depart] Une case cerclée près d’un port. Nul autre ne le saura.
        [sail] Une case claire, un coffre à côté de toi, ou reste immobile.
        [roll] Le dé dit jusqu’où.
        [decide] Regarde d’abord, et tu pourras tirer ; ou montre où aller.
        [move] Montre une case claire, ou laisse le navire où il est.
        [engage] Chaque tir tombe à { $roll ->
            [one] une case
           *[other] { $roll } cases
        } pile. Qui tire reste.
       *[fire-again] Elle tombe à { $roll ->
            [one] une case
           *[other] { $roll } cases
        } pile. Tu peux aussi y renoncer.
    }
piracy-page-instead = { $moment ->
        [bury] Montre une croix cerclée.
        [station] Montre une case de mer libre.
        [depart] Montre une case cerclée.
        [sail] Montre une case claire.
        [roll] Lance le dé.
        [engage] Tire, reste, ou montre une case claire.
        [fire-again] Tire, ou cesse le feu.
       *[other] Montre une case claire, ou presse un des boutons.
    }
piracy-page-round = Tour { $turn }
piracy-page-the-pirate = Le Pirate, { $name }
piracy-page-ship-of = Navire { $ship }, { $name }
piracy-page-die = Le dé montre { $roll }
piracy-page-rolled = Navire { $ship } : { $roll ->
        [one] une case
       *[other] { $roll } cases
    }, ou un tir qui tombe exactement aussi loin.
piracy-page-fleet = La flotte
piracy-page-lost = perdu
piracy-page-stores = Ports et coffres
piracy-page-unknown = { $count } face cachée, dont { $open } ouverts
piracy-page-closed = { $count } fermés : { $squares }
piracy-page-opened = ouvert : { $squares }
piracy-page-stolen = { $count ->
        [0] Aucun coffre ne manque
        [one] Un coffre sur dix manque
       *[other] { $count } coffres sur dix manquent
    }
piracy-page-ten-chests = Dix coffres
piracy-page-to-place = { $count ->
        [0] tous posés
       *[other] encore { $count }
    }
piracy-page-own-log = Ton journal
piracy-page-yours-alone = pour toi seul
piracy-page-where-to = où aller ?
piracy-page-aboard = { $count } sur { $enough } à bord
piracy-page-unmissed = On verra que le coffre de { $square } manque à la fin de ton prochain tour.
piracy-page-only-you = Tu es le Pirate.
piracy-page-only-you-say = D’où tu viens et où tu vogues, toi seul le verras.
piracy-page-deed = { $verb ->
        [bury] Coffre en { $square }
        [station] Navire en { $square }
        [set] Mise en place suggérée
        [depart] Départ en { $square }, de { $harbour }
        [load] Charger { $square }
        [land] { $way ->
            [none] Accoster en { $harbour }
           *[other] Accoster en { $harbour } par { $way }
        }
        [wait] Rester immobile
        [roll] Lancer le dé
        [look] Regarder d’abord
        [stay] Rester
        [cease] Cesser le feu
        [fire] { $direction ->
            [north] Tirer au nord
            [east] Tirer à l’est
            [south] Tirer au sud
           *[west] Tirer à l’ouest
        }
        [move] Aller en { $square }
       *[sail] { $way ->
            [none] Voguer vers { $square }
           *[other] Voguer vers { $square } par { $way }
        }
    }
piracy-page-probably = Le plus probable, { $square } : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-navy-thinks = La Marine te chercherait en { $square } : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-navy-right = La Marine te chercherait en { $square }, où tu es : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-knows-here = En { $square }, où tu es : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-sureness = Certitude
piracy-page-sureness-say = 0 % : chacune des { $count } cases où il peut être est aussi probable que les autres. 100 % : il n’y en a qu’une.
piracy-page-measure = { $measure ->
        [escape] Chance que tu restes libre du prochain navire ; l’ordre compte aussi le chemin vers ton but
       *[catch] Chance qu’il soit pris, maintenant ou au prochain tour du navire
    }
piracy-page-voyage = Tout le voyage
piracy-page-voyage-say = depuis { $square }, { $turns } tours
piracy-page-points = coffres
piracy-page-points-say = Pour le Pirate, les coffres volés ; pour la Marine, ceux qu’elle garde encore. C’est la fuite ou la prise qui décide du vainqueur, non leur nombre.
piracy-page-winner = { $side ->
        [navy] La Marine gagne : { $names }
       *[pirate] { $names } s’échappe
    }
piracy-page-winner-say = { $side ->
        [navy] La Marine a sauvé { $stolen ->
            [0] les dix coffres
           *[other] le reste du trésor
        } après { $turns } tours.
       *[pirate] { $stolen } coffres sont perdus pour toujours, après { $turns } tours.
    }

## La force des bots

piracy-level-deckhand = Pirate, droit sur le trésor ; Marine, de-ci de-là ; échappe à quatre matelots sur cinq, mais à un second sur vingt seulement.
piracy-level-mate = Pirate, reste hors de portée du prochain navire ; Marine, calcule où il doit être ; attrape neuf matelots sur dix et échappe à autant.
piracy-level-captain = Devine à quel genre de Pirate ou de Marine il a affaire ; attrape sept seconds sur huit et échappe à neuf sur dix.

## Why not

piracy-why-now-bury = On dépose les coffres : nomme une case d’île.
piracy-why-now-station = On place les navires : nomme une case de mer.
piracy-why-now-depart = Choisis d’abord un port et la case d’où tu pars.
piracy-why-now-sail = C’est au Pirate : navigue, charge ou accoste.
piracy-why-now-roll = Lance d’abord le dé de ton navire.
piracy-why-now-decide = Le dé est jeté : regarde d’abord, ou bouge.
piracy-why-now-move = Tu as regardé et entendu Nay : bouge, ou reste.
piracy-why-now-engage = Tu as regardé et entendu Aye : tire, bouge ou reste.
piracy-why-now-fire-again = La seconde salve : tire, ou laisse-la.
piracy-why-no-place-for-a-chest = { $site } n’est pas une case d’île.
piracy-why-a-chest-lies-there = Un coffre est déjà en { $site }.
piracy-why-two-chests-on-the-island = Cette île a ses { $box_per_island } coffres.
piracy-why-no-free-ocean = { $square } n’est pas une case de mer libre.
piracy-why-not-next-to-a-harbour = { $square } n’est pas à côté d’un port en { $harbour }.
piracy-why-a-ship-waits-there = Un navire de la Marine est en { $square }.
piracy-why-shut-in-from-the-start = En { $square }, des navires t’enfermeraient.
piracy-why-too-far = Cela fait { $far } cases ; tu en fais { $box_speed } au plus.
piracy-why-no-way-over-ocean = De { $here } à { $there }, il n’y a pas de pas par la mer.
piracy-why-a-square-twice = { $square } revient deux fois sur ce trajet.
piracy-why-a-ship-in-the-strait = Un navire tient la case NO PASSING { $square }.
piracy-why-no-chest-there = Aucun coffre n’est en { $site }.
piracy-why-not-next-to-the-chest = Tu es en { $here }, qui n’est pas à côté de { $site }.
piracy-why-no-turn-has-ended-here = Tu n’as encore fini aucun tour ici : reste une fois, puis charge.
piracy-why-aboard-already = Le coffre de { $site } est déjà à bord.
piracy-why-fewer-than-six-chests = Pour accoster il faut { $box_enough } coffres ; tu en as { $has }.
piracy-why-no-harbour-next-to-the-end = Tu finirais en { $end }, et { $harbour } n’est pas un port à côté.
piracy-why-a-token-would-turn-by-itself = En { $end } le jeton d’un port se retourne de lui-même : accoste, ou finis ailleurs.
piracy-why-known-to-be-closed = La garnison de { $harbour } est fermée, tous l’ont vu.
piracy-why-a-friend-lies-there = Un autre navire est en { $square }.
piracy-why-only-past-a-friend-in-a-strait = Le chemin vers { $square } passe par une case NO PASSING tenue par un autre navire.
piracy-why-not-as-far-as-the-die-says = Le dé dit { $roll }, et aucun trajet de cette longueur ne finit en { $square }.

## How games end

piracy-ending = { $how ->
        [escaped] Le Pirate s’est échappé
        [lost-the-fleet] La Marine a perdu tous ses navires
        [caught] Un navire a rattrapé le Pirate
        [ran-into] Le Pirate s’est jeté sur un navire
        [sunk] Les canons ont coulé le Pirate
        [shut-in] Le Pirate était enfermé
        [seized] Un port a arrêté le Pirate
       *[ran-out-of-time] Le Pirate a manqué de tours
    }
