### Le formulaire d'ordres, le même pour tous les jeux

form-title = { $match } · { $stage }
form-send = { $shown ->
    [yes] Envoyer
   *[no] Relire et envoyer
}
form-type = Écrire
form-back = Revenir
form-clear = Recommencer
form-again = Modifier
form-file = Ou un fichier
form-file-hint = Il remplace le texte ; 64 ko au plus
