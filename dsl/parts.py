"""Checks that a text has the parts of a cipher, each once: with a key, a tweak, or neither."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dsl.cipher import Decryption
from dsl.syntax.diagnostics import Diagnostic
from dsl.syntax.tree import Declaration, Entry, File, Inverse, LayoutDecl, OneWay, SetDecl

_OF_ALL: Mapping[str, str] = {
    "set": "for example `set name64_128 { rounds = 13 }`",
    "block": "for example `block u32[4] little`",
}
_OF_KEYS: Mapping[str, str] = {
    "key": "for example `key u32[4] little`",
    "round_keys": "for example `round_keys u32[rounds]`",
    "key_schedule": "for example `key_schedule(K) -> RK { … }`",
}
"""The additional parts of a cipher with a key; a permutation without a key has none of them."""
_NAMED = "`key`, `round_keys` and `key_schedule`"


def check_parts(tree: File) -> list[Diagnostic]:
    """Find parts that are missing, doubled, or take other inputs than they are given."""
    return [*_missing(tree), *_doubled(tree)]


def has_key(tree: File) -> bool:
    """Whether a text is of a cipher with a key; any part of a key is enough.

    Without any, it is a permutation if it takes the block alone.
    """
    parts = {*_OF_KEYS, "tweak"}
    if any(isinstance(d, LayoutDecl | Entry) and d.role in parts for d in tree.declarations):
        return True
    return not any(_is_on_blocks(d) and len(d.inputs) == 1 for d in _entries(tree))


def decryption_of(tree: File) -> Decryption:
    """The form of `decrypt` in a checked text."""
    if any(isinstance(d, Inverse) for d in tree.declarations):
        return "derived"
    return "none" if any(isinstance(d, OneWay) for d in tree.declarations) else "written"


def _entries(tree: File) -> Iterator[Entry]:
    return (d for d in tree.declarations if isinstance(d, Entry))


def _is_on_blocks(entry: Entry) -> bool:
    return entry.role != "key_schedule"


def _role(declaration: Declaration) -> str:
    """The part of a cipher that a declaration is; "" for those that there may be many of."""
    if isinstance(declaration, LayoutDecl | Entry):
        return declaration.role
    if isinstance(declaration, Inverse | OneWay):
        return "decrypt"
    return "set" if isinstance(declaration, SetDecl) else ""


def _missing(tree: File) -> Iterator[Diagnostic]:
    keyed = has_key(tree)
    present = {_role(d) for d in tree.declarations}
    entry = "(X, RK)" if keyed else "(X)"
    hints: dict[str, str] = {
        **_OF_ALL,
        **(_OF_KEYS if keyed else {}),
        "encrypt": f"for example `encrypt{entry} {{ … }}`",
        "decrypt": (
            f"write `decrypt = inverse of encrypt`, `decrypt{entry} {{ … }}`, or "
            "`decrypt = none` where nothing undoes `encrypt`"
        ),
    }
    if keyed and present.isdisjoint(_OF_KEYS):
        hints["key"] += "; a permutation without a key takes the block alone: `encrypt(X)`"
    for role, hint in hints.items():
        if role not in present:
            yield Diagnostic(tree.span, f"cipher {tree.name} has no `{role}`", hint)


def _doubled(tree: File) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    keyed = has_key(tree)
    has_tweak = any(_role(d) == "tweak" for d in tree.declarations)
    for declaration in tree.declarations:
        name = _role(declaration)
        if isinstance(declaration, SetDecl):
            name = f"set {declaration.name}"
        if not name:
            continue
        if name in seen:
            yield Diagnostic(declaration.span, f"`{name}` is declared twice")
        seen.add(name)
        if isinstance(declaration, Entry):
            yield from _check_inputs(declaration, keyed, has_tweak)


def _check_inputs(entry: Entry, keyed: bool, has_tweak: bool) -> Iterator[Diagnostic]:
    """Refuse an entry with other inputs or outputs than its kind has."""
    if _is_on_blocks(entry):
        form, wanted = f"{entry.role}({'X, RK' if keyed else 'X'})", 2 if keyed else 1
        hint = "the block is changed in place"
        if len(entry.inputs) < wanted:
            hint = f"a permutation without a key takes the block alone, and has no {_NAMED}"
        elif len(entry.inputs) > wanted:
            hint = f"a cipher with a key has {_NAMED}"
        fits = len(entry.inputs) == wanted and not entry.output
    else:
        form = f"key_schedule({'K, T' if has_tweak else 'K'}) -> RK"
        wanted = 2 if has_tweak else 1
        fits = len(entry.inputs) == wanted and bool(entry.output)
        hint = "the first input is the key, the second the tweak" if has_tweak else ""
        if len(entry.inputs) > wanted:
            hint = "a second input is the tweak: declare it, for example `tweak u32[2] little`"
    if not fits:
        yield Diagnostic(entry.span, f"expected `{form}`", hint)
