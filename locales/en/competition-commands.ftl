## Competitions: the commands and the form of creation.

game-competition = Competition
cmd-competition = competition
cmd-competition-about = Leagues, cups, Swiss events
cmd-cp-creer = create
cmd-cp-creer-about = Prepare a competition
cmd-cp-inscrire = sign-up
cmd-cp-inscrire-about = Enter, or enter my team
cmd-cp-retirer = withdraw
cmd-cp-retirer-about = Withdraw, or withdraw my team
cmd-cp-classement = standings
cmd-cp-classement-about = The table
cmd-cp-calendrier = calendar
cmd-cp-calendrier-about = The matches, played and to come
cmd-cp-tableau = bracket
cmd-cp-tableau-about = The bracket of the cup
cmd-cp-palmares = honours
cmd-cp-palmares-about = The honours
opt-competition = competition
opt-competition-about = The competition
opt-cp-jeu = game
opt-cp-jeu-about = The game of the matches
opt-cp-nom = name
opt-cp-nom-about = The name of the competition
opt-cp-rondes = rounds
opt-cp-rondes-about = How many rounds, in a Swiss event
opt-cp-places = slots
opt-cp-places-about = How many may enter
cp-which-game = Choose a game from the list.
cp-which-name = Give the competition a name.
cp-no-team = You have to captain a team of this game to enter it.
cp-entered = ✅ Entered: **{ $name }**, { $competition }.
cp-waits = ⏳ **{ $name }** is number { $place } on the waiting list of { $competition }. The place is yours as soon as somebody steps back before the start.
cp-leave-running = The competition has begun: stepping back would be for good. If you want that, type `/competition withdraw`.
cp-left = **{ $name }** withdraws from { $competition }.
cp-name = { $name } · { $game }
cp-created = **{ $name }**: sign-up is open, { $thread }
cp-plan-format = { $format ->
    [league] League, once
    [double] League, home and away
    [groups] Two groups, then a cup
    [swiss] Swiss event
    [cup] Cup
    [legs] Cup in two legs
    [series] Cup, best of three
    [elimination] Double elimination
    [playoffs] League, then play-offs
   *[divisions] Two divisions, promotion and relegation
}
cp-plan-about = { $format ->
    [league] everyone meets everyone once.
    [double] everyone meets everyone twice.
    [groups] two groups, the first two of each in semi-finals.
    [swiss] { $rounds } rounds between opponents of equal strength; entry is possible until the second.
    [cup] single elimination.
    [legs] elimination in two matches, the final in one.
    [series] elimination, best of three games.
    [elimination] two defeats and one is out.
    [playoffs] a league in two rounds, then the first four in a best of three.
   *[divisions] two divisions, one goes up and one goes down each season.
}
act-lines = Referee's lines
cp-act-how-lines = Write one line or several, separated by `;`: `corrige M12 3-1`, `forfait M4 dom`, `points lions -3 reason`.
cp-act-entrant = Choose the entrant.
cp-act-how-replace-player = Choose in “holder” who takes the place; a bot does not play.
cmd-cp-importer = import
cmd-cp-importer-about = Carry on a running season from a file
opt-cp-fichier = file
opt-cp-fichier-about = Teams and results: CSV (home, away, score) or JSON, 100 kB at most

cp-carry-form = Carry on a season
cp-carry-file = The season's file
cp-carry-name = The competition's name
