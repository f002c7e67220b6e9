"""Messages by key with named arguments; the fallback chain is the reader's language, English, key.

Arguments are strings and numbers; True and False arrive as ``yes`` and ``no``. Strings go into the
message as they are: cleaning names and building mentions is up to the caller.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

log = logging.getLogger(__name__)

_BASE: Final = "en"
_DISCORD_CODES: Final[Mapping[str, tuple[str, ...]]] = {_BASE: (), "it": ("it",)}
"""Discord's locale codes for each language beside the base, to which Discord falls back itself."""

LOCALES: Final = tuple(_DISCORD_CODES)
"""The languages, English first; each has its file ``<language>.ftl`` in this directory."""


class WordsMissing(LookupError):
    """A key or an argument is missing; raised in strict mode only."""


class Words:
    """The messages of one language: ``words("key", name=value)``."""

    strict: ClassVar[bool] = False
    """Whether whatever is missing raises WordsMissing; otherwise it is logged once."""

    def __init__(self, bundles: Sequence[FluentBundle]) -> None:
        self.locale: str = bundles[0].locales[0]
        self._bundles = tuple(bundles)
        self._complaints: set[str] = set()

    def __call__(self, key: str, /, **named: object) -> str:
        """Return the message; outside strict mode always some text, in the worst case the key."""
        arguments = {name: _argument(value) for name, value in named.items()}
        incomplete: str | None = None
        for bundle in self._bundles:
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is None:
                self._complain(f"{bundle.locales[0]}: no message {key}")
                continue
            text, errors = bundle.format_pattern(pattern, arguments)
            if not errors:
                return str(text)
            self._complain(f"{bundle.locales[0]}: {key}: {'; '.join(map(str, errors))}")
            incomplete = incomplete or str(text)
        return incomplete or key

    def _complain(self, complaint: str) -> None:
        if self.strict:
            raise WordsMissing(complaint)
        if complaint not in self._complaints:
            self._complaints.add(complaint)
            log.error("words missing: %s", complaint)


def words_for(locale: str | None) -> Words:
    """Return the words for a locale code such as ``it`` or ``en-GB``; English for any unknown."""
    language = re.split("[-_]", locale or _BASE, maxsplit=1)[0].lower()
    return _words(language if language in LOCALES else _BASE)


def discord_locales(key: str) -> dict[str, str]:
    """Return the message by Discord locale code, without English, for command localisations."""
    return {
        code: words_for(language)(key)
        for language, codes in _DISCORD_CODES.items()
        for code in codes
    }


@cache
def _words(language: str) -> Words:
    chain = dict.fromkeys((language, _BASE))
    return Words([_bundle(code) for code in chain])


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are invisible on a web page and stray characters in a Discord button.
    bundle = FluentBundle([language], use_isolating=False)
    text = Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _argument(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False)
    return value
