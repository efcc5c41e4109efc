## Entrer dans la ligue : le panneau d'accueil, la suite d'une installation, `/aide`.

cmd-aide = aide
cmd-aide-about = Ce que je peux faire ici et maintenant

welcome-title = ## Bienvenue · { $league }
welcome-about = On joue par messages, chacun à son heure : { $games }.
welcome-join = **S'inscrire** : rejoindre une équipe ou en fonder une ({ $games }).
welcome-challenge = **Défier** : jouer contre qui voudra ({ $games }).
welcome-competitions = **Compétitions** : championnats, coupes et rondes suisses. On y entre par le bouton de leur annonce ou `/competition inscrire` ; `/competition regles` les explique.
welcome-then = À tout moment, `/aide` dit ce qui vous attend.
welcome-unpinned = ℹ️ Le panneau d'accueil est dans { $signup }, mais pas épinglé : il m'y manque la permission « Épingler des messages ». Donnez-la-moi et relancez `/ligue installer`, ou épinglez-le vous-même.
welcome-unsent = ⚠️ Le panneau d'accueil n'a pas pu être posé dans { $signup }. Rendez-moi l'accès à ce salon, puis relancez `/ligue installer`.

install-next =
    ### Ensuite
    1. { $role ->
        [none] Choisissez le rôle des arbitres, comme dit ci-dessus.
       *[other] Donnez le rôle { $role } à vos arbitres.
    }
    2. Montrez { $signup } à vos joueurs : tout part de son panneau d'accueil.
    3. { $create ->
        [none] Les matchs naissent des défis.
       *[other] Créez un match : { $create }.
    } Ou une coupe, un championnat, des rondes suisses : { $host }.
    4. `/ligue tableau` montre ce qui attend un arbitre ; `/aide` dit à chacun ce qu'il peut faire.

lobby-join = S'inscrire
lobby-challenge = Défier
lobby-rules = Règles
lobby-matches = Mes matchs
lobby-overview = Tableau des arbitres
lobby-which = **À quel jeu ?**

help-title = ## À vous
help-more-due = … et { $count ->
        [one] { $count } autre : `/mes-matchs`.
       *[other] { $count } autres : `/mes-matchs`.
    }
help-nothing-due = ✅ Rien ne vous attend dans { $count ->
        [one] votre match.
       *[other] vos { $count } matchs.
    }
help-offers = ⚔️ { $count ->
        [one] Un défi attend
       *[other] { $count } défis attendent
    } une réponse : `/mes-matchs`.
help-play = Jouer · { $match }
help-install = 🛠️ **Organiser** : il n'y a pas encore de ligue sur ce serveur. `/ligue installer` crée les salons et le rôle des arbitres.
help-no-league = Il n'y a pas encore de ligue sur ce serveur : qui le gère peut en installer une.
help-no-referees = ⚠️ **La ligue n'a pas d'arbitre** : `/ligue installer` en règle le rôle.
help-referee = ⚖️ **Arbitrer** : `/ligue tableau` montre ce qui presse, `/arbitre` a tous les actes, `/arbitre fiche` vous propose pour des matchs, `/competition creer` ouvre un championnat ou une coupe.
help-organiser = 🛠️ **Organiser** : `/ligue installer` vérifie et répare, `/ligue reglages` règle, `/ligue calendrier` note les jours sans jeu.
help-player = 🏟️ **Jouer** : `/mes-matchs`, `/match suppleant` si vous serez absent, `/conges`, `/reglages` pour vos rappels.
help-stranger = 👋 **Jouer** : vous n'êtes encore dans aucun match. Commencez par un bouton ci-dessous.
help-in-dm = 💬 Ici vous écrivez vos ordres. Pour vous inscrire, défier ou arbitrer, faites `/aide` sur le serveur de votre ligue.
