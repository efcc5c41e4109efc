## Compétitions : ce qui arrive, tour par tour.

cp-match = { $key } { $home } – { $away }
cp-score = { $how ->
    [overtime] { $home }–{ $away } ap
    [shootout] { $kicks ->
        [none] { $home }–{ $away } tab
       *[other] { $home }–{ $away } ({ $kicks } tab)
    }
    [forfeit] { $home }–{ $away } (forfait ou abandon)
    [double_forfeit] double forfait
    [unplayed] { $home }–{ $away } (non joué)
   *[score] { $home }–{ $away }
}
cp-result = { $winner ->
    [home] **{ $home }** { $score } { $away }
    [away] { $home } { $score } **{ $away }**
   *[none] { $home } { $score } { $away }
}{ $by ->
    [referee] {" "}(arbitre)
    [left] {" "}(départ)
   *[other] {""}
}
cp-format = { $format ->
    [round_robin] championnat
    [groups] poules
    [swiss] ronde suisse
    [knockout] coupe
    [double_elimination] double élimination
   *[playoff] barrages
}
cp-round = { $format ->
    [swiss] ronde { $round }
    [double_elimination] tour { $round }
    [playoff] barrages
    [knockout] { $left ->
        [0] finale
        [1] demi-finales
        [2] quarts de finale
        [3] huitièmes de finale
       *[other] tour { $round }
    }
   *[other] { $span ->
        [one] journée { $round }
       *[other] journées { $round }–{ $to }
    }
}
cp-group = { $division ->
    [yes] Division { $group }
   *[no] Poule { $group }
}
cp-stage-signup = inscriptions
cp-stage-running = saison { $season }, { $name }
cp-stage-finished = saison { $season }, terminée
cp-signed-up = { $count ->
    [one] Inscrit : { $names }.
   *[other] { $count } inscrits : { $names }.
}
cp-event-withdrawn = { $entrant } se retire{ $policy ->
    [annul] { " : ses matchs ne comptent plus." }
    [forfeit] { " : ses matchs restants sont perdus par forfait." }
   *[none] { "." }
}
cp-event-excluded = { $entrant } est exclu ({ $reason }){ $policy ->
    [annul] { " : ses matchs ne comptent plus." }
    [forfeit] { " : ses matchs restants sont perdus par forfait." }
   *[none] { "." }
}
cp-event-replaced = { $new_name } prend la place de { $old_name }.
cp-event-too_few = Trop peu d'inscrits ({ $entered }) : il en faut deux au moins, les inscriptions restent ouvertes.
cp-event-competition_started = **La saison { $season } commence.**
cp-event-stage_opened = { $several ->
    [yes] Phase { $stage } : { $format ->
        [round_robin] championnat
        [groups] poules
        [swiss] ronde suisse
        [knockout] coupe
        [double_elimination] double élimination
       *[playoff] barrages
    }.{" "}
   *[no] {""}
}{ $how ->
    [bracket] Tableau tiré au sort entre { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } autres
    }.
    [drawn] Têtes de série tirées au sort : { $seeds }.
    [rating] Têtes de série, par cote : { $seeds }.
   *[other] Têtes de série : { $seeds }.
}
cp-event-round_opened = **On joue : { $name }.** { $fixtures }{ $more ->
    [0] .
   *[other] {" "}et { $more } autres.
}{ $byes ->
    [none] {""}
   *[other] {" "}Exempt : { $byes }.
}
cp-event-postponed = { $fixture } : remis à plus tard.
cp-event-abandoned = { $fixture } : sans vainqueur ou interrompue, la rencontre se rejoue.
cp-event-tie_over = { $winner ->
    [none] { $a } – { $b } : personne ne passe.
   *[other] { $how ->
        [bye] {""}
        [left] **{ $winner }** passe : { $loser } est parti.
       *[other] **{ $winner }** élimine { $loser } ({ $score }).
    }
}
cp-event-lot_drawn = Égalité parfaite : l'ordre a été tiré au sort.
cp-event-qualified = Qualifiés : { $entrants }.
cp-event-promoted = 🔼 { $entrant } monte en { $to }.
cp-event-relegated = 🔽 { $entrant } descend en { $to }.
cp-event-finished = { $champion ->
    [none] La saison est finie, sans champion.
   *[other] 🏆 **Titre pour { $champion }.**{ $second ->
        [none] {""}
       *[other] {" "}Deuxième : { $second }.
    }
}
cp-event-rolled_over = Saison { $season } : les inscriptions sont ouvertes.
cp-event-corrected = { $fixture } corrigé : { $was } devient { $now }.
cp-event-points_adjusted = { $entrant } : { $points } au classement ({ $reason }).
cp-event-moved = { $fixture } passe de la journée { $from } à la journée { $to }.
cp-event-swapped = { $entrants } échangent leurs places.
cp-event-redrawn = La phase { $stage } est tirée à nouveau ({ $why ->
    [correction] après correction
   *[referee] par l'arbitre
}).
cp-event-pairing_redone = Rencontres refaites : { $fixtures }.
cp-event-pairing_kept = Les rencontres déjà commencées restent comme elles sont.
cp-event-closed = L'arbitre clôt le tour : { $policy ->
    [draw] matchs non joués déclarés nuls.
    [double_forfeit] double forfait pour les matchs non joués.
   *[postpone] matchs non joués remis.
}
cp-event-stopped = L'arbitre arrête la compétition : classement en l'état.
cp-table-name = Inscrit
cp-table-heads = J Diff Pts
cp-decided = Départage par { $by ->
    [wins] le nombre de victoires
    [goal_difference] la différence de buts
    [goals_for] les buts marqués
    [away_goals] les buts à l'extérieur
    [fair_play] le fair-play
    [rating] la cote
    [head_to_head] les confrontations directes
    [sonneborn_berger] Sonneborn-Berger
    [buchholz] Buchholz
    [buchholz_cut1] Buchholz tronqué
    [progressive] le cumul
   *[lot] le tirage au sort
} : { $entrants }.
cp-tie = { $winner ->
    [a] **{ $a }** { $score } { $b }
    [b] { $a } { $score } **{ $b }**
   *[none] { $a } – { $b }{ $how ->
        [none] {" "}⏳
       *[other] {" "}({ $score })
    }
}
cp-fixture = { $status ->
    [done] { $key } { $home } { $score } { $away }
    [planned] { $key } { $home } – { $away }
    [postponed] { $key } { $home } – { $away } (remis)
    [started] { $key } { $home } – { $away } ▶️
   *[other] { $key } { $home } – { $away } ⏳
}
cp-certain = { $flag ->
    [through] ✓ **Mathématiquement** { $aim ->
        [title] assuré de la première place
        [up] { $count ->
            [one] assuré de monter
           *[other] assurés de monter
        }
       *[next] { $count ->
            [one] qualifié
           *[other] qualifiés
        }
    } : { $entrants }.
   *[out] ✗ **Mathématiquement** { $aim ->
        [title] hors course pour la première place
        [up] hors course pour la montée
       *[next] { $count ->
            [one] éliminé
           *[other] éliminés
        }
    } : { $entrants }.
}
cp-place = { $place }. { $entrant }
cp-honour-line = { $title ->
    [best_attack] Meilleure attaque
   *[fair_play] Fair-play
} : { $entrants }
cp-past = Saison { $season } : { $champion }
cp-no-honours = Pas encore de palmarès.
cp-no-matches = Pas de rencontre.
cp-no-bracket = Pas de tableau dans cette compétition.
cp-no-table = Pas de classement dans cette compétition.
cp-not-begun = La compétition n'a pas commencé.
cp-champion = 🏆 **{ $champion }**
cp-signup-open = **Inscriptions ouvertes jusqu'au { TIME($due) }** ({ WAIT($due) }). { $count ->
    [0] Personne pour l'instant.
    [one] Un inscrit.
   *[other] { $count } inscrits.
}
cp-button-enter = S'inscrire
cp-button-leave = Se retirer
cp-round-runs = **{ CAP($name) }** : résultats attendus jusqu'au { TIME($due) } ({ WAIT($due) }).
cp-live = 🔴 **En direct** : { $count ->
    [one] un résultat du tour est compté ; il devient définitif à la clôture.
   *[other] { $count } résultats du tour sont comptés ; ils deviennent définitifs à la clôture.
}
cp-page-table = Classement
cp-page-calendar = Calendrier
cp-page-bracket = Tableau
cp-page-honours = Palmarès
cp-opened = Inscrivez-vous d'un bouton jusqu'au { TIME($due) }. Les rencontres s'ouvrent ensuite toutes seules, chacune dans son fil.
cp-announced = Les inscriptions sont ouvertes jusqu'au { TIME($due) } : { $thread }
cp-line = { $title } : { $count ->
    [0] le tour est clos
    [one] un résultat
   *[other] { $count } résultats
}. { $thread }
cp-honour = 🏆 **{ $champion }** remporte la saison { $season } !{ $person ->
    [none] {""}
   *[other] {" "}Bravo { $person }.
} { $thread }
cp-help = Personne n'envoie d'ordres ici : les matchs rapportent leurs résultats eux-mêmes.
cp-picture-heads = J G N P +/- Pts
cp-picture-bye = exempt
cp-picture-subtitle = saison { $season }, { $name }
cp-picture-table = Le classement ; en tête : { $leaders }
cp-picture-bracket = Le tableau, tour par tour
cp-signup-waiting = { $count ->
    [one] Liste d'attente : une inscription
   *[other] Liste d'attente : { $count } inscriptions
}
cp-runs = La saison continue ici, résultats compris. Les rencontres s'ouvrent toutes seules, chacune dans son fil.
cp-runs-at = La saison continue ici, résultats compris : { $thread }

## Ce que des lignes changeraient, montré d'abord.

cp-preview = **Rien n'est encore fait.** Ces lignes changeraient :
cp-preview-gone = ✖️ Ne se jouent plus : { $matches }{ $more ->
    [0] .
   *[other] {" "}et { $more } autres.
}
cp-preview-stay = ▶️ Restent, déjà commencées : { $matches }{ $more ->
    [0] .
   *[other] {" "}et { $more } autres.
}
cp-preview-rank = { $entrant } : rang { $was } → { $now }.
cp-preview-more = et { $more } autres rangs.
cp-preview-confirm = Appliquer
cp-preview-stale = La compétition a changé depuis, ou ces lignes ont été montrées à quelqu'un d'autre. Rien n'est fait : entrez-les à nouveau.
