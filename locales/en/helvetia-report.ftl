## Helvetia Cup: what happened, a sentence an event.
##
## $player, $target, $against, $out, $in… are players: their team's sign, their number, their name. $team is a team, $at,
## $from, $to are hexes. A die reads “8 ≤ 12”: the die, then what it had to be at most.

hc-event-squad_set = 📋 { $seat } fields { $starters }{ $bench ->
        [none] .
       *[other] ; substitutes: { $bench }.
    }
hc-event-cards_dealt = 🃏 { $seat } may keep three cards of: { $cards }.
hc-event-cards_kept = 🃏 { $seat } { $count ->
        [0] plays without cards.
        [one] keeps one card.
       *[other] keeps { $count } cards.
    }
hc-event-challenge_set = 🎯 Challenge of { $seat }: { $card }.
hc-event-toss = 🎲 **{ $winner } wins the toss** and begins in { $choice ->
        [attack] attack.
       *[defence] defence.
    }
hc-event-placement = 📍 { $seat } lines up in { $role ->
        [attack] attack
       *[defence] defence
    }: { $placed }.
hc-event-kickoff = ⚽ { $player } kicks off.
hc-event-substitution = 🔁 { $kind ->
        [injury] { $in } replaces { $out }, who is injured.
       *[other] { $in } replaces { $out }.
    }
hc-event-keeper_named = 🧤 { $player } now keeps goal.
hc-event-card_played = 🃏 **{ $seat } plays { $card }**{ $target ->
        [none] {""}
       *[other] { " " }on { $target }
    }{ $kind ->
        [legend] { " " }(LEGEND).
       *[power] .
    }
hc-event-boost_gained = 🔋 { $player } recovers: { $boost } BOOST.
hc-event-stood_up = { $player } gets up on { $at }.
hc-event-fell = 💥 { $player } is down on { $at }.
hc-event-moved = { $player } { $to ->
        [none] leaves the pitch over the border
       *[other] goes to { $to }
    }{ $with_ball ->
        [yes] { " " }with the ball
       *[no] {""}
    }{ $overlap ->
        [yes] , overlapping
       *[no] {""}
    }{ $boosts ->
        [0] .
       *[other] { " " }({ $boosts } BOOST).
    }
hc-event-move_dropped = { $player } cannot get there any more and stays: { $code ->
        [too_far] it is too far now.
        [occupied] a team-mate is there.
        [keeper_zone] the keeper’s zone is closed.
        [keeper_fixed] the keeper does not move.
        [not_on_pitch] one of the two has left the pitch.
        [no_overlap] there is no overlap from there.
        [no_path] no way leads there.
        [sub_not_allowed] nobody can leave there.
        [not_border] that is not at the edge.
        [no_subs_left] there are no changes left.
        [bad_sub] that substitute is not on the bench any more.
       *[other] it is not possible any more.
    }
hc-event-exhausted = 🥵 **{ $player } is exhausted**: all skills are halved.
hc-event-ball_recovered = { $how ->
        [loose] ⚽ { $player } picks the ball up on { $at }.
        [short_pass] ⚽ **{ $player } receives the opponents’ pass** on { $at }.
        [long_pass] ⚽ **{ $player } receives the opponents’ pass** on { $at }.
        [interception] ⚽ **{ $player } has the ball** on { $at }.
       *[other] ⚽ **{ $player } takes the ball** on { $at }.
    }
hc-event-taker_brought = { $player } comes to { $at } to play the ball.
hc-event-pushed = { $player } { $why ->
        [keeper] goes back to the keeper zone.
        [former] is no longer keeper and leaves the zone, to { $to }.
        [box] leaves the box, to { $to }.
       *[ball_hex] steps away from the ball, to { $to }.
    }
hc-event-steal = 🦶 { $player } tries to steal from { $target }: { $roll } { $success ->
        [yes] ≤ { $needed }, made.
       *[no] > { $needed }, missed.
    }
hc-event-dribble = 🌀 { $player } dribbles past { $against }: { $roll } { $success ->
        [yes] ≤ { $needed }, made.
       *[no] > { $needed }, the ball is lost.
    }
hc-event-sidestep = { $player } { $why ->
        [dodge] slips away to { $to }.
       *[other] runs to { $to }.
    }
hc-event-tackle = 🦵 { $player } tackles { $target }: { $roll } { $result ->
        [won] ≤ { $needed }, made.
        [pitiful] > { $needed }, hopeless.
       *[foul] > { $needed }, and it is a foul.
    }
hc-event-foul = ⚠️ **Foul by { $player }** on { $target } on { $at }: { $penalty ->
        [yes] penalty!
       *[no] free kick.
    } Team dice: { $card ->
        [yellow] yellow card
        [red] red card
       *[none] no card
    }, injury { $injury }.
hc-event-card = { $colour ->
        [yellow] 🟨 Yellow card for { $player }.
        [second_yellow] 🟨🟥 **Second yellow for { $player }**: red.
       *[red] 🟥 **Red card for { $player }**.
    }
hc-event-sent_off = 🟥 { $player } leaves the pitch and is not replaced.
hc-event-injured = 🚑 **{ $player } is injured** and leaves the pitch.
hc-event-boost_lost = { $player } loses { $amount } BOOST: { $left } left.
hc-event-short_pass = ➡️ { $player } passes short { $receiver ->
        [none] to { $to }.
       *[other] to { $receiver }, on { $to }.
    }
hc-event-interception = ✋ { $player } tries to intercept: { $roll } { $success ->
        [yes] ≤ { $needed }, made.
       *[no] > { $needed }, missed.
    }
hc-event-long_pass = 🚀 { $player } passes long to { $aim }: { $roll } { $success ->
        [yes] ≤ { $needed }, precise{ $pressed_by ->
            [none] .
           *[other] { " " }in spite of { $pressed_by }.
        }
       *[no] > { $needed }, the ball goes astray{ $pressed_by ->
            [none] .
           *[other] { " " }(pressed by { $pressed_by }).
        }
    }
hc-event-deflection = ↗️ The ball runs { $direction }: { $from } → { $to }.
hc-event-clearance = 🦿 { $player } tries to clear: { $roll } { $success ->
        [yes] ≤ { $needed }, made.
       *[no] > { $needed }, missed.
    }
hc-event-reception = { $player } receives the ball on { $at }.
hc-event-loose_ball = ⚪ Loose ball on { $at }: { $near ->
        [none] { $to } gets it.
        [nobody] nobody is standing, { $to } keeps it.
       *[other] { $far ->
            [even] { $to } keeps it, the other team is as close ({ $near ->
                [one] one hex
               *[other] { $near } hexes
            }).
            [nobody] { $to } alone has somebody standing.
           *[other] { $to } is closest ({ $near ->
                [one] one hex
               *[other] { $near } hexes
            } against { $far }).
        }
    }
hc-event-offside = 🚩 **Off-side: { $player }** on { $at }.
hc-event-shot = { $kind ->
        [volley] 🎯 **Volley by { $player }**
        [header] 🎯 **Header by { $player }**
        [penalty] 🎯 **Penalty by { $player }**
       *[shot] 🎯 **Shot by { $player }**
    } from { $from }, aimed at { $cell }; keeper on { $keeper_cells ->
        [none] nothing
       *[other] { $keeper_cells }
    }: { $saved ->
        [yes] saved!
       *[no] { $goal ->
            [yes] { $roll } ≤ { $needed }.
           *[no] { $roll } > { $needed }, wide{ $pressed_by ->
                [none] .
               *[other] { " " }(pressed by { $pressed_by }).
            }
        }
    }
hc-event-goal = 🥅 **Goal by { $player }! { $goals }** ({ $minute }')
hc-event-keeper_ball = 🧤 { $player } has the ball in the keeper zone.
hc-event-plan_stopped = ⏹️ The plan stops: nothing was possible at step { $step }.
hc-event-possession = 🔄 { $seat } has the ball.
hc-event-time = ⏱️ { $minutes ->
        [none] Clock: { $clock }'.
       *[other] Time die: { $minutes } minutes more, { $clock }'.
    }
hc-event-half_end = ⏸️ **End of the { $named }**.
hc-event-passive = { $why ->
        [possession] 🥱 { $seat } has kept the ball too long: passive play, it goes to the other keeper.
       *[stall] 🥱 { $seat } plays no more: passive play, the ball goes to the other keeper.
    }
hc-event-turn_end = End of the turn: { $reason ->
        [stopped] the attack stops there.
        [loose] loose ball.
        [foul] foul.
        [offside] off-side.
        [goal] goal.
        [saved] saved.
        [missed] shot missed.
       *[other] the defence has the ball.
    }
hc-event-forfeit = 🏳️ **{ $seat } loses by forfeit or resignation**, { $goals }.
hc-event-shootout_start = 🥅 **Shoot-out!**
hc-event-shootout_toss = 🎲 { $first } kicks first.
hc-event-shootout_kick = { $goal ->
        [yes] ✅
       *[no] ❌
    } { $kick }. { $player }, at { $cell }; keeper on { $keeper_cells ->
        [none] nothing
       *[other] { $keeper_cells }
    }: { $saved ->
        [yes] saved.
       *[no] { $goal ->
            [yes] { $roll } ≤ { $needed }, goal.
           *[no] { $roll } > { $needed }, missed.
        }
    }
hc-event-match_end = 🏁 **End of the match: { $goals }.** { $winner ->
        [none] A draw.
       *[other] { $winner } wins.
    }
hc-event-trained = 🏋️ { $seat } learns card { $card }.
hc-event-recovery = { $seat }: no. { $player } { $fit ->
        [yes] is fit again ({ $roll }).
       *[no] is not fit yet ({ $roll }).
    }
hc-event-result = Result of { $fixture }: { $goals }.{ $forfeit ->
        [none] {""}
       *[other] { " " }Forfeit by { $forfeit }.
    } { $winner ->
        [none] A draw.
       *[other] { $winner } wins.
    }
hc-event-suspension_served = { $seat }: no. { $player } has served the suspension.
hc-event-suspended = 🚫 { $seat }: no. { $player } is suspended for the next match ({ $why ->
        [red] sent off
       *[yellows] two yellows
    }).
hc-event-challenge_won = 🎯 { $seat } meets the challenge: card { $card } joins the deck.
hc-event-referee = ⚖️ The referee steps in{ $note ->
        [none] .
       *[other] : { $note }
    }

# What the turn came to, in one line.
hc-news-setup = The teams are known. { $team } will kick off.
hc-news-placed = { $team } is in place.
hc-news-moved = **{ $team } has moved.** Now the defence answers.
hc-news-still = **{ $team } has moved nobody.** Now the defence answers.
hc-news-kept = **{ $team } keeps the ball.**
hc-news-lost = 🔄 **{ $team } has the ball.**
hc-news-foul = ⚠️ **{ $penalty ->
        [yes] Penalty
       *[no] Free kick
    } for { $team }.**
hc-news-goal = 🥅 **Goal by { $player }! { $goals }** ({ $minute }')
hc-news-saved = 🧤 **Saved!** { $team } has the ball.
hc-news-missed = **Shot missed.** { $team } has the ball.
hc-news-offside = 🚩 **Off-side.** { $team } has the ball.
hc-news-passive = 🥱 **Passive play.** { $team } has the ball.
hc-news-half = ⏸️ **End of the { $named }.**
hc-news-shootout = 🥅 Shoot-out: **{ $goals }**.
hc-news-end = 🏁 **{ $team ->
        [none] A draw
       *[other] { $team } wins
    }, { $goals }.**{ $kicks ->
        [none] {""}
       *[other] { " " }Shoot-out: { $kicks }.
    }
hc-story-more = -# { $count ->
        [one] And one more action, in “Report”.
       *[other] And { $count } more actions, in “Report”.
    }
hc-told-nothing = Nothing happened.
hc-silent = -# 🔕 Nothing came from { $teams }: the game decided as the rules say.

hc-draw = 🎲 { $what }: { $value }

# The dice (rulebook page, 6.13).
hc-die-toss = toss
hc-die-draw = cards drawn
hc-die-steal = steal
hc-die-tackle = tackle
hc-die-intercept = interception
hc-die-clear = clearance
hc-die-dribble = dribble
hc-die-long = long pass
hc-die-shot = shot
hc-die-foul-card = card (team die)
hc-die-foul-injury = injury (team die)
hc-die-time = time die
hc-die-pick-cell = cell drawn
hc-die-pick-keeper = keeper drawn
hc-die-shootout-toss = who kicks first
hc-die-kick = shoot-out kick
hc-die-recover = recovery
hc-die-table = place drawn
hc-die-again = { $die }, rolled again by a card
