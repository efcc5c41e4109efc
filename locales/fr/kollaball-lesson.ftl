## Kollaball : le terrain expliqué en une image.

kb-lesson-title = Le terrain du Kollaball
kb-lesson-subtitle = Les rouges attaquent vers la droite, les bleus vers la gauche
kb-lesson-word-front = devant
kb-lesson-word-back = derrière
kb-lesson-word-goal = en-but
kb-lesson-red = équipe rouge : un rond
kb-lesson-blue = équipe bleue : un carré
kb-lesson-carrier = le porteur, balle en main
kb-lesson-unspent = doré : action spéciale à jouer
kb-lesson-red-ball = la balle des rouges
kb-lesson-blue-ball = la balle des bleus
kb-lesson-unknown = balle, ou leurre ? Secret
kb-lesson-decoy = un leurre : pas une balle
kb-lesson-air = balle en l'air (chandelle)
kb-lesson-idle = barré : ne joue pas ce tour
kb-lesson-name = case : lettre, puis rangée
kb-lesson-front = devant : 3 cases possibles
kb-lesson-alt = Le terrain : 37 cases, de l'en-but rouge A4, à gauche, à l'en-but bleu G4, à droite. Les cases de devant d'un joueur sont les trois du côté de l'en-but adverse : pour un rouge en C4, ce sont C3, D4 et D5, et la case juste derrière est B4 ; pour un bleu en E3, D2, D3 et E4, et derrière F3. L'équipe rouge a des ronds, la bleue des carrés, un anneau doré tant que l'action spéciale est à jouer ; chaque balle a la couleur de son équipe au milieu.
