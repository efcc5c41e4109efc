## The books of a season of Double-Échec: standings, gates, trophy, draft.

de-books-stage = books of season { $season }
de-books-opened = The books of the season: results, gates, beers, salaries and choices are entered by themselves. At the end the Serge Gendron trophy and the draft lottery happen here, with dice that everybody can verify.
de-books-nothing = Nothing new in the books.
de-books-owed = The books keep themselves; the referee may write in them.
de-books-team = Team
de-books-heads-table = W L OL +/- Pts
de-books-heads-money = Gate Beers Pay
de-books-heads-picture = W L OL +/- Pts Gate Beers Pay
de-books-picture = OL: overtime losses · gate and payroll in thousands of $
de-books-money = -# Gates and payroll in thousands of dollars
de-books-alt = Standings of the season, { $team } leads
de-books-stars = 🏆 **Coupe Stars**: { $team }
de-books-alex = 🏅 **Coupe des Alex**: { $team }
de-books-champion = 🏆 **{ $team } win the Coupe Stars!**
de-books-thread = All of the books: { $thread }
de-books-trophy-now = 🧮 **Serge Gendron trophy**, were it awarded now:
de-books-trophy = 🏆 **Serge Gendron trophy**: { $teams }
de-books-score = { $place }. **{ $team }** { $total }: { $terms }
de-books-draft = 📋 **Draft**: who chooses, in order, of the choices that are left
de-books-draft-later = 📋 The draft comes after the final: the teams out of the play-offs draw lots for the first choices, the champion chooses last. Choices owned (1st, 2nd, 3rd round):
de-books-round = { $round ->
        [1] **Round 1**: { $teams }
       *[other] **Round { $round }**: { $teams }
    }{ $count ->
        [0] {" "}(all choices are made)
       *[other] {""}
    }
de-books-owns = { $team }: { $r1 } · { $r2 } · { $r3 }
de-books-lottery = 🎲 The lottery, drawn with the promised dice:
de-books-drawn = { $place }. { $team } (of { $faces })
de-books-die = the draft lottery, choice { $place }
de-books-draw = 🎲 Lottery, choice { $place }: { $value }
de-books-account = { $team }: { $values }
de-books-field = { $field ->
        [salaries] { $value } salaries
        [payroll] payroll { $value }
        [tpvba] { $value } ability points
        [rookies] rookies { $value }
       *[picks] choices { $value }
    }
de-books-title = { $field ->
        [playoffs] 🎟️ In the play-offs: { $teams }.
        [champion] 🏆 **Coupe Stars**: { $teams }.
       *[alex] 🏅 **Coupe des Alex**: { $teams }.
    }
de-button-standings = Standings
de-button-trophy = Trophy
de-button-draft = Draft
de-books-none = No season of Double-Échec is played here. An organiser opens one with `/competition create`.
de-draft-not-now = There is no draft now: it comes after the final, and lasts until the next season.
de-draft-done = All choices of the draft are made.
de-draft-whose = { $team } are to choose (round { $round }): their captain, or a referee.
de-drafted = 📋 **{ $team }** draft number { $number } (round { $round }).
de-books-honours = **Double-Échec, season { $season }**
de-books-more = … and { $count } more.
