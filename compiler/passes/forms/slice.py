"""Chooses the layout of blocks in registers, and rewrites functions on registers of lanes."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.ir.program import Program
from compiler.ir.rewriting import live_only
from compiler.ir.slots import FOLDING, ROLLED, label_of
from compiler.layouts.byte_network import byte_network
from compiler.layouts.form import Form, lane_bits
from compiler.layouts.lane_instructions import lane_instructions
from compiler.layouts.layout import Action, LayoutError, derive_access, derive_actions, search
from compiler.layouts.network import Network
from compiler.layouts.rotated_permutations import with_rotated_permutations
from compiler.layouts.way import DigitWay, Way
from compiler.loops.held_constants import with_held_constants
from compiler.machine.folding import LOW_BYTE, SCALE
from compiler.machine.target import Target
from compiler.module import Context, HoldError, Module, Pass
from compiler.passes.forms.legalise import Legalise
from compiler.passes.spec.hold_words import INSTEAD
from compiler.regions import HeldBytes, Regions
from compiler.rows.module import row_module
from compiler.selection.patterns import machine_of
from compiler.selection.round_constants import with_round_constants
from compiler.slicing.blocks import BlockFunction, keep_some
from compiler.slicing.folded import FoldedFunction, FoldedRegisters
from compiler.slicing.function import Region, Shared, with_regions
from compiler.slicing.interleave import parts_of_joined
from compiler.slicing.joined_words import counter_words, nonce_words
from compiler.slicing.kernels import (
    TAKEN,
    KernelBits,
    KernelFunction,
    KernelKeys,
    with_keys_passed,
    with_tables,
)
from compiler.slicing.keys import key_function, nonce_function
from compiler.slicing.register_words import RegisterFunction
from compiler.slicing.word_vectors import VectorFunction, vector_rows
from compiler.slicing.words import Kernel, WordFunction, word_functions

WARP = 32
"""Threads that access memory together."""


@dataclass(frozen=True)
class Slice(Pass):
    """Choose the layout of blocks in registers, and rewrite the functions on registers of lanes.

    Each word becomes one register for as many blocks as it has lanes. A search finds the
    transposition from memory to this layout and back among the target's moves.
    """

    lanes: int = 16
    """Blocks that a function works on at once."""
    align: str = "once"
    """`once`: round keys are stored in the layout of the lanes; `round`: the blocks return to
    memory's layout for every round key, which is then stored in that layout."""
    stride: int = 0
    """Bits of a word are `2 ** stride` bits apart in a register: 0 is word-parallel."""
    pairs: bool = True
    """Load two round keys with one instruction if the target can."""
    in_order: bool = False
    """For words of one block, store round keys in their order in the key set-up, if loops allow."""
    held_constants: bool = True
    """Load long constants of a folded counter mode from the frame, where registers hold words."""
    striped: bool = True
    """Let bits of a warp's threads alternate in memory, so that accesses are to adjacent bytes."""
    staged: bool = True
    """Let bits read their round keys from a copy that the threads of a thread block share."""
    passed: bool = False
    """Let kernels take what the key set-up fills by value, as parameters in constant memory."""

    rows: int = 0
    """Blocks whose cells are side by side as rows, with S-boxes as tables in registers; 0: none."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with slice programs, one for each function of the interface."""
        if self.rows:
            setup = Legalise().run(module.programs["key_setup"])
            return row_module(module.with_program(setup.name, setup), context, self.rows)
        if self.lanes == 1:
            sliced = _words(module, context, self.in_order, self.held_constants)
        else:
            sliced = self._lanes(module, context)
        if self.passed:
            sliced = replace(sliced, regions=with_keys_passed(sliced.laid_out))
        merged = sliced.map(lambda p: with_rotated_permutations(p, context.of(p.name).orders))
        return with_round_constants(merged, context.target)

    def _lanes(self, module: Module, context: Context) -> Module:
        """The module with a register for each word of several blocks."""
        form = self._form(module, context)
        _check_lanes(module, form)
        shared = self._shared(module, context, form)
        programs: dict[str, Program] = {}
        for name, rounds in module.loops.items():
            shared.place_loop(name, rounds)
        for name, part in itertools.product(BLOCK_FUNCTIONS, (*ROLLED, *FOLDING)):
            if program := module.programs.get(label_of(name, part)):
                is_last = part in ("tail", "high") or name not in module.loops
                programs[program.label] = self._block_function(shared, program, is_last, context)
        # A host has its own type of registers for what threads read as words.
        uniform = replace(shared, form=replace(form, in_words=False))
        if nonce := module.programs.get("ctr_nonce"):
            programs["ctr_nonce"] = nonce_function(uniform, nonce)
            shared.nonce_slots = uniform.nonce_slots
        programs["key_setup"] = key_function(uniform, module.programs["key_setup"])
        first = len(shared.images) * form.register_bytes
        return replace(
            module,
            programs={n: with_regions(p, {"nonce": first}) for n, p in programs.items()},
            layout=str(shared.way),
            regions=shared.regions(),
            round_keys=shared.round_keys(form.register_bytes),
            held=_held_bytes(module, form),
        )

    def _block_function(
        self, shared: Shared, program: Program, is_last: bool, context: Context
    ) -> Program:
        """A function on blocks; the first of two runs numbers the round keys and finds pairs."""
        self._check_state(shared, is_last, context)
        if context.target.has_threads:
            spread, fetch = (context.target.primitives[n] for n in ("spread_bit", "load_anew"))
            kernel = KernelBits(shared, program, is_last=is_last, spread=spread, fetch=fetch)
            return kernel.rewrite()
        first = BlockFunction(shared, program, is_last=is_last)
        made = first.rewrite()
        if not self.pairs or "load_pair" not in context.target.primitives:
            return made
        free = len(context.target.classes[0].free)
        expected = keep_some(first.loaded, shared.form, free)
        return BlockFunction(shared, program, expected=expected, is_last=is_last).rewrite()

    def _check_state(self, shared: Shared, is_last: bool, context: Context) -> None:
        """Raise an error for a loop of rounds whose state does not stay in registers."""
        if not context.target.allocates:
            return
        registers = len(context.target.classes[0].free)
        state = shared.form.words * shared.form.groups
        if not is_last and state > registers // 2:
            raise LayoutError(
                f"a loop of rounds keeps its state in registers, and {self.lanes} lanes have "
                f"{state} of them where {registers // 2} are to be had: take fewer lanes"
            )

    def _form(self, module: Module, context: Context) -> Form:
        """The form of the words: in the widest registers that the lanes fill."""
        parameter_set = module.cipher.parameter_set(module.set_name)
        kernels = (module.programs.get(name) for name in ("ecb_encrypt", "ctr_crypt"))
        program = next(filter(None, kernels))
        word_bits, *others = {program.types[r].bits for r in program.results}
        if others or (1 < word_bits < 8 and module.interleaved == 1):
            what = f"words of {word_bits} bits" if not others else "words of several widths"
            raise LayoutError(f"{what} have no form in lanes: {IN_BITS}")
        fitting = [
            size
            for size in context.target.register_bytes
            if self.lanes * lane_bits(word_bits) % (size * 8) == 0
        ]
        if not fitting:
            smallest = min(context.target.register_bytes) * 8 // lane_bits(word_bits)
            raise LayoutError(
                f"{self.lanes} lanes of {word_bits} bits fill no register: "
                f"this form takes a multiple of {smallest} lanes"
            )
        layouts = parameter_set.block, parameter_set.key
        apart = self.lanes.bit_length() - 1 if module.interleaved > 1 else self.stride
        in_words = context.target.has_threads
        if in_words and word_bits > 1:
            raise LayoutError(f"threads have no lanes: {IN_BITS}")
        return Form(
            fitting[0], word_bits, self.lanes, apart, *layouts, module.interleaved, in_words
        )

    def _shared(self, module: Module, context: Context, form: Form) -> Shared:
        target, core = context.target, context.target.cores[context.core]
        table, size = target.table, form.register_bytes
        actions = derive_actions(target.moves, table, core, size)
        way = self._way(context, form, actions)
        counter = module.counter.counter if module.counter else 0
        every_round = self.align == "round"
        load_bits = "load_bit" in target.of("key_setup").primitives
        orders = lane_instructions(table, context.features, size * 8) if counter else {}
        inserts, selects = "insert_right" in machine_of(context).patterns, "mux" in context.logic
        has_inserts = inserts and selects
        return Shared(
            *(form, way, actions, counter, every_round, load_bits, orders, has_inserts),
            held_place=target.saved_bytes,
            loads_pairs=self.pairs and "load_pair" in target.primitives,
            striped_threads=WARP if form.in_words and self.striped else 1,
            keys_in="shared" if form.in_words and self.staged else "memory",
        )

    def _way(self, context: Context, form: Form, actions: tuple[Action, ...]) -> Way:
        """The transposition from memory to the lanes: moves of digits, or else byte maps."""
        target, core = context.target, context.target.cores[context.core]
        table, size = target.table, form.register_bytes
        if form.has_maps:
            if self.align == "round":
                raise LayoutError(
                    f"{NO_DIGITS} have no round keys in memory's layout: {ALIGN_ONCE}"
                )
            return byte_network(form, target, core, context.features)
        fitting = [
            pair
            for pair in target.accesses
            if table[pair.load].lanes * table[pair.load].lane_bits == size * 8
        ]
        if self.align == "round":
            # Keys are added to registers that hold whole blocks, so loads must not split blocks.
            fitting = [pair for pair in fitting if len(table[pair.load].results) == 1]
        ways = [derive_access(pair.load, pair.store, table, core) for pair in fitting]
        if target.has_threads:
            ways = [TAKEN]
        address, inside = form.address()
        path = search(address, [w for w in ways if w], actions, inside, form.stride)
        return DigitWay(Network(path, actions, table, form.kind), form)


HELD = label_of("ctr_crypt", "high")
"""The program of the values that counter mode holds."""


def _high_part(module: Module) -> Program | None:
    """The program of held values that have no table beside them; None if none are held.

    Raises:
        HoldError: the rounds of counter mode are in a loop.
    """
    if HELD not in module.programs or module.table:
        return None
    if "ctr_crypt" in module.loops:
        raise HoldError(f"the rounds of counter mode are in a loop: --unroll yes, or {INSTEAD}")
    return module.programs[HELD]


def _held_bytes(module: Module, form: Form) -> HeldBytes | None:
    """The bytes of the registers of held values.

    Raises:
        HoldError: the rounds of counter mode are in a loop.
    """
    high = _high_part(module)
    if not high:
        return None
    each = form.groups * form.register_bytes
    is_in_lanes = form.word_bits >= 8 and not form.stride and form.parts == 1
    lane = form.lane_bits // 8 if is_in_lanes else 0
    return HeldBytes(0, len(high.results) * each, each if lane else 0, lane)


NO_DIGITS = "addresses without binary digits"
ALIGN_ONCE = "take --align once"
IN_BITS = "take the bitsliced form (--slicing bit with lanes)"


def _check_lanes(module: Module, form: Form) -> None:
    """Raise an error for operations without a form in lanes.

    A lane holds one word: an operation that splits or joins words would need lanes of other widths.
    Words of nonce and counter are made in separate lanes.
    """
    for program in module.programs.values():
        joined = counter_words(program).keys() | nonce_words(program).keys()
        given = {p.name for p in program.params if p.given}
        joined |= parts_of_joined(program, joined | given).keys()
        rest = (op for op in program.ops if joined.isdisjoint(op.results))
        for op in live_only(program.with_ops(rest)).ops:
            widths = {program.types[name].bits for name in (*op.results, *op.args)}
            if len(op.results) > 1 or widths != {form.word_bits}:
                what = f"`{op.name}` on words of {max(widths)} bits"
                raise LayoutError(f"{what} has no form in lanes: {IN_BITS}", op.span)


def _words(module: Module, context: Context, in_order: bool, holds_constants: bool) -> Module:
    """The module with a register for each word of one block, without transposition."""
    block, key, table = module.block, module.key, module.table
    high = _high_part(module)
    uniform: Kernel = WordFunction
    if lanes := context.shift_lanes:
        uniform = partial(RegisterFunction, lanes=lanes, inserts=_inserts(context))
    target = context.target
    if target.has_threads and target.of("key_setup") is target:
        uniform = partial(KernelKeys, key=key)
    layouts, kernels = (block, key), (_block_kernel(module, context) or uniform, uniform)
    made, images, size = word_functions(
        *(module.programs, module.loops, *layouts, target.word_bits, *kernels),
        in_order=in_order,
        reach=target.reach,
    )
    keys = len(images.images) * size
    made, rk = with_tables(made, module.programs.values(), keys)
    ctx = rk + (_stored_nonce(module) or images.nonce_slots * size)
    if table:
        held = block.n_bytes
        if holds_constants and not context.shift_lanes:
            made, constants = _constants_held(made, held, context)
            held += constants
        table = replace(table, place=-(-ctx // 16) * 16, held=held)
        ctx = table.place + table.size
    place = table.place if table else 0
    first: dict[Region, int] = {"entries": keys, "nonce": rk, "table": place}
    return replace(
        module,
        programs={name: with_regions(p, first) for name, p in made.items()},
        layout=module.layout or _words_layout(block.shape.bits, context.target),
        table=table,
        held=HeldBytes(0, len(high.results) * max(target.word_bits) // 8) if high else None,
        regions=_regions(module, rk, ctx),
        round_keys=images.round_keys(size),
        in_words=True,
    )


def _constants_held(
    programs: dict[str, Program], held_bytes: int, context: Context
) -> tuple[dict[str, Program], int]:
    """Folded counter mode whose frame holds constants behind other values, and their bytes."""
    target, machine = context.target, machine_of(context)
    load = target.table[target.primitives["load_word"].split()[0]]
    size, place = max(target.word_bits) // 8, target.saved_bytes + held_bytes
    return with_held_constants(
        programs, "ctr_crypt", HELD, place, size, partial(machine.is_dearer, load)
    )


def _stored_nonce(module: Module) -> int:
    """The bytes of a nonce that a function without a program stores; 0 if none does."""
    return module.counter.nonce if module.counter and module.calls.blocks else 0


def _block_kernel(module: Module, context: Context) -> Kernel | None:
    """The kind of functions on blocks, if it differs from that of key and nonce functions."""
    if context.target.has_threads:
        rows = context.target.primitives.get("load_entry", "").split()
        return partial(KernelFunction, key=module.key, entries=rows)
    if module.vector_lanes > 1:
        return _in_vectors(module, context)
    table = module.table
    if not table and HELD not in module.programs:
        return None
    kernel: Callable[..., WordFunction] = FoldedFunction
    if context.shift_lanes:
        primitives = context.target.primitives
        kernel = partial(
            FoldedRegisters,
            lanes=context.shift_lanes,
            inserts=_inserts(context),
            low_byte=primitives[LOW_BYTE],
            scale=primitives[SCALE],
            add=primitives["pointer_add"],
            fetch=primitives["load"].split()[0],
            index_bits=context.target.address_bits,
        )
    return partial(
        kernel,
        entry_bytes=table.entry if table else 0,
        side_by_side=bool(table and table.repeated),
        held_place=context.target.saved_bytes,
    )


def _inserts(context: Context) -> bool:
    """Whether the machine has shifts of lanes that insert into a register."""
    return "insert_left" in machine_of(context).patterns


def _regions(module: Module, rk: int, ctx: int) -> Regions:
    """The memory of functions on words, with the sizes of `rk` and `ctx`."""
    blocks, block_bytes = module.blocks, module.block.n_bytes // module.blocks
    return Regions(blocks * module.vector_lanes, block_bytes, module.key.n_bytes, rk, ctx)


def _in_vectors(module: Module, context: Context) -> Kernel:
    """Makes functions in which a word is a vector with a lane for each group of blocks."""
    lanes = module.vector_lanes
    return partial(
        VectorFunction,
        lanes=lanes,
        group_bytes=module.block.n_bytes,
        group_blocks=module.blocks,
        rows=vector_rows(context.target, max(context.target.word_bits))[lanes],
    )


def _words_layout(word_bits: int, target: Target) -> str:
    """Description of the layout of words of one block."""
    widest, place = max(target.word_bits), "register" if target.allocates else "variable"
    if word_bits > widest:
        return f"words of {word_bits} bits in limbs of {widest}, each in a {place} of its own"
    return f"words of {word_bits} bits, each in a {place} of its own"
