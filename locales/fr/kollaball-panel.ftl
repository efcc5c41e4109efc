## Kollaball : ce que le panneau, le compte rendu et la feuille des équipes disent de la position.

kb-section-acts = Décisions de l'arbitre
kb-report-on = Suite ({ $page } sur { $pages })
kb-report-back = Retour ({ $page } sur { $pages })

# Les images en mots, pour qui ne les voit pas : « n° 2 rouge va de D3 en D4, n° 1 rouge passe la balle rouge vers D4 ».
kb-alt-board = Terrain. { $where }.
kb-alt-no-orders = Votre terrain, sans ordre encore.
kb-alt-orders = Vos ordres sur votre terrain. { $orders }
kb-alt-turn = { $goals } { $count ->
        [0] Rien ne bouge.
       *[other] Le tour : { $told }.
    } À la fin : { $where }.
kb-alt-player = n° { $number } { $team ->
        [rouge] rouge
       *[bleue] bleu
    }
kb-alt-scored = But ! { $player } est en { $cell } avec { $ball }.
kb-alt-moved = { $player } va de { $here } en { $there }
kb-alt-charged = { $player } charge de { $here } en { $there }
kb-alt-knocked = { $player } recule de { $here } en { $there }
kb-alt-pinned = { $player } est sous le choc en { $here }
kb-alt-passed = { $player } passe { $ball } vers { $there }
kb-alt-picked = { $player } ramasse { $ball }
kb-alt-special = { $player } joue sa spéciale ({ $special })
kb-alt-lobbed = { $player } envoie { $ball } en chandelle
kb-alt-rolled = { $ball } tombe en { $cell }
kb-alt-out = { $ball } sort du terrain
kb-alt-seized = l'arbitre prend { $ball }
kb-alt-entered = { $player } entre en { $cell }
kb-alt-stopped = { $player } reste sans action
kb-alt-removed = { $player } sort du terrain
kb-alt-team = { $team } : { $players }
kb-alt-held = { $ball } tenue par { $player } en { $cell }
kb-alt-ground = { $ball } au sol en { $cell }
kb-alt-air = { $ball } en l'air jusqu'au tour { $turn }

kb-note-events = 🎲 Évènement aléatoire à ce tour : { $rate } % de chance.
kb-note-must-change = ♻️ { $team } : au moins deux des actions neutralisées sont à changer.
kb-note-replacement = 🩼 { $team } : remplacez { $players }, ou jouez en infériorité.
kb-note-due = ↩️ { $player } rentre en jeu à ce tour{ $cells ->
        [none] .
       *[other] { "\u202F" }: { $cells }.
    }
kb-note-returns = ⏳ { $player } est sorti, retour au tour { $turn }.
kb-note-missing = ❓ { $player } n'est plus disponible : à remplacer dans les ordres de ce tour.
kb-note-skips = 💤 { $player } ne joue pas { $count ->
        [one] à ce tour
       *[other] pendant { $count } tours
    }.
kb-note-extra = ➕ { $player } peut enchaîner { $count } actions.
kb-note-lob = 🪁 { CAP($ball) } est en l'air et retombe au tour { $turn }.

kb-sheet-tactic = Tactique : { $tactic }, { $used ->
        [yes] déjà jouée
       *[no] pas encore jouée
    }
kb-sheet-team = Arrêt de jeu : { $timeout ->
        [available] disponible
        [running] en cours
       *[lost] perdu
    } · exclusions : { $exclusions }
kb-sheet-player = - { $player }{ $captain ->
        [yes] { " " }(cap.)
       *[no] { "" }
    } · { $cls } · { $status ->
        [pitch] en { $cell }
        [bench] sur le banc
        [sideline] sorti, reviendra
        [missing] absent
       *[out] sorti pour de bon
    } · spéciale { $used ->
        [yes] jouée
       *[no] en réserve
    }{ $purse ->
        [none] { "" }
       *[other] { " " }· bourse { $purse }
    }{ $legend ->
        [none] { "" }
       *[other] { " " }· légende « { $legend } »
    }
