## Le chemin d'un ordre, dans tous les jeux : lu, montré, confirmé, accusé.

order-ask-final = **Envoyer ces ordres ?** Un seul envoi par tour : plus rien ne se corrige ensuite.
order-ask = **Envoyer cet ordre ?** Il pourra être remplacé ou retiré jusqu'à l'échéance.
order-ask-now = **Envoyer cet ordre ?** Il compte aussitôt : pas de retour possible.
order-confirm = Envoyer
order-drop = Jeter
order-meant = Vouliez-vous { $orders } ?
order-meant-or = {" ou "}
warning-rules = { $count ->
    [one] 📖 La règle
   *[other] 📖 Les règles
    }
order-emptied = Retiré : plus rien de vous n'attend pour ce tour.
order-dropped = Brouillon jeté. Rien n'a été envoyé.
order-nothing-sent = Rien n'a été envoyé, et rien n'est perdu : corrigez votre texte et envoyez-le à nouveau.
order-correct = Corriger
order-your-text = Votre texte, pour le reprendre :

receipt-received = ✅ **Bien reçu** { TIME($sent) } · reçu n° `{ $code }`
receipt-waiting = On attend encore : { $teams }. Clôture { TIME($due) } ({ WAIT($due) }).
receipt-waiting-many = On attend encore { $count } équipes. Clôture { TIME($due) } ({ WAIT($due) }).
receipt-complete = Tout le monde a répondu. Clôture au plus tard { TIME($due) }.
receipt-closed = C'était le dernier ordre attendu : le tour est clos. La suite est dans { $thread }.
receipt-over = Le tour est clos. La suite est dans { $thread }.
receipt-again = { $closed ->
        [yes] Ce tour est clos, ce bouton n'y change plus rien, et vous y aviez envoyé un ordre.
       *[no] Vous avez déjà envoyé un ordre pour ce tour.
    } En voici le reçu, de nouveau :

seal-own = -# Empreinte de l'ordre : **{ $short }**
order-sent-text = -# Envoyé tel quel : { $text }
seal-whole = Ce fichier est ce que vous avez envoyé, avec un sel : le début de son SHA-256 est l'empreinte de votre ordre. Il est à vous seul jusqu'à ce que l'ordre soit public.

seals-foot = -# Empreinte : { $hash }
seals-line = - { $team } : `{ $seal }` · reçu { TIME($sent) }{ $source ->
        [captain] { "" }
        [deputy] , du suppléant { $by }
        [standing] , consigne de { $by }
       *[referee] , par l'arbitre { $by }
    }
seals-file = { $count ->
        [one] { $count } ordre reçu.
       *[other] { $count } ordres reçus.
    } Le fichier donne pour chacun l'équipe, l'empreinte et l'heure de réception.

mine-none = Vous n'avez rien envoyé pour ce tour. Clôture { TIME($due) } ({ WAIT($due) }).
mine-withdraw = Retirer
mine-withdrawn = Ordre retiré. Vous pouvez en envoyer un autre jusqu'à l'échéance.

dm-no-text = Je ne lis que du texte, et ce message n'en contient pas. Rien n'a été envoyé, et rien n'est perdu : écrivez vos ordres dans la notation du jeu.
dm-too-long = Texte trop long : Discord en a fait un fichier, et je ne lis que les messages, 4000 caractères au plus. Rien n'a été envoyé, et rien n'est perdu : des ordres tiennent en quelques lignes.
dm-gone = Je ne retrouve plus le message auquel je répondais. Rien n'a été envoyé : écrivez vos ordres dans un nouveau message.
dm-which = Plusieurs de vos matchs attendent un ordre. **Pour lequel est ce message ?**
dm-which-choose = Choisir le match
match-of-league = { $match } · { $league }
match-of-day = { $match } · n° { $number }, du { $day }
dm-only-here = -# D'autres matchs attendent aussi un ordre de vous, mais ce texte n'est jouable que dans celui-ci.
dm-waits = ⏳ Ce message est parti à temps, et me parvient après la clôture : elle attend votre réponse jusqu'au **{ TIME($due) }** ({ WAIT($due) }).
thread-secret = Ici tout le monde lit, et cet ordre doit rester secret. Rien n'a été envoyé : écrivez-le-moi en message privé, ou passez par les boutons du match.
thread-question = Un essai n'est que pour vous, et je ne peux pas encore vous écrire en privé. Passez par les boutons du match, ou appuyez d'abord sur « M'envoyer un MP ».
dm-nothing-owed = Aucun ordre n'est attendu de vous en ce moment, donc rien n'a été envoyé. `/mes-matchs` montre vos matchs et leurs échéances.
dm-stranger = Bonjour ! Je suis Sifflet, l'arbitre des ligues qui se jouent par messages. Vous n'avez pas d'équipe dans un match en cours. Pour jouer, allez sur le serveur de votre ligue : au Kollaball, inscrivez-vous avec `/kollaball inscrire` ; au Matrix Hockey, demandez une équipe à un arbitre ; à l'Aspic, au Double-Échec et à la Helvetia Cup, défiez quelqu'un avec `/aspic defier`, `/double-echec defier` ou `/helvetia defier`.
dm-edited = Modifier un message ne change aucun ordre : seul compte ce que vous avez confirmé. Pour d'autres ordres, envoyez un nouveau message.
dm-opened = C'est noté : je peux vous écrire ici. Vos reçus et vos rappels arriveront par message privé, et vous pouvez m'y envoyer vos ordres.
dm-sent = Je viens de vous écrire en message privé.
dm-closed = Je n'ai pas pu vous écrire : vos messages privés sont fermés pour ce serveur. Tout fonctionne aussi par les boutons du match.

reminder = ⏰ On attend vos ordres. Clôture { TIME($due) } ({ WAIT($due) }).
reminder-player = ⏰ On vous attend. Clôture { TIME($due) } ({ WAIT($due) }).
reminder-unsent = ✏️ **Votre ordre n'est pas envoyé** : { $order }

refusal-not-captain = Seul le capitaine envoie les ordres de son équipe, et vous ne l'êtes pas ici. Rien n'a été envoyé, et rien n'est perdu.
refusal-already-submitted = Vos ordres pour ce tour sont déjà partis. Un seul envoi par tour : plus rien ne se corrige ensuite. `/{ $group } mes-ordres` les montre.
refusal-not-awaited = On n'attend pas d'ordre de vous à ce stade. Rien n'a été envoyé, et rien n'est perdu ; le panneau du match montre qui est attendu.
refusal-closed = Trop tard : ce tour est clos. Rien n'a été envoyé, et rien n'est perdu ; le panneau du match montre le tour suivant.
refusal-paused = Le match est en pause. Rien n'a été envoyé, et rien n'est perdu : vos ordres seront attendus à la reprise.
refusal-unknown-draft = Ce brouillon n'existe plus. Rien n'a été envoyé : écrivez vos ordres à nouveau.
refusal-draft-sent = Ces ordres sont déjà partis : il n'y a plus rien à jeter. `/{ $group } mes-ordres` les montre.
refusal-position-changed = L'arbitre a corrigé la position depuis ce brouillon, qui ne vaut plus. Rien n'a été envoyé, et rien n'est perdu : regardez le plateau et envoyez vos ordres à nouveau.
refusal-team-changed = L'équipe a changé entre-temps : un match, un échange ou son entraîneur. Rien n'a été enregistré : relisez la fiche et recommencez.
refusal-not-participant = Vous n'êtes pas inscrit dans une équipe de ce match.
refusal-unknown-player = Ce joueur n'est pas de ce match. Choisissez-le dans la liste.
refusal-reason-missing = Donnez une raison : elle est inscrite au journal et annoncée.
refusal-minutes = L'échéance ne peut qu'être repoussée.
refusal-orders-missing = Il manque { $count ->
        [one] les ordres d'une équipe
       *[other] des ordres
    } : { $seats }. Pour clore quand même, relancez la commande avec `confirmer : oui` ; le tour se clôt alors sans eux, comme à l'échéance.
refusal-not-all-said = { $stage ->
        [signup] Les inscriptions courent encore.
        [running] Des rencontres n'ont pas encore de résultat : elles auront celui que la compétition prévoit pour ce qui n'est pas joué.
       *[other] Ce tour attend encore un arbitre.
    } Pour clore quand même, relancez la commande avec `confirmer : oui`.
refusal-conflict = Vous êtes engagé dans ce match : un autre arbitre doit s'en charger.
refusal-not-paused = Le match n'est pas en pause.
refusal-over = Ce match est terminé.
