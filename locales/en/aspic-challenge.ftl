## Aspic: challenges.

as-offer-sides = { $how ->
        [draw] Sides are drawn by lot.
       *[home_left] The challenger plays on the left.
    } The challenger's colour: { $colour }.
as-offer-ends = Same colours, ends exchanged.
as-offer-which-colour = **Your colour?** Your opponent has taken: { $colour }. Only those that stand apart from it are offered.
as-offer-colour = Choose my colour
as-offer-live-hours = In a live match the seconds set the clock: give neither time nor deadline in hours.
as-offer-no-clock-hours = Without a clock there is no thinking time. Give a deadline, or choose correspondence.

refusal-trial = A test is not sent as an order: it plays nothing.

as-ranking-title = ### { $league } · Aspic · standings
as-ranking-none = No match is finished yet. `/aspic challenge` offers one.
as-ranking-line = **{ $place }.** { $name } · **{ $points } { $points ->
        [one] pt
       *[other] pts
    }** · { $played } pl. ({ $won } w, { $drawn } d, { $lost } l) · goals { $scored }–{ $conceded } ({ $difference }){ $share ->
        [none] {""}
       *[other] { " " }· territory { $share }%
    } · rating { $rating }
as-ranking-how = -# A win 3 points, a draw 1. Order: points, difference, goals, rating. The rating follows the strength of the opponents.

as-offer-ask = **Challenge anybody?** The first to accept plays you. To choose the opponent, the colour or the pace: `/aspic challenge`.
as-offer-usual = Send the challenge
