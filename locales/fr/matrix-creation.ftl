## Matrix Hockey : créer une saison. Fichiers, réglages, aperçu.

cmd-mh-creer = creer
cmd-mh-creer-about = Créer une saison à partir d'une liste d'équipes (arbitres)
opt-mh-equipes = equipes
opt-mh-equipes-about = Fichier texte ou CSV : une équipe par ligne, division, coach (mention ou identifiant)
opt-mh-options = reglages
opt-mh-options-about = Fichier TOML des options du règlement (facultatif)
opt-mh-matrices = matrices
opt-mh-matrices-about = Fichier texte des matrices, une ligne par journée (sinon elles sont tirées au sort)
opt-mh-nom = nom
opt-mh-nom-about = Nom de la saison
opt-mh-debut = debut
opt-mh-debut-about = Début de la saison, à l'heure de votre fuseau : 24/12 20:30 (sinon tout de suite)

mh-create-form = Nouvelle saison
mh-create-teams = Liste des équipes
mh-create-name = Nom de la saison
mh-create-start = Début
mh-create-config = Réglages
mh-create-matrices = Matrices
mh-create-teams-missing = Il manque la liste des équipes : donnez-la dans `equipes`, ou utilisez `/matrix creer` sans fichier, un formulaire demande alors tout.

mh-faulty-teams = **La liste des équipes est à corriger :**
mh-faulty-config = **Les réglages sont à corriger :**
mh-faulty-matrices = **Les matrices sont à corriger :**
mh-nothing-created = Rien n'a été créé ni changé. Corrigez, puis renvoyez.

mh-fault-columns = Ligne { $line } : { $count } colonnes. Il en faut { $most } au plus : équipe, division, coach.
mh-fault-title-unknown = Ligne { $line } : titre de colonne inconnu « { $title } ». Titres possibles : équipe, division, coach.
mh-fault-title-twice = Ligne { $line } : deux colonnes pour « { $title } ».
mh-fault-title-team = Ligne { $line } : aucune colonne n'a le titre « équipe ».
mh-fault-name-missing = Ligne { $line } : il manque le nom de l'équipe.
mh-fault-name-long = Ligne { $line } : le nom « { $name } » est trop long, { $most } caractères au plus.
mh-fault-name-twice = Ligne { $line } : le nom « { $name } » est déjà pris à la ligne { $first }.
mh-fault-name-alike = Ligne { $line } : le nom « { $name } » se confond avec celui de la ligne { $first }. Donnez-leur des noms que l'on distingue.
mh-fault-formula = Ligne { $line } : « { $name } » ressemble à une formule. Un nom ne commence pas par un signe.
mh-fault-mention = Ligne { $line } : « { $name } » contient une mention. Un nom n'en a pas.
mh-fault-division = Ligne { $line } : « { $division } » n'est pas une division. Exemples : `E`, `D2A`, `D3C`, ou `attente`.
mh-fault-division-small = La division { $division } a moins de { $fewest } équipes.
mh-fault-divisions = { $count } divisions : { $most } au plus.
mh-fault-coach = Ligne { $line } : « { $coach } » n'est pas un coach. Il faut une mention, un identifiant Discord, ou rien.
mh-fault-coach-twice = Ligne { $line } : le coach { $coach } a déjà une équipe à la ligne { $first }. Une équipe par personne.
mh-fault-no-teams = La liste n'a aucune équipe.
mh-fault-matrix-rows = Ligne { $line } : cette matrice a { $count } lignes, il en faut { $rounds }, une par journée.
mh-fault-matrix-width = Ligne { $line } : { $width } colonnes. Il en faut { $least } au moins, { $most } au plus, et autant à chaque ligne.
mh-fault-matrix-value = Ligne { $line } : « { $value } » n'est pas un nombre de 0 à { $most }.
mh-fault-matrix-unknown = { $line ->
        [0] La matrice
       *[other] Ligne { $line } : la matrice
    } { $name } ne sert à rien dans cette saison. Possibles : { $known }.
mh-fault-matrix-twice = Ligne { $line } : la matrice { $name } est donnée deux fois.
mh-fault-matrix-size = La matrice { $name } a { $count } lignes, la saison a { $rounds } journées : il faut une ligne par journée et au moins autant de colonnes.
mh-fault-toml = Ligne { $line }, colonne { $column } : ce n'est pas du TOML. Exemple : `CH.bonus_goal = false`.
mh-fault-toml-twice = Ligne { $line }, colonne { $column } : cette clé est déjà donnée plus haut.
mh-fault-key-unknown = Clé inconnue : { $key }.{ $near ->
        [none] { "" }
       *[other] { " " }Vouliez-vous dire { $near } ?
    }
mh-fault-table = { $key } : il faut une table, avec les clés { $keys }.
mh-fault-value = { $key } : « { $value } » ne va pas. Il faut { $expected ->
        [yes-no] `true` ou `false`
        [choice] une de ces valeurs : { $choices }
        [list] une liste sans doublon de : { $choices }
        [stock] un stock, par exemple `X = 1`, avec les valeurs { $choices }
        [points] des points par issue, parmi : { $choices }
        [offset] `"auto"` ou une liste de nombres de 0 à 99, un par journée
        [columns] `"auto"` ou un nombre de colonnes, de 1 à 26
        [qualification] une liste comme celle du règlement (3.3.1)
        [between] un nombre entier, { $choices }
       *[number] un nombre entier, { $choices } au moins
    }.
mh-fault-min-max = { $key } : min ({ $min }) dépasse max ({ $max }).
mh-fault-no-championship = competitions : le championnat (`CH`) se joue toujours.
mh-fault-priority = extra_goals_priority : il faut `CH`, `WG` et `KDH`, chacun une fois.
mh-fault-weekly = weekly : il faut un jour et une heure, par exemple `weekly.day = "dimanche"` et `weekly.hour = 20`.
mh-fault-charter = charter : il faut un texte, { $most } caractères au plus.
mh-fault-calendar = calendar : il faut une liste de semaines, chacune avec les numéros de ses journées de `CH`, `WG` et `KDH`.
mh-fault-calendar-unknown = Calendrier, semaine { $week } : pas de journée { $round } en { $comp }, la dernière est la { $last }.
mh-fault-calendar-twice = Calendrier, semaine { $week } : la journée { $round } de { $comp } y est déjà avant.
mh-fault-calendar-missing = Calendrier : il manque des journées de { $comp } : { $rounds }.
mh-fault-calendar-order = Calendrier : la journée { $round } de { $comp } doit venir après la { $before }.
mh-fault-stock = { $key } : { $count } valeurs pour { $rounds } journées. Il en faut une par journée : changez ce stock dans les réglages.
mh-fault-columns-number = { $key } : { $count } colonnes pour { $rounds } journées. Il en faut { $rounds } au moins, { $most } au plus.
mh-fault-option = Ces réglages ne vont pas ensemble : { $message }

mh-plan-name = Saison de Matrix Hockey
mh-plan-title = { $league } · { $name } · aperçu
mh-plan-teams = **{ $count } équipes** : { $divisions }.
mh-plan-size = { $division } ({ $count })
mh-plan-dummies = { $count ->
        [0] Toutes les équipes ont un coach
        [one] Une équipe sans coach : elle joue au hasard (équipe bidon) jusqu'à ce qu'elle en ait un
       *[other] { $count } équipes sans coach : elles jouent au hasard (équipes bidon) jusqu'à ce qu'elles en aient un
    } ; { $waiting ->
        [0] personne en liste d'attente
        [one] une personne en liste d'attente
       *[other] { $waiting } personnes en liste d'attente
    }.
mh-plan-rounds = { $comp ->
        [CH] Championnat
        [WG] Coupe Gretzky
        [KDH] Coupe KDH
       *[other] { $comp }
    } : { $count ->
        [0] pas cette saison
        [one] une journée
       *[other] { $count } journées
    }.
mh-plan-start = Début : { TIME($start) } ({ WAIT($start) }).
mh-plan-start-now = Début : dès que vous appuyez sur « Créer la saison ».
mh-plan-weeks = { $count ->
        [one] Une semaine
       *[other] { $count } semaines
    } : première clôture { TIME($first) }, dernière { TIME($last) }.
mh-plan-drawn = Matrices tirées au sort : { $drawn ->
        [none] aucune
       *[other] { $drawn }
    } ; fournies : { $given ->
        [none] aucune
       *[other] { $given }
    }.
mh-plan-draws = -# Les tirages (matrices, poules, premier tour de KDH) se font au début, avec une graine dont l'empreinte est publiée. Tout ce que montrent ces pages sera public.
mh-plan-faults = { $count ->
        [one] **Une chose empêche** de jouer cette saison :
       *[other] **{ $count } choses empêchent** de jouer cette saison :
    }
mh-plan-not-yet = { $count ->
        [one] Une chose empêche encore de jouer cette saison : voyez le résumé.
       *[other] { $count } choses empêchent encore de jouer cette saison : voyez le résumé.
    }
mh-plan-division = **Division { $division }**, { $count } équipes :
mh-plan-team = `{ $code }` { $team } · { $coach ->
        [none] sans coach
       *[other] { $coach }
    }
mh-plan-first-round = 1re journée : { $matches }.
mh-plan-waiting-title = **Liste d'attente**, premier arrivé, premier servi :
mh-plan-waiting = { $place }. { $name } · { $coach ->
        [none] hors Discord
       *[other] { $coach }
    }
mh-plan-calendar-title = **Calendrier** (clôtures à l'heure de la ligue, { $zone }) :
mh-plan-week = Semaine { $week } · { $rounds ->
        [none] repos
       *[other] { $rounds }
    } · { $due }
mh-plan-no-calendar = Le calendrier se montre dès que les réglages sont possibles.
mh-plan-rulebook = **Réglages** : tout est comme dans le règlement.
mh-plan-differs = **Réglages** qui diffèrent du règlement :
mh-plan-charter = **Charte** : { $text }
mh-plan-cut = … et { $count ->
        [one] une ligne
       *[other] { $count } lignes
    } de plus.
mh-plan-page = Que voulez-vous relire ?
mh-plan-page-resume = Résumé et réglages
mh-plan-page-division = Division { $division }
mh-plan-page-attente = Liste d'attente
mh-plan-page-calendrier = Calendrier
mh-plan-page-options = Règlement et charte
mh-plan-page-matrices = Matrices fournies
mh-plan-day = Jour de clôture
mh-plan-hour = Heure de clôture
mh-plan-closes-at = Clôture à { $time }
mh-plan-modules = Options
mh-day-0 = lundi
mh-day-1 = mardi
mh-day-2 = mercredi
mh-day-3 = jeudi
mh-day-4 = vendredi
mh-day-5 = samedi
mh-day-6 = dimanche
mh-module-WG = coupe Gretzky
mh-module-WG-about = douze équipes qualifiées : poules, demi-finales, finale
mh-module-KDH = coupe KDH
mh-module-KDH-about = toutes les équipes, à élimination directe
mh-module-bonus-goal = but bonus
mh-module-bonus-goal-about = une équipe tirée au sort par division et par journée
mh-module-super-saves = super-arrêts
mh-module-super-saves-about = en championnat
mh-module-double-week = semaine double
mh-module-double-week-about = les deux dernières journées la même semaine
mh-module-per-division = une matrice par division
mh-module-per-division-about = sinon une seule pour tout le championnat
mh-module-ahead = ordres à l'avance
mh-module-ahead-about = pour les semaines à venir, dans toutes les compétitions
mh-module-take-over = reprise automatique
mh-module-take-over-about = la liste d'attente reprend les équipes bidon du dernier niveau
mh-module-early = clôture anticipée
mh-module-early-about = la semaine se clôt dès que tous les ordres sont là
mh-plan-confirm = Créer la saison
mh-plan-config = Réglages (texte)
mh-plan-matrices = Matrices (texte)
mh-plan-drop = Abandonner
mh-plan-dropped = Rien n'a été créé. `/matrix creer` recommence.
mh-plan-done = **{ $name }** est créée : { $thread }. Les tirages s'y publient, puis la première semaine s'ouvre.
mh-plan-too-long = Ce texte est trop long pour un formulaire. Renvoyez le fichier avec `/matrix creer`.
mh-plan-form-config = Réglages de la saison
mh-plan-form-config-label = Réglages, en TOML
mh-plan-form-config-hint = Les clés du règlement (3.8), et weekly, calendar, charter
mh-plan-form-config-example = CH.bonus_goal = false
mh-plan-form-matrices = Matrices
mh-plan-form-matrices-label = Une ligne par journée
mh-plan-form-matrices-hint = Devant chaque matrice son nom : [CH], [WG], [KDH]. Vide : tout est tiré au sort
mh-plan-form-matrices-example = [CH]
