## Aspic: names, numbers, what a shot does. The other files aspic-*.ftl take them as values.

as-decimal = { $whole }.{ $rest }
as-time-days = { $days }{ "\u00a0" }d{ $hours ->
        [0] {""}
       *[other] { "\u00a0" }{ $hours }{ "\u00a0" }h
    }
as-time-hours = { $hours }{ "\u00a0" }h{ $minutes ->
        [0] {""}
       *[other] { "\u00a0" }{ $minutes }{ "\u00a0" }min
    }
as-time-minutes = { $minutes ->
        [0] { $seconds }{ "\u00a0" }s
       *[other] { $minutes }{ "\u00a0" }min{ $seconds ->
            [0] {""}
           *[other] { "\u00a0" }{ $seconds }{ "\u00a0" }s
        }
    }

as-rebound-goal-line = the goal line
as-rebound-post = the post
as-rebound-lateral-1 = the edge of line 1
as-rebound-lateral-9 = the edge of line 9
as-rebounds-two = { $first }, then off { $second }

# What a shot does, without capital or full stop.
as-course-goal = the ball leaves { $ball } and crosses the goal line (height { $height })
as-course = { $how ->
        [swap] the ball on { $ball } and the shooter on { $to } change places
       *[plain] the ball goes from { $ball } to { $to }
    }{ $rebounds ->
        [none] {""}
       *[other] , after a rebound off { $rebounds }
    }
as-brief-goal = Goal!
as-brief-course = ball to { $to }{ $swap ->
        [yes] , swap
       *[no] {""}
    }{ $rebounds ->
        [0] {""}
        [1] , 1 rebound
       *[other] , { $rebounds } rebounds
    }

game-aspic = Aspic
