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
notice-not-booked = **L'écriture { $entry } du registre n'a pas pu être corrigée** ({ $thread }). Corrigez-la par `/arbitre corriger`.
notice-not-played = Cette rencontre ne se joue plus : la compétition en a décidé sans elle.
