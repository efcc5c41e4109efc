## Coming into the league: the welcome panel, what follows an installation, `/help`.

cmd-aide = help
cmd-aide-about = What I can do here and now

welcome-title = ## Welcome · { $league }
welcome-about = We play by messages, each at their own hour: { $games }.
welcome-join = **Sign up**: join a team or found one ({ $games }).
welcome-challenge = **Challenge**: play whoever accepts ({ $games }).
welcome-competitions = **Competitions**: leagues, cups and Swiss events. Enter by the button of their announcement or `/competition sign-up`; `/competition rules` explains them.
welcome-then = At any time, `/help` tells what waits for you.
welcome-unpinned = ℹ️ The welcome panel is in { $signup }, but not pinned: I lack the permission “Pin Messages” there. Give it to me and run `/league install` again, or pin it yourself.
welcome-unsent = ⚠️ The welcome panel could not be posted in { $signup }. Give me access to that channel again, then run `/league install` once more.

install-next =
    ### Next
    1. { $role ->
        [none] Choose the referees' role, as said above.
       *[other] Give the role { $role } to your referees.
    }
    2. Show { $signup } to your players: everything begins with its welcome panel.
    3. { $create ->
        [none] Matches come of challenges.
       *[other] Create a match: { $create }.
    } Or a cup, a championship, Swiss rounds: { $host }.
    4. `/league overview` shows what waits for a referee; `/help` tells everybody what they can do.

lobby-join = Sign up
lobby-challenge = Challenge
lobby-rules = Rules
lobby-matches = My matches
lobby-overview = Referees' overview
lobby-which = **Which game?**

help-title = ## Your move
help-more-due = … and { $count ->
        [one] { $count } more: `/my-matches`.
       *[other] { $count } more: `/my-matches`.
    }
help-nothing-due = ✅ Nothing waits for you in { $count ->
        [one] your match.
       *[other] your { $count } matches.
    }
help-offers = ⚔️ { $count ->
        [one] A challenge waits
       *[other] { $count } challenges wait
    } for an answer: `/my-matches`.
help-play = Play · { $match }
help-install = 🛠️ **Organise**: there is no league on this server yet. `/league install` makes the channels and the referees' role.
help-no-league = There is no league on this server yet: whoever manages it can install one.
help-no-referees = ⚠️ **The league has no referee**: `/league install` sees to the role.
help-referee = ⚖️ **Referee**: `/league overview` shows what is pressing, `/referee` has all acts, `/referee profile` offers you for matches, `/competition create` opens a league or a cup.
help-organiser = 🛠️ **Organise**: `/league install` checks and repairs, `/league settings` sets, `/league calendar` keeps the days without play.
help-player = 🏟️ **Play**: `/my-matches`, `/match deputy` if you will be away, `/leave`, `/settings` for your reminders.
help-stranger = 👋 **Play**: you are in no match yet. Begin with a button below.
help-in-dm = 💬 Here you write your orders. To sign up, challenge or referee, use `/help` on your league's server.
