## Aspic: what happened in a turn, and how the match stands.

as-told-nothing = Nothing moves.
as-told-moved = 👟 { $team } moves its piece from { $origin } to { $to }.
as-told-shot = 🎯 { $team } shoots with its piece on { $shooter }: { $course }.
as-told-goal = ⚽ **Goal for { $team }! { $score }**
as-told-placed = 📍 { $team } places { $count ->
        [one] a piece
       *[other] { $count } pieces
    }: { $cells }{ $auto ->
        [yes] { " " }(placed automatically).
       *[no] .
    }
as-told-queue = 🤫 { $team } has announced its further placements ({ $count ->
        [one] one piece
       *[other] { $count } pieces
    }); they stay secret.
as-told-kickoff = ✅ All pieces are placed: { $team } kicks off.
as-told-placement = 🔁 New placement: the board is cleared, the ball goes back to F5. { $first } places first, { $kickoff } will kick off.
as-told-half = 🔔 **Half-time: { $score }**
as-told-missed = ⏭️ { $team } sent nothing in time: turn missed{ $missed ->
        [1] {""}
       *[other] , { $missed } in a row
    }{ $most ->
        [0] .
       *[other] { " " }({ $most } in a row lose the match).
    }
as-told-skipped = ⏭️ The referee skips the turn of { $team }.
as-told-passed = ⏭️ { $team } has no possible turn: it is passed.
as-told-expired = ⌛ { $team } has run out of time.
as-told-adjusted = ⏱️ { $how ->
        [given] The referee gives { $delta } to
       *[taken] The referee takes { $delta } from
    } { $team }: { $left } left.
as-told-clock = -# ⏱️ { $team }: { $used } of thought, { $left } left
as-told-forfeit = 🏳️ { $reason ->
        [missed] { $team } has missed too many turns and loses by forfeit.
       *[referee] { $team } loses by forfeit.
    }
as-told-over = 🏁 **{ $winner ->
        [none] A draw
       *[other] { $winner } wins
    }** · { $left } { $score } { $right }{ $by ->
        [time] { " " }(on time).
        [forfeit] { " " }(by forfeit).
        [referee] { " " }({ $winner ->
            [none] by agreement or by decision of the referee
           *[other] by decision of the referee
        }).
       *[score] .
    }

as-score = ## { $left } { $score } { $right }
as-figures = -# Progress { $progress } %{ $ball ->
        [none] {""}
       *[other] { " " }· ball on **{ $ball }**
    } · territory { $occupation } %{ $whose ->
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
as-acting = ➡️ { $phase ->
        [placement] **{ $team } to place**
       *[play] **{ $team } to play**
    }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    }, at the latest { TIME($due) } ({ WAIT($due) }).
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
