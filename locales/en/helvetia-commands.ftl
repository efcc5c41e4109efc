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
opt-hc-clause = clause
opt-hc-clause-about = The name of a clause, such as 2.4-h
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
choice-hc-exemples = Examples
choice-hc-notation = Notation
choice-hc-cartes = Cards

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

hc-rules-family = ### FAMILY in short
    Two teams of five, a pitch of 113 hexes (`a1` to `i13`). **A turn: the attack moves its players, the defence its own; the defence tries to steal the ball; the attack plays its passes and its shot.**
    {"**"}Move**: one free hex for each player, then one BOOST a hex. A player without BOOST is exhausted: smaller figures. Two team-mates never end on one hex; opponents are in nobody's way.
    {"**"}Steal**: a defender on the carrier's hex throws a D20. The defence figure or less: the ball is won. Else the carrier steps aside by a hex and goes on.
    {"**"}Pass**: to a team-mate within 3 hexes, no roll. A defender on the receiver's hex tries to intercept, likewise. The receiver may pass again, shoot or stop.
    {"**"}Shoot**: from a tinted hex near the goal. In secret the shooter picks one of the goal's six cells, the goalkeeper as many neighbouring cells as the digit on the hex. Guessed: saved. Else a D20, offence minus the cell's malus, or less: **goal**.
    The ball changes sides, or a goal: the clock jumps by 9 minutes. At 45 the half ends. Four turns without a gesture, or ten of the same possession: passive play. Level: shoot-out.
hc-rules-geek = ### GEEK in short
    The whole game: eight figures a player, and everything is a D20, **the figure or less**.
    {"**"}Defence** on the carrier's hex, one gesture a player and turn: steal (answered by a dribble), tackle (missed: a foul up to 16, hopeless above), or press (its figure off the carrier's next roll).
    {"**"}Attack**: short pass (2 hexes, no roll), then a volley (a shot at −4); long pass (missed, the ball deflects as the die says), then a header in the box; a plain shot.
    {"**"}Loose ball**: to the nearest team, the attack if level; the first to enter its hex takes it.
    {"**"}Foul**: one team die for the card, one for the injury. Then a free kick, or a penalty in the box. Two players or fewer: forfeit.
    {"**"}Off-side**: only if it is called (`H yes`). After a save the goalkeeper restarts. Two substitutions a match.
    At each goal or change of possession, the time die: 6, 9 or 12 minutes. Above 45 the half ends. Four turns without a gesture, or ten of the same possession: passive play.
hc-rules-notation = ### Notation
    An order is a list of sections separated by `;`. A letter, a blank, its content. What is missing takes its usual value.
    `D 3-d8 8-a7+` moves, in order: `+` overlap on the wing, `7-a6x4` off for 4, `5-@8` follows opponent 8, `-@b` to the ball
    `G p8?/l7 > vB` gestures: `>` then, `/` or else, `?` only if it is safe; `p8` short pass to 8, `l7` long pass, `sB` shot at B, `vB` volley, `tB` header, `-` none
    `P 5=tacle pique` defence: 5 tackles, the others steal (`presse`, press, if left out) · `I non` no interceptions · `K E BE BEF g:AD` the goalkeeper's cells at 1, 2, 3 hexes, `g: c: d:` by zone (left, centre, right)
    `E e10 d10` where to step aside · `R 7 4` who comes on for the injured · `H oui` off-side · `C 5@8` card 5 on 8 · `T 8` taker · `N 3` new goalkeeper
    Placements: `L 1-e1 3-d4 5-f4 6-c5 10-g5`, after a goal `X 8>4` · beginning: `S 1 3 5 8 10 / 4 6 ; J défense` · shoot-out: `B 8A 10E 5D ; K AB BE EF`
hc-rules-exemples = ### Examples
    `D 10-e9 ; G p8?/l7 > vB/tA`: 10 goes to e9; a short pass to 8 if unmarked, else a long one to 7; then a volley at B after the short one, a header at A after the long one.
    `D 11-e11 ; G sE ; E e10 d10`: 11 goes to e11 and shoots at E; made to step aside, e10 first.
    `D 5-@8 3-d5 ; P 5=tacle pique ; K E BE BEF`: in defence 5 follows 8 and tackles, the others steal; the goalkeeper covers E at one hex, B E at two, B E F at three.
    `P presse ; I non ; H oui`: press, keep everybody for pressure, call every off-side.
    FAMILY: `D 8-d10 ; G p8 > sB`: 8 goes to d10, takes the pass and shoots at B. In defence: `D 6-@8 ; P pique ; K B BE ABE`.
hc-rules-cartes = ### Cards
    In GEEK, if the match is played with them. A POWER card serves once a match, a LEGEND too.
    {"**"}Single match**: five POWER cards drawn, and the LEGEND that you chose; you keep three (`C 1 4 9`). The hand stays hidden, the LEGEND is known.
    {"**"}Cup, championship**: three cards of your choice with the squad, one of them a LEGEND at most.
    {"**"}Playing them**: `C 4`, or `C 5@8` with a player aimed at. BOOST, loss of BOOST and free steps act at once, before the moves. The others are armed for the turn: they serve, and are shown, at the first occasion; else they come back to the hand, seen by nobody.
    `/helvetia team` shows your club's cards.

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
