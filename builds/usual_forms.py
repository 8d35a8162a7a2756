"""The default form of a set without lanes or slicing: the first that fits it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, partial

from builds.pipelines import context_of, passes_of
from builds.planned import programs_of
from builds.planned import refusal as refusal_in_lanes
from compiler.circuits.library import Circuit
from compiler.forms.text_size import is_long_in_bits, too_long
from compiler.forms.usual import Candidate, candidates, refusal
from compiler.frontend.lower import lower
from compiler.frontend.programs import SpecPrograms
from compiler.frontend.specified import specified
from compiler.ir.program import TABLE_LOOKUP, Param, Program
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.module import Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.fixslice import Fixslice
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.pair_boxes import PairBoxes
from compiler.passes.forms.sbox import Sbox, known_circuits
from compiler.passes.forms.slice import Slice
from compiler.passes.mode.counter import Counter
from compiler.passes.spec.constants import Constants
from compiler.passes.spec.fold import Fold
from compiler.passes.spec.hoist import Hoist
from compiler.passes.spec.invert import Invert
from compiler.passes.spec.roll import Roll
from compiler.passes.spec.unroll import Unroll
from compiler.pipeline import run_passes
from compiler.rows.instructions import layer_instructions
from compiler.sboxes.paired_nodes import CELL_BITS
from compiler.selection.patterns import machine_of
from compiler.selection.tiling import tile
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from options.build import IN_REGISTERS, BuildOptions
from options.forms import only_form
from runtime.beside import side_by_side
from runtime.user_error import UserError

OF_WORDS = (Unroll, Invert, Constants, Counter, Hoist, Roll)
"""The passes that determine the length of a cipher's functions, loops last."""
COUNTED = (Unroll, Bitslice, Fixslice, Fold, Sbox, PairBoxes, Hoist, Legalise)
"""The passes that determine the operations of encryption."""
MOST_BLOCK_BYTES = 8
"""Size of the largest block whose forms are compared: longer ones take seconds to count."""


def with_lanes(options: BuildOptions, cipher: Cipher) -> BuildOptions:
    """The options with a form: the first that fits the set, among those that the options allow.

    Raises:
        UserError: S-boxes as tables do not fit the words.
        DiagnosticError: the cipher is too long for its usual form.
    """
    if only := only_form(options):
        return only
    target = load_target(options.target)
    if options.uses_tables:
        return _with_tables(options, cipher)
    if options.features and (by_layers := _by_layers(options, cipher)):
        return by_layers
    lowered = cache(partial(lower, cipher, options.set_name))
    looks_up = options.looks_up and _is_left(Candidate("word", 1), options)
    if looks_up and _fills(options, lowered("encrypt")):
        return replace(options, lanes=1)
    left = [each for each in candidates(target) if _is_left(each, options)]
    if 1 not in target.usual_lanes:
        return _in_lanes_or_planes(options, cipher, left)
    if len(left) < 2:
        # Bits need lanes, also where words usually have none.
        lanes = options.lanes or (left[0].lanes if left else max(target.lanes))
        return replace(options, lanes=lanes)
    circuits = known_circuits(Module(cipher, options.set_name, {}))
    # An inverse takes longer to find than a refusal may.
    schedule, encrypt = lowered("key_schedule"), lowered("encrypt")
    _refuse_long(options, cipher, (schedule, encrypt, encrypt, encrypt), circuits)
    programs = specified(cipher, options.set_name)
    _refuse_long(options, cipher, (*programs.every, encrypt), circuits)
    if _are_words_faster(left, programs, options, cipher):
        return replace(options, lanes=1)
    chosen = next(each for each in left if _fits(each, programs, options, cipher, circuits))
    spelled = {"word": "auto", "bit": "auto"}.get(chosen.shape, chosen.shape)
    slicing = spelled if options.slicing == "auto" else options.slicing
    return replace(options, lanes=chosen.lanes, slicing=slicing)


def _by_layers(options: BuildOptions, cipher: Cipher) -> BuildOptions | None:
    """The options with a block in a register, if instructions of features compute all layers.

    None, too, where an option asks for a form or a mode that such blocks have not.
    """
    asks = options.lanes or options.slicing != "auto" or options.wants_loops or options.is_folded
    block, target = cipher.parameter_set(options.set_name).block, load_target(options.target)
    instructions = layer_instructions(target, options.features, block.shape.n_words)
    if asks or not instructions.boxes:
        return None
    encrypt = lower(cipher, options.set_name, "encrypt")
    boxes = {op.word("table") for op in encrypt.ops if op.name == "sbox"}
    if not boxes or not all(instructions.box(encrypt.tables[name].values) for name in boxes):
        return None
    made = replace(options, sbox=IN_REGISTERS, lanes=1)
    passes = passes_of(made)
    place = [type(each) for each in passes].index(Slice)
    try:
        run_passes(Module(cipher, made.set_name, {}), context_of(made), passes[: place + 1])
    except LayoutError:
        return None
    return made


def _fills(options: BuildOptions, encrypt: Program) -> bool:
    """Whether S-boxes fill the machine's smallest word: otherwise planes are better."""
    least = min(load_target(options.target).word_bits)
    boxes = (op for op in encrypt.ops if op.name == "sbox" and op.type.bits == 1)
    return all(len(op.results) >= least for op in boxes)


def _are_words_faster(
    left: Sequence[Candidate], programs: SpecPrograms, options: BuildOptions, cipher: Cipher
) -> bool:
    """Whether narrow S-boxes are faster as look-ups in words of one block than in bit planes."""
    words, planes = Candidate("word", 1), Candidate("plane", 1)
    both = (programs.encrypt, programs.key_schedule)
    block = cipher.parameter_set(options.set_name).block
    are_left = words in left and planes in left
    if not are_left or not pairs_boxes(options, cipher, both):
        return False
    if refusal(planes, programs, block, load_target(options.target)):
        return True
    counted = (replace(options, lanes=1, slicing=each.shape) for each in (planes, words))
    in_planes, in_words = side_by_side([partial(encryption_cycles, o, cipher) for o in counted])
    return in_words < in_planes


def _in_lanes_or_planes(
    options: BuildOptions, cipher: Cipher, left: Sequence[Candidate]
) -> BuildOptions:
    """The options with lanes where a cipher fits them, or else planes; lanes where neither fits."""
    in_lanes, *planes = (
        replace(options, lanes=each.lanes, slicing="plane" if each.shape == "plane" else "auto")
        for each in left
    )
    if not planes or not refusal_in_lanes(cipher, in_lanes, programs_of(cipher, in_lanes)):
        return in_lanes
    block = cipher.parameter_set(options.set_name).block
    programs = specified(cipher, options.set_name)
    found = refusal(left[-1], programs, block, load_target(options.target))
    return in_lanes if found else planes[0]


def _refuse_long(
    options: BuildOptions, cipher: Cipher, every: Sequence[Program], circuits: Sequence[Circuit]
) -> None:
    """Raise an error for functions that take minutes, unless their form was requested.

    Raises:
        DiagnosticError: the functions are too long; it names the place that makes most of them.
    """
    problem = too_long(every, circuits, load_target(options.target))
    if problem and problem.span:
        message = f"{options.set_name} is too long: {problem.message}"
        hint = "`--slicing cell` compiles it all the same, in many minutes"
        raise DiagnosticError([Diagnostic(problem.span, message, hint)], cipher.text)


def _fits(
    candidate: Candidate,
    programs: SpecPrograms,
    options: BuildOptions,
    cipher: Cipher,
    circuits: Sequence[Circuit],
) -> bool:
    """Whether a form fits a cipher, and a compiler of its text in reasonable time."""
    block = cipher.parameter_set(options.set_name).block
    if refusal(candidate, programs, block, load_target(options.target)):
        return False
    if candidate.shape != "bit":
        return True
    built = replace(options, lanes=candidate.lanes)
    *before, roll = (each for each in passes_of(built) if type(each) in OF_WORDS)
    context = context_of(built)
    module = run_passes(Module(cipher, built.set_name, {}), context, before)
    return not is_long_in_bits(module, context, roll, circuits)


def _is_left(candidate: Candidate, options: BuildOptions) -> bool:
    """Whether the lanes and the slicing that were given leave a form to be chosen."""
    shapes = (candidate.shape, "auto")
    return options.slicing in shapes and options.lanes in (candidate.lanes, 0)


def _with_tables(options: BuildOptions, cipher: Cipher) -> BuildOptions:
    """The options with one lane, if an S-box as a table takes a word of the target."""
    programs = specified(cipher, options.set_name)
    target = load_target(options.target)
    words = Candidate("word", 1)
    ops = [op for p in (programs.encrypt, programs.key_schedule) for op in p.ops]
    fits = all(kind.bits <= max(target.word_bits) for op in ops for kind in op.types)
    block = cipher.parameter_set(options.set_name).block
    if not options.lanes and not fits and refusal(words, programs, block, target):
        raise UserError(
            f"{options.set_name} has words that {options.target} does not compute with, so S-boxes "
            "cannot be tables here: --sbox circuit"
        )
    return replace(options, lanes=1)


def pairs_boxes(options: BuildOptions, cipher: Cipher, programs: Iterable[Program]) -> bool:
    """Whether look-ups of two S-boxes at once may compete with bit planes.

    Args:
        options: settled.
        cipher: the checked cipher.
        programs: spec programs whose S-boxes are on single bits.
    """
    boxes = {
        len(op.results)
        for program in programs
        for op in program.ops
        if op.name == "sbox" and op.type.bits == 1
    }
    block = cipher.parameter_set(options.set_name).block
    return options.looks_up and boxes == {CELL_BITS} and block.n_bytes <= MOST_BLOCK_BYTES


def encryption_cycles(options: BuildOptions, cipher: Cipher) -> float:
    """The modelled cycles of the operations that encrypt a block, without loads, stores and copies.

    Args:
        options: settled, of a form that the cipher has; rounds count one after another.
        cipher: the checked cipher.
    """
    counted = replace(options, mode="ecb", goal="speed", unroll="yes")
    context = context_of(counted)
    passes = [each for each in passes_of(counted) if isinstance(each, COUNTED)]
    module = run_passes(Module(cipher, options.set_name, {}), context, passes)
    program, machine = _loaded(module.programs["ecb_encrypt"]), machine_of(context)
    target = context.target
    used = [machine.calls(each.rule, each.kind) or () for each in tile(program, machine).values()]
    look_up = target.table[target.primitives[f"lookup_{options.table_memory}"]]
    n_lookups = sum(op.name == TABLE_LOOKUP for op in program.ops)
    return sum(map(machine.price, used)) + n_lookups * machine.price((look_up,))


def _loaded(program: Program) -> Program:
    """A program whose narrow parameters are in words of the machine, as loads leave them."""
    wide = [op for op in program.ops if op.name == "resize"]
    params = (*program.params, *(Param(op.result, op.type) for op in wide))
    return replace(program, params=params, ops=tuple(op for op in program.ops if op not in wide))
