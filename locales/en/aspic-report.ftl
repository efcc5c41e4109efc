## Aspic: what happened in a turn, and how the match stands.

as-told-nothing = Nothing moves.
as-event-piece_moved = 👟 { $seat } moves a piece from { $from } to { $to }.
as-event-shot_taken = 🎯 { $seat } shoots with the piece on { $shooter }: { $course }.
as-event-goal_scored = ⚽ **Goal for { $seat }! { $score }**
as-event-piece_placed = 📍 { $seat } places { $count ->
        [one] a piece
       *[other] { $count } pieces
    }: { $cells }{ $auto ->
        [yes] { " " }(placed automatically).
       *[no] .
    }
as-event-queue_set = 🤫 { $seat } has queued further placements ({ $count ->
        [one] one piece
       *[other] { $count } pieces
    }); they stay secret.
as-event-kickoff_ready = ✅ All pieces are placed: { $kickoff } kicks off.
as-event-placement_started = 🔁 New placement: the board is cleared, the ball goes back to F5. { $first } places first, { $kickoff } will kick off.
as-event-half_ended = 🔔 **Half-time: { $score }**
as-event-turn_missed = ⏭️ { $seat } sent nothing in time: turn missed{ $missed ->
        [1] {""}
       *[other] , { $missed } in a row
    }{ $most ->
        [0] .
       *[other] { " " }({ $most } in a row lose the match).
    }
as-event-turn_skipped = ⏭️ The referee skips the turn of { $seat }.
as-event-turn_passed = ⏭️ { $seat } has nothing to play: the turn is passed.
as-event-clock_expired = ⌛ { $seat } has run out of time.
as-event-clock_adjusted = ⏱️ { $how ->
        [given] The referee gives { $delta } to
       *[taken] The referee takes { $delta } from
    } { $seat }: { $remaining } left.
as-event-clock_charged = -# ⏱️ { $seat }: { $seconds } of thought, { $remaining } left
as-event-match_forfeited = 🏳️ { $reason ->
        [missed] { $seat } has missed too many turns and loses by forfeit.
       *[referee] { $seat } loses by forfeit or resignation.
    }
as-event-match_ended = 🏁 **{ $winner ->
        [none] A draw
       *[other] { $winner } wins
    }** · { $left } { $score } { $right }{ $by ->
        [time] { " " }(on time).
        [forfeit] { " " }(by forfeit or resignation).
        [referee] { " " }({ $winner ->
            [none] by agreement or by decision of the referee
           *[other] by decision of the referee
        }).
       *[score] .
    }

as-score = ## { $left } { $score } { $right }
as-figures = -# Progress { $progress }%{ $ball ->
        [none] {""}
       *[other] { " " }· ball on **{ $ball }**
    } · territory { $occupation }%{ $whose ->
        [none] {""}
       *[other] { " " }{ $whose }
    }
as-side = -# { $team } · { $cells } · pieces { $pieces } cells, ball { $ball } cells{ $left ->
        [none] {""}
       *[other] { " " }· time left { $left }
    }{ $missed ->
        [0] {""}
        [1] { " " }· 1 turn missed
       *[other] { " " }· { $missed } turns missed in a row
    }
as-acting = { $mention ->
        [none] { $phase ->
            [placement] ➡️ **{ $team } to place**
           *[play] ➡️ **{ $team } to play**
        }
       *[other] { $sign } { $mention }, { $phase ->
            [placement] **yours to place**
           *[play] **yours to play**
        }
    } before { TIME($due) } ({ WAIT($due) }).
as-shots = **Your shots** (without a move)
as-shots-none = **Your shots**: none of your pieces is in range of the ball.
as-shot-line = - { $shooter }: { $outcome }
as-threats = **What { $team } could shoot**: { $shots ->
        [none] nothing
       *[other] { $shots }
    }.
as-queue = 🤫 Your further placements, for your eyes only: { $cells }
as-statistics = { $team } · shots { $shots } · goals { $goals } · posts { $posts } · rebounds { $rebounds } · swaps { $swaps }
as-film-caption = { $stage } · { $score }
as-film-end = { $winner ->
        [none] A draw, { $score }
       *[other] Winner: { $winner }, { $score }
    }
as-past = { $sign } { $order ->
        [none] nothing
       *[other] `{ $order }`
    }{ $goal ->
        [none] { $ball ->
            [none] {""}
           *[other] { " " }→ { $ball }
        }
       *[other] { " " }⚽ **{ $goal }**
    }
