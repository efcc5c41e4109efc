## Matrix Hockey: the bulletins of a week.

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
mh-event-onr =
    { $forfeit ->
        [yes] **No orders** { $comp }{ $round }: match lost for { $team }.
       *[no] **No orders** { $comp }{ $round }: { $team }; drawn: column { $column }, value { $ot }.
    }
mh-onr-all = **No orders**: { $teams }.
mh-event-choice_redrawn =
    { $comp }{ $round }, { $team }: { $what ->
        [column] column { $ordered } is no longer free, column { $got } is drawn.
        [ot] value { $ordered } is no longer in stock, { $got } is drawn for overtime.
       *[so] value { $ordered } is no longer in stock, { $got } is drawn for the shoot-out.
    }
mh-event-boost_cut =
    { $comp }{ $round }, { $team }: { $what ->
        [extra_goals] { $asked ->
            [one] { $asked } extra goal asked for
           *[other] { $asked } extra goals asked for
        }
       *[super_saves] { $asked ->
            [one] { $asked } super save asked for
           *[other] { $asked } super saves asked for
        }
    }, { $granted ->
        [0] none granted
       *[other] { $granted } granted
    }.
mh-event-bonus_goal =
    { $refused ->
        [yes] Bonus goal: drawn for { $team }, refused (offside, no orders).
       *[no] Bonus goal: { $team }.
    }
mh-through =
    { $match } → { $team } { $by ->
        [lot] (by lot).
       *[pool_goals] (more goals in the pools).
    }
mh-event-kdh_readmitted =
    Re-admitted: { $team }, in place of { $instead_of }; best defeat { $criterion ->
        [shootout] in a shoot-out
        [overtime] in overtime
       *[regulation] in regulation time
    }{ $by_lot ->
        [yes] {" "}(by lot).
       *[no] .
    }
mh-event-kdh_round_over = { CAP($round) }: { $count } through.
mh-event-kdh_draw = **Draw: { $round }**
    { $matches }{ $bye ->
        [none] { "" }
       *[other] { "\u000A" }Bye: { $bye }.
    }
mh-bye = Bye: { $team }.
mh-event-kdh_winner =
    { $team ->
        [none] The KDH cup is not awarded.
       *[other] 🏆 KDH cup: { $team }
    }
mh-event-wg_pools_drawn = **Draw of the pools**
    { $pools }
mh-pool-teams = - Pool { $pool }: { $teams }
mh-pool = **Pool { $pool }**
mh-event-wg_not_played = The Gretzky cup is not played: only { $candidates } candidates.
mh-event-wg_qualified = Pool winners: { $winners }.{ $count ->
        [0] { "" }
        [one] { " " }Best second: { $best_seconds }.
       *[other] { " " }Best seconds: { $best_seconds }.
    }
mh-event-wg_semis_drawn = Semi-finals: { $matches }.
mh-event-wg_winner = 🏆 Wayne Gretzky cup: { $team }
mh-event-lot_drawn = By lot among { $among }: rank { $rank } for { $team }.
mh-event-sanction =
    { $step ->
        [1] First missed order of { $team }: −{ $extra_goals_lost } extra goal, −{ $super_saves_lost } super save.
        [2] Second missed order of { $team }: no extra goals (−{ $extra_goals_lost }) nor super saves (−{ $super_saves_lost }) left, no promotion this season.
       *[other] Third missed order of { $team }: the team becomes a dummy (−{ $extra_goals_lost } extra goals, −{ $super_saves_lost } super saves).
    }
mh-event-team_dummy = A dummy team from now on, at random: { $team }.
mh-event-team_replaced =
    { $reason ->
        [first_round] Taken over: { $old_name } → { $new_name } (no orders in the first round).
        [dummy] Taken over: { $old_name } → { $new_name }.
        [coach] New coach for { $new_name }, by decision of the referee.
       *[referee] Taken over, by decision of the referee: { $old_name } → { $new_name }.
    }
mh-event-season_started = Season { $season } begins: { $weeks } weeks.
mh-event-dissolved = Team dissolved: { $team } ({ $division }).
mh-event-promotion_refused = No promotion for { $team } ({ $division }, rank { $rank }).
mh-event-promoted = ▲ { $from } → { $to }: { $team }
mh-event-relegated = ▼ { $from } → { $to }: { $team }
mh-event-season_finished = 🏆 **Champion: { $champion }.** Gretzky cup: { $wg }. KDH cup: { $kdh }.
mh-event-team_enters = New team in { $division }: { $team }.
mh-event-vacancy = A place stays vacant in { $division }.
mh-event-wg_entrants = Qualified for the Gretzky cup: { $teams }.
mh-event-season_rolled = Season { $season } is being prepared.
mh-side = { $team } [{ $played }]
mh-played-onr = no order
mh-played-without = no order: { $choice }
mh-played-dummy = dummy: { $choice }
mh-event-match = { $home } - { $away }: { $score }
mh-score = **{ $score }**
mh-score-overtime = **{ $score }** OT
mh-score-shootout = **{ $score }** ({ $home }-{ $away } SO)
mh-score-lost = { $both ->
        [yes] double forfeit
       *[no] match lost
    }
mh-table-head = rk { $team } pts pl dif
mh-table-line = { $rank } { $mark }**{ $team }** · { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    } · { $played } pl · { $wins } w{ $late ->
        [0] { "" }
       *[other]  ({ $late } ot)
    } · { $draws } d · { $late_losses } otl · { $losses } l · { $gf }-{ $ga } ({ $difference }){ $flags }
mh-table-team = team
mh-table-title =
    { $final ->
        [yes] **Final table**
       *[no] **Table**
    }
mh-table-dummy = D
mh-table-legend = -# pts: points · pl: played · dif: goal difference · w (ot): won, of which after overtime · d: draws · otl: lost after overtime · l: lost · ▲ goes up, ▼ goes down · !: may not go up · D: dummy team
mh-bulletin-more = … more: “Report”.
mh-bulletin-brief = The details: “Report”.
mh-line = { $title }: results in { $thread }.
mh-announced = A season of Matrix Hockey begins in { $thread }. Each division and each cup has its panel there, with the deadline.
mh-over = The seasons of this league are over.
mh-honour = 🏆 { $title ->
        [CH] **Champion of season { $season }: { $team }**
        [KDH] **KDH cup, season { $season }: { $team }**
       *[WG] **Wayne Gretzky cup, season { $season }: { $team }**
    }.{ $coach ->
        [none] { "" }
       *[other] { " " }Well done, { $coach }.
    } All the results are in { $thread }.
mh-opened = The teams of the season. The draws follow, then a panel for each division and cup.
mh-opened-division = **{ $division }**: { $teams }
mh-opened-waiting = Waiting list: { $names }
mh-choose-bulletin = Show a bulletin
