## Double-Échec : les commandes. Nom et explication (100 caractères au plus).

cmd-double-echec = double-echec
cmd-double-echec-about = Le Double-Échec : le hockey par séquences, avec dés, cartes et fiches secrètes
cmd-de-equipe = equipe
cmd-de-equipe-about = Voir une équipe ; son coach change sa fiche d'équipe ici
cmd-de-defier = defier
cmd-de-defier-about = Défier quelqu'un, ou qui voudra ; sans équipe, on vous en prête une
cmd-de-creer = creer
cmd-de-creer-about = Créer un match entre deux équipes de la ligue (arbitres)
cmd-de-essayer = essayer
cmd-de-essayer-about = Essayer ma fiche : 200 séquences au banc d'essai, rien n'est joué
cmd-de-echange = echange
cmd-de-echange-about = Proposer un échange à une autre équipe : joueurs, choix au repêchage
cmd-de-classement = classement
cmd-de-classement-about = Le classement d'une saison, avec guichets, bières et masses salariales
cmd-de-repechage = repechage
cmd-de-repechage-about = Le repêchage : ordre, loterie, choix de chacun ; à votre tour, repêcher
cmd-de-trophee = trophee
cmd-de-trophee-about = Le trophée Serge Gendron, terme par terme

opt-de-texte = texte
opt-de-texte-about = Les lignes de la fiche, par exemple O tir si pct>=45
opt-de-equipe = equipe
opt-de-equipe-about = L'équipe à voir ou à changer ; sans rien, la mienne
opt-de-fichier = fichier
opt-de-fichier-about = Un fichier CSV : un joueur par ligne, puis les lignes, les paires et le gardien
opt-de-modele = modele
opt-de-modele-about = Une équipe toute prête
opt-de-nom = nom
opt-de-nom-about = Le nom de l'équipe
opt-de-coach = coach
opt-de-coach-about = Pour qui l'équipe est fondée (arbitres)
opt-de-version = version
opt-de-version-about = Une ancienne version de la fiche, par son numéro
opt-de-adversaire = adversaire
opt-de-adversaire-about = Qui défier ; sans rien, le premier qui accepte
opt-de-duree = duree
opt-de-duree-about = La longueur du match (entier)
opt-de-heures = heures
opt-de-heures-about = Le délai de chaque séquence, en heures (celui de la ligue)
opt-de-etape = etape
opt-de-etape-about = Saison ou séries : prolongation et billets en dépendent (saison)
opt-de-domicile = domicile
opt-de-domicile-about = L'équipe à domicile ; elle attaque vers la colonne 27
opt-de-visiteur = visiteur
opt-de-visiteur-about = L'équipe qui se déplace
opt-de-equipe-une = equipe
opt-de-equipe-une-about = La vôtre ; pour un arbitre, une des deux
opt-de-equipe-autre = autre
opt-de-equipe-autre-about = L'autre équipe
opt-de-donne = donne
opt-de-donne-about = Les numéros que la première équipe donne, par exemple 9,17
opt-de-recoit = recoit
opt-de-recoit-about = Les numéros qu'elle reçoit de l'autre
opt-de-choix-donnes = choix-donnes
opt-de-choix-donnes-about = Les choix au repêchage qu'elle donne, un tour par choix, par exemple 1,3
opt-de-choix-recus = choix-recus
opt-de-choix-recus-about = Les choix au repêchage qu'elle reçoit
opt-de-saison = saison
opt-de-saison-about = La saison ; sans rien, la dernière
opt-de-recrue = recrue
opt-de-recrue-about = Repêcher, une ligne comme 88;C;1;2;1;1 ou, pour un gardien, 31;G;0;0;1;0;4
opt-de-equipe-recrue = equipe
opt-de-equipe-recrue-about = L'équipe qui repêche, quand ce n'est pas son tour (arbitres)

choice-de-cometes = les Comètes
choice-de-boreales = les Boréales
choice-de-whole = entier, 3 périodes de 40 unités
choice-de-short = court, 3 périodes de 20 unités
choice-de-flash = éclair, 1 période de 20 unités
choice-de-season = saison
choice-de-semifinal = demi-finale
choice-de-final = finale

## Les équipes.

de-example-cometes = Comètes
de-example-boreales = Boréales
de-team-first-name = Nouvelle équipe
de-team-none = **Vous n'avez pas encore d'équipe.** Prenez-en une toute prête, elle sera à vous ; ou écrivez la vôtre. `/double-echec equipe` prend aussi un fichier CSV.
de-team-write = Écrire la mienne
de-team-title = ### { $team } · fiche d'équipe, version { $version }
de-team-about = Coach : { $coach ->
        [none] personne
       *[other] { $coach }
    } · { $men } joueurs · masse salariale { $payroll } · { $abilities } points d'habileté
de-team-c = {"**"}Centres** { $men }
de-team-w = {"**"}Ailiers** { $men }
de-team-d = {"**"}Défenseurs** { $men }
de-team-g = {"**"}Gardiens** { $men }
de-team-man = { $number } ({ $dice })
de-team-lines = {"**"}Lignes** { $lines }
de-team-hurt = 🩹 { $men }
de-team-man-hurt = { $number } : { $misses ->
        [0] {""}
        [one] manque le prochain match
       *[other] manque les { $misses } prochains matchs
    }{ $thirds ->
        [0] {""}
       *[other] { $misses ->
            [0] { $thirds }/3 de blessure
           *[other] , { $thirds }/3 de blessure
        }
    }
de-team-how = -# Entre parenthèses : dés de Tir, Passe, Vol, Bagarre ; au gardien, l'Arrêt. Les matchs en cours gardent la fiche avec laquelle ils ont commencé.
de-team-file = La fiche d'équipe, en fichier.
de-team-edit = Modifier
de-team-form = Ma fiche d'équipe
de-team-form-label = Un joueur par ligne, puis les lignes
de-team-form-hint = Les titres disent les colonnes ; puis A1, P1 et GB, chacun avec ses numéros
de-team-form-example = 9;C;2;3;2;1
de-team-faulty = **La fiche d'équipe est à corriger :**
de-team-nothing = Rien n'a été changé. Corrigez, puis renvoyez.
de-team-unknown = Aucune équipe de la ligue ne porte ce nom. Choisissez-la dans la liste.
de-team-coach-only = Seul le coach de l'équipe, ou un arbitre, peut changer sa fiche.
de-team-coached = Cette personne a déjà une équipe : une équipe par coach.
de-team-other-coach = Cette équipe a un autre coach. Sans « equipe », vous en fondez une pour la personne choisie.
de-team-plays = L'équipe joue un match : elle changera de nom après.
de-team-no-version = Cette équipe a { $count ->
        [one] une seule version
       *[other] { $count } versions
    } de sa fiche.
de-amount = { $dollars } $
de-column-n = numéro
de-column-pos = poste
de-column-t = T
de-column-p = P
de-column-v = V
de-column-b = B
de-column-a = A
de-column-salary = salaire
de-column-thirds = tiers
de-column-misses = absences

de-fault-title-unknown = Ligne { $line } : titre inconnu « { $title } ». Titres : numéro, poste, T, P, V, B, A, salaire.
de-fault-title-twice = Ligne { $line } : le titre « { $title } » y est deux fois.
de-fault-title-missing = Ligne { $line } : il manque des colonnes. Il faut numéro, poste, T, P, V, B, A.
de-fault-title-referee = Ligne { $line } : « { $title } » : les blessures, c'est l'affaire des arbitres. Enlevez cette colonne.
de-fault-columns = Ligne { $line } : { $count } colonnes, { $most } au plus : numéro, poste, T, P, V, B, A, salaire.
de-fault-number = Ligne { $line } : « { $value } » n'est pas un numéro. Il faut un nombre de 1 à { $most }.
de-fault-number-twice = Ligne { $line } : le numéro { $value } est déjà pris à la ligne { $first }.
de-fault-position = Ligne { $line } : « { $position } » n'est pas un poste. Postes : C (centre), A (ailier), D (défenseur), G (gardien).
de-fault-ability = Ligne { $line } : { $ability } vaut « { $value } ». Il faut { $least } à { $most }.
de-fault-ability-none = Ligne { $line } : { $pos ->
        [G] un gardien n'a que l'Arrêt (A) ; laissez { $ability } vide.
       *[other] seul un gardien a l'Arrêt (A) ; laissez { $ability } vide.
    }
de-fault-amount = Ligne { $line } : { $title ->
        [salary] salaire
        [thirds] tiers
       *[other] absences
    } « { $value } » : il faut un nombre entier, { $most } au plus.
de-fault-line-twice = Ligne { $line } : { $line_name } est déjà donné à la ligne { $first }.
de-fault-line-count = Ligne { $line } : { $line_name } a { $count } numéros, il en faut { $wanted }.
de-fault-line-stranger = Ligne { $line } : { $line_name } nomme le { $value }, qui n'est pas dans l'équipe.
de-fault-line-position = Ligne { $line } : { $line_name } place le { $value } à un poste qui n'est pas le sien ; il y faut { $pos ->
        [C] un centre
        [W] un ailier
        [D] un défenseur
       *[G] un gardien
    }.
de-fault-line-man-twice = Ligne { $line } : le { $value } est déjà dans { $other } ; { $line_name } en veut un autre.
de-fault-men-many = { $count } joueurs : { $most } au plus.
de-fault-men-few = { $pos ->
        [C] Centres
        [W] Ailiers
        [D] Défenseurs
       *[G] Gardiens
    } : { $count }, il en faut { $wanted } au moins.

## Les défis, les matchs.

de-offer-terms = { $length ->
        [short] Match court : 3 périodes de 20 unités
        [flash] Match éclair : 1 période de 20 unités
       *[whole] Match entier : 3 périodes de 40 unités
    }{ $hours ->
        [0] {""}
       *[other] { " " }· { $hours } h par séquence
    }. L'auteur du défi joue à domicile. Qui n'a pas d'équipe en reçoit une toute prête.
de-offer-ask = **Défier qui voudra ?** Le premier qui accepte joue contre vous ; { $team ->
        [none] vous recevrez une équipe toute prête.
       *[other] vous jouez avec { $team }.
    } Pour choisir l'adversaire, la longueur ou le délai : `/double-echec defier`.
de-offer-usual = Lancer le défi
de-same-team = Il faut deux équipes différentes, de deux coachs différents.
de-no-coach = { $team } n'a pas de coach : il lui en faut un pour jouer.
de-unfit = { $team } ne peut pas jouer, il lui manque { $men } : les blessés sont absents. Complétez la fiche avec `/double-echec equipe`.
de-lacking = { $pos ->
        [C] { $count ->
            [one] un centre
           *[other] { $count } centres
        }
        [W] { $count ->
            [one] un ailier
           *[other] { $count } ailiers
        }
        [D] { $count ->
            [one] un défenseur
           *[other] { $count } défenseurs
        }
       *[G] { $count ->
            [one] un gardien
           *[other] { $count } gardiens
        }
    }

de-trade-title = ### Double-Échec · échange
de-trade-moved = { $team } → { $other } : { $count ->
        [one] le { $men }
       *[other] les { $men }
    }
de-trade-account = { $team } : masse salariale { $payroll }, { $abilities } points d'habileté
de-trade-choice = { $team } → { $other } : { $count ->
        [one] un choix
       *[other] { $count } choix
    } de { $round ->
        [1] 1er tour
       *[other] { $round }e tour
    }
de-trade-status = { $status ->
        [proposed] **{ $team } propose cet échange à { $captain }.**
        [agreed] **Échange conclu.** Il se fera dès qu'aucune des deux équipes ne jouera.
        [done] **Échange fait.**
        [refused] **Pas d'échange** : la proposition est refusée ou retirée.
       *[failed] **L'échange conclu n'a pas pu se faire** : une des deux équipes a changé depuis.
    }
de-button-trade-yes = Accepter
de-button-trade-no = Refuser ou retirer
de-trade-round = « { $word } » n'est pas un tour du repêchage. Écrivez un tour par choix, par exemple `1` ou `1,3`.
de-trade-choices = { $team } ne possède pas autant de choix de { $round ->
        [1] 1er tour
       *[other] { $round }e tour
    }. `/double-echec repechage` montre qui possède quoi.
refusal-trade-gone = Cette proposition n'attend plus de réponse.
refusal-trade-not-yours = Un échange se propose par le capitaine de la première équipe, et c'est le capitaine de l'autre qui l'accepte.
refusal-trade-no-books = Les choix au repêchage s'échangent entre deux équipes d'une saison en cours.
de-trade-nobody = Personne ne change d'équipe : écrivez des numéros dans « donne » ou dans « recoit », ou des choix.
de-trade-number = « { $number } » n'est pas un joueur de { $team }, ou y est deux fois. Écrivez des numéros, par exemple `9,17`.
de-trade-twice = { $team } aurait deux fois le numéro { $number }. Changez un numéro avec `/double-echec equipe` d'abord.
de-trade-many = { $team } aurait plus de { $most } joueurs.
de-trade-few = { $team } n'aurait plus une ligne complète : 1 centre, 2 ailiers, 2 défenseurs, 1 gardien.

de-trial-busy = Votre essai est en cours : sa réponse arrive.
de-trial-failed = L'essai n'a pas abouti. Réessayez dans un instant.

## Les règles en bref.

## Les actes de l'arbitre.

act-restart = Dernière séquence rejouée avec de nouveaux dés
de-choose-offside = Le hors-jeu
de-choose-modules = D'autres règles (aucune par défaut)
choice-de-offside-none = sans hors-jeu
choice-de-offside-blue = hors-jeu à la ligne bleue
choice-de-minor-ends = une mineure finit au but encaissé
choice-de-shorthanded = dégagement permis en infériorité
choice-de-no-injuries = sans blessures d'un match à l'autre
