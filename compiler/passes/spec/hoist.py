"""Hoists values of the key to the key set-up, and values of the nonce to its function."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from compiler.frontend.interface import ECB, INTERFACE
from compiler.ir.program import Op, Param, Program, rename_args
from compiler.ir.rewriting import inline, live_only, uniform_values
from compiler.ir.slots import Part, Slot
from compiler.module import Context, Module, Pass
from compiler.passes.spec.fold import Fold

COUNTER: Mapping[str, tuple[str, Part]] = {
    "ctr": ("ctr_crypt", ""),
    "ctr_high": ("ctr_crypt", "high"),
    "ctr_table": ("ctr_nonce", "table"),
}
"""The spec programs of counter mode, with the functions that they become."""


@dataclass(frozen=True)
class Hoist(Pass):
    """Split each block function by binding time: key, nonce, block.

    Values of the key alone move to `key_setup`, values of key and nonce to `ctr_nonce`; the rest is
    computed for each block. A kernel's parameters are then the block and slots: `$k0 $k1 …`, filled
    by the key set-up, and `$m0 $m1 …`, filled for each nonce. Equal values of all functions share a
    slot.
    """

    mode: str = "all"
    """The requested functions: `ecb`, `ctr` or `all`."""
    ahead: bool = True
    """Whether values are computed in advance; otherwise key set-up and nonce function store their
    inputs."""
    nonce: bool = True
    """Whether values of key and nonce are computed once for each nonce; else `ctr_nonce` stores the
    nonce."""

    @property
    def drops(self) -> frozenset[str]:
        """The functions excluded by `mode`."""
        kept = (None, self.mode)
        dropped = (name for name, each in INTERFACE.items() if each.mode not in kept)
        return frozenset(dropped if self.mode != "all" else ())

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with the functions of the interface in place of the spec programs."""
        del context
        if module.fixed:
            # S-boxes have become circuits, and all inputs of some are known.
            module = module.map(Fold().run)
        split = _Split(module, self.ahead)
        blocks = {name: INTERFACE[name].entry for name in ECB} if self.mode != "ctr" else {}
        kernels = [
            replace(split.kernel(entry), name=name)
            for name, entry in blocks.items()
            if entry and entry in module.programs
        ]
        if "ctr" in module.programs and self.mode != "ecb":
            kernels += split.counter_mode(self.ahead and self.nonce)
        programs = {p.label: p for p in (split.key_setup(), *kernels)}
        return replace(module, programs=programs)


@dataclass
class _Split:
    """The key set-up, which grows while functions are split."""

    module: Module
    ahead: bool = True
    ops: list[Op] = field(default_factory=list[Op])
    slots: dict[str, Slot] = field(default_factory=dict[str, Slot])
    first: dict[object, str] = field(default_factory=dict[object, str])

    def __post_init__(self) -> None:
        schedule = self.module.programs["key_schedule"]
        self.params = schedule.params
        ops, self.round_keys = inline(schedule, {p.name: p.name for p in schedule.params}, "s.")
        self.renamed = self.share(ops)
        self.round_keys = tuple(self.renamed.get(k, k) for k in self.round_keys)

    def share(self, ops: Iterable[Op]) -> dict[str, str]:
        """Append new operations; returns new names of the values that exist already."""
        renamed: dict[str, str] = {}
        for old in ops:
            op = rename_args(old, renamed)
            key = op.value_key()
            if len(op.results) == 1 and key in self.first:
                renamed[op.result] = self.first[key]
                continue
            if len(op.results) == 1:
                self.first[key] = op.result
            self.ops.append(op)
        return renamed

    def kernel(self, name: str) -> Program:
        """A block function without its key part, whose values become slots."""
        program = self.module.programs[name]
        if program.given("key"):
            return program
        block = len(self.module.programs["encrypt"].results)
        return self.cut(program, program.params[:block], program.params[block:], self.round_keys)

    def cut(
        self,
        program: Program,
        block: tuple[Param, ...],
        keys: tuple[Param, ...],
        sources: tuple[str, ...],
    ) -> Program:
        """Move operations on `keys` alone to the key set-up, where `sources` are the keys."""
        names_of_keys = frozenset(p.name for p in keys)
        uniform = uniform_values(program, names_of_keys) if self.ahead else set(names_of_keys)
        early = [op for op in program.ops if op.results and op.results[0] in uniform]
        late = [op for op in program.ops if not op.results or op.results[0] not in uniform]
        prefix = f"{program.name}."
        bindings = {p.name: s for p, s in zip(keys, sources, strict=True)}
        moved, _ = inline(program.with_ops(early, ()), bindings, prefix)
        again = self.share(moved)
        place = {**bindings, **{r: prefix + r for op in early for r in op.results}}
        constants = {op.result for op in early if op.name == "const"}
        wanted = frontier(late, program.results, uniform - constants)
        slots = {n: self.slot(again.get(place[n], place[n])) for n in wanted}
        unique = {s: Param(str(s), program.types[n], s) for n, s in slots.items()}
        names = {n: str(s) for n, s in slots.items()}
        moved_away = uniform - constants
        kept = [op for op in program.ops if not op.results or op.results[0] not in moved_away]
        body = [rename_args(op, names) for op in kept]
        results = tuple(names.get(r, r) for r in program.results)
        made = replace(program, params=(*block, *unique.values()), ops=tuple(body), results=results)
        return live_only(made)

    def slot(self, value: str) -> Slot:
        """The slot of a value of the key set-up."""
        return self.slots.setdefault(value, Slot("key", len(self.slots)))

    def key_setup(self) -> Program:
        """The key schedule with all hoisted operations; the results are the slots in order."""
        made = Program("key_setup", "spec", self.params, tuple(self.ops), tuple(self.slots))
        tables = {n: t for p in self.module.programs.values() for n, t in p.tables.items()}
        return live_only(replace(made, tables=tables))

    def counter_mode(self, computes: bool) -> list[Program]:
        """The function that takes a nonce, and the kernels of counter mode.

        The kernels share the slots of values of the nonce.

        Args:
            computes: whether that function computes values, or only stores the nonce.
        """
        programs, encrypt = self.module.programs, self.module.programs["encrypt"]
        round_keys = {p.name for p in encrypt.params[len(encrypt.results) :]}
        keyed = [self.keyed(programs[n], round_keys) for n in COUNTER if n in programs]
        nonce = _Nonce(computes)
        made: list[Program] = []
        for program in keyed:
            name, part = COUNTER[program.name]
            made.append(replace(nonce.split(program), name=name, part=part))
        params = {p.name: p for program in keyed for p in program.params}
        keys = {name for program in keyed for name in program.stored}
        given = [p for p in params.values() if _is_nonce(p)]
        known = [*given, *(p for n, p in params.items() if n in keys)]
        if self.module.fixed and not (given or nonce.slots):
            # Key and nonce are fixed: no slots are left to fill.
            return made
        ops, slots, tables = tuple(nonce.ops), tuple(nonce.slots), keyed[0].tables
        fill = Program("ctr_nonce", "spec", tuple(known), ops, slots, tables)
        return [_used(live_only(fill)), *made]

    def keyed(self, program: Program, keys: set[str]) -> Program:
        """A program of counter mode without its key part."""
        others = tuple(p for p in program.params if p.name not in keys)
        params = tuple(p for p in program.params if p.name in keys)
        encrypt = self.module.programs["encrypt"]
        names = (p.name for p in encrypt.params[len(encrypt.results) :])
        sources = dict(zip(names, self.round_keys, strict=True))
        return self.cut(program, others, params, tuple(sources[p.name] for p in params))


@dataclass
class _Nonce:
    """The values of key and nonce alone; it grows while kernels are split.

    Args:
        computes: whether values are computed; otherwise the slots are the nonce.
        ops: the operations.
        slots: slots of the values that kernels read.
        first: values by value-numbering key.
    """

    computes: bool
    ops: list[Op] = field(default_factory=list[Op])
    slots: dict[str, Slot] = field(default_factory=dict[str, Slot])
    first: dict[object, str] = field(default_factory=dict[object, str])

    def split(self, program: Program) -> Program:
        """A kernel without operations on key and nonce alone, whose results become slots."""
        keys = frozenset(program.stored)
        nonce = frozenset(p.name for p in program.given("nonce"))
        known = uniform_values(program, nonce | keys) if self.computes else {*nonce}
        early = [op for op in program.ops if op.results and op.results[0] in known]
        late = [op for op in program.ops if not op.results or op.results[0] not in known]
        place = self.move(early, f"{program.name}.")
        wanted = frontier(late, program.results, known - uniform_values(program, keys))
        slots = {n: self.slot(place.get(n, n)) for n in wanted}
        names = {n: str(s) for n, s in slots.items()}
        constants = [op for op in early if op.name == "const"]
        body = [rename_args(op, names) for op in (*constants, *late)]
        added = {s: Param(str(s), program.types[n], s) for n, s in slots.items()}
        kept = tuple(p for p in program.params if p.name not in nonce)
        results = tuple(names.get(r, r) for r in program.results)
        made = replace(program, params=(*kept, *added.values()), ops=tuple(body), results=results)
        return _used(live_only(made))

    def move(self, ops: Iterable[Op], prefix: str) -> dict[str, str]:
        """Append new operations; returns the new names of all their results."""
        place: dict[str, str] = {}
        for old in ops:
            op = rename_args(old, place)
            made = op.changed(results=tuple(prefix + r for r in op.results))
            place.update(zip(old.results, made.results, strict=True))
            if len(made.results) == 1 and made.value_key() in self.first:
                place[old.result] = self.first[made.value_key()]
                continue
            if len(made.results) == 1:
                self.first[made.value_key()] = made.result
            self.ops.append(made)
        return place

    def slot(self, value: str) -> Slot:
        """The slot of a value."""
        return self.slots.setdefault(value, Slot("nonce", len(self.slots)))


def frontier(late: Iterable[Op], results: Iterable[str], known: set[str]) -> tuple[str, ...]:
    """The known values that `late` operations or the results read, in the order of use."""
    read = [a for op in late for a in op.args]
    return tuple(dict.fromkeys(n for n in (*read, *results) if n in known))


def _is_nonce(param: Param) -> bool:
    return param.given is not None and param.given.kind == "nonce"


def _used(program: Program) -> Program:
    """The program without unread parameters, but with all bytes of the nonce."""
    params = (p for p in program.params if program.uses[p.name] or _is_nonce(p))
    return replace(program, params=tuple(params))
