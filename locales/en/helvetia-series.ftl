## Helvetia Cup: the game's own cup and championship, their pages, training.

cmd-hc-entrainement = training
cmd-hc-entrainement-about = Before a round: my squad, my deck, the cards that I buy
cmd-hc-competition = competition
cmd-hc-competition-about = Table or bracket, calendar, scorers, cards, teams of a competition
opt-hc-cartes-achetees = cards
opt-hc-cartes-achetees-about = The numbers of the cards to buy, such as 1 3 5
opt-hc-page = page
opt-hc-page-about = What I want to see
opt-hc-inscrite = team
opt-hc-inscrite-about = The team whose sheet I want; mine by default
opt-hc-format = format
opt-hc-format-about = Found a cup or a championship instead of a match
opt-hc-nom-competition = name
opt-hc-nom-competition-about = The name of the cup or championship
choice-hc-format-cup = cup, single elimination
choice-hc-format-league = championship, home and away
choice-hc-page-stands = table or bracket
choice-hc-page-calendar = calendar
choice-hc-page-scorers = scorers
choice-hc-page-cards = cards
choice-hc-page-fairplay = fair play
choice-hc-page-keepers = best keeper
choice-hc-page-team = team sheet

## Founding.

hc-create-who = Choose both coaches (`home`, `away`), or a `format` to found a cup or a championship.
hc-found-name = { $format ->
        [cup] Helvetia Cup
       *[league] Helvetia Championship
    }
hc-found-nameless = This name has nothing in it that can be read. Give another one, or leave the option `name` empty: I suggest one.
hc-found-too-few = It takes two to sixteen Helvetia Cup teams with their coaches; one takes a team by `/helvetia team`.
hc-found-plan = ### { $name }
    { $format ->
        [cup] Cup, single elimination
       *[league] Championship, home and away
    }, { $length ->
        [short] 2 × 27 minutes
        [flash] 2 × 9 minutes
       *[whole] 2 × 45 minutes
    }, { $tempo ->
        [simultaneous] both sides order together
       *[alternate] one side orders after the other
    }, { $cards ->
        [yes] with cards
       *[no] without cards
    }, { $trains ->
        [yes] training before every match
       *[no] no training before the first match
    }, { $hours ->
        [0] the league's times for matches
       *[other] { $hours } h for each order of a match
    }.
    { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }: { $teams ->
        [none] choose them below.
       *[other] { $teams }.
    }
hc-found-first = **Calendar.** Drawn when it is created; first preparation until { TIME($start) } at the latest, then the matches. Each following round opens by itself, as soon as all matches of the one before are over.
hc-found-round = { $name }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
hc-found-byes = { $count ->
        [one] { $count } team drawn by lot skips the first round.
       *[other] { $count } teams drawn by lot skip the first round.
    }
hc-found-league = { $rounds } rounds of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }{ $resting ->
        [0] .
       *[other] , with one team resting in each.
    }
hc-found-more = -# The first { $count } teams of the league are offered.
hc-found-teams = The teams, { $most } at most
hc-found-hours = The preparation before each round
hc-found-preparation = Preparation of { $hours } h at most
hc-found-all = All teams
hc-found-cards = Cards: { $now ->
        [yes] yes
       *[no] no
    }
hc-found-trains_first = Training before the 1st match: { $now ->
        [yes] yes
       *[no] no
    }
hc-found-create = Create
hc-found-done = {"**"}{ $name } is created.** The draw is made, preparation begins: { $thread }

## What happens.

hc-series-match = { $home } – { $away }
hc-series-fixture = `{ $key }` { $winner ->
        [home] {"**"}{ $home }** { $goals } { $away }
        [away] { $home } { $goals } **{ $away }**
       *[none] { $home } { $goals ->
            [none] –
           *[other] { $goals }
        } { $away }
    }{ $status ->
        [playing] { $goals ->
            [none] { " " }· being played
           *[other] { " " }· played
        }
       *[other] {""}
    }
hc-series-results = {"**"}Results.**
hc-series-result = { $match }{ $forfeit ->
        [yes] { " " }(forfeit or resignation)
       *[no] {""}
    }
hc-series-round = { $format ->
        [cup] { $left ->
            [0] final
            [1] semi-finals
            [2] quarter-finals
           *[other] round { $round }
        }
       *[league] round { $round }
    }
hc-series-stage = { $phase ->
        [preparation] { $round }, preparation
        [playing] { $round }, matches
       *[finished] competition over
    }
hc-series-byes = Byes in the first round: { $teams }.
hc-series-opened = { $format ->
        [cup] A cup
       *[league] A championship
    } of { $count } teams. Fatigue, injuries, suspensions and cards pass from one match to the next.
hc-series-entered = - **{ $team }**{ $person ->
        [none] {""}
       *[other] { " " }· { $person }
    }
hc-series-how = **Preparation until { TIME($due) }**: three training sessions buy POWER cards (`A 3 5`, the button, or `/helvetia training`). What is planned stays secret until the close; without an order nothing is bought. Then every match opens by itself.
hc-series-started = { $format ->
        [cup] 🏆 The cup
       *[league] 🏆 The championship
    } begins: { $teams }. Follow it all in { $thread }.
hc-series-trains = Three sessions to spend on POWER cards; what is not spent is lost. Preparation closes by itself when all awaited teams have trained.
hc-series-prepare = **Next: { $round }.** Preparation until { TIME($due) }.{ $captains ->
        [none] {""}
       *[other] { " " }Your turn: { $captains }.
    }
hc-series-plays = **Now playing: { $round }.** Every match has its thread.
hc-series-champion = 🏆 **{ $team } wins the competition!**
hc-series-won = 🏆 **{ $team } wins the competition!**{ $person ->
        [none] {""}
       *[other] { " " }Well done { $person }.
    } { $thread }
hc-series-line = { $phase ->
        [preparation] next: { $round }
        [playing] now playing: { $round }
       *[finished] competition over
    }
hc-series-one = { $player } ({ $team })
hc-series-news-trained = 🏋️ { $team } learns { $cards }.
hc-series-news-red = 🚫 Sent off, suspended for the next match: { $men }.
hc-series-news-yellows = 🚫 Yellow cards in two matches, suspended for the next one: { $men }.
hc-series-news-out = 🤕 Injured, missing the next match: { $men }.
hc-series-news-tired = 🥵 Exhausted, one BOOST less in the next match: { $men }.
hc-owed-preparation = Your training: three sessions buy POWER cards, such as `A 3 5`. Without an order nothing is bought.
hc-owed-playing = The round's matches are being played, each in its thread.

## A team.

hc-series-squad = {"**"}Squad · { $team }**
hc-series-state-suspended = 🚫 suspended for the next match
hc-series-state-out = 🤕 injured, missing the next match
hc-series-state-check = 🤕 injured, a die before the match decides
hc-series-state-tired = 🥵 tired, one BOOST less
hc-series-state-yellow = 🟨 one yellow card carried
hc-series-man = - { $player }: { $states }
hc-series-fit = { $count ->
        [0] Nobody is free of trouble.
        [one] One player with nothing to report.
       *[other] { $count } players with nothing to report.
    }
hc-series-power = { $card } (level { $level })
hc-series-deck = {"**"}Deck**: { $power ->
        [none] no POWER card
       *[other] { $power }
    } · LEGEND cards left: { $legends ->
        [none] none
       *[other] { $legends }
    }
hc-series-sessions = Sessions to spend before this round: { $count }.
hc-stat-yellow = yellow cards { $count }
hc-stat-red = sendings-off { $count }
hc-stat-injuries = injuries { $count }
hc-series-did = - { $player }: { $did }
hc-series-row = Rank { $rank }, { $points } points: { $won } won, { $drawn } drawn, { $lost } lost, { $gf } goals for, { $ga } against.
hc-series-which-team = You have no team in this competition; choose one with the option `team`.
hc-series-buy = { $card } · level { $level }
hc-series-cards = The cards to buy, three sessions in all
hc-series-ask = { $left ->
        [0] No session left.
        [one] One session left; unused it is lost.
       *[other] { $left } sessions left; unused they are lost.
    }
hc-series-buys-nothing = Nothing is bought.
hc-series-no-training = No training before the first match.
hc-series-no-preparation = No preparation is open in this competition.
hc-series-which = Several competitions are running: say which with the option `competition`.
hc-series-none = No Helvetia Cup competition here.

## The pages.

hc-series-page-stands = { $format ->
        [cup] Bracket
       *[league] Table
    }
hc-series-page-calendar = Calendar
hc-series-page-scorers = Scorers
hc-series-page-cards = Cards
hc-series-page-team = My team
hc-series-no-figures = Nothing to count yet.
hc-series-scorer = { $place }. { $player }: { $count ->
        [one] { $count } goal
       *[other] { $count } goals
    }
hc-series-booked = - { $player }: { $yellow } 🟨 { $red } 🟥
hc-series-fair-how = -# A yellow counts { $yellow }, a sending-off { $red }; fewest points first, then fewest fouls.
hc-series-fair = { $place }. { $team }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $fouls ->
        [one] { $fouls } foul
       *[other] { $fouls } fouls
    }
hc-series-keeper = { $place }. { $player }: { $goals ->
        [one] { $goals } goal let in
       *[other] { $goals } goals let in
    } in { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }, { $saves ->
        [one] { $saves } save
       *[other] { $saves } saves
    }

## The referee.

act-report = Result received from a match
act-clear-suspension = Suspension lifted
act-clear-injury = Injury lifted
act-give-card = POWER card given
act-take-card = POWER card taken
act-training = Training re-opened
act-table = Table corrected
hc-act-how-clear-suspension = Choose the team, then write the player's number: `8`.
hc-act-how-clear-injury = Choose the team, then write the player's number: `8`.
hc-act-how-give-card = Choose the team, then write the card's number: `3`.
hc-act-how-take-card = Choose the team, then write the card's number: `3`.
hc-act-how-training = Choose the team, then write the cards that it buys afterwards: `1 3`.
hc-act-how-table = Choose the team, then write what changes: `points=7`, `gagnes=2 nuls=1 perdus=0`, `bp=5 bc=3`.
hc-act-how-fixture = Write the match, then the score: `r1m2 3-1`; level in a cup, choose the team that goes on.
hc-change-series = { $field ->
        [deck] Deck of { $team }
        [suspended] { $team }, { $player }, suspension
        [injury] { $team }, { $player }, injury
        [won] { $team }, won
        [drawn] { $team }, drawn
        [lost] { $team }, lost
        [gf] { $team }, goals for
        [ga] { $team }, goals against
       *[points] { $team }, points
    }: { $was } → { $now }
