## Matrix Hockey: the grid, ties, the end of a season.

mh-week-gone = { $key }: you no longer have { $values }. Without another order, one is drawn from what you have left.
mh-grid-legend = ▶ to play · ×: how many teams took each column
mh-grid-own = Columns you have played: { $columns }
mh-cup-winner = 🏆 **Winner: { $team }**
mh-exempt = { $count ->
        [one] One team exempt from the preliminary round.
       *[other] { $count } teams exempt from the preliminary round.
    }
mh-tie-parted = { $first } before { $second } ({ $by })
mh-ties = Level on points: { $ties }.
mh-title-champion = champion (season { $season })
mh-title-WG = Gretzky cup (season { $season })
mh-title-KDH = KDH cup (season { $season })
mh-ending = { $final ->
        [yes] **End of the season**
       *[no] **If the season ended now** (teams still level are parted by lot at the end)
    }
mh-ending-stocks = **Next season** (extra goals, super saves):
mh-no-week = { $last ->
        [0] No week has been played yet.
        [one] Week { $week } has not been played. There is week 1.
       *[other] Week { $week } has not been played. There are weeks 1 to { $last }.
    }
mh-nothing-told = Nothing was played there in week { $week }. Choose another division, or a cup that played.

game-matrix-hockey = Matrix Hockey
