## Kollaball : le fil du match, le panneau, les formulaires.

kb-roster = { $team } : { $players }
kb-options = { $count ->
        [0] Sans option : le jeu classique.
       *[other] Options : { $options }.
    }
kb-option-random-events = évènements aléatoires
kb-option-random-events-about = 3 % au premier tour, puis de plus en plus
kb-option-criticals = réussites critiques
kb-option-criticals-about = 3 % pour chaque action spéciale
kb-option-tactics = tactiques d'équipe
kb-option-tactics-about = une action collective par équipe et par match
kb-option-legends = joueurs légendaires
kb-option-legends-about = un coup spécial de plus pour les légendes
kb-option-tie-break = départage des égalités
kb-option-tie-break-about = spéciales, charges, deniers, puis un dé
kb-option-charge-all = charges sur toute la case
kb-option-charge-all-about = un frappeur libre chasse tous les adversaires de sa case
kb-option-replaceable = exclus remplaçables
kb-option-replaceable-about = un remplaçant peut entrer pour un joueur exclu
kb-option-max-turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } au plus
kb-option-no-roll-call = sans appel
kb-option-no-roll-call-about = le match s'ouvre sur la composition des équipes
kb-opened = { $stage ->
        [lineup] **Composez vos équipes** : chaque capitaine nomme ses quatre titulaires et le porteur.
       *[roll_call] **L'appel est ouvert** : chaque joueur appuie sur « Présent ». Une équipe incomplète à l'appel est disqualifiée.
    } Clôture { TIME($due) } ({ WAIT($due) }).
kb-started = Le match est lancé : { $thread }. { $stage ->
        [lineup] Composition
       *[roll_call] Appel
    } jusqu'au { TIME($due) }.
kb-panel-roll = { $team } : { $count ->
        [0] **{ $present }/{ $all }**, au complet
        [one] **{ $present }/{ $all }**, manque { $absentees }
       *[other] **{ $present }/{ $all }**, manquent { $absentees }
    }{ $attendees ->
        [none] { "" }
       *[other] { " " }· présents : { $attendees }
    }
kb-standing = { $team } · spéciales { $specials } · charges { $charges } · deniers { $deniers } · tours manqués { $missed }/{ $most }
seed-promise = -# Dés à venir : empreinte { $hash }
seed-promise-whole = Le fichier donne en entier les empreintes (SHA-256) de la graine des dés, puis du voile. La graine sera publiée avec le résultat : comparez.
seed-revealed = -# Graine des dés du tour clos : { $seed }… (en entier dans le fichier)
kb-private = Pour vous seul :

kb-owed-roll_call = Chaque joueur appuie lui-même sur « Présent » : une équipe incomplète à la clôture est disqualifiée.
kb-owed-lineup = Nommez vos quatre titulaires et le porteur : `COMPO 1 2 3 4 BALLE 1`.
kb-owed-orders = Un ordre par joueur, par exemple `1 P >D4; 2 R >D4; 3 F >E5; 4 R B4`.
kb-owed-orders_second = C'est votre tour de répondre : un ordre par joueur.
kb-owed-timeout = L'arbitre doit trancher l'arrêt de jeu.
kb-owed-replacement = Nommez un remplaçant, `X 3 5`, ou jouez en infériorité, `X 3 -`.
kb-owed-finished = Le match est terminé.

kb-button-present = Présent !
kb-button-lineup = Composer l'équipe
kb-button-replace = Remplacer
kb-button-board = Le terrain

kb-picture-goal = BUT
kb-picture-bench = banc
kb-picture-out = sorti
kb-picture-missing = absent
kb-picture-returns = retour au tour { $turn }
kb-picture-lands = retombe au tour { $turn }
kb-picture-move = déplacement
kb-picture-strike = charge
kb-picture-throw = balle
kb-picture-knock = recul
kb-picture-lob = chandelle
kb-picture-reserve = réserve
kb-picture-start = départ
kb-picture-order = ensuite
kb-picture-idle = ne joue pas
kb-picture-stopped = sans action
kb-picture-unspent = spéciale à jouer
kb-picture-special = { $via ->
        [copy] copie : { $special }
        [legend] légende : { $special }
       *[class] { $special }
    }

kb-presence-noted = Présence notée, merci ! (reçu n° `{ $code }`)
kb-lineup-ask = **Qui commence ?** Choisissez les quatre titulaires.
kb-lineup-short = Rien à choisir : l'équipe n'a plus { $count ->
        [0] personne à aligner.
        [one] qu'un joueur à aligner ; il commence seul, avec la balle.
       *[other] que { $count } joueurs à aligner ; ils commencent tous, la balle est au plus petit numéro.
    }
kb-lineup-starters = Quatre titulaires
kb-lineup-ask-ball = Titulaires : { $players }. **Qui tient la balle ?**
kb-lineup-ball = Le porteur

kb-form-label = Un ordre par joueur
kb-form-hint = P porteur, R receveur, F frappeur ; > vers une case ; RAM ramasse ; POSE pose
kb-form-example = 1 P >D4; 2 R >D4; 3 F >E5; 4 R B4
kb-help = Un ordre par joueur, séparés par des points-virgules ou des retours à la ligne :
    `1 P >D4; 2 R >D4; 3 F >E5; 4 R B4`
    `P >D4` passe · `P <C4` recule avec la balle · `P POSE` la pose · `RAM` ramasse · `R D4` avance en receveur · `F D4` charge
    Spéciale à la fin : `S` sprint, `D` passe longue, `B` blocage, `L2` leurre au n° 2, `V+250` ou `V-250` pot-de-vin, `K:B` copie.

kb-replace-nobody = { $player } n'est pas remplacé
kb-build-ask = **{ $player }** · { $cls }{ $cell ->
        [none] { "" }, de retour en jeu : où entre-t-il ?
       *[other] , en { $cell }{ $ball ->
            [yes] { " " }avec la balle
           *[no] { "" }
        } : que fait-il ?
    } { $left ->
        [0] { "" }
        [one] Encore { $left } joueur.
       *[other] Encore { $left } joueurs.
    }
kb-build-wrong = Tous vos joueurs ont un ordre, mais pas encore un qui puisse partir : changez ce qui est dit plus haut.
kb-build-noted = Vos ordres ont été neutralisés : changez-en au moins deux. Ordres annulés : { $orders }.
kb-build-player = Un autre joueur, ou changer un ordre
kb-build-who = { $done ->
        [yes] ✓ { $player }
       *[no] { $player }
    }
kb-build-entry = Où entre { $player } ?
kb-build-with-special = Ou avec une action spéciale : { $player }
kb-build-more = Une action de plus pour { $player } (facultatif)
kb-build-special = Action spéciale de { $player } (facultatif)
kb-build-move = { $role ->
        [hitter] Frappeur
       *[receiver] Receveur
    } vers { $there }
kb-build-sprint = Sprint { $via ->
        [copy] copié{ " " }
        [legend] de légende{ " " }
       *[class] { "" }
    }en { $role ->
        [hitter] frappeur
       *[receiver] receveur
    } vers { $there }
kb-build-pass = Passe en { $there }
kb-build-deep = Passe en profondeur { $via ->
        [copy] copiée{ " " }
        [legend] de légende{ " " }
       *[class] { "" }
    }en { $there }
kb-build-retreat = Recul en { $there }, balle en main
kb-build-drop = Poser la balle
kb-build-pickup = Ramasser la balle
kb-build-stand = Sur place : { $special }
kb-build-stand-any = Sur place, avec une action spéciale…
kb-build-what = { $kind ->
        [block] blocage
        [decoy] leurre pour { $first }{ $second ->
            [none] { "" }
           *[other] {" "}et { $second }
        }
        [bribe] pot-de-vin { $side ->
            [against] contre eux
           *[favour] pour nous
        }, { $amount } deniers
        [sprint] sprint
       *[deep_pass] passe en profondeur
    }{ $via ->
        [copy] {" "}(copie)
        [legend] {" "}(coup de légende)
       *[class] { "" }
    }
kb-build-chance = { $percent } % de chance
kb-build-tactic = Tactique
kb-build-tactic-choose = La tactique de l'équipe
kb-build-no-tactic = Sans tactique
kb-build-substitute = { $entering } entre pour { $leaving }
kb-build-substitute-choose = Remplacer un joueur

