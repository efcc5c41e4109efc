## Double-Échec: the referee's acts (`/referee correct`), and what they change.

de-act-confirm = The match would be over. Do it again with `confirm: yes` if that is what you want.
de-change-match = { $field ->
        [clock-period] Period
        [clock-units] Units played
        [score-home] Home goals
        [score-away] Away goals
        [puck-at] Puck
       *[phase] Phase
    }: { $was } → { $now }
de-change-at = { $player }: { $was } → { $now }
de-change-held = Carrier: { $was } → { $now }
de-change-deck = Deck { $deck }, { $card } { $was } → { $now }
