## Double-Échec : les actes de l'arbitre (`/arbitre corriger`), et ce qu'ils changent.

act-card = Décision sur une carte ou un carton
act-score = Score corrigé
act-place = Joueur placé
act-puck = Rondelle placée
act-penalty = Pénalité donnée
act-release = Pénalité levée
act-deck = Paquet corrigé
act-next = Suite du jeu fixée
de-act-how-card = Choisissez l'équipe fautive, puis écrivez le paquet et la carte, ce que l'autre entraîneur en décide, et au besoin qui purge : `D/avance accepte 17`, `F/vol refuse`.
de-act-how-clock = Écrivez la période et les unités jouées : `2 35`.
de-act-how-score = Écrivez le score, équipe à domicile d'abord : `2-1`.
de-act-how-place = Choisissez l'équipe, puis écrivez le numéro et la case : `9 G13`.
de-act-how-puck = Écrivez la case ; pour un porteur, choisissez son équipe et ajoutez son numéro : `G13`, `G13 9`.
de-act-how-penalty = Choisissez l'équipe, puis écrivez le numéro, la sorte et au besoin les unités : `9 mineure`, `9 majeure 6`, `9 banc`.
de-act-how-release = Choisissez l'équipe, puis écrivez le numéro de l'homme à sortir du cachot : `9`.
de-act-how-deck = Écrivez le paquet (F, D ou G) et combien de cartes il en reste par sorte : `F passe=3 vol=0`. Les sortes : `passe-ou-tir`, `passe`, `avance`, `degagement`, `vol`, `mise`, `retour`, `passe-pres`, `passe-centre`.
de-act-how-next = Écrivez ce qui vient : `mise D6`, `défense`, `carte`, ou avec une équipe choisie `libre` (elle va à la rondelle) ou `tir 9 F` (tir de pénalité du 9, accroché dans la rangée F).
de-change-match = { $field ->
        [clock-period] Période
        [clock-units] Unités jouées
        [score-home] Buts à domicile
        [score-away] Buts des visiteurs
        [puck-at] Rondelle
       *[phase] Phase
    } : { $was } → { $now }
de-change-at = { $player } : { $was } → { $now }
de-change-held = Porteur : { $was } → { $now }
de-change-deck = Paquet { $deck }, { $card } { $was } → { $now }
