## Kollaball: why something happened; in brackets, in brief, on the line itself.

kb-short-drawn = drawn among { $among-count }
kb-short-receiver-pushed = { $who } pushed off the cell
kb-short-only-hitters = { $who-count ->
    [one] one hitter, no receiver
   *[other] { $who-count } hitters, no receiver
    }
kb-short-none-receives = nobody there was a receiver with free hands
kb-short-nobody-there = nobody of the team on { $cell }
kb-short-even = { $few } against { $many }
kb-short-outnumbered = { $few } against { $many }
kb-short-struck-drawn = drawn among { $among-count }
kb-why-drawn = Drawn among { $among }.
kb-why-receiver-pushed = { $who } was to receive on { $cell }, but was pushed away by a charge: who is pushed catches nothing.
kb-why-only-hitters = There were only hitters on { $cell } ({ $who }): a hitter catches nothing.
kb-why-none-receives = On { $cell }, { $who } does not catch: no receiver, or no free hands.
kb-why-nobody-there = Nobody of { $team } was on { $cell } when the ball came.
kb-why-even = As many hitters on both sides ({ $few } against { $many }): all are pushed back.
kb-why-outnumbered = Fewer hitters on this side ({ $few } against { $many }): the fewer are pushed back.
kb-why-second-hitter = { $blocker } had already stopped one hitter: the second wins, and goes back as well.
kb-why-struck = { $hitters ->
    [one] One hitter was free on the cell.
   *[other] { $hitters } hitters were free on the cell: each pushes one back.
    }
kb-why-struck-drawn = { $hitters ->
    [one] One hitter was free, and several could be pushed: drawn among { $among }.
   *[other] { $hitters } hitters were free, and more could be pushed: drawn among { $among }.
    }
