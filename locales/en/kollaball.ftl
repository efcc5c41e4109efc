## Kollaball: the names. The other kollaball-*.ftl files take them as values.

kb-team = { $team ->
        [rouge] 🔴
       *[bleue] 🔷
    } { $name }
kb-team-plain = { $team ->
        [rouge] 🔴 red
       *[bleue] 🔷 blue
    }
kb-player = { $team ->
        [rouge] 🔴
       *[bleue] 🔷
    } no. { $number } { $name }
kb-player-plain = { $team ->
        [rouge] 🔴
       *[bleue] 🔷
    } no. { $number }

kb-ball = { $ball ->
        [rouge] the red ball
       *[bleue] the blue ball
    }
kb-ball-masked = ball { $number }
kb-ball-decoy = the decoy made by { $owner }
kb-ball-any = a ball

kb-class-warrior = warrior
kb-class-alchemist = alchemist
kb-class-ranger = ranger
kb-class-archer = archer
kb-class-thief = thief
kb-class-merchant = merchant

kb-special-sprint = sprint
kb-special-deep_pass = deep pass
kb-special-block = block
kb-special-decoy = decoy
kb-special-bribe = bribe
kb-special-copy = copy

kb-tactic-lob = lob
kb-tactic-rally = rally
kb-tactic-feint = feint
kb-tactic-reshuffle = reshuffle
kb-tactic-analysis = analysis
kb-tactic-placement = placement
kb-tactic-own_game = own game
kb-tactic-neutralise = neutralisation
kb-tactic-fall_back = fall-back

kb-effect-expulsion = expulsion
kb-effect-fracture = fracture
kb-effect-serious_injury = serious injury
kb-effect-warning = warning
kb-effect-special_aborted = special action aborted
kb-effect-fumble = fumble
kb-effect-misunderstanding = misunderstanding
kb-effect-indecision = indecision
kb-effect-sprain = light sprain
kb-effect-fatigue = fatigue
kb-effect-nothing = nothing
kb-effect-hindrance = hindrance
kb-effect-play_through = play through
kb-effect-referee_error = referee's error
kb-effect-imaginary_foul = imaginary foul
kb-effect-blatant_fix = blatant fix
kb-effect-fair_call = fair call
kb-effect-offside = offside not given
kb-effect-advantage = advantage
kb-effect-play_on = play on!
kb-effect-favouritism = favouritism

kb-stage-roll_call = roll-call
kb-stage-lineup = line-up
kb-stage-orders = turn { $turn }
kb-stage-orders_second = turn { $turn }, second orders
kb-stage-timeout = timeout
kb-stage-replacement = replacement
kb-stage-finished = match over

## One line per turn, the result, the tie-break.

kb-summary-turn = Turn { $turn } played: { $received ->
        [0] no pass caught
        [one] { $received } pass caught
       *[other] { $received } passes caught
    }, { $picked_up ->
        [0] no pick-up
        [one] { $picked_up } pick-up
       *[other] { $picked_up } pick-ups
    }, { $charged ->
        [0] no charge
        [one] { $charged } charge
       *[other] { $charged } charges
    }, { $expelled ->
        [0] nobody knocked back
        [one] { $expelled } player knocked back
       *[other] { $expelled } players knocked back
    }.
kb-story-more = { $count ->
        [one] … and one thing more: “Report”.
       *[other] … and { $count } things more: “Report”.
    }
kb-summary-void = Turn { $turn } void: orders missing from { $teams }.
kb-summary-stage = This stage is closed, the match goes on.

game-kollaball = Kollaball
join-class = **Your class?** It says what you can do on the pitch; **Rules** explains them.
join-in = { $there ->
        [yes] You already play for **{ $team }**: to change your class, choose another one.
       *[no] **Your class in team { $team }?** It says what you can do on the pitch; **Rules** explains them.
    }
join-class-choose = Choose my class
join-team = { $teams ->
        [0] **Your team?** None has room at the moment: found the first.
       *[other] **Your team?** Join one, or found your own.
    }
join-team-choose = Join a team
join-team-about = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
join-found = Found a team
join-name = The team's name
join-name-hint = You will be its captain.
join-name-example = The Eagles
