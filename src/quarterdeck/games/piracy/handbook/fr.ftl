piracy-handbook-aim-1 = L’un de vous est le Pirate, qui navigue sans être vu ; tous les autres commandent les { $box_ships } navires de la Marine.
piracy-handbook-aim-2 = Le Pirate vole { $box_enough } des { $box_chests } coffres, puis doit se glisser dans un port dont la garnison est ouverte.
piracy-handbook-aim-3 = La Marine doit le trouver avant, et le couler ou le prendre.
piracy-handbook-turn-sail = Le Pirate navigue
piracy-handbook-turn-sail-say = En secret, de { $speed } cases au plus, jamais en diagonale ; ou il reste sur place.
piracy-handbook-turn-load = Il charge un coffre
piracy-handbook-turn-load-say = Après un tour fini à côté, il reste sur place un tour. Il ne manque qu’à la fin de son tour suivant.
piracy-handbook-turn-escape = Il s’échappe
piracy-handbook-turn-escape-say = Avec { $box_enough } coffres, il peut accoster à côté d’un port : le jeton est retourné. Ouvert, il a gagné ; fermé, il doit essayer ailleurs.
piracy-handbook-turn-throw = Un navire lance le dé
piracy-handbook-turn-throw-say = Après chacun de ses tours vient un navire, dans l’ordre. Son Capitaine lance, puis regarde d’abord ou se déplace d’abord.
piracy-handbook-turn-look = Il regarde
piracy-handbook-turn-look-say = Le Pirate dit Aye si une ligne d’océan ininterrompue mène à lui, et se montre ; sinon Nay. C’est toujours vrai.
piracy-handbook-turn-fire = Il tire, ou se déplace
piracy-handbook-turn-fire-say = Qui a regardé d’abord et entendu Aye peut tirer exactement aussi loin que dit le dé, et encore une fois avec un nouveau lancer. Un navire qui finit sur sa case l’a pris.
piracy-handbook-ends = Comment la partie finit
piracy-handbook-wins = qui gagne
piracy-handbook-when = quand
piracy-handbook-end = { $end ->
        [escaped] il a { $box_enough } coffres et accoste dans un port ouvert.
        [sunk] une salve tombe sur sa case.
        [caught] un navire finit sur sa case, ou lui sur celle d’un navire.
        [shut-in] chaque case à côté de lui est NO PASSING et porte un navire.
        [seized] à cette table : il tente d’accoster dans un port fermé.
       *[late] il ne s’est pas échappé après { $box_turns } tours.
    }
piracy-handbook-falls = { $square ->
        [none] { $where } : perdue sur la terre
       *[other] { $where } : tombe sur { $square }
    }
piracy-handbook-cove = Une crique pour essayer : appuie sur une case pour y mettre le navire
piracy-handbook-try = Essaie : que voit un navire, où tombent les tirs ?
piracy-handbook-try-say = { $lines ->
        [orthogonal] Mets le navire sur une autre case. Ici il voit sur quatre lignes, jusqu’à la terre.
       *[other] Mets le navire sur une autre case. Il voit sur huit lignes, jusqu’à la terre ; deux coins de terre qui se touchent cachent aussi.
    }
piracy-handbook-sees = { $count ->
        [one] De { $square }, il voit sur une ligne.
       *[other] De { $square }, il voit sur { $count } lignes.
    }
piracy-handbook-square = Case
piracy-handbook-range = Le dé
piracy-handbook-chart = { $name ->
        [none] Sur la carte
       *[other] Sur la carte : { $name }
    }
piracy-handbook-part-ship = Navires de la Marine
piracy-handbook-part-ship-say = Répartis entre les Capitaines, numérotés, et joués dans cet ordre. Le tour d’un navire perdu est sauté.
piracy-handbook-part-black-ship = Le navire du Pirate
piracy-handbook-part-black-ship-say = Sur la carte seulement tant qu’on le voit. Son chemin est tenu dans un journal secret.
piracy-handbook-part-chest = Coffres
piracy-handbook-part-chest-say = Les Capitaines les posent sur les îles, { $most } au plus sur une. { $enough } volés suffisent.
piracy-handbook-part-harbour = Ports
piracy-handbook-part-harbour-say = Le Pirate sort de l’un et doit entrer dans un ; une garnison est dans chacun.
piracy-handbook-part-face-down = Garnisons, face cachée
piracy-handbook-part-face-down-say = Personne ne sait laquelle est ouverte avant qu’elle soit retournée.
piracy-handbook-part-open = Garnison ouverte
piracy-handbook-part-open-say = Le laisse entrer : le Pirate a gagné.
piracy-handbook-part-closed = Garnison fermée
piracy-handbook-part-closed-say = { $seize ->
        [true] À cette table elle le saisit, et la Marine a gagné.
       *[other] Le repousse et reste face visible.
    }
piracy-handbook-part-telescope = Longue-vue
piracy-handbook-part-telescope-say = { $lines ->
        [orthogonal] À cette table, voit sur quatre lignes droites, à toute distance, jusqu’à la terre, un port ou un autre navire.
       *[other] Voit sur huit lignes droites, à toute distance, jusqu’à la terre, un port ou un autre navire.
    }
piracy-handbook-part-guns = Canons
piracy-handbook-part-guns-say = Au nord, à l’est, au sud ou à l’ouest, exactement aussi loin que dit le dé. Les tirs passent par-dessus les navires, coulent ce sur quoi ils tombent, et sont perdus sur la terre.
piracy-handbook-part-strait = NO PASSING
piracy-handbook-part-strait-say = Tant qu’un navire est sur une telle case, personne ne passe.
piracy-handbook-part-die = Un dé
piracy-handbook-part-die-say = De combien se déplace un navire, et jusqu’où vont ses salves.
