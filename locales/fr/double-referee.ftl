## Double-Échec : les actes de l'arbitre (`/arbitre corriger`), et ce qu'ils changent.

de-act-confirm = Le match serait terminé. Recommencez avec `confirmer : oui` si c'est bien ce que vous voulez.
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
