## Matrix Hockey : les règles en bref.

mh-rules-court = ### Matrix Hockey en bref
    Chaque semaine, vous choisissez une **colonne** de la matrice pour chaque journée. Vos buts : la case, moins un par autre équipe de votre division sur la même colonne. Une colonne ne se joue qu'une fois par saison et par compétition.
    En réserve : extra-buts (`+`), super-arrêts (`#`, championnat seulement), valeurs de prolongation. Un but bonus (`*`) est tiré au sort par division et par journée.
    Sans ordre : ONR. Une colonne est tirée, moins un but, et l'échelle des sanctions monte.
mh-rules-notation = ### Notation
    `F+(2)` : colonne F, un extra-but, 2 en prolongation. `F#(3)` : un super-arrêt. `KDH C+(1/4)` : 1 en prolongation, 4 aux tirs au but. `CH10 J#(1); CH11 K++(0)` : deux journées. `CH6 -` : retirer. Sans préfixe : championnat ; sans numéro : la journée de la semaine.
mh-rules-exemples = ### Exemples
    `CH F+(2); WG A(0); KDH C(X/5)` : une semaine complète.
    `CH5 A(0); CH6 B(1)` : deux journées d'avance.
    Huskies `F+(2)` – Flocons `F(0)`, case F = 5, quatre équipes sur F : 5−3 = 2 ; Huskies 2+1 = 3, Flocons 2 : **3-2**.
mh-rules-coupes = ### Les coupes
    {"**"}KDH** : élimination directe, toutes les équipes ; prolongation puis tirs au but. Sans ordre, match perdu ; deux ONR face à face : le meilleur perdant est repêché.
    {"**"}Wayne Gretzky** : douze qualifiés, trois poules de quatre, demi-finales, finale. Pas de super-arrêt ni de but bonus en coupe.
mh-rules-onr = ### Ordres non reçus
    1er ONR : un extra-but et un super-arrêt en moins. 2e : tous les stocks perdus, pas de montée. 3e : l'équipe devient bidon et joue au hasard ; au dernier niveau, la liste d'attente la reprend. Jouez d'avance si vous vous absentez : `CH6 F(1); CH7 G(0)`.
