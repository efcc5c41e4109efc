## Aspic: the shot and the goal, one picture each.

as-lesson-shot = A shot
as-lesson-word-shooter = shooter
as-lesson-word-ball = ball
as-lesson-word-end = lands here
as-lesson-word-half = 3 cells
as-lesson-shot-1 = The ball goes to the other side, as far as the shooter is from it.
as-lesson-shot-2 = The shooter takes the ball's place. It is 3 cells away at most.
as-lesson-shot-3 = Straight or diagonal: every cell on the way must be free.
as-lesson-shot-alt = A shot: the shooter is on C5, the ball on F5, three cells away. The ball goes three cells further, to I5, and the shooter takes its place on F5.
as-lesson-goal = Scoring
as-lesson-goal-1 = 1. Goal: the ball's line passes between the two posts.
as-lesson-goal-2 = 2. Beside the posts, or on one, the ball rebounds.
as-lesson-goal-3 = 3. It rebounds at the top and the bottom of the board too.
as-lesson-goal-alt = Three shots to the right. 1: from F3, ball on I4, a goal between the posts. 2: from G7, ball on I8, it rebounds off the goal line beside the posts and comes back to I9. 3: from C4, ball on D2, it rebounds at the top of the board and ends on E2.
