## Le chemin d'un ordre, dans tous les jeux : lu, montré, confirmé, accusé.

order-ask-final = **Envoyer ces ordres ?** Une seule livraison, aucune correction possible ensuite.
order-ask = **Envoyer cet ordre ?** Il pourra être remplacé ou retiré jusqu'à l'échéance.
order-confirm = Envoyer
order-drop = Jeter
order-dropped = Brouillon jeté. Rien n'a été envoyé.
order-nothing-sent = Rien n'a été envoyé, et rien n'est perdu : corrigez votre texte et envoyez-le à nouveau.
order-nothing-owed = Aucun ordre n'est attendu de vous en ce moment. `/mes-matchs` montre ce qui vous attend.
order-which = Plusieurs de vos matchs attendent un ordre : précisez l'option `match`.

receipt-received = ✅ **Bien reçu** { TIME($sent) } · reçu n° `{ $code }`
receipt-waiting = On attend encore : { $teams }. Clôture { TIME($due) } ({ WAIT($due) }).
receipt-complete = Tout le monde a répondu. Clôture au plus tard { TIME($due) }.

mine-none = Vous n'avez rien envoyé pour ce tour. Clôture { TIME($due) } ({ WAIT($due) }).
mine-withdraw = Retirer
mine-withdrawn = Ordre retiré. Vous pouvez en envoyer un autre jusqu'à l'échéance.

dm-no-text = Je ne lis que du texte, et ce message n'en contient pas. Écrivez vos ordres, par exemple `1 P >D4; 2 R >D4`.
dm-which = Plusieurs de vos matchs attendent un ordre. **Pour lequel est ce message ?**
dm-which-choose = Choisir le match
dm-nothing-owed = Aucun ordre n'est attendu de vous en ce moment, donc rien n'a été envoyé. `/mes-matchs` montre vos matchs et leurs échéances.
dm-stranger = Bonjour ! Je suis Sifflet, l'arbitre des ligues qui se jouent par messages. Vous n'êtes capitaine d'aucun match en cours. Pour jouer, inscrivez-vous sur le serveur de votre ligue avec `/kollaball inscrire`.
dm-edited = Modifier un message ne change aucun ordre : seul compte ce que vous avez confirmé. Pour d'autres ordres, envoyez un nouveau message.
dm-opened = C'est noté : je peux vous écrire ici. Vos reçus et vos rappels arriveront par message privé, et vous pouvez m'y envoyer vos ordres.
dm-sent = Je viens de vous écrire en message privé.
dm-closed = Je n'ai pas pu vous écrire : vos messages privés sont fermés pour ce serveur. Tout fonctionne aussi par les boutons du match.

reminder = ⏰ On attend vos ordres. Clôture { TIME($due) } ({ WAIT($due) }).

refusal-not-captain = Seul le capitaine envoie les ordres de son équipe.
refusal-already-submitted = Vos ordres pour ce tour sont déjà partis : une seule livraison, aucune correction. `/kollaball mes-ordres` les montre.
refusal-not-awaited = On n'attend pas d'ordre de votre équipe à ce stade.
refusal-closed = Trop tard : ce tour est clos. Le panneau du match montre le suivant.
refusal-paused = Le match est en pause. Vos ordres seront attendus à la reprise.
refusal-unknown-draft = Ce brouillon n'existe plus. Envoyez vos ordres à nouveau.
refusal-not-participant = Vous n'êtes pas inscrit dans une équipe de ce match.
refusal-unknown-contest = Ce match n'existe plus.
refusal-unknown-player = Ce joueur n'est pas de ce match. Choisissez-le dans la liste.
refusal-reason-missing = Donnez une raison : elle est inscrite au journal et annoncée.
refusal-minutes = L'échéance ne peut qu'être repoussée.
refusal-orders-missing = Il manque des ordres. Pour clore quand même, relancez la commande avec `confirmer : oui`.
refusal-conflict = Vous êtes engagé dans ce match : un autre arbitre doit s'en charger.
refusal-not-paused = Le match n'est pas en pause.
refusal-over = Ce match est terminé.
