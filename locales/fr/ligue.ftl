## La ligue d'un serveur, les réglages, les équipes, la création d'un match.

league-none = Aucune ligue n'est installée sur ce serveur. Un responsable du serveur peut le faire avec `/ligue installer`.
league-no-announce-channel = Le salon des annonces n'existe plus. `/ligue installer` le répare.
league-title = ## Réglages de la ligue · { $league }
league-channels = Annonces et matchs : { $announce }
    Inscriptions : { $signup }
    Arbitres : { $referee } · rôle { $role ->
        [none] aucun
       *[other] { $role }
    }
language-name = français
league-times = Fuseau : { $zone } · langue : { $language }
    Rappels : { $reminders ->
        [none] aucun
       *[other] { $reminders } avant l'échéance
    } · heures calmes : { $quiet ->
        [none] aucune
       *[other] { $quiet }
    }
league-play = Tour de { $hours } h · clôture dès que tout est arrivé : { $early ->
        [yes] oui
       *[no] non
    } · une ligne par tour dans les annonces : { $lines ->
        [yes] oui
       *[no] non
    }
    Bourse d'un marchand : { $fund } deniers · panne : { $outage ->
        [0] la clôture ne bouge pas
       *[other] dans les { $outage } dernières heures, la clôture recule
    } · évènements du serveur : { $events ->
        [yes] oui
       *[no] non
    }

selftest-ok = ✅ Vérification faite : toutes les permissions sont là.
selftest-referees-see-nothing = ℹ️ Le rôle { $role } n'a pas la permission « Gérer les messages » : Discord ne montrera pas `/arbitre` à ceux qui n'ont que lui. Donnez-la-lui, ou autorisez le rôle dans *Paramètres du serveur › Intégrations › Sifflet*.
selftest-no-referees = ⚠️ La ligue n'a pas d'arbitre : { $why ->
        [everyone] @everyone ne compte pas comme rôle d'arbitre, n'importe qui le serait.
        [managed] son rôle est attribué par Discord (bot, intégration, boosts) et ne compte pas.
        [gone] son rôle n'existe plus.
       *[none] aucun rôle n'est choisi.
    } Relancez `/ligue installer` : je crée un rôle, ou prenez-en un que vous donnez vous-même, avec l'option `role`.
selftest-role-replaced = ⚠️ { $why ->
        [everyone] @everyone ne compte plus comme rôle d'arbitre : n'importe qui l'était.
       *[managed] L'ancien rôle des arbitres ne compte plus : Discord l'attribue lui-même (bot, intégration, boosts).
    } C'est maintenant { $role } : donnez-le à vos arbitres.
selftest-no-channel = ⚠️ { $use ->
        [announce] Le salon des annonces n'existe plus.
        [signup] Le salon des inscriptions n'existe plus.
       *[referee] Le salon des arbitres n'existe plus.
    } Relancez `/ligue installer`.
selftest-permissions = ⚠️ { $use ->
        [events] Pour les évènements du serveur
        [announce] Dans le salon des annonces
        [signup] Dans le salon des inscriptions
       *[referee] Dans le salon des arbitres
    }, il me manque : { $permissions }.

permission-create-events = Créer des évènements
permission-manage-channels = Gérer les salons
permission-manage-roles = Gérer les rôles
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir l'historique des messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils

install-cannot = Il me manque : { $permissions }. Donnez-moi tout cela, puis relancez `/ligue installer`.{ $role ->
        [yes] { " " }Sans « Gérer les rôles », choisissez le rôle des arbitres avec l'option `role`.
       *[no] { "" }
    }{ $channels ->
        [none] { "" }
       *[other] { " " }Sans « Gérer les salons », choisissez des salons existants dans les options : je ne peux pas créer { $channels }.
    } Rien n'a été changé.
install-role-everyone = @everyone ne peut pas être le rôle des arbitres : n'importe qui le serait. Choisissez un rôle que vous donnez vous-même, ou laissez l'option `role` vide : j'en crée un. Rien n'a été changé.
install-role-managed = { $role } ne peut pas être le rôle des arbitres : Discord l'attribue lui-même (bot, intégration, boosts). Choisissez un rôle que vous donnez vous-même, ou laissez l'option `role` vide : j'en crée un. Rien n'a été changé.
install-role-many = ⚠️ { $count ->
        [unknown] Je ne peux pas savoir combien de personnes ont le rôle { $role } : il me manque la permission « Gérer les rôles », ou Discord ne répond pas.
       *[other] { $count } personnes ont le rôle { $role }.
    } Toutes seraient arbitres de tous les matchs : suspendre, corriger, revenir en arrière.
    Le reste est réglé ; il ne manque que ce rôle. Confirmez, ou relancez `/ligue installer` avec un autre.
install-role-yes = Oui, toutes arbitres
install-role-take = Me donner ce rôle
install-role-taken = ✅ Vous avez maintenant le rôle { $role } : `/arbitre` et { $room } sont à vous.
install-role-out-of-reach = Je ne peux pas donner le rôle { $role } : dans *Paramètres du serveur › Rôles*, mettez le mien (Sifflet) au-dessus de lui, ou donnez-le-vous vous-même.

## `/ligue sante`

health-title = ## Santé de la ligue { $league }
health-running = Sifflet a démarré { $since } ; Discord lui répond en { $latency } ms.
health-next = Prochaine clôture : { $when }.
health-no-next = Aucun tour n'attend sa clôture.
health-undelivered = ⚠️ { $count ->
        [one] Un message n'a pas pu être publié
       *[other] { $count } messages n'ont pas pu être publiés
    } ({ $contests }) : réparez ce qui manque, puis `/arbitre republier`.
health-delivered = ✅ Tout ce qui devait être publié l'est.
health-host = Le reste (machine, base, copies, jeton) est chez l'hôte : `make doctor`.

settings-bad-reminders = Je ne comprends pas ces rappels. Donnez jusqu'à cinq nombres d'heures entre 1 et { $most }, par exemple `24, 2`, ou `0` pour aucun.
settings-bad-quiet = Je ne comprends pas ces heures. Exemple : `22h-8h`, ou `-` pour aucune.
settings-bad-zone = Ce fuseau n'existe pas. Choisissez-le dans la liste, par exemple `Europe/Paris` ou `Genève`.
settings-mine = ## Mes réglages
    Rappels : { $reminders ->
        [league] aux heures de la ligue
        [none] aucun
       *[other] { $reminders } h avant la clôture
    }
    Heures calmes : { $quiet ->
        [none] celles de la ligue
       *[other] { $quiet }
    } · fuseau : { $zone ->
        [league] celui de la ligue
       *[other] { $zone }
    }
    Langue : { $language } · couleurs des images : { $palette ->
        [safe] sans rouge-vert
       *[default] vives
    }
    Messages privés : { $dm ->
        [yes] ouverts, vos reçus y arrivent
       *[no] pas encore ouverts
    }
settings-remind-at = Me rappeler combien de temps avant ?
settings-remind-hours = { $hours } h avant la clôture
settings-remind-league = Comme la ligue
settings-remind-none = Aucun rappel
button-dm-me = M'envoyer un MP

matches-title = ## Mes matchs
matches-none = Vous ne jouez aucun match en ce moment. `/aide` dit par où commencer.
matches-owed = ❗ **{ $match }**, { $stage } : { $asked ->
        [roll_call] **appuyez sur « Présent »**
        [lineup] **nommez vos titulaires**
       *[orders] **envoyez vos ordres**
    } avant { TIME($due) } ({ WAIT($due) }) · { $place }
matches-waiting = ▫️ **{ $match }**, { $stage } : rien à faire, clôture { TIME($due) } · { $place }
matches-paused = ⏸️ **{ $match }**, { $stage } : en pause, l'échéance est suspendue · { $place }
matches-unreadable = ⚠️ **{ $match }** : sa position enregistrée n'est pas lisible, les arbitres en sont avertis · { $place }
matches-decides = { $line }{ $decides ->
    [yes] {""}
    [no] {" "}· il faut un vainqueur
   *[aggregate] {" "}· match retour, il faut un vainqueur sur les deux matchs
}
matches-over = ▫️ **{ $match }** : terminé ou en pause
matches-agenda = Mon agenda (.ics)

team-title = ## Équipe { $team }
team-player = n° { $number } · { $player } · { $cls ->
        [warrior] guerrier
        [alchemist] alchimiste
        [ranger] rôdeur
        [archer] archer
        [thief] voleur
       *[merchant] marchand
    }{ $captain ->
        [yes] { " " }· **capitaine**
       *[no] { "" }
    }{ $coterie ->
        [none] { "" }
       *[other] { " " }· coterie { $coterie }
    }{ $city ->
        [none] { "" }
       *[other] { " " }· de { $city }
    }{ $legend ->
        [none] { "" }
       *[other] { " " }· ⭐ légende « { $legend } »
    }
team-tactic = Tactique choisie : { $tactic ->
        [lob] chandelle
        [rally] rassemblement tactique
        [feint] feinte de course
        [reshuffle] reformation tactique
        [analysis] analyse tactique
        [placement] placement
        [own_game] à son propre jeu
        [neutralise] neutralisation tactique
       *[fall_back] repli défensif
    }
team-lacking = Il manque { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } pour jouer (quatre titulaires, au plus deux remplaçants).
team-ready = L'équipe peut jouer.
team-playing = ⚔️ En match : **{ $match }**. Qui la rejoint maintenant jouera le suivant.
team-join = Rejoindre
team-joined = ✅ Votre inscription est notée.{ $place ->
        [none] { "" }
       *[other] { " " }La carte de l'équipe paraît dans { $place }.
    }
team-looks-alike = Ce nom se confond avec celui de l'équipe « { $team } », qui existe déjà. Pour la rejoindre, choisissez-la dans la liste ; pour en fonder une autre, prenez un nom que l'on en distingue.
team-bad-name = Ce nom d'équipe est trop court, ou n'a rien de lisible. Choisissez-en un autre.
team-already-elsewhere = Vous jouez déjà pour { $team }. Quittez cette équipe d'abord : `/kollaball equipe quitter : oui`.
team-full = L'équipe { $team } est complète : { $most } joueurs au plus.
team-none = Cette équipe n'existe pas. Fondez-la avec `/kollaball inscrire`.
team-not-yours = Vous ne jouez pas dans cette équipe.
team-captain-leaves = Le capitaine passe d'abord le brassard : `/kollaball equipe capitaine : …`.
team-captain-only = Seul le capitaine, ou un arbitre, change une équipe.
team-not-a-player = Cette personne ne joue pas dans l'équipe ; elle doit d'abord s'inscrire.

create-two-teams = Il faut deux équipes différentes de cette ligue. Choisissez-les dans la liste.
create-too-few = Pas assez de joueurs pour { $team } : il en faut au moins { $fewest }.
create-no-captain = L'équipe { $team } n'a pas de capitaine.
create-conflict = { $referee } ne peut pas arbitrer ce match : { $why ->
        [self] il y joue.
        [coterie] même coterie que { $players }.
       *[home_city] même ville que { $players }.
    } Choisissez un autre arbitre.
create-which-referee = Je ne trouve pas cet arbitre. Choisissez-le dans la liste proposée, ou laissez l'option vide.
create-no-referee = { $referee } ne s'est pas proposé comme arbitre. Il peut le faire avec `/arbitre fiche`.
create-no-permission = Pour ouvrir le fil du match dans { $channel }, il me manque : { $permissions }.
create-bad-start = Je ne comprends pas ce début. Exemples : `24/12 20:30`, `10 janvier 20h30`, `demain 20:30`, à l'heure de votre fuseau (`/reglages`, sinon celui de la ligue) ; ou `@time`, que Discord remplit.
create-start-past = Ce début, { TIME($start) }, est déjà passé. Choisissez un moment à venir.
create-plan = ## { $red } contre { $blue }
    { $first ->
        [lineup] Composition
       *[roll_call] Appel
    } { $start ->
        [0] pendant { $length } h
       *[other] jusqu'au { TIME($start) }
    } · tours de { $hours } h{ $turns ->
        [0] { "" }
       *[other] { "" }, { $turns } au plus
    }
    Arbitre : { $referee ->
        [none] personne encore
       *[other] { $referee }
    }
    Rien n'est public avant « Créer le match » : alors son fil s'ouvre et { $first ->
        [lineup] les capitaines composent leurs équipes.
       *[roll_call] l'appel commence.
    }
create-referee = L'arbitre, sans conflit d'intérêts
create-modules = Options (aucune par défaut)
create-confirm = Créer le match
create-done = Match **{ $match }** créé : { $thread }. { $stage ->
        [lineup] Les capitaines peuvent composer leurs équipes.
       *[roll_call] L'appel est ouvert.
    }

refusal-team-exists = Une équipe porte déjà ce nom. Choisissez-la dans la liste, ou un autre nom.
refusal-unknown-team = Cette équipe n'existe plus.

history-title = ## Historique · { $match }
history-empty = Rien n'a encore été joué.
history-unreadable = `{ $number }` · ⚠️ ce tour n'est pas lisible, les arbitres en sont avertis
history-line = `{ $number }` · { $stage } · { TIME($at) } · { $status ->
        [annulled] annulé par l'arbitre
        [replaced] remplacé : l'arbitre est revenu en arrière
       *[closed] { $orders ->
            [0] aucun ordre reçu
            [one] { $orders } ordre reçu
           *[other] { $orders } ordres reçus
        }
    }
history-told = `{ $number }` · { $stage } · { $told }
history-older = Plus anciens
history-newer = Plus récents
history-choose = Voir un tour en détail
history-report = Compte rendu
history-annulled = Tour annulé par l'arbitre : ses ordres ont été jetés sans être lus.
history-no-order = Aucun ordre n'a compté pour ce tour.
history-order = { $team }, { TIME($sent) }{ $source ->
        [captain] { "" }
        [deputy] { " " }(du suppléant { $by })
        [standing] { " " }(consigne de { $by })
       *[referee] { " " }(par l'arbitre { $by })
    } : { $order }
history-fallen = { $team } : { $link ->
        [standing] la consigne du capitaine ne pouvait pas être jouée dans cette position, elle n'a pas servi.
       *[deputy] l'ordre du suppléant ne pouvait pas être joué dans cette position, il n'a pas servi.
    }
history-seal = -# empreinte { $seal }
history-rest = … et { $count } lignes de plus : le fichier de `/match verifier` donne tous les ordres.
history-missing = Rien n'est venu de { $team }.{ $excused ->
        [yes] { " " }Excusé par l'arbitre.
       *[no] { "" }
    }
history-bribe = { $team } : pot-de-vin de { $amount } deniers, { $triggered ->
        [yes] efficace
       *[no] sans effet
    }.
history-still-secret = Les ordres de ce tour ne sont pas encore publics.

data-export = Voici tout ce que le bot garde de vous : vos réglages, vos fiches, vos places, vos ordres, vos demandes. Vous seul voyez ce message.
data-file = Le fichier de vos données n'a pas pu être joint ici : redemandez-le par message privé au bot.
data-forget-ask =
    ## M'oublier
    Vos réglages, vos fiches d'inscription et vos brouillons seront effacés. Dans les matchs et les compétitions joués, un pseudonyme prendra la place de votre nom et de votre compte ; les résultats et les ordres restent. Vous ne serez pas de la saison suivante ; une équipe, elle, attend un autre capitaine.

    Ce que le bot ne peut pas reprendre : les messages déjà publiés, la ligne qui vous a inscrit à une compétition, scellée avec son tour, les sauvegardes des dernières semaines, et le journal des arbitres, qui ne se réécrit pas et où ne figure qu'un numéro de compte.

    C'est **définitif**. Vous pourrez vous inscrire de nouveau, comme un inconnu.
data-forget-yes = Oui, oubliez-moi
data-pseudonym = Anonyme
data-forgotten = C'est fait : vous êtes désormais « { $name } » dans les matchs passés, et le bot ne sait plus rien d'autre de vous.
refusal-still-engaged = Vous êtes encore engagé : { $contests }. Demandez d'abord à un arbitre de vous y remplacer, retirez-vous de la compétition, ou attendez la fin.

## Un match terminé, rejoué en images
replay-title = ### { $league } · { $match }
replay-alt = Tout le match « { $match } », tour après tour ; `/match voir` et l'historique le disent en mots.
replay-end = { $winner ->
        [none] Match nul
       *[other] Victoire : { $winner }
    }
replay-stopped = Match arrêté
button-replay = Revoir le match
button-replay-steps = ◀ ▶ Image par image
replay-step = **{ $caption }** · { $number } sur { $count }
replay-step-alt = { $match }, { $caption } ; `/match voir` et l'historique le disent en mots.
notice-close-moved = ⏳ Le bot ou Discord était injoignable du { TIME($since) } au { TIME($until) }. La clôture de ce tour est reculée au { TIME($due) } ({ WAIT($due) }) : personne n'y a d'ordre manquant. Vos ordres reçus restent valables.
notice-close-waits = ⏳ Le bot ou Discord était injoignable à la clôture de ce tour. Elle est reculée au { TIME($due) } ({ WAIT($due) }) au plus tard, pour que les ordres envoyés à temps comptent. Vos ordres reçus restent valables.
