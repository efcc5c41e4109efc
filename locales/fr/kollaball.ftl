## Kollaball : les noms. Les autres fichiers kollaball-*.ftl les reprennent comme valeurs.

# $team : « rouge » ou « bleue » ; la forme du signe diffère autant que sa couleur.
kb-team = { $team ->
        [rouge] 🔴
       *[bleue] 🔷
    } { $name }
kb-team-plain = { $team ->
        [rouge] 🔴 rouge
       *[bleue] 🔷 bleue
    }
kb-player = { $team ->
        [rouge] 🔴
       *[bleue] 🔷
    } n° { $number } { $name }
kb-player-plain = { $team ->
        [rouge] 🔴
       *[bleue] 🔷
    } n° { $number }

# $ball : « rouge » ou « bleue ». Toujours avec l'article ; jamais après « de » ni « à ».
kb-ball = { $ball ->
        [rouge] la balle rouge
       *[bleue] la balle bleue
    }
kb-ball-masked = la balle n° { $number }
kb-ball-decoy = le leurre du joueur { $owner }
kb-ball-any = une balle

kb-class-warrior = guerrier
kb-class-alchemist = alchimiste
kb-class-ranger = rôdeur
kb-class-archer = archer
kb-class-thief = voleur
kb-class-merchant = marchand

kb-special-sprint = sprint
kb-special-deep_pass = passe en profondeur
kb-special-block = blocage
kb-special-decoy = leurre
kb-special-bribe = pot-de-vin
kb-special-copy = copie

kb-tactic-lob = chandelle
kb-tactic-rally = rassemblement tactique
kb-tactic-feint = feinte de course
kb-tactic-reshuffle = reformation tactique
kb-tactic-analysis = analyse tactique
kb-tactic-placement = placement
kb-tactic-own_game = à son propre jeu
kb-tactic-neutralise = neutralisation tactique
kb-tactic-fall_back = repli défensif

# Évènements aléatoires, puis effets des pots-de-vin.
kb-effect-expulsion = exclusion
kb-effect-fracture = fracture
kb-effect-serious_injury = blessure grave
kb-effect-warning = avertissement
kb-effect-special_aborted = action spéciale annulée
kb-effect-fumble = gris-gris manqué
kb-effect-misunderstanding = incompréhension
kb-effect-indecision = indécision critique
kb-effect-sprain = entorse légère
kb-effect-fatigue = coup de fatigue
kb-effect-nothing = rien
kb-effect-hindrance = gêne
kb-effect-play_through = laisser jouer
kb-effect-referee_error = erreur d'arbitrage
kb-effect-imaginary_foul = faute imaginaire
kb-effect-blatant_fix = trucage manifeste
kb-effect-fair_call = arbitrage favorable
kb-effect-offside = hors-jeu non signalé
kb-effect-advantage = avantage en cours
kb-effect-play_on = jouez !
kb-effect-favouritism = favoritisme

kb-stage-roll_call = appel
kb-stage-lineup = composition
kb-stage-orders = tour { $turn }
kb-stage-orders_second = tour { $turn }, seconds ordres
kb-stage-timeout = arrêt de jeu
kb-stage-replacement = remplacement
kb-stage-finished = match terminé

## Une ligne par tour, le résultat, le départage.

kb-summary-turn = Tour { $turn } joué : { $received ->
        [0] aucune passe reçue
        [one] { $received } passe reçue
       *[other] { $received } passes reçues
    }, { $picked_up ->
        [0] aucun ramassage
        [one] { $picked_up } ramassage
       *[other] { $picked_up } ramassages
    }, { $charged ->
        [0] aucune charge
        [one] { $charged } charge
       *[other] { $charged } charges
    }, { $expelled ->
        [0] personne de repoussé
        [one] { $expelled } joueur repoussé
       *[other] { $expelled } joueurs repoussés
    }.
kb-story-more = { $count ->
        [one] … et un autre fait : « Compte rendu ».
       *[other] … et { $count } autres faits : « Compte rendu ».
    }
kb-summary-void = Tour { $turn } nul : ordres manquants de { $teams }.
kb-summary-stage = L'étape est close, le match continue.

game-kollaball = Kollaball
join-class = **Votre classe ?** Elle dit ce que vous savez faire sur le terrain ; **Règles** les explique.
join-in = { $there ->
        [yes] Vous jouez déjà pour **{ $team }** : pour changer de classe, choisissez-en une autre.
       *[no] **Votre classe dans l'équipe { $team } ?** Elle dit ce que vous savez faire sur le terrain ; **Règles** les explique.
    }
join-class-choose = Choisir ma classe
join-team = { $teams ->
        [0] **Votre équipe ?** Aucune n'a de place en ce moment : fondez la première.
       *[other] **Votre équipe ?** Rejoignez-en une, ou fondez la vôtre.
    }
join-team-choose = Rejoindre une équipe
join-team-about = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
join-found = Fonder une équipe
join-name = Le nom de l'équipe
join-name-hint = Vous en serez capitaine.
join-name-example = Les Aigles
