## Double-Échec: what happened in a shift, a sentence an event.
##
## $player, $to, $from_player, $out, $in… are players: their team's sign and their number. $team is a team, $at a cell.

de-event-clock = ⏱️ { $why ->
        [recover] Loose puck
        [fight] Fight
       *[defend] Defensive action
    }, { $time }.
de-event-faceoff = ⚪ Face-off on { $spot }: { $home }–{ $away }{ $rounds ->
        [1] {""}
       *[other] { " " }at throw { $rounds }
    }, won by { $player }.
de-event-quick_faceoff = ⚡ Quick face-off: { $player } { $do ->
        [tir] shoots at once.
       *[passe] passes at once.
    }
de-event-possession = { $why ->
        [faceoff] { $player } gets the puck on { $at }.
        [pass] { $player } takes it on { $at }.
        [recover] { $player } recovers the puck on { $at }.
        [puck_arrives] The puck reaches { $player } on { $at }.
        [save] { $player } holds the puck.
        [rebound] { $player } takes the rebound on { $at }.
        [steal] { $player } leaves with the puck, on { $at }.
        [fight] { $player } keeps the puck on { $at }.
       *[zone] { $player } has the puck on { $at }.
    }
de-event-takeaway = 🔄 **Turnover**: { $player } takes the puck from { $from_player }.
de-event-defence = { $team } defends: { $points ->
        [one] one step.
       *[other] { $points } steps.
    }
de-event-advance = { $player } advances: { $points ->
        [one] one step.
       *[other] { $points } steps.
    }
de-event-skate = { $player } skates from { $from } to { $at }.
de-event-card = { $sign } Card for { $player }: **{ $named }**
de-event-reshuffle = 🔁 The { $deck ->
        [F] forwards
        [D] defenders
       *[G] goalkeepers
    }’ deck is reshuffled.
de-event-decision_point = ✋ **{ $team } stops play** at the card { $named }: it is played first in the next shift.
de-event-stop_called = ✋ **{ $team } stops play** after { $on ->
        [but] the goal.
        [penalite] the penalty.
        [perte] losing the puck.
       *[gain] winning the puck.
    }
de-event-pass = { $player } passes to { $to } ({ $points } steps for { $need }).
de-event-pass_failed = { $player } misses the pass to { $to } ({ $points } steps for { $need }): puck on { $at }.
de-event-one_timer_pass = ⚡ { $player } plays it first time to { $to } ({ $left } left).
de-event-one_timer_denied = { $player } is within an opponent’s reach: no one-timer.
de-event-shot = 🏒 **Shot** by { $player }, from { $at }{ $kind ->
        [quick] { " " }(quick face-off)
        [one_timer] { " " }(one-timer)
        [rebound] { " " }(rebound)
        [penalty] { " " }(penalty shot)
       *[direct] {""}
    }: { $points } steps for { $need }{ $aim ->
        [none] .
       *[other] , aimed at { $aim }.
    }
de-event-shot_missed = The shot by { $player } misses: puck on { $at }.
de-event-post = 🥅 **Post** by { $player }{ $dice ->
        [none] {""}
       *[other] { " " }(dice { $dice })
    }!
de-event-save = { $why ->
        [covered] 🧤 **Save** by { $player }: the shot was aimed straight at the goalkeeper.
        [crease] 🧤 { $player } takes the puck in the crease.
        [clear] 🧤 { $player } stops the clearance.
        [recover] 🧤 { $player } takes the loose puck.
       *[none] 🧤 **Save** by { $player }: dice { $dice }, needed { $numbers }.
    }
de-event-beaten = { $player } is beaten: dice { $dice }, needed { $numbers }.
de-event-goal = 🚨 **Goal by { $player }! { $goals }**{ $kind ->
        [quick] { " " }Quick face-off,
        [one_timer] { " " }One-timer,
        [rebound] { " " }On the rebound,
        [penalty] { " " }Penalty shot,
        [clear] { " " }From a clearance,
       *[direct] {""}
    } { $time }.
de-event-clear = { $player } clears { $way } ({ $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $points }): puck on { $at }.
de-event-icing = 🚫 **Icing**: { $touched_by } is first to the puck. Face-off on { $spot }.
de-event-loose_puck = Loose puck on { $at }.
de-event-recover_try = { $player } goes for the puck: { $points } steps, { $need } needed{ $counted ->
        [yes] .
       *[no] , off the clock.
    }
de-event-recover_impossible = { $team } has nobody who could reach the puck.
de-event-steal_try = 🦊 Steal! { $player } goes for { $carrier }: { $points } steps, { $need } needed to get away with it.
de-event-steal = 🦊 **{ $player } steals the puck** from { $from_player } and gets away to { $at }.
de-event-steal_impossible = { $team } has nobody who could steal.
de-event-fight_round = 🥊 Fight, round { $round }: { $first } { $totals } { $second }.
de-event-fight = 🥊 **{ $winner } wins the fight** against { $loser }{ $rounds ->
        [1] .
       *[other] { " " }in { $rounds } rounds.
    }
de-event-injury_third = { $player } is hurt: { $thirds ->
        [one] one third of an injury.
       *[other] { $thirds } thirds of an injury.
    }
de-event-injured = 🚑 **{ $player } is injured**: three thirds, out of the match.
de-event-penalty = ⚖️ **Penalty to { $player }** ({ $why ->
        [fight] fight lost
        [too_many_men] too many on the ice
        [wrong_card] wrong card
        [unsportsmanlike] unsportsmanlike conduct
       *[referee] referee’s decision
    }): { $minutes } min{ $running ->
        [yes] .
       *[no] , waiting for another to end.
    }
de-event-penalty_over = The penalty of { $player } is over.
de-event-change_called = 🔁 Change: { $out } goes off, { $in } comes on ({ $post }).
de-event-change_off = { $player } is back on the bench.
de-event-change_failed = { $player } does not reach the bench ({ $points } steps for { $need }).
de-event-change_barred = { $player } cannot go off: { $why ->
        [carrier] has the puck.
       *[recoverer] is going for the puck.
    }
de-event-change_free = 🔁 At the face-off, { $in } replaces { $out } ({ $post }).
de-event-enter = { $player } jumps on the ice from { $from ->
        [box] the penalty box
       *[bench] the bench
    }, at { $door } ({ $post }).
de-event-strength = { $player } { $gone ->
        [yes] goes to the bench: the team must play with fewer.
       *[no] comes on: the team may play with more ({ $post }).
    }
de-event-permutation = 🔀 { $team }: { $posts } swap positions.
de-event-too_many_men = ⚖️ **Too many on the ice**: { $player } was not off, { $server } serves.
de-event-rebound = 🔄 Rebound! { $player } is nearest.
de-event-whistle = ⏸️ The goalkeeper of { $team } freezes the puck: face-off on { $spot }.
de-event-no_play = The card of { $player } comes to nothing: { $why ->
        [no_clear_direction] no direction to clear in.
       *[no_receiver] nobody to pass to.
    }
de-event-penalty_shot_awarded = 🎯 **Penalty shot for { $player }**, fouled on a breakaway by { $by }.
de-event-penalty_shot = 🎯 **Penalty shot**: { $player } against { $keeper }, on { $keeper_at }.
de-event-ps_approach = Number { $player } comes in to { $at } ({ $points } steps){ $braked ->
        [yes] { " " }and brakes.
       *[no] .
    }
de-event-ps_keeper = The goalkeeper moves to { $at } ({ $points } steps at most).
de-event-withdrawn = { $player } leaves the shot to another and is out of the match.
de-event-penalty_shot_over = Penalty shot by { $player }: { $result ->
        [goal] goal.
       *[no_goal] no goal.
    } Face-off on { $spot }.
de-event-period_end = 🔔 **End of the { $named }: { $goals }**
de-event-overtime = ⏳ **Overtime**: the first goal wins ({ $named }).
de-event-match_end = 🏁 **{ $winner ->
        [none] Match stopped, level
       *[other] { $winner } wins
    }** · { $goals }{ $overtime ->
        [yes] { " " }in overtime.
       *[no] .
    }
de-event-wrong_card = 🃏 Wrong card by { $team } ({ $named }): { $accepted ->
        [yes] accepted, with a two-minute penalty.
       *[no] refused and burned, with a two-minute penalty.
    }
de-event-referee_override = 👮 The referee: `{ $text }`
de-event-match_recorded = { $home } { $goals } { $away }{ $overtime ->
        [yes] { " " }in overtime
       *[no] {""}
    }: gate ${ $gate }, { $beers ->
        [one] one beer.
       *[other] { $beers } beers.
    }
de-event-standings = 📊 Standings: { $ranks }.
de-event-draft_round = 📋 Draft, round { $round ->
        [1] 1
       *[other] { $round }
    }: { $codes }.
de-event-gm_score = 🧮 { $team }: { $total } ({ $parts }).
de-event-trophy = 🏆 **Serge Gendron Trophy**: { $holders }.
de-event-league_edit = 👮 { $team ->
        [none] The league
       *[other] { $team }
    }: { $field } = { $value }.

# Periods, cards, directions, positions.
de-period = { $number ->
        [1] 1st period
        [2] 2nd period
        [3] 3rd period
        [4] 1st overtime
       *[other] overtime { $extra }
    }
de-time = { $period } · { $minutes }:{ $seconds }
de-card-pass_or_shot = Pass or shoot!
de-card-pass = Pass!
de-card-advance = Advance!
de-card-clear = Clear!
de-card-steal = Steal!
de-card-faceoff = Face-off!
de-card-rebound = Rebound!
de-card-pass_nearest = Pass to the nearest!
de-card-pass_centre = Pass to the centre!
de-way-AV = straight ahead
de-way-AVG = ahead to the left
de-way-AVD = ahead to the right
de-way-ARG = back to the left
de-way-ARD = back to the right
de-way-LG = to the left
de-way-LD = to the right
de-post-C = centre
de-post-LW = left wing
de-post-RW = right wing
de-post-LD = left defender
de-post-RD = right defender
de-post-G = goalkeeper
de-short-C = C
de-short-LW = LW
de-short-RW = RW
de-short-LD = LD
de-short-RD = RD
de-short-G = G
de-term-wins = wins
de-term-otl = overtime losses
de-term-playoff_wins = play-off wins
de-term-beers = beers
de-term-rookies = rookies
de-term-cheap = low salaries
de-term-modest = modest salaries
de-term-abilities = abilities
de-term-picks1 = first-round picks
de-term-picks2 = second-round picks
de-term-picks3 = third-round picks
de-term-payroll = payroll
de-term-free_agents = free agents
de-term-high = high salaries
de-term-higher = higher salaries
de-term-top = top salaries
de-gm-term = { $name } { $value }

# The report and the story.
de-told-nothing = Nothing of note: the puck just went round.
de-told-lineup = The line-ups are in, the match begins.
de-beat = { $number }. { $told }
de-beat-draws = 🎲 { $number }. { $told }
de-story-more = -# { $count ->
        [one] And one more thing: see the report.
       *[other] And { $count } more things: see the report.
    }

# What each die decides.
de-die-faceoff = face-off
de-die-defend = defensive action
de-die-card = card drawn
de-die-advance = advance
de-die-pass = pass
de-die-shot = shot
de-die-aim = aim
de-die-save = save
de-die-clear = clearance
de-die-recover = loose puck
de-die-steal = steal
de-die-fight = fight
de-die-change = going off
de-die-enter = coming on
de-die-approach = shooter coming in
de-die-keeper = goalkeeper moving
de-die-keeper_recover = goalkeeper’s try
de-die-shooter_recover = shooter’s try
de-die-chase = shooter’s chase
