## Les défis, quel que soit le jeu.

offer-title = ### { $league } · { $game } · défi n° { $number }
offer = ⚔️ { $opponent ->
        [none] { $challenger } lance un défi : **le premier qui accepte joue**.
       *[other] { $challenger } défie { $opponent }.
    }{ $again ->
        [yes] { " " }C'est la revanche.
       *[no] {""}
    } À accepter avant { TIME($until) }.
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer mon défi
offer-begun = C'est parti : votre match vous attend dans { $thread }.
offer-taken = ⚔️ { $other } a relevé le défi de { $challenger } : { $thread }
offer-declined = { $other } a refusé le défi de { $challenger }.
offer-withdrawn = { $challenger } a retiré son défi.
offer-expired = Personne n'a relevé à temps le défi de { $challenger }.
offer-sent = Votre défi n° { $number } est lancé, aux conditions que voici. Tous le voient dans { $channel }, jusqu'au { TIME($until) } au plus.
offer-again = Vous avez déjà un défi en attente, le n° { $number }, aux conditions que voici. Je le remontre dans { $channel } ; il attend une réponse jusqu'au { TIME($until) }. Pour en lancer un autre, retirez-le.
offer-waiting = ⚔️ **Défi n° { $number }** · { $game } · { $whose ->
        [mine] { $open ->
            [yes] de vous à qui voudra
           *[no] de vous à { $other }
        }
       *[other] { $other } vous défie
    }, à accepter avant { TIME($until) }
offer-accept-one = Accepter le n° { $number }
offer-decline-one = Refuser le n° { $number }
offer-withdraw-one = Retirer le n° { $number }
offer-bot = Un bot ne joue pas. Choisissez une personne, ou laissez le défi ouvert à tous.
offer-not-here = Cette personne n'est pas sur ce serveur : elle ne verrait pas le match.

refusal-challenge-self = On ne se défie pas soi-même. Choisissez quelqu'un d'autre, ou laissez le défi ouvert à tous.
refusal-challenge-own = C'est votre propre défi : quelqu'un d'autre doit l'accepter. Vous pouvez le retirer.
refusal-challenge-open = Vous avez déjà lancé ce défi (n° { $challenge_id }) : il attend une réponse.
refusal-challenge-offered = Votre adversaire propose déjà cette revanche (défi n° { $challenge_id }) : acceptez-la.
refusal-challenge-gone = Trop tard : { $status ->
        [taken] quelqu'un d'autre a déjà accepté ce défi.
        [declined] ce défi a été refusé.
        [withdrawn] ce défi a été retiré.
       *[expired] ce défi n'est plus à accepter.
    } Lancez-en un autre.
refusal-challenges-many = Vous avez déjà { $most } défis en attente : retirez-en un d'abord.
refusal-not-for-you = Ce défi ne s'adresse pas à vous.
refusal-not-over = Ce match n'est pas terminé : la revanche attendra la fin.
refusal-no-rematch = Ce match n'est pas né d'un défi. Lancez-en un.
refusal-rematch-forgotten = Pas de revanche possible : votre adversaire a demandé à être oublié. Défiez quelqu'un d'autre.
