"""The resolution of rulebook part 6, on a table that the turn is played on.

How it thinks. A match is a machine whose state names what comes next (`Next`): a face-off, the defence's answer, a
card to draw, a card to play, a puck to recover, a penalty shot. `resolve` lays the state on a `Table`, merges both
sheets into the line-ups, then plays beat after beat: a beat does what is next and leaves what comes after it. A turn
ends when its units are used up, the period or the match is over, or a side's stop (`Z`) fires; whatever is next then
is where the next turn begins. In a beat nobody is asked: whoever has a choice looks down its sheet for the first line
of the letter whose conditions hold (`conditions`), and below the sheet stands the doctrine, so that there is always
one. Labels of draws begin with the beat.
"""
