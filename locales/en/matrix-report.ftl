## Matrix Hockey: the bulletins of a week.

mh-title = { $league } · { $match } · { $stage }
mh-stage-setup = season { $season }, draws
mh-stage-season = season { $season }, week { $week }
mh-stage-finished = season { $season }, finished
mh-part-E = Elite
mh-part-WG = Wayne Gretzky cup
mh-part-KDH = KDH cup
mh-part-season = The season
mh-comp-CH = Championship
mh-comp-WG = Gretzky cup
mh-comp-WGF = Gretzky cup, final phase
mh-comp-KDH = KDH cup
mh-round = round { $number }
mh-round-preliminary = preliminary round
mh-round-fraction = { $part ->
        [2] semi-finals
        [4] quarter-finals
       *[other] 1/{ $part } finals
    }
mh-short-round = R{ $number }
mh-short-preliminary = Prel.
mh-short-fraction = 1/{ $part }
mh-short-final = Fin.
mh-round-semis = semi-finals
mh-round-final = final
mh-round-head = ### { CAP($round) }
mh-columns = Shared columns: { $counts }
mh-column-count = { $column } ×{ $count }: { $cell } → { $base }
mh-onr =
    { $forfeit ->
        [yes] **No orders** { $round }: { $team } loses its match.
       *[no] **No orders** { $round }: { $team }; drawn: column { $column }, value { $ot }.
    }
mh-onr-all = **No orders**: { $teams }.
mh-redrawn =
    { $round }, { $team }: { $what ->
        [column] column { $ordered } is no longer free, column { $got } is drawn.
        [ot] value { $ordered } is no longer in stock, { $got } is drawn for overtime.
       *[so] value { $ordered } is no longer in stock, { $got } is drawn for the shoot-out.
    }
mh-boost-cut =
    { $round }, { $team }: { $what ->
        [extra_goals] { $asked ->
            [one] { $asked } extra goal asked
           *[other] { $asked } extra goals asked
        }
       *[super_saves] { $asked ->
            [one] { $asked } super save asked
           *[other] { $asked } super saves asked
        }
    }, { $granted ->
        [0] none granted
       *[other] { $granted } granted
    }.
mh-bonus =
    { $refused ->
        [yes] Bonus goal: drawn for { $team }, refused (offside, no orders).
       *[no] Bonus goal: { $team }.
    }
mh-through =
    { $match }: { $team } goes through { $by ->
        [lot] by lot.
       *[pool_goals] with more goals in the pools.
    }
mh-readmitted =
    { $team } is re-admitted in place of { $match }, best loser { $criterion ->
        [shootout] in a shoot-out
        [overtime] in overtime
       *[regulation] in regulation time
    }{ $lot ->
        [yes] {" "}(by lot).
       *[no] .
    }
mh-kdh-over = { CAP($round) }: { $count } through.
mh-kdh-draw = **Draw: { $round }**
mh-bye = Bye: { $team }.
mh-kdh-winner =
    { $team ->
        [none] The KDH cup is not awarded.
       *[other] 🏆 { $team } wins the KDH cup!
    }
mh-pools-drawn = **Draw of the pools**
mh-pool-teams = - Pool { $pool }: { $teams }
mh-pool = **Pool { $pool }**
mh-wg-not-played = The Gretzky cup is not played: only { $candidates } candidates.
mh-qualified = Pool winners: { $winners }.{ $count ->
        [0] { "" }
        [one] { " " }Best second: { $seconds }.
       *[other] { " " }Best seconds: { $seconds }.
    }
mh-semis = Semi-finals: { $matches }.
mh-wg-winner = 🏆 { $team } wins the Wayne Gretzky cup!
mh-lot = By lot among { $among }: { $team } takes rank { $rank }.
mh-sanction =
    { $step ->
        [1] First missed order of { $team }: −{ $extra } extra goal, −{ $saves } super save.
        [2] Second missed order of { $team }: no extra goals (−{ $extra }) nor super saves (−{ $saves }) left, no promotion this season.
       *[other] Third missed order of { $team }: the team becomes a dummy (−{ $extra } extra goals, −{ $saves } super saves).
    }
mh-dummy = { $team } plays at random from now on.
mh-replaced =
    { $reason ->
        [first_round] { $new } takes over { $old }, which sent nothing for the first round.
        [dummy] { $new } takes over { $old }.
        [coach] { $new } has another coach, as the referee decided.
       *[referee] { $new } takes over { $old }, as the referee decided.
    }
mh-started = Season { $season } begins: { $weeks } weeks.
mh-dissolved = { $team } ({ $division }) is dissolved.
mh-promotion-refused = { $team } ({ $division }, rank { $rank }) may not go up.
mh-promoted = ▲ { $team } goes up: { $source } → { $target }.
mh-relegated = ▼ { $team } goes down: { $source } → { $target }.
mh-finished = 🏆 **Champion: { $champion }.** Gretzky cup: { $wg }. KDH cup: { $kdh }.
mh-enters = { $team } enters { $division }.
mh-vacancy = A place stays vacant in { $division }.
mh-entrants = Qualified for the Gretzky cup: { $teams }.
mh-rolled = Season { $season } is being prepared.
mh-side = { $team } [{ $played }]
mh-played-onr = NO ORDER
mh-played-without = NO ORDER: { $choice }
mh-played-dummy = DUMMY: { $choice }
mh-result = { $home } - { $away }: { $score }
mh-score = **{ $score }**
mh-score-overtime = **{ $score }** OT
mh-score-shootout = **{ $score }** ({ $home }-{ $away } SO)
mh-score-lost = match lost
mh-table-head = rk { $team } pts pl dif
mh-table-line = { $rank } { $mark }**{ $team }** · { $points } pts · { $played } pl · { $wins } w{ $late ->
        [0] { "" }
       *[other]  ({ $late } ot)
    } · { $draws } d · { $late_losses } otl · { $losses } l · { $gf }-{ $ga } ({ $difference }){ $flags }
mh-table-team = team
mh-table-title =
    { $final ->
        [yes] **Final table**
       *[no] **Table**
    }
mh-table-legend = -# pts: points · pl: played · dif: goal difference · w (ot): won, of which after overtime · d: draws · otl: lost after overtime · l: lost · ▲ goes up, ▼ goes down · !: may not go up · B: dummy team
mh-seed = -# Seed `{ $seed }` · entropy `{ $entropy }`
mh-line = { $title }: results in { $thread }.
mh-announced = A season of Matrix Hockey begins in { $thread }. Each division and each cup has its panel there, with the deadline.
mh-over = The seasons of this league are over.
mh-honour = 🏆 { $title ->
        [CH] **{ $team } wins the championship of season { $season }!**
        [KDH] **{ $team } wins the KDH cup of season { $season }!**
       *[WG] **{ $team } wins the Wayne Gretzky cup of season { $season }!**
    }{ $coach ->
        [none] { "" }
       *[other] { " " }Well done, { $coach }.
    } All results are in { $thread }.
mh-opened = The teams of the season. The draws follow, then a panel for each division and cup.
mh-opened-division = **{ $division }**: { $teams }
mh-opened-waiting = Waiting list: { $names }
mh-choose-bulletin = Show a bulletin
