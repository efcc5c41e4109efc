## Helvetia Cup: the commands. Name and explanation (100 characters at most).

cmd-helvetia-cup = helvetia
cmd-helvetia-cup-about = Helvetia Cup: five-a-side fantasy football on hexes
cmd-hc-equipe = team
cmd-hc-equipe-about = My team: club, players, starters and cards kept for my matches
cmd-hc-defier = challenge
cmd-hc-defier-about = Challenge somebody, or whoever wants to play; without a team you are given one
cmd-hc-creer = create
cmd-hc-creer-about = Create a match between two coaches of the league (referees)
cmd-hc-voir = view
cmd-hc-voir-about = Look at a reach, a deflection, the goal or a sheet, sending nothing

opt-hc-texte = text
opt-hc-texte-about = The sections of the order, such as D 10-e9 ; G p8 > vB
opt-hc-club = club
opt-hc-club-about = The club to take; mine stays if left out
opt-hc-nom = name
opt-hc-nom-about = The name of my team
opt-hc-adversaire = opponent
opt-hc-adversaire-about = Whom to challenge; the first who accepts if left out
opt-hc-regle = rules
opt-hc-regle-about = FAMILY, the short game, or GEEK, the whole one (FAMILY)
opt-hc-mode = mode
opt-hc-mode-about = What becomes of a draw; the cards depend on it (single match)
opt-hc-rythme = tempo
opt-hc-rythme-about = One after the other, or both together (one after the other)
opt-hc-cartes = cards
opt-hc-cartes-about = With POWER and LEGEND cards, in GEEK only (no)
opt-hc-duree = length
opt-hc-duree-about = The length of the match (whole)
opt-hc-heures = hours
opt-hc-heures-about = The time for each order, in hours (as in the league)
opt-hc-domicile = home
opt-hc-domicile-about = The home coach; attacks towards the east
opt-hc-visiteur = away
opt-hc-visiteur-about = The visiting coach
opt-hc-quoi = what
opt-hc-quoi-about = What I want to see
opt-hc-repere = where
opt-hc-repere-about = The number of one of my players, or a hex such as e9

choice-hc-family = FAMILY: two figures, short passes, shots
choice-hc-geek = GEEK: eight figures, fouls, off-side, long passes
choice-hc-single = single match: extra time, then a shoot-out
choice-hc-cup = cup: likewise, cards of one's choice
choice-hc-league = championship: may be drawn, cards of one's choice
choice-hc-alternate = one after the other
choice-hc-simultaneous = both together, the defence blind
choice-hc-whole = whole, 2 × 45 minutes
choice-hc-short = short, 2 × 27 minutes
choice-hc-flash = flash, 2 × 9 minutes
choice-hc-reach = a player's reach, and chances
choice-hc-template = the deflections around a hex
choice-hc-goal = the goal, seen from a hex
choice-hc-card = the players of both teams
choice-hc-sheet = the match sheet

## My team.

hc-squad-none = **Choose a club: it will be yours.** Two coaches may have the same players; each gives a team its own name (`/helvetia team`, option `name`).
hc-club-line = {"**"}{ $club }** · the { $people }
hc-club-choose = Take a club
hc-club-unknown = No club of this name. There are: { $clubs }.
hc-squad-title = ### { $team }{ $club ->
        [none] {""}
       *[other] { " " }· { $club }
    }
hc-squad-kept = Your squad is kept: in the next match it is sent by itself at the opening. Nobody else sees it.
hc-squad-not-kept = You have chosen nothing: in GEEK you will be asked for your squad before each match; here is the club's own. One choice below, and it is kept.
hc-squad-geek = {"**"}GEEK** · starters: { $starters }
    Substitutes, in order: { $bench } · toss won: { $toss ->
        [defence] in defence
       *[attack] in attack
    }{ $cards ->
        [none] {""}
       *[other] { " " }· cards: { $cards }
    }
hc-squad-family = {"**"}FAMILY** · starters: { $starters }
    Substitutes: { $bench }
hc-squad-captains = One captain (C) at most in the squad, substitutes included.
hc-squad-legends = One LEGEND card to a match.
hc-starters-choose = The 4 players of the field in GEEK
hc-bench-choose = The 2 substitutes in GEEK
hc-family-bench-choose = The 2 substitutes in FAMILY
hc-cards-choose = The cards, 3 at most, one of them a LEGEND
hc-squad-player = { $number } { $name }{ $pos ->
        [C] { " " }(C)
        [G] { " " }(G)
       *[P] {""}
    } · BOOST { $boost }
hc-squad-skills = steal { $steal } tackle { $tackle } clear { $clear } press { $press } · dribble { $dribble } pass { $passing } shot { $shot } head { $head }
hc-squad-card = { $number } { $name }{ $kind ->
        [legend] { " " }(LEGEND)
       *[power] {""}
    }
hc-toss-attack = Toss won: attack
hc-toss-defence = Toss won: defend
hc-forget = Keep nothing

## Challenges, matches.

hc-offer-terms = { $variant ->
        [geek] {"**"}GEEK**, the whole game
       *[family] {"**"}FAMILY**, the short game
    }, { $mode ->
        [cup] in a cup
        [league] as in a championship (it may be drawn)
       *[single] a single match
    }, { $length ->
        [short] 2 × 27 minutes
        [flash] 2 × 9 minutes
       *[whole] 2 × 45 minutes
    }, { $tempo ->
        [simultaneous] both sides order together
       *[alternate] one after the other
    }{ $cards ->
        [yes] , with cards
       *[no] {""}
    }{ $hours ->
        [0] {""}
       *[other] { " " }· { $hours } h an order
    }. The challenger plays at home. Who has no team is given one.
hc-offer-ask = **Challenge whoever wants?** The first to accept plays you; { $team ->
        [none] you will be given a club.
       *[other] you play with { $team }.
    } To choose the opponent, the mode, the cards or the length: `/helvetia challenge`.
hc-offer-family = FAMILY, to begin with
hc-offer-geek = GEEK, the whole game
hc-offer-family-cards = Cards are played in GEEK only. Choose `rules: GEEK`, or play without cards.
hc-same-coach = It takes two different coaches.

## The rules in short.

## Looking before sending.

hc-look-not-now = There is nothing to weigh at this stage: it is done between a placement and the whistle.
hc-look-player = Give in `where` the number of a player on the pitch: { $players }.
hc-look-hex = Give in `where` a hex, such as e9, or the number of a player on the pitch.
hc-look-family = FAMILY has neither long passes nor deflections.
hc-look-no-shot = Nobody shoots from { $at }: this hex has no digit.
hc-look-reach = {"**"}{ $player }** on { $at }, BOOST { $boost }
hc-look-hexes = { $count ->
        [0] Free
       *[other] { $count } BOOST
    }: { $hexes }
hc-look-overlaps = Overlap: { $hexes }
hc-look-duel = Against the carrier: steal ≤ { $steal }, the ball at { $wins }%{ $family ->
        [yes] {""}
       *[no] { " " }· tackle ≤ { $tackle }, { $tackles }%, foul { $fouls }% · pressure { $press }
    }.
hc-look-pass = { $kind ->
        [short] Short pass
       *[long] Long pass
    } to { $player } on { $at }: { $kind ->
        [short] no roll
       *[long] ≤ { $needed }, { $percent }%
    }{ $opponent ->
        [none] {""}
       *[other] , { $opponent } takes it at { $risk }%
    }{ $offside ->
        [yes] , off-side if it is called
       *[no] {""}
    }.
hc-look-shot = Shot from { $at }, { $zone }, the goalkeeper covers { $keeper ->
        [0] nothing
        [one] one cell
       *[other] { $keeper } cells
    }: { $cells }.
hc-look-cell = { $cell } ≤ { $needed } ({ $percent }%)
hc-look-template = {"**"}The deflections around { $at }**, the ball sent by { $team }: the die, the hex, whose.
hc-look-landing = { $to }: { $rolls } · { $lands ->
        [attack] the attack's
        [defence] the defence's
        [contested] contested
        [keeper] the goalkeeper's
        [loose_defence] loose, the defence's
       *[loose_attack] loose, the attack's
    }
hc-look-goal = {"**"}The goal seen from { $at }**, { $zone }, digit { $distance }. The malus of each cell:
hc-look-malus = { $cell } −{ $malus }
hc-look-sets = The goalkeeper's possible cells: { $sets ->
        [none] none
       *[other] { $sets }
    }.
hc-look-shooter = { $player } · { $told }
choice-hc-geek-cards = GEEK with the POWER and LEGEND cards
