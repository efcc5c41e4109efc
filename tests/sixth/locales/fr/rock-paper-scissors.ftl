cmd-rock-paper-scissors = pierre-feuille-ciseaux
cmd-rock-paper-scissors-about = Pierre, feuille, ciseaux
opt-rps-gauche = gauche
opt-rps-gauche-about = Qui joue à gauche
opt-rps-droite = droite
opt-rps-droite-about = Qui joue à droite
rps-stage = tour { $turn }
rps-sign = { $sign ->
    [pierre] ✊ pierre
    [feuille] ✋ feuille
    [ciseaux] ✌️ ciseaux
   *[none] rien
}
rps-help = Écrivez `pierre`, `feuille` ou `ciseaux`.
rps-error-sign = Je n'y reconnais pas un signe. Écrivez `pierre`, `feuille` ou `ciseaux`.
rps-form-label = Pierre, feuille ou ciseaux ?
rps-event-sign_shown = { $seat } : { rps-sign }.
rps-event-turn_won = { $seat ->
    [none] Égalité.
   *[other] **Un point pour { $seat }.**
}
rps-event-score_set = Points de { $seat } : { $value }.
act-set-score = Points corrigés
rps-act-how-set-score = Choisissez l'équipe et écrivez ses points, de `0` à `9`.
game-rock-paper-scissors = Pierre-feuille-ciseaux
