"""The options of builds that `lwcc explore` varies, and the separators of their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from options.flags import DEFAULTS
from runtime.user_error import UserError

SWEPT = (
    *("lanes", "align", "slicing", "stride", "core"),
    *("features", "sbox", "goal", "fixslice", "blocks", "depth", "fold"),
)
"""The fields of options that take several values, in the order of the table's columns."""
SWEPT_TEXTS: Mapping[str, str] = {
    "features": "required features; `+` joins several, commas separate sets, `none` is no feature",
    "depth": "counter mode folded to `none`, `round1`, `subbytes2`, …; several with commas",
}
"""Help texts that differ from those of `lwcc compile`."""
NO_FEATURES = "none"


def words_of(name: str, text: str) -> tuple[str, ...]:
    """The values of an option, each once, in the order given; empty if the option is missing.

    Args:
        name: of the option.
        text: values with commas between them.

    Raises:
        UserError: a value is empty.
    """
    words = tuple(dict.fromkeys(word.strip() for word in text.split(","))) if text else ()
    if "" in words:
        raise UserError(f"--{name}: there is an empty value in `{text}`; write a,b,c")
    return words


def value_of(field: str, word: str) -> object:
    """A value as `read_options` takes it.

    Raises:
        UserError: the option takes numbers, and this is none.
    """
    if field == "features":
        return "" if word == NO_FEATURES else word.replace("+", ",")
    if not isinstance(DEFAULTS[field], int):
        return word
    try:
        return int(word)
    except ValueError as problem:
        raise UserError(f"--{field} takes whole numbers, not `{word}`") from problem


def combined(words: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """All combinations of a value of each option, the last option changing fastest."""
    found: list[dict[str, str]] = [{}]
    for field, several in words.items():
        found = [{**each, field: word} for each in found for word in several]
    return found
