## Matrix Hockey : les bulletins d'une semaine.

mh-stage-setup = saison { $season }, tirages
mh-stage-season = saison { $season }, semaine { $week }
mh-stage-finished = saison { $season }, terminée
mh-part-E = Élite
mh-part-WG = Coupe Wayne Gretzky
mh-part-KDH = Coupe KDH
mh-part-season = La saison
mh-comp-CH = Championnat
mh-comp-WG = Coupe Gretzky
mh-comp-WGF = Coupe Gretzky, phase finale
mh-comp-KDH = Coupe KDH
mh-round = journée { $number }
mh-round-preliminary = tour préliminaire
mh-round-fraction = { $part ->
        [2] demi-finales
        [4] quarts de finale
       *[other] { $part }es de finale
    }
mh-short-round = J{ $number }
mh-short-preliminary = Prél.
mh-short-fraction = 1/{ $part }
mh-short-final = Fin.
mh-round-semis = demi-finales
mh-round-final = finale
mh-round-head = ### { CAP($round) }
mh-columns = Colonnes partagées : { $counts }
mh-column-count = { $column } ×{ $count } : { $cell } → { $base }
mh-event-onr =
    { $forfeit ->
        [yes] **ONR** { $comp }{ $round } : match perdu pour { $team }.
       *[no] **ONR** { $comp }{ $round } : { $team } ; tirés au sort : colonne { $column }, valeur { $ot }.
    }
mh-onr-all = **ONR** : { $teams }.
mh-event-choice_redrawn =
    { $comp }{ $round }, { $team } : { $what ->
        [column] la colonne { $ordered } n'est plus libre, le sort donne la colonne { $got }.
        [ot] la valeur { $ordered } n'est plus en stock, le sort donne { $got } en prolongation.
       *[so] la valeur { $ordered } n'est plus en stock, le sort donne { $got } aux tirs au but.
    }
mh-event-boost_cut =
    { $comp }{ $round }, { $team } : { $what ->
        [extra_goals] { $asked ->
            [one] { $asked } extra-but demandé
           *[other] { $asked } extra-buts demandés
        }
       *[super_saves] { $asked ->
            [one] { $asked } super-arrêt demandé
           *[other] { $asked } super-arrêts demandés
        }
    }, { $granted ->
        [0] aucun accordé
        [one] { $granted } accordé
       *[other] { $granted } accordés
    }.
mh-event-bonus_goal =
    { $refused ->
        [yes] But bonus : tiré pour { $team }, refusé (hors-jeu, ONR).
       *[no] But bonus : { $team }.
    }
mh-through =
    { $match } → { $team } { $by ->
        [lot] (au tirage au sort).
       *[pool_goals] (plus de buts en poule).
    }
mh-event-kdh_readmitted =
    Repêchage : { $team }, à la place de { $instead_of } ; meilleure défaite { $criterion ->
        [shootout] aux tirs au but
        [overtime] en prolongation
       *[regulation] dans le temps réglementaire
    }{ $by_lot ->
        [yes] {" "}(au sort).
       *[no] .
    }
mh-event-kdh_round_over = { CAP($round) } : { $count } qualifiés.
mh-event-kdh_draw = **Tirage : { $round }**
    { $matches }{ $bye ->
        [none] { "" }
       *[other] { "\u000A" }Exempt : { $bye }.
    }
mh-bye = Exempt : { $team }.
mh-event-kdh_winner =
    { $team ->
        [none] La coupe KDH n'est pas attribuée.
       *[other] 🏆 Coupe KDH : { $team }
    }
mh-event-wg_pools_drawn = **Tirage des poules**
    { $pools }
mh-pool-teams = - Poule { $pool } : { $teams }
mh-pool = **Poule { $pool }**
mh-event-wg_not_played = La coupe Gretzky ne se joue pas : { $candidates } candidats seulement.
mh-event-wg_qualified = Premiers de poule : { $winners }.{ $count ->
        [0] { "" }
        [one] { " " }Meilleur second : { $best_seconds }.
       *[other] { " " }Meilleurs seconds : { $best_seconds }.
    }
mh-event-wg_semis_drawn = Demi-finales : { $matches }.
mh-event-wg_winner = 🏆 Coupe Wayne Gretzky : { $team }
mh-event-lot_drawn = Au sort entre { $among } : rang { $rank } pour { $team }.
mh-event-sanction =
    { $step ->
        [1] 1er ONR de { $team } : −{ $extra_goals_lost } extra-but, −{ $super_saves_lost } super-arrêt.
        [2] 2e ONR de { $team } : plus d'extra-but (−{ $extra_goals_lost }) ni de super-arrêt (−{ $super_saves_lost }), pas de montée cette saison.
       *[other] 3e ONR de { $team } : l'équipe devient bidon (−{ $extra_goals_lost } extra-but, −{ $super_saves_lost } super-arrêt).
    }
mh-event-team_dummy = Équipe bidon désormais, au hasard : { $team }.
mh-event-team_replaced =
    { $reason ->
        [first_round] Reprise : { $old_name } → { $new_name } (sans ordre à la première journée).
        [dummy] Reprise : { $old_name } → { $new_name }.
        [coach] Nouveau coach pour { $new_name }, par décision de l'arbitre.
       *[referee] Reprise, par décision de l'arbitre : { $old_name } → { $new_name }.
    }
mh-event-season_started = La saison { $season } commence : { $weeks } semaines.
mh-event-dissolved = Équipe dissoute : { $team } ({ $division }).
mh-event-promotion_refused = Pas de montée pour { $team } ({ $division }, rang { $rank }).
mh-event-promoted = ▲ { $from } → { $to } : { $team }
mh-event-relegated = ▼ { $from } → { $to } : { $team }
mh-event-season_finished = 🏆 **Champion : { $champion }.** Coupe Gretzky : { $wg }. Coupe KDH : { $kdh }.
mh-event-team_enters = Nouvelle équipe en { $division } : { $team }.
mh-event-vacancy = Une place reste libre en { $division }.
mh-event-wg_entrants = Qualifiés pour la coupe Gretzky : { $teams }.
mh-event-season_rolled = La saison { $season } se prépare.
mh-side = { $team } [{ $played }]
mh-played-onr = ONR
mh-played-without = ONR : { $choice }
mh-played-dummy = bidon : { $choice }
mh-event-match = { $home } - { $away } : { $score }
mh-score = **{ $score }**
mh-score-overtime = **{ $score }** AP
mh-score-shootout = **{ $score }** ({ $home }-{ $away } TAB)
mh-score-lost = { $both ->
        [yes] double forfait
       *[no] match perdu
    }
mh-table-head = rg { $team } pts  j dif
mh-table-line = { $rank } { $mark }**{ $team }** · { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    } · { $played } j · { $wins } g{ $late ->
        [0] { "" }
       *[other]  ({ $late } ap)
    } · { $draws } n · { $late_losses } pp · { $losses } p · { $gf }-{ $ga } ({ $difference }){ $flags }
mh-table-team = équipe
mh-table-title =
    { $final ->
        [yes] **Classement final**
       *[no] **Classement**
    }
mh-table-dummy = B
mh-table-legend = -# pts : points · j : joués · dif : différence de buts · g (ap) : gagnés, dont après prolongation · n : nuls · pp : perdus après prolongation · p : perdus · ▲ montée, ▼ descente · ! : ne peut pas monter · B : équipe bidon
mh-bulletin-more = … la suite : « Compte rendu ».
mh-bulletin-brief = Le détail : « Compte rendu ».
mh-line = { $title } : résultats dans { $thread }.
mh-announced = Une saison de Matrix Hockey commence dans { $thread }. Chaque division et chaque coupe y a son panneau, avec la date de clôture.
mh-over = Les saisons de cette ligue sont terminées.
mh-honour = 🏆 { $title ->
        [CH] **Champion de la saison { $season } : { $team }**
        [KDH] **Coupe KDH, saison { $season } : { $team }**
       *[WG] **Coupe Wayne Gretzky, saison { $season } : { $team }**
    }.{ $coach ->
        [none] { "" }
       *[other] { " " }Bravo à { $coach }.
    } Tous les résultats sont dans { $thread }.
mh-opened = Les équipes de la saison. Les tirages suivent, puis un panneau par division et par coupe.
mh-opened-division = **{ $division }** : { $teams }
mh-opened-waiting = Liste d'attente : { $names }
mh-choose-bulletin = Voir un bulletin
