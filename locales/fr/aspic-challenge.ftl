## Aspic : les défis.

as-offer-title = ### { $league } · Aspic · défi n° { $number }
as-offer = ⚔️ { $opponent ->
        [none] { $challenger } lance un défi : **le premier qui accepte joue**.
       *[other] { $challenger } défie { $opponent }.
    }{ $again ->
        [yes] { " " }C'est la revanche.
       *[no] {""}
    } À accepter avant { TIME($until) }.
as-offer-sides = { $how ->
        [draw] Camps tirés au sort.
       *[home_left] L'auteur du défi joue à gauche.
    } Couleur de l'auteur : { $colour }.
as-offer-ends = Mêmes couleurs, camps échangés.
as-offer-accept = Accepter
as-offer-decline = Refuser
as-offer-withdraw = Retirer mon défi
as-offer-which-colour = **Votre couleur ?** L'adversaire a pris : { $colour }. Seules celles qui s'en distinguent sont proposées.
as-offer-colour = Choisir ma couleur
as-offer-begun = C'est parti : votre match vous attend dans { $thread }.
as-offer-taken = ⚔️ { $other } a relevé le défi de { $challenger } : { $thread }
as-offer-declined = { $other } a refusé le défi de { $challenger }.
as-offer-withdrawn = { $challenger } a retiré son défi.
as-offer-sent = Votre défi est lancé ; le voici pour tous.
as-offer-bot = Un bot ne joue pas. Choisissez une personne, ou laissez le défi ouvert à tous.
as-offer-not-here = Cette personne n'est pas sur ce serveur : elle ne verrait pas le match.
as-offer-live-hours = En direct, la pendule se règle par les secondes : n'indiquez ni réserve ni délai en heures.
as-offer-no-clock-hours = Sans pendule il n'y a pas de réserve. Indiquez un délai, ou choisissez la correspondance.

refusal-challenge-self = On ne se défie pas soi-même. Choisissez quelqu'un d'autre, ou laissez le défi ouvert à tous.
refusal-challenge-own = C'est votre propre défi : quelqu'un d'autre doit l'accepter. Vous pouvez le retirer.
refusal-challenge-open = Vous avez déjà lancé ce défi (n° { $challenge_id }) : il attend une réponse.
refusal-challenge-offered = Votre adversaire propose déjà cette revanche (défi n° { $challenge_id }) : acceptez-la.
refusal-challenge-gone = Trop tard : { $status ->
        [taken] quelqu'un d'autre a déjà accepté ce défi.
        [declined] ce défi a été refusé.
        [withdrawn] ce défi a été retiré.
       *[expired] ce défi n'est plus à accepter.
    } `/aspic defier` en lance un autre.
refusal-challenges-many = Vous avez déjà { $most } défis en attente : retirez-en un d'abord.
refusal-not-for-you = Ce défi ne s'adresse pas à vous.
refusal-not-over = Ce match n'est pas terminé : la revanche attendra la fin.
refusal-no-rematch = Ce match n'est pas né d'un défi. `/aspic defier` en propose un nouveau.
refusal-rematch-forgotten = Pas de revanche possible : votre adversaire a demandé à être oublié. `/aspic defier` propose un match à quelqu'un d'autre.
refusal-trial = Un essai ne s'envoie pas comme un ordre : il ne joue rien.

as-ranking-title = ### { $league } · Aspic · classement
as-ranking-none = Aucun match terminé pour l'instant. `/aspic defier` en lance un.
as-ranking-line = **{ $place }.** { $name } · **{ $points } { $points ->
        [one] pt
       *[other] pts
    }** · { $played } j. ({ $won } g, { $drawn } n, { $lost } p) · buts { $scored }–{ $conceded } ({ $difference }){ $share ->
        [none] {""}
       *[other] { " " }· terrain { $share } %
    } · cote { $rating }
as-ranking-how = -# Victoire 3 points, nulle 1. Ordre : points, différence, buts, cote. La cote suit la force des adversaires.
as-offer-ask = **Défier qui voudra ?** Le premier qui accepte joue contre vous. Pour choisir l'adversaire, la couleur ou le rythme : `/aspic defier`.
as-offer-usual = Lancer le défi
