## `/arbitre revenir` : un tour passé repris, ou rejoué avec un ordre ou un dé changé.

cmd-revenir = revenir
cmd-revenir-about = Reprendre un tour passé, ou le rejouer avec un ordre ou un dé corrigé
opt-tour-passe = etape
opt-tour-passe-about = Le tour à reprendre ou à rejouer
opt-equipe-corrigee = equipe
opt-equipe-corrigee-about = L'équipe dont l'ordre est à corriger
opt-ordre-corrige = texte
opt-ordre-corrige-about = L'ordre corrigé de cette équipe ; - : elle n'a rien envoyé
rewind-what = { $replayed ->
        [0] **{ CAP($stage) }** : à rouvrir, tous les ordres redemandés.
        [one] **{ CAP($stage) }** : à rejouer avec les mêmes dés, { $changed ->
            [0] le résultat ne change pas.
           *[other] le résultat change.
        }
       *[other] **{ CAP($stage) }** et la suite : { $replayed } étapes à rejouer avec les mêmes dés, { $changed ->
            [0] aucun résultat ne change.
            [one] un résultat change.
           *[other] { $changed } résultats changent.
        }
    }{ $open ->
        [none] { "" }
       *[other] { " " }L'étape n° { $open } serait celle à jouer.
    }
rewind-order = Ordre retenu : { $order ->
        [none] aucun
       *[other] { $order }
    } ({ $team })
rewind-asked = Ordres redemandés à : { $teams }{ $more ->
        [0] { "" }
        [one] { " " }et une autre
       *[other] { " " }et { $more } autres
    }.
rewind-lost = Ces décisions prises depuis ne s'appliqueront plus : { $acts }.
rewind-same = Rien ne changerait.
rewind-turn = **Étape n° { $number }**
rewind-was = **Ce qui disparaît**
rewind-now = **Ce qui vient à la place**
rewind-stands = **L'état du match**
    Avant :
    { $was }
    Après :
    { $now }
rewind-confirm = Confirmer le retour
rewind-one-thing = Une chose à la fois : `equipe` et `texte` ensemble pour un ordre corrigé, ou `etiquette` et `valeur` pour un dé, ou rien pour reprendre le tour.
act-rewind = Retour à un tour passé
act-redraw = Tour rejoué avec un dé corrigé
act-rewound = Étape n° { $turn } { $replayed ->
        [0] ouverte de nouveau
        [one] rejouée
       *[other] et les suivantes rejouées ({ $replayed } en tout, dont { $changed } avec un autre résultat)
    } ; l'ancienne suite reste lisible dans l'historique.{ $open ->
        [none] { "" }
       *[other] { " " }À jouer maintenant : l'étape n° { $open }.
    }
act-asked = Ordres redemandés à { $teams }.
refusal-rewind-rules = Ce tour a été joué sous la version { $version } des règles ; ce programme joue la version { $now } : on ne peut plus y revenir. Choisissez un tour plus récent, ou corrigez la position d'aujourd'hui. Rien n'a été changé.
refusal-rewind-stuck = Avec ce changement, ce tour ne peut pas être joué. Rien n'a été changé.
refusal-rewind-die = Ce tirage n'a pas cette valeur. Rien n'a été changé.
refusal-nothing-to-replay = Il n'y a pas de tour à rejouer ici : il faut un tour qui a été joué, et qui compte encore.
