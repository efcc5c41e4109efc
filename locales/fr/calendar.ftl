## Le calendrier : les jours sans jeu, et les échéances qui reculent.

cmd-calendrier-ligue = calendrier
cmd-calendrier-ligue-about = Les jours où la ligue ne joue pas ; les organisateurs les changent
opt-jours-ajouter = ajouter
opt-jours-ajouter-about = Jours sans jeu : 24/12-26/12, 2027-01-01
opt-jours-retirer = retirer
opt-jours-retirer-about = Jours à jouer de nouveau : 24/12-26/12, 2027-01-01
opt-tours-en-cours = tours-en-cours
opt-tours-en-cours-about = Reculer aussi les tours déjà ouverts qui finiraient un jour sans jeu

day = { $weekday ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
day-span = du { $first } au { $last } ({ $count } jours)

days-bad = Je ne comprends pas { $given }. Écrivez des jours, par exemple `24/12-26/12, 2027-01-01`.
days-backwards = { $given } finit avant de commencer. Écrivez d'abord le premier jour : `24/12-26/12`.
days-past = { $given } est déjà passé. Choisissez des jours à venir.
days-far = { $given } est trop loin : { $most } ans d'avance au plus.
refusal-calendar-full = Le calendrier est plein : { $most } jours ou suites de jours au plus. Retirez-en d'abord.
refusal-calendar-long = Cela ferait plus de { $most } jours de suite sans jeu. Pour un arrêt plus long, mettez les matchs en pause : `/arbitre pause`.
refusal-calendar-not-there = Ces jours ne sont pas au calendrier : rien n'est changé. `/ligue calendrier` montre ceux qui y sont.

calendar-title = ## Calendrier · { $league }
calendar-line = - 📅 { $days }
calendar-about = On ne joue pas ces jours-là : une échéance qui y tomberait recule à la même heure du premier jour joué. Les tours déjà ouverts ne bougent pas.
calendar-none = On joue tous les jours : aucun jour sans jeu n'est prévu.
calendar-moved = { $count ->
        [0] Aucun tour ouvert ne finissait un jour sans jeu : rien n'a bougé.
        [one] { $count } tour ouvert finit plus tard ; son fil le dit.
       *[other] { $count } tours ouverts finissent plus tard ; leurs fils le disent.
    }

postponed-no-play = 📅 Clôture reculée au { TIME($due) }, au lieu du { TIME($was) } : la ligue ne joue pas ce jour-là.
postponed-leave = 🏖️ Clôture reculée au { TIME($due) }, au lieu du { TIME($was) } : { $captain } ({ $team }) est en congé.
postponed-grace = ⏳ Clôture reculée au { TIME($due) }, au lieu du { TIME($was) } : délai pris par { $captain } ({ $team }).
