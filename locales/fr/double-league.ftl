## Le registre d'une saison de Double-Échec : classement, guichets, trophée, repêchage.

de-books-stage = registre de la saison { $season }
de-books-opened = Le registre de la saison : résultats, guichets, bières, salaires et choix y sont inscrits d'eux-mêmes. À la fin, le trophée Serge Gendron et la loterie du repêchage se font ici, avec des dés que chacun peut vérifier.
de-books-nothing = Rien de neuf dans le registre.
de-books-owed = Le registre se tient tout seul ; l'arbitre peut y écrire.
de-books-team = Équipe
de-books-heads-table = V D DP +/- Pts
de-books-heads-money = Guichet Bières Masse
de-books-heads-picture = V D DP +/- Pts Guich. Bières Masse
de-books-picture = DP : défaites en prolongation · guichet et masse en milliers de $
de-books-money = -# Guichets et masse salariale en milliers de dollars
de-books-alt = Classement de la saison, { $team } en tête
de-books-stars = 🏆 **Coupe Stars** : { $team }
de-books-alex = 🏅 **Coupe des Alex** : { $team }
de-books-champion = 🏆 **{ $team } remporte la Coupe Stars !**
de-books-thread = Tout le registre : { $thread }
de-books-trophy-now = 🧮 **Trophée Serge Gendron**, s'il était remis maintenant :
de-books-trophy = 🏆 **Trophée Serge Gendron** : { $teams }
de-books-score = { $place }. **{ $team }** { $total } : { $terms }
de-books-draft = 📋 **Repêchage** : qui choisit, dans l'ordre, parmi les choix qui restent
de-books-draft-later = 📋 Le repêchage vient après la finale : les équipes hors des séries tirent au sort les premiers choix, le champion choisit en dernier. Choix possédés (1er, 2e, 3e tour) :
de-books-round = { $round ->
        [1] **1er tour** : { $teams }
       *[other] **{ $round }e tour** : { $teams }
    }{ $count ->
        [0] {" "}(tous les choix sont faits)
       *[other] {""}
    }
de-books-owns = { $team } : { $r1 } · { $r2 } · { $r3 }
de-books-lottery = 🎲 La loterie, tirée avec les dés promis :
de-books-drawn = { $place }. { $team } (parmi { $faces })
de-books-die = la loterie du repêchage, choix { $place }
de-books-draw = 🎲 Loterie, choix { $place } : { $value }
de-books-account = { $team } : { $values }
de-books-field = { $field ->
        [salaries] { $value } salaires
        [payroll] masse { $value }
        [tpvba] { $value } points d'habileté
        [rookies] recrues { $value }
       *[picks] choix { $value }
    }
de-books-title = { $field ->
        [playoffs] 🎟️ En séries : { $teams }.
        [champion] 🏆 **Coupe Stars** : { $teams }.
       *[alex] 🏅 **Coupe des Alex** : { $teams }.
    }
de-button-standings = Classement
de-button-trophy = Trophée
de-button-draft = Repêchage
de-books-none = Aucune saison de Double-Échec ne se joue ici. L'organisateur en ouvre une avec `/competition creer`.
de-draft-not-now = Le repêchage ne se fait pas maintenant : il vient après la finale, et jusqu'à la saison suivante.
de-draft-done = Tous les choix du repêchage sont faits.
de-draft-whose = C'est à { $team } de choisir ({ $round ->
        [1] 1er tour
       *[other] { $round }e tour
    }) : son capitaine, ou un arbitre.
de-drafted = 📋 **{ $team }** repêche le { $number } ({ $round ->
        [1] 1er tour
       *[other] { $round }e tour
    }).
de-books-honours = **Double-Échec, saison { $season }**
de-books-more = … et { $count } de plus.
