## Aspic : le tir et le but, chacun en une image.

as-lesson-shot = Un tir
as-lesson-word-shooter = tireur
as-lesson-word-ball = ballon
as-lesson-word-end = arrivée
as-lesson-word-half = 3 cases
as-lesson-shot-1 = Le ballon part de l'autre côté, à la même distance que le tireur.
as-lesson-shot-2 = Le tireur prend la place du ballon. Il en est à 3 cases au plus.
as-lesson-shot-3 = Tout droit ou en diagonale, les cases du trajet doivent être libres.
as-lesson-shot-alt = Un tir : le tireur est en C5, le ballon en F5, à trois cases. Le ballon part trois cases plus loin, en I5, et le tireur prend sa place en F5.
as-lesson-goal = Marquer
as-lesson-goal-1 = 1. But : la ligne du ballon passe entre les deux poteaux.
as-lesson-goal-2 = 2. À côté des poteaux, ou dessus, le ballon rebondit.
as-lesson-goal-3 = 3. Il rebondit aussi en haut et en bas du terrain.
as-lesson-goal-alt = Trois tirs vers la droite. 1 : de F3, ballon en I4, but entre les poteaux. 2 : de G7, ballon en I8, il rebondit sur la ligne de but, hors des poteaux, et revient en I9. 3 : de C4, ballon en D2, il rebondit en haut du terrain et finit en E2.
