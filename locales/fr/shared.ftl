## Ce que tous les textes partagent. Une heure est un nombre de secondes : TIME($due) la date, WAIT($due) le délai.

yes = oui
no = non
none = aucun
list = { $first } et { $last }
hour-mark = h
hours = { $count } h

deadline = Clôture : { TIME($due) } ({ WAIT($due) }).
the-referee = l'arbitre
