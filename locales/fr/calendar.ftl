## Le calendrier : les jours sans jeu, et les échéances qui reculent.

cmd-calendrier-ligue = calendrier
cmd-calendrier-ligue-about = Les jours où la ligue ne joue pas ; les organisateurs les changent
opt-jours-ajouter = ajouter
opt-jours-ajouter-about = Jours sans jeu : 24/12-26/12, 2027-01-01
opt-jours-retirer = retirer
opt-jours-retirer-about = Jours à jouer de nouveau : 24/12-26/12, 2027-01-01
opt-tours-en-cours = tours-en-cours
opt-tours-en-cours-about = Reculer aussi les tours déjà ouverts qui finiraient un jour sans jeu

day-weekday = { $weekday ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    }
day-month = { $month ->
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
    }
day = { day-weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { day-month } { $year }
day-span = du { $first } au { $last } ({ $count } jours)

## Ce qu'on écrit d'un jour ou d'une heure : chaque mot, dans n'importe quelle langue, est compris de tous.
day-near = { $near ->
        [0] aujourd'hui
        [1] demain
       *[2] après-demain
    }
day-words-on = le
day-words-from = du
day-words-to = au à
day-words-at = à
day-words-nth = er

days-bad = Je ne comprends pas { $given }. Écrivez des jours, par exemple `24/12-26/12, 10 janvier, demain`, ou `@time`.
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

cmd-saison-ligue = saison
cmd-saison-ligue-about = La saison de la ligue : son numéro, les jours de congé ; les organisateurs les changent
opt-saison-numero = numero
opt-saison-numero-about = Commencer cette saison : chacun retrouve tous ses droits
opt-saison-conges = conges
opt-saison-conges-about = Jours de congé de chaque capitaine par saison (0 : aucun)
cmd-conges = conges
cmd-conges-about = Mes congés : les échéances de mes matchs attendent mon retour
cmd-conges-poser = poser
cmd-conges-poser-about = Poser un congé, au moins 48 h d'avance
cmd-conges-voir = voir
cmd-conges-voir-about = Mes congés à venir et les jours qui me restent
cmd-conges-annuler = annuler
cmd-conges-annuler-about = Annuler un congé, ou rentrer plus tôt
opt-conge-du = du
opt-conge-du-about = Premier jour d'absence : 24/12 ou 2026-12-24
opt-conge-au = au
opt-conge-au-about = Dernier jour d'absence (sinon un seul jour)
opt-conge = conge
opt-conge-about = Le congé à annuler

calendar-leaves = { $count ->
        [one] **Congé**
       *[other] **Congés** ({ $count })
    }
calendar-leave = - 🏖️ { $captain } { $days }

season-title = ## Saison { $number } · { $league }
season-leave = { $days ->
        [0] Congés : aucun dans cette ligue.
        [one] Congés : { $days } jour par capitaine et par saison.
       *[other] Congés : { $days } jours par capitaine et par saison.
    }
refusal-season-past = La ligue en est déjà à la saison { $number }. Donnez un numéro plus grand pour en commencer une autre.

leave-booked = ✅ **Congé noté { $days }.** Un tour qui finirait alors et qui attend votre ordre finira à la même heure du premier jour après votre retour. Les tours déjà ouverts gardent leur échéance.
leave-unheeded = ⚠️ Ces matchs n'attendent personne : { $matches }. Une semaine se joue à la date prévue, une pendule continue de courir. Envoyez vos ordres d'avance là où le jeu les prend, ou laissez un suppléant (`/match suppleant`).
leave-cancelled = ✅ **Congé annulé** ({ $days }). { $back ->
        [0] Aucun jour ne vous est rendu : ils ont été pris, ou ont déjà fait reculer une échéance, qui reste reculée.
        [one] { $back } jour vous est rendu.
       *[other] { $back } jours vous sont rendus.
    }
leave-title = ## Mes congés · { $league }
leave-line = - 🏖️ { $days }
leave-left = Il vous reste { $left ->
        [one] { $left } jour de congé
       *[other] { $left } jours de congé
    } sur { $allowed } cette saison. Tout le monde peut lire vos congés dans `/ligue calendrier`.
refusal-leave-soon = C'est trop tard pour ce jour-là : un congé se pose au moins 48 h avant son début. Le premier jour possible est le { $day }. Pour ce qui presse, demandez un délai à l'arbitre.
leave-which-league = Je ne sais pas pour quelle ligue. Donnez cette commande sur le serveur de la ligue.
refusal-leave-off = Cette ligue n'a pas de congés. Demandez à un organisateur (`/ligue saison`), ou un délai à l'arbitre.
refusal-leave-overlap = Vous avez déjà posé un congé ces jours-là. `/conges voir` les montre, `/conges annuler` en retire.
refusal-leave-days = Ce congé prend { $wanted ->
        [one] { $wanted } jour
       *[other] { $wanted } jours
    }, et il vous en reste { $left } cette saison. Posez-en un plus court.
refusal-leave-unknown = Je ne trouve pas ce congé parmi les vôtres à venir. Choisissez-le dans la liste.

cmd-delai = delai
cmd-delai-about = Prendre un délai pour le tour ouvert, parmi ceux de ma saison
opt-saison-delais = delais
opt-saison-delais-about = Délais que chaque capitaine peut prendre par saison (0 : aucun)
opt-saison-heures = heures-de-delai
opt-saison-heures-about = Durée d'un délai, en heures

season-extensions = { $count ->
        [0] Délais : aucun dans cette ligue.
        [one] Délais : { $count } de { $hours } h par capitaine et par saison.
       *[other] Délais : { $count } de { $hours } h par capitaine et par saison.
    }
grace-offer = Il vous reste **{ $left } { $left ->
        [0] délai
        [one] délai
       *[other] délais
    } sur { $allowed }** cette saison. Ce délai de { $hours } h porterait la clôture au { TIME($due) }, au lieu du { TIME($was) }. { $paid ->
        [yes] L'arbitre est revenu à ce tour et vous y aviez déjà pris un délai : celui-ci ne vous coûte rien.
       *[no] Un seul par tour ; il est annoncé à tous et ne se rend pas.
    }
grace-take = Prendre { $hours } h de délai
grace-taken = ✅ **Délai pris.** Clôture : { TIME($due) } ({ WAIT($due) }). { $left ->
        [0] C'était votre dernier délai de la saison.
        [one] Il vous reste { $left } délai cette saison.
       *[other] Il vous reste { $left } délais cette saison.
    }
refusal-grace-off = Les capitaines ne prennent pas de délai dans cette ligue. Demandez à l'arbitre de prolonger le tour.
refusal-grace-weekly = Une semaine se joue à la date prévue pour tous : il n'y a pas de délai. Envoyez vos ordres d'avance, ou demandez à l'arbitre.
refusal-grace-clock = Cette partie se joue à la pendule : votre réserve de temps est votre délai. Pour l'arrêter, demandez une pause à l'arbitre.
refusal-grace-start = L'heure du début a été fixée d'avance : un délai ne la change pas. Demandez à l'arbitre.
refusal-grace-not-owed = On n'attend pas d'ordre de vous à ce tour : un délai ne vous servirait à rien, et rien n'est pris.
refusal-grace-used = Vous avez déjà pris un délai à ce tour : un seul par tour. Demandez à l'arbitre s'il vous en faut plus.
refusal-grace-spent = { $allowed ->
        [one] Vous avez déjà pris votre délai de la saison.
       *[other] Vous avez déjà pris vos { $allowed } délais de la saison.
    } Demandez à l'arbitre de prolonger le tour.

postponed-no-play = 📅 Clôture reculée au { TIME($due) }, au lieu du { TIME($was) } : la ligue ne joue pas ce jour-là.
postponed-leave = 🏖️ Clôture reculée au { TIME($due) }, au lieu du { TIME($was) } : { $captain } ({ $team }) est en congé.
postponed-grace = ⏳ Clôture reculée au { TIME($due) }, au lieu du { TIME($was) } : délai pris par { $captain } ({ $team }).
