## Kollaball : pourquoi une chose est arrivée ; entre parenthèses, en bref, sur la ligne même.

kb-short-drawn = au sort parmi { $among-count }
kb-short-receiver-pushed = { $who } repoussé de la case
kb-short-only-hitters = { $who-count ->
    [one] un frappeur, aucun receveur
   *[other] { $who-count } frappeurs, aucun receveur
    }
kb-short-none-receives = personne n'y était receveur les mains libres
kb-short-nobody-there = personne de l'équipe en { $cell }
kb-short-even = { $few } contre { $many }
kb-short-outnumbered = { $few } contre { $many }
kb-short-struck-drawn = au sort parmi { $among-count }
kb-why-drawn = Tiré au sort entre { $among }.
kb-why-receiver-pushed = { $who } devait recevoir en { $cell }, mais a été repoussé par une charge : un joueur repoussé n'attrape rien.
kb-why-only-hitters = En { $cell }, il n'y avait que des frappeurs ({ $who }) : un frappeur n'attrape rien.
kb-why-none-receives = En { $cell }, { $who } n'attrape pas : ni receveur, ni les mains libres.
kb-why-nobody-there = Personne de { $team } n'était en { $cell } quand la balle est arrivée.
kb-why-even = Autant de frappeurs des deux côtés ({ $few } contre { $many }) : tous sont repoussés.
kb-why-outnumbered = Moins de frappeurs de ce côté ({ $few } contre { $many }) : les moins nombreux sont repoussés.
kb-why-second-hitter = { $blocker } avait déjà arrêté un frappeur : le second l'emporte, et recule avec lui.
kb-why-struck = { $hitters ->
    [one] Un frappeur libre sur la case.
   *[other] { $hitters } frappeurs libres sur la case : un joueur repoussé chacun.
    }
kb-why-struck-drawn = { $hitters ->
    [one] Un frappeur libre, et plusieurs joueurs à repousser : tiré au sort entre { $among }.
   *[other] { $hitters } frappeurs libres, et plus de joueurs à repousser : tiré au sort entre { $among }.
    }
