## Ce qui compte quand le capitaine n'envoie rien : son suppléant, puis sa consigne, puis l'ordre manquant.

cmd-suppleant = suppleant
cmd-suppleant-about = Nommer qui peut donner des ordres à votre place dans un match, ou voir qui le peut
opt-suppleant = personne
opt-suppleant-about = Votre suppléant ; laissez vide pour voir qui l'est et pour y mettre fin

deputy-what = -# Le suppléant envoie et lit les ordres de l'équipe comme le capitaine. Son ordre est gardé de côté : il ne compte que si le capitaine n'a rien envoyé à la clôture, et ne clôt jamais un tour plus tôt.
deputy-nobody = Personne n'est suppléant de votre équipe. Pour demander à quelqu'un : `/match suppleant personne:`, sur le serveur.
deputy-mine = { $status ->
        [asked] Vous avez demandé à { $deputy } d'être votre suppléant ; sa réponse n'est pas encore là.
       *[active] { $deputy } est votre suppléant dans ce match.
    }
deputy-i-am = Vous êtes le suppléant de { $captain } dans ce match.
deputy-dismiss = Y mettre fin
deputy-leave = Ne plus être suppléant
deputy-asked = Demande faite à { $deputy } dans { $thread } : il accepte ou refuse par un bouton. Tant qu'il n'a pas accepté, il ne voit rien et n'envoie rien.
deputy-already = { $deputy } est déjà votre suppléant dans ce match.
deputy-accept = Accepter
deputy-decline = Refuser
deputy-accepted-done = Vous êtes maintenant suppléant de { $team }. Vous y êtes tenu au secret comme un capitaine.
deputy-declined-done = C'est noté : vous ne serez pas suppléant.
deputy-ended-done = C'est noté. { $deputy } n'est plus suppléant, ne voit plus rien de l'équipe, et ce qu'il avait envoyé pour ce tour ne compte plus.
deputy-asked-told = { $deputy }, { $captain } vous demande d'être son suppléant pour **{ $team }** dans ce match : envoyer les ordres de l'équipe s'il n'en envoie pas. Acceptez-vous ?
deputy-active-told = { $deputy } est maintenant suppléant de **{ $team }**.
deputy-declined-told = { $captain }, { $deputy } ne souhaite pas être suppléant de **{ $team }**.
deputy-ended-told = { $deputy } n'est plus suppléant de **{ $team }**.
deputy-bot = Un bot ne peut pas être suppléant. Nommez une personne de ce serveur.
deputy-not-here = Un suppléant se nomme sur le serveur de la ligue, parmi ses membres. Rien n'a été demandé.

order-ask-deputy = **Garder cet ordre de côté ?** Vous êtes suppléant : il ne comptera que si votre capitaine n'a rien envoyé à la clôture.
receipt-deputy = **Ordre de suppléant**, gardé de côté : il ne compte que si votre capitaine n'a rien envoyé à la clôture.
mine-besides = { $link ->
        [deputy] **Ordre du suppléant** { $by }, gardé de côté :
       *[captain] **Ordre du capitaine**, celui qui compte ; envoyé par { $by } :
    }
reminder-deputy = ⏰ Votre capitaine n'a encore rien envoyé. Vous êtes suppléant : un ordre de vous compterait à sa place. Clôture { TIME($due) } ({ WAIT($due) }).
stand-in-used = Vous n'aviez rien envoyé à la clôture : { $link ->
        [standing] votre consigne a servi. Son texte est désormais celui d'un ordre joué, que les autres liront avec ce tour ; `/match consigne` la change ou la retire.
       *[deputy] l'ordre de votre suppléant a compté à la place du vôtre.
    }
stand-in-fallen = Vous n'aviez rien envoyé à la clôture, et { $link ->
        [standing] votre consigne ne pouvait pas être jouée dans cette position : elle n'a pas servi. `/match consigne` la montre et la change.
       *[deputy] l'ordre de votre suppléant ne pouvait pas être joué dans cette position : il n'a pas servi.
    }

refusal-captain-sent = Le capitaine a déjà envoyé ses ordres, sans correction possible : un ordre de suppléant ne servirait plus. Rien n'a été envoyé, et rien n'est perdu.
refusal-captain-only = Seul le capitaine de l'équipe peut faire cela, et vous ne l'êtes pas dans ce match.
refusal-deputy-self = Vous ne pouvez pas être votre propre suppléant. Nommez quelqu'un d'autre.
refusal-deputy-engaged = Cette personne est engagée ailleurs dans ce match : pour une autre équipe, ou comme suppléant de celle-ci. Nommez quelqu'un d'autre.
refusal-deputy-referee = L'arbitre d'un match ne peut pas y être suppléant. Nommez quelqu'un d'autre.
refusal-deputy-gone = Cette demande n'est pas pour vous, ou elle ne tient plus. Rien n'a changé.
refusal-deputy-none = Il n'y a pas (ou plus) de suppléance à laquelle vous puissiez mettre fin dans ce match.

cmd-consigne = consigne
cmd-consigne-about = Laisser un ordre pour les tours que vous manquerez, le voir, le retirer
opt-consigne = texte
opt-consigne-about = La consigne, dans la notation du jeu ; laissez vide pour voir la vôtre
standing-what = -# À la clôture compte votre ordre, sinon celui de votre suppléant, sinon votre consigne si elle est jouable dans la position du moment ; elle ne clôt jamais un tour plus tôt. Personne d'autre ne la lit tant qu'elle n'a pas servi.
standing-nothing = Vous n'avez pas laissé de consigne dans ce match.
standing-mine = **Votre consigne**, gardée jusqu'à ce que vous la changiez ou la retiriez :
standing-now = Dans la position présente, elle serait :
standing-not-now = **Elle ne pourrait pas être jouée en ce moment du match.** Elle est gardée quand même : à chaque clôture elle est relue dans la position du moment, et ne sert que si elle y est possible.
standing-write = Écrire une consigne
standing-end = Retirer
standing-withdrawn = Consigne retirée : si vous n'envoyez rien, et votre suppléant non plus, votre ordre sera manquant.
standing-length = Une consigne a entre 1 et { $most } caractères. Rien n'a changé.
standing-form-title = Consigne
standing-form-label = Votre consigne
standing-form-hint = Comme un ordre ; relue à chaque tour que vous manquez.
standing-form-example = 1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5
refusal-standing-none = Il n'y a pas de consigne à retirer.
refusal-standing-unknown = { $game ->
        [matrix-hockey] Pas de consigne au Matrix Hockey : une colonne ne se joue qu'une fois. Envoyez plutôt vos ordres d'avance, pour autant de journées que vous voulez : ils attendent leur tour.
        [aspic] Pas de consigne à l'Aspic : un coup ne vaut que pour sa position. Si vous serez absent, demandez à l'arbitre, ou nommez un suppléant avec `/match suppleant`.
       *[other] Ce jeu ne connaît pas de consigne. Vous pouvez nommer un suppléant avec `/match suppleant`.
    }

cmd-excuser = excuser
cmd-excuser-about = Excuser un ordre manquant : il reste inscrit, mais n'est plus compté contre l'équipe
opt-tour-manque = etape
opt-tour-manque-about = Le tour où l'ordre manquait
opt-equipe-excusee = equipe
opt-equipe-excusee-about = L'équipe qui n'avait rien envoyé
act-excuse = Ordre manquant excusé
act-excused = Au tour { $turn } ; l'ordre manquant reste inscrit, excusé, et n'est plus compté.
excuse-impossible = Cet ordre manquant n'est plus compté nulle part : il n'y a rien à rendre à cette équipe. Rien n'a changé.
refusal-not-missing = Aucun ordre manquant de cette équipe n'est inscrit pour ce tour. L'historique du match montre ceux qui le sont.
refusal-excused-already = Cet ordre manquant est déjà excusé : le journal dit par qui, et pourquoi.

cmd-reclamer = Réclamer
claim-title = Contester le tour { $turn }
claim-label = Ce que vous contestez
claim-hint = L'arbitre le lira, et tous : c'est inscrit au journal du match.
claim-example = Le joueur 3 était hors-jeu (KB-9-b)
claim-no-result = « Réclamer » se fait sur le message qui annonce le résultat d'un tour, et seul son capitaine le peut. Pour un autre tour : `/match reclamation`.
cmd-appel = reclamation
cmd-appel-about = Contester un tour passé auprès de l'arbitre : inscrit au journal, public
opt-tour-conteste = etape
opt-tour-conteste-about = Le tour dont il s'agit
opt-motif-appel = raison
opt-motif-appel-about = Ce que vous contestez, et selon quelle clause du règlement si vous la connaissez
cmd-reponse-appel = reclamation
cmd-reponse-appel-about = Répondre à la réclamation d'un capitaine : retenu ou rejeté, avec la raison et la clause
opt-numero-appel = numero
opt-numero-appel-about = Le numéro de la réclamation, celui de son écriture au journal
appeal-done = Votre réclamation sur le tour { $turn } de **{ $match }** est inscrite au journal sous le n° { $number }. L'arbitre est prévenu, et sa réponse sera annoncée dans le fil. Le jeu continue entre-temps.
act-appeal = Réclamation d'un capitaine
act-appeal-answer = Réponse à une réclamation
act-appealed = Sur le tour { $turn } ; réclamation n° { $number }.
act-appeal-answered = Réclamation n° { $number } : { $accepted ->
        [yes] **retenue**.
       *[no] **rejetée**.
    }
notice-appeal = Répondez à la réclamation d'un capitaine avec `/arbitre reclamation` : sa raison est dans { $thread }.
refusal-appeal-late = Trop tard : une réclamation se fait dans les { $days } jours qui suivent la clôture du tour. Rien n'a été inscrit.
refusal-appeal-pending = Votre réclamation sur ce tour est déjà inscrite, sous le n° { $number } ; elle attend la réponse de l'arbitre. Rien d'autre n'a été inscrit.
refusal-appeal-none = Aucune réclamation n° { $number } n'attend de réponse dans ce match. Choisissez-le dans la liste proposée.
