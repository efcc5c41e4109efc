## “Why?”: what stands behind a line of a result.

why-ask = Why? Choose a line
why-choose = Which line?
why-older = … { $count } older lines
why-title = Why?
why-other-rules = This turn was played under earlier rules: the draws and orders behind each line cannot be found any more.
why-order = { $source ->
    [default] { $who }: no order came, the default order was played
    [standing] { $who }: the standing order was played
    [deputy] { $who }, by the deputy
    [referee] { $who }, an order entered by the referee
   *[other] Order of { $who }
    }{ $order ->
    [none] .
   *[other] : { $order }
    }
why-draw = 🎲 { $what }: { $value } of { $sides }{ $forced ->
    [yes] , set by the referee.
   *[no] .
    }
why-draws-more = 🎲 and { $count } more draws, in the report.
