## The calendar: days without play, and deadlines that are postponed.

cmd-calendrier-ligue = calendar
cmd-calendrier-ligue-about = The days on which the league does not play; organisers change them
opt-jours-ajouter = add
opt-jours-ajouter-about = Days without play: 24/12-26/12, 2027-01-01
opt-jours-retirer = remove
opt-jours-retirer-about = Days to play on again: 24/12-26/12, 2027-01-01
opt-tours-en-cours = running-turns
opt-tours-en-cours-about = Also postpone turns that run already and would end on a day without play

day-weekday = { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
day-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
day = { day-weekday } { $day } { day-month } { $year }
day-span = from { $first } to { $last } ({ $count } days)

## What people write of a day or an hour: each word, of whichever language, is understood from everybody.
day-near = { $near ->
        [0] today
        [1] tomorrow
       *[2] the day after tomorrow
    }
day-words-on = on
day-words-from = from
day-words-to = to
day-words-at = at
day-words-nth = st nd rd th

days-bad = I do not understand { $given }. Write days, such as `24/12-26/12, 10 January, tomorrow` (day first), or `@time`.
days-backwards = { $given } ends before it begins. Write the first day first: `24/12-26/12`.
days-past = { $given } is past already. Choose days to come.
days-far = { $given } is too far away: at most { $most } years ahead.
refusal-calendar-full = The calendar is full: at most { $most } days or runs of days. Remove some first.
refusal-calendar-long = That would make more than { $most } days in a row without play. For a longer stop, pause the matches: `/referee pause`.
refusal-calendar-not-there = These days are not in the calendar: nothing has changed. `/league calendar` shows the ones that are.

calendar-title = ## Calendar · { $league }
calendar-line = - 📅 { $days }
calendar-about = No play on these days: a deadline that would fall on one is postponed to the same hour of the next day of play. Turns that run already stay as they are.
calendar-none = Every day is played: there is no day without play to come.
calendar-moved = { $count ->
        [0] No open turn ended on a day without play: nothing has moved.
        [one] { $count } open turn ends later; its thread says so.
       *[other] { $count } open turns end later; their threads say so.
    }

cmd-saison-ligue = season
cmd-saison-ligue-about = The league's season: its number, the days of leave; organisers change them
opt-saison-numero = number
opt-saison-numero-about = Begin this season: everybody gets their whole allowance again
opt-saison-conges = leave-days
opt-saison-conges-about = Days of leave of each captain per season (0: none)
cmd-conges = leave
cmd-conges-about = My leave: the deadlines of my matches wait for my return
cmd-conges-poser = book
cmd-conges-poser-about = Book leave, at least 48 h ahead
cmd-conges-voir = view
cmd-conges-voir-about = My leave to come and the days I have left
cmd-conges-annuler = cancel
cmd-conges-annuler-about = Cancel leave, or come back earlier
opt-conge-du = from
opt-conge-du-about = First day away: 24/12 or 2026-12-24
opt-conge-au = until
opt-conge-au-about = Last day away (otherwise a single day)
opt-conge = leave
opt-conge-about = The leave to cancel

calendar-leaves = { $count ->
        [one] **Leave**
       *[other] **Leave** ({ $count })
    }
calendar-leave = - 🏖️ { $captain } { $days }

season-title = ## Season { $number } · { $league }
season-leave = { $days ->
        [0] Leave: there is none in this league.
        [one] Leave: { $days } day per captain and season.
       *[other] Leave: { $days } days per captain and season.
    }
refusal-season-past = The league is in season { $number } already. Give a higher number to begin another one.

leave-booked = ✅ **Leave noted { $days }.** A turn that would end then and waits for your order will end at the same hour of the first day after your return. Turns that are open already keep their deadline.
leave-unheeded = ⚠️ These matches wait for nobody: { $matches }. A week is played on its date, a clock runs on. Send your orders ahead where the game takes them, or leave a deputy (`/match deputy`).
leave-cancelled = ✅ **Leave cancelled** ({ $days }). { $back ->
        [0] No day comes back to you: they were taken, or have already postponed a deadline, which stays postponed.
        [one] { $back } day comes back to you.
       *[other] { $back } days come back to you.
    }
leave-title = ## My leave · { $league }
leave-line = - 🏖️ { $days }
leave-left = You have { $left ->
        [one] { $left } day of leave
       *[other] { $left } days of leave
    } left this season, of { $allowed }. Everybody can read your leave in `/league calendar`.
refusal-leave-soon = Too late for that day: leave is booked at least 48 h before it begins. The first day possible is { $day }. If it is urgent, ask the referee for more time.
leave-which-league = I do not know for which league. Use this command on the league's server.
refusal-leave-off = This league has no leave. Ask an organiser (`/league season`), or ask the referee for more time.
refusal-leave-overlap = You have booked leave on these days already. `/leave view` shows them, `/leave cancel` cancels it.
refusal-leave-days = This leave takes { $wanted ->
        [one] { $wanted } day
       *[other] { $wanted } days
    }, and you have { $left } left this season. Book a shorter one.
refusal-leave-unknown = I cannot find this leave among your upcoming ones. Choose it from the list.

cmd-delai = extension
cmd-delai-about = Take an extension for the open turn, out of those of my season
opt-saison-delais = extensions
opt-saison-delais-about = Extensions that each captain may take per season (0: none)
opt-saison-heures = extension-hours
opt-saison-heures-about = Length of an extension, in hours

season-extensions = { $count ->
        [0] Extensions: there are none in this league.
        [one] Extensions: { $count } of { $hours } h per captain and season.
       *[other] Extensions: { $count } of { $hours } h per captain and season.
    }
grace-offer = You have **{ $left } { $left ->
        [0] extensions
        [one] extension
       *[other] extensions
    } of { $allowed }** left this season. This one, of { $hours } h, would postpone the close to { TIME($due) }, instead of { TIME($was) }. { $paid ->
        [yes] The referee went back to this turn and you had taken an extension in it: this one costs you nothing.
       *[no] Only one per turn; everybody is told, and it cannot be given back.
    }
grace-take = Take { $hours } h more
grace-taken = ✅ **Extension taken.** Closes: { TIME($due) } ({ WAIT($due) }). { $left ->
        [0] It was your last extension of the season.
        [one] You have { $left } extension left this season.
       *[other] You have { $left } extensions left this season.
    }
refusal-grace-off = Captains take no extensions in this league. Ask the referee to extend the turn.
refusal-grace-weekly = A week is played on its date for everybody: there are no extensions. Send your orders ahead, or ask the referee.
refusal-grace-clock = This match is played on the clock: your reserve of time is your extension. To stop it, ask the referee for a pause.
refusal-grace-start = The hour of the start was agreed on: an extension does not change it. Ask the referee.
refusal-grace-not-owed = No order is due from you in this turn: an extension would be of no use, and none is taken.
refusal-grace-used = You have taken an extension in this turn already: only one per turn. Ask the referee if you need more.
refusal-grace-spent = { $allowed ->
        [one] You have taken your extension of the season already.
       *[other] You have taken your { $allowed } extensions of the season already.
    } Ask the referee to extend the turn.

postponed-no-play = 📅 Close postponed to { TIME($due) } (was { TIME($was) }): the league does not play that day.
postponed-leave = 🏖️ Close postponed to { TIME($due) } (was { TIME($was) }): { $captain } ({ $team }) is on leave.
postponed-grace = ⏳ Close postponed to { TIME($due) } (was { TIME($was) }): an extension taken by { $captain } ({ $team }).
