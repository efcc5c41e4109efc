## What is wrong with a file, whatever the game.

fault-more = … and { $count ->
        [one] one more fault
       *[other] { $count } more faults
    }.
fault-too-large = The file is too large: { $most } kB at most.
fault-encoding = Line { $line }: the file is not UTF-8 text. Save it as “CSV UTF-8” or “UTF-8 text”.
fault-empty = The file is empty.
fault-too-many-lines = { $count } lines: { $most } at most.
fault-hidden = Line { $line }: an invisible character ({ $sign }) hides there. Write the line again.
fault-quotes = Line { $line }: the quotes do not close as they should.
