"""The functions of a module as rows of cells: the spread of a block over registers, and images."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from compiler.ir.program import Program, Type
from compiler.layouts.form import Form
from compiler.layouts.layout import Action, LayoutError, MemoryLayout, derive_actions, search
from compiler.layouts.network import Network
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.regions import Regions
from compiler.rows.functions import LookupRows, RowFunction, RowShared
from compiler.rows.instructions import BoxInstruction, LayerInstructions, layer_instructions
from compiler.rows.keys import RowKeys, nonce_image
from compiler.rows.layers import CellLayer, CellReader, memory_place
from compiler.rows.steps import Step, steps_in_instructions, steps_in_tables
from compiler.rows.sums import row_sums
from compiler.slicing.function import with_regions
from dsl.cipher import WordLayout

WORKING_REGISTERS = 8
"""Registers that a function needs besides its tables."""
INSTEAD = "take --sbox circuit"
"""The alternative for ciphers without this form."""


def row_module(module: Module, context: Context, blocks: int) -> Module:
    """The module with slice programs on rows of cells.

    Args:
        module: split by binding time, its S-boxes as look-ups; the key set-up is in words of bytes.
        context: the target.
        blocks: blocks of a group.

    Raises:
        LayoutError: the cipher, the number of blocks or the target has no such form.
    """
    if module.loops:
        raise LayoutError("tables in registers have no loop of rounds: leave --unroll no away")
    kernels = [p for n, p in module.programs.items() if n not in ("key_setup", "ctr_nonce")]
    if any(program.part for program in kernels):
        raise LayoutError("tables in registers hold no values of counter mode: leave --fold away")
    _check_cells(module.block, context.target)
    layers = {p.name: _layers(p, module.block) for p in kernels}
    shared, steps = _steps(kernels, layers, module, context, blocks)
    programs = {p.name: RowFunction(shared, p, steps[p.name]).rewrite() for p in kernels}
    if nonce := module.programs.get("ctr_nonce"):
        programs["ctr_nonce"] = nonce_image(shared, nonce)
    programs["key_setup"] = RowKeys(module.programs["key_setup"], shared).rewrite()
    size = shared.form.register_bytes
    rk = len(shared.images) * size
    ctx = rk + size * ("ctr_nonce" in programs)
    return replace(
        module,
        programs={n: with_regions(p, {"nonce": rk}) for n, p in programs.items()},
        layout=_describe(shared),
        regions=Regions(blocks, module.block.n_bytes, module.key.n_bytes, rk, ctx),
    )


def _layers(program: Program, block: WordLayout) -> tuple[CellLayer, ...]:
    """The layers of a program, numbered from the end that leaves the block in order."""
    both = [CellReader(program, block, backwards=b).read() for b in (False, True)]
    return min(both, key=lambda each: row_sums(each[-1].masks, block.shape.n_words).cost)


def _steps(
    kernels: Sequence[Program],
    layers: Mapping[str, Sequence[CellLayer]],
    module: Module,
    context: Context,
    blocks: int,
) -> tuple[RowShared, dict[str, tuple[Step, ...]]]:
    """The spread of a block over registers, and the steps of each function."""
    cells, size = module.block.shape.n_words, max(context.target.register_bytes)
    instructions = layer_instructions(context.target, context.features, cells)
    boxes = {p.name: _boxes(layers[p.name], p, instructions) for p in kernels}
    if cells == size and all(boxes.values()):
        shared = replace(_shared(module, context, blocks, cells), instructions=instructions)
        return shared, {
            name: steps_in_instructions(layers[name], instructions, each)
            for name, each in boxes.items()
        }
    every = [layer for each in layers.values() for layer in each]
    try:
        row_cells = _row_cells(module, context, blocks, every)
    except LayoutError as problem:
        if not (feature := _feature_for(layers, kernels, context.target, cells)):
            raise
        hint = f"{problem}; --features {feature} has instructions for it"
        raise LayoutError(hint, problem.span) from problem
    shared = _shared(module, context, blocks, row_cells)
    for program in kernels:
        _check_tables({e.table for e in layers[program.name] if e.table}, program, shared, context)
    return shared, {n: steps_in_tables(each, shared.row_cells) for n, each in layers.items()}


def _feature_for(
    layers: Mapping[str, Sequence[CellLayer]],
    kernels: Sequence[Program],
    target: Target,
    cells: int,
) -> str:
    """The feature whose instructions look up in the tables of functions; empty for none."""
    every = layer_instructions(target, target.features, cells)
    boxes = [_boxes(layers[p.name], p, every) for p in kernels]
    return boxes[0][0].instruction.feature if all(boxes) else ""


def _boxes(
    layers: Sequence[CellLayer], program: Program, instructions: LayerInstructions
) -> list[BoxInstruction]:
    """The instruction of each layer of S-boxes; none if one of them has none."""
    tables = [program.tables[each.table].values for each in layers if each.table]
    found = [each for table in tables if (each := instructions.box(table))]
    return found if len(found) == len(tables) else []


def _check_cells(block: WordLayout, target: Target) -> None:
    """Raise an error for cells that no byte of a register holds in order."""
    bits, size = block.shape.bits, max(target.register_bytes)
    halves = [(n // 2, 4 - n % 2 * 4) for n in range(block.shape.n_words)]
    in_order = {8: [(n, 0) for n in range(block.shape.n_words)], 4: halves}.get(bits)
    places = [memory_place(block, n) for n in range(block.shape.n_words)] if in_order else []
    if places != in_order or size % block.shape.n_words:
        raise LayoutError(
            "tables in registers are for blocks of cells of 8 or 4 bits in order, as many as "
            f"divide {size}: {INSTEAD}"
        )


def _check_tables(
    names: Iterable[str], program: Program, shared: RowShared, context: Context
) -> None:
    """Raise an error for tables that leave too few registers to compute with."""
    size, there = shared.form.register_bytes, len(context.target.classes[0].free)
    taken = sum(-(-len(program.tables[name].values) // size) for name in names)
    if taken > there - WORKING_REGISTERS:
        raise LayoutError(
            f"tables of {program.name} take {taken} registers, and {context.target.name} has "
            f"{there - WORKING_REGISTERS} besides those to compute with: {INSTEAD}"
        )


def _row_cells(module: Module, context: Context, blocks: int, layers: Sequence[CellLayer]) -> int:
    """The cells of a row with which linear maps take the fewest operations."""
    cells, size = module.block.shape.n_words, max(context.target.register_bytes)
    widths = [
        width
        for width in (cells >> n for n in range(cells.bit_length()))
        if blocks * width % size == 0 and blocks * module.block.n_bytes % size == 0
    ]
    if not widths:
        least = size // module.block.n_bytes
        raise LayoutError(f"{blocks} blocks fill no registers: take a multiple of {least}")

    def price(width: int) -> float:
        return sum(row_sums(each.masks, width).cost for each in layers) * width

    return min(widths, key=price)


def _shared(module: Module, context: Context, blocks: int, row_cells: int) -> RowShared:
    """The spread of a block over registers."""
    target, size = context.target, max(context.target.register_bytes)
    cells = module.block.shape.n_words
    form = Form(size, 8 * row_cells, blocks, 0, module.block, module.key)
    network = None if row_cells == cells else _network(form, context, cells)
    first, further = (
        target.table[f"{name}.{target.shapes[Type(8, size)]}"]
        for name in target.primitives["lookup_registers"].split()
    )
    counter = module.counter.counter if module.counter else 0
    return RowShared(form, network, LookupRows(first, further), counter)


def _network(form: Form, context: Context, cells: int) -> Network:
    """The moves from blocks, a cell in each byte, to rows."""
    table, core = context.target.table, context.target.cores[context.core]
    actions: tuple[Action, ...] = derive_actions(
        context.target.moves, table, core, form.register_bytes
    )
    digits = (form.register_bytes * 8).bit_length() - 1
    registers = MemoryLayout("", "", tuple(range(digits)), (), 0.0)
    address, inside = form.digits(8 * cells)
    path = search(address, [registers], actions, inside, 0)
    return Network(path, actions, table, Type(8, form.register_bytes))


def _describe(shared: RowShared) -> str:
    """The layout for people."""
    form = shared.form
    across = form.register_bytes // shared.row_cells
    by = "instructions of layers" if shared.instructions.boxes else "tables in registers"
    return (
        f"rows of {shared.row_cells} cells of {across} blocks, {shared.rows} a block, "
        f"{form.lanes} blocks a group; {by}"
    )
