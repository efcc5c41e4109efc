## Matrix Hockey: pages, panels, pictures.

mh-week-team = **{ $team }** · { $extra ->
        [one] { $extra } extra goal
       *[other] { $extra } extra goals
    } (+) · { $saves ->
        [one] { $saves } super save
       *[other] { $saves } super saves
    } (#) · missed orders: { $onr }
mh-week-dummy = This team is a dummy: it plays at random and takes no orders.
mh-week-nothing = Nothing to play this week.
mh-week-match = **{ $key }** · { $comp }, { $round }
    Against **{ $opponent }** · columns they have left: { $left }
    Your row: { $row }
    { $order }
mh-week-order-sent = ✅ order sent: { $order }
mh-week-order-stored = ✅ order stored ahead: { $order }
mh-week-order-none = ⏳ **no order**
mh-week-left =
    -# **{ $comp }**: columns { $columns } · overtime { $values }{ $shots ->
        [none] {""}
       *[other] {" "}· shoot-out { $shots }
    }
mh-week-stored = Stored ahead: { $orders }
mh-week-sent = Sent for later: { $orders }
mh-week-due = Closes { TIME($due) } ({ WAIT($due) }).{ $example ->
        [none] { "" }
       *[other] { " " }Write to me in private, for instance `{ $example }`.
    }
mh-owed = **{ $team }**, this week: { $matches }.
mh-owed-match = **{ $key }** against { $opponent }
mh-take-back = Take orders back, round by round
mh-panel-not-played = This cup is not played this season.
mh-panel-paused = ⏸️ The season is paused.
mh-panel-stuck = ⚠️ The week could not be closed: the referees have been told.
mh-panel-setup = Draws: { TIME($due) } ({ WAIT($due) }).
mh-panel-finished = The season is over. The next one begins { TIME($due) }, unless the referee decides otherwise.
mh-panel-season = Closes { TIME($due) } ({ WAIT($due) }) · orders received: { $received }/{ $count }
mh-panel-quiet = No match this week. Closes { TIME($due) }.
mh-panel-kdh = Teams still in: { $count }.
mh-button-week = My week
mh-button-matrix = Matrix
mh-button-left = What is left
mh-button-table = Table
mh-button-bracket = Bracket
mh-button-more = More
mh-button-text = As text
mh-button-back = ◀
mh-button-on = ▶
mh-left-line = **{ $team }** `{ $columns }` · ot `{ $values }`{ $shots ->
        [none] { "" }
       *[other] { " " }· so `{ $shots }`
    } · +{ $extra }{ $saves ->
        [none] { "" }
       *[other] { " " }#{ $saves }
    }
mh-left-nobody = Nobody is in.
mh-left-counts = How many still have each column: { $counts }
    -# ot: overtime values · so: shoot-out values · +: extra goals · #: super saves
mh-not-drawn = Not drawn yet, or not played.
mh-calendar = Calendar: **{ $team }**
mh-calendar-week = **Week { $week }**{ $now ->
        [yes] { " " }· this week
       *[no] { "" }
    }
mh-calendar-line = `{ $key }` { $opponent }{ $score ->
        [none] { "" }
       *[other] : { $score }
    }
mh-page-score = : { $score }
mh-forfeit-won = won by forfeit
mh-forfeit-lost = lost by forfeit
mh-tie-through = { $score } → { $team }
mh-tie-back = { $score } · re-admitted: { $team }
mh-forfeit = forfeit
mh-double-forfeit = double forfeit
mh-calendar-empty = No match known.
mh-sheet = **{ $team }** · { $division }, code { $code } · extra goals { $extra } · super saves { $saves } · missed orders { $onr }{ $banned ->
        [yes] {" "}· no promotion
       *[no] {""}
    }{ $dummy ->
        [yes] {" "}· dummy
       *[no] {""}
    }
mh-sheet-record = { $comp }: { $played } played, { $wins } won, goals { $gf }-{ $ga }, { $shutouts ->
        [one] { $shutouts } shut-out
       *[other] { $shutouts } shut-outs
    }
mh-sheet-next = Next season, as it stands: { $extra ->
        [one] { $extra } extra goal
       *[other] { $extra } extra goals
    }, { $saves ->
        [one] { $saves } super save
       *[other] { $saves } super saves
    }.
mh-sheet-titles = Titles: { $titles }.
mh-sheet-line = `{ $key }` { $played } · { $opponent }: { $score }
mh-picture-matrix = Matrix, week { $week }
mh-picture-left = What is left, week { $week }
mh-picture-table = { $final ->
        [yes] Final table
       *[no] { $week ->
            [0] Table
           *[other] Table after week { $week }
        }
    }
mh-picture-cup = { $week ->
        [0] { $comp }
       *[other] { $comp } after week { $week }
    }
mh-picture-of = { $part ->
        [none] { $season }
       *[other] { $part } · { $season }
    }
mh-alt-matrix = Matrix ({ $comp }), columns { $columns }.
mh-alt-round = { $round }{ $now ->
        [yes] { " " }(to play)
       *[no] { "" }
    }: { $cells }{ $taken ->
        [none] .
       *[other] ; teams: { $taken }.
    }
mh-alt-pool = { $pool }: { $places }.
mh-alt-place = { $rank }. { $team } ({ $points ->
        [one] { $points } pt
       *[other] { $points } pts
    })
mh-alt-bracket = The earlier rounds of the KDH cup; the text beside says the same matches.
mh-picture-empty = Nothing to show yet
mh-picture-now = this week
mh-picture-taken = teams on the column
mh-picture-used = already played
mh-picture-own = my choice
mh-picture-promotion = promotion
mh-picture-relegation = relegation
mh-picture-no-promotion = no promotion
mh-picture-dummy = dummy
mh-picture-overtime = OT
mh-picture-lot = by lot
mh-picture-pool-goals = pool goals
mh-picture-forfeit = forfeit
mh-picture-double-forfeit = double forfeit
mh-picture-readmitted = re-admitted
mh-picture-bye = bye
mh-picture-winner = Winner
mh-picture-seconds = Runners-up
mh-picture-qualified = through
mh-picture-columns = columns
mh-picture-values = overtime
mh-picture-shots = shoot-out
mh-picture-extra-goals = extra goals
mh-picture-super-saves = super saves
mh-picture-spent = spent
mh-picture-still = still have it
mh-picture-week = wk { $week }
mh-picture-adjusted = { $points } pt
mh-picture-shootout = { $home }-{ $away } SO
mh-picture-exempt = { $count } exempt
mh-picture-pool = Pool { $pool }
mh-picture-cells = row { $round }
mh-stat-points = pts
mh-stat-played = Pl
mh-stat-wins = W
mh-stat-draws = D
mh-stat-ot-losses = OL
mh-stat-losses = L
mh-stat-gf = GF
mh-stat-ga = GA
mh-stat-difference = {"+"}/-
mh-decided-goal-difference = goal difference
mh-decided-goals-for = goals for
mh-decided-goals-against = goals against
mh-decided-wins = wins
mh-decided-regulation-wins = regulation wins
mh-decided-fewest-onr = fewest missed orders
mh-decided-h2h-points = head-to-head points
mh-decided-h2h-goal-difference = head-to-head difference
mh-decided-h2h-goals-for = head-to-head goals
mh-decided-lot = by lot
mh-decided-referee = referee
mh-die-column = The column of { $subject }
mh-die-ot = The overtime value of { $subject }
mh-die-x-ot = The X of { $subject } in overtime
mh-die-so = The shoot-out value of { $subject }
mh-die-x-so = The X of { $subject } in the shoot-out
mh-die-bonus = The bonus goal ({ $subject })
mh-die-draw = The draw of the KDH cup, match { $number }, { $side ->
    [home] first team
   *[away] second team
    }
mh-die-readmit = The re-admission in the KDH cup ({ $subject })
mh-die-bye = The bye of the KDH cup
mh-die-lot = The lot for rank { $number } ({ $subject })
mh-die-seconds = second in their pools
mh-die-tie = The lot between the two teams of match { $number }
mh-die-pools = The Gretzky pools ({ $subject })
mh-die-semis = The Gretzky semi-finals
mh-die-matrix = A cell of the matrix ({ $subject })
mh-die-other = The draw { $subject }
