## Aspic: the words of pictures, and what they show in words.

as-picture-decimal = .
as-picture-percent = { $number }%
as-picture-placement = placement
as-picture-move = move
as-picture-shot = shot
as-picture-test = test
as-picture-occupation = territory
as-picture-distances = pieces, ball
as-picture-shots = shots
as-picture-goals = goals
as-picture-posts = posts
as-picture-rebounds = rebounds
as-picture-swaps = swaps

as-alt-side = { $team }: { $cells }
as-alt-board = Board. { $left }. { $right }. { $ball ->
        [none] No ball.
       *[other] Ball on { $ball }.
    }
as-alt-shots = Your shots on the board. { $shots }
as-alt-placement = Your zone; cells chosen: { $cells }
as-alt-summary = Share of the board of { $team }, in %:{ $half ->
        [none] {""}
       *[other] { " " }{ $half } at half-time,
    } { $end } at the end; between { $least } and { $most }. { $goals ->
        [none] No goal.
       *[other] Goals, in order: { $goals }.
    }
as-alt-summary-empty = No turn played: no curve.
