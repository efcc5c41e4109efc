cmd-rock-paper-scissors = rock-paper-scissors
cmd-rock-paper-scissors-about = Rock, paper, scissors
opt-rps-gauche = left
opt-rps-gauche-about = Who plays on the left
opt-rps-droite = right
opt-rps-droite-about = Who plays on the right
rps-stage = turn { $turn }
rps-sign = { $sign ->
    [pierre] ✊ rock
    [feuille] ✋ paper
    [ciseaux] ✌️ scissors
   *[none] nothing
}
rps-help = Write `pierre` (rock), `feuille` (paper) or `ciseaux` (scissors).
rps-error-sign = I see no sign in this. Write `pierre` (rock), `feuille` (paper) or `ciseaux` (scissors).
rps-form-label = Rock, paper or scissors?
rps-event-sign_shown = { $seat }: { rps-sign }.
rps-event-turn_won = { $seat ->
    [none] A draw.
   *[other] **A point for { $seat }.**
}
rps-event-score_set = Points of { $seat }: { $value }.
act-set-score = Points corrected
rps-act-how-set-score = Choose the team and write its points, from `0` to `9`.
game-rock-paper-scissors = Rock-paper-scissors
