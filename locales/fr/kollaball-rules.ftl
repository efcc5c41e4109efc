## Kollaball : l'aide-mémoire de `/kollaball regles`, une page par message, chacune de moins de 3 500 caractères.

kb-rules-court =
    ### Kollaball en deux minutes
    - Deux équipes de quatre sur 37 cases hexagonales. La rangée 4 va de l'en-but `A4`, à gauche, à l'en-but `G4`, à droite.
    - On gagne en tenant une balle, n'importe laquelle des deux, dans l'en-but adverse. Si les deux équipes y arrivent au même tour, c'est l'égalité.
    - À chaque tour, les deux capitaines donnent en secret un ordre par joueur ; tout est résolu ensemble.
    - Le porteur (P) n'avance pas : il passe sur une des trois cases de devant, recule d'une case, ou pose la balle.
    - Le receveur (R) avance d'une case, ou recule tout droit ; il attrape la passe des siens qui arrive sur sa case.
    - Le frappeur (F) avance d'une case et charge celle où il arrive : un adversaire y recule d'une case et perd sa balle.
    - Deux frappeurs opposés sur une case reculent tous deux ; en surnombre, le plus grand groupe reste.
    - On ramasse (RAM) une balle au sol depuis un tour au moins, sur sa propre case, sans bouger.
    - Personne ne reste dans son en-but ni n'y revient.
    - Chaque joueur a une action spéciale par match, celle de sa classe.
    ### Ordre de résolution
    Pots-de-vin, copies, déplacements, passes, leurres, charges et blocages, puis réceptions, ramassages et dépôts.
    ### Le calendrier
    - Un seul envoi par tour : plus rien ne se corrige ensuite. Un tour auquel il manque les ordres d'une équipe est nul.
    - Un capitaine a un arrêt de jeu par match (`ARRET`) ; il le garde si l'arbitre lui donne raison.

kb-rules-notation =
    ### La notation
    Une ligne par joueur, séparées par `;` ou à la ligne : numéro, action, puis action spéciale.
    - `1 R D4` : le n° 1 va en receveur en D4. `1 F D4` : en frappeur.
    - `2 P >D4` : le porteur passe en D4. `2 P <B4` : il recule en B4. `2 POSE` : il pose la balle.
    - `3 RAM` : il ramasse sur sa case.
    - `4 - B` ou `4 P - B` : il reste sur place et joue son action spéciale, sans ou avec la balle.
    ### Les actions spéciales, à la fin de la ligne
    - `S` sprint (rôdeur) : deux cases, écrites toutes les deux, `1 R C4>D4>E4 S`.
    - `D` passe en profondeur (archer) : deux cases devant, `2 P >E5 D`.
    - `B` blocage (guerrier) : receveur, passeur ou sur place.
    - `L3` leurre (voleur), donné au n° 3, ou à lui-même.
    - `V+200` ou `V-200` pot-de-vin (marchand) : pour les siens, ou contre l'adversaire.
    - `K:` devant une action spéciale la copie (alchimiste), si elle a été jouée au tour précédent : `1 R C4>D4>E4 K:S`.
    - `G:` devant une action spéciale : coup de légende.
    ### Le reste
    - `2 R E4 + R F4` : deux actions, quand on y a droit.
    - `2 RAM ? P >E4` : après `?`, la réserve, jouée si l'arbitre le demande.
    - `3 E C5 R D5` : le n° 3 rentre en C5, puis agit.
    - `X 3 5` : le n° 5 remplace le n° 3.
    - `T FEINTE 2 D4` : la tactique de l'équipe. De même `T CHANDELLE 2 E6`, `T RASSEMBLEMENT 2 1>C4 3>C5`, `T REFORMATION 1=3 3=1`, `T ANALYSE 1 2`, `T PLACEMENT 3`, `T NEUTRALISATION`, `T REPLI 2 <B4`, et `T JEU` devant celle que l'adversaire vient de jouer.
    - `COMPO 1 2 3 4 BALLE 2` : la composition, avant le match. `ARRET` : l'arrêt de jeu.
    - `-` seul : personne n'a d'action à faire.

kb-rules-exemples =
    ### Exemples
    - `1 P >D4; 2 R >D4; 3 F >E5; 4 R B4` : passe, réception, charge, et un receveur qui recule.
    - `1 R C4>D4>E4 S` : le rôdeur sprinte en receveur.
    - `2 P C4>E5 D` : passe en profondeur de l'archer.
    - `3 R D4 B` : le guerrier va en D4 et y bloque.
    - `3 P - B` : balle en main, il bloque sur place.
    - `4 R C3 L2` : le voleur va en C3 et donne un leurre au n° 2.
    - `4 F D3 V-250` : le marchand charge et paie 250 deniers contre l'adversaire.
    - `1 R D4 V+300; 2 RAM ? P >E4; 3 R E4` : pot-de-vin en faveur des siens ; si l'arbitre dit « Jouez », le n° 2 passe après avoir ramassé.
    - `2 R E3>E4 + P E4>D4` : deux actions, réception puis passe.
    - `3 E C5 R >D5 + R >E5` : retour en jeu, puis deux déplacements.
    - `T FEINTE 2 D4; 1 F >D4; 3 R >E4; 4 RAM` : le porteur avance balle en main.
    - `X 3 5; 5 R >D4` : le n° 5 entre et agit.

kb-rules-pots-de-vin =
    ### Pots-de-vin
    Le marchand choisit un côté et un montant, au moins 50 deniers et au plus sa bourse. Chance d'être entendu : 10 % par tranche pleine de 50 deniers. L'argent est perdu dans tous les cas. Puis un dé à 100 faces donne l'effet.
    ### Contre l'adversaire (`V-`)
    - 01 à 25, gêne : un joueur n'agit pas ce tour, mais pourra agir deux fois au prochain.
    - 26 à 50, laisser jouer : un joueur est touché ; il manque le prochain tour, puis pourra agir deux fois.
    - 51 à 75, erreur d'arbitrage : un joueur sort un ou deux tours, puis revient avec des actions en plus.
    - 76 à 99, faute imaginaire : l'arbitre prend la balle ; il la rend à la fin du tour à un joueur tiré au sort.
    - 100, trucage manifeste : un joueur sort pour de bon.
    ### En faveur des siens (`V+`)
    - 01 à 25, arbitrage favorable : un receveur chassé par une charge reçoit quand même.
    - 26 à 50, hors-jeu non signalé : un joueur qui a une réserve fait cette action de plus.
    - 51 à 75, avantage en cours : une charge contre un joueur ne compte pas.
    - 76 à 99, jouez : un joueur ramasse et passe dans le même tour, si sa réserve est une passe.
    - 100, favoritisme : la balle adverse est posée devant l'en-but de l'adversaire.
    Un effet favorable impossible passe au suivant : jouez, avantage, arbitrage favorable, hors-jeu.

kb-rules-evenements =
    ### Évènements aléatoires (en option)
    La chance part de 3 % et gagne 3 points par tour ; après chaque évènement, elle retombe au plancher suivant (6 %, 9 %…). Un dé à 100 faces désigne l'équipe et l'évènement : rouge de 1 à 50, bleue de 51 à 100.
    - 01 / 100, exclusion : un joueur sort pour de bon ; à la deuxième, l'équipe est disqualifiée.
    - 02-03 / 98-99, fracture : un joueur sort et doit être remplacé.
    - 04-06 / 95-97, blessure grave : un joueur sort deux ou trois tours.
    - 07-10 / 91-94, avertissement : un joueur recule d'une case et ne joue pas ce tour.
    - 11-15 / 86-90, action spéciale annulée : elle est consommée.
    - 16-20 / 81-85, gris-gris manqué : le porteur lâche la balle, qui roule d'une case.
    - 21-25 / 76-80, incompréhension : une passe file une case trop loin.
    - 26-31 / 70-75, indécision critique : un joueur recule d'une case, puis joue.
    - 32-37 / 64-69, entorse légère : le receveur visé ne peut pas recevoir.
    - 38-44 / 57-63, coup de fatigue : un joueur n'agit pas ce tour, mais pourra agir deux fois au prochain.
    - 45-50 / 51-56, rien.
