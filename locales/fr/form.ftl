### Le formulaire d'ordres, le même pour tous les jeux

form-send = { $shown ->
    [true] Envoyer
   *[false] Relire et envoyer
}
form-type = Écrire
form-clear = Recommencer
form-again = Modifier
