## Competitions: the form of creation, in three steps.

cp-step = -# Step { $step } of 3: { $step ->
    [1] the game
    [2] the formula
   *[3] the preview
}
cp-button-step = { $step ->
    [2] Next: the formula
   *[3] Next: the preview
}
cp-button-back = { $step ->
    [1] ‹ The game
   *[2] ‹ The formula
}
cp-button-open = Open sign-up
cp-form-game = **{ $game }**: how are its matches played? Nothing is public before the last step.
cp-form-formula = Which competition, for whom, at what pace?
cp-choose-turn = How long each turn of a match lasts
cp-choose-format = The formula
cp-choose-rounds = The number of rounds
cp-choose-window = The rounds open at a time
cp-choose-moves = Matches put off
cp-choose-seeding = The seeds
cp-choose-least = How many entrants at least
cp-choose-most = How many entrants at most
cp-choose-signup = How long sign-up lasts
cp-choose-hours = How long a round lasts
cp-choose-day = The day on which rounds close
cp-choose-hour = The hour at which rounds close
cp-say-turn = { $value ->
    [0] Time for each move: the league's
   *[other] Time for each move: { $days ->
        [0] { $value } h
        [one] a day
       *[other] { $days } days
    }
}
cp-say-rounds = { $value } { $value ->
    [one] round
   *[other] rounds
}
cp-say-window = { $value ->
    [999] All rounds open from the start
    [one] One round open at a time
   *[other] { $value } rounds open at a time
}
cp-say-moves = { $value ->
    [never] Leaves: no match is put off
   *[allowed] Leaves: put off if both sides want it
}
cp-say-seeding = { $value ->
    [listed] Seeds: the order of sign-up
    [rating] Seeds: everybody's rating
   *[drawn] Drawn in public
}
cp-say-least = From { $value } entrants on
cp-say-most = { $value } places at most
cp-say-signup = Sign-up: { $days ->
    [0] { $value } h
    [one] a day
   *[other] { $days } days
}
cp-say-hours = { $value ->
    [0] A round a week, at a fixed day and hour
   *[other] A round: { $days ->
        [0] { $value } h
        [one] a day
       *[other] { $days } days
    } at most
}
cp-weekday = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
cp-say-day = Closes on { cp-weekday }
cp-say-hour = Closes at { $value }:00
cp-weekly = on { cp-weekday } at { $hour }:00{ $zone ->
        [none] {""}
       *[other] {" "}(the league's time, { $zone })
    }
cp-plan = **{ $game }**{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
    }
    {""}**{ $format }**: { $about }
    - From { $least } to { $most } entrants, then a waiting list. { $seeding ->
        [listed] Seeds: the order of sign-up.
        [rating] Seeds: everybody's rating on the day of signing up.
       *[drawn] Drawn in public; anybody can check it.
    }
    - Sign-up until { TIME($start) }; with fewer than { $least } it goes on for as long again.
    - { $weekly ->
        [no] { $pace }; as soon as all is played the next one opens.
       *[other] A round a week, closed { $weekly }.
    }{ $window ->
        [1] {""}
        [999] {" "}All rounds are open from the start.
       *[other] {" "}{ $window } rounds are open at a time.
    }{ $moves ->
        [never] {""}
       *[allowed] {" "}A leave can put a match off, if both sides want it.
    }
cp-plan-end = - With { $entrants } entrants: { $turns ->
    [one] one round, over
   *[other] { $turns } rounds, over
} by { $end } at the latest.
cp-plan-calendar = **Calendar for { $entrants } entrants**: the end of each round
cp-plan-round = - { $name } · { $day } { $hour }
cp-plan-more = … and { $count } more.
cp-form-pace = At what pace does it go on?
cp-button-carry = Carry the season on
cp-import = **{ $game }**{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
    }
    - { $teams } entrants: { $names }.
    - { $done } results taken over of { $total } matches{ $round ->
        [none] {""}
       *[other] {" "}(being played: { $round })
    }.
    - { $weekly ->
        [no] { $pace }.
       *[other] A round a week, closed { $weekly }.
    }
cp-import-turned = { $count ->
    [one] One match is taken over
   *[other] { $count } matches are taken over
} with the venues changed: the calendar has them the other way round.
cp-import-unanswered = ⚠️ Nobody answers yet for { $names }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } in all)
}. A team is taken over by its captain (`/competition sign-up`); a person is given the place by a referee: `/referee correct`, act “Change of player”, or the column `account` of the file.
cp-import-faulty = **This file cannot be taken over:**
cp-import-nothing = Nothing was created. Correct the file and try again.
cp-fault-name = Line { $line }: a name is missing, or longer than 60 letters.
cp-fault-columns = Line { $line }: a score, but one team only.
cp-fault-account = Line { $line }: “{ $text }” is not a person's account: a mention or its number, alone with the name on the line.
cp-fault-account-twice = Line { $line }: one account for two entrants, or two accounts for one.
cp-fault-account-team = Accounts are given, but it is teams that play: they are their captain's in the league.
cp-fault-self = Line { $line }: a team does not meet itself.
cp-fault-score = Line { $line }: “{ $text }” is no result. Examples: 3-1, 3-2 ap, 2-2 tab 4-3, forfait dom.
cp-fault-stages = Line { $line }: only a league with one table can be taken over from CSV. For all else, the export “state” in JSON.
cp-fault-twice = Line { $line }: { $home } – { $away } is one match too many.
cp-fault-often = { $teams } meet { $count } times: four times at most.
cp-fault-teams = { $count } teams: it takes 2 to 128.
cp-fault-json = This JSON cannot be read: { $message }
cp-fault-state = This state of a competition is not complete: { $message }
cp-fault-refused = The rules refuse these results ({ $message }).
