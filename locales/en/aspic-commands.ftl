## Aspic: the commands. Name and explanation (100 characters at most).

cmd-aspic = aspic
cmd-aspic-about = Aspic: one ball, two sides, turn by turn
cmd-jouer = play
cmd-jouer-about = Play my turn step by step, by buttons
cmd-tester = test
cmd-tester-about = Try a shot without playing it

opt-as-tir = shot
opt-as-tir-about = The turn to try, for example xE6 or D5-D7 xE6
opt-as-texte = text
opt-as-texte-about = The turn in notation, for example D5-D7 xE6

cmd-defier = challenge
cmd-defier-about = Challenge somebody, or anybody, to a match of Aspic
opt-as-adversaire = opponent
opt-as-adversaire-about = Whom to challenge; without, the first who accepts
opt-as-pions = pieces
opt-as-pions-about = How many pieces a side (6)
opt-as-tours = rounds
opt-as-tours-about = How many rounds in a half (10)
opt-as-pendule = clock
opt-as-pendule-about = At which pace (correspondence)
opt-as-couleur = colour
opt-as-couleur-about = My colour (green); the opponent will choose one that stands apart from it
opt-as-reserve = time
opt-as-reserve-about = The thinking time of each, in hours (12 h for each turn of play)
opt-as-delai = deadline
opt-as-delai-about = The deadline of each turn, in hours (48)
opt-as-tirage = draw
opt-as-tirage-about = Draw the sides by lot; otherwise I play on the left

choice-as-pieces-5 = 5 pieces
choice-as-pieces-6 = 6 pieces
choice-as-pieces-7 = 7 pieces
choice-as-rounds-5 = 2 times 5 rounds
choice-as-rounds-10 = 2 times 10 rounds
choice-as-rounds-25 = 2 times 25 rounds
choice-as-rounds-50 = 2 times 50 rounds
choice-as-pace-correspondence = by correspondence
choice-as-pace-live-18 = live, 18 s per turn
choice-as-pace-live-27 = live, 27 s per turn
choice-as-pace-live-36 = live, 36 s per turn
choice-as-pace-live-45 = live, 45 s per turn
choice-as-pace-live-54 = live, 54 s per turn
choice-as-pace-none = without a clock
choice-as-blue = blue
choice-as-purple = purple
choice-as-mauve = mauve
choice-as-red = red
choice-as-orange = orange
choice-as-yellow = yellow
choice-as-green = green
choice-as-sky = sky blue

cmd-as-classement = standings
cmd-as-classement-about = The standings of the league: points, goals, rating
choice-as-deadline-12 = 12 h a turn at most
choice-as-deadline-24 = 24 h a turn at most
choice-as-deadline-48 = 48 h a turn at most
choice-as-deadline-72 = 72 h a turn at most
choice-as-deadline-168 = a week a turn at most
