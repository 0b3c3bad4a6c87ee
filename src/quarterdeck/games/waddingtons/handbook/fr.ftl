waddingtons-handbook-aim-1 = Navigue en quête de trésors : vers l’île au Trésor, vers les quais de six ports, ou derrière d’autres navires.
waddingtons-handbook-aim-2 = Ton équipage décide jusqu’où tu navigues et comment tu combats, et il paie les trésors dans les ports des autres.
waddingtons-handbook-aim-3 = Le premier qui a chez lui, sur les quais et dans le coffre, des trésors pour { $box_goal } points gagne.
waddingtons-handbook-turn-sail = Naviguer
waddingtons-handbook-turn-sail-say = Tout droit où pointe la proue, d’autant de cases au plus que vaut ton équipage.
waddingtons-handbook-turn-turn = Régler la proue
waddingtons-handbook-turn-turn-say = Après un déplacement, pour le suivant. Ou tu tournes sur place au lieu de naviguer.
waddingtons-handbook-turn-trade = Au port : échanger
waddingtons-handbook-turn-trade-say = Équipage, trésors et cartes contre ce qui est sur ses quais, valeur pour valeur, une fois par visite.
waddingtons-handbook-turn-chance = Devant l’île au Trésor
waddingtons-handbook-turn-chance-say = Tu tires une carte Chance : trésor, équipage, tempête, ou une carte à garder.
waddingtons-handbook-turn-fight = Sur un autre navire : combattre
waddingtons-handbook-turn-fight-say = Le rouge moins le noir, ou le noir moins le rouge : la plus grande différence gagne des trésors ou de l’équipage.
waddingtons-handbook-turn-home = Chez soi : décharger
waddingtons-handbook-turn-home-say = Les trésors des quais et du coffre comptent. Trois d’une sorte sont à l’abri dans le coffre.
waddingtons-handbook-treasures = Ce que valent les trésors
waddingtons-handbook-treasure = Trésor
waddingtons-handbook-points = points
waddingtons-handbook-pieces = pièces
waddingtons-handbook-treasures-say = Un navire en porte { $box_hold }. Seul compte ce qui est sur tes propres quais ou dans ton coffre, et { $box_goal } points gagnent. L’équipage et les cartes ne comptent pas.
waddingtons-handbook-try-home = Essaie : ai-je gagné ?
waddingtons-handbook-try-home-say = Mets des trésors sur tes quais et dans ton coffre.
waddingtons-handbook-home = { $won ->
        [yes] { $points } points : tu as gagné.
       *[no] { $points } points sur { $box_goal }.
    }
waddingtons-handbook-try-crew = Essaie : jusqu’où, et de quelle force ?
waddingtons-handbook-try-crew-say = Compose un équipage, rouge et noir.
waddingtons-handbook-sails = Navigue { $red } rouge + { $black } noir = { $far } cases.
waddingtons-handbook-fights = Combat avec { $more } − { $less } = { $strength }.
waddingtons-handbook-crew = { $cards } cartes d’équipage
waddingtons-handbook-crew-cards = De valeur un à { $values }, rouges ou noires
waddingtons-handbook-crew-cards-say = { $count } de chaque. Tu commences avec { $dealt }. Les autres voient les dos, qui disent la valeur mais pas la couleur.
waddingtons-handbook-watches = Quart rouge, quart noir
waddingtons-handbook-watches-say = Pour naviguer, tous s’y mettent : leurs valeurs s’ajoutent. Au combat, les deux quarts se querellent : le noir annule le rouge, et seule la différence se bat. Un équipage d’une seule couleur est le plus fort.
waddingtons-handbook-kept = Les cartes Chance que tu gardes
waddingtons-handbook-charts = { $one ->
        [true] À cette table, une seule des deux peut être débarquée.
       *[other] { $traded ->
            [true] À cette table, on peut aussi en échanger une au port.
           *[other] Les cartes de Kidd ne s’échangent pas.
        }
    }
waddingtons-handbook-ports = Six ports
waddingtons-handbook-home-port = Un port d’attache, si quelqu’un le choisit : des quais et un coffre.
waddingtons-handbook-free-port = Le port de personne : { $box_in_docks } cartes d’équipage, et des trésors jusqu’à une valeur de { $box_port } en tout.
waddingtons-handbook-places = Sur la carte marine
waddingtons-handbook-place = { $place ->
        [treasure] Qui s’arrête sur sa côte tire une carte Chance, et ne peut y être attaqué.
        [flat] Ce que prennent les tempêtes est là, libre pour qui s’arrête à côté.
        [pirate] La pile de l’équipage : d’ici vient le nouveau, ici il retourne.
        [mud] Une tempête t’y pousse. Au tour suivant, tu peux partir dans n’importe quelle direction.
        [cliff] Une autre tempête t’y pousse. Au tour suivant, tu peux partir dans n’importe quelle direction.
       *[anchor] Arrête-toi ici pour débarquer une carte de Kidd : des trésors jusqu’à une valeur de { $box_chart }.
    }
waddingtons-handbook-more = Les { $count } cartes Chance
