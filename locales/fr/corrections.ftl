## `/arbitre corriger` : les actes de chaque jeu (partie 9 du règlement).

act-team = Choisissez l'équipe visée.
act-unknown = Ce jeu n'a pas cet acte. Choisissez-le dans la liste.
act-impossible = Ce n'est pas possible maintenant : { $fault }
act-confirm = Cet acte décide du match. Recommencez avec `confirmer : oui` si c'est bien ce que vous voulez.
kb-act-how-set-player = Choisissez l'équipe et écrivez par exemple `2 case=C4 statut=terrain saute=1 special=oui deniers=200` : le numéro, puis ce qui change. Statuts : terrain, banc, touche, sorti, absent.
kb-act-how-set-ball = Choisissez l'équipe et écrivez `tenue 2`, `sol D4` ou `air D4 6` (case et tour où elle retombe).
kb-act-how-set-timeout = Choisissez l'équipe et écrivez `oui` (elle a droit à un arrêt de jeu) ou `non`.
kb-act-how-set-max-missed = Écrivez le nombre de tours manqués admis, par exemple `3`.
kb-act-how-add-player = Choisissez l'équipe et écrivez par exemple `6 voleur Nina` : numéro libre, classe, nom.
kb-act-how-declare-legend = Choisissez l'équipe et écrivez par exemple `2 Le Roc : blocage` : numéro, titre, coup.
kb-act-how-set-result = Écrivez les points, rouge d'abord, par exemple `2-0` ; l'équipe choisie a gagné, sans équipe le match est nul.

cmd-republier = republier
cmd-republier-about = Renvoyer ce qui n'a pas pu être publié, ou les messages disparus d'un tour
opt-tour-republie = etape
opt-tour-republie-about = Le tour dont les messages ont disparu
republished-thread = Le fil du match n'existait plus. En voici un nouveau : { $thread }.
republished-done = ✅ **{ $match }** : tout est publié, le panneau est à jour.
republished-waiting = ⏳ **{ $match }** : Discord n'a pas encore tout pris. Je continue d'essayer.
republished-stuck = ⚠️ **{ $match }** : { $stuck ->
        [one] un message ne peut pas être publié
       *[other] { $stuck } messages ne peuvent pas être publiés
    } : { parked-why } Rien n'est perdu ; une fois cela réparé, refaites `/arbitre republier`.
republished = { $parked ->
        [0] Aucun message n'était en attente
        [one] { $parked } message était en attente
       *[other] { $parked } messages étaient en attente
    }, { $gone ->
        [0] aucun n'avait disparu
        [one] { $gone } avait disparu
       *[other] { $gone } avaient disparu
    }{ $kept ->
        [0] { "" }
        [one] , { $kept } est toujours là
       *[other] , { $kept } sont toujours là
    }.
