## Le tableau des arbitres, la fiche d'un match, la réponse à une réclamation.

cmd-tableau-ligue = tableau
cmd-tableau-ligue-about = Ce qui attend un arbitre, et chaque match ouvert : qui est attendu, jusqu'à quand

overview-title = ## Tableau · { $league }
overview-counts = { $open ->
        [0] Aucun match ouvert.
        [one] { $open } match ouvert
       *[other] { $open } matchs ouverts
    }{ $open ->
        [0] { "" }
       *[other] { $waiting ->
            [0] , tous les ordres sont là.
            [one] , { $waiting } attend des ordres.
           *[other] , { $waiting } attendent des ordres.
        }
    }
overview-calm = ✅ Rien ne presse : aucun tour bloqué, aucune réclamation, tous les messages sont arrivés.
overview-line = **{ $number }** · { $text }
overview-stuck = 🛑 **{ $match }** : le tour n'a pas pu être joué · { $place }
overview-appeal = ⚖️ **{ $match }** : réclamation n° { $number }, sur le tour { $turn }
overview-undelivered = 📭 **{ $match }** : { $count ->
        [one] { $count } message n'est pas arrivé,
       *[other] { $count } messages ne sont pas arrivés,
    } { $why }
overview-unshown = 📭 **Inscriptions et défis** : { $count ->
        [one] une carte n'est pas à jour,
       *[other] { $count } cartes ne sont pas à jour,
    } { $why }
overview-cards = Cartes des équipes et des défis
overview-cards-done = ✅ Les cartes sont à jour.
overview-late = ⌛ **{ $match }** : au tour { $turn }, pas d'ordre de { $teams }
overview-waiting = ⏳ **{ $match }** · { $stage }, { WAIT($due) } : on attend { $teams }
overview-complete = ▫️ **{ $match }** · { $stage }, { WAIT($due) } : tout est arrivé
overview-paused = ⏸️ **{ $match }** · { $stage } : en pause
overview-act = Agir
overview-answer = Répondre
overview-republish = Republier
overview-excuse = Excuser
overview-before = ◀ Avant
overview-after = Suite ▶
overview-again = Actualiser
overview-referees-only = -# Les actes sont réservés aux arbitres de la ligue.

desk-sheet = Match : { $place }. Chaque acte demande sa raison, et s'annonce dans le fil ; `/arbitre` a les autres.
desk-extend = Prolonger de 24 h
desk-close = Clore, même sans tous les ordres
desk-void = Annuler le tour
desk-pause = Mettre en pause
desk-resume = Reprendre
desk-appeal = { $captain } : { $reason }
    Le tour et sa suite sont dans { $place }.
desk-upheld = Retenir la réclamation
desk-rejected = Rejeter la réclamation
desk-excuse = Excuser un ordre manquant
desk-excuse-who = L'ordre manquant de { $team } au tour { $turn } reste inscrit, excusé, et n'est plus compté.
desk-excuse-choose = Choisir l'équipe
desk-late = **{ $match }** : quel ordre manquant du tour { $turn } excuser ?
desk-reason = La raison
desk-reason-hint = Inscrite au journal et annoncée dans le fil.
desk-reason-example = Ce qui s'est passé, et pourquoi vous décidez ainsi
desk-reason-long = Cette raison est trop longue : { $most } caractères au plus. Rien n'a été fait.
