"""What all slice functions share: the machine, the form of words, and the image of the round keys."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.form import Form
from compiler.ir import Builder, Op, Param, Program, Type
from compiler.layout import Action, LayoutError
from compiler.network import Network
from compiler.passes.hoist import KEY_SLOT, NONCE_SLOT

Values = tuple[str, ...]
"""A word of all blocks: one register a group, or one register that serves all groups."""
Image = tuple[str, ...]
"""Slots that are stored as one register: one slot, or a block's worth of them."""


NONCE_IMAGE = 1 << 20
"""Images from this number on depend on the nonce; they follow the last image of the key."""


def is_slot(name: str) -> bool:
    """Whether a parameter is a slot that the key set-up or the nonce fills."""
    return name.startswith((KEY_SLOT, NONCE_SLOT))


@dataclass
class Shared:
    """What the functions of one module share.

    Args:
        form: how words lie in registers.
        network: the way from memory to the lanes and back.
        actions: the moves that a way may use.
        counter_bytes: size of the counter.
        every_round: whether round keys are added in the layout of memory.
        images: the registers that the key set-up stores, in their order in memory.
        nonce_slots: how many registers follow them that depend on the nonce.
    """

    form: Form
    network: Network
    actions: tuple[Action, ...]
    counter_bytes: int
    every_round: bool
    images: dict[Image, int] = field(default_factory=dict[Image, int])
    nonce_slots: int = 0

    def image(self, slots: Image) -> int:
        """The number of an image of the round keys, new or known."""
        return self.images.setdefault(slots, len(self.images))

    def figures(self) -> dict[str, int]:
        """Sizes in bytes, and blocks a group."""
        size = self.form.register_bytes
        return {
            "group_blocks": self.form.lanes,
            "block_bytes": self.form.block.n_bytes,
            "key_bytes": self.form.key.n_bytes,
            "rk_bytes": size * len(self.images),
            "ctx_bytes": size * (len(self.images) + self.nonce_slots),
        }


@dataclass
class SliceFunction:
    """A slice program as it grows; operations wait until a value is asked for."""

    shared: Shared
    program: Program
    build: Builder = field(default_factory=lambda: Builder("v"))
    values: dict[str, Values] = field(default_factory=dict[str, Values])
    waiting: dict[str, Op] = field(default_factory=dict[str, Op])
    constants: dict[object, str] = field(default_factory=dict[object, str])
    loaded: dict[tuple[int, str], str] = field(default_factory=dict[tuple[int, str], str])

    @property
    def form(self) -> Form:
        """How words lie in registers."""
        return self.shared.form

    def value(self, name: str) -> Values:
        """The registers of a value; what waits for it is done now."""
        todo = [name]
        while todo:
            top = todo[-1]
            op = self.waiting.get(top)
            if is_slot(top) or top in self.values:
                todo.pop()
            elif op is None:
                self.values[top] = (self.source(top),)
            elif missing := [a for a in op.args if not is_slot(a) and a not in self.values]:
                todo += reversed(missing)
            else:
                self.compute(op)
        return self.operand(name)

    def operand(self, name: str) -> Values:
        """The registers of a value that is there; a slot is loaded again in each phase.

        A load costs no vector unit, a register that waits for the next round may cost a spill.
        """
        return (self.slot(name),) if is_slot(name) else self.values[name]

    def slot(self, name: str) -> str:
        """A slot, loaded from the image of the round keys or from what the nonce fixed."""
        raise NotImplementedError

    def source(self, name: str) -> str:
        """A parameter of the program, from memory."""
        raise NotImplementedError

    def compute(self, op: Op) -> None:
        """Emit an operation for all groups."""
        self.build.span, self.build.phase = op.span, op.phase
        if op.name == "const":
            self.values[op.result] = (self.constant(self.form.pattern(op.number("value"))),)
            return
        args = [self.operand(a) for a in op.args]
        count = max(len(a) for a in args)
        made = [self.lanewise(op, [a[g % len(a)] for a in args]) for g in range(count)]
        self.values[op.result] = tuple(made)

    def lanewise(self, op: Op, args: list[str]) -> str:
        """Emit one operation on registers; with a stride a rotation is one of wider lanes."""
        kind = self.form.kind
        if op.name in ("shl", "shr", "rotl", "add", "sub") and self.form.stride:
            return self.strided(op, args)
        return self.build.emit(op.name, *args, kind=kind, **dict(op.attrs))

    def strided(self, op: Op, args: list[str]) -> str:
        """A rotation of words whose bits are apart: of lanes, or of the whole register."""
        if op.name != "rotl":
            raise LayoutError(f"`{op.name}` has no form with bits apart")
        width = self.form.word_bits << self.form.stride
        k = op.number("k") << self.form.stride
        if width == self.form.register_bytes * 8:
            return self.build.emit("roll", *args, kind=self.form.kind, k=k // 8)
        kind = Type(width, self.form.register_bytes * 8 // width)
        return self.build.emit("rotl", *args, kind=kind, k=k)

    def constant(self, value: int | tuple[int, ...], kind: Type | None = None) -> str:
        """A register with the same word in every lane, or with its lanes given."""
        wanted = kind or self.form.kind
        key = (value, wanted)
        if key not in self.constants:
            self.constants[key] = self.build.emit("const", kind=wanted, value=value)
        return self.constants[key]

    def load_image(self, pointer: str, index: int) -> str:
        """A register of the round keys' image."""
        key = (index, self.build.phase)
        if key not in self.loaded:
            offset = index * self.form.register_bytes
            self.loaded[key] = self.build.emit("load", pointer, kind=self.form.kind, offset=offset)
        return self.loaded[key]

    def finish(self, name: str, params: tuple[Param, ...]) -> Program:
        """The program made."""
        return Program(name, "slice", params, tuple(self.build.ops), ())
