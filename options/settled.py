"""The canonical spelling of options, and a target's restrictions."""

from __future__ import annotations

import re
from dataclasses import replace

from catalogue.declared import DeclaredTarget, machines
from compiler.frontend.fold_depth import DEPTH
from dsl.syntax.diagnostics import did_you_mean
from options.build import AUTO_DEPTH, BuildOptions
from options.flags import CHOICES, COUNTER_BITS, DEFAULTS
from options.keys import refuse_keys
from runtime.user_error import UserError, unknown


def settle(options: BuildOptions) -> BuildOptions:
    """The options in canonical spelling, each checked against the target.

    Raises:
        UserError: one is not; the message lists what is.
    """
    _require("target", options.target, tuple(machines()))
    target = options.machine
    for field, known in CHOICES.items():
        _require(field, getattr(options, field), known)
    _require("width of the counter", options.counter_bits, COUNTER_BITS)
    _check_form(options, target)
    options = _with_a_mode(options, target)
    if options.unaligned and target.data_alignment == 1:
        raise UserError(f"{target.name} takes data at any address: leave --unaligned away")
    for feature in options.features:
        _require(f"feature of {target.name}", feature, target.features)
    if options.core:
        _require(f"core of {target.name}", options.core, target.cores)
    for name in ("prefix", "suffix"):
        if not re.fullmatch(r"\w*", getattr(options, name), re.ASCII):
            raise UserError(f"--{name} may hold letters, digits and `_`")
    if options.prefix[:1].isdigit():
        raise UserError("--prefix begins a symbol: it cannot start with a digit")
    first_memory = next(iter(target.tables), "none")
    refuse_keys(options)
    return replace(
        options,
        key=options.key.lower(),
        nonce=options.nonce.lower(),
        tables="auto" if options.tables == first_memory else options.tables,
        fold="auto" if options.fold == _usual_fold(options) else options.fold,
        core="" if options.core and options.core == target.cores[0] else options.core,
        features=tuple(f for f in target.features if f in options.features),
    )


def _usual_fold(options: BuildOptions) -> str:
    """The computations that leave the loop of counter mode by default."""
    return "none" if options.is_shortest else "separated"


def with_usual_unrolling(options: BuildOptions) -> BuildOptions:
    """The options without `--unroll` if goal and form imply the same.

    Args:
        options: with lanes and slicing as `with_lanes` leaves them.
    """
    usual = replace(options, unroll="auto")
    wanted = (options.is_rolled or options.rolls_planes, options.hurried_lanes)
    return (
        usual if wanted == (usual.is_rolled or usual.rolls_planes, usual.hurried_lanes) else options
    )


def _with_a_mode(options: BuildOptions, target: DeclaredTarget) -> BuildOptions:
    """The options with a mode that the target's template has functions for."""
    if options.wants_loops and not target.rolls:
        raise UserError(
            f"{target.name} has no loops of rounds: leave {options.asks_for_loops} away"
        )
    if options.mode == "all" and len(target.modes) == 1:
        return replace(options, mode=target.modes[0])
    if options.mode != "all":
        _require(f"mode of {target.name}", options.mode, target.modes)
    return options


def _check_form(options: BuildOptions, target: DeclaredTarget) -> None:
    """Refuse lanes, strides and tables that the target has not."""
    instead = _one_block_forms(target)
    if options.lanes:
        _require("number of lanes", options.lanes, target.lanes, instead)
    _check_numbers(options, target)
    is_alone = options.lanes == 1 and not (options.has_planes or options.has_register_tables)
    if is_alone and 1 not in target.usual_lanes:
        raise UserError(f"one lane of {target.name} is for bit planes: add --slicing plane")
    if options.has_planes and options.lanes > 1:
        raise UserError(
            "--blocks says how many blocks lie side by side in bit planes: leave "
            f"--lanes {options.lanes} away"
        )
    if options.has_cells and options.lanes > 1:
        raise UserError(f"--slicing cell is of one block: --lanes 1, not {options.lanes}")
    if lacking := slicings_without(target):
        slicings = tuple(name for name in CHOICES["slicing"] if name not in lacking)
        _require(f"slicing of {target.name}", options.slicing, slicings, instead)
    if options.depth != DEFAULTS["depth"]:
        _check_fold(options, target)
    _check_tables(options, target)
    _require(f"model of counter mode of {target.name}", options.fold, ("auto", *target.models))
    if options.uses_tables and options.lanes > 1:
        raise UserError(f"tables are for one block at a time: --lanes 1, not {options.lanes}")
    if options.has_register_tables:
        _check_register_tables(options, target)


def _check_tables(options: BuildOptions, target: DeclaredTarget) -> None:
    """Refuse tables that the target does not read."""
    if options.tables not in ("auto", "none", *target.tables):
        _require(f"memory of tables of {target.name}", options.tables, (*target.tables, "none"))
    if options.uses_tables and not _reads_tables(options, target):
        raise UserError(f"{target.name} has no S-boxes as tables; --sbox circuit is what it has")
    if options.looks_up_words:
        _check_word_tables(options)


def _reads_tables(options: BuildOptions, target: DeclaredTarget) -> bool:
    """Whether S-boxes may be tables in memory on a target."""
    return options.looks_up or not {"load_entry", "lookup"}.isdisjoint(target.primitives)


def _check_word_tables(options: BuildOptions) -> None:
    """Refuse forms without tables of words."""
    others = {
        f"--slicing {options.slicing}": options.slicing not in ("auto", "word"),
        f"--keys {options.keys}": options.makes_round_keys or options.has_fixed_key,
    }
    for flag, is_given in others.items():
        if is_given:
            what = f"--sbox table on {options.target} is for words of a block and stored keys"
            raise UserError(f"{what}: leave {flag} away, or take --sbox circuit")


def _check_register_tables(options: BuildOptions, target: DeclaredTarget) -> None:
    """Refuse tables in registers where none looks up, and forms that have none."""
    if "lookup_registers" not in target.primitives:
        has = "circuit, table" if _reads_tables(options, target) else "circuit"
        raise UserError(
            f"{target.name} looks nothing up in registers: --sbox tbl is none of its forms; "
            f"there are: {has}"
        )
    if options.slicing not in ("auto", "word"):
        raise UserError(
            f"tables in registers are for words of bytes: leave --slicing {options.slicing} away"
        )
    if options.lanes > 1:
        raise UserError(
            "--blocks says how many blocks are side by side in registers with --sbox tbl: leave "
            f"--lanes {options.lanes} away"
        )


def _check_numbers(options: BuildOptions, target: DeclaredTarget) -> None:
    """Refuse numbers that no cipher could have on the target."""
    if options.stride < 0:
        raise UserError(f"--stride is 0 or more, not {options.stride}")
    widest = 8 * max(target.register_bytes)
    if 1 << min(options.stride, widest) >= widest:
        most = widest.bit_length() - 2
        raise UserError(
            f"--stride {options.stride} puts bits 2^{options.stride} apart, and a register of "
            f"{target.name} has {widest}: at most {most}"
        )
    if options.table_bytes < 0:
        raise UserError(f"--table-bytes is 0 or more, not {options.table_bytes}")
    most = max(target.word_bits, default=0)
    if options.blocks and (options.blocks & options.blocks - 1 or not 0 < options.blocks <= most):
        powers = [str(1 << n) for n in range(most.bit_length())]
        raise unknown("number of blocks of a group", str(options.blocks), powers)


def slicings_without(target: DeclaredTarget) -> tuple[str, ...]:
    """The slicings that a target has no form for."""
    return (
        *(() if target.word_bits else ("plane",)),
        *(() if target.word_bits and 1 in target.usual_lanes else ("cell",)),
        *(() if target.has_many_blocks else ("bit",)),
    )


def _one_block_forms(target: DeclaredTarget) -> str:
    """The alternative to several lanes, on a target with one lane; else empty."""
    if target.has_many_blocks:
        return ""
    return (
        f"{target.name} has one lane; `--slicing plane` puts bits of several blocks side by side "
        "where a cipher is S-boxes and linear layers, `--slicing cell` takes every cipher"
    )


def _check_fold(options: BuildOptions, target: DeclaredTarget) -> None:
    """Raise an error for a fold that no function supports, and for an unknown depth."""
    if options.depth != AUTO_DEPTH and not DEPTH.fullmatch(options.depth):
        raise UserError(
            f"`{options.depth}` is no depth; there are: none, auto, round1, subbytes2, round2 and "
            "so on, as far as the cipher goes"
        )
    if options.mode == "ecb":
        raise UserError(f"--depth {options.depth} folds counter mode, which --mode ecb leaves out")
    if target.can_fold:
        return
    if "none" not in target.folds:
        raise UserError(f"{target.name} has no folded counter mode: --depth none is what it has")
    if options.depth != AUTO_DEPTH:
        raise UserError(
            f"{target.name} has no tables of rounds: --depth none and auto are what it has\n"
            "hint: --fold says what leaves the loop of counter mode, and --depth auto chooses that"
        )
    if options.fold != DEFAULTS["fold"]:
        raise UserError(
            f"--depth auto chooses what leaves the loop, and --fold {options.fold} says it: "
            "leave one of them away"
        )


def _require(
    what: str, value: str | int, known: tuple[str, ...] | tuple[int, ...], hint: str = ""
) -> None:
    if value not in known:
        listed = [str(k) for k in known]
        raise unknown(what, str(value), listed, hint or did_you_mean(str(value), listed))
