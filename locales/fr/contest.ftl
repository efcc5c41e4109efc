## Ce que disent les messages de tous les jeux : titres, panneaux, boutons.

contest-title = { $league } · { $match } · { $stage }
contest-line = **{ $title }** — { $told } { $thread }
contest-started = Le match est lancé dans { $thread }.
thread-starter = **{ $match }** : tout se passe dans ce fil.
thread-unopened = ⏳ Son fil s'ouvrira dès que Discord l'acceptera ; je continue d'essayer.
contest-opened = **{ $team }** : { $mention }
contest-next = **Prochaine étape : { $stage }**, clôture { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] { "" }
       *[other] { " " }À vous de jouer : { $captains }
    }
contest-over-thread = Tout le match : { $thread }
panel-paused = ⏸️ **Match en pause**, par décision de l'arbitre.
panel-stuck = ⚠️ **Ce tour attend l'arbitre** : il n'a pas pu être joué. Rien n'est perdu.
panel-waiting = **On attend : { $teams }.** Clôture { TIME($due) } ({ WAIT($due) }).
panel-complete = Tout est arrivé. Clôture au plus tard { TIME($due) } ({ WAIT($due) }).
button-verify = Vérifier
button-write = Écrire
button-thread = Voir le fil
button-build = Pas à pas
button-mine = Mes ordres
button-board = La position
opt-clause = clause
opt-clause-about = Le numéro d'une clause
clause-unknown = Il n'y a pas de clause { $clause }. Exemple : `{ $example }`.

# Les règles, par chapitres.
rules-chapters = Chapitres
rules-before = ◀ Avant
rules-after = Suite ▶
rules-to = Lire : { $chapter }
rules-found = { $count ->
    [one] Trouvé dans les règles pour « { $words } » :
   *[other] { $count } passages des règles pour « { $words } » :
    }
rules-nothing = Rien dans les règles pour « { $words } ». Essayez un seul mot, au singulier (`passe`, `charge`), ou lisez par chapitres.

# L'évènement du serveur qui annonce une journée, sans image ni bouton.
day-title = { $match } : { $stage }
day-about = { $awaited ->
    [results] Résultats
   *[orders] Ordres
} attendus avant { TIME($due) } ({ WAIT($due) }). Tout se passe dans { $thread }.

# Ce que disent les matchs de plusieurs jeux.
match-team = { $sign } { $name }
match-rematch = Revanche
match-film = Film
match-film-nothing = Rien à montrer : rien ne s'est joué dans ce tour.
match-draw = { $die } ({ $whose })
match-past = { $goals }{ $told ->
        [none] {""}
       *[other] { " " }· { $told }
    }
match-created = { $match } : le match s'ouvre dans { $thread }.
match-started = { $home } contre { $away } : le match est lancé dans { $thread }.
match-report-back = Page { $page } sur { $pages }
match-report-on = Page { $page } sur { $pages }
match-act-confirm = Le match serait terminé. Recommencez avec `confirmer : oui` si c'est bien ce que vous voulez.
