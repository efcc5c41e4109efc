## Double-Échec: the commands. Name and explanation (100 characters at most).

cmd-double-echec = double-echec
cmd-double-echec-about = Double-Échec: hockey by shifts, with dice, cards and secret sheets
cmd-de-equipe = team
cmd-de-equipe-about = See a team; its coach changes its team sheet here
cmd-de-defier = challenge
cmd-de-defier-about = Challenge somebody, or whoever wants to play; without a team you are given one
cmd-de-creer = create
cmd-de-creer-about = Create a match between two teams of the league (referees)
cmd-de-essayer = try
cmd-de-essayer-about = Try my sheet: 200 shifts on the test bench, nothing is played
cmd-de-echange = trade
cmd-de-echange-about = Propose a trade to another team: players, draft choices
cmd-de-classement = standings
cmd-de-classement-about = The standings of a season, with gates, beers and payrolls
cmd-de-repechage = draft
cmd-de-repechage-about = The draft: order, lottery, everybody's choices; when it is your turn, draft
cmd-de-trophee = trophy
cmd-de-trophee-about = The Serge Gendron trophy, term by term

opt-de-texte = text
opt-de-texte-about = The lines of the sheet, such as O shoot if pct>=45
opt-de-equipe = team
opt-de-equipe-about = The team to see or to change; mine if left out
opt-de-fichier = file
opt-de-fichier-about = A CSV file: a player to a line, then the lines, the pairs and the goalkeeper
opt-de-modele = ready
opt-de-modele-about = A ready team
opt-de-nom = name
opt-de-nom-about = The name of the team
opt-de-coach = owner
opt-de-coach-about = For whom the team is founded (referees)
opt-de-version = edition
opt-de-version-about = An earlier version of the sheet, by its number
opt-de-adversaire = opponent
opt-de-adversaire-about = Whom to challenge; the first who accepts if left out
opt-de-duree = length
opt-de-duree-about = The length of the match (whole)
opt-de-heures = hours
opt-de-heures-about = The time for each shift, in hours (as in the league)
opt-de-etape = stage
opt-de-etape-about = Season or play-offs: overtime and tickets depend on it (season)
opt-de-domicile = home
opt-de-domicile-about = The home team; it attacks towards column 27
opt-de-visiteur = away
opt-de-visiteur-about = The visiting team
opt-de-equipe-une = team
opt-de-equipe-une-about = Yours; for a referee, one of the two
opt-de-equipe-autre = other
opt-de-equipe-autre-about = The other team
opt-de-donne = gives
opt-de-donne-about = The numbers that the first team gives, such as 9,17
opt-de-recoit = takes
opt-de-recoit-about = The numbers that it gets from the other
opt-de-choix-donnes = gives-choices
opt-de-choix-donnes-about = The draft choices that it gives, a round for each, such as 1,3
opt-de-choix-recus = takes-choices
opt-de-choix-recus-about = The draft choices that it gets
opt-de-saison = season
opt-de-saison-about = The season; by default the latest
opt-de-recrue = rookie
opt-de-recrue-about = To draft: a line such as 88;C;1;2;1;1 or, for a goalkeeper, 31;G;0;0;1;0;4
opt-de-equipe-recrue = team
opt-de-equipe-recrue-about = The team that drafts when it is not its turn (referees)

choice-de-cometes = the Comets
choice-de-boreales = the Northern Lights
choice-de-whole = whole, 3 periods of 40 units
choice-de-short = short, 3 periods of 20 units
choice-de-flash = flash, 1 period of 20 units
choice-de-season = season
choice-de-semifinal = semi-final
choice-de-final = final

## Teams.

de-example-cometes = Comets
de-example-boreales = Northern Lights
de-team-first-name = New team
de-team-none = **You have no team yet.** Take a ready one, it will be yours; or write your own. `/double-echec team` takes a CSV file as well.
de-team-write = Write my own
de-team-title = ### { $team } · team sheet, version { $version }
de-team-about = Coach: { $coach ->
        [none] nobody
       *[other] { $coach }
    } · { $men } players · payroll { $payroll } · { $abilities } ability points
de-team-c = {"**"}Centres** { $men }
de-team-w = {"**"}Wingers** { $men }
de-team-d = {"**"}Defenders** { $men }
de-team-g = {"**"}Goalkeepers** { $men }
de-team-man = { $number } ({ $dice })
de-team-lines = {"**"}Lines** { $lines }
de-team-hurt = 🩹 { $men }
de-team-man-hurt = { $number }: { $misses ->
        [0] {""}
        [one] misses the next match
       *[other] misses the next { $misses } matches
    }{ $thirds ->
        [0] {""}
       *[other] { $misses ->
            [0] { $thirds }/3 of an injury
           *[other] , { $thirds }/3 of an injury
        }
    }
de-team-how = -# In brackets: dice to Shoot, Pass, Skate, Fight; of a goalkeeper, to Save. Matches under way keep the sheet that they began with.
de-team-file = The team sheet, as a file.
de-team-edit = Change
de-team-form = My team sheet
de-team-form-label = A player to a line, then the lines
de-team-form-hint = The titles name the columns; then A1, P1 and GB, each with its numbers
de-team-form-example = 9;C;2;3;2;1
de-team-faulty = **The team sheet has to be corrected:**
de-team-nothing = Nothing was changed. Correct it, then send it again.
de-team-unknown = No team of the league has this name. Choose it from the list.
de-team-coach-only = Only the team's coach, or a referee, can change its sheet.
de-team-coached = This person has a team already: one team to a coach.
de-team-other-coach = This team has another coach. Without “team” you found one for the person chosen.
de-team-plays = The team is playing a match: its name can change afterwards.
de-team-no-version = This team has { $count ->
        [one] a single version
       *[other] { $count } versions
    } of its sheet.
de-amount = ${ $dollars }
de-column-n = number
de-column-pos = position
de-column-t = T
de-column-p = P
de-column-v = V
de-column-b = B
de-column-a = A
de-column-salary = salary
de-column-thirds = thirds
de-column-misses = misses

de-fault-title-unknown = Line { $line }: unknown title “{ $title }”. Titles: number, position, T, P, V, B, A, salary.
de-fault-title-twice = Line { $line }: the title “{ $title }” is there twice.
de-fault-title-missing = Line { $line }: columns are missing. It takes number, position, T, P, V, B, A.
de-fault-title-referee = Line { $line }: “{ $title }”: injuries are the referees' affair. Take this column out.
de-fault-columns = Line { $line }: { $count } columns, { $most } at most: number, position, T, P, V, B, A, salary.
de-fault-number = Line { $line }: “{ $value }” is no number of a player. It takes one from 1 to { $most }.
de-fault-number-twice = Line { $line }: number { $value } is taken already on line { $first }.
de-fault-position = Line { $line }: “{ $position }” is no position. Positions: C (centre), W (winger), D (defender), G (goalkeeper).
de-fault-ability = Line { $line }: { $ability } is “{ $value }”. It takes { $least } to { $most }.
de-fault-ability-none = Line { $line }: { $pos ->
        [G] a goalkeeper has only the Save (A); leave { $ability } empty.
       *[other] only a goalkeeper has the Save (A); leave { $ability } empty.
    }
de-fault-amount = Line { $line }: { $title ->
        [salary] salary
        [thirds] thirds
       *[other] misses
    } “{ $value }”: it takes a whole number, { $most } at most.
de-fault-line-twice = Line { $line }: { $line_name } is given already on line { $first }.
de-fault-line-count = Line { $line }: { $line_name } has { $count } numbers, it takes { $wanted }.
de-fault-line-stranger = Line { $line }: { $line_name } names { $value }, who is not in the team.
de-fault-line-position = Line { $line }: { $line_name } puts { $value } out of position; it takes { $pos ->
        [C] a centre
        [W] a winger
        [D] a defender
       *[G] a goalkeeper
    }.
de-fault-line-man-twice = Line { $line }: { $value } is in { $other } already; { $line_name } takes somebody else.
de-fault-men-many = { $count } players: { $most } at most.
de-fault-men-few = { $pos ->
        [C] Centres
        [W] Wingers
        [D] Defenders
       *[G] Goalkeepers
    }: { $count }, it takes { $wanted } at least.

## Challenges, matches.

de-offer-terms = { $length ->
        [short] A short match: 3 periods of 20 units
        [flash] A flash match: 1 period of 20 units
       *[whole] A whole match: 3 periods of 40 units
    }{ $hours ->
        [0] {""}
       *[other] { " " }· { $hours } h a shift
    }. The challenger plays at home. Who has no team is given a ready one.
de-offer-ask = **Challenge whoever wants?** The first to accept plays you; { $team ->
        [none] you will be given a ready team.
       *[other] you play with { $team }.
    } To choose the opponent, the length or the time: `/double-echec challenge`.
de-offer-usual = Send the challenge
de-same-team = It takes two different teams, of two different coaches.
de-no-coach = { $team } has no coach: it needs one to play.
de-unfit = { $team } cannot play, it lacks { $men }: the injured are out. Complete the sheet with `/double-echec team`.
de-lacking = { $pos ->
        [C] { $count ->
            [one] a centre
           *[other] { $count } centres
        }
        [W] { $count ->
            [one] a winger
           *[other] { $count } wingers
        }
        [D] { $count ->
            [one] a defender
           *[other] { $count } defenders
        }
       *[G] { $count ->
            [one] a goalkeeper
           *[other] { $count } goalkeepers
        }
    }

de-trade-title = ### Double-Échec · trade
de-trade-moved = { $team } → { $other }: { $count ->
        [one] number { $men }
       *[other] numbers { $men }
    }
de-trade-account = { $team }: payroll { $payroll }, { $abilities } ability points
de-trade-choice = { $team } → { $other }: { $count ->
        [one] a choice
       *[other] { $count } choices
    } of round { $round }
de-trade-status = { $status ->
        [proposed] **{ $team } propose this trade to { $captain }.**
        [agreed] **Agreed.** It is done as soon as neither team is playing.
        [done] **Traded.**
        [refused] **No trade**: the offer is refused or taken back.
       *[failed] **The agreed trade could not be done**: one of the teams has changed since.
    }
de-button-trade-yes = Accept
de-button-trade-no = Refuse or take back
de-trade-round = "{ $word }" is no round of the draft. Write a round for each choice, such as `1` or `1,3`.
de-trade-choices = { $team } do not own that many choices of round { $round }. `/double-echec draft` shows who owns what.
refusal-trade-gone = This offer awaits no answer any more.
refusal-trade-not-yours = The captain of the first team proposes a trade, and the captain of the other one accepts it.
refusal-trade-no-books = Draft choices are traded between two teams of a season that is being played.
de-trade-nobody = Nobody changes teams: write numbers under "gives" or "takes", or choices.
de-trade-number = “{ $number }” is no player of { $team }, or is there twice. Write numbers, such as `9,17`.
de-trade-twice = { $team } would have number { $number } twice. Change a number with `/double-echec team` first.
de-trade-many = { $team } would have more than { $most } players.
de-trade-few = { $team } would have no full line any more: 1 centre, 2 wingers, 2 defenders, 1 goalkeeper.

de-trial-busy = Your test is under way: its answer is coming.
de-trial-failed = The test came to nothing. Try again in a moment.

## The rules in short.

## A referee's acts.

act-restart = Last shift played again with new dice
de-choose-offside = Offside
de-choose-modules = Other rules (none as usual)
choice-de-offside-none = no offside
choice-de-offside-blue = offside at the blue line
choice-de-minor-ends = a minor ends when a goal is conceded
choice-de-shorthanded = clearing allowed while shorthanded
choice-de-no-injuries = no injuries from one match to the next
