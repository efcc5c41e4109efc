## Aspic: the match's thread, the panel, the announcements.

as-stage-placement = placement, { $half ->
        [1] first half
       *[2] second half
    }, round { $round } of { $rounds }
as-stage-play = { $half ->
        [1] first half
       *[2] second half
    }, round { $round } of { $rounds }
as-stage-over = match over

as-terms-length = { $pieces } pieces a side · two halves of { $rounds } rounds
as-terms-clock = Clock: { $reserve } per player{ $deadline ->
        [none] {""}
       *[other] , { $deadline } at most for a turn
    } · match of { $longest } at most{ $missed ->
        [0] {""}
        [1] { " " }· one missed turn loses
       *[other] { " " }· { $missed } missed turns in a row lose
    }
as-terms-no-clock = Without a clock.

as-opened-side = { $team }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    }: { $side ->
        [left] on the left, attacks towards column K
       *[right] on the right, attacks towards column A
    }
as-opened-how = On your turn, play by the buttons below, by direct message, or right here by mentioning me before the turn. A placement: `P D5 C3 D7`; a turn: `D5-D7 xE6`; a test, for you alone: `?xE6`.

as-panel-paused = ⏸️ **Match paused** by the referee. The clock is stopped.

as-receipt-placed = Pieces placed. The rest is in { $thread }.
as-receipt-played = Turn played. The rest is in { $thread }.

as-owed-placement = Place your pieces in your zone: `P` and one or more cells, or the button “Play”.
as-owed-play = It is your turn: a move (`D5-D7`), a shot (`xE6`) or both (`D5-D7 xE6`), or the button “Play”.
as-owed-over = The match is over.

as-button-play = Play
as-button-try = Try a shot
as-button-board = The board
as-button-draw = Offer a draw
as-button-resign = Resign
