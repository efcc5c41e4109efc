## Helvetia Cup : les actes de l'arbitre (`/arbitre corriger`), et ce qu'ils changent.

act-set = Position corrigée
act-offside = Hors-jeu signalé par l'arbitre
act-cancel-card = Carton retiré
act-abandon = Match annulé, à rejouer
act-result = Score entré par l'arbitre
hc-act-how-set = Écrivez ce qui change : `score 2-1`, `horloge 18`, `balle e7` ou `balle e7 5` ; avec une équipe choisie aussi `attaque`, `5 e8` (le 5 en e8), `5 boost 3`, `5 jaune 1`, `changements 1`, `hors-jeu oui`. Ce qui change avec la possession s'écrit à sa suite : `attaque balle d7 5, 8 e8`.
hc-act-how-offside = Rien à écrire : le hors-jeu est celui du joueur qui a la balle, tant qu'il l'a : `-`.
hc-act-how-card = Choisissez l'équipe, puis écrivez le numéro et la couleur : `5 jaune`, `8 rouge`.
hc-act-how-cancel-card = Choisissez l'équipe, puis écrivez le numéro, la couleur et, s'il revient sur le terrain, sa case : `5 rouge e5`.
hc-act-how-forfeit = Choisissez l'équipe qui perd par forfait : `-`.
hc-act-how-abandon = Rien à écrire : le match est annulé : `-`.
hc-act-how-result = Écrivez le score, équipe à domicile d'abord : `2-1`. À égalité où il faut un vainqueur, choisissez l'équipe qui a gagné.
hc-act-confirm-void = Le match serait annulé, comme s'il n'avait pas eu lieu. Recommencez avec `confirmer : oui` si c'est bien ce que vous voulez.
hc-change-match = { $field ->
        [clock] Horloge
        [half] Mi-temps
        [score-home] Buts à domicile
        [score-away] Buts des visiteurs
        [ball-at] Balle
        [stall] Tours sans geste
        [held] Tours de la même possession
        [restart] Balle arrêtée
       *[phase] Phase
    } : { $was } → { $now }
hc-change-attack = Attaque : { $was } → { $now }
hc-change-holder = Porteur de la balle : { $was } → { $now }
hc-change-man = { $player }, { $field ->
        [at] case
        [boost] BOOST
        [yellow] cartons jaunes
        [status] état
       *[down] à terre
    } : { $was } → { $now }
hc-change-subs = Changements de { $team } : { $was } → { $now }
hc-change-offside = { $team } { $call ->
        [yes] réclame désormais
       *[no] ne réclame plus
    } les hors-jeu.
