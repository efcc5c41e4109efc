## Helvetia Cup: the referee's acts (`/referee correct`), and what they change.

act-set = Position corrected
act-offside = Off-side called by the referee
act-cancel-card = Card withdrawn
act-abandon = Match void, to be replayed
act-result = Score entered by the referee
hc-act-how-set = Write what changes: `score 2-1`, `clock 18`, `ball e7` or `ball e7 5`; with a team chosen also `attack`, `5 e8` (number 5 to e8), `5 boost 3`, `5 yellow 1`, `subs 1`, `off-side yes`. What changes with possession follows it: `attack ball d7 5, 8 e8`.
hc-act-how-offside = Nothing to write: the off-side is that of whoever has the ball, as long as that is so: `-`.
hc-act-how-card = Choose the team, then write number and colour: `5 yellow`, `8 red`.
hc-act-how-cancel-card = Choose the team, then write number, colour and, if the player comes back, the hex: `5 red e5`.
hc-act-how-forfeit = Choose the team that loses by forfeit: `-`.
hc-act-how-abandon = Nothing to write: the match is void: `-`.
hc-act-how-result = Write the score, home team first: `2-1`. Level where there must be a winner, choose the team that won.
hc-act-confirm-void = The match would be void, as if it had never been. Do it again with `confirm: yes` if that is what you want.
hc-change-match = { $field ->
        [clock] Clock
        [half] Half
        [score-home] Home goals
        [score-away] Away goals
        [ball-at] Ball
        [stall] Turns without a gesture
        [held] Turns of the same possession
        [restart] Dead ball
       *[phase] Phase
    }: { $was } → { $now }
hc-change-attack = Attack: { $was } → { $now }
hc-change-holder = Who has the ball: { $was } → { $now }
hc-change-man = { $player }, { $field ->
        [at] hex
        [boost] BOOST
        [yellow] yellow cards
        [status] state
       *[down] down
    }: { $was } → { $now }
hc-change-subs = Substitutions of { $team }: { $was } → { $now }
hc-change-offside = { $team } { $call ->
        [yes] now calls
       *[no] no longer calls
    } off-sides.
