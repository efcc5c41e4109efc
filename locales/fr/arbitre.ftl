## L'arbitre humain : actes, journal, avis.

referee-only = Il faut le rôle d'arbitre de cette ligue{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    }.
referee-none = Cette ligue n'a pas de rôle d'arbitre valable. Un responsable du serveur peut le régler avec `/ligue installer`.
referee-not-one = { $person } n'a pas le rôle d'arbitre de cette ligue.
referee-not-here = { $person } n'est pas sur ce serveur. Choisissez quelqu'un qui y est et qui a le rôle d'arbitre de cette ligue.
referee-enrolled = C'est noté : vous serez proposé comme arbitre des matchs où vous n'avez pas de conflit d'intérêts.
arbitration-done = C'est fait pour **{ $match }**, inscrit au journal et annoncé dans son fil.
act-line = **{ $act }** · par { $referee }{ $reason ->
        [none] { "" }
       *[other] { " " }· raison : { $reason }
    }{ $clause ->
        [none] { "" }
       *[other] { " " }· clause { $clause }
    }
act-by-itself = Sifflet
act-entry = -# Journal n° { $number } · empreinte { $hash }
act-seat-none = Aucun ordre encore arrivé pour { $team }.
act-seats = { $count ->
        [0] Aucun ordre n'était encore arrivé.
        [one] Ordre de { $teams }.
       *[other] Ordres de { $teams }.
    }
act-to-captains = -# Pour information : { $captains }
act-due = Nouvelle clôture : { TIME($due) } ({ WAIT($due) }){ $was ->
        [none] .
       *[other] , au lieu de { $was }.
    }
names-and-more = { $names } et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
act-missing = Sans les ordres de { $teams }.
act-lost = Ne s'appliquent plus : { $acts }.
act-stuck = Le tour n'a pas pu être joué : il est mis de côté.
act-upheld = { $upheld ->
        [yes] Arrêt de jeu retenu : le capitaine garde son droit.
       *[no] Arrêt de jeu rejeté : le capitaine perd son droit.
    }
act-left = Il restait { $hours } h { $minutes ->
        [0] { "" }
       *[other] { $minutes } min{ " " }
    }avant la clôture ; le compte reprendra avec le match.
act-extensions-left = { $count ->
        [0] C'était le dernier délai de la saison pour ce capitaine.
        [one] Il lui reste { $count } délai cette saison.
       *[other] Il lui reste { $count } délais cette saison.
    }
act-seat = Équipe : { $team }.
act-referee = Nouvel arbitre : { $referee }.
act-player = Joueur : { $player }.
act-captain = { $team } : { $captain } est { $game ->
        [matrix-hockey] coach
       *[other] capitaine
    }{ $former ->
        [none] .
       *[other] , à la place de { $former }.
    }
act-die = { CAP($die) } ({ $label }) : { $value ->
        [none] le dé sera lancé normalement
       *[other] imposé à { $value }
    }{ $was ->
        [none] .
       *[other] , au lieu de { $was }.
    }
act-more-changes = { $count ->
        [one] … et { $count } autre changement.
       *[other] … et { $count } autres changements.
    }

act-change-rules = Nouvelles règles du jeu
act-rules = Le règlement du jeu a changé (version { $before } → { $after }) : on joue avec le nouveau dès le tour en cours. Les tours déjà joués restent tels quels, et l'arbitre ne peut plus y revenir.
act-annul-turn = Tour annulé : les ordres envoyés sont jetés, personne n'est en faute
act-extend = Échéance repoussée
act-grace = Délai pris par un capitaine
act-close-now = Tour clos par l'arbitre
act-order = Ordre donné par l'arbitre au nom d'une équipe
act-promise-reward = Récompense promise
act-ruling = Arrêt de jeu tranché
act-replace-captain = Changement de capitaine
act-replace-referee = Changement d'arbitre
act-replace-player = Changement de joueur
act-mark-missing = Joueur déclaré indisponible
act-exclude = Joueur exclu
act-force-die = Dé imposé
act-free-die = Dé rendu au hasard
act-pause = Match mis en pause
act-resume = Match repris
act-season = Saison de la ligue modifiée
act-calendar-league = Calendrier de la ligue modifié
act-sheet = Fiche de joueur modifiée
act-settings = Réglages de la ligue modifiés
act-look = Ordres scellés consultés avant la clôture
act-rehearse = Tour essayé à blanc avant la clôture : l'arbitre a vu ce qu'il aurait donné
act-set-captain = Changement de capitaine
act-disqualify = Équipe disqualifiée
act-void-turn = Tour annulé
act-forgive-missed = Tour manqué pardonné
act-set-max-missed = Patience de l'arbitre modifiée
act-set-player = Joueur corrigé
act-set-ball = Balle corrigée
act-set-timeout = Droit d'arrêt de jeu corrigé
act-add-player = Remplaçant ajouté
act-declare-legend = Joueur déclaré légende
act-set-result = Résultat décidé

journal-title = ## Journal des arbitres
journal-empty = Aucune décision pour l'instant.
journal-line = `{ $number }` { TIME($at) } · { $match } · { $line }
journal-more = … et d'autres, plus anciennes : `jusqu-a : { $number }`.
journal-league-line = `{ $number }` { TIME($at) } · { $line }
league-change = { $what ->
        [number] Numéro de la saison
        [leave-days] Jours de congé
        [extensions] Délais par capitaine
        [extension-hours] Heures par délai
        [zone] Fuseau horaire
        [early-close] Clôture anticipée
        [fund] Bourse de pots-de-vin
        [outage-hours] Panne qui recule une clôture (heures)
       *[other] Rôle des arbitres
    } : { $was } → { $now }
league-change-sheet = { $what ->
        [legend] Légende
        [renown] Renommée
       *[other] { $what }
    } de { $person } : { $was } → { $now }
league-change-stage = { $stage ->
        [orders] Durée d'un tour
       *[other] Durée de l'étape « { $stage } »
    } (heures) : { $was } → { $now }
league-change-days = { $what ->
        [added] Jours sans jeu ajoutés
       *[removed] Jours sans jeu retirés
    } : { $days }
league-change-switch = { $on ->
        [yes] oui
       *[no] non
    }
journal-hash = -# Empreinte { $hash }
journal-hidden = `{ $number }` · décision qui sera dite à la fin du tour qu'elle concerne
journal-whole = ✅ **Le journal est entier** : { $count ->
        [0] aucune décision.
        [one] { $count } décision, inchangée.
       *[other] { $count } décisions, chacune inchangée et à sa place.
    } Dernière empreinte : { $head }
journal-broken = ❌ **Le journal a été touché.** { $count ->
        [one] La décision n° { $numbers } ne tient pas.
       *[other] Ces décisions ne tiennent pas : n° { $numbers }.
    }
journal-file = -# Le fichier est le journal entier ; `python -m rules verify FICHIER` le vérifie sans le bot. Chaque décision annoncée dans un fil porte son numéro et son empreinte : comparez-les.

notice-stuck = ⚠️ Ce tour n'a pas pu être joué à cause d'une erreur du programme. Il est mis de côté, rien n'est perdu, les autres matchs continuent. Match : { $thread }
notice-unreadable =
    ### { $league } · { $match }
    ⚠️ Le tour en cours n'a pas pu être joué : cette version du programme ne sait pas lire la position enregistrée. Il est mis de côté, rien n'est perdu, les autres matchs continuent. Prévenez l'hébergeur du bot : le tour se jouera au démarrage d'une version qui sait la lire. Fil : { $thread }
notice-unreadable-record =
    ### { $league } · { $match }
    ⚠️ Un tour enregistré de ce match n'est pas lisible. Les pages de la ligue se font sans lui, rien d'autre n'est touché. Prévenez l'hébergeur du bot : `.venv/bin/python -m tools.mend config.toml` répare ce qui peut l'être. Fil : { $thread }
notice-stuck-die = 🎲 Ce tour n'a pas pu être joué : un dé imposé a une valeur que ce tirage n'a pas (pour un tirage au sort, le rang d'un candidat qui n'existe pas). Corrigez-la, ou retirez-la, avec `/arbitre de` ; le tour se jouera aussitôt. Match : { $thread }
notice-seat-unmanned = 🖐️ Un capitaine a demandé un arrêt de jeu dans { $thread }. Écoutez-le en privé, puis tranchez avec `/arbitre decision` avant { TIME($due) } ({ WAIT($due) }) ; sans réponse, l'arrêt de jeu est retenu.
parked-why = { $why ->
        [gone] le salon ou le fil n'existe plus.
        [access] je n'y ai pas accès.
        [permission] il m'y manque une permission.
        [unopened] le fil du match ne peut pas s'ouvrir : son salon n'existe plus, ou il m'y manque une permission. `/ligue installer` dit ce qui ne va pas.
        [locked] le fil est verrouillé : un modérateur doit le déverrouiller.
        [dms] ses messages privés me sont fermés.
        [waiting] Discord ne l'a pas pris malgré plusieurs essais. Je continue d'essayer.
        [database] ma base de données n'a pas répondu à plusieurs essais. Je continue d'essayer.
        [ours] c'est ma faute, une erreur de Sifflet ({ $reason }). Prévenez qui l'héberge : son journal la montre.
       *[other] Discord l'a refusé ({ $reason }).
    }
notice-parked = ⚠️ { $kind ->
        [turn-closed] Le compte rendu d'un tour
        [panel] Le panneau du match
        [team-card] La carte d'une équipe
        [challenge-card] Un défi
        [match-opened] Le premier message du match
        [match-started] L'annonce du match
        [match-over] L'annonce du résultat
        [honour] L'annonce d'un titre
        [turn-line] Le résumé d'un tour
        [arbitration] Une décision d'arbitre
        [day] La journée (il me faut la permission « Créer des évènements »)
        [private] Un renseignement pour un capitaine
        [receipt] Un reçu
        [reminder] Un rappel
        [reminders] Un rappel
       *[other] Un message
    } n'a pas pu être publié { $place ->
        [announce] dans le salon des annonces
        [event] parmi les évènements du serveur
        [signup] dans le salon des inscriptions
        [challenge] là où il a été lancé
        [user] en message privé
       *[thread] dans le fil du match
    } : { parked-why } Rien n'est perdu : le message est gardé.{ $thread ->
        [none] { "" }
       *[other] { " " }Match : { $thread }
    }
notice-seat-given = 🏒 { $coach }, l'équipe **{ $team }** est désormais la vôtre dans { $match }. Tout se passe dans { $thread }.
notice-order-discarded = L'arbitre a changé la position : votre ordre pour ce tour n'est plus valable. Envoyez-en un autre avant l'échéance.
notice-order-stands = L'arbitre a changé la position : votre ordre pour ce tour n'est plus possible tel quel. Il joue quand même : ce qui vous manque désormais sera tiré au sort ou ne sera pas joué. Pour choisir vous-même, envoyez-en un autre avant l'échéance.

refusal-unknown-die = Il n'y a pas de dé `{ $label }` dans ce match. La liste proposée donne toutes les étiquettes ; remplacez les parties entre chevrons, par exemple `bribe/r4/trigger`.
refusal-die-value = Le dé `{ $label }` va de 1 à { $faces }.
refusal-die-not-forced = Le dé `{ $label }` n'est pas imposé à ce tour. Donnez une valeur pour l'imposer.
refusal-nothing-to-annul = Aucun ordre n'attend dans ce tour : il n'y a rien à annuler, et rien n'est changé. Pour donner du temps, il y a `/arbitre prolonger` et `/arbitre pause`.
refusal-reserve-decides = Ce tour dure aussi longtemps que la réserve de temps du joueur : il n'y a pas d'autre échéance à repousser. Donnez-lui du temps avec `/arbitre corriger`, ou arrêtez la pendule avec `/arbitre pause`.
refusal-no-time-left = Il ne lui resterait plus de temps : le tour en cours en a déjà pris. Rien n'est changé ; pour finir la partie, il y a `/arbitre corriger`.
seat-unknown = Je ne connais pas cette équipe dans ce match. Choisissez-la dans la liste.
seat-not-awaited = On n'attend pas d'ordre de cette équipe à ce stade.
seat-has-sent = Cette équipe a déjà envoyé ses ordres : un seul envoi par tour.
ruling-none = Aucun arrêt de jeu n'est à trancher dans ce match.
player-not-in-play = Ce joueur n'est pas en jeu : il n'y a pas d'absence à déclarer.
player-out-already = Ce joueur est déjà sorti pour de bon.

rehearsal = **Essai à blanc.** Rien n'est joué ni publié ; cet essai est inscrit au journal et sera dit aux capitaines après le tour. { $count ->
        [0] Aucun ordre n'est encore arrivé.
        [one] Ordre en main : { $received }.
       *[other] Ordres en main : { $received }.
    }{ $missing ->
        [none] { "" }
       *[other] { " " }Il manque encore : { $missing }.
    }{ $stand_ins ->
        [none] { "" }
       *[other] { " " }Sans ordre du capitaine, mais servies par un suppléant ou une consigne : { $stand_ins }.
    }
look-told = Ordres scellés. **Cette consultation et sa raison sont inscrites au journal, et seront dites aux capitaines après le tour.**
look-order = **{ $team }**, reçu { TIME($sent) }
refusal-rehearsal-die = L'essai s'arrête sur un dé imposé dont la valeur n'existe pas pour ce tirage. Corrigez-la avec `/arbitre de`.
refusal-rehearsal-stuck = Ce tour ne peut pas être joué en l'état : clos maintenant, il serait mis de côté. Prévenez l'hébergeur du bot.
refusal-nothing-sealed = Aucun ordre scellé n'est là : il n'y a rien à consulter. **Cette consultation et sa raison sont inscrites au journal, et seront dites aux capitaines après le tour.**
cmd-essai = essai
cmd-essai-about = Voir, seul, ce que donnerait le tour ouvert ; dit aux capitaines après
cmd-consulter = consulter
cmd-consulter-about = Lire les ordres scellés du tour ouvert ; dit aux capitaines après
opt-equipe-consultee = equipe
opt-equipe-consultee-about = L'équipe dont l'ordre est à lire (sinon toutes)
