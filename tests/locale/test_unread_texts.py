"""Every text of the catalogues can be asked for by the code: ids are looked for in it, whole or composed."""

import re
from pathlib import Path

from spyrium.text.catalogue import FALLBACK

from .test_catalogues import Mentions, messages

ROOT = Path(__file__).parents[2]
ID = r"[a-z][a-z0-9-]*"
# Strings of the code: whole ids, their beginnings, their ends as in `${id}-link`, and ids with holes as in
# `rules-r${number}-title`.
WHOLE = re.compile(rf"""["'`]({ID})["'`]""")
BEGINNING = re.compile(r"""["'`]([a-z0-9]+-(?:[a-z0-9-]*-)?)["'`]""")
END = re.compile(r"`\$\{[^{}`]*\}(-[a-z0-9-]+)`")
WITH_HOLES = re.compile(r"""`([a-z][^`\n]*)`|f"([a-z][^"\n]*)\"""")
HOLE = re.compile(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}")


def spoken_by_the_code() -> tuple[set[str], re.Pattern[str]]:
    """The ids of messages that server, command line or browser client can ask for, and what matches composed ones."""
    files = [*(ROOT / "src/spyrium").rglob("*.py"), *(ROOT / "web/src").rglob("*.svelte")]
    files += [each for each in (ROOT / "web/src").rglob("*.ts") if each.name != "schema.d.ts"]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    holes = [HOLE.split(one or other) for one, other in WITH_HOLES.findall(code)]
    composed = [parts for parts in holes if "-" in parts[0] and all(re.fullmatch("[a-z0-9-]*", each) for each in parts)]
    composed += [[beginning, ""] for beginning in BEGINNING.findall(code)]
    whole, ends = set(WHOLE.findall(code)), set(END.findall(code))
    longer = {id + end for id in whole for end in ends}
    return whole | longer, re.compile("|".join({"[a-z0-9-]+".join(parts) for parts in composed}))


def test_no_text_is_translated_that_nobody_reads() -> None:
    mentions = Mentions()
    for message in messages(FALLBACK).values():
        mentions.visit(message)
    spoken, composed = spoken_by_the_code()
    unread = messages(FALLBACK).keys() - mentions.messages - spoken
    assert [name for name in unread if not composed.fullmatch(name)] == []
