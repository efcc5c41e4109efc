## Double-Échec: the referee's acts (`/referee correct`), and what they change.

act-card = Ruling on a card
act-score = Score corrected
act-place = Player placed
act-puck = Puck placed
act-penalty = Penalty given
act-release = Penalty lifted
act-deck = Deck corrected
act-next = What comes next set
de-act-how-card = Choose the team at fault, then write deck and card, what the other coach decides, and if need be who serves: `D/advance accepted 17`, `F/steal refused`.
de-act-how-clock = Write the period and the units played: `2 35`.
de-act-how-score = Write the score, home team first: `2-1`.
de-act-how-place = Choose the team, then write number and cell: `9 G13`.
de-act-how-puck = Write the cell; for a carrier choose the team and add the number: `G13`, `G13 9`.
de-act-how-penalty = Choose the team, then write the number, the kind and if need be the units: `9 minor`, `9 major 6`, `9 bench`.
de-act-how-release = Choose the team, then write the number of the player to be let out of the box: `9`.
de-act-how-deck = Write the deck (F, D or G) and how many cards of each kind are left: `F pass=3 steal=0`. The kinds: `pass-or-shoot`, `pass`, `advance`, `clear`, `steal`, `face-off`, `rebound`, `pass-nearest`, `pass-centre`.
de-act-how-next = Write what comes: `face-off D6`, `defend`, `card`, or with a team chosen `loose` (it goes for the puck) or `shot 9 F` (a penalty shot by 9, fouled in row F).
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
