## Helvetia Cup : ce qui s'est passé, une phrase par évènement.
##
## $player, $target, $against, $out, $in… sont des joueurs : le signe de leur équipe, leur numéro, leur nom. $team est une
## équipe, $at, $from, $to des cases. Un dé se lit « 8 ≤ 12 » : le dé, puis ce qu'il fallait au plus.

hc-event-squad_set = 📋 { $seat } aligne { $starters }{ $bench ->
        [none] .
       *[other] { "\u202F" }; remplaçants : { $bench }.
    }
hc-event-cards_dealt = 🃏 { $seat } peut garder trois cartes de : { $cards }.
hc-event-cards_kept = 🃏 { $seat } { $count ->
        [0] joue sans carte.
        [one] garde une carte.
       *[other] garde { $count } cartes.
    }
hc-event-challenge_set = 🎯 Défi de { $seat } : { $card }.
hc-event-toss = 🎲 **{ $winner } gagne le tirage** et commence en { $choice ->
        [attack] attaque.
       *[defence] défense.
    }
hc-event-placement = 📍 { $seat } se place en { $role ->
        [attack] attaque
       *[defence] défense
    } : { $placed }.
hc-event-kickoff = ⚽ { $player } engage.
hc-event-substitution = 🔁 { $kind ->
        [injury] { $in } remplace { $out }, blessé.
       *[other] { $in } remplace { $out }.
    }
hc-event-keeper_named = 🧤 { $player } garde désormais le but.
hc-event-card_played = 🃏 **{ $seat } joue { $card }**{ $target ->
        [none] {""}
       *[other] { " " }sur { $target }
    }{ $kind ->
        [legend] { " " }(LEGEND).
       *[power] .
    }
hc-event-boost_gained = 🔋 { $player } reprend des forces : { $boost } BOOST.
hc-event-stood_up = { $player } se relève en { $at }.
hc-event-fell = 💥 { $player } est à terre en { $at }.
hc-event-moved = { $player } { $to ->
        [none] quitte le terrain par le bord
       *[other] va en { $to }
    }{ $with_ball ->
        [yes] { " " }balle au pied
       *[no] {""}
    }{ $overlap ->
        [yes] , en débordement
       *[no] {""}
    }{ $boosts ->
        [0] .
       *[other] { " " }({ $boosts } BOOST).
    }
hc-event-move_dropped = { $player } ne peut plus y aller : { $code ->
        [too_far] c'est devenu trop loin
        [occupied] un coéquipier y est
        [keeper_zone] la zone du gardien est interdite
        [keeper_fixed] le gardien ne bouge pas
        [not_on_pitch] l'un des deux n'est plus sur le terrain
        [no_overlap] il ne peut pas déborder de là
        [no_path] aucun chemin n'y mène
        [sub_not_allowed] il ne peut pas sortir là
        [not_border] il n'est pas au bord
        [no_subs_left] il n'y a plus de changement
        [bad_sub] ce remplaçant n'est plus sur le banc
       *[other] ce n'est plus possible
    }. Il reste où il est.
hc-event-exhausted = 🥵 **{ $player } est épuisé** : ses capacités sont divisées par deux.
hc-event-ball_recovered = { $how ->
        [loose] ⚽ { $player } ramasse la balle en { $at }.
        [short_pass] ⚽ **{ $player } reçoit la passe adverse** en { $at }.
        [long_pass] ⚽ **{ $player } reçoit la passe adverse** en { $at }.
        [interception] ⚽ **{ $player } a la balle** en { $at }.
       *[other] ⚽ **{ $player } prend la balle** en { $at }.
    }
hc-event-taker_brought = { $player } vient en { $at } pour jouer la balle.
hc-event-pushed = { $player } { $why ->
        [keeper] rejoint sa zone.
        [former] n'est plus gardien et sort de sa zone, en { $to }.
        [box] sort de la surface, en { $to }.
       *[ball_hex] s'écarte de la balle, en { $to }.
    }
hc-event-steal = 🦶 { $player } pique { $target } : { $roll } { $success ->
        [yes] ≤ { $needed }, réussi.
       *[no] > { $needed }, raté.
    }
hc-event-dribble = 🌀 { $player } dribble { $against } : { $roll } { $success ->
        [yes] ≤ { $needed }, il passe.
       *[no] > { $needed }, il perd la balle.
    }
hc-event-sidestep = { $player } { $why ->
        [dodge] s'échappe en { $to }.
       *[other] file en { $to }.
    }
hc-event-tackle = 🦵 { $player } tacle { $target } : { $roll } { $result ->
        [won] ≤ { $needed }, réussi.
        [pitiful] > { $needed }, lamentable.
       *[foul] > { $needed }, et il y a faute.
    }
hc-event-foul = ⚠️ **Faute de { $player }** sur { $target } en { $at } : { $penalty ->
        [yes] penalty !
       *[no] coup franc.
    } Dés d'équipe : { $card ->
        [yellow] carton jaune
        [red] carton rouge
       *[none] pas de carton
    }, blessure { $injury }.
hc-event-card = { $colour ->
        [yellow] 🟨 Carton jaune pour { $player }.
        [second_yellow] 🟨🟥 **Deuxième jaune pour { $player }** : rouge.
       *[red] 🟥 **Carton rouge pour { $player }**.
    }
hc-event-sent_off = 🟥 { $player } quitte le terrain et n'est pas remplacé.
hc-event-injured = 🚑 **{ $player } est blessé** et quitte le terrain.
hc-event-boost_lost = { $player } perd { $amount } BOOST : il lui en reste { $left }.
hc-event-short_pass = ➡️ { $player } passe court { $receiver ->
        [none] en { $to }.
       *[other] à { $receiver }, en { $to }.
    }
hc-event-interception = ✋ { $player } tente d'intercepter : { $roll } { $success ->
        [yes] ≤ { $needed }, réussi.
       *[no] > { $needed }, raté.
    }
hc-event-long_pass = 🚀 { $player } passe long vers { $aim } : { $roll } { $success ->
        [yes] ≤ { $needed }, c'est précis{ $pressed_by ->
            [none] .
           *[other] { " " }malgré { $pressed_by }.
        }
       *[no] > { $needed }, la balle dévie{ $pressed_by ->
            [none] .
           *[other] { " " }(gêné par { $pressed_by }).
        }
    }
hc-event-deflection = ↗️ La balle file { $direction } : { $from } → { $to }.
hc-event-clearance = 🦿 { $player } tente de dégager : { $roll } { $success ->
        [yes] ≤ { $needed }, réussi.
       *[no] > { $needed }, raté.
    }
hc-event-reception = { $player } reçoit la balle en { $at }.
hc-event-loose_ball = ⚪ Balle libre en { $at } : { $near ->
        [none] { $to } est servie.
        [nobody] personne n'est debout, { $to } la garde.
       *[other] { $far ->
            [even] { $to } la garde, l'autre équipe est aussi près ({ $near ->
                [one] une case
               *[other] { $near } cases
            }).
            [nobody] { $to } est seule debout.
           *[other] { $to } est la plus proche ({ $near ->
                [one] une case
               *[other] { $near } cases
            } contre { $far }).
        }
    }
hc-event-offside = 🚩 **Hors-jeu de { $player }** en { $at }.
hc-event-shot = { $kind ->
        [volley] 🎯 **Reprise de { $player }**
        [header] 🎯 **Tête de { $player }**
        [penalty] 🎯 **Penalty de { $player }**
       *[shot] 🎯 **Tir de { $player }**
    } de { $from }, visant { $cell } ; gardien sur { $keeper_cells ->
        [none] rien
       *[other] { $keeper_cells }
    } : { $saved ->
        [yes] arrêté !
       *[no] { $goal ->
            [yes] { $roll } ≤ { $needed }.
           *[no] { $roll } > { $needed }, à côté{ $pressed_by ->
                [none] .
               *[other] { " " }(gêné par { $pressed_by }).
            }
        }
    }
hc-event-goal = 🥅 **But de { $player } ! { $goals }** ({ $minute }')
hc-event-keeper_ball = 🧤 { $player } a la balle dans sa zone.
hc-event-plan_stopped = ⏹️ Le plan s'arrête : rien de possible à l'étape { $step }.
hc-event-possession = 🔄 Balle à { $seat }.
hc-event-time = ⏱️ { $minutes ->
        [none] Horloge : { $clock }'.
       *[other] Dé-temps : { $minutes } minutes de plus, { $clock }'.
    }
hc-event-half_end = ⏸️ **Fin de la { $named }**.
hc-event-passive = { $why ->
        [possession] 🥱 { $seat } garde la balle depuis trop longtemps : jeu passif, elle va au gardien adverse.
       *[stall] 🥱 { $seat } ne joue plus : jeu passif, la balle va au gardien adverse.
    }
hc-event-turn_end = Fin du tour : { $reason ->
        [stopped] l'attaque s'arrête là.
        [loose] balle libre.
        [foul] faute.
        [offside] hors-jeu.
        [goal] but.
        [saved] arrêt du gardien.
        [missed] tir manqué.
       *[other] la défense a la balle.
    }
hc-event-forfeit = 🏳️ **{ $seat } perd par forfait ou abandon**, { $goals }.
hc-event-shootout_start = 🥅 **Tirs au but !**
hc-event-shootout_toss = 🎲 { $first } tire en premier.
hc-event-shootout_kick = { $goal ->
        [yes] ✅
       *[no] ❌
    } { $kick }. { $player }, en { $cell } ; gardien sur { $keeper_cells ->
        [none] rien
       *[other] { $keeper_cells }
    } : { $saved ->
        [yes] arrêté.
       *[no] { $goal ->
            [yes] { $roll } ≤ { $needed }, but.
           *[no] { $roll } > { $needed }, manqué.
        }
    }
hc-event-match_end = 🏁 **Fin du match : { $goals }.** { $winner ->
        [none] Match nul.
       *[other] { $winner } gagne.
    }
hc-event-trained = 🏋️ { $seat } apprend la carte { $card }.
hc-event-recovery = { $seat } : le { $player } { $fit ->
        [yes] est remis ({ $roll }).
       *[no] n'est pas encore remis ({ $roll }).
    }
hc-event-result = Résultat de { $fixture } : { $goals }.{ $forfeit ->
        [none] {""}
       *[other] { " " }Forfait de { $forfeit }.
    } { $winner ->
        [none] Match nul.
       *[other] { $winner } gagne.
    }
hc-event-suspension_served = { $seat } : le { $player } a purgé sa suspension.
hc-event-suspended = 🚫 { $seat } : le { $player } est suspendu au prochain match ({ $why ->
        [red] exclusion
       *[yellows] deux jaunes
    }).
hc-event-challenge_won = 🎯 { $seat } réussit son défi : la carte { $card } rejoint son deck.
hc-event-referee = ⚖️ L'arbitre intervient{ $note ->
        [none] .
       *[other] { "\u202F" }: { $note }
    }

# Ce que le tour a donné, en une ligne.
hc-news-setup = Les équipes sont connues. { $team } engagera.
hc-news-placed = { $team } est en place.
hc-news-moved = **{ $team } a déplacé ses joueurs.** À la défense de répondre.
hc-news-still = **{ $team } n'a déplacé personne.** À la défense de répondre.
hc-news-kept = **{ $team } garde la balle.**
hc-news-lost = 🔄 **{ $team } a la balle.**
hc-news-foul = ⚠️ **{ $penalty ->
        [yes] Penalty
       *[no] Coup franc
    } pour { $team }.**
hc-news-goal = 🥅 **But de { $player } ! { $goals }** ({ $minute }')
hc-news-saved = 🧤 **Arrêt !** Balle à { $team }.
hc-news-missed = **Tir manqué.** Balle à { $team }.
hc-news-offside = 🚩 **Hors-jeu.** Balle à { $team }.
hc-news-passive = 🥱 **Jeu passif.** Balle à { $team }.
hc-news-half = ⏸️ **Fin de la { $named }.**
hc-news-shootout = 🥅 Tirs au but : **{ $goals }**.
hc-news-end = 🏁 **{ $team ->
        [none] Match nul
       *[other] { $team } gagne
    }, { $goals }.**{ $kicks ->
        [none] {""}
       *[other] { " " }Tirs au but : { $kicks }.
    }
hc-story-more = -# { $count ->
        [one] Et une autre action, dans « Compte rendu ».
       *[other] Et { $count } autres actions, dans « Compte rendu ».
    }
hc-told-nothing = Rien ne s'est passé.
hc-silent = -# 🔕 Rien reçu de { $teams } : le jeu a décidé comme le prévoit la règle.

hc-draw = 🎲 { $what } : { $value }

# Les dés (page de règles, 6.13).
hc-die-toss = tirage
hc-die-draw = cartes tirées
hc-die-steal = piquer
hc-die-tackle = tacle
hc-die-intercept = interception
hc-die-clear = dégagement
hc-die-dribble = dribble
hc-die-long = passe longue
hc-die-shot = tir
hc-die-foul-card = carton (dé d'équipe)
hc-die-foul-injury = blessure (dé d'équipe)
hc-die-time = dé-temps
hc-die-pick-cell = case tirée au sort
hc-die-pick-keeper = gardien tiré au sort
hc-die-shootout-toss = qui tire en premier
hc-die-kick = tir au but
hc-die-recover = blessé remis
hc-die-table = rang tiré au sort
hc-die-again = { $die }, rejoué par une carte
