## Double-Échec : ce qui s'est passé dans un tour de jeu, une phrase par évènement.
##
## $player, $to, $from_player, $out, $in… sont des joueurs : le signe de leur équipe, leur numéro, leur nom s'il est
## connu. $team est une équipe, $at une case.

de-event-clock = ⏱️ { $why ->
        [recover] Rondelle libre
        [fight] Bagarre
       *[defend] Action défensive
    }, { $time }.
de-event-faceoff = ⚪ Mise au jeu en { $spot } : { $home }–{ $away }{ $rounds ->
        [1] {""}
       *[other] { " " }au { $rounds }e essai
    }, gagnée par { $player }.
de-event-quick_faceoff = ⚡ Mise rapide : { $player } { $do ->
        [tir] tire aussitôt.
       *[passe] passe aussitôt.
    }
de-event-possession = { $why ->
        [faceoff] { $player } reçoit la rondelle en { $at }.
        [pass] { $player } la reçoit en { $at }.
        [recover] { $player } récupère la rondelle en { $at }.
        [puck_arrives] La rondelle arrive sur { $player }, en { $at }.
        [save] { $player } garde la rondelle.
        [rebound] { $player } prend le rebond en { $at }.
        [steal] { $player } repart avec la rondelle, en { $at }.
        [fight] { $player } garde la rondelle en { $at }.
       *[zone] { $player } a la rondelle en { $at }.
    }
de-event-takeaway = 🔄 **Revirement** : { $player } prend la rondelle à { $from_player }.
de-event-defence = { $team } défend : { $points ->
        [one] un pas.
       *[other] { $points } pas.
    }
de-event-advance = { $player } avance : { $points ->
        [one] un pas.
       *[other] { $points } pas.
    }
de-event-skate = { $player } patine de { $from } à { $at }.
de-event-card = { $sign } Carte pour { $player } : **{ $named }**
de-event-reshuffle = 🔁 Le paquet des { $deck ->
        [F] avants
        [D] défenseurs
       *[G] gardiens
    } est rebattu.
de-event-decision_point = ✋ **{ $team } demande un arrêt** sur sa carte { $named } : à jouer en premier au prochain tour.
de-event-stop_called = ✋ **{ $team } demande un arrêt** après { $on ->
        [but] le but.
        [penalite] la pénalité.
        [perte] la perte de la rondelle.
       *[gain] le gain de la rondelle.
    }
de-event-pass = { $player } passe à { $to } ({ $points } pas pour { $need }).
de-event-pass_failed = { $player } rate sa passe à { $to } ({ $points } pas pour { $need }) : rondelle en { $at }.
de-event-one_timer_pass = ⚡ { $player } relance d'instinct vers { $to } (il reste { $left }).
de-event-one_timer_denied = { $player } est dans une zone adverse : pas de relance d'instinct.
de-event-shot = 🏒 **Tir** de { $player }, de { $at }{ $kind ->
        [quick] { " " }(mise rapide)
        [one_timer] { " " }(d'instinct)
        [rebound] { " " }(sur rebond)
        [penalty] { " " }(tir de pénalité)
       *[direct] {""}
    } : { $points } pas pour { $need }{ $aim ->
        [none] .
       *[other] , visé au { $aim }.
    }
de-event-shot_missed = Le tir de { $player } est raté : rondelle en { $at }.
de-event-post = 🥅 **Poteau** de { $player }{ $dice ->
        [none] {""}
       *[other] { " " }(dés { $dice })
    } !
de-event-save = { $why ->
        [covered] 🧤 **Arrêt** de { $player } : le tir visé est sur lui.
        [crease] 🧤 { $player } saisit la rondelle devant son but.
        [clear] 🧤 { $player } arrête le dégagement.
        [recover] 🧤 { $player } saisit la rondelle libre.
       *[none] 🧤 **Arrêt** de { $player } : dés { $dice }, il fallait { $numbers }.
    }
de-event-beaten = { $player } est battu : dés { $dice }, il fallait { $numbers }.
de-event-goal = 🚨 **But de { $player } ! { $goals }**{ $kind ->
        [quick] { " " }Mise rapide,
        [one_timer] { " " }Tir d'instinct,
        [rebound] { " " }Sur rebond,
        [penalty] { " " }Tir de pénalité,
        [clear] { " " }Sur un dégagement,
       *[direct] {""}
    } { $time }.
de-event-clear = { $player } dégage { $way } ({ $dice ->
        [one] un dé
       *[other] { $dice } dés
    }, { $points }) : rondelle en { $at }.
de-event-icing = 🚫 **Dégagement refusé** : { $touched_by } touche la rondelle le premier. Mise au jeu en { $spot }.
de-event-loose_puck = Rondelle libre en { $at }.
de-event-recover_try = { $player } va à la rondelle : { $points } pas, il en fallait { $need }{ $counted ->
        [yes] .
       *[no] , sans que le temps coure.
    }
de-event-recover_impossible = { $team } n'a personne qui puisse aller à la rondelle.
de-event-steal_try = 🦊 Vol ! { $player } se jette sur { $carrier } : { $points } pas, il en fallait { $need } pour repartir avec.
de-event-steal = 🦊 **{ $player } vole la rondelle** à { $from_player } et sort en { $at }.
de-event-steal_impossible = { $team } n'a personne qui puisse voler.
de-event-fight_round = 🥊 Bagarre, reprise { $round } : { $first } { $totals } { $second }.
de-event-fight = 🥊 **{ $winner } gagne la bagarre** contre { $loser }{ $rounds ->
        [1] .
       *[other] { " " }en { $rounds } reprises.
    }
de-event-injury_third = { $player } est touché : { $thirds ->
        [one] un tiers de blessure.
       *[other] { $thirds } tiers de blessure.
    }
de-event-injured = 🚑 **{ $player } est blessé** : trois tiers, son match est fini.
de-event-penalty = ⚖️ **Pénalité à { $player }** ({ $why ->
        [fight] bagarre perdue
        [too_many_men] trop de joueurs sur la glace
        [wrong_card] mauvaise carte
        [unsportsmanlike] conduite antisportive
       *[referee] décision de l'arbitre
    }) : { $minutes } min{ $running ->
        [yes] .
       *[no] , qui attend son tour.
    }
de-event-penalty_over = La pénalité de { $player } est finie.
de-event-change_called = 🔁 Changement : { $out } sort, { $in } entre ({ $post }).
de-event-change_off = { $player } est rentré au banc.
de-event-change_failed = { $player } n'arrive pas au banc ({ $points } pas pour { $need }).
de-event-change_barred = { $player } ne peut pas sortir : il { $why ->
        [carrier] porte la rondelle.
       *[recoverer] va à la rondelle.
    }
de-event-change_free = 🔁 À la mise au jeu, { $in } remplace { $out } ({ $post }).
de-event-enter = { $player } saute sur la glace { $from ->
        [box] depuis le cachot
       *[bench] depuis le banc
    }, par { $door } ({ $post }).
de-event-strength = { $player } { $gone ->
        [yes] rentre au banc : son équipe doit jouer à moins.
       *[no] entre : son équipe peut jouer à plus ({ $post }).
    }
de-event-permutation = 🔀 { $team } : { $posts } échangent leurs postes.
de-event-too_many_men = ⚖️ **Trop de joueurs sur la glace** : { $player } n'était pas sorti, { $server } purge.
de-event-rebound = 🔄 Retour ! { $player } est le plus près.
de-event-whistle = ⏸️ Le gardien de { $team } immobilise la rondelle : mise au jeu en { $spot }.
de-event-no_play = La carte de { $player } ne donne rien : { $why ->
        [no_clear_direction] aucune direction où dégager.
       *[no_receiver] personne à qui passer.
    }
de-event-penalty_shot_awarded = 🎯 **Tir de pénalité pour { $player }**, accroché en échappée par { $by }.
de-event-penalty_shot = 🎯 **Tir de pénalité** : { $player } contre { $keeper }, en { $keeper_at }.
de-event-ps_approach = Le { $player } s'approche jusqu'en { $at } ({ $points } pas){ $braked ->
        [yes] { " " }et freine.
       *[no] .
    }
de-event-ps_keeper = Le gardien se place en { $at } ({ $points } pas au plus).
de-event-withdrawn = { $player } laisse son tir à un autre : son match est fini.
de-event-penalty_shot_over = Tir de pénalité de { $player } : { $result ->
        [goal] but.
       *[no_goal] pas de but.
    } Mise au jeu en { $spot }.
de-event-period_end = 🔔 **Fin de la { $named } : { $goals }**
de-event-overtime = ⏳ **Prolongation** : le premier but gagne ({ $named }).
de-event-match_end = 🏁 **{ $winner ->
        [none] Match arrêté à égalité
       *[other] { $winner } gagne
    }** · { $goals }{ $overtime ->
        [yes] { " " }en prolongation.
       *[no] .
    }
de-event-wrong_card = 🃏 Mauvaise carte de { $team } ({ $named }) : { $accepted ->
        [yes] acceptée, avec deux minutes de pénalité.
       *[no] refusée et brûlée, avec deux minutes de pénalité.
    }
de-event-referee_override = 👮 L'arbitre : `{ $text }`
de-event-match_recorded = { $home } { $goals } { $away }{ $overtime ->
        [yes] { " " }en prolongation
       *[no] {""}
    } : guichet { $gate } $, { $beers ->
        [one] une bière.
       *[other] { $beers } bières.
    }
de-event-standings = 📊 Classement : { $ranks }.
de-event-draft_round = 📋 Repêchage, { $round ->
        [1] 1er tour
       *[other] { $round }e tour
    } : { $codes }.
de-event-gm_score = 🧮 { $team } : { $total } ({ $parts }).
de-event-trophy = 🏆 **Trophée Serge Gendron** : { $holders }.
de-event-league_edit = 👮 { $team ->
        [none] La ligue
       *[other] { $team }
    } : { $field } = { $value }.

# Les périodes, les cartes, les directions, les postes.
de-period = { $number ->
        [1] 1re période
        [2] 2e période
        [3] 3e période
        [4] 1re prolongation
       *[other] { $extra }e prolongation
    }
de-time = { $period } · { $minutes }:{ $seconds }
de-card-pass_or_shot = Passe ou tir !
de-card-pass = Passe !
de-card-advance = Avance !
de-card-clear = Dégagement !
de-card-steal = Vol !
de-card-faceoff = Mise au jeu !
de-card-rebound = Retour !
de-card-pass_nearest = Passe au joueur le plus près !
de-card-pass_centre = Passe au centre !
de-way-AV = tout droit
de-way-AVG = en avant à gauche
de-way-AVD = en avant à droite
de-way-ARG = en arrière à gauche
de-way-ARD = en arrière à droite
de-way-LG = sur la gauche
de-way-LD = sur la droite
de-post-C = centre
de-post-LW = ailier gauche
de-post-RW = ailier droit
de-post-LD = défenseur gauche
de-post-RD = défenseur droit
de-post-G = gardien
de-short-C = C
de-short-LW = AG
de-short-RW = AD
de-short-LD = DG
de-short-RD = DD
de-short-G = G
de-term-wins = victoires
de-term-otl = défaites en prolongation
de-term-playoff_wins = victoires en séries
de-term-beers = bières
de-term-rookies = recrues
de-term-cheap = petits salaires
de-term-modest = salaires modestes
de-term-abilities = habiletés
de-term-picks1 = 1ers choix
de-term-picks2 = 2es choix
de-term-picks3 = 3es choix
de-term-payroll = masse salariale
de-term-free_agents = joueurs autonomes
de-term-high = gros salaires
de-term-higher = très gros salaires
de-term-top = plus gros salaires
de-gm-term = { $name } { $value }

# Le compte rendu et le récit.
de-told-nothing = Rien de marquant : la rondelle n'a fait que circuler.
de-told-lineup = Les alignements sont posés, le match commence.
de-beat = { $number }. { $told }
de-beat-draws = 🎲 { $number }. { $told }
de-story-more = -# { $count ->
        [one] Et un autre fait : voir le compte rendu.
       *[other] Et { $count } autres faits : voir le compte rendu.
    }

# Ce que chaque dé décide.
de-die-faceoff = mise au jeu
de-die-defend = action défensive
de-die-card = carte tirée
de-die-advance = avance
de-die-pass = passe
de-die-shot = tir
de-die-aim = visée
de-die-save = arrêt
de-die-clear = dégagement
de-die-recover = rondelle libre
de-die-steal = vol
de-die-fight = bagarre
de-die-change = sortie
de-die-enter = entrée
de-die-approach = approche du tireur
de-die-keeper = déplacement du gardien
de-die-keeper_recover = essai du gardien
de-die-shooter_recover = essai du tireur
de-die-chase = poursuite du tireur
