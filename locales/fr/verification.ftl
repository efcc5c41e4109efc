## `/match verifier`, et le choix d'un tour passé.

cmd-verifier = verifier
cmd-verifier-about = Vérifier un tour clos : empreintes des ordres, dés, résultat
turn-name = { $number } · { $stage }{ $branch ->
        [none] { "" }
       *[other] { " " }(remplacé, branche { $branch })
    }
turn-none = Aucun tour de ce match n'est encore clos.
turn-unknown = Je ne connais pas ce tour dans ce match. Choisissez-le dans la liste proposée, ou donnez son numéro.

refusal-not-closed = Ce tour n'est pas clos : il n'y a rien à vérifier encore.
refusal-still-secret = Une partie de ce tour est encore secrète : seuls ceux qui jouent ce match peuvent déjà le vérifier, chacun avec son propre ordre. Il sera ouvert à tous quand ses ordres seront publics.

verify-seal = { $holds } Empreinte de l'ordre : { $about }
verify-time = { $holds } Ordre reçu avant la clôture : { $about }
verify-announced = { $holds } L'annonce du tour porte l'empreinte **{ $about }** : comparez.
verify-promise = { $holds } La graine des dés est celle qui a été promise à l'ouverture du tour.
verify-blind = { $holds } Le voile est celui qui a été promis à l'ouverture du tour.
verify-blind-kept = { $holds } L'entropie des dés ne peut pas encore être vérifiée : le voile qui la couvre sera public quand tous les ordres du tour le seront.
verify-entropy = { $holds } L'entropie des dés vient des ordres et d'eux seuls (sans voile : ce tour s'est ouvert avant qu'il y en ait).
verify-entropy-blind = { $holds } L'entropie des dés vient du voile et des ordres, et d'eux seuls.
verify-rolls = { $holds } { $count ->
        [0] Aucun tirage
        [one] { $count } tirage refait
       *[other] { $count } tirages refaits
    }
verify-roll = { $holds } Tirage { $about }
verify-stand-in = ↪️ { $team } : le capitaine n'avait rien envoyé ; { $link ->
        [standing] sa consigne a servi.
       *[deputy] l'ordre de son suppléant a servi.
    }
verify-events = { $holds } { $count ->
        [one] { $count } évènement refait à partir des ordres et des dés
       *[other] { $count } évènements refaits à partir des ordres et des dés
    }
verify-result = { $holds } La position après le tour
verify-version = { $holds } Le résultat : règles { $about }, non rejouées (ce programme joue une autre version des règles).
verify-decided = { $holds } Tour décidé sans être joué, par l'arbitre ou entre les joueurs : le journal et le fil disent pourquoi.
verify-many = { $holds } { $point ->
        [seal] { $count ->
            [one] { $count } empreinte d'ordre
           *[other] { $count } empreintes d'ordres
        }
       *[other] { $count ->
            [one] { $count } ordre reçu avant la clôture
           *[other] { $count } ordres reçus avant la clôture
        }
    }
verify-holds = **Tout ce qui peut être vérifié est juste.**
verify-locked = 🔒 : encore secret, joué sous d'autres règles, ou hors de portée de ce fichier.
verify-fails = **Ce qui est marqué ❌ ne tient pas.** Montrez ce message aux organisateurs de la ligue.
verify-file = -# Le fichier permet de tout refaire sans le bot : `python -m rules verify FICHIER`. Comparez ses empreintes à votre reçu et à celles du fil.

opt-jusqu-a = jusqu-a
opt-jusqu-a-about = Les décisions jusqu'à ce numéro, plus anciennes
opt-verifier-journal = verifier
opt-verifier-journal-about = Vérifier que rien n'a été changé ni retiré, et recevoir le journal entier
