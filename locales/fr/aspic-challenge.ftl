## Aspic : les défis.

as-offer-sides = { $how ->
        [draw] Camps tirés au sort.
       *[home_left] L'auteur du défi joue à gauche.
    } Couleur de l'auteur : { $colour }.
as-offer-ends = Mêmes couleurs, camps échangés.
as-offer-which-colour = **Votre couleur ?** L'adversaire a pris : { $colour }. Seules celles qui s'en distinguent sont proposées.
as-offer-colour = Choisir ma couleur
as-offer-live-hours = En direct, la pendule se règle par les secondes : n'indiquez ni réserve ni délai en heures.
as-offer-no-clock-hours = Sans pendule il n'y a pas de réserve. Indiquez un délai, ou choisissez la correspondance.

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
