"""The check of what is read aloud: it hears a hash in a text, and neither a press nor a number."""

from simcord import HttpLogEntry

from tests.support.read_aloud import spelled

HASH = "0123456789abcdef" * 4


def sent(**component: str) -> HttpLogEntry:
    body = {"components": [{"components": [component]}]}
    return HttpLogEntry(method="POST", path="/channels/1/messages", params={}, json=body, reason=None)


def test_a_whole_hash_is_heard_in_a_text_alone() -> None:
    assert spelled([sent(content=f"Empreinte : `{HASH}`")]) == [f"Empreinte : `{HASH}`"]
    assert spelled([sent(custom_id=f"verify:1:{HASH}", label="Vérifier"), sent(content="1" * 64)]) == []
