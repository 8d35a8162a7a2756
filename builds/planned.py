"""Reports what a target cannot do before any search, with alternatives that would work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from compiler.forms.lanes import LaneForm, Refusal, refusal_in_lanes
from compiler.forms.usual import candidates
from compiler.forms.usual import refusal as usual_refusal
from compiler.frontend.lower import lower
from compiler.frontend.specified import specified
from compiler.ir.program import Program
from compiler.machine.load import load_target, target_folders
from compiler.module import Context
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from options.build import BuildOptions
from options.flags import FLAGS
from runtime.user_error import UserError

REFUSED_BY = "slice"
"""The pass that would report the error; passes before it can be inspected."""
CHANGED = ("slicing", "lanes")
"""The options that may differ in another form of the target, in the order of messages."""


def check_form(cipher: Cipher, options: BuildOptions) -> None:
    """Refuse a form that the target has not.

    Args:
        cipher: the checked cipher.
        options: settled for their target, with lanes.

    Raises:
        DiagnosticError: an operation of the text has no such form; it names the place.
        UserError: the block, the key or the mode has none.
    """
    if options.lanes == 1:
        return
    programs = programs_of(cipher, options)
    problem = refusal(cipher, options, programs)
    if problem is None:
        return
    target = load_target(options.target)
    form = f"{options.lanes} lanes" + (" of bits" if options.is_bitsliced else "")
    message = f"{options.set_name} does not fit {target.name} in {form}: {problem.message}"
    others = ", ".join(f"`{words}`" for words in alternatives(cipher, options, programs))
    hint = f"these work: {others}"
    if problem.span:
        raise DiagnosticError([Diagnostic(problem.span, message, hint)], cipher.text)
    raise UserError(f"{message}\nhint: {hint}")


def programs_of(cipher: Cipher, options: BuildOptions) -> Sequence[Program]:
    """The spec programs that decide: encryption and the key schedule."""
    return [lower(cipher, options.set_name, name) for name in ("encrypt", "key_schedule")]


def refusal(cipher: Cipher, options: BuildOptions, programs: Sequence[Program]) -> Refusal | None:
    """Why the target has not a form of many blocks; None where nothing speaks against it.

    Args:
        cipher: the checked cipher.
        options: with several lanes.
        programs: those of `programs_of`.
    """
    target = load_target(options.target).with_features(options.features)
    context = Context(target, options.core or next(iter(target.cores)), options.features)
    chosen = cipher.parameter_set(options.set_name)
    shape = options.lanes, options.is_bitsliced, options.stride
    form = LaneForm(*shape, chosen.block, chosen.key)
    return refusal_in_lanes(form, programs, context)


def alternatives(cipher: Cipher, options: BuildOptions, programs: Sequence[Program]) -> list[str]:
    """The options that would work instead, as they are added to the command line.

    The arguments are those of `refusal`.
    """
    found = [f"{words} --lanes 1" for words in forms_of_one_block(cipher, options)]
    for other in _others(options):
        if other.lanes == 1 or refusal(cipher, other, programs) is None:
            found.append(_spell_change(options, other))
    return list(dict.fromkeys(found))


def forms_of_one_block(cipher: Cipher, options: BuildOptions) -> list[str]:
    """The options for other forms of the target's words that fit a cipher, except lanes.

    Args:
        cipher: the checked cipher.
        options: settled, with lanes.
    """
    target = load_target(options.target)
    if not target.word_bits:
        return []
    programs = specified(cipher, options.set_name)
    block = cipher.parameter_set(options.set_name).block
    others = (each for each in candidates(target) if each.lanes == 1)
    return [
        f"--slicing {each.shape}"
        for each in others
        if each.shape != options.slicing and usual_refusal(each, programs, block, target) is None
    ]


def _others(options: BuildOptions) -> Iterator[BuildOptions]:
    """Other options that could be requested: on the same target first."""
    target = load_target(options.target)
    if 1 not in target.usual_lanes:
        yield replace(options, slicing="auto", lanes=max(target.usual_lanes))
    for lanes in target.lanes:
        if lanes >= target.bitsliced_from:
            yield replace(options, slicing="bit", lanes=lanes)
    for name in sorted(target_folders()):
        if name != options.target:
            usual = load_target(name).usual_lanes
            lanes = 1 if 1 in usual else usual[-1]
            yield BuildOptions(options.set_name, name, lanes, mode=options.mode)


def _spell_change(options: BuildOptions, other: BuildOptions) -> str:
    """The addition to a command line for other options."""
    if other.target != options.target:
        return f"--target {other.target}"
    names = {flag.field: flag.name for flag in FLAGS}
    changed = [f for f in CHANGED if getattr(other, f) != getattr(options, f)]
    return " ".join(f"--{names[f]} {getattr(other, f)}" for f in changed)
