## « Pourquoi ? » : ce qui est derrière une ligne d'un résultat.

why-ask = Pourquoi ? Choisissez une ligne
why-choose = Quelle ligne ?
why-older = … { $count } lignes plus anciennes
why-title = Pourquoi ?
why-other-rules = Ce tour a été joué sous d'anciennes règles : les tirages et les ordres derrière chaque ligne ne peuvent plus être retrouvés.
why-order = { $source ->
    [default] { $who } : pas d'ordre reçu, l'ordre par défaut a joué
    [standing] { $who } : l'ordre permanent a joué
    [deputy] { $who }, par son adjoint
    [referee] { $who }, ordre entré par l'arbitre
   *[other] Ordre de { $who }
    }{ $order ->
    [none] .
   *[other] { " : " }{ $order }
    }
why-draw = 🎲 { $what } : { $value } sur { $sides }{ $forced ->
    [yes] , imposé par l'arbitre.
   *[no] .
    }
why-draws-more = 🎲 et { $count } autres tirages, dans le compte rendu.
