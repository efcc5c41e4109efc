## Ce qui ne va pas dans un fichier, quel que soit le jeu.

fault-more = … et { $count ->
        [one] une autre faute
       *[other] { $count } autres fautes
    }.
fault-too-large = Le fichier est trop gros : { $most } ko au plus.
fault-encoding = Ligne { $line } : le fichier n'est pas du texte UTF-8. Enregistrez-le en « CSV UTF-8 » ou « texte UTF-8 ».
fault-empty = Le fichier est vide.
fault-too-many-lines = { $count } lignes : { $most } au plus.
fault-hidden = Ligne { $line } : un caractère invisible ({ $sign }) s'y cache. Réécrivez la ligne.
fault-quotes = Ligne { $line } : les guillemets ne se ferment pas comme il faut.
