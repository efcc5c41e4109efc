## Double-Échec: the match's thread, its panel, its announcements.

game-double-echec = Double-Échec
de-man-plain = { $number } ({ $team })
de-man = { $sign }{ $number }
de-stage-lineup = line-up and shift 1
de-stage-play = { $named }, shift { $turn }
de-stage-penalty_shot = penalty shot, shift { $turn }
de-stage-over = match over

de-score = ## { $home } { $goals } { $away }
de-strip = -# { $time }{ $left ->
        [0] {""}
       *[other] { " " }· { $left } units left
    } · { $strength }{ $box ->
        [none] {""}
       *[other] { " " }· in the box: { $box }
    }{ $next ->
        [none] {""}
       *[other] { " " }· { $next }
    }
de-strength = { $home } on { $away }
de-boxed = { $player } { $minutes }{ "\u00a0" }min{ $running ->
        [yes] {""}
       *[no] { " " }(waiting)
    }
de-stops = ✋ Stops that you have left this period: { $count }
de-next-faceoff = face-off on { $spot }
de-next-defend = { $team } defends
de-next-card = { $team } turns a card
de-next-play_card = a card of { $team } to be played: { $named }
de-next-recover = loose puck, { $team } goes for it
de-next-penalty_shot = penalty shot by { $player }
de-next-over = over

de-news-goals = { $count ->
        [0] No goal
        [one] One goal
       *[other] { $count } goals
    }
de-news-time = { $count ->
        [0] off the clock
        [one] one unit played
       *[other] { $count } units played
    }
de-news-line = { $goals }{ $penalties ->
        [0] {""}
        [one] { " " }· one penalty
       *[other] { " " }· { $penalties } penalties
    } · { $time }.
de-why-stop = { $team } has stopped play: both coaches are asked again.
de-why-penalty_shot = A penalty shot is awarded: { $shooter } says how to shoot (`S`), { $keeper } where the goalkeeper stands (`K`).
de-asked = { $kind ->
        [lineup] **Line-ups** awaited from both coaches
        [penalty_shot] **Penalty shot**: `S` from { $shooter }, `K` from { $keeper }
       *[play] **Your sheets**, or the last ones play on
    }: { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
de-silent = -# 🔕 Nothing new from { $teams }: the last sheet played on.

de-opened-side = { $team }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    }: { $side ->
        [home] at the bottom, attacks upwards
       *[away] at the top, attacks downwards
    }
de-opened-how = The match is played in shifts of ten units (5 minutes of play). Before each, send your **sheet** in secret: what your players do with each card. By the buttons below, by direct message, or by `/double-echec orders`. Without a new sheet the last one plays on; without any, the doctrine plays for you.
de-opened-lineup = **First the line-up**: `A1 11,9,17; P1 4,5; GB 31; TP yes`. Without one, the order of your list counts.

de-owed-lineup = Your line-up: `A1 11,9,17; A2 21,19,24; P1 4,5; P2 6,44; GB 31; TP yes`. What you leave out follows the order of your list.
de-owed-play = Your sheet for the next ten units, if you want to change it: the letters sent replace yours, the rest stands.
de-owed-penalty_shot = { $shoots ->
        [yes] Your penalty shot: `S carry ~F22 aim 5`. Without an order: an ordinary shot, straight on.
       *[no] Your goalkeeper before the penalty shot: `K cover out`. Without an order: the shooter’s side is covered.
    }
de-owed-over = The match is over.
de-brief-doctrine = 🔕 **You have no sheet yet: the doctrine plays for you.**
de-brief-sheet = 🔕 Your last sheet, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, plays on as it is unless you send another.

de-button-sheet = My sheet
de-button-form = Make my sheet
de-button-lineup = Give my line-up
de-button-shot = Prepare the penalty shot
de-button-board = The rink
de-button-try = Try my sheet
de-button-doctrine = And the doctrine?

# The rink, the bench, the decks.
de-bench-title = **Bench of { $team }**
de-bench-line = -# { $player } · { $post } · { $abilities }{ $thirds ->
        [0] {""}
       *[other] { " " }· injury { $thirds }/3
    }{ $out ->
        [yes] { " " }· out of the match
       *[no] {""}
    }
de-bench-ice = -# { $post } { $player } on { $at } · { $abilities } · bench { $steps } steps away ({ $sure ->
        [yes] sure change
       *[no] risky change
    }){ $thirds ->
        [0] {""}
       *[other] { " " }· injury { $thirds }/3
    }
de-skater = T{ $shot } P{ $pass_ } V{ $speed } B{ $fight }
de-goalkeeper = A{ $stop }
de-decks = **Cards left** (public: each one has been announced)
de-deck = -# { $deck ->
        [F] Forwards
        [D] Defenders
       *[G] Goalkeepers
    }: { $cards }{ $burned ->
        [none] {""}
       *[other] { " " }· burned: { $burned }
    }
de-deck-card = { $named } { $count }
de-overlay-choose = Show as well…
de-overlay-none = The rink alone
de-overlay-reach = Zones of reach
de-overlay-steps = Steps to the net
de-overlay-clear = Legal clearances
de-overlay-reach-told = Shaded cells are within an opponent’s reach: whoever enters with the puck loses it.
de-overlay-steps-told = Each number says how many steps the puck is from the opposing goal.
de-overlay-clear-told = Each arrow is a direction in which the carrier may clear.

# The box score.
de-box-title = **Box score**
de-box-line = { $team }: shots { $shots } · goals { $goals } · posts { $posts } · passes { $passes } · steals { $steals } · face-offs { $faceoffs } · fights { $fights }
de-box-saves = -# Saves of { $team }: { $count }{ $numbers ->
        [none] {""}
       *[other] { " " }(winning dice by number: { $numbers })
    }
de-box-number = no. { $number } { $count }
de-box-audit = -# Time, { $period }: { $units } units { $holds ->
        [yes] =
       *[no] ≠
    } { $cards } cards + { $tries } counted tries + { $fights } rounds of fights{ $over ->
        [0] .
       *[other] , and { $over } beyond the clock.
    }
de-box-stars = ⭐ { $first } · ⭐⭐ { $second } · ⭐⭐⭐ { $third }
de-box-star = { $player } ({ $points })
de-box-formula = -# Stars: goal 5, assist 3, steal 2, fight won 2, face-off won 1; goalkeeper: 1 a save, minus 2 a goal against.

