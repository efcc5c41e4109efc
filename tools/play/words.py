"""The fixed words of simcord's page in French, as far as players meet them; what is not found stays English."""

from collections.abc import Mapping, Sequence

Pairs = Sequence[tuple[str, str]]

# The file of the page -> what stands there, and what stands there for players.
WORDS: Mapping[str, Pairs] = {
    "/": (
        ("<title>SimCord Preview</title>", "<title>Conversation</title>"),
        ('<html lang="en">', '<html lang="fr">'),
        (">Load earlier messages<", ">Messages précédents<"),
        (">Newer messages<", ">Messages suivants<"),
        (">New messages · jump to latest<", ">Du nouveau : aller en bas<"),
        (">No messages in this channel.<", ">Rien n’a encore été écrit ici.<"),
    ),
    "/text.js": (
        # Whoever may not see a channel is told so on Discord; here they would be shown its id.
        ("appendText(target, token.content)", 'appendText(target, token.content.replace(/<#\\d+>/g, "#aucun-accès"))'),
        ('"Reveal spoiler"', '"Montrer ce qui est caché"'),
    ),
    "/messages.js": (
        (" used `", " a utilisé `"),
        ('" (edited)"', '" (modifié)"'),
        ('"(edited)"', '"(modifié)"'),
        ("`Edited ${", "`Modifié : ${"),
        ('"Only you can see this"', '"Vous seul(e) pouvez voir ce message"'),
        ('addAction("reply", "Reply"', 'addAction("reply", "Répondre"'),
        ('addAction("edit", "Edit"', 'addAction("edit", "Modifier"'),
        ('addAction("delete", "Delete"', 'addAction("delete", "Supprimer"'),
    ),
    "/components.js": (
        (
            'This form will be submitted to ${modal.application_name || "this application"}. '
            "Do not share passwords or other sensitive information.",
            'Ce formulaire sera envoyé à ${modal.application_name || "Sifflet"}.',
        ),
        ('"button-secondary", "Cancel"', '"button-secondary", "Annuler"'),
        ('"button-primary", "Submit"', '"button-primary", "Valider"'),
        ('"Close modal"', '"Fermer"'),
        ('"Drop files here or "', '"Déposer un fichier ici ou "'),
        ('"upload-browse", "browse"', '"upload-browse", "le choisir"'),
        (
            "`Upload up to ${component.max_values ?? 1} files, 10 MiB per file.`",
            '((count) => `${count} fichier${count > 1 ? "s" : ""} au plus, de 10 Mio au plus.`)'
            "(component.max_values ?? 1)",
        ),
        ("`Remove ${file.name}`", "`Enlever ${file.name}`"),
    ),
    "/selects.js": (
        ('"Select an option"', '"Choisir"'),
        ('"Select one or more options"', '"Choisir"'),
        (
            "`${selected.length} selected. Choose ${minimum}–${maximum} options.`",
            '(minimum === 1 && maximum === 1 ? "" : `${selected.length} choisi(s), de ${minimum} à ${maximum}.`)',
        ),
        ('"No available options"', '"Rien à choisir"'),
        ('"select-apply", "Apply"', '"select-apply", "Valider"'),
        ('"select-cancel", "Cancel"', '"select-cancel", "Annuler"'),
    ),
    "/select-drafts.js": (
        (
            '`Choose at least ${minimum} option${minimum === 1 ? "" : "s"}.`',
            "`À choisir : au moins ${minimum}.`",
        ),
        ("`Choose no more than ${maximum} options.`", "`À choisir : au plus ${maximum}.`"),
    ),
    "/modal.js": (
        ('"This field is required."', '"À remplir."'),
        ("`Enter at least ${component.min_length} characters.`", "`Au moins ${component.min_length} caractères.`"),
        ("`Enter no more than ${component.max_length} characters.`", "`Au plus ${component.max_length} caractères.`"),
        ('"Choose at least one value."', '"À choisir."'),
        ("`Choose at least ${minimum} value(s).`", "`À choisir : au moins ${minimum}.`"),
        ("`Choose no more than ${maximum} value(s).`", "`À choisir : au plus ${maximum}.`"),
        ('"Choose one option."', '"À choisir : une réponse."'),
        ('"Choose an available option."', '"Cette réponse n’est plus possible."'),
        ("`${file.name} exceeds the 10 MiB per-file limit.`", "`${file.name} pèse plus de 10 Mio.`"),
        ('"Uploads exceed the 25 MiB aggregate limit."', '"Ces fichiers pèsent ensemble plus de 25 Mio."'),
    ),
    "/composer.js": (
        ("`Message ${channel.glyph}", "`Écrire dans ${channel.glyph}"),
        ('"Edit message"', '"Modifier le message"'),
        ('"You can use application commands here"', '"Ici, seulement des commandes"'),
        (
            'state.editTargetId ? "Save" : "Send"',
            'state.editTargetId ? "Enregistrer le message" : "Envoyer le message"',
        ),
        ("`${sendLabel} message (Enter)`", "`${sendLabel} (Entrée)`"),
        ("`Editing message ${state.editTargetId}`", '"Vous modifiez un message"'),
        ("`Replying to ${reply.author", "`Réponse à ${reply.author"),
        ('state.editTargetId ? "Cancel edit" : "Cancel reply"', '"Annuler"'),
    ),
    "/commands.js": (
        ("`+${optional} optional`", '`+${optional} facultatif${optional > 1 ? "s" : ""}`'),
        ('"This field is required."', '"À remplir."'),
        ('"Value length is outside the allowed range."', '"Trop court, ou trop long."'),
        ('"Value is outside the allowed range."', '"Trop petit, ou trop grand."'),
        ('"Choose an available option."', '"À choisir dans la liste."'),
        ('"Enter a valid value."', '"Cette valeur ne convient pas."'),
        ('"Integer is outside the safe range."', '"Trop petit, ou trop grand."'),
        ('"This file type is not allowed."', '"Pas un fichier de cette sorte."'),
        ('"File exceeds the 10 MiB per-file limit."', '"Ce fichier pèse plus de 10 Mio."'),
        ('"Uploads exceed the 25 MiB aggregate limit."', '"Ces fichiers pèsent ensemble plus de 25 Mio."'),
        ('"Choose file"', '"Choisir un fichier"'),
        ('"Exit command mode"', '"Quitter la commande"'),
        ('"Loading commands"', '"Les commandes arrivent…"'),
        ('"Loading options failed" : "No options match"', '"La liste ne vient pas" : "Rien de tel"'),
        (
            '{ name: "True", value: true }, { name: "False", value: false }',
            '{ name: "oui", value: true }, { name: "non", value: false }',
        ),
        ('(value.raw ? "True" : "False")', '(value.raw ? "oui" : "non")'),
        ("/^(true|false)$/i.test(field.value)", "/^(oui|non)$/i.test(field.value)"),
        ('field.value.toLowerCase() === "true"', 'field.value.toLowerCase() === "oui"'),
        ('"OPTIONS"', '"AU CHOIX"'),
        ("`OPTIONS MATCHING ${", "`AU CHOIX : ${"),
        ('user: "MEMBERS", mentionable: "MEMBERS"', 'user: "MEMBRES", mentionable: "MEMBRES"'),
        ('role: "ROLES", channel: "CHANNELS"', 'role: "RÔLES", channel: "SALONS"'),
    ),
    "/media.js": (
        ('"Image preview"', '"Image"'),
        ('zoomed ? "Fit image" : "Zoom image"', 'zoomed ? "Réduire" : "Agrandir"'),
        ('"Zoom image"', '"Agrandir"'),
        ('"Close image preview"', '"Fermer"'),
        ('"Previous image"', '"Image précédente"'),
        ('"Next image"', '"Image suivante"'),
        ('"Open original image"', '"Ouvrir l’image seule"'),
        ('`Open ${label || "image"} in image preview`', '`Agrandir : ${label || "image"}`'),
        ("`Download ${label}`", "`Télécharger ${label}`"),
    ),
}


def translate(path: str, content: bytes) -> bytes:
    """Return a file of the page with its words in French."""
    for theirs, ours in WORDS.get(path, ()):
        content = content.replace(theirs.encode(), ours.encode())
    return content
