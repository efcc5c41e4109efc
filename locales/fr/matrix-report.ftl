## Matrix Hockey : les bulletins d'une semaine.

mh-title = { $league } · { $match } · { $stage }
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
mh-onr =
    { $forfeit ->
        [yes] **ONR** { $round } : { $team } perd son match.
       *[no] **ONR** { $round } : { $team } ; tirés au sort : colonne { $column }, valeur { $ot }.
    }
mh-onr-all = **ONR** : { $teams }.
mh-redrawn =
    { $round }, { $team } : { $what ->
        [column] la colonne { $ordered } n'est plus libre, le sort donne la colonne { $got }.
        [ot] la valeur { $ordered } n'est plus en stock, le sort donne { $got } en prolongation.
       *[so] la valeur { $ordered } n'est plus en stock, le sort donne { $got } aux tirs au but.
    }
mh-boost-cut =
    { $round }, { $team } : { $what ->
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
mh-bonus =
    { $refused ->
        [yes] But bonus : tiré pour { $team }, refusé (hors-jeu, ONR).
       *[no] But bonus : { $team }.
    }
mh-through =
    { $match } : { $team } passe { $by ->
        [lot] au tirage au sort.
       *[pool_goals] avec plus de buts en poule.
    }
mh-readmitted =
    { $team } est repêché à la place de { $match }, meilleur perdant { $criterion ->
        [shootout] aux tirs au but
        [overtime] en prolongation
       *[regulation] dans le temps réglementaire
    }{ $lot ->
        [yes] {" "}(au sort).
       *[no] .
    }
mh-kdh-over = { CAP($round) } : { $count } qualifiés.
mh-kdh-draw = **Tirage : { $round }**
mh-bye = Exempt : { $team }.
mh-kdh-winner =
    { $team ->
        [none] La coupe KDH n'est pas attribuée.
       *[other] 🏆 { $team } gagne la coupe KDH !
    }
mh-pools-drawn = **Tirage des poules**
mh-pool-teams = - Poule { $pool } : { $teams }
mh-pool = **Poule { $pool }**
mh-wg-not-played = La coupe Gretzky ne se joue pas : { $candidates } candidats seulement.
mh-qualified = Premiers de poule : { $winners }.{ $count ->
        [0] { "" }
        [one] { " " }Meilleur second : { $seconds }.
       *[other] { " " }Meilleurs seconds : { $seconds }.
    }
mh-semis = Demi-finales : { $matches }.
mh-wg-winner = 🏆 { $team } gagne la coupe Wayne Gretzky !
mh-lot = Au sort entre { $among } : { $team } prend le rang { $rank }.
mh-sanction =
    { $step ->
        [1] 1er ONR de { $team } : −{ $extra } extra-but, −{ $saves } super-arrêt.
        [2] 2e ONR de { $team } : plus d'extra-but (−{ $extra }) ni de super-arrêt (−{ $saves }), pas de montée cette saison.
       *[other] 3e ONR de { $team } : l'équipe devient bidon (−{ $extra } extra-but, −{ $saves } super-arrêt).
    }
mh-dummy = { $team } joue désormais au hasard.
mh-replaced =
    { $reason ->
        [first_round] { $new } reprend { $old }, sans ordre à la première journée.
        [dummy] { $new } reprend { $old }.
        [coach] { $new } change de coach, par décision de l'arbitre.
       *[referee] { $new } reprend { $old }, par décision de l'arbitre.
    }
mh-started = La saison { $season } commence : { $weeks } semaines.
mh-dissolved = { $team } ({ $division }) est dissoute.
mh-promotion-refused = { $team } ({ $division }, rang { $rank }) ne peut pas monter.
mh-promoted = ▲ { $team } monte : { $source } → { $target }.
mh-relegated = ▼ { $team } descend : { $source } → { $target }.
mh-finished = 🏆 **Champion : { $champion }.** Coupe Gretzky : { $wg }. Coupe KDH : { $kdh }.
mh-enters = { $team } entre en { $division }.
mh-vacancy = Une place reste libre en { $division }.
mh-entrants = Qualifiés pour la coupe Gretzky : { $teams }.
mh-rolled = La saison { $season } se prépare.
mh-side = { $team } [{ $played }]
mh-played-onr = ONR
mh-played-without = ONR : { $choice }
mh-played-dummy = BIDON : { $choice }
mh-result = { $home } - { $away } : { $score }
mh-score = **{ $score }**
mh-score-overtime = **{ $score }** AP
mh-score-shootout = **{ $score }** ({ $home }-{ $away } TAB)
mh-score-lost = match perdu
mh-table-head = rg { $team } pts  j dif
mh-table-line = { $rank } { $mark }**{ $team }** · { $points } pts · { $played } j · { $wins } g{ $late ->
        [0] { "" }
       *[other]  ({ $late } ap)
    } · { $draws } n · { $late_losses } pp · { $losses } p · { $gf }-{ $ga } ({ $difference }){ $flags }
mh-table-team = équipe
mh-table-title =
    { $final ->
        [yes] **Classement final**
       *[no] **Classement**
    }
mh-table-legend = -# pts : points · j : joués · dif : différence de buts · g (ap) : gagnés, dont après prolongation · n : nuls · pp : perdus après prolongation · p : perdus · ▲ montée, ▼ descente · ! : ne peut pas monter · B : équipe bidon
mh-seed = -# Graine `{ $seed }` · entropie `{ $entropy }`
mh-line = { $title } : résultats dans { $thread }.
mh-announced = Une saison de Matrix Hockey commence dans { $thread }. Chaque division et chaque coupe y a son panneau, avec la date de clôture.
mh-over = Les saisons de cette ligue sont terminées.
mh-honour = 🏆 { $title ->
        [CH] **{ $team } gagne le championnat de la saison { $season } !**
        [KDH] **{ $team } gagne la coupe KDH de la saison { $season } !**
       *[WG] **{ $team } gagne la coupe Wayne Gretzky de la saison { $season } !**
    }{ $coach ->
        [none] { "" }
       *[other] { " " }Bravo à { $coach }.
    } Tous les résultats sont dans { $thread }.
mh-opened = Les équipes de la saison. Les tirages suivent, puis un panneau par division et par coupe.
mh-opened-division = **{ $division }** : { $teams }
mh-opened-waiting = Liste d'attente : { $names }
mh-choose-bulletin = Voir un bulletin
