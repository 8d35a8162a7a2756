"""The options of a build, their spelling on a command line, and a target's restrictions."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from catalogue.declared import DeclaredTarget, machines
from compiler.frontend.fold_depth import DEPTH
from dsl.syntax.diagnostics import did_you_mean
from options.flags import CHOICES, COUNTER_BITS, DEFAULTS
from options.keys import KeyOptions, refuse_keys
from runtime.user_error import UserError, unknown

AUTO_DEPTH = "auto"
"""The depth that is fastest for a message."""
IN_REGISTERS = "tbl"
"""The value of `--sbox` for tables in registers."""


@dataclass(frozen=True)
class BuildOptions(KeyOptions):
    """Everything that one generated file depends on, besides the cipher's text."""

    @property
    def machine(self) -> DeclaredTarget:
        """The declarations of the target, which must be known."""
        return machines()[self.target]

    @property
    def has_planes(self) -> bool:
        """Whether a register holds one bit of each S-box."""
        return self.slicing == "plane"

    @property
    def has_cells(self) -> bool:
        """Whether S-boxes on bits of words are side by side in words."""
        return self.slicing == "cell"

    @property
    def decrypts(self) -> bool:
        """Whether decryption is wanted."""
        return self.mode != "ctr"

    @property
    def has_bits(self) -> bool:
        """Whether words are taken apart into bits."""
        return self.is_bitsliced or self.has_planes

    @property
    def is_bitsliced(self) -> bool:
        """Whether a register holds one bit of each block."""
        enough = self.lanes >= self.machine.bitsliced_from
        return self.slicing == "bit" or (self.slicing == "auto" and enough)

    @property
    def is_scalar(self) -> bool:
        """Whether a register holds a word of one block, or of planes."""
        return self.lanes == 1 and not self.is_bitsliced

    @property
    def groups_blocks(self) -> bool:
        """Whether a function may work on several blocks that share no register lane by lane."""
        return self.has_planes or (self.is_scalar and not self.has_cells)

    @property
    def word_blocks(self) -> int:
        """The blocks of a group whose words have registers of their own."""
        return 1 if self.has_planes else max(1, self.blocks)

    @property
    def has_key_per_block(self) -> bool:
        """Whether a function may take a key with each block: one block at a time, in words."""
        is_alone = self.word_blocks == 1 and not self.has_bits
        return is_alone and self.mode != "ctr" and not self.makes_round_keys

    @property
    def has_lanes(self) -> bool:
        """Whether the words or bits of several blocks share a register."""
        return not self.is_scalar and not self.has_planes

    @property
    def spreads_words(self) -> bool:
        """Whether the bits of a word may be a stride apart in a register."""
        return self.has_lanes and not self.is_bitsliced

    @property
    def is_folded(self) -> bool:
        """Whether the first rounds of counter mode leave the loop over blocks."""
        return self.depth != DEFAULTS["depth"]

    @property
    def folds_rounds(self) -> bool:
        """Whether a table holds what is folded."""
        return self.is_folded and self.machine.can_fold

    @property
    def counts(self) -> bool:
        """Whether the build has counter mode."""
        return self.mode != "ecb"

    @property
    def has_circuits(self) -> bool:
        """Whether S-boxes become circuits."""
        return self.sbox == "circuit"

    @property
    def uses_tables(self) -> bool:
        """Whether S-boxes are read from memory."""
        return self.sbox == "table"

    @property
    def has_register_tables(self) -> bool:
        """Whether S-boxes are looked up in registers, by words of whole blocks side by side."""
        return self.sbox == IN_REGISTERS

    @property
    def table_memory(self) -> str:
        """The memory of tables that are read in constant time; `none` if there are none."""
        if self.tables != "auto":
            return self.tables
        return next(iter(self.machine.tables), "none")

    @property
    def looks_up(self) -> bool:
        """Whether tables are read in a fixed time."""
        return self.table_memory != "none"

    @property
    def looks_up_pairs(self) -> bool:
        """Whether one look-up may serve two S-boxes: in words of one block, round by round."""
        return self.looks_up and self.is_scalar and not self.has_bits and not self.is_rolled

    @property
    def tells_secrets(self) -> bool:
        """Whether the time depends on secrets: on addresses in memory that has a cache."""
        return self.uses_tables and not self.looks_up

    @property
    def is_rolled(self) -> bool:
        """Whether rounds that are alike become a loop."""
        machine = self.machine
        loops = machine.loops and not self.is_scalar
        usual = self.unroll == "auto" and (loops or self.has_cells)
        return machine.rolls and (self.wants_loops or usual)

    @property
    def rolls_planes(self) -> bool:
        """Whether the rounds of planes become a loop as those of many blocks do."""
        # Planes hold many blocks, too, although their words have one lane.
        return self.has_planes and self.machine.loops and self.unroll == "auto"

    @property
    def is_shortest(self) -> bool:
        """Whether only the length of code counts: key set-ups become loops, too."""
        return self.goal == "size" and self.unroll != "yes" and self.machine.rolls_keys

    @property
    def precomputes(self) -> bool:
        """Whether values of key and nonce are computed outside the loop of counter mode."""
        return not self.is_shortest if self.fold == "auto" else self.fold != "none"

    @property
    def models(self) -> tuple[str, ...]:
        """The models of counter mode that differ in a build's code, the plainest first."""
        if not self.nonce:
            return self.machine.folds
        return ("cache", *(name for name in self.machine.folds if name == "online"))

    @property
    def holds_words(self) -> bool:
        """Whether words of the counter's upper bytes are held for 256 blocks."""
        return self.fold == "online" and max(self.machine.register_bytes) > 1

    @property
    def holds(self) -> bool:
        """Whether bytes that depend on the counter's upper bytes are held for 256 blocks."""
        return self.fold == "online" and not self.holds_words

    @property
    def hurried_lanes(self) -> int:
        """The lanes for which an S-box may take a larger circuit with a shorter path."""
        return 0 if self.is_rolled or self.goal == "size" else self.lanes


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
        asked = "--unroll no" if options.unroll == "no" else "--goal size"
        raise UserError(f"{target.name} has no loops of rounds: leave {asked} away")
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
    if options.uses_tables and not (options.looks_up or "lookup" in target.primitives):
        raise UserError(f"{target.name} has no S-boxes as tables; --sbox circuit is what it has")


def _check_register_tables(options: BuildOptions, target: DeclaredTarget) -> None:
    """Refuse tables in registers where none looks up, and forms that have none."""
    if "lookup_registers" not in target.primitives:
        has = "circuit, table" if options.looks_up or "lookup" in target.primitives else "circuit"
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
        *(() if max(target.lanes) > 1 else ("bit",)),
    )


def _one_block_forms(target: DeclaredTarget) -> str:
    """The alternative to several lanes, on a target with one lane; else empty."""
    if max(target.lanes) > 1:
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
