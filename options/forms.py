"""The forms that a build may take, and the options that none of them uses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from options.build import BuildOptions
from options.flags import DEFAULTS, FLAGS, NEEDS
from options.settled import slicings_without
from runtime.user_error import UserError


def refuse_useless(options: BuildOptions) -> None:
    """See that each option changes something in a build of this form.

    Args:
        options: with lanes and slicing as `with_lanes` leaves them.

    Raises:
        UserError: one does not; the message says what it is about.
    """
    refuse_useless_in([options])


def refuse_useless_in(forms: Sequence[BuildOptions]) -> None:
    """Check that each option changes something in a build of at least one form.

    Args:
        forms: the same options, with different lanes and slicings.

    Raises:
        UserError: one does not; the message says what it is about.
    """
    for flag in FLAGS:
        is_given = getattr(forms[0], flag.field) != DEFAULTS[flag.field]
        if flag.needs and is_given and not any(getattr(form, flag.needs) for form in forms):
            raise UserError(f"--{flag.name} {NEEDS[flag.needs]}")


def only_form(options: BuildOptions) -> BuildOptions | None:
    """The options with lanes where the target leaves no choice; None where a cipher decides."""
    if options.has_register_tables:
        return replace(options, lanes=1)
    usual, is_open = options.machine.usual_lanes, not options.lanes
    if 1 in usual or (is_open and options.machine.word_bits and options.slicing == "auto"):
        return None
    return replace(options, lanes=1 if options.has_planes else usual[-1]) if is_open else options


def possible_forms(options: BuildOptions) -> list[BuildOptions]:
    """The same options with all lanes and slicings that `with_lanes` may choose for a cipher."""
    if options.has_register_tables:
        return [replace(options, lanes=1)]
    target = options.machine
    # Bit planes are chosen where no bits of several blocks are.
    in_planes = bool(target.word_bits) and len(target.usual_lanes) == 1
    shapes = (
        "auto",
        *(() if "cell" in slicings_without(target) else ("cell",)),
        *(("plane",) if in_planes else ()),
    )
    slicings = shapes if options.slicing == "auto" else (options.slicing,)
    lanes = (options.lanes,) if options.lanes else target.lanes
    return [replace(options, slicing=s, lanes=n) for s in slicings for n in lanes]
