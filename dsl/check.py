"""From text to a checked cipher: syntax, names, and every parameter set unrolled once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from dsl.cipher import Cipher, KnownAnswer, ParameterSet, WordLayout
from dsl.circuits import check_circuit
from dsl.diagnostics import Diagnostic, DiagnosticError, did_you_mean
from dsl.elaborate import Model, elaborate, unroll
from dsl.execute import Place
from dsl.names import NameCheck
from dsl.operators import Counting
from dsl.parse import MAX_TEXT_BYTES, decode_source, parse_file
from dsl.tables import Lookup
from dsl.tree import (
    CircuitDecl,
    Entry,
    File,
    Inverse,
    LayoutDecl,
    SetDecl,
    Span,
    TestDecl,
)

_LAYOUTS = ("block", "key", "round_keys")
_ANSWERS = ("key", "plaintext", "ciphertext")


def load_cipher(path: Path) -> Cipher:
    """Read and check a file.

    Raises:
        OSError: the file cannot be read.
        DiagnosticError: there are errors in it; all that were found.
    """
    with path.open("rb") as file:
        # one byte more than is allowed tells that there is more, whatever the file is
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
    wrong = [*names.wrong, *_missing(tree), *_doubled(tree)]
    if wrong:
        raise DiagnosticError([*wrong, *names.unused], text)
    try:
        sets, errors = _check_sets(tree)
    except RecursionError:
        # nesting is limited before parsing; this is for what no limit foresaw
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
        any(isinstance(d, Inverse) for d in declarations),
        hashlib.sha256(text.encode()).hexdigest(),
        file,
        text,
        tree,
    )


def _missing(tree: File) -> list[Diagnostic]:
    declarations = tree.declarations
    present = [d.role for d in declarations if isinstance(d, LayoutDecl | Entry)]
    if any(isinstance(d, Inverse) for d in declarations):
        present.append("decrypt")
    if any(isinstance(d, SetDecl) for d in declarations):
        present.append("set")
    hints = {
        "set": "for example `set name64_128 { rounds = 13 }`",
        "block": "for example `block u32[4] little`",
        "key": "for example `key u32[4] little`",
        "round_keys": "for example `round_keys u32[rounds]`",
        "key_schedule": "for example `key_schedule(K) -> RK { … }`",
        "encrypt": "for example `encrypt(X, RK) { … }`",
        "decrypt": "for example `decrypt = inverse of encrypt`",
    }
    return [
        Diagnostic(tree.span, f"cipher {tree.name} has no `{role}`", hint)
        for role, hint in hints.items()
        if role not in present
    ]


def _doubled(tree: File) -> list[Diagnostic]:
    errors: list[Diagnostic] = []
    seen: set[str] = set()
    for declaration in tree.declarations:
        if isinstance(declaration, LayoutDecl | Entry):
            name = declaration.role
        elif isinstance(declaration, SetDecl):
            name = f"set {declaration.name}"
        elif isinstance(declaration, Inverse):
            name = "decrypt"
        else:
            continue
        if name in seen:
            errors.append(Diagnostic(declaration.span, f"`{name}` is declared twice"))
        seen.add(name)
        if isinstance(declaration, Entry):
            errors += _check_entry(declaration)
    return errors


def _check_entry(entry: Entry) -> list[Diagnostic]:
    if entry.role == "key_schedule":
        if len(entry.inputs) == 1 and entry.output:
            return []
        return [Diagnostic(entry.span, "expected `key_schedule(K) -> RK`")]
    if len(entry.inputs) == 2 and not entry.output:
        return []
    hint = "the block is changed in place"
    return [Diagnostic(entry.span, f"expected `{entry.role}(X, RK)`", hint)]


def _check_sets(tree: File) -> tuple[tuple[ParameterSet, ...], list[Diagnostic]]:
    declared = [d for d in tree.declarations if isinstance(d, SetDecl)]
    errors = [*_same_parameters(declared), *_check_tests(tree, declared)]
    sets: list[ParameterSet] = []
    for chosen in declared if not errors else ():
        model, found = elaborate(tree, chosen)
        for role in model.entries if not found else ():
            # a set that fails ends the check: the others would mostly say the same again
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
    names = [d.name for d in declared]
    for test in (d for d in tree.declarations if isinstance(d, TestDecl)):
        if test.set_name not in names:
            hint = did_you_mean(test.set_name, names) or f"there are {', '.join(names)}"
            errors.append(Diagnostic(test.span, f"unknown set `{test.set_name}`", hint))
        if sorted(role for role, _, _ in test.answers) != sorted(_ANSWERS):
            message = "a test has one `key`, one `plaintext` and one `ciphertext`"
            errors.append(Diagnostic(test.span, message))
    return errors


def _parameter_set(tree: File, model: Model) -> tuple[ParameterSet, list[Diagnostic]]:
    layouts = {role: WordLayout(model.layouts[role], model.big_endian[role]) for role in _LAYOUTS}
    vectors: list[KnownAnswer] = []
    errors: list[Diagnostic] = []
    for test in (d for d in tree.declarations if isinstance(d, TestDecl)):
        if test.set_name != model.set_name:
            continue
        data: dict[str, bytes] = {}
        for role, digits, span in test.answers:
            wanted = layouts["key" if role == "key" else "block"].n_bytes
            errors += _check_digits(role, digits, wanted, span)
            data[role] = bytes.fromhex(digits) if len(digits) % 2 == 0 else b""
        vectors.append(KnownAnswer(data["key"], data["plaintext"], data["ciphertext"], test.span))
    chosen = ParameterSet(
        model.set_name,
        layouts["block"],
        layouts["key"],
        model.layouts["round_keys"],
        tuple(vectors),
        model,
    )
    return chosen, errors


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
