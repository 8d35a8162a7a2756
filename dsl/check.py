"""From text to a checked cipher: syntax, names, and every parameter set unrolled once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from dsl.cipher import Cipher, KnownAnswer, ParameterSet, WordLayout
from dsl.circuits import check_circuit
from dsl.names import NameCheck
from dsl.parts import check_parts, decryption_of, has_key
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError, did_you_mean
from dsl.syntax.parse import MAX_TEXT_BYTES, decode_source, parse_file
from dsl.syntax.tree import (
    CircuitDecl,
    File,
    LayoutDecl,
    SetDecl,
    Span,
    TestDecl,
)
from dsl.unrolling.elaborate import Model, elaborate, unroll
from dsl.unrolling.execute import Place
from dsl.unrolling.operators import Counting
from dsl.unrolling.tables import Lookup
from dsl.unrolling.values import Shape

_NOTHING = Shape(8, (0,))
"""The words of a missing key."""


def load_cipher(path: Path) -> Cipher:
    """Read and check a file.

    Raises:
        OSError: the file cannot be read.
        DiagnosticError: there are errors in it; all that were found.
    """
    with path.open("rb") as file:
        # one byte more than allowed shows that the file is too long, whatever it is
        data = file.read(MAX_TEXT_BYTES + 1)
    return parse_cipher(decode_source(data, str(path)), str(path))


def parse_cipher(text: str, file: str = "<text>") -> Cipher:
    """Check a text; `file` is the name that the errors give.

    Raises:
        DiagnosticError: there are errors in it; all that were found.
    """
    text = decode_source(text.encode("utf-8", "surrogatepass"), file)
    tree = parse_file(text, file)
    names = NameCheck(tree)
    wrong = [*names.wrong, *check_parts(tree)]
    if wrong:
        raise DiagnosticError([*wrong, *names.unused], text)
    try:
        sets, errors = _check_sets(tree)
    except RecursionError:
        # nesting is limited before parsing; this catches unforeseen cases
        errors = [Diagnostic(tree.span, "this cipher is nested too deeply")]
        sets = ()
    if errors or names.unused:
        raise DiagnosticError([*errors, *names.unused], text)
    declarations = tree.declarations
    return Cipher(
        tree.name,
        tree.source,
        {s.name: s for s in sets},
        tuple(d for d in declarations if isinstance(d, CircuitDecl)),
        decryption_of(tree),
        has_key(tree),
        hashlib.sha256(text.encode()).hexdigest(),
        file,
        text,
        tree,
    )


def _check_sets(tree: File) -> tuple[tuple[ParameterSet, ...], list[Diagnostic]]:
    declared = [d for d in tree.declarations if isinstance(d, SetDecl)]
    errors = [*_same_parameters(declared), *_check_tests(tree, declared)]
    sets: list[ParameterSet] = []
    for chosen in declared if not errors else ():
        model, found = elaborate(tree, chosen)
        for role in model.entries if not found else ():
            # a set that fails ends the check: other sets would mostly repeat the errors
            found += unroll(model, role, Counting(), Place())[1]
        if not found:
            chosen_set, found = _parameter_set(tree, model)
            sets.append(chosen_set)
        if found:
            return (), [*errors, *found]
    if sets:
        errors += _check_circuits(tree, sets[0].model.names.tables)
    return tuple(sets), errors


def _same_parameters(declared: Sequence[SetDecl]) -> list[Diagnostic]:
    names = dict.fromkeys(s.name for d in declared for s in d.settings)
    errors: list[Diagnostic] = []
    for chosen in declared:
        own = [s.name for s in chosen.settings]
        errors += [
            Diagnostic(chosen.span, f"set `{chosen.name}` has no `{name}`, which others have")
            for name in names
            if name not in own
        ]
        errors += [
            Diagnostic(s.span, f"`{s.name}` is given twice")
            for i, s in enumerate(chosen.settings)
            if s.name in own[:i]
        ]
    return errors


def _check_tests(tree: File, declared: Sequence[SetDecl]) -> list[Diagnostic]:
    errors: list[Diagnostic] = []
    names, answers = [d.name for d in declared], _answers(tree)
    for test in (d for d in tree.declarations if isinstance(d, TestDecl)):
        if test.set_name not in names:
            hint = did_you_mean(test.set_name, names) or f"there are {', '.join(names)}"
            errors.append(Diagnostic(test.span, f"unknown set `{test.set_name}`", hint))
        if sorted(role for role, _, _ in test.answers) != sorted(answers):
            *first, last = (f"one `{role}`" for role in answers)
            message = f"a test of this cipher has {', '.join(first)} and {last}"
            errors.append(Diagnostic(test.span, message))
    return errors


def _answers(tree: File) -> tuple[str, ...]:
    """The results of a known answer."""
    declared = [d.role for d in tree.declarations if isinstance(d, LayoutDecl)]
    keys = (role for role in ("key", "tweak") if role in declared)
    return (*keys, "plaintext", "ciphertext")


def _parameter_set(tree: File, model: Model) -> tuple[ParameterSet, list[Diagnostic]]:
    block = WordLayout(model.layouts["block"], model.big_endian["block"])
    sizes = {role: shape.bits * shape.n_words // 8 for role, shape in model.layouts.items()}
    vectors: list[KnownAnswer] = []
    errors: list[Diagnostic] = []
    for test in (d for d in tree.declarations if isinstance(d, TestDecl)):
        if test.set_name != model.set_name:
            continue
        data = dict.fromkeys(("key", "tweak"), b"")
        for role, digits, span in test.answers:
            errors += _check_digits(role, digits, sizes.get(role, block.n_bytes), span)
            data[role] = bytes.fromhex(digits) if len(digits) % 2 == 0 else b""
        key = data["key"] + data["tweak"]
        vectors.append(KnownAnswer(key, data["plaintext"], data["ciphertext"], test.span))
    chosen = ParameterSet(
        model.set_name,
        block,
        _key_with_tweak(model),
        sizes.get("tweak", 0),
        model.layouts.get("round_keys", _NOTHING),
        tuple(vectors),
        model,
    )
    return chosen, errors


def _key_with_tweak(model: Model) -> WordLayout:
    """How the bytes of the key and of the tweak behind it are read as words."""
    if "key" not in model.layouts:
        return WordLayout(_NOTHING, False)
    key, tweak = model.layouts["key"], model.layouts.get("tweak")
    # With one byte order, the words of both are consecutive, as the bytes are.
    shape = Shape(key.bits, (key.n_words + tweak.n_words,)) if tweak else key
    return WordLayout(shape, model.big_endian["key"])


def _check_digits(role: str, digits: str, n_bytes: int, span: Span) -> list[Diagnostic]:
    if len(digits) == 2 * n_bytes:
        return []
    message = f"this {role} has {len(digits)} hexadecimal digits, expected {2 * n_bytes}"
    return [Diagnostic(span, message)]


def _check_circuits(tree: File, tables: dict[str, Lookup]) -> list[Diagnostic]:
    errors: list[Diagnostic] = []
    for circuit in (d for d in tree.declarations if isinstance(d, CircuitDecl)):
        try:
            check_circuit(circuit, tables)
        except DiagnosticError as problem:
            errors += problem.diagnostics
    return errors
