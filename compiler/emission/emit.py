"""Renders a module that went through all passes as text, by its target's template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule

from compiler.emission.frames import frame_of, parts_of
from compiler.emission.kernels import kernel_entries, kernel_names
from compiler.emission.shared_saves import shared_saves
from compiler.emission.source import shared_parts, source_of
from compiler.emission.statements import CALL, SourceFunction, called_parts, used_helpers
from compiler.emission.subroutines import Spelling, with_subroutines
from compiler.emission.virtual import with_virtual_registers
from compiler.frontend.interface import BLOCK_FUNCTIONS, ORDER, Naming
from compiler.ir.program import Op, Program
from compiler.ir.slots import FOLDING, POOL, ROLLED
from compiler.machine.isa import Instruction
from compiler.machine.target import Target
from compiler.module import Module
from compiler.regions import FoldedTable, HeldBytes, RoundKeys

OF_HEADERS = "static inline "
"""How functions are defined in a header.

Several headers of one program may hold the same helpers."""
ROUND_CONSTANTS = "round_constants"
"""The name of the constants that replace round keys."""


def emit(module: Module, target: Target, naming: Naming, header: str) -> str:
    """The text of a module, assembly or source, without the functions that a host calls.

    Args:
        module: a module after all passes.
        target: the target, for its template and instructions.
        naming: of the symbols.
        header: the comment lines that the file begins with.
    """
    there = [name for name in ORDER if _exists(module, name) and target.of(name) is target]
    names = kernel_names(module) if target.has_threads else there
    return _rendered(module, target, naming, header, names)


def emit_host(module: Module, target: Target, naming: Naming) -> str:
    """The source text of the functions that a host calls; empty if the target needs no host."""
    if not target.host:
        return ""
    names = [n for n in ORDER if _exists(module, n) and target.of(n) is target.host]
    return _rendered(module, target.host, naming, "", names, storage=OF_HEADERS)


def emit_parts(
    module: Module,
    target: Target,
    naming: Naming,
    names: Sequence[str],
    behind: Sequence[str],
    storage: str = "static ",
) -> str:
    """The source text of functions that others in the same file call, and nobody else.

    Args:
        module: all passes are done.
        target: one whose files are source.
        naming: of the symbols.
        names: the functions.
        behind: the lines that follow, whose helpers are written, too.
        storage: how the functions are defined.
    """
    return _rendered(module, target, naming, "", names, storage=storage, called_as_well=behind)


def _rendered(
    module: Module,
    target: Target,
    naming: Naming,
    header: str,
    names: Sequence[str],
    storage: str = "",
    called_as_well: Sequence[str] = (),
) -> str:
    """The text of some functions, by the target's template; in a header others may stand beside."""
    in_header = storage == OF_HEADERS
    describe = _header_function if in_header else _DESCRIBED[target.output]
    functions = [describe(module, name, target, naming) for name in names]
    sources = [s.lines for f in functions if isinstance(s := f.get("source"), SourceFunction)]
    buffers = ["wipe"] if any(f.get("wiped") for f in functions) else []
    written = [line for lines in sources for line in lines]
    words = {word for line in written for word in CALL.findall(line)}
    has_parts = bool(sources) and not in_header
    parts = called_parts(shared_parts(module, target), words) if has_parts else []
    inside = [line for part in parts for line in part.lines]
    called = [*written, *inside, *buffers, *called_as_well]
    helpers = used_helpers(called, target.helpers)
    made = _template(target).make_module(
        {
            "header": header,
            "functions": functions,
            "prefix": naming.symbol("file"),
            "constants": byte_lines(module.constants),
            "parts": parts,
            "helpers": _guarded(helpers) if in_header else [*helpers.values()],
            "tables": {name: byte_lines(octets) for name, octets in module.tables.items()},
            "table_memory": module.table_memory,
            "round_constants": byte_lines(module.round_constants),
            "round_constants_name": ROUND_CONSTANTS,
            "call_bytes": target.call_bytes,
            "shared_saves": shared_saves(module, target),
            "storage": storage,
        }
    )
    text = "\n".join(line.rstrip() for line in str(made).splitlines()) + "\n"
    return _with_subroutines(text, made, target, naming) if module.calls.runs else text


def _template(target: Target) -> Template:
    """The template of a target's files."""
    environment = Environment(
        loader=FileSystemLoader(target.folder),
        undefined=StrictUndefined,
        trim_blocks=False,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters["count_instructions"] = partial(_count_instructions, target.comment)
    return environment.get_template(f"kernel.{target.ending}.j2")


def _count_instructions(comment: str, text: str) -> int:
    """The lines of a text besides comments and empty ones; templates ask for it often."""
    lines = map(str.strip, text.splitlines())
    return sum(bool(line) and not line.startswith(comment) for line in lines)


def _with_subroutines(text: str, made: TemplateModule, target: Target, naming: Naming) -> str:
    """A text with subroutines, which the macros of its template spell."""
    rows = [i for i in target.table.values() if not i.branches]
    macros = vars(made)
    moves = [target.table[name].text.splitlines() for name in target.pointer_moves]
    spelling = Spelling(
        prefix=f".L{naming.symbol('run')}",
        comment=target.comment,
        mnemonics={line.split()[0] for row in rows for line in row.text.splitlines()},
        # A pointer stays whole: nothing comes between the instructions on its halves.
        pairs={(a.split()[0], b.split()[0]) for move in moves for a, b in pairwise(move)},
        call=macros["subroutine_call"],
        routine=macros["subroutine"],
        call_words=macros["call_words"],
    )
    return with_subroutines(text, spelling)


def _guarded(helpers: Mapping[str, str]) -> list[str]:
    """Helpers with include guards, as several headers of one program may define them."""
    return [
        f"#ifndef LWCC_HAS_{name.upper()}\n#define LWCC_HAS_{name.upper()}\n{text}\n#endif"
        for name, text in helpers.items()
    ]


def _exists(module: Module, name: str) -> bool:
    needed = ("key_setup", "ctr_crypt") if name == "ctr_init" else (name,)
    there = {*module.programs, *module.calls.blocks}
    if module.calls.blocks:
        there.add("ctr_nonce")
    return there.issuperset(needed)


def _table_entries(module: Module) -> Mapping[str, int]:
    """The template variables of the table of folded counter mode."""
    table = module.table or FoldedTable(0, 0, 0)
    return {
        "table_place": table.place,
        "table_bytes": table.size,
        "entry_bytes": table.entry,
        "entry_shift": max(table.entry, 1).bit_length() - 1,
    }


def _loop_entries(module: Module, name: str) -> Mapping[str, int]:
    """The template variables of a loop of rounds."""
    keys = module.round_keys.get(name, RoundKeys(0, 0, 0))
    return {"rounds": keys.rounds, "round_first": keys.first, "round_bytes": keys.step}


def _function(module: Module, name: str, target: Target, naming: Naming) -> Mapping[str, object]:
    common: dict[str, object] = {"symbol": naming.symbol(name)}
    if name == "ctr_init":
        called = {n: naming.symbol(n) for n in ("key_setup", "ctr_nonce")}
        return {**common, "kind": "init", **called}
    if name not in module.programs:
        return {**common, **_without_program(module, name, target, naming)}
    regions = module.laid_out
    parts = parts_of(module, name)
    file = module.cipher.file
    text = {p.part: "\n".join(body_lines(p, target, file)) for p in parts}
    folding = [p for p in parts if p.part in FOLDING]
    pool = target.arguments[name].get(POOL)
    straight = name not in BLOCK_FUNCTIONS
    by_byte = name == "ctr_crypt"
    return {
        **common,
        "kind": "straight" if straight else "loop",
        **_frame_entries(module, name, target),
        "pool": any(pool in op.args for part in parts for op in part.ops),
        "bodies": [text[part] for part in ROLLED if part in text],
        "fold": text[folding[0].part] if folding else "",
        "fold_operations": len(folding[0].ops) if folding else 0,
        **_table_entries(module),
        **_loop_entries(module, name),
        "group_bytes": regions.group,
        "group_blocks": regions.group_blocks,
        "block_bytes": regions.block,
        "counter_bits": 8 * counter.counter if (counter := module.counter) else 0,
        "operations": sum(len(part.ops) for part in parts),
        "group_shift": regions.group.bit_length() - 1,
        "unit_shift": 0 if by_byte else regions.block.bit_length() - 1,
        "counter": by_byte,
    }


def _without_program(
    module: Module, name: str, target: Target, naming: Naming
) -> Mapping[str, object]:
    """The template variables of a function that calls another, or that stores the nonce."""
    regions, counter = module.laid_out, module.counter
    assert counter, "there is counter mode"
    called = module.calls.blocks.get(name, "")
    return {
        "kind": "calls" if called else "nonce",
        "called": naming.symbol(called),
        "stores_nonce": naming.symbol("ctr_nonce"),
        "shares": bool(shared_saves(module, target)),
        "bodies": [],
        "block_bytes": regions.block,
        "counter_bytes": counter.counter,
        "nonce_bytes": counter.nonce,
        "nonce_place": regions.rk,
    }


def _frame_entries(module: Module, name: str, target: Target) -> Mapping[str, object]:
    """The template variables of a function's frame."""
    frame, held = frame_of(module, name, target), module.held or HeldBytes(0, 0)
    return {
        "frame": frame.total,
        "saved": frame.saved,
        "shares": bool(shared_saves(module, target)),
        "homes": frame.homes,
        "places": module.seen_by(name, target).homes_of(name),
        "placed": module.placed[name].name if name in module.placed else "",
        "held_values": held.values,
        "held_repeated": held.repeated,
        "held_lane": held.lane,
        "buffer": frame.buffer,
        "wipe": frame.wipe,
    }


def _virtual_function(
    module: Module, name: str, target: Target, naming: Naming
) -> Mapping[str, object]:
    """A function on virtual registers: its parts, and the registers that each declares."""
    listed = [with_virtual_registers(p, target) for p in parts_of(module, name)]
    file = module.cipher.file
    bodies = ["\n".join(body_lines(program, target, file)) for program, _ in listed]
    types = target.virtual_registers
    registers = [[(types[v].prefix, v, n) for v, n in sorted(c.items())] for _, c in listed]
    pointers = [p.name for p in listed[0][0].params if p.type.is_pointer]
    return {
        "symbol": naming.symbol(name),
        "bodies": bodies,
        "registers": registers,
        "pointers": pointers,
    }


def _header_function(
    module: Module, name: str, target: Target, naming: Naming
) -> Mapping[str, object]:
    return _source_function(module, name, target, naming, in_header=True)


def _source_function(
    module: Module, name: str, target: Target, naming: Naming, in_header: bool = False
) -> Mapping[str, object]:
    common: dict[str, object] = {"symbol": naming.symbol(name), "short": name}
    if name == "ctr_init":
        called = {n: naming.symbol(n) for n in ("key_setup", "ctr_nonce")}
        return {**common, "kind": "init", **called}
    regions = module.laid_out
    by_byte, straight = name == "ctr_crypt", name not in BLOCK_FUNCTIONS
    counter_bits = 8 * module.counter.counter if module.counter else 0
    blocks = regions.group_blocks
    to, source_name = ("rk", "key") if name == "key_setup" else ("ctx", "nonce")
    key_name = "ctx" if by_byte else "rk"
    source = source_of(module, name, target, in_header)
    given = (to, source_name) if straight else ("out", "in", key_name, "counter")
    unread = source.unread(given[: 3 + by_byte])
    return {
        **common,
        "kind": "straight" if straight else "loop",
        "source": source,
        "to": to,
        "source_name": source_name,
        "key_name": key_name,
        "key_place": ROUND_CONSTANTS if module.round_constants else key_name,
        "ignored": [f"{n}_" if straight and n == to else n for n in unread],
        "reads_round_keys": source.reads_round_keys,
        "amount": "nbytes" if by_byte else "nblocks",
        "counter_type": target.type_names[counter_bits] if by_byte else "",
        "group_blocks": blocks,
        "form": "in bit planes" if module.planes else "each bit of them in a variable of its own",
        "group_bytes": regions.group,
        "block_bytes": regions.block,
        "words": module.cipher.parameter_set(module.set_name).block.shape.n_words,
        "wiped": not straight and (by_byte or blocks > 1),
        **_loop_entries(module, name),
    }


def _kernel(module: Module, name: str, target: Target, naming: Naming) -> Mapping[str, object]:
    """The template variables of a kernel, whose threads work on their own blocks."""
    file = module.cipher.file
    entries = kernel_entries(module, name, target, lambda p: body_lines(p, target, file))
    return {"symbol": naming.symbol(name), **entries}


_DESCRIBED = {
    "assembly": _function,
    "source": _source_function,
    "virtual assembly": _virtual_function,
    "kernels": _kernel,
}
"""The template variables of a function, by the kind of the target's files."""


def body_lines(program: Program, target: Target, file: str) -> list[str]:
    """A listing as lines of assembly, with a comment at the start of each round."""
    lines: list[str] = []
    current = 0
    for op in program.ops:
        if op.round not in (0, current):
            current = op.round
            where = f" ({file.rpartition('/')[2]}:{op.span.line})" if op.span else ""
            lines.append(f"    {target.comment} round {current}{where}")
        lines += [f"    {line}" for line in render(op, target.table[op.name]).splitlines()]
    return lines


def lines_by_round(program: Program, target: Target) -> list[tuple[int, str]]:
    """The instructions of a listing without comments, each with its round; 0 for none."""
    return [
        (op.round, line.partition(target.comment)[0].strip())
        for op in program.ops
        for line in render(op, target.table[op.name]).splitlines()
    ]


def render(op: Op, instruction: Instruction) -> str:
    """One operation of a listing in real registers as assembly text."""
    operands: dict[str, str | int] = dict(zip(instruction.results, op.results, strict=True))
    operands |= dict(zip(instruction.args, op.args, strict=True))
    operands |= {name: value for name, value in op.attrs if isinstance(value, int)}
    return instruction.render(operands)


def byte_lines(data: bytes) -> Sequence[str]:
    """Bytes as lines of sixteen, for templates."""
    rows = [data[i : i + 16] for i in range(0, len(data), 16)]
    return [", ".join(f"0x{b:02x}" for b in row) for row in rows]
