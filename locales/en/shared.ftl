## What all texts share. A time is a number of seconds: TIME($due) is the date, WAIT($due) what is left.

yes = yes
no = no
none = none
list = { $first } and { $last }
hour-mark = :
hours = { $count } h

deadline = Closes: { TIME($due) } ({ WAIT($due) }).
the-referee = the referee
