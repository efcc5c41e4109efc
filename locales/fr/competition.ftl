refusal-entered-already = Vous êtes déjà inscrit, ou ce nom l'est.
refusal-not-entered = Vous n'êtes pas inscrit.
refusal-competition-full = La compétition est complète ({ $most }).
refusal-entries-closed = Les inscriptions sont closes.
notice-not-hosted = **La rencontre { $fixture } n'a pas pu être ouverte** ({ $thread }) : { $why } Elle sera retentée au prochain tour ou au prochain acte d'arbitre ; ou entrez son résultat.
notice-not-hosted-why = { $reason ->
    [no_team] { $entrant } n'est plus une équipe de ce jeu.
    [no_captain] personne ne répond pour { $entrant }.
   *[other] { $reason }.
}
notice-report-differs = **{ $fixture } finit autrement que la compétition ne le sait** ({ $thread }). Si c'est juste, entrez la ligne : `{ $line }`.
notice-not-played = Cette rencontre ne se joue plus : la compétition en a décidé sans elle.
notice-moved-up = ⬆️ { $person }, une place s'est libérée : **{ $name }** est inscrit. { $thread }
notice-signup-goes-on = **Les inscriptions durent jusqu'au { TIME($due) }** ({ WAIT($due) }) : il faut { $least } inscrits, { $entered ->
    [0] il n'y en a pas encore.
    [one] il y en a un.
   *[other] il y en a { $entered }.
}
