waddingtons = Waddingtons Buccaneer
waddingtons-about = Segle nach Schätzen, handle in jedem Hafen, achte auf die Farben deiner Mannschaft und bring zwanzig Punkte heim.

## Dinge

waddingtons-thing-a = { $count ->
        [one] eine rote 1
       *[other] { $count } rote 1er
    }
waddingtons-thing-b = { $count ->
        [one] eine schwarze 1
       *[other] { $count } schwarze 1er
    }
waddingtons-thing-c = { $count ->
        [one] eine rote 2
       *[other] { $count } rote 2er
    }
waddingtons-thing-d = { $count ->
        [one] eine schwarze 2
       *[other] { $count } schwarze 2er
    }
waddingtons-thing-e = { $count ->
        [one] eine rote 3
       *[other] { $count } rote 3er
    }
waddingtons-thing-f = { $count ->
        [one] eine schwarze 3
       *[other] { $count } schwarze 3er
    }
waddingtons-thing-x = { $count ->
        [one] eine Karte mit 1
       *[other] { $count } Karten mit 1
    }
waddingtons-thing-y = { $count ->
        [one] eine Karte mit 2
       *[other] { $count } Karten mit 2
    }
waddingtons-thing-z = { $count ->
        [one] eine Karte mit 3
       *[other] { $count } Karten mit 3
    }
waddingtons-thing-D = { $count ->
        [one] { $role ->
                [object] einen Diamanten
               *[subject] ein Diamant
            }
       *[other] { $count } Diamanten
    }
waddingtons-thing-R = { $count ->
        [one] ein Rubin
       *[other] { $count } Rubine
    }
waddingtons-thing-G = { $count ->
        [one] ein Goldbarren
       *[other] { $count } Goldbarren
    }
waddingtons-thing-P = { $count ->
        [one] eine Perle
       *[other] { $count } Perlen
    }
waddingtons-thing-U = { $count ->
        [one] ein Fass Rum
       *[other] { $count } Fässer Rum
    }
waddingtons-thing-S = { $count ->
       *[other] Long John Silver
    }
waddingtons-thing-O = { $count ->
       *[other] die Dublonen
    }
waddingtons-thing-E = { $count ->
       *[other] die Achterstücke
    }
waddingtons-thing-K = { $count ->
       *[other] Kidds Karte
    }
waddingtons-thing-L = { $count ->
       *[other] Kidds Karte
    }
waddingtons-thing = { $thing ->
        [r1] eine rote 1
        [b1] eine schwarze 1
        [r2] eine rote 2
        [b2] eine schwarze 2
        [r3] eine rote 3
        [b3] eine schwarze 3
        [diamond] einen Diamanten
        [ruby] einen Rubin
        [gold] einen Goldbarren
        [pearl] eine Perle
        [rum] ein Fass Rum
        [silver] Long John Silver
        [doubloons] die Dublonen
        [eight] die Achterstücke
       *[chart25] Kidds Karte
    }
waddingtons-kind = { $kind ->
        [diamond] einen Diamanten
        [ruby] einen Rubin
        [gold] einen Goldbarren
        [pearl] eine Perle
       *[rum] ein Fass Rum
    }
waddingtons-kinds = { $kind ->
        [diamond] { $count ->
            [one] einen Diamanten
           *[other] { $count } Diamanten
        }
        [ruby] { $count ->
            [one] einen Rubin
           *[other] { $count } Rubine
        }
        [gold] { $count ->
            [one] einen Goldbarren
           *[other] { $count } Goldbarren
        }
        [pearl] { $count ->
            [one] eine Perle
           *[other] { $count } Perlen
        }
       *[rum] { $count ->
            [one] ein Fass Rum
           *[other] { $count } Fässer Rum
        }
    }
waddingtons-crew = { $crew ->
        [r1] eine rote 1
        [b1] eine schwarze 1
        [r2] eine rote 2
        [b2] eine schwarze 2
        [r3] eine rote 3
       *[b3] eine schwarze 3
    }
waddingtons-drawn-ship = Schiff { $ship } beginnt
waddingtons-drawn-colour = { $colour ->
        [red] rot
       *[black] schwarz
    }
waddingtons-port = { $port ->
        [london] London
        [cadiz] Cádiz
        [marseilles] Marseille
        [genoa] Genua
        [venice] Venedig
       *[amsterdam] Amsterdam
    }
waddingtons-place = { $square ->
        [london] London
        [cadiz] Cádiz
        [marseilles] Marseille
        [genoa] Genua
        [venice] Venedig
        [amsterdam] Amsterdam
       *[other] { $square }
    }
waddingtons-heading = { $heading ->
        [n] Norden
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
       *[nw] Nordwesten
    }

## Was geschieht

waddingtons-turn-began = Zug { NUMBER($turn, useGrouping: 0) }: { $name }.
waddingtons-port-chosen = { $name } ist in { waddingtons-port } zu Hause.
waddingtons-dealt = Alle bekommen fünf Mann. { $name } gibt und beginnt.
waddingtons-stocked = Am Kai von { waddingtons-port }: { THINGS($things) }.
waddingtons-sailed = { $name } segelt nach { waddingtons-place }.
waddingtons-turned = { $name } dreht den Bug nach { waddingtons-heading }.
waddingtons-stayed = { $name } bleibt im Hafen.
waddingtons-blown = { $name } wird nach { waddingtons-place } verschlagen.
waddingtons-challenged = { $upheld ->
        [yes] { $name } zählt die Mannschaft von { $other_name } nach: Das war zu weit.
       *[no] { $name } zählt die Mannschaft von { $other_name } nach: Sie reicht dafür.
    }
waddingtons-mustered = { $name } holt { waddingtons-crew } vom Kai in die Mannschaft.
waddingtons-loaded = { $name } lädt { waddingtons-thing } vom Kai.
waddingtons-landed = { $name } bringt { waddingtons-thing } an Land.
waddingtons-chested = { $name } legt { waddingtons-kinds } in die Truhe.
waddingtons-traded = { $name } handelt in { waddingtons-port }. Gegeben: { THINGS($given) }. Genommen: { THINGS($taken) }.
waddingtons-salvaged = { $name } nimmt { waddingtons-thing } von der Flachen Insel mit.
waddingtons-attacked = { $name } greift { $other_name } an.
waddingtons-called = { $name } ruft „Angriff!“, als { $other_name } längsseits kommt.
waddingtons-hands-shown = Die Mannschaften werden gezeigt. { $name }: { THINGS($hand) }. { $other_name }: { THINGS($other_hand) }.
waddingtons-beat = { $name } schlägt { $other_name }.
waddingtons-fought-even = { $name } und { $other_name } sind gleich stark.
waddingtons-plundered = { $name } plündert { $other_name }. Genommen: { THINGS($taken) }. Überlassen: { THINGS($given_up) }. Zurück zur Schatzinsel: { THINGS($returned) }.
waddingtons-fled = { $name } entkommt nach { waddingtons-place }.
waddingtons-hired = { $name } heuert auf der Pirateninsel an: { THINGS($crew) }.
waddingtons-hired-unseen = { $name } heuert auf der Pirateninsel an: { THINGS($values) }.
waddingtons-gave = { $name } gibt { $other_name } { waddingtons-crew }.
waddingtons-gave-unseen = { $name } gibt { $other_name } eine Karte mit { $value }.
waddingtons-sent-back = { $name } schickt zur Pirateninsel zurück: { THINGS($values) }.
waddingtons-marooned = { $name } lässt { waddingtons-thing } auf der Flachen Insel.
waddingtons-swapped = { $name } und { $other_name } tauschen verdeckt. Gegeben: { THINGS($given) }. Bekommen: { THINGS($taken) }.
waddingtons-turned-up = { $name } zieht Ereigniskarte { $card }, „{ $title }“: { $says }{ $case ->
        [void] {" "}Aber zwei Schiffe sind gleich nah, und nichts geschieht.
        [nothing] {" "}Aber da ist nichts zu verlieren.
        [nothing-there] {" "}Aber da ist nichts zu holen.
        [hold-full] {" "}Aber der Laderaum ist voll.
        [island-bare] {" "}Aber die Insel hat nichts Passendes.
        [pile-empty] {" "}Aber es sind keine Piraten mehr da.
        [healthy] {" "}Aber alle sind gesund.
       *[other] {""}
    }
waddingtons-found = { $name } holt { waddingtons-kind } von der Schatzinsel.
waddingtons-lost = { $name } verliert { waddingtons-kind } an { $other_name }.
waddingtons-kept = { $name } behält „{ $title }“ (Ereignis { $card }).
waddingtons-chart-landed = { $name } bringt „{ $title }“ (Ereignis { $card }) in der Ankerecke an Land.
waddingtons-won = { $name } hat Schätze für { $points } Punkte daheim und gewinnt.
waddingtons-rounds-over = Die Runden sind um. { $winners ->
        [one] { $names } hat daheim den größten Schatz und gewinnt.
       *[other] { $names } haben daheim den größten Schatz und teilen sich den Sieg.
    }

## Ereigniskarten, in unseren Worten

waddingtons-chance-1 = Ablandiger Sturm
waddingtons-chance-1-says = Du wirst fünf Felder aufs Meer hinausgetrieben. Ist deine Mannschaft höchstens { $box_few } wert, zieh vier Karten. Dann setz einen beliebigen Kurs.
waddingtons-chance-2 = Geliehene Hände
waddingtons-chance-2-says = Jemand, den du nennst, gibt dir drei Mann eigener Wahl.
waddingtons-chance-3 = Sturm nach Südwest
waddingtons-chance-3-says = Du wirst in die Schlammbucht verschlagen. Ist deine Mannschaft höchstens { $box_few } wert, zieh vier Karten. Im nächsten Zug darfst du in jede Richtung auslaufen.
waddingtons-chance-4 = Sturm nach Nordost
waddingtons-chance-4-says = Du wirst in die Klippenbucht verschlagen. Ist deine Mannschaft höchstens { $box_few } wert, zieh vier Karten. Im nächsten Zug darfst du in jede Richtung auslaufen.
waddingtons-chance-5 = Heimwind
waddingtons-chance-5-says = Du wirst in deinen Heimathafen getrieben. Ist deine Mannschaft höchstens { $box_few } wert, zieh vier Karten.
waddingtons-chance-6 = Vor dem Wind
waddingtons-chance-6-says = Du wirst zum nächsten Hafen voraus getrieben. Ist deine Mannschaft höchstens { $box_few } wert, zieh vier Karten.
waddingtons-chance-7 = Gute Nachbarschaft
waddingtons-chance-7-says = Das nächste Schiff bekommt einen Schatz von dir oder zwei Mann.
waddingtons-chance-8 = Ballast über Bord
waddingtons-chance-8-says = Ein Schatz von dir oder zwei Mann stranden auf der Flachen Insel.
waddingtons-chance-9 = Von Wellen geholt
waddingtons-chance-9-says = Dein bester Schatz strandet auf der Flachen Insel; hast du keinen, deine beste Mannschaftskarte.
waddingtons-chance-10 = Der Maat läuft davon
waddingtons-chance-10-says = Deine beste Mannschaftskarte geht zurück zur Pirateninsel.
waddingtons-chance-11 = Eine halb vergrabene Kiste
waddingtons-chance-11-says = Nimm Schätze bis zum Wert { $box_treasure_11 } oder zieh zwei Mann.
waddingtons-chance-12 = Etwas glitzert
waddingtons-chance-12-says = Nimm Schätze bis zum Wert { $box_treasure_12 } oder zieh zwei Mann.
waddingtons-chance-13 = Der trockene Brunnen
waddingtons-chance-13-says = Nimm Schätze bis zum Wert { $box_treasure_13 } oder zieh zwei Mann.
waddingtons-chance-14 = Das alte Versteck
waddingtons-chance-14-says = Nimm Schätze bis zum Wert { $box_treasure_14 } oder zieh drei Mann.
waddingtons-chance-15 = Schiffbrüchige
waddingtons-chance-15-says = Zieh zwei Mann.
waddingtons-chance-16 = Ein verfluchter Hort
waddingtons-chance-16-says = Nimm Schätze bis zum Wert { $box_treasure_16 }. Dann schick Leute zurück, bis höchstens { $box_may_stay_16 } übrig ist.
waddingtons-chance-17 = Ein Hort und eine Rauferei
waddingtons-chance-17-says = Nimm Schätze bis zum Wert { $box_treasure_17 }. Dann schick Leute zurück, bis höchstens { $box_may_stay_17 } übrig ist.
waddingtons-chance-18 = Glück der kleinen Mannschaft
waddingtons-chance-18-says = Nimm Schätze bis zum Wert { $box_treasure_18 }; und ist deine Mannschaft höchstens { $box_if_up_to_18 } wert, zieh zwei Karten.
waddingtons-chance-19 = Alle Mann von Bord
waddingtons-chance-19-says = Schick deine ganze Mannschaft zur Pirateninsel zurück und zieh ebenso viele Karten.
waddingtons-chance-20 = In der Schenke vertauscht
waddingtons-chance-20-says = Tausch zwei Mann, verdeckt, mit einem anderen Schiff an der Schatzinsel. Ist keines da, gehen zwei von dir zur Pirateninsel zurück.
waddingtons-chance-21 = Long John Silver
waddingtons-chance-21-says = Behalte ihn. In einem Hafen bringt er dir Mannschaft bis zum Wert { $box_silver }; dann wartet er am Kai auf jemanden, der einen Schatz für ihn zahlt.
waddingtons-chance-22 = Gelbfieber
waddingtons-chance-22-says = Wer mehr als sieben Mannschaftskarten hat, Hand und Kai zusammen, schickt den Rest zur Pirateninsel zurück.
waddingtons-chance-23 = Dublonen
waddingtons-chance-23-says = Behalte sie. In jedem Hafen zahlen sie bis zu { $box_doubloons }.
waddingtons-chance-24 = Achterstücke
waddingtons-chance-24-says = Behalte sie. In jedem Hafen zahlen sie bis zu { $box_eight }.
waddingtons-chance-25 = Kidds Karte
waddingtons-chance-25-says = Behalte sie. Bring sie in der Ankerecke an Land und nimm Schätze bis zum Wert { $box_chart }.
waddingtons-chance-26 = Kidds andere Karte
waddingtons-chance-26-says = Behalte sie. Bring sie in der Ankerecke an Land und nimm Schätze bis zum Wert { $box_chart }.
waddingtons-chance-27 = Die Schmugglerhöhle
waddingtons-chance-27-says = Nimm Schätze bis zum Wert { $box_treasure_27 } oder zieh drei Mann.
waddingtons-chance-28 = Der Marine entlaufen
waddingtons-chance-28-says = Zieh zwei Mann.

## Die Regeln, in unseren Worten

waddingtons-chapter-setup = Aufbau
waddingtons-chapter-cards = Mannschaft und Stärke
waddingtons-chapter-movement = Bewegung
waddingtons-chapter-islands = Inseln und Ereignisse
waddingtons-chapter-ports = Häfen und Handel
waddingtons-chapter-fights = Kämpfe
waddingtons-chapter-chests = Truhen und Ende
waddingtons-chapter-house = Hausregeln

waddingtons-W1 = Zwei bis vier spielen, jeder mit einem Heimathafen und dessen Schiff. Wer gibt, beginnt, dann geht es im Uhrzeigersinn um die Häfen.
    .ours = Die Häfen werden der Reihe nach gewählt, und wer gibt, wird gelost.
waddingtons-W2 = Alle Schätze liegen anfangs auf der Schatzinsel, die Ereigniskarten verdeckt daneben. Jeder bekommt { $box_dealt } Mannschaftskarten, von denen die anderen nur die Rückseite sehen.
waddingtons-W3 = Venedig, Amsterdam und jeder Heimathafen, den niemand gewählt hat, bekommen { $box_in_docks } Mannschaftskarten, offen. Die übrigen bilden den Stapel auf der Pirateninsel.
waddingtons-W4 = Schätze füllen jeden dieser Häfen auf einen Wert von { $box_port } auf, in möglichst teuren Stücken.
    .ours = Zwischen Diamant und Rubin entscheidet, wovon mehr da ist; bei Gleichstand der Diamant.
waddingtons-W5 = Zu zweit sitzt ihr mit je einem Schiff an benachbarten Seiten. Oder ihr vereinbart zwei Schiffe für jeden, an gegenüberliegenden Seiten: Dann hat jedes Schiff eigene Mannschaft, Laderaum, Kai und Truhe und seinen eigenen Zug, Schiffe desselben Besitzers kämpfen nie, und ein Hafen mit { $box_goal } Punkten genügt.
waddingtons-W6 = Wie weit du segeln kannst, ist die Summe deiner Mannschaft, gleich welcher Farbe.
waddingtons-W7 = Wie gut du kämpfst, ist der Unterschied zwischen deiner roten und deiner schwarzen Mannschaft. Ohne Mannschaft ist es null.
waddingtons-W8 = Mannschafts- und Ereigniskarten kommen oben vom Stapel und gehen verdeckt darunter zurück. Den Wert der obersten Mannschaftskarte sehen alle.
waddingtons-W9 = Eine Fahrt ist eine gerade Linie in Richtung des Bugs, von einem Feld bis zu deiner Segelstärke, nicht über Land und nicht aus der Karte hinaus. In einen Hafen kommst du von jedem der drei Felder, die ihn berühren.
waddingtons-W10 = Drehen und fahren in einem Zug geht nicht. Nach der Fahrt richtest du den Bug für die nächste. Statt zu fahren, darfst du auf der Stelle in eine andere Richtung drehen; das ist dein Zug.
    .ours = Der Bug muss auf ein Feld zeigen.
waddingtons-W11 = In deinem Zug fährst oder drehst du. Nur im eigenen Heimathafen darfst du liegen bleiben.
waddingtons-W12 = In jedem anderen Hafen kannst du nicht bleiben: Im Zug nach der Ankunft läufst du aus.
waddingtons-W12a = Aus einem Hafen läufst du in jede seiner drei Richtungen aus, wohin der Bug auch zeigt.
waddingtons-W13 = Ohne Mannschaft darfst du ein Feld weit in jede Richtung fahren.
waddingtons-W14 = Schiffe dürfen aneinander vorbei, aber nie stehen zwei auf einem Feld, es sei denn zum Kampf.
    .ours = Im Hafen ist Platz für alle.
waddingtons-W15 = Fährst du durch ein Feld, auf dem ein anderes Schiff liegt, darf dessen Besitzer „Angriff“ rufen: Du hältst dort an und ihr kämpft. Sonst fährst du weiter. Gefragt wird in der Reihenfolge, in der du vorbeikommst.
    .ours = Wer gerufen hat, ist der Angreifer, und die angesagte Weite bleibt.
waddingtons-W16 = Eine Fahrt darf auf dem Feld eines anderen Schiffs nur enden, um es anzugreifen; neben einem geschützten Schiff darf sie gar nicht enden.
waddingtons-W17 = Nach den Stürmen in die Schlammbucht und die Klippenbucht darfst du in jede Richtung auslaufen, aber nur in deinem nächsten Zug. Eine freie Fahrt vorher verbraucht das.
waddingtons-W18 = Hältst du an der Schatzinsel, ziehst du die oberste Ereigniskarte, zeigst sie und befolgst sie, soweit es geht. Sie kommt unter den Stapel, wenn sie nicht behalten wird.
    .ours = Du ziehst sie, bevor du den Bug richtest.
waddingtons-W19 = Beginnst du deinen Zug dort, kannst du dir noch eine Karte verdienen: Dreh in eine andere Richtung oder fahr auf ein anderes Küstenfeld.
waddingtons-W20 = Zeigte dein Bug zu Beginn des Zuges auf die Schatzinsel, bringt Drehen keine Karte.
    .ours = Das gilt auch diagonal; Ankommen bringt immer eine.
waddingtons-W21 = Ein Schiff trägt höchstens { $box_hold } Schätze.
waddingtons-W22 = Von der Insel fortgetrieben, kommst du geradeaus aufs fünfte Feld, aufs sechste, wenn jenes besetzt ist; von einer Ecke aus diagonal.
    .ours = Wo Land im Weg ist, hältst du davor. Ist eine Bucht besetzt, wählst du unter den nächsten freien Feldern.
waddingtons-W22a = Verschlagen werden ist keine Fahrt: Niemand kann „Angriff“ rufen. Ist auch das sechste Feld besetzt, gilt das nächste freie weiter draußen.
waddingtons-W23 = Der nächste Hafen voraus: Folge dem Weg, auf dem du kamst, oder der Richtung, in die du eben gedreht hast, bis zum Kartenrand. Gemeint ist der Hafen, der jenem Feld am nächsten liegt; zwischen zweien wählst du.
waddingtons-W24 = Das nächste Schiff wird in Schritten über See gezählt, auch diagonal. Sind zwei gleich nah, verfällt die Karte.
    .ours = Ein Schiff mit vollem Laderaum kann keinen Schatz bekommen.
waddingtons-W25 = Mannschaft, die eine Ereigniskarte kostet, kommt aus der Hand. Nur beim Geschenk (2) und beim Fieber (22) zählt auch die Mannschaft an deinem Kai.
waddingtons-W25a = Lässt eine Karte die Wahl, darfst du nur wählen, was du ganz erfüllen kannst; kannst du keines, gibst du, was du hast. Unter Gleichen wählst du. Beim Tausch sucht sich jeder die Karten des anderen nach der Rückseite aus, bevor welche wechseln. In der Ankerecke wird je Halt eine Karte Kidds abgegeben; sie kommt unter die Ereigniskarten.
waddingtons-W26 = Muss Mannschaft gehen, bis wenig genug übrig ist, geht nichts, was hätte bleiben können.
waddingtons-W27 = Was auf der Flachen Insel liegt, darf jedes Schiff nehmen, das daneben hält, auch diagonal, wenn an Bord Platz ist. Mannschaft liegt dort offen.
    .ours = Drehen auf der Stelle ist kein Halt.
waddingtons-W28 = Läufst du in einen Hafen ein, darfst du mit seinem Kai handeln: Mannschaft, Schätze an Bord und Wertkarten gegen alles, was dort liegt, Wert gegen Wert. Dublonen und Achterstücke zahlen bis zu ihrem Wert, Long John Silver Mannschaft bis zum Wert { $box_silver }; er selbst kostet einen Schatz.
    .ours = Je Besuch gibt es einen Tausch, und mit Silver selbst wird sonst nichts gehandelt.
waddingtons-W29 = Was du zahlst, bleibt an jenem Kai, wo alle es sehen.
waddingtons-W30 = Im eigenen Heimathafen bewegst du Güter frei zwischen Schiff, Hand und Kai, auch Ereigniskarten.
    .ours = In einem Zug geht nichts hin und wieder zurück.
waddingtons-W31 = Mannschaft am eigenen Kai kann jederzeit auf deine Hand kommen, wo immer dein Schiff ist.
    .ours = Das heißt bei jeder deiner Entscheidungen; im Kampf einmal, bevor die Karten gezeigt werden, der Angreifer zuerst.
waddingtons-W32 = Im Hafen oder an der Schatzinsel ist ein Schiff geschützt: Es kann nicht angegriffen werden.
    .ours = Es kann auch nicht „Angriff“ rufen.
waddingtons-W33 = Zum Angriff fährst du auf das Feld des anderen Schiffs. Die beiden Spieler sehen sich die Mannschaft des anderen an, sonst niemand, und der Stärkere gewinnt.
waddingtons-W34 = Der Sieger nimmt alle Schätze an Bord des Verlierers oder bis zu zwei Mann, die der Verlierer aussucht, oder nichts. Fehlt der Platz, behält er zwei Stücke von allen; was er aufgibt, bekommt der Verlierer, was übrig bleibt, kommt auf die Schatzinsel.
waddingtons-W35 = Der Verlierer macht sofort eine freie Fahrt in beliebiger Richtung, mindestens ein Feld und so weit die Mannschaft noch reicht, und richtet den Bug. Sie darf in einem Hafen oder an der Schatzinsel enden, nicht auf einem anderen Schiff.
    .ours = Im Hafen darf er handeln. Unterwegs darf niemand „Angriff“ rufen.
waddingtons-W36 = Sind beide gleich stark, hat das angegriffene Schiff die freie Fahrt, und nichts wechselt den Besitzer.
waddingtons-W37 = Ein Kampf beendet die Fahrt dessen, der gerade segelt. Bleibt das Schiff, wird sein Bug nach dem Kampf gerichtet.
waddingtons-W38 = Schätze kommen vom Kai in die Truhe zu dritt, drei von einer Art; ist eine Art erst darin, darf sie einzeln folgen. Was in der Truhe liegt, kann nicht gehandelt werden.
waddingtons-W39 = Wer zuerst an Kai und in der Truhe Schätze für { $box_goal } hat, gewinnt. Mannschaft, Ereigniskarten und Schätze an Bord zählen nicht.
    .ours = Es ist gleich, ob die Zahlung eines anderen sie dorthin bringt.
waddingtons-W40 = Wo es vereinbart ist, darfst du weiter fahren, als deine Mannschaft erlaubt. Vor dem nächsten Zug darf jeder nachzählen: War es zu weit, geht deine ganze Mannschaft zur Pirateninsel; wenn nicht, geschieht nichts.
waddingtons-W41 = Was nicht ganz gegeben werden kann, wird gegeben, soweit es da ist. Nach { $box_rounds } Runden gewinnt, wer an Kai und in der Truhe die meisten Schätze hat; Gleiche teilen sich den Sieg.
waddingtons-W41a = Hat eine Wahl mehrere Teile (was du nimmst, behältst, gibst, anbietest, aussuchst oder zurückschickst), wählst du sie in beliebiger Reihenfolge und kannst sie zurücknehmen. Nichts wird gezeigt oder bewegt, bis du das Ganze abschließt, und dazwischen geschieht nichts anderes. Mannschaft, die du zusammen zurückschickst, kommt unter den Stapel, die Besten zuerst, Gleiche wie der Zufall es will.
waddingtons-W42 = Wo es vereinbart ist, darf eine Karte Kidds als { $box_traded_chart } gehandelt werden. Sonst werden sie nicht gehandelt.
waddingtons-W43 = Wo es vereinbart ist, kann nur eine Karte Kidds je abgegeben werden; dann sind beide aus dem Spiel.
waddingtons-W44 = Rückseiten, Kai, Truhen, Laderäume und behaltene Karten sind offen. Die Farben, die du von anderen gesehen hast, werden für dich gemerkt oder, wo es vereinbart ist, nur von dir selbst.

## Optionen

waddingtons-option-two_ships = Zwei Schiffe für jeden, zu zweit
waddingtons-option-overreach = Zu weit fahren und nachgezählt werden
waddingtons-option-chart_value_3 = Kidds Karte darf als { $box_traded_chart } gehandelt werden
waddingtons-option-one_chart = Nur eine Karte Kidds zählt
waddingtons-option-memory = Gesehene Farben
waddingtons-two-ships-for-two = Zwei Schiffe für jeden gibt es nur zu zweit; an diesem Tisch sitzen { $seats }. ({ $clause })

## Coach

waddingtons-coach-only = Etwas anderes gibt es nicht zu tun.
waddingtons-coach-equal = So gut wie das Erste. { $reason }
waddingtons-coach-weighed = { $worlds ->
        [one] Eine Runde weitergespielt, in einer vorgestellten Welt.
       *[other] Eine Runde weitergespielt, in { $worlds } vorgestellten Welten.
    }
waddingtons-coach-fight = { $equal ->
        [yes] So gut wie das Erste. Angriff
       *[no] Angriff
    } auf { waddingtons-port }: Sieg { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, unentschieden { NUMBER($draw, style: "percent", maximumFractionDigits: 0) }, Niederlage { NUMBER($lose, style: "percent", maximumFractionDigits: 0) }.
waddingtons-coach-pass = Lässt es weiterfahren.
waddingtons-coach-course = { $plan } Bug nach { waddingtons-heading }.
waddingtons-coach-to-home = { $turns ->
        [one] Im nächsten Zug heim nach { waddingtons-port }
       *[other] In { $turns } Zügen heim nach { waddingtons-port }
    }, an Bord: { THINGS($things) }. Dann sind es { $total } von { $box_goal }.
waddingtons-coach-to-island = { $turns ->
        [one] Im nächsten Zug an der Schatzinsel, für eine Ereigniskarte.
       *[other] In { $turns } Zügen an der Schatzinsel, für eine Ereigniskarte.
    }
waddingtons-coach-to-corner = { $turns ->
        [one] Im nächsten Zug mit Kidds Karte in der Ankerecke.
       *[other] In { $turns } Zügen mit Kidds Karte in der Ankerecke.
    }
waddingtons-coach-to-port = { $turns ->
        [one] Im nächsten Zug nach { waddingtons-port }
       *[other] In { $turns } Zügen nach { waddingtons-port }
    }, um Schätze für { $points } zu kaufen.
waddingtons-coach-card = Bringt eine Ereigniskarte.
waddingtons-coach-chart = Löst Kidds Karte ein, für Schätze bis { $box_chart }.
waddingtons-coach-keep-chart = Hebt Kidds Karte auf, bis an Bord mehr Platz ist.
waddingtons-coach-lands = { $wins ->
        [yes] Landet in { waddingtons-port }: { THINGS($things) }. Das sind { $total } von { $box_goal }, und das gewinnt.
       *[no] Landet in { waddingtons-port }: { THINGS($things) }. Das sind { $total } von { $box_goal }.
    }
waddingtons-coach-call = Läuft { waddingtons-port } an.
waddingtons-coach-buy = In { waddingtons-port }: kauft { THINGS($taken, role: "object") } für { THINGS($given, role: "object") }.
waddingtons-coach-trade = Kauft { THINGS($taken, role: "object") } für { THINGS($given, role: "object") }.
waddingtons-coach-leave = Fährt ohne Handel weiter.
waddingtons-coach-gains = { $points ->
        [0] Bringt { THINGS($things, role: "object") }.
       *[other] Bringt { THINGS($things, role: "object") }: Schätze im Wert von { $points }.
    }
waddingtons-coach-keeps = Am Ende an Bord: { THINGS($things) }, im Wert von { $points }.
waddingtons-coach-leaves = Es bleiben an Bord: { THINGS($things) }; die Mannschaft segelt { $sails } und kämpft { $fights }.
waddingtons-coach-draw = Mannschaft statt Schätzen.
waddingtons-coach-press = Mannschaft, die der Verlierer aussucht.
waddingtons-coach-muster = Damit segelt die Mannschaft { $sails } und kämpft { $fights }.
waddingtons-coach-strongest = So kämpft die Mannschaft am besten: Rot und Schwarz heben sich auf.
waddingtons-coach-chest = Aus der Truhe kann es niemand kaufen.
waddingtons-coach-load = An Bord kann es nützen.
waddingtons-coach-moored = Hier ist nichts mehr zu tun.
waddingtons-coach-doubt = Es fuhr { $far } mit einer Mannschaft, die { $sails } segelt.
waddingtons-coach-home = Die Häfen sind gleich gut. Züge bis zur Schatzinsel mit gewöhnlicher Mannschaft: { $turns }.
waddingtons-coach-home-among = Die Häfen sind gleich gut. Züge mit gewöhnlicher Mannschaft bis zur Schatzinsel: { $turns }; bis zum nächsten anderen Heimathafen: { $near }.

## Seite

waddingtons-option-memory-aided = gemerkt
waddingtons-option-memory-strict = selbst merken
waddingtons-page-beside = Schiffe
waddingtons-page-no-line = Von deinem Schiff führt keine gerade Linie dorthin.
waddingtons-page-no-bows = Dein Schiff ist gesegelt: Nur der Bug ist noch zu richten.
waddingtons-page-no-goal = Auf kein Feld ist gezeigt: Dein Schiff braucht eins, zu dem es segelt.
waddingtons-page-about-table = Zug { $turn } · { $points } von { $box_goal } Punkten
waddingtons-page-winner-say = { $points } Punkte an Schätzen zu Hause nach { $turns } Zügen.
waddingtons-page-board = Die Seekarte und ihre Tische
waddingtons-page-chart = Seekarte, zwanzig mal zwanzig Felder
waddingtons-page-sea = Karte der Freibeutersee
waddingtons-page-five = fünf Felder
waddingtons-page-place = { $place ->
        [treasure] Schatzinsel
        [flat] Flache Insel
        [pirate] Pirateninsel
        [mud] Schlammbucht
        [cliff] Klippenbucht
       *[anchor] Ankerecke
    }
waddingtons-page-pile = { $count } Mann
waddingtons-page-vessel = { $name }, { waddingtons-port }: bei { waddingtons-place }, Bug nach { waddingtons-heading }, segelt { $strength }
waddingtons-page-in-words = Die Karte in Worten
waddingtons-page-lies = { $where }: { THINGS($things) }
waddingtons-page-waits = { $where }: { waddingtons-page-pile }
waddingtons-page-look = { waddingtons-place }: { $ground ->
        [land] Land, { waddingtons-page-place }
        [coast] Küste, { waddingtons-page-place }
        [corner] { waddingtons-page-place }
        [harbour] Hafen
       *[sea] offene See
    }
waddingtons-page-lit = { $deed }: { waddingtons-place }{ $case ->
        [chance] , eine Ereigniskarte
        [meeting] , wo ein Schiff liegt
       *[plain] {""}
    }
waddingtons-page-overview = Die ganze Karte: Drück auf eine Stelle, um dorthin zu sehen
waddingtons-page-closer = Näher
waddingtons-page-farther = Weiter weg
waddingtons-page-hold = Im Laderaum: { $pieces }
waddingtons-page-backs = { $count ->
        [one] eine Mannschaftskarte, segelt { $strength }
       *[other] { $count } Mannschaftskarten, segelt { $strength }
    }
waddingtons-page-odds = { $part ->
        [win] Sieg { $chance }
        [draw] gleich { $chance }
        [lose] verloren { $chance }
       *[short] { $chance }
    }
waddingtons-page-ruler = { $chest } Punkte in der Truhe, { $docks } am Kai
waddingtons-page-race = Das Rennen zur Zwanzig
waddingtons-page-chest = Truhe
waddingtons-page-docks = Kai
waddingtons-page-your-crew = Deine Mannschaft
waddingtons-page-sailing = Segeln
waddingtons-page-fighting = Kampf
waddingtons-page-from-docks = Von deinem Kai:
waddingtons-page-order = { $order ->
        [pass] Wenn dieses Schiff längsseits kommt: immer ziehen lassen
        [attack] Wenn dieses Schiff längsseits kommt: immer angreifen
       *[ask] Wenn dieses Schiff längsseits kommt: frag mich
    }
waddingtons-page-never-ask = Nie wieder fragen
waddingtons-page-alongside-say = Wenn du rufst, hält das Schiff hier, und ihr kämpft.
waddingtons-page-you-pass = Du kommst an { $names } vorbei: Angriff möglich.
waddingtons-page-you-attack = Du greifst { $name } an.
waddingtons-page-sight = { $place ->
        [sea] Nach { waddingtons-heading }: offene See, { $count ->
            [one] ein Feld
           *[other] { $count } Felder
        }.
       *[other] Nach { waddingtons-heading }: { $place }, { $count ->
            [one] ein Feld
           *[other] { $count } Felder
        }.
    }
waddingtons-page-bows = Wohin der Bug zeigen soll
waddingtons-page-heading-short = { $heading ->
        [n] N
        [ne] NO
        [e] O
        [se] SO
        [s] S
        [sw] SW
        [w] W
       *[nw] NW
    }
waddingtons-page-deed = { $verb ->
        [choose-port] In { waddingtons-port } zu Hause sein
        [sail] { $count } nach { waddingtons-heading } segeln
        [turn] Den Bug nach { waddingtons-heading } drehen
        [stay] Im Hafen bleiben
        [challenge] Die Mannschaft zählen
        [attack] Angreifen
        [pass] Ziehen lassen
        [plunder] Alle Schätze nehmen
        [press] { $count ->
            [one] Eine Mannschaftskarte nehmen
           *[other] { $count } Mannschaftskarten nehmen
        }
        [keep] { waddingtons-thing } behalten
        [take] { waddingtons-thing } nehmen
        [offer] { waddingtons-thing } anbieten
        [settle] Abschließen
        [muster] { waddingtons-thing } vom Kai rufen
        [load] { waddingtons-thing } laden
        [land] { waddingtons-thing } an Land bringen
        [chest] { waddingtons-thing } wegschließen
        [land-chart] Die Karte einlösen
        [draw] Mannschaft ziehen
        [give] { waddingtons-thing } abgeben
        [give-docked] { waddingtons-thing } vom Kai abgeben
        [lose] { waddingtons-thing } hergeben
        [name] { waddingtons-port } wählen
        [pick] Eine { $count } nehmen
        [anchor] Nach { waddingtons-port } laufen
        [drift] Nach { $square } treiben
       *[done] Das ist alles
    }
waddingtons-page-sail = Segeln
waddingtons-page-set-bows = Bug setzen
waddingtons-page-turn-instead = Lieber drehen
waddingtons-page-sail-instead = Lieber segeln
waddingtons-page-let-pass = Ziehen lassen
waddingtons-page-attack = Angriff!
waddingtons-page-clear = Räumen
waddingtons-page-strike = Einschlagen
waddingtons-page-goods = { $crew ->
        [0] { THINGS($rest) }
        [one] { $rest ->
            [none] ein Mann
           *[other] ein Mann und { THINGS($rest) }
        }
       *[other] { $rest ->
            [none] { $crew } Mann
           *[other] { $crew } Mann und { THINGS($rest) }
        }
    }
waddingtons-page-settle = { $moment ->
        [keep] { $gone ->
            [yes] Behalten: { $kept }; an { $name }: { $lost }
           *[no] Behalten: { $kept }
        }
        [take-treasure] { $points ->
            [0] Nichts nehmen
           *[other] Nehmen: { $gained }, { $points } Punkte
        }
        [salvage] Nehmen: { $gained }
        [trade] { $owned ->
            [yes] Einschlagen: { $name } hat { $points } von { $box_goal }
           *[no] Tauschen: { $lost } gegen { $gained }
        }
        [no-trade] Ohne Handel weiter
        [pick] Von { $name }: { $gained }
        [discard] Zurück: { $lost }
        [give] { $to ->
            [ship] An { $name }: { $lost }
            [flat] Auf die Flache Insel: { $lost }
           *[pile] Zurück: { $lost }
        }
        [lose] { $to ->
            [ship] An { $name }: { $lost }
            [flat] Auf die Flache Insel: { $lost }
           *[pile] Zurück: { $lost }
        }
        [moor] { $gone ->
            [yes] An Bord behalten: { $left }
           *[no] Das ist alles
        }
        [muster] Mit Stärke { $points } kämpfen
        [spoil] { $risky ->
            [yes] Nichts nehmen
           *[no] Nichts zu holen: weiter
        }
        [land-chart] Die Karte behalten
       *[other] Das ist alles
    }
waddingtons-page-sure = { $moment ->
        [keep] { $gone ->
            [yes] Ja, an { $name }: { $lost }
           *[no] Ja, zurück: { $left }
        }
        [take-treasure] { $short ->
            [0] Ja, nichts nehmen
           *[other] Ja, { $short } Punkte weniger
        }
        [salvage] Ja, liegen lassen: { $left }
        [trade] Ja, { $name } gewinnt damit
        [moor] Ja, an Bord behalten: { $left }
       *[spoil] Ja, von { $name } nichts nehmen
    }
waddingtons-page-back = Zurück
waddingtons-page-land-all = An Land: { THINGS($things) }; { $points } von { $box_goal }
waddingtons-page-better = { $moment ->
        [keep] Das Teuerste
        [take-treasure] Das meiste
        [salvage] Alles, was passt
        [pick] Die besten
       *[other] Am wenigsten
    }
waddingtons-page-to-chart = Karte
waddingtons-page-to-desk = Tisch
waddingtons-page-to-docks = Kai
waddingtons-page-sail-to = { $heading ->
        [none] { $count } Felder nach { $square }
       *[other] { $count } Felder nach { $square }, dann { waddingtons-heading }
    }
waddingtons-page-sail-to-say = Ein Strahl der Rose setzt den Bug für den nächsten Zug. Drück Segeln, wenn du so weit bist.
waddingtons-page-ask = { $moment ->
        [choose-port] Welcher Hafen ist deiner?
        [sail] Wohin segelst du?
        [head] Wohin zeigt der Bug?
        [call] { $name } kommt längsseits
        [muster] Mannschaft vom Kai?
        [spoil] Du hast gewonnen. Was nimmst du?
        [keep] Welche Schätze behältst du?
        [tribute] { $name } will Mannschaft: { $count }
        [flee] Du darfst dich absetzen
        [trade] Wert gegen Wert
        [moor] Du bist zu Hause
        [salvage] Auf der Flachen Insel liegt
        [land-chart] Ankerecke: die Karte einlösen?
        [take-treasure] Nimm Schätze
        [give] Gib Mannschaft ab: { $count }
        [discard] Zu viele Leute
        [lose] Schatz oder Mannschaft?
        [name] Wähl ein Schiff
        [pick] Ein Tausch mit { $name }
        [anchor] Zwei Häfen sind gleich nah
        [drift] Die Bucht ist besetzt
       *[challenge] War das zu weit?
    }
waddingtons-page-ask-ship = { waddingtons-port } · { $ask }
waddingtons-page-ask-say = { $moment ->
        [choose-port] Drück auf einen Hafen der Karte. Sein Schiff ist deins.
        [sail] Drück auf ein helles Feld voraus, oder dreh auf der Stelle.
        [leave] Drück auf ein helles Feld, um dorthin zu segeln.
        [head] Drück auf einen Strahl der Rose.
        [call] Ruf zum Angriff, oder lass das Schiff weitersegeln.
        [muster] Bevor ihr die Karten zeigt, darfst du Leute vom Kai rufen.
        [spoil] Schätze, Mannschaft oder nichts.
        [keep] Höchstens zwei Stücke; was du abgibst, bekommt { $name }.
        [tribute] Du hast verloren; du suchst die Karten aus.
        [flee] Ein freier Zug in jede Richtung; niemand darf angreifen.
        [trade] Leg auf beide Schalen, bis sie gleich stehen.
        [moor] Nur was an Land liegt, zählt; bring an Land, lade, schließ weg.
        [salvage] Dein ist, wofür du Platz hast.
        [land-chart] Für Kidds Karte gibt es Schätze bis { $box_chart }.
        [take-treasure] Bis { $worth } Punkte, soweit Platz im Laderaum ist.
        [give] { $to ->
            [ship] Sie gehen an { $name }.
            [flat] Sie stranden auf der Flachen Insel.
           *[pile] Sie gehen zur Pirateninsel zurück.
        }
        [discard] Schick Mannschaft für { $worth } oder mehr zurück, und keine, die bleiben könnte.
        [lose] { $to ->
            [ship] Es geht an { $name }.
            [flat] Es strandet auf der Flachen Insel.
           *[pile] Es geht zurück.
        }
        [name] Drück auf ein Schiff der Karte oder hier auf seinen Namen.
        [pick] Du siehst nur die Rücken; nimm { $count }.
        [anchor] Auf welchen hältst du zu?
        [drift] Wähl eins der nächsten Felder.
       *[challenge] Zähl die Mannschaft nach, oder lass den Zug gelten.
    }
waddingtons-page-instead = { $moment ->
        [sail] Segle auf ein helles Feld, oder dreh auf der Stelle.
        [leave] Segle auf ein helles Feld.
        [head] Wähl einen der hellen Strahlen.
        [flee] Segle auf irgendein helles Feld.
        [trade] Ändere, was auf der Waage liegt, oder geh ohne Handel.
        [call] Greif an, oder lass das Schiff ziehen.
       *[other] Wähl etwas von dem, was angeboten ist.
    }
waddingtons-page-chance = Ereignis { $card }
waddingtons-page-colour = { $colour ->
        [red] rot
       *[black] schwarz
    }
waddingtons-page-colours-hidden = Ihre Farben zeigen die beiden nur einander.
waddingtons-page-duel-side = { $side ->
        [attacker] { $port } greift an; segelt { $strength }
       *[attacked] { $port }; segelt { $strength }
    }
waddingtons-page-against = gegen
waddingtons-page-wins = { $name } siegt
waddingtons-page-even = Gleich stark
waddingtons-page-who-called = { $name } hat zum Angriff gerufen
waddingtons-page-spoil-say = { $verb ->
        [plunder] Alles im Laderaum des Verlierers.
       *[press] { $count ->
            [one] Der Verlierer sucht sie aus.
           *[other] Der Verlierer sucht sie aus.
        }
    }
waddingtons-page-up-to = bis { $worth }
waddingtons-page-in-hold = Laderaum
waddingtons-page-picked = Gewählt
waddingtons-page-put-back = Zurücknehmen: { $deed }
waddingtons-page-or-draw = { $count ->
        [one] Oder zieh eine Mannschaftskarte
       *[other] Oder zieh { $count } Mannschaftskarten
    }
waddingtons-page-draw = { $count } Mann ziehen
waddingtons-page-on-top = { $value ->
        [0] niemand ist mehr da
       *[other] obenauf liegt eine { $value }
    }
waddingtons-page-scale = Die Waage
waddingtons-page-take-off = { $thing } von der Waage nehmen
waddingtons-page-lay-on = { $thing }, Wert { $worth }: auf die Waage legen (noch { $count })
waddingtons-page-balances = passt
waddingtons-page-shelf = { $place ->
        [hold] { $side ->
            [given] Im Laderaum
           *[taken] Am Kai
        }
        [kept] Behaltene Karten
       *[crew] { $side ->
            [given] Deine Mannschaft
           *[taken] Mannschaft am Kai
        }
    }
waddingtons-page-you-give = Du gibst
waddingtons-page-docks-of = Kai von { $port }
waddingtons-page-trading-desk = { $port }, der Handelstisch
waddingtons-page-fair = Gute Geschäfte, sagt der Ratgeber
waddingtons-page-for = für
waddingtons-page-chance-after = danach { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Gewinnchance
waddingtons-page-after = Nach dem Handel
waddingtons-page-level = Im Gleichgewicht
waddingtons-page-empty-scale = Nichts auf der Waage
waddingtons-page-short = { $by } zu wenig
waddingtons-page-too-much = { $by } zu viel
waddingtons-page-not-so = So nicht
waddingtons-page-hold-full = Der Laderaum ist voll
waddingtons-page-home-desk = { $port }, dein Kai
waddingtons-page-home-say = drück auf ein Stück, um es zu bewegen
waddingtons-page-home-shelf = { $place ->
        [aboard] An Bord: drücken bringt es an Land
        [docks] Am Kai: drücken nimmt es mit
       *[chest] In die Truhe
    }
waddingtons-page-home-none = Nichts zu bewegen.
waddingtons-page-turns-to-go = Züge bis zwanzig
waddingtons-page-scoring = Heimgebrachte Schätze
waddingtons-page-in-chest = Truhe
waddingtons-page-in-docks = Kai
waddingtons-page-at-sea = Noch auf See
waddingtons-page-points = Punkte

## Terminal

waddingtons-no-line = Von deinem Schiff führt keine gerade Linie nach { $place }.
waddingtons-typing = Richtungen sind n, ne, e, se, s, sw, w und nw: „sail ne 7“ führt sieben Felder nach Nordosten, und ein Hafen oder ein Feld tut es auch: „sail venice“, „sail 8,16“. Mannschaft ist r (rot) oder b (schwarz) und ein Wert: r3. Ein Tausch passt in eine Zeile: „offer r2, take ruby, settle“. „map“ zeichnet die See.
waddingtons-card = Ereignis { $card }, „{ $title }“: { $says }
waddingtons-asked = { $moment ->
        [choose-port] Wo bist du zu Hause?
        [sail] { waddingtons-port }: segeln oder drehen?
        [leave] { waddingtons-port }: Wohin segelst du?
        [head] { waddingtons-port }: Wohin zeigt der Bug?
        [call] { waddingtons-port } kommt längsseits. Angreifen?
        [muster] Bevor die Karten gezeigt werden: Leute vom Kai?
        [spoil] Du hast gewonnen. Was verlangst du?
        [keep] Zu viel für den Laderaum: Was behältst du?
        [flee] Ein freier Zug in jede Richtung.
        [trade] Was tauschst du hier?
        [moor] Zu Hause. Laden, löschen, die Truhe füllen?
        [salvage] Was nimmst du von der Flachen Insel mit?
        [land-chart] Bringst du die Karte an Land?
        [take-treasure] Nimm Schätze bis zum Wert { $worth }.
        [give] Gib Mannschaft ab; noch zu geben: { $left }.
        [discard] Schick Leute zurück; zu viel: { $excess }.
        [lose] Was gibst du her?
        [name] Welches Schiff?
        [pick] Wähle Leute nach der Rückseite; noch zu wählen: { $left }.
        [anchor] Zwei Häfen sind gleich nah. Welcher?
        [drift] Die Bucht ist besetzt. Wo liegst du?
       *[challenge] War das zu weit?
    }
waddingtons-settle = { $moment ->
        [keep] Genommen: { THINGS($gained) }; an den Verlierer: { THINGS($lost) }; zur Schatzinsel: { THINGS($left) }
        [trade] Gegeben: { THINGS($lost) }; dafür: { THINGS($gained) }
        [salvage] Mitnehmen: { THINGS($gained) }; liegen lassen: { THINGS($left) }
        [take-treasure] Mitnehmen: { THINGS($gained) }
        [pick] Aussuchen: { THINGS($gained) }
       *[other] Hergeben: { THINGS($lost) }
    }
waddingtons-phrase = { $verb ->
        [choose-port] In { waddingtons-port } zu Hause sein
        [sail] Nach { waddingtons-heading } segeln, { $count ->
            [one] ein Feld
           *[other] { $count } Felder
        }
        [turn] Den Bug nach { waddingtons-heading } drehen
        [stay] Im Hafen bleiben
        [challenge] Den Zug anzweifeln
        [attack] Angriff!
        [pass] Vorbeilassen
        [plunder] Alle Schätze an Bord nehmen
        [press] { $count ->
            [one] Einen Mann verlangen
           *[other] { $count } Mann verlangen
        }
        [keep] Von dir { waddingtons-kind } behalten
        [take] Nimm { waddingtons-thing }
        [offer] Biete { waddingtons-thing }
        [settle] Abschließen
        [done] Nichts weiter
        [muster] Hol { waddingtons-thing } in die Mannschaft
        [load] Lade { waddingtons-thing }
        [land] Bring { waddingtons-thing } an Land
        [chest] { $kind ->
            [diamond] Diamanten in die Truhe
            [ruby] Rubine in die Truhe
            [gold] Gold in die Truhe
            [pearl] Perlen in die Truhe
           *[rum] Rum in die Truhe
        }
        [land-chart] Die Karte an Land bringen
        [draw] Lieber Mannschaft ziehen
        [give] Gib { waddingtons-thing }
        [give-docked] Gib { waddingtons-thing } vom Kai
        [lose] Gib { waddingtons-kind } her
        [name] Das Schiff von { waddingtons-port }
        [pick] Nimm eine { $count } nach der Rückseite
        [anchor] Nach { waddingtons-port } treiben
       *[drift] Nach { waddingtons-place } treiben
    }
waddingtons-ledger-strength = segelt { $sails } kämpft { $fights }
waddingtons-letters = { "  " }D Diamant R Rubin G Gold P Perle U Rum
waddingtons-isle = { $isle ->
        [treasure] SCHATZ
        [flat] FLAT
       *[pirate] PIRAT
    }
waddingtons-hint = ↑↓ ←→ wählen, 1–9 Kurs, d Kais
waddingtons-key-onward = durch die Liste dessen, was du darfst
waddingtons-key-beside = zur nächsten Art von Zug
waddingtons-key-heading = dorthin zeigen, wie auf dem Ziffernblock; noch einmal: weiter
waddingtons-key-turn = den Bug drehen oder weitersegeln
waddingtons-key-attack = angreifen
waddingtons-key-pass = vorbeilassen
waddingtons-key-done = das ist alles
waddingtons-key-stay = bleiben, wo du bist
waddingtons-key-do = es tun
waddingtons-key-docks = Kais und Truhen, oder Mannschaften und Laderäume

## Wie stark die Bots sind

waddingtons-level-deckhand = Segelt zur Insel und wieder heim und geht Ärger aus dem Weg; gewinnt fast jedes Spiel unter dreien, die der Zufall lenkt.
waddingtons-level-mate = Rechnet die Züge aller bis zwanzig, kämpft bei guten Aussichten, handelt gut; gewinnt acht von zehn Spielen unter drei Matrosen.
waddingtons-level-captain = Spielt, was in Frage kommt, eine Runde weiter, in Hunderten gedachter Welten; gewinnt fast jedes zweite Spiel unter drei Maaten.

## Why not

waddingtons-why-now-choose-port = Wähle zuerst deinen Heimathafen.
waddingtons-why-now-sail = Du bist am Zug: Fahr oder dreh den Bug.
waddingtons-why-now-head = Die Fahrt ist zu Ende: Richte den Bug.
waddingtons-why-now-call = Ein Schiff kommt längsseits: Ruf zum Angriff oder lass es vorbei.
waddingtons-why-now-muster = Bevor die Karten gezeigt werden: Mustere von deinem Kai oder sag, dass es alles ist.
waddingtons-why-now-spoil = Du hast gewonnen: Verlange Schatz, Mannschaft oder nichts.
waddingtons-why-now-keep = Wähle zuerst die Stücke, die du am Ende hast.
waddingtons-why-now-flee = Dein Schiff flieht: Wähle, wohin.
waddingtons-why-now-trade = Du bist in einem fremden Hafen: Handle oder sag, dass es alles ist.
waddingtons-why-now-moor = Du bist daheim: Bewege Güter oder sag, dass es alles ist.
waddingtons-why-now-salvage = Du liegst vor der Flachen Insel: Nimm, was dort liegt, oder lass es.
waddingtons-why-now-land-chart = Du bist in der Ankerecke: Gib Kidds Karte ab oder behalte sie.
waddingtons-why-now-take-treasure = Nimm zuerst, was die Karte gibt.
waddingtons-why-now-give = Gib zuerst die verlangte Mannschaft ab.
waddingtons-why-now-discard = Schick zuerst die Mannschaft zurück, die zu viel ist.
waddingtons-why-now-lose = Trenn dich zuerst von dem, was die Karte verlangt.
waddingtons-why-now-name = Wähle zuerst eines der Schiffe.
waddingtons-why-now-pick = Wähle zuerst aus der anderen Hand.
waddingtons-why-now-anchor = Wähle zuerst einen der nächsten Häfen.
waddingtons-why-now-drift = Wähle zuerst eines der nächsten Felder.
waddingtons-why-now-challenge = Jemand ist gefahren: Lass es gelten oder zähl nach.
waddingtons-why-taken-by-another = { waddingtons-port } ist vergeben.
waddingtons-why-not-an-adjacent-side = { waddingtons-port } liegt gegenüber: Zu zweit sitzt der Zweite neben dem Ersten.
waddingtons-why-over-land-or-off-the-map = { $distance } Felder nach { waddingtons-heading }: Das führt auf Land oder vom Meer.
waddingtons-why-not-where-the-bows-point = Dein Bug zeigt nach { $bows }, und die Fahrt folgt ihm.
waddingtons-why-further-than-the-crew-can-sail = { $distance } Felder brauchen Mannschaft für { $distance }; deine ist { $strength } wert.
waddingtons-why-more-than-one-square-without-crew = Ohne Mannschaft treibt ein Schiff ein Feld weit.
waddingtons-why-no-attack-in-a-free-move = Dort liegt ein Schiff, und eine freie Fahrt endet auf keinem anderen.
waddingtons-why-beside-a-safe-ship = Das Schiff, das dort liegt, ist an der Küste geschützt.
waddingtons-why-onto-an-own-ship = Dort liegt dein eigenes anderes Schiff.
waddingtons-why-no-turning-in-port = Im Hafen wird kein Bug gedreht: Ein Schiff läuft aus, wohin es will.
waddingtons-why-the-same-heading = Dein Bug zeigt schon nach { waddingtons-heading }.
waddingtons-why-bows-off-the-map = Nach { waddingtons-heading } gibt es nichts, worauf er zeigen könnte.
waddingtons-why-not-at-home = Bleiben darf ein Schiff nur im eigenen Heimathafen.
waddingtons-why-an-empty-hold = Der Verlierer hat keinen Schatz an Bord.
waddingtons-why-more-crew-than-the-loser-has = Du verlangst { $wanted } Mann; der Verlierer hat { $has }.
waddingtons-why-not-of-his-own = Zum Behalten hast du nicht: { waddingtons-kind }.
waddingtons-why-the-hold-is-full = Ein Laderaum fasst { $box_hold } Stücke, und so viele sind gewählt.
waddingtons-why-nothing-more-of-it-aboard = Zum Bezahlen hast du nicht mehr: { waddingtons-thing }.
waddingtons-why-more-than-a-treasure-for-silver = Long John Silver kostet einen Schatz und sonst nichts.
waddingtons-why-charts-are-not-traded = An diesem Tisch werden Kidds Karten nicht gehandelt.
waddingtons-why-it-does-not-level = Es geht nicht auf: Du zahlst { $paid } und nimmst { $taken }.
waddingtons-why-no-room-for-all-that-is-taken = Das wären { $aboard } Schätze an Bord; ein Laderaum fasst { $box_hold }.
waddingtons-why-dearer-than-all-one-has = { $silver ->
        [1] Long John Silver nimmt man allein, für einen Schatz.
       *[0] Das wären { $worth }; alles, womit du zahlen kannst, ist { $purse } wert.
    }
waddingtons-why-something-is-picked = Schließ erst ab, was du gewählt hast, oder nimm es zurück.
waddingtons-why-hands-are-shown = Die Karten sind gezeigt: Zum Mustern ist es zu spät.
waddingtons-why-no-such-crew-in-the-docks = Nicht an deinem Kai: { waddingtons-crew }.
waddingtons-why-crew-landed-this-turn = In diesem Zug an Land gebracht, und dort bleibt es: { waddingtons-crew }.
waddingtons-why-away-from-home = Geladen und gelöscht wird nur im eigenen Heimathafen.
waddingtons-why-not-in-the-docks = Nicht an deinem Kai: { waddingtons-thing }.
waddingtons-why-landed-this-turn = In diesem Zug an Land gebracht, und dort bleibt es: { waddingtons-thing }.
waddingtons-why-no-room-to-load = Der Laderaum ist voll: { $box_hold } Schätze sind an Bord.
waddingtons-why-nothing-of-the-kind-aboard = Das hast du nicht bei dir: { waddingtons-thing }.
waddingtons-why-loaded-this-turn = In diesem Zug geladen, und an Bord bleibt es: { waddingtons-thing }.
waddingtons-why-fewer-than-three-of-a-kind = Dazu braucht es { $needs } an deinem Kai; du hast { $has }.
waddingtons-why-nothing-of-the-kind-there = Hier nicht zu haben: { waddingtons-thing }.
waddingtons-why-dearer-than-the-card-allows = Das wären { $worth }; die Karte gibt bis zu { $allowed }.
waddingtons-why-a-third-treasure = Ein Schiff trägt { $box_hold } Schätze, und die sind erreicht.
waddingtons-why-no-crew-on-this-card = Diese Karte bringt keine Mannschaft.
waddingtons-why-treasure-is-picked = Die Karte bringt Schatz oder Mannschaft, und du hast Schatz gewählt.
waddingtons-why-no-such-card-in-hand = Das hast du nicht mehr auf der Hand: { waddingtons-crew }.
waddingtons-why-no-such-card-in-the-docks = Dein Kai hat nicht mehr zu geben: { waddingtons-crew }.
waddingtons-why-from-the-hand-only = Hier kann nur Mannschaft aus der Hand gegeben werden.
waddingtons-why-as-many-as-are-asked-for = { $count } verlangt, { $picked } gewählt: Das ist alles.
waddingtons-why-two-crew-or-none = { $best ->
        [1] Hier geht der beste Schatz, nicht Mannschaft.
       *[0] Es braucht { $needs } Mannschaftskarten; du hast { $has }.
    }
waddingtons-why-crew-or-treasure = Ein Schatz oder { $needs } Mannschaftskarten: Das ist schon gewählt.
waddingtons-why-not-one-of-the-best = Nur eine Karte, die die beste deiner Hand ist, kommt in Frage.
waddingtons-why-one-of-them-could-have-stayed = Es geht nicht mehr, als muss: Eine von diesen hätte bleiben können.
waddingtons-why-not-aboard = Das hast du nicht an Bord: { waddingtons-kind }.
waddingtons-why-one-piece-and-nothing-else = Ein Stück geht, und etwas ist schon gewählt.
waddingtons-why-not-the-best-aboard = Nur der teuerste Schatz an Bord kommt in Frage.
waddingtons-why-not-one-of-them = Dieses Schiff kann hier nicht gewählt werden.
waddingtons-why-no-such-back = Die andere Hand hat keine weitere { $value }.
waddingtons-why-backs-enough = { $count } zu wählen, { $picked } gewählt: Das ist alles.
waddingtons-why-not-the-nearest-port = { waddingtons-port } ist keiner der nächsten Häfen.
waddingtons-why-not-the-nearest-square = Das ist keines der nächsten freien Felder.
waddingtons-why-fewer-than-are-asked-for = Verlangte Karten: { $count }; gewählt: { $picked }.
waddingtons-why-still-too-much-crew = Mannschaft für { $allowed } darf bleiben; es blieben { $left }.
waddingtons-why-neither-treasure-nor-crew-in-full = Wähle erst einen Schatz oder { $needs } Mannschaftskarten.
waddingtons-why-too-few-backs = Zu wählende Karten: { $count }; gewählt: { $picked }.

## How games end

waddingtons-ending = { $how ->
        [rounds-over] Die Runden waren um
       *[usual] { $box_goal } Punkte im Heimathafen
    }

## Stellungen im Terminal

waddingtons-chart-signs =
    Ein Buchstabe und ein Pfeil: ein Schiff, nach seinem Heimathafen, und wohin sein Bug zeigt. Zwei Buchstaben: ein Hafen.
    ○ und einzelne Pfeile: wohin du segeln oder drehen kannst. M Schlammbucht, C Klippenbucht, A Ankerecke.
    Spalten zählen von links, Reihen von unten.
waddingtons-position-ship = { waddingtons-port } ({ $name }): bei { waddingtons-place }, Bug nach { waddingtons-heading }. Mannschaft: { THINGS($crew) }; segelt { $sails }, kämpft { $fights }. An Bord: { THINGS($hold) }. Punkte: { $points }.
waddingtons-position-docks = Am Kai von { waddingtons-port }: { THINGS($things) }.{ $home ->
        [yes] {" "}In der Truhe: { THINGS($chest) }.
       *[no] {""}
    }
waddingtons-position-islands = Schatzinsel: { THINGS($treasure) }. Flache Insel: { THINGS($flat) }. Pirateninsel: { $crew ->
        [0] niemand mehr.
        [one] eine Karte, eine { $top }.
       *[other] { $crew } Karten, oben eine { $top }.
    }
waddingtons-position-fight = { waddingtons-port } ({ $strength }): { THINGS($hand) }; gegen { $target } ({ $other_strength }): { THINGS($other_hand) }.
waddingtons-position-desk = Auf dem Tisch: { THINGS($given) } ({ $paid }) für { THINGS($taken) } ({ $due }).
waddingtons-position-settle = Gewählt: { $deed }.
waddingtons-stage-fight = { $name } gegen { $other_name }
waddingtons-stage-near = { $name } ist nah an zwanzig
waddingtons-outlook-square = { $beside ->
        [treasure] nach { waddingtons-place }, vor der Schatzinsel
        [flat] nach { waddingtons-place }, vor der Flachen Insel
       *[sea] nach { waddingtons-place }
    }
waddingtons-outlook-fight = gegen { $name }: { NUMBER($win, style: "percent", maximumFractionDigits: 0) } Sieg, { NUMBER($draw, style: "percent", maximumFractionDigits: 0) } gleich, { NUMBER($lose, style: "percent", maximumFractionDigits: 0) } verloren
