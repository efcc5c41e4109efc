## Kollaball : le compte rendu d'un tour. Une phrase par évènement (page de règles, partie 7).
## $player, $team, $ball… sont des noms tout faits (kollaball.ftl) ; un champ vide vaut « none ».

kb-section-opening = Ouverture
kb-section-other-rules = Déroulement (joué sous d'anciennes règles)
kb-section-event = Évènement aléatoire
kb-section-bribes = Pots-de-vin
kb-section-copies = Copies
kb-section-moves = Déplacements
kb-section-passes = Passes
kb-section-decoys = Leurres
kb-section-charges = Charges et blocages
kb-section-catches = Réceptions et ramassages
kb-section-goal = But
kb-section-extra = Percée
kb-section-closing = Clôture
kb-section-dice = Dés
kb-section-round = { $title } (action { $round })
kb-section-reveal = Ce que cachait le tour { $turn }

# Étapes, entrées, tactiques

kb-event-roll_call = { $count ->
        [0] L'équipe { $team } est au complet à l'appel.
       *[other] L'équipe { $team } n'est pas au complet à l'appel : il manque { $absent }.
    }
kb-event-lineup = { $ball ->
        [none] L'équipe { $team } aligne { $players } ; personne ne tient la balle.
       *[other] L'équipe { $team } aligne { $players } ; la balle est à { $ball }.
    }
kb-event-kickoff = Coup d'envoi : chaque équipe est sur son en-but, balle en main.
kb-event-timeout_called = Le capitaine de l'équipe { $team } demande un arrêt de jeu : ce tour n'est pas joué et l'arbitre tranche.
kb-event-timeout_ruled = { $upheld ->
        [yes] Arrêt de jeu retenu : l'équipe { $team } garde son droit. On redonne les ordres du tour.
       *[no] Arrêt de jeu rejeté : l'équipe { $team } n'y a plus droit. On redonne les ordres du tour.
    }
kb-event-turn_void = { $count ->
        [0] Tour { $turn } nul, sans faute de personne.
       *[other] Tour { $turn } nul : pas d'ordres à temps de { $missing }.
    } Tours manqués : { $missed }.
kb-missed = { $team } { $count }
kb-event-substituted = { $in } entre en { $cell } à la place de { $out }.
kb-event-plays_short = L'équipe { $team } ne remplace pas { $out } : elle joue à un de moins.
kb-event-entered = { $player } revient en jeu en { $cell }.
kb-event-decoy_vanished = { CAP($ball) } disparaît en { $cell }.
kb-event-tactic_played = { $copied ->
        [yes] L'équipe { $team } prend l'adversaire à son propre jeu : { $tactic }.
       *[no] L'équipe { $team } joue sa tactique : { $tactic }.
    }
kb-event-tactic_failed = La tactique de l'équipe { $team } échoue ({ $tactic }) : elle n'est pas consommée.
kb-event-tactics_cancelled = { $tactic ->
        [placement] Les deux équipes demandent un placement au même tour : pas de réponse, elles redonnent leurs ordres sans lui.
        [neutralise] Les deux équipes se neutralisent : les deux tactiques sont consommées, rien n'est noté.
       *[other] Les tactiques des deux équipes s'annulent.
    }
kb-event-placement_revealed = { $steps ->
        [0] Placement : { $player } ne bouge pas, il reste en { $start }.
       *[other] Placement : { $player } suit le chemin { $path }.
    }
kb-event-analysis_revealed = Analyse : { $roles }.
kb-role-of = { $player } est { $role ->
        [carrier] porteur
        [receiver] receveur
        [hitter] frappeur
        [picker] ramasseur
       *[none] sans rôle
    }
kb-event-insight_cancelled = Les deux équipes ont joué l'analyse au même tour : elles s'annulent.
kb-event-neutralised = L'équipe { $by } neutralise l'équipe { $team } : ses actions sont annulées et notées. Au prochain tour, elle doit en changer au moins deux.

# Évènements aléatoires

kb-event-random_event = Évènement contre l'équipe { $team } : { $event } (table : { $roll } ; chance ce tour : { $rate } %).
kb-event-event_replaced = Aucune action spéciale à annuler : l'évènement devient « { $event } ».
kb-event-no_effect = « { CAP($cause) } » reste sans effet.
kb-event-special_aborted = L'action spéciale de { $player } est annulée mais consommée : { $special }.
kb-event-player_displaced = { $moved ->
        [yes] { $player } recule de { $from } en { $to }.
       *[no] { $player } devrait reculer, mais reste en { $from } faute de place derrière lui.
    }
kb-event-player_hampered = { $cause ->
        [hindrance] Gêne : { $player } n'agit pas ce tour, mais pourra agir deux fois au prochain.
        [fatigue] Fatigue : { $player } n'agit pas ce tour, mais pourra agir deux fois au prochain.
        [warning] Avertissement : { $player } n'agit pas ce tour.
       *[other] { $player } n'agit pas ce tour.
    }
kb-event-wounded = { $cause ->
        [block] { $player } se blesse sur un blocage inflexible : pas de prochain tour, puis deux actions possibles au suivant.
       *[play_through] Laisser jouer : { $player } joue ce tour, manque le prochain, puis pourra agir deux fois.
    }
kb-event-sprained = { $player } se tord la cheville : il peut bouger, mais pas recevoir ce tour.
kb-event-player_removed = { $returns ->
        [none] { $player } quitte le terrain en { $cell } et ne revient plus ({ $cause ->
            [expulsion] exclusion
            [exclude] exclusion par l'arbitre
            [fracture] fracture, un remplaçant peut entrer
            [blatant_fix] trucage manifeste
            [missing] joueur indisponible, à remplacer
            [mark_missing] joueur indisponible, à remplacer
           *[other] décision de l'arbitre
        }).
       *[other] { $player } quitte le terrain en { $cell } ({ $cause ->
            [serious_injury] blessure grave
            [referee_error] erreur d'arbitrage
           *[other] décision de l'arbitre
        }) : retour au tour { $returns }.
    }
kb-event-pass_redirected = { $to ->
        [none] { $player } ne peut plus passer à son receveur : il garde la balle.
       *[other] { $player } ne peut plus passer à son receveur : il vise { $to }.
    }
kb-event-ball_lost = { $cause ->
        [misunderstanding] La passe de { $player } file trop loin : { $ball } tombe au sol en { $cell }.
       *[fumble] { $player } lâche { $ball }, qui roule en { $cell }.
    }
kb-event-ball_out = La passe de { $player } vers { $cell } sort du terrain : l'arbitre récupère { $ball } jusqu'à la fin du tour.
kb-event-ball_seized = { $player ->
        [none] L'arbitre retire { $ball }, au sol en { $cell }.
       *[other] L'arbitre retire { $ball } des mains de { $player }.
    }
kb-event-ball_returned = L'arbitre remet { $ball } à { $player }.
kb-event-ball_placed = L'arbitre pose { $ball } au sol en { $cell }.

# Pots-de-vin

kb-event-bribe = { $player } glisse { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } à l'arbitre { $side ->
        [against] contre l'adversaire
       *[favour] en faveur des siens
    } : { $chance } % de chance, dé { $roll }, { $triggered ->
        [yes] l'arbitre accepte.
       *[no] l'arbitre refuse.
    }
kb-event-bribe_effect = Le pot-de-vin de { $player } donne « { $effect } » (table : { $roll }) { $side ->
        [against] contre
       *[favour] pour
    } l'équipe { $team }.
kb-event-bribe_chain = « { CAP($from) } » n'a pas lieu d'être : le pot-de-vin de { $player } devient « { $to } ».
kb-event-favour = { $effect ->
        [play_on] Jouez ! { $beneficiary } peut ramasser et passer dans le même tour.
        [advantage] Avantage en cours : la charge contre { $beneficiary } ne compte pas, il tient sa place.
        [fair_call] Arbitrage favorable : malgré la charge, { $ball } revient à { $beneficiary }.
       *[offside] { $used ->
            [yes] Hors-jeu non signalé : { $beneficiary } fait une action de plus, celle de sa réserve.
           *[no] Hors-jeu non signalé : { $beneficiary } aurait une action de plus, mais rien d'utilisable en réserve.
        }
    }
kb-event-role_forced = { $role ->
        [receiver] L'arbitre fait de { $player } un receveur : même déplacement, mais pas de charge.
        [hitter] L'arbitre fait de { $player } un frappeur.
       *[other] L'arbitre change le rôle de { $player }.
    }

# Actions spéciales

kb-event-critical = { $special ->
        [block] Réussite critique, Inflexible : { $player } blessera le premier qu'il repousse.
        [bribe] Réussite critique, Appuis politiques : { $player } paie mieux l'arbitre.
        [copy] Réussite critique, Science infuse : { $player } peut copier ce qu'il veut.
        [sprint] Réussite critique, Percée dans la défense : { $player } pourra avancer encore s'il reçoit.
        [deep_pass] Réussite critique, Une-deux : { $player } peut passer où il veut à deux cases et avancer.
        [decoy] Réussite critique, Feintes successives : { $player } prolonge ou double son leurre.
       *[other] Réussite critique de { $player }.
    }
kb-event-copy = { $valid ->
        [yes] { $player } copie une action spéciale du tour précédent : { $copied }.
       *[no] { $player } tente une copie, qui échoue et reste consommée : { $copied }.
    }
kb-event-special_used = { $via ->
        [copy] { $player } joue l'action spéciale qu'il copie : { $special }.
        [legend] { $player } joue son coup de légende : { $special }.
       *[class] { $player } joue son action spéciale : { $special }.
    }

# Jeu

kb-event-moved = { $role ->
        [carrier] { $player } se déplace de { $from } en { $to }
        [none] { $player } se déplace de { $from } en { $to }
       *[other] { $player } va de { $from } en { $to }
    }{ $via ->
        [none] {""}
       *[other] {" "}par { $via }
    }{ $role ->
        [receiver] , en receveur.
        [hitter] , en frappeur.
        [carrier] , balle en main.
       *[none] .
    }
kb-event-passed = { $deep ->
        [yes] { $player } passe { $ball } en profondeur, de { $from } vers { $to }.
       *[no] { $player } passe { $ball } de { $from } vers { $to }.
    }
kb-event-lob_launched = { $player } envoie { $ball } en chandelle : elle retombe au tour { $lands }.
kb-event-lob_aimed = La chandelle de { $player } vise { $to }.
kb-event-lob_landed = Partie en chandelle, { $ball } retombe en { $cell }.
kb-event-decoy_given = { $kept ->
        [yes] { $player } garde le leurre en main.
       *[no] { $player } donne un leurre à { $to }.
    }
kb-event-charged = { $player } charge en { $cell }.
kb-event-block_held = { $player } bloque { $hitter } en { $cell }.
kb-event-expelled = { $pinned ->
        [yes] { $player } reste en { $from }, sans case où reculer, mais ne fait plus rien.
       *[no] { $cause ->
            [block] Le blocage repousse { $player } de { $from } en { $to }.
            [advantage] L'avantage repousse { $player } de { $from } en { $to }.
           *[charge] La charge repousse { $player } de { $from } en { $to }.
        }
    }
kb-event-ball_dropped = { $cause ->
        [drop] { $player } pose { $ball } au sol en { $cell }.
        [expelled] { $player } lâche { $ball }, au sol en { $cell }.
       *[other] { $player } s'en va : { $ball } reste au sol en { $cell }.
    }
kb-event-received = { $fair_call ->
        [yes] { $player } reçoit { $ball } par décision de l'arbitre ; il est en { $cell }.
       *[no] { $player } reçoit { $ball } en { $cell }.
    }
kb-event-pass_missed = Personne ne reçoit { $ball }, au sol en { $cell }.
kb-event-picked_up = { $player } ramasse { $ball } en { $cell }.
kb-event-pickup_failed = { $reason ->
        [expelled] { $player } ne ramasse rien en { $cell } : il a été repoussé.
        [no_ball] { $player } ne ramasse rien en { $cell } : il n'y a pas de balle.
       *[lost_draw] { $player } ne ramasse rien en { $cell } : le tirage lui échappe.
    }
kb-event-action_void = { $reason ->
        [no_ball] { $player } reste sur place : il n'a pas de balle en main.
        [holding_ball] { $player } reste sur place : il a déjà une balle en main.
        [no_way] { $player } reste sur place : le chemin prévu n'existe plus.
        [sprain] { $player } reste sur place : son receveur ne peut plus recevoir.
        [aborted] { $player } reste sur place : son action est annulée.
       *[other] { $player } reste sur place : son action n'est plus possible.
    }
kb-event-scored = But ! { $player } est dans l'en-but adverse avec { $ball }, pour l'équipe { $team } !

# Fin

kb-event-turn_resolved = Le tour { $turn } est joué.
kb-event-disqualified = { $reason ->
        [roll_call] L'équipe { $team } est disqualifiée : appel manqué.
        [missed_turns] L'équipe { $team } est disqualifiée : trop de tours manqués.
        [exclusions] L'équipe { $team } est disqualifiée : deux exclusions.
        [missing_player] L'équipe { $team } est disqualifiée : joueur indisponible non remplacé.
        [no_players] L'équipe { $team } est disqualifiée : plus personne à aligner.
       *[other] L'équipe { $team } est disqualifiée : { $text }.
    }
kb-event-match_over = { $winner ->
        [none] Match terminé sans vainqueur : { $reason ->
            [draw] égalité.
            [double_disqualification] les deux équipes sont disqualifiées.
           *[other] { $text }.
        } Points : 🔴 { $rouge }, 🔷 { $bleue }.
       *[other] Victoire de l'équipe { $winner } : { $reason ->
            [goal] but marqué.
            [tie_break-specials] égalité, départagée par les actions spéciales.
            [tie_break-charges] égalité, départagée par les charges.
            [tie_break-deniers] égalité, départagée par les deniers.
            [tie_break-toss] égalité, départagée par le dé.
            [disqualification] l'autre équipe est disqualifiée.
           *[other] { $text }.
        } Points : 🔴 { $rouge }, 🔷 { $bleue }.
    }
kb-event-override = Décision de { $by } : { $op ->
        [mark_missing] joueur déclaré indisponible
        [exclude] joueur exclu
        [disqualify] équipe disqualifiée
        [void_turn] tour annulé
        [forgive_missed] tour manqué pardonné
        [set_max_missed] nombre de tours manqués permis
        [set_captain] nouveau capitaine
        [set_player] joueur corrigé
        [set_ball] balle replacée
        [set_timeout] droit à l'arrêt de jeu corrigé
        [rewind] retour à un tour précédent
        [add_player] remplaçant inscrit
        [declare_legend] joueur déclaré légende
        [set_result] résultat fixé
       *[other] correction
    }. Motif : { $reason }
## Les tirages (page de règles, 6.3), dans la section « Dés ».

kb-roll = { $forced ->
        [yes] Tirage forcé par l'arbitre — { $what } : { $value } sur { $sides }
       *[no] Tirage — { $what } : { $value } sur { $sides }
    }
kb-roll-event = { $what ->
        [trigger] y a-t-il un évènement
        [table] table des évènements
        [alt] évènement de remplacement
        [turns] durée de l'absence
        [victim] joueur frappé par l'évènement
        [ball] porteur qui lâche sa balle
        [roll] direction où roule la balle
        [pass] passe mal comprise
        [direction] direction de la passe mal comprise
        [back] case de recul
       *[return] joueur qui récupère la balle sortie
    }
kb-roll-bribe = { $what ->
        [trigger] pot-de-vin de { $player }, accepté ou non
        [table] pot-de-vin de { $player }, table des effets
        [turns] pot-de-vin de { $player }, durée de l'absence
        [victim] pot-de-vin de { $player }, joueur touché
        [ball] pot-de-vin de { $player }, balle retirée
        [return] pot-de-vin de { $player }, joueur qui récupère la balle
        [beneficiary] pot-de-vin de { $player }, joueur favorisé
       *[repel] pot-de-vin de { $player }, frappeur repoussé
    }
kb-roll-bribe-receiver = pot-de-vin de { $player }, choix du frappeur qui devient receveur ({ $k })
kb-roll-crit = réussite critique de { $player }
kb-roll-block = blocage en { $cell } contre { $team }, choix du frappeur ({ $k })
kb-roll-blocker = blocage en { $cell } par { $team }, choix du bloqueur ({ $k })
kb-roll-charge = charge de { $team } en { $cell }, choix de la cible ({ $k })
kb-roll-back = case de recul de { $player }
kb-roll-reception = réception, qui a { $ball }
kb-roll-pickup = { $what ->
        [ball] ramassage en { $cell }, choix de la balle ({ $k })
       *[player] ramassage en { $cell }, choix du joueur ({ $k })
    }
kb-roll-tie_break = départage (pair : rouge, impair : bleue)
kb-roll-other = { $label }
