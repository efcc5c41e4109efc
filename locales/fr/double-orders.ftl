## Double-Échec : une fiche en mots, une phrase par ligne. $cond finit la phrase : « si… » ou rien.

de-say-O-tir = **Passe ou tir !** Tirer{ $aim ->
        [none] {""}
       *[other] , visé au { $aim }
    }{ $cond }.
de-say-O-passe = **Passe ! ou Passe ou tir !** Passer vers { $list }{ $free ->
        [yes] , libre
       *[no] {""}
    }{ $least ->
        [none] {""}
       *[other] , sûre à { $least } %
    }{ $then ->
        [none] {""}
       *[other] { "\u202F" }; ensuite { $then }
    }{ $cond }.
de-say-O-avance = **Avance !** Avancer { $cell }{ $cond }.
de-say-O-degage = **Dégagement !** Dégager { $way }{ $cond }.
de-say-O-arret = **Toute carte** Qu'on me demande avant de la jouer{ $cond }.
de-say-M-va = **Placement** : { $post } va { $cell }{ $cond }.
de-say-M-fin = **Placement** : ne pas lire plus loin{ $cond }.
de-say-D-couvre = **Défense** : le gardien couvre le côté de la rondelle{ $cond }.
de-say-D-garde = **Défense** : le gardien va { $cell }{ $cond }.
de-say-D-va = **Défense** : { $post } va { $cell }{ $cond }.
de-say-D-marque = **Défense** : { $post } marque { $target }{ $cond }.
de-say-D-fin = **Défense** : ne pas lire plus loin{ $cond }.
de-say-L = **Rondelle libre** : y envoyer { $list }{ $then ->
        [none] {""}
       *[other] { "\u202F" }; ensuite { $then }
    }{ $cond }.
de-say-V = **Vol !** Envoyer { $list }{ $towards ->
        [none] {""}
       *[other] , sortir { $towards }
    }{ $cond }.
de-say-J-rapide = **Mise rapide** : { $do ->
        [tir] tirer
        [passe] passer
       *[non] ne pas la jouer
    }{ $cond }.
de-say-J-rend = **Mise au jeu** : donner la rondelle, dans l'ordre, { $list }{ $cond }.
de-say-G-degage = **Gardien** : dégager { $way } plutôt que passer{ $cond }.
de-say-G-passe = **Gardien** : jouer la passe de sa carte{ $cond }.
de-say-X-un = **Changement** : le { $number } entre et joue { $post }{ $forced ->
        [yes] , même sans être sûr de sortir à temps
       *[no] {""}
    }{ $cond }.
de-say-X-ligne = **Changement** : { $lineup } entre{ $forced ->
        [yes] , même sans être sûr de sortir à temps
       *[no] {""}
    }{ $cond }.
de-say-X-assis = **Effectif réduit** : { $post } reste au banc{ $cond }.
de-say-X-echange = **Permutation** : { $post } et { $other } échangent leurs postes{ $cond }.
de-say-X-rien = **Changements** : oublier ceux qui attendent et ceux écrits plus haut.
de-say-Z = **Arrêt demandé** après { $list }{ $cond }.
de-say-R-liste = **Rebond**, entre égaux : { $list }.
de-say-R-cote = **Cercle** de mise au jeu, au choix : { $side ->
        [haut] celui du haut
       *[bas] celui du bas
    }.
de-say-B = **Pénalité de banc** : purgée par { $list }.
de-say-S = **Tir de pénalité** : { $shooter ->
        [none] l'homme accroché
       *[other] le { $shooter }
    } va { $cell } et tire{ $aim ->
        [none] {""}
       *[other] , visé au { $aim }
    }{ $keeps ->
        [yes] , et avance encore avec une rondelle reprise
       *[no] {""}
    }.
de-say-K = **Gardien au tir de pénalité** : { $row ->
        [couvre] il couvre le côté du tireur
       *[other] rangée { $row }
    }{ $out ->
        [yes] , et sort pour une rondelle hors d'atteinte
       *[no] {""}
    }.
de-say-A = **Trio { $lineup }** : { $list }.
de-say-P = **Paire { $lineup }** : { $list }.
de-say-GB = **Gardien** : le { $number }.
de-say-TP = **Tirs visés en jeu** : { $answer ->
        [oui] oui, si l'adversaire le veut aussi
       *[non] non
    }.
de-say-other = Ligne : `{ $line }`.

de-the-C = le centre
de-the-LW = l'ailier gauche
de-the-RW = l'ailier droit
de-the-LD = le défenseur gauche
de-the-RD = le défenseur droit
de-the-G = le gardien
de-if = { " " }si { $conds }
de-and = { $first } et { $second }
de-or-else = { $first }, sinon { $second }
de-anybody = n'importe qui, le mieux placé d'abord
de-then-tir = tirer d'instinct
de-then-passe = passer d'instinct
de-then-passe-to = passer d'instinct vers { $list }
de-then-avance = avancer
de-then-avance-to = avancer { $cell }
de-then-reste = rester
de-cell-but = vers le but adverse
de-cell-maison = vers son but
de-cell-P = vers la rondelle
de-cell-at = en { $cell }
de-cell-mirror = en { $cell } (ou son image, pour les visiteurs)
de-target-P = la rondelle
de-target-L = un adversaire libre
de-target-post = leur { $post }
de-zev-but = un but
de-zev-penalite = une pénalité
de-zev-perte = une perte de la rondelle
de-zev-gain = un gain de la rondelle
de-cond-pct = les chances sont { $op } { $value } %
de-cond-d = le but est à { $op } { $value } pas
de-cond-zone = la rondelle est en zone { $value ->
        [1] défensive
        [2] neutre
       *[3] offensive
    }
de-cond-zone-op = la zone de la rondelle est { $op } { $value }
de-cond-ecart = l'écart est { $op } { $value }
de-cond-u = les unités jouées sont { $op } { $value }
de-cond-per = la période est { $op } { $value }
de-cond-k = les cartes de suite sont { $op } { $value }
de-cond-num = l'avantage numérique est { $op } { $value }
de-cond-mk = { $value ->
        [1] le receveur est marqué
       *[0] le receveur est libre
    }
de-cond-mk-op = le marquage du receveur est { $op } { $value }
de-cond-por = le porteur est { $op } { $value }

de-order-many = -# { $count ->
        [one] Et une autre ligne.
       *[other] Et { $count } autres lignes.
    }
de-order-kept = -# Ces lettres remplacent les vôtres ; le reste de votre fiche tient.
de-order-own-words = Dans vos mots : { $notation }
de-help = Une fiche est une suite de lignes, chacune avec sa lettre : `O tir si pct>=45; O passe AG,AD libre >=50 puis tir/avance; M C va ~G20 si zone=3; D C marque P`. Les lettres envoyées remplacent les vôtres, le reste tient.

## Avertissements sur une fiche acceptée : ils ne tiennent qu'à elle.

de-warning-W_LINE_NEVER_HOLDS = La ligne { $line } ne servira jamais : ses conditions ne peuvent pas être réunies.
de-warning-W_LINE_COVERED = La ligne { $line } ne servira jamais : au-dessus, { $by } passe toujours avant.
