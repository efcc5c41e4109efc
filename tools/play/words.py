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
    "/messages.js": (
        (" used `", " a utilisé `"),
        ('" (edited)"', '" (modifié)"'),
        ('"(edited)"', '"(modifié)"'),
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
    "/composer.js": (("`Message ${channel.glyph}", "`Écrire dans ${channel.glyph}"),),
    "/commands.js": (("`+${optional} optional`", '`+${optional} facultatif${optional > 1 ? "s" : ""}`'),),
}


def translate(path: str, content: bytes) -> bytes:
    """Return a file of the page with its words in French."""
    for theirs, ours in WORDS.get(path, ()):
        content = content.replace(theirs.encode(), ours.encode())
    return content
