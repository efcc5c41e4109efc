### The order form, the same for every game

form-title = { $match } · { $stage }
form-send = { $shown ->
    [yes] Send
   *[no] Review and send
}
form-type = Write
form-back = Back
form-clear = Start again
form-again = Change
form-file = Or a file
form-file-hint = It replaces the text; 64 kB at most
