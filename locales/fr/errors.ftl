## Ce qui n'a pas marché, hors des ordres.

error-stale = Ce bouton n'est plus à jour : utilisez ceux du panneau.
error-order = L'ordre n'est pas valable ({ $code }).
error-unreadable-match = La position enregistrée de ce match n'est pas lisible ; les arbitres en sont avertis. Rien n'est perdu, et les autres matchs continuent.
error-case = C'est impossible en l'état : { $fault }
error-guild-only = Cette commande s'utilise sur le serveur de la ligue.
error-not-allowed = Vous n'avez pas le droit d'utiliser cette commande.
error-transport = Discord n'a pas répondu comme il faut. Rien n'est perdu : réessayez dans un instant.
error-too-late = Ce que vous avez demandé m'est parvenu trop tard pour que Discord me laisse y répondre. Rien n'a été changé, rien n'a été envoyé : refaites-le.
error-unsaved = Je n'ai pas pu l'enregistrer : { $keeper ->
        [server] la base
       *[disk] le disque
    } ne répond pas. Rien n'a été changé, rien n'a été envoyé ; réessayez dans une minute.
error-unreadable = Ce texte contient des caractères que je ne peux pas lire. Rien n'a été changé : écrivez-le à nouveau sans eux.
error-bug = Une erreur s'est produite de mon côté. Rien n'a été changé ; l'organisateur la trouvera dans le journal du bot.
error-not-shown = ✅ C'est fait ; seul l'affichage a manqué. Inutile de recommencer.
error-half-done = ⚠️ C'est enregistré, mais je n'ai pas pu aller jusqu'au bout. Regardez où vous en êtes (`/mes-matchs`, `/aide`) avant de recommencer ; l'organisateur trouvera la cause dans le journal du bot.
error-unsure = ⚠️ La base n'a pas confirmé : je ne sais pas si c'est enregistré. Regardez où vous en êtes (`/mes-matchs`, `/aide`) avant de recommencer.

match-none = Il n'y a pas de match ici. `/mes-matchs` montre les vôtres.
match-which = Il y a plusieurs matchs : précisez l'option `match`, ou utilisez la commande dans le fil du match.
replay-not-over = **{ $match }** n'est pas fini : il se revoit en images quand il est terminé. D'ici là, `/match voir` en montre l'état.
replay-no-board = **{ $match }** ne peut pas se revoir en images : ce jeu n'a pas de plateau. L'historique dit tout ce qui s'y est passé.
replay-not-played = **{ $match }** s'est terminé avant le premier tour : il n'y a rien à revoir.
replay-busy = Le match que vous avez demandé se prépare encore. Demandez le suivant quand il est arrivé.
match-unknown = Je ne connais pas ce match ici. Choisissez-le dans la liste proposée.
match-over = Ce match est terminé.

history-no-turn = Il n'y a pas d'étape n° { $turn } dans ce match. Sans numéro, la commande les liste toutes.
