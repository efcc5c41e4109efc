## Aspic : les noms, les nombres, ce que fait un tir. Les autres fichiers aspic-*.ftl les reprennent comme valeurs.

as-decimal = { $whole },{ $rest }
as-time-days = { $days }{ "\u00a0" }j{ $hours ->
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

as-rebound-goal-line = la ligne de but
as-rebound-post = le poteau
as-rebound-lateral-1 = le bord de la ligne 1
as-rebound-lateral-9 = le bord de la ligne 9
as-rebounds-two = { $first }, puis sur { $second }

# Ce que fait un tir, sans majuscule ni point.
as-course-goal = le ballon part de { $ball } et franchit la ligne de but (hauteur { $height })
as-course = { $how ->
        [swap] le ballon en { $ball } et le tireur en { $to } échangent leurs places
       *[plain] le ballon va de { $ball } en { $to }
    }{ $rebounds ->
        [none] {""}
       *[other] , après un rebond sur { $rebounds }
    }
as-brief-goal = But !
as-brief-course = ballon en { $to }{ $swap ->
        [yes] , échange
       *[no] {""}
    }{ $rebounds ->
        [0] {""}
        [1] , 1 rebond
       *[other] , { $rebounds } rebonds
    }

game-aspic = Aspic
