## Helvetia Cup : le fil du match, le panneau, les annonces, la feuille de match.

game-helvetia-cup = Helvetia Cup
hc-man = { $sign }{ $number } { $name }
hc-man-plain = { $number } { $name } ({ $team })
hc-number = le { $number }
hc-own-man = { $number } { $name }
hc-card = { $number } { $name ->
        [none] ?
       *[other] { $name }
    }
hc-half = { $number ->
        [0] avant-match
        [1] 1re mi-temps
        [2] 2e mi-temps
        [3] 1re prolongation
        [4] 2e prolongation
       *[other] tirs au but
    }
hc-time = { $half }, { $minute }'
hc-direction-F = vers l'avant
hc-direction-FL = en avant à gauche
hc-direction-FR = en avant à droite
hc-direction-BL = en arrière à gauche
hc-direction-BR = en arrière à droite
hc-direction-B = vers l'arrière
hc-zone-left = à gauche
hc-zone-centre = au centre
hc-zone-right = à droite

hc-stage-setup = équipes
hc-stage-cards = cartes
hc-stage-place_defence = placement de la défense
hc-stage-place_attack = placement et engagement
hc-stage-place = placements
hc-stage-attack = { $half }, attaque { $round }
hc-stage-defence = { $half }, défense { $round }
hc-stage-play = { $half }, tour { $round }
hc-stage-shootout = tirs au but, série { $round }
hc-stage-finished = match terminé
hc-stage-preparation = préparation
hc-stage-playing = journée en cours

hc-score = **{ $home } { $goals } { $away }**
hc-strip = -# ⏱️ { $time }{ $attack ->
        [none] {""}
       *[other] { " " }· ⚽ { $attack }{ $ball ->
            [none] {""}
           *[other] { " " }({ $ball })
        }
    } · BOOST { $home_boost }–{ $away_boost } · changements { $home_subs }–{ $away_subs }{ $cards ->
        [none] {""}
       *[other] { " " }· cartes { $cards }
    }{ $restart ->
        [none] {""}
        [kickoff] { " " }· engagement
        [keeper] { " " }· relance du gardien
        [free_kick] { " " }· coup franc
        [offside] { " " }· coup franc de hors-jeu
       *[penalty] { " " }· penalty
    }
hc-ball-held = { $number } en { $at }
hc-ball-loose = libre en { $at }
hc-strip-shootout = -# 🥅 Tirs au but : { $goals } après { $kicks } tirs.
hc-stall = -# 🥱 { $count } tours sans geste : à { $limit }, jeu passif.
hc-held = -# 🥱 { $count } tours de la même possession : à { $limit }, jeu passif.
hc-tired = -# 🥵 Épuisés : { $men }

hc-asked-setup = 📋 **Équipes** des deux coaches : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-cards = 🃏 **Trois cartes à garder**, des deux coaches : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-place_defence = 📍 **{ $team } se place en défense** : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-place_attack = 📍 **{ $team } se place et engage** : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-place = 📍 **Placements** des deux coaches : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-attack = ⚔️ **{ $team } attaque** : déplacements et gestes, { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-defence = 🛡 **{ $team } défend** : déplacements et défense, { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-play = ⚔️ **Les deux équipes jouent en même temps** : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
hc-asked-shootout = 🥅 **Tireurs et gardiens** des deux coaches : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }

hc-opened-side = { $team }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    } : { $side ->
        [home] défend à l'ouest, attaque vers l'est
       *[away] défend à l'est, attaque vers l'ouest
    }
hc-opened-how = { $family ->
        [yes] Règle **FAMILY**, la courte.
       *[no] Règle **GEEK**, la complète.
    } Un tour de jeu : l'attaque déplace ses joueurs et prépare ses gestes en secret ; la défense répond ; puis tout se joue d'un coup. Par les boutons ci-dessous, en message privé, ou par `/helvetia ordres`.
hc-opened-tempo = { $tempo ->
        [simultaneous] Tempo **simultané** : les deux coaches envoient leur ordre en même temps.
       *[alternate] Tempo **alterné** : l'un après l'autre ; la défense voit les déplacements, jamais le plan.
    }
hc-started = { $home } contre { $away } : le match est lancé dans { $thread }.

hc-owed-setup = Votre équipe : `S 1 3 5 8 10 / 4 6`, et `J défense` si vous voulez défendre d'abord. Sans ordre : l'équipe habituelle.
hc-owed-setup-family = Vos deux remplaçants : `S 1 3 6 8 10 / 4 5`. Sans ordre : les deux premiers.
hc-owed-cards = Les trois cartes que vous gardez : `C 1 4 9`. Sans ordre : les trois premières POWER.
hc-owed-place_defence = Votre placement en défense : `L 1-e1 3-d4 5-f4 6-c5 10-g5`. Sans ordre : le dernier, ou celui de base.
hc-owed-place_attack = Votre placement et l'engagement : `L 1-e1 3-c6 5-e5 6-g6 10-e7; G p5`. Sans ordre : le dernier placement, ou celui de base, et une passe au plus proche.
hc-owed-attack = Vos déplacements et votre plan : `D 10-e9; G p8?/l7 > vB`. Seuls les déplacements se voient. Sans ordre : personne ne bouge, aucun geste.
hc-owed-attack-family = Vos déplacements et votre plan : `D 10-e9; G p8 > sB`. Seuls les déplacements se voient. Sans ordre : personne ne bouge, aucun geste.
hc-owed-attack-must = La balle est arrêtée : un geste est obligatoire. `D 8-e9; G p8/l7`. Sans plan : une passe au plus proche.
hc-owed-attack-penalty = Penalty : `G sA`, et vos déplacements. Sans ordre : une case au hasard.
hc-owed-defence = Vos déplacements, votre défense, votre gardien : `D 5-@8; P pique; K E BE BEF`. Sans ordre : personne ne bouge, vos joueurs gênent et interceptent, le gardien choisit au hasard.
hc-owed-shootout = { $count ->
        [one] Votre tireur et votre gardien : `B 3E; K AB`.
       *[other] Vos trois tireurs et votre gardien : `B 8A 10E 5D; K AB BE EF`.
    } Sans ordre : les meilleurs tireurs, au hasard.
hc-owed-finished = Le match est terminé.
hc-brief-attack = 🤫 Vos déplacements seront montrés, pas votre plan.

hc-button-order = { $phase ->
        [preparation] M'entraîner
        [setup] Choisir mon équipe
        [cards] Choisir mes cartes
        [place_defence] Me placer
        [place_attack] Me placer
        [place] Me placer
        [attack] Attaquer
        [defence] Défendre
        [shootout] Mes tirs au but
       *[play] Jouer
    }
hc-button-board = Le terrain
hc-button-team = Mes joueurs

# Le terrain, les joueurs.
hc-sheet-title = **{ $team }**{ $club ->
        [none] {""}
       *[other] { " " }· { $club }
    }
hc-sheet-line = -# { $player }{ $at ->
        [none] {""}
       *[other] { " " }en { $at }
    } · BOOST { $boost }/{ $most } · { $skills }{ $marks ->
        [none] {""}
       *[other] { " " }{ $marks }
    }
hc-sheet-bench = -# { $player } · { $status ->
        [bench] remplaçant
        [off] sorti
        [injured] blessé
       *[sent_off] exclu
    } · { $skills }
hc-sheet-legend = -# pi piquer, ta tacle, dé dégager ou intercepter, gê gêner ; dr dribble, pa passe, ti tir, tê tête. Épuisé : divisé par deux.
hc-sheet-legend-family = -# déf défense, att attaque. Épuisé : le petit chiffre.
hc-skills = pi{ $steal } ta{ $tackle } dé{ $clear } gê{ $press } · dr{ $dribble } pa{ $passing } ti{ $shot } tê{ $head }
hc-skills-family = déf { $defence } · att { $offence }
hc-sheet-keeper = 🧤
hc-sheet-down = 💥
hc-sheet-yellow = 🟨
hc-sheet-tired = 🥵
hc-sheet-captain = (C)
hc-sheet-cards = 🃏 **Votre main**, pour vous seul : { $cards }{ $armed ->
        [none] {""}
       *[other] . Armées pour ce tour : { $armed }
    }.
hc-sheet-used = -# Cartes jouées : { $cards }
hc-sheet-offside = { $call ->
        [yes] 🚩 Vous réclamez tout hors-jeu (`H oui`).
       *[no] 🚩 Vous ne réclamez pas les hors-jeu (`H non`).
    }
hc-sheet-challenge = 🎯 Défi { $card } : { $count } pour l'instant.
hc-card-line = - **{ $card }**{ $level ->
        [0] { " " }(LEGEND)
       *[other] { " " }(niveau { $level })
    } : { $effect }
hc-skill-steal = piquer
hc-skill-tackle = tacle
hc-skill-clear = dégagement
hc-skill-press = pression
hc-skill-dribble = dribble
hc-skill-pass = passe longue
hc-skill-shot = tir
hc-skill-head = tête
hc-effect-skill = { $amount } au prochain jet de { $skill }
hc-effect-opp_skill = { $amount } au prochain jet adverse de { $skill }
hc-effect-reroll = le prochain jet manqué de { $skill } est relancé
hc-effect-cells-defend = { $amount } case pour votre gardien au prochain tir
hc-effect-cells-attack = { $amount } case pour le gardien adverse à votre prochain tir
hc-effect-boost = { $amount } BOOST à l'un des vôtres, tout de suite
hc-effect-drain = { $amount } BOOST à un adversaire, tout de suite
hc-effect-step = { $amount } case gratuite à l'un des vôtres pour ce déplacement
hc-effect-clock = { $amount } minutes au prochain dé-temps
hc-effect-nocard = le prochain carton contre vous n'est pas montré
hc-effect-nopress = personne ne gêne votre équipe ce tour-ci

# La feuille de match.
hc-box-title = **Feuille de match**
hc-box-half = -# À la mi-temps : { $goals }.
hc-box-scorers = 🥅 { $team } : { $scorers }
hc-box-scorer = { $player } ({ $minutes })
hc-box-minute = { $minute }'
hc-box-line = { $team } · tirs { $shots } · passes courtes { $short }, longues { $long_made }/{ $long } · piqués { $steals_won }/{ $steals } · tacles { $tackles_won }/{ $tackles } · interceptions { $interceptions } · arrêts { $saves } · fautes { $fouls }
hc-box-line-family = { $team } · tirs { $shots } · passes { $short } · piqués { $steals_won }/{ $steals } · interceptions { $interceptions } · arrêts { $saves }
hc-box-player = -# { $player } : { $did }
hc-stat-goals = buts { $count }
hc-stat-shots = tirs { $count }
hc-stat-short_passes = passes { $count }
hc-stat-long_passes_completed = longues { $count }
hc-stat-steals_won = piqués { $count }
hc-stat-dribbles_won = dribbles { $count }
hc-stat-tackles_won = tacles { $count }
hc-stat-interceptions_won = interceptions { $count }
hc-stat-clearances_won = dégagements { $count }
hc-stat-saves = arrêts { $count }
hc-stat-fouls = fautes { $count }
hc-box-boost = -# BOOST restant de { $team } : { $men }.
hc-box-man = { $number } { $boost }
hc-box-bookings = 🟨 { $team } : { $men }.
hc-box-booking = { $player } { $kind ->
        [yellow] 🟨
        [red] 🟥
       *[injured] 🚑
    }
hc-box-cards = 🃏 Cartes jouées par { $team } : { $cards }.
hc-box-challenge = 🎯 Défi de { $team }, { $card } : { $done ->
        [yes] réussi.
       *[no] manqué.
    }
hc-box-shootout = 🥅 **Tirs au but** ({ $goals })
hc-box-earlier = -# { $count ->
        [one] Et un tir avant ceux-là.
       *[other] Et { $count } tirs avant ceux-là.
    }
hc-box-forfeit = 🏳️ Forfait de { $team }.

# Les mots des images, et ce qu'elles montrent en mots.
hc-shown-half = { $number ->
        [0] Avant-match
        [1] 1re mi-temps
        [2] 2e mi-temps
        [3] Prol. 1
        [4] Prol. 2
       *[other] Tirs au but
    }
hc-shown-restart-kickoff = Engagement
hc-shown-restart-keeper = Relance
hc-shown-restart-free_kick = Coup franc
hc-shown-restart-offside = Hors-jeu
hc-shown-restart-penalty = Penalty
hc-shown-arrow-move = course
hc-shown-arrow-carry = balle au pied
hc-shown-arrow-short_pass = passe
hc-shown-arrow-long_pass = passe longue
hc-shown-arrow-deflection = déviation
hc-shown-arrow-shot = tir
hc-shown-arrow-sidestep = écart
hc-shown-sign-start = départ
hc-shown-sign-carrier = porteur
hc-shown-sign-keeper = gardien
hc-shown-sign-captain = capitaine
hc-shown-sign-boost = BOOST
hc-shown-sign-tired = épuisé
hc-shown-sign-fallen = à terre
hc-shown-sign-yellow = averti
hc-shown-policy-steal = pique
hc-shown-policy-tackle = tacle
hc-shown-policy-press = gêne
hc-shown-outcome-goal = But !
hc-shown-outcome-saved = Arrêt
hc-shown-outcome-missed = À côté
hc-shown-zone-left = de gauche
hc-shown-zone-centre = du centre
hc-shown-zone-right = de droite
hc-shown-skill-steal = piq.
hc-shown-skill-tackle = tac.
hc-shown-skill-clear = dég.
hc-shown-skill-press = gên.
hc-shown-skill-dribble = drib.
hc-shown-skill-pass = pas.
hc-shown-skill-shot = tir
hc-shown-skill-head = tête
hc-shown-skill-defence = déf.
hc-shown-skill-offence = att.
hc-shown-reach = { $count ->
        [0] gratuit
       *[other] { $count } BOOST
    }
hc-shown-overlap = débordement
hc-shown-goal = But !
hc-shown-bench = Remplaçants
hc-shown-gone = Sortis
hc-alt-pitch = Le terrain. { $home }. { $away }. Balle : { $ball ->
        [none] pas en jeu.
       *[other] en { $ball }{ $held ->
            [none] , libre.
           *[other] , à { $held }.
        }
    }
hc-alt-team = { $team } : { $men }
hc-alt-man = { $player } en { $at }
hc-alt-aim = Le but, et ce qu'il faut au plus pour chaque case : { $cells }.
hc-alt-keeper = Votre but, et ce que chaque case coûte au tireur : { $cells }.
hc-alt-squad = Les joueurs : { $men }.
hc-alt-film = Le tour en images, une action après l'autre. { $told }
hc-film-name = tour
