## Double-Échec : pourquoi une chose est arrivée ; entre parenthèses, en bref, sur la ligne même.

de-short-zone-free = le seul que personne ne marque
de-short-aim-hit = visée réussie : { $thrown }
de-short-steal-blocked = aucune case où sortir
de-short-rebound-tie = parmi { $among-count } aussi proches
de-short-closed = { $asked } était fermé
de-short-freed = libéré par le but
de-short-back-full = au banc : son camp est au complet
de-short-ps-forfeited = il a freiné ou reculé
de-why-line = ✍️ Votre ligne { $line } a décidé{ $held ->
        [none] .
       *[other] { "\u202F" }: { $held }.
    }
de-why-doctrine = ✍️ Vos lignes n'en disaient rien : la doctrine a choisi, { $line }{ $held ->
        [none] .
       *[other] { "\u202F" }: { $held }.
    }
de-held = { $told }{ $op ->
        [same] {""}
       *[other] {" "}{ $op } { $wanted }{ $var ->
            [pct] {" "}%
           *[other] {""}
        }
    }
de-held-pct = chances { $was } %
de-held-d = distance { $was }
de-held-zone = zone { $was }
de-held-ecart = écart { $was }
de-held-u = unités { $was }
de-held-per = période { $was }
de-held-k = carte { $was } de suite
de-held-num = avantage { $was }
de-held-mk = { $was ->
        [1] receveur marqué
       *[other] receveur libre
    }
de-held-por = porteur { $was }

# La mise au jeu, les cartes.
de-why-faceoff = Le plus grand dé gagne : { $high } contre { $low }.
de-why-faceoff-six = Le plus grand dé gagne : { $high } contre { $low }. Et ce 6 permet une mise rapide.
de-why-six = Le dernier dé du gagnant de la mise au jeu était un 6.
de-why-deck = La position du porteur dit le paquet, celui des { $deck ->
        [F] avants
        [D] défenseurs
       *[G] gardiens
    } : il y restait { $total ->
        [one] une carte
       *[other] { $total } cartes
    }, dont { $same ->
        [one] une
       *[other] { $same }
    } comme celle-ci.
de-why-advance = { $dice ->
        [one] Il a un dé
       *[other] Il a { $dice } dés
    } de Vol.

# La passe, la rondelle libre, la zone de portée.
de-why-pass = { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } de Passe pour { $need ->
        [one] un pas
       *[other] { $need } pas
    } : { $chance } % de chances d'arriver.
de-why-pass-nearest = Carte du gardien : deux dés vers son coéquipier le plus proche, à { $need ->
        [one] un pas
       *[other] { $need } pas
    }, { $chance } % de chances d'arriver.
de-why-pass-centre = Carte du gardien : trois dés vers le centre, à { $need ->
        [one] un pas
       *[other] { $need } pas
    }, { $chance } % de chances d'arriver.
de-why-pass-no-centre = Carte du gardien : trois dés ; il n'y a pas de centre sur la glace, c'est donc le coéquipier le plus proche, à { $need ->
        [one] un pas
       *[other] { $need } pas
    }, { $chance } % de chances d'arriver.
de-why-left = { $left ->
        [0] Il ne reste pas un pas à employer.
        [one] Il reste un pas à employer aussitôt.
       *[other] Il reste { $left } pas à employer aussitôt.
    }
de-why-one-timer = Il restait { $points } pas, il en fallait { $need }.
de-why-watched = Il a pris la rondelle dans la zone de portée de { $by }.
de-why-zone-alone = { $loser } avait la rondelle dans la zone de portée de { $taker }, le seul qui pouvait la prendre.
de-why-zone-free = { $loser } avait la rondelle dans la zone de portée de { $among } ; { $taker }, que personne ne marque, passe avant.
de-why-zone-first = { $loser } avait la rondelle dans la zone de portée de { $among }, tous marqués : le premier dans l'ordre centre, ailiers, défenseurs la prend.
de-why-try = { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } de Vol pour { $need ->
        [one] un pas
       *[other] { $need } pas
    } : { $chance } % de chances de l'atteindre.
de-why-try-keeper = Un gardien n'a qu'un dé, pour { $need ->
        [one] un pas
       *[other] { $need } pas
    } : { $chance } % de chances de l'atteindre.
de-why-stood-on = { $who } se tient sur la rondelle et empêche les autres d'y aller.
de-why-no-way = Personne de ce camp n'a de chemin libre jusque-là.

# Le tir et l'arrêt.
de-why-shot = { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } de Tir pour { $need ->
        [one] un pas
       *[other] { $need } pas
    } : { $chance } % de chances d'arriver. La rondelle entre par { $entry } ; { $closed ->
        [none] le gardien n'est pas dans son rectangle.
       *[other] le gardien est en { $closed }.
    }
de-why-shot-left = Un tir d'instinct se fait sans dés : il restait { $points } pas, il en fallait { $need }. La rondelle entre par { $entry } ; { $closed ->
        [none] le gardien n'est pas dans son rectangle.
       *[other] le gardien est en { $closed }.
    }
de-why-short = { $lack ->
        [one] Il manquait un pas.
       *[other] Il manquait { $lack } pas.
    }
de-why-crease-only = La rondelle atteint le rectangle, que le gardien a quitté, sans un pas de plus : elle y reste.
de-why-post-aim = { $dice ->
        [one] Le dé de visée ne montre pas
       *[other] Aucun des { $dice } dés de visée ne montre
    } le { $aim }.
de-why-post-short = La rondelle entre dans le filet sans un pas de trop : il n'y a pas de dé pour viser.
de-why-aim-hit = La visée a montré { $thrown } : le { $aim } y est.
de-why-save = { $dice } dés d'Arrêt{ $bonus ->
        [0] {""}
        [one] , dont un de plus parce que le tir venait de derrière la ligne de but
       *[other] , dont { $bonus } de plus parce que le tir venait de derrière le filet
    } : un seul bon ({ $shown }) suffit, ce qui arrive { $chance } fois sur cent.
de-why-beaten = Aucun des { $dice } dés d'Arrêt{ $bonus ->
        [0] {""}
        [one] {" "}(un de plus : le tir venait de derrière la ligne de but)
       *[other] {" "}({ $bonus } de plus : le tir venait de derrière le filet)
    } ne montre { $shown } , ce qui arrive { $missed } fois sur cent.
de-why-empty-net = Le gardien n'était pas dans son rectangle.
de-why-frees = Un but contre le camp qui a le plus de pénalités en cours libère { $who }.

# Le dégagement, les cercles.
de-why-clear = { $dice } dés, parce qu'il est { $zone ->
        [1] dans sa zone
        [2] en zone neutre
       *[other] passé la ligne bleue adverse
    }.
de-why-clear-keeper = Sur sa carte, le gardien dégage toujours avec quatre dés.
de-why-closed = De là, { $asked } était fermé ; étaient ouverts : { $open }.
de-why-icing-side = La mise au jeu est du côté d'où venait le dégagement.
de-why-icing-chosen = Le dégagement venait de la rangée du milieu : { $chooser } choisit le cercle.
de-why-circle-side = La rondelle était venue de { $origin } : la mise au jeu est de ce côté.
de-why-circle-chosen = La rondelle était venue de la rangée du milieu : { $chooser } choisit le cercle.
de-why-rebound = { $among } était l'adversaire le plus proche du gardien, à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }.
de-why-rebound-tie = { $among } étaient aussi proches du gardien, à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } : leur coach choisit ; s'il n'a rien dit, c'est le meilleur tireur.
de-why-chase = Après un arrêt, le tireur lance un dé pour se rapprocher : { $points }.

# Le vol, la bagarre.
de-why-steal-out = { $dice } dés de Vol. Le porteur était à { $distance } pas, il en fallait deux de plus pour repartir : { $need }, soit { $chance } % de chances. Avec { $points }, c'est fait.
de-why-steal-caught = { $dice } dés de Vol. Le porteur était à { $distance } pas, il en fallait deux de plus pour repartir : { $need }, soit { $chance } % de chances. Avec { $points }, le voleur est sur lui et ne repart pas.
de-why-steal-short = { $dice } dés de Vol. Le porteur était à { $distance } pas, il en fallait deux de plus pour repartir : { $need }, soit { $chance } % de chances. Avec { $points }, le voleur n'arrive même pas à côté de lui.
de-why-steal-blocked = Le porteur était à { $distance } pas et { $points } suffisaient, mais aucune case hors de sa zone de portée ne pouvait être atteinte en deux pas.
de-why-breakaway = En { $cell }, le porteur n'avait plus que le gardien devant lui en zone offensive ; le voleur, passé la ligne bleue, est tombé sur lui sans pouvoir repartir.
de-why-fight = Le plus grand total gagne : { $high } contre { $low }.
de-why-fight-round = Chacun lance ses dés de Bagarre ; le plus grand total gagne.
de-why-fight-tie = Égalité : on recommence, et c'est une unité de plus.

# Les pénalités, les changements.
de-why-waits = Deux pénalités de ce camp courent déjà : celle-ci attend que l'une finisse.
de-why-served = Ses { $units } unités sont purgées.
de-why-freed = Le but encaissé y a mis fin.
de-why-over-before = Purgée, ou effacée par le but d'avant : à la mise au jeu, elle n'avait plus de temps à courir.
de-why-back-full = Il va au banc : son camp a déjà tous les patineurs qu'il peut avoir.
de-why-back-shut = Il va au banc : la porte du cachot est bouchée.
de-why-back-out = Il ne revient pas : il a quitté le match.
de-why-enter = { $points ->
        [one] Un seul pas, pour passer la porte.
       *[other] Un pas pour passer la porte ; il en a { $points } en tout.
    }
de-why-strength = Son camp peut avoir { $allowed } patineurs ; { $penalties ->
        [0] aucune pénalité ne le prive d'un homme.
        [one] une pénalité court contre lui.
       *[other] { $penalties } pénalités courent contre lui.
    }
de-why-strength-waits = Une pénalité de ce camp attend son tour : il garde { $allowed } patineurs, et un homme du banc prend la place.
de-why-strength-overtime = En prolongation de saison, son camp peut avoir { $allowed } patineurs.
de-why-substitute = Il était entré trop tôt : il retourne au banc.
de-why-bench = { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } de Vol, et { $need } pas pour être à trois du banc : { $chance } % de chances.
de-why-free = À une mise au jeu, on change sans dés.
de-why-too-many = Il n'est pas arrivé au banc, et son remplaçant était déjà sur la glace.

# Le tir de pénalité, la fin.
de-why-approach = Ses dés de Vol et un de plus, { $dice } en tout : { $points } pas, tous employés.
de-why-braked = Ses dés de Vol et un de plus, { $dice } en tout : { $points } pas, dont { $left } qu'il n'emploie pas. Freiner lui ôte tout Retour.
de-why-ps-keeper = Le gardien lance un dé, et bouge d'autant de pas au plus.
de-why-ps-race = Le gardien lance un dé : { $points }, il en fallait { $need }.
de-why-ps-card = Ce n'est pas un Retour : le tir de pénalité est fini.
de-why-ps-forfeited = C'est un Retour, mais le tireur a freiné ou s'est éloigné du filet : il n'y a plus droit.
de-why-ps-rebound = C'est un Retour, et le tireur n'a ni freiné ni reculé : il tire encore.
de-why-ps-centre = C'est un but : la mise au jeu est au centre.
de-why-ps-side = L'homme avait été accroché dans la rangée { $row } : la mise au jeu est de ce côté.
de-why-ps-chosen = L'homme avait été accroché dans la rangée du milieu : { $chooser } choisit le cercle.
de-why-period-over = Les { $units } unités de la période sont jouées.
de-why-overtime-season = C'est un match de saison : quatre contre quatre, par périodes entières.
de-why-overtime = C'est un match de séries : cinq contre cinq.
