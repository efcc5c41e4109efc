## Helvetia Cup : la coupe et le championnat du jeu, leurs pages, l'entraînement.

cmd-hc-entrainement = entrainement
cmd-hc-entrainement-about = Avant une journée : mon effectif, mon deck, les cartes que j'achète
cmd-hc-competition = competition
cmd-hc-competition-about = Classement ou tableau, calendrier, buteurs, cartons, équipes d'une compétition
opt-hc-cartes-achetees = cartes
opt-hc-cartes-achetees-about = Les numéros des cartes à acheter, par exemple 1 3 5
opt-hc-page = page
opt-hc-page-about = Ce que je veux voir
opt-hc-inscrite = equipe
opt-hc-inscrite-about = L'équipe dont je veux la feuille ; sans rien, la mienne
opt-hc-format = format
opt-hc-format-about = Fonder une coupe ou un championnat au lieu d'un match
opt-hc-nom-competition = nom
opt-hc-nom-competition-about = Le nom de la coupe ou du championnat
choice-hc-format-cup = coupe, par élimination directe
choice-hc-format-league = championnat, aller et retour
choice-hc-page-stands = classement ou tableau
choice-hc-page-calendar = calendrier
choice-hc-page-scorers = buteurs
choice-hc-page-cards = cartons
choice-hc-page-fairplay = fair-play
choice-hc-page-keepers = meilleur gardien
choice-hc-page-team = feuille d'équipe

## Fonder.

hc-create-who = Choisissez les deux coachs (`domicile`, `visiteur`), ou un `format` pour fonder une coupe ou un championnat.
hc-found-name = { $format ->
        [cup] Coupe Helvetia
       *[league] Championnat Helvetia
    }
hc-found-nameless = Ce nom ne contient rien qui se lise. Donnez-en un autre, ou laissez l'option `nom` vide : j'en propose un.
hc-found-too-few = Il faut deux à seize équipes de Helvetia Cup avec leur coach ; on en prend une par `/helvetia equipe`.
hc-found-plan = ### { $name }
    { $format ->
        [cup] Coupe, par élimination directe
       *[league] Championnat, aller et retour
    }, { $length ->
        [short] 2 × 27 minutes
        [flash] 2 × 9 minutes
       *[whole] 2 × 45 minutes
    }, { $tempo ->
        [simultaneous] ordres des deux côtés ensemble
       *[alternate] ordres l'un après l'autre
    }, { $cards ->
        [yes] avec les cartes
       *[no] sans cartes
    }, { $trains ->
        [yes] entraînement avant chaque match
       *[no] pas d'entraînement avant le premier match
    }, { $hours ->
        [0] délais de match de la ligue
       *[other] { $hours } h par ordre de match
    }.
    { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    } : { $teams ->
        [none] choisissez-les ci-dessous.
       *[other] { $teams }.
    }
hc-found-first = **Calendrier.** Tirage à la création ; première préparation jusqu'au { TIME($start) } au plus tard, puis les matchs. Chaque tour suivant s'ouvre de lui-même, dès que tous les matchs du précédent sont joués.
hc-found-round = { $name } : { $matches ->
        [one] { $matches } match
       *[other] { $matches } matchs
    }
hc-found-byes = { $count ->
        [one] { $count } équipe tirée au sort saute le premier tour.
       *[other] { $count } équipes tirées au sort sautent le premier tour.
    }
hc-found-league = { $rounds } journées de { $matches ->
        [one] { $matches } match
       *[other] { $matches } matchs
    }{ $resting ->
        [0] .
       *[other] , une équipe au repos à chacune.
    }
hc-found-more = -# Les { $count } premières équipes de la ligue sont proposées.
hc-found-teams = Les équipes, { $most } au plus
hc-found-hours = La préparation avant chaque journée
hc-found-preparation = Préparation de { $hours } h au plus
hc-found-all = Toutes les équipes
hc-found-cards = Cartes : { $now ->
        [yes] oui
       *[no] non
    }
hc-found-trains_first = Entraînement avant le 1er match : { $now ->
        [yes] oui
       *[no] non
    }
hc-found-create = Créer
hc-found-done = {"**"}{ $name } est créée.** Le tirage est fait, la préparation commence : { $thread }

## Ce qui se passe.

hc-series-match = { $home } – { $away }
hc-series-fixture = `{ $key }` { $winner ->
        [home] {"**"}{ $home }** { $goals } { $away }
        [away] { $home } { $goals } **{ $away }**
       *[none] { $home } { $goals ->
            [none] –
           *[other] { $goals }
        } { $away }
    }{ $status ->
        [playing] { $goals ->
            [none] { " " }· en cours
           *[other] { " " }· joué
        }
       *[other] {""}
    }
hc-series-results = {"**"}Résultats.**
hc-series-result = { $match }{ $forfeit ->
        [yes] { " " }(forfait ou abandon)
       *[no] {""}
    }
hc-series-round = { $format ->
        [cup] { $left ->
            [0] finale
            [1] demi-finales
            [2] quarts de finale
           *[other] tour { $round }
        }
       *[league] journée { $round }
    }
hc-series-stage = { $phase ->
        [preparation] { $round }, préparation
        [playing] { $round }, matchs
       *[finished] compétition terminée
    }
hc-series-byes = Exempts du premier tour : { $teams }.
hc-series-opened = { $format ->
        [cup] Une coupe
       *[league] Un championnat
    } de { $count } équipes. Fatigue, blessures, suspensions et cartes passent d'un match au suivant.
hc-series-entered = - **{ $team }**{ $person ->
        [none] {""}
       *[other] { " " }· { $person }
    }
hc-series-how = **Préparation jusqu'au { TIME($due) }** : trois séances d'entraînement achètent des cartes POWER (`A 3 5`, le bouton, ou `/helvetia entrainement`). Ce qui est prévu reste secret jusqu'à la clôture ; sans ordre, rien n'est acheté. Puis chaque match s'ouvre de lui-même.
hc-series-started = { $format ->
        [cup] 🏆 La coupe
       *[league] 🏆 Le championnat
    } commence : { $teams }. Tout se suit dans { $thread }.
hc-series-trains = Trois séances à dépenser en cartes POWER ; ce qui n'est pas dépensé est perdu. La préparation se ferme d'elle-même quand toutes les équipes attendues se sont entraînées.
hc-series-prepare = **Prochaine étape : { $round }.** Préparation jusqu'au { TIME($due) }.{ $captains ->
        [none] {""}
       *[other] { " " }À vous : { $captains }.
    }
hc-series-plays = **On joue : { $round }.** Chaque match a son fil.
hc-series-champion = 🏆 **{ $team } remporte la compétition !**
hc-series-won = 🏆 **{ $team } remporte la compétition !**{ $person ->
        [none] {""}
       *[other] { " " }Bravo { $person }.
    } { $thread }
hc-series-line = { $phase ->
        [preparation] prochaine étape : { $round }
        [playing] on joue : { $round }
       *[finished] compétition terminée
    }
hc-series-one = { $player } ({ $team })
hc-series-news-trained = 🏋️ { $team } apprend { $cards }.
hc-series-news-red = 🚫 Exclus, suspendus au prochain match : { $men }.
hc-series-news-yellows = 🚫 Deux jaunes en deux matchs, suspendus au prochain : { $men }.
hc-series-news-out = 🤕 Blessés, absents au prochain match : { $men }.
hc-series-news-tired = 🥵 Épuisés, un BOOST de moins au prochain match : { $men }.
hc-owed-preparation = Votre entraînement : trois séances achètent des cartes POWER, par exemple `A 3 5`. Sans ordre : rien n'est acheté.
hc-owed-playing = Les matchs de la journée se jouent, chacun dans son fil.

## Une équipe.

hc-series-squad = {"**"}Effectif · { $team }**
hc-series-state-suspended = 🚫 suspendu au prochain match
hc-series-state-out = 🤕 blessé, absent au prochain match
hc-series-state-check = 🤕 blessé, retour au dé avant le match
hc-series-state-tired = 🥵 fatigué, un BOOST de moins
hc-series-state-yellow = 🟨 un jaune en cours
hc-series-man = - { $player } : { $states }
hc-series-fit = { $count ->
        [0] Personne n'est libre de tout souci.
        [one] Un joueur sans rien à signaler.
       *[other] { $count } joueurs sans rien à signaler.
    }
hc-series-power = { $card } (niveau { $level })
hc-series-deck = {"**"}Deck** : { $power ->
        [none] aucune carte POWER
       *[other] { $power }
    } · LEGEND encore disponibles : { $legends ->
        [none] aucune
       *[other] { $legends }
    }
hc-series-sessions = Séances à dépenser avant cette journée : { $count }.
hc-stat-yellow = jaunes { $count }
hc-stat-red = exclusions { $count }
hc-stat-injuries = blessures { $count }
hc-series-did = - { $player } : { $did }
hc-series-row = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }, { $points } points : { $won } gagnés, { $drawn } nuls, { $lost } perdus, { $gf } buts pour, { $ga } contre.
hc-series-which-team = Vous n'avez pas d'équipe dans cette compétition ; choisissez-en une par l'option `equipe`.
hc-series-buy = { $card } · niveau { $level }
hc-series-cards = Les cartes à acheter, trois séances en tout
hc-series-ask = { $left ->
        [0] Plus aucune séance.
        [one] Encore une séance ; inutilisée, elle est perdue.
       *[other] Encore { $left } séances ; inutilisées, elles sont perdues.
    }
hc-series-buys-nothing = Rien n'est acheté.
hc-series-no-training = Pas d'entraînement avant le premier match.
hc-series-no-preparation = Aucune préparation n'est ouverte dans cette compétition.
hc-series-which = Plusieurs compétitions sont en cours : dites laquelle par l'option `competition`.
hc-series-none = Aucune compétition de Helvetia Cup ici.

## Les pages.

hc-series-page-stands = { $format ->
        [cup] Tableau
       *[league] Classement
    }
hc-series-page-calendar = Calendrier
hc-series-page-scorers = Buteurs
hc-series-page-cards = Cartons
hc-series-page-team = Mon équipe
hc-series-no-figures = Rien à compter encore.
hc-series-scorer = { $place }. { $player } : { $count ->
        [one] { $count } but
       *[other] { $count } buts
    }
hc-series-booked = - { $player } : { $yellow } 🟨 { $red } 🟥
hc-series-fair-how = -# Un jaune compte { $yellow }, une exclusion { $red } ; le moins de points d'abord, puis le moins de fautes.
hc-series-fair = { $place }. { $team } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $fouls ->
        [one] { $fouls } faute
       *[other] { $fouls } fautes
    }
hc-series-keeper = { $place }. { $player } : { $goals ->
        [one] { $goals } but encaissé
       *[other] { $goals } buts encaissés
    } en { $played ->
        [one] { $played } match
       *[other] { $played } matchs
    }, { $saves ->
        [one] { $saves } arrêt
       *[other] { $saves } arrêts
    }

## L'arbitre.

act-report = Résultat reçu d'un match
act-clear-suspension = Suspension levée
act-clear-injury = Blessure levée
act-give-card = Carte POWER donnée
act-take-card = Carte POWER retirée
act-training = Entraînement rouvert
act-table = Classement corrigé
hc-act-how-clear-suspension = Choisissez l'équipe, puis écrivez le numéro du joueur : `8`.
hc-act-how-clear-injury = Choisissez l'équipe, puis écrivez le numéro du joueur : `8`.
hc-act-how-give-card = Choisissez l'équipe, puis écrivez le numéro de la carte : `3`.
hc-act-how-take-card = Choisissez l'équipe, puis écrivez le numéro de la carte : `3`.
hc-act-how-training = Choisissez l'équipe, puis écrivez les cartes qu'elle achète après coup : `1 3`.
hc-act-how-table = Choisissez l'équipe, puis écrivez ce qui change : `points=7`, `gagnes=2 nuls=1 perdus=0`, `bp=5 bc=3`.
hc-act-how-fixture = Écrivez le match, puis le score : `r1m2 3-1` ; à égalité en coupe, choisissez l'équipe qui passe.
hc-change-series = { $field ->
        [deck] Deck de { $team }
        [suspended] { $team }, { $player }, suspension
        [injury] { $team }, { $player }, blessure
        [won] { $team }, gagnés
        [drawn] { $team }, nuls
        [lost] { $team }, perdus
        [gf] { $team }, buts pour
        [ga] { $team }, buts contre
       *[points] { $team }, points
    } : { $was } → { $now }
