## Double-Échec : le fil du match, le panneau, les annonces.

game-double-echec = Double-Échec
de-man-plain = { $number } ({ $team })
de-man = { $sign }{ $number }
de-stage-lineup = alignement et tour 1
de-stage-play = { $named }, tour { $turn }
de-stage-penalty_shot = tir de pénalité, tour { $turn }
de-stage-over = match terminé

de-score = ## { $home } { $goals } { $away }
de-strip = -# { $time }{ $left ->
        [0] {""}
       *[other] { " " }· reste { $left } unités
    } · { $strength }{ $box ->
        [none] {""}
       *[other] { " " }· au cachot : { $box }
    }{ $next ->
        [none] {""}
       *[other] { " " }· { $next }
    }
de-strength = { $home } contre { $away }
de-boxed = { $player } { $minutes }{ "\u00a0" }min{ $running ->
        [yes] {""}
       *[no] { " " }(attend)
    }
de-stops = ✋ Arrêts qu'il vous reste dans cette période : { $count }
de-next-faceoff = mise au jeu en { $spot }
de-next-defend = { $team } défend
de-next-card = { $team } tourne une carte
de-next-play_card = carte à jouer de { $team } : { $named }
de-next-recover = rondelle libre, { $team } y va
de-next-penalty_shot = tir de pénalité de { $player }
de-next-over = terminé

de-news-goals = { $count ->
        [0] Pas de but
        [one] Un but
       *[other] { $count } buts
    }
de-news-time = { $count ->
        [0] sans que le temps coure
        [one] une unité jouée
       *[other] { $count } unités jouées
    }
de-news-line = { $goals }{ $penalties ->
        [0] {""}
        [one] { " " }· une pénalité
       *[other] { " " }· { $penalties } pénalités
    } · { $time }.
de-why-stop = { $team } a demandé un arrêt : les deux entraîneurs sont à nouveau consultés.
de-why-penalty_shot = Un tir de pénalité est accordé : { $shooter } dit comment il tire (`S`), { $keeper } où se place son gardien (`K`).
de-asked = { $kind ->
        [lineup] **Alignements** attendus des deux entraîneurs
        [penalty_shot] **Tir de pénalité** : `S` de { $shooter }, `K` de { $keeper }
       *[play] **Vos fiches**, ou les dernières rejouent
    } : { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] {""}
       *[other] { " " }{ $captains }
    }
de-silent = -# 🔕 Rien de nouveau de { $teams } : la dernière fiche a joué.

de-opened-side = { $team }{ $mention ->
        [none] {""}
       *[other] { " " }{ $mention }
    } : { $side ->
        [home] en bas, attaque vers le haut
       *[away] en haut, attaque vers le bas
    }
de-opened-how = Le match se joue par tours de dix unités (5 minutes de jeu). Avant chacun, envoyez en secret votre **fiche** : ce que vos joueurs font de chaque carte. Par les boutons ci-dessous, en message privé, ou par `/double-echec ordres`. Sans nouvelle fiche, la dernière rejoue ; sans aucune, la doctrine joue pour vous.
de-opened-lineup = **D'abord l'alignement** : `A1 11,9,17; P1 4,5; GB 31; TP oui`. Sans lui, l'ordre de votre liste fait foi.

de-owed-lineup = Votre alignement : `A1 11,9,17; A2 21,19,24; P1 4,5; P2 6,44; GB 31; TP oui`. Ce que vous ne dites pas suit l'ordre de votre liste.
de-owed-play = Votre fiche pour les dix prochaines unités, si vous voulez la changer : les lettres envoyées remplacent les vôtres, le reste tient.
de-owed-penalty_shot = { $shoots ->
        [yes] Votre tir de pénalité : `S avance ~F22 vise 5`. Sans ordre : un tir ordinaire, tout droit.
       *[no] Votre gardien devant le tir de pénalité : `K couvre sort`. Sans ordre : il couvre le côté du tireur.
    }
de-owed-over = Le match est terminé.
de-brief-doctrine = 🔕 **Vous n'avez pas encore de fiche : la doctrine joue pour vous.**
de-brief-sheet = 🔕 Votre dernière fiche, { $lines ->
        [one] une ligne
       *[other] { $lines } lignes
    }, rejoue telle quelle si vous n'en envoyez pas d'autre.

de-button-sheet = Ma fiche
de-button-form = Préparer ma fiche
de-button-lineup = Donner mon alignement
de-button-shot = Préparer le tir de pénalité
de-button-board = La patinoire
de-button-try = Essayer ma fiche
de-button-doctrine = Et la doctrine ?

# La patinoire, le banc, les paquets.
de-bench-title = **Banc de { $team }**
de-bench-line = -# { $player } · { $post } · { $abilities }{ $thirds ->
        [0] {""}
       *[other] { " " }· blessure { $thirds }/3
    }{ $out ->
        [yes] { " " }· sorti du match
       *[no] {""}
    }
de-bench-ice = -# { $post } { $player } en { $at } · { $abilities } · banc à { $steps } pas ({ $sure ->
        [yes] changement sûr
       *[no] changement risqué
    }){ $thirds ->
        [0] {""}
       *[other] { " " }· blessure { $thirds }/3
    }
de-skater = T{ $shot } P{ $pass_ } V{ $speed } B{ $fight }
de-goalkeeper = A{ $stop }
de-decks = **Cartes qui restent** (publiques : chacune a été annoncée)
de-deck = -# { $deck ->
        [F] Avants
        [D] Défenseurs
       *[G] Gardiens
    } : { $cards }{ $burned ->
        [none] {""}
       *[other] { " " }· brûlées : { $burned }
    }
de-deck-card = { $named } { $count }
de-overlay-choose = Montrer aussi…
de-overlay-none = La patinoire seule
de-overlay-reach = Les zones de portée
de-overlay-steps = Les pas jusqu'au filet
de-overlay-clear = Les dégagements permis
de-overlay-reach-told = Les cases ombrées sont à portée d'un adversaire : qui y entre avec la rondelle la perd.
de-overlay-steps-told = Chaque nombre dit à combien de pas la rondelle est du but adverse.
de-overlay-clear-told = Chaque flèche est une direction où le porteur a le droit de dégager.

# La feuille de match.
de-box-title = **Feuille de match**
de-box-line = { $team } : tirs { $shots } · buts { $goals } · poteaux { $posts } · passes { $passes } · vols { $steals } · mises au jeu { $faceoffs } · bagarres { $fights }
de-box-saves = -# Arrêts de { $team } : { $count }{ $numbers ->
        [none] {""}
       *[other] { " " }(dés gagnants par numéro : { $numbers })
    }
de-box-number = n° { $number } { $count }
de-box-audit = -# Temps, { $period } : { $units } unités { $holds ->
        [yes] =
       *[no] ≠
    } { $cards } cartes + { $tries } essais comptés + { $fights } reprises de bagarre{ $over ->
        [0] .
       *[other] , et { $over } hors du temps.
    }
de-box-stars = ⭐ { $first } · ⭐⭐ { $second } · ⭐⭐⭐ { $third }
de-box-star = { $player } ({ $points })
de-box-formula = -# Étoiles : but 5, passe décisive 3, vol 2, bagarre gagnée 2, mise au jeu gagnée 1 ; gardien : 1 par arrêt, moins 2 par but reçu.

