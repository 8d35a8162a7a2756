"""Random programs on words of any width, for laws of passes that change widths."""

from __future__ import annotations

from hypothesis import strategies as st

from compiler.ir.program import Builder, Program, Table, Type

LOGIC = {"xor": 2, "and": 2, "or": 2, "andn": 2, "orn": 2, "xnor": 2, "not": 1, "mux": 3, "xor3": 3}
ARITHMETIC = {"add": 2, "sub": 2}
SHIFTS = ("shl", "shr", "rotl")
SHAPED = ("extract", "concat", "resize", "permute", "lookup", "matrix", "const")
KINDS = (*LOGIC, *ARITHMETIC, *SHIFTS, *SHAPED)
ROUNDS = (0, 1, 2)


@st.composite
def programs(draw: st.DrawFn, widest: int = 64, most: int = 16, machine: int = 64) -> Program:
    """Operations of all kinds on words of 1 to `widest` bits; the last values are the results.

    Values of tables, and matrices over words, have at most `machine` bits.
    """
    made = _Random(draw, widest, machine)
    for number in ROUNDS:
        made.build.round = number
        for _ in range(draw(st.integers(1, -(-most // len(ROUNDS))))):
            made.add(draw(st.sampled_from(KINDS)))
    results = tuple(dict.fromkeys(made.values[-draw(st.integers(1, 4)) :]))
    return Program("f", "spec", made.params, tuple(made.build.ops), results, made.tables)


class _Random:
    """A program as it grows."""

    def __init__(self, draw: st.DrawFn, widest: int, machine: int) -> None:
        self.draw, self.widest, self.machine = draw, widest, machine
        self.build = Builder("t")
        widths = draw(st.lists(self.width(), min_size=2, max_size=4))
        self.params = tuple(self.build.param(f"a{i}", Type(w)) for i, w in enumerate(widths))
        self.values = [p.name for p in self.params]
        self.tables: dict[str, Table] = {}

    def width(self, most: int = 128) -> st.SearchStrategy[int]:
        """A width, often one that machines have or one beside it."""
        usual = (1, 4, 7, 8, 9, 16, 24, 31, 32, 48, 64, 65, 80, 96, 127, 128)
        known = [w for w in usual if w <= min(most, self.widest)]
        return st.sampled_from(known) | st.integers(1, min(most, self.widest))

    def number(self, first: int, last: int) -> int:
        """An integer, both ends included."""
        return self.draw(st.integers(first, last))

    def any(self, most: int = 128) -> str:
        """A value of at most so many bits; a constant where there is none."""
        there = [v for v in self.values if self.bits(v) <= most]
        return self.draw(st.sampled_from(there)) if there else self.constant(most)

    def alike(self, value: str) -> str:
        """A value of the same width."""
        there = [v for v in self.values if self.bits(v) == self.bits(value)]
        return self.draw(st.sampled_from(there)) if there else value

    def bits(self, value: str) -> int:
        """The width of a value."""
        return self.build.types[value].bits

    def constant(self, most: int) -> str:
        """A new constant."""
        bits = self.draw(self.width(most))
        return self.build.emit("const", kind=Type(bits), value=self.number(0, (1 << bits) - 1))

    def table(self, kind: str, bits: tuple[int, int], values: list[int], modulus: int) -> str:
        """A new table."""
        name = f"T{len(self.tables)}"
        assert kind in ("sbox", "matrix"), "a table is an S-box or a matrix"
        self.tables[name] = Table(
            name, "sbox" if kind == "sbox" else "matrix", *bits, tuple(values), modulus
        )
        return name

    def add(self, name: str) -> None:
        """Append an operation."""
        if name in SHAPED:
            self.values += getattr(self, f"add_{name}")()
            return
        first = self.any()
        count = (LOGIC | ARITHMETIC).get(name, 1)
        args = [first, *(self.alike(first) for _ in range(count - 1))]
        if name in SHIFTS:
            k = self.number(0, self.bits(first) - 1)
            self.values.append(self.build.emit(name, *args, k=k))
        else:
            self.values.append(self.build.emit(name, *args))

    def add_const(self) -> list[str]:
        """A constant."""
        return [self.constant(self.widest)]

    def add_extract(self) -> list[str]:
        """Some bits of a word."""
        value = self.any()
        low = self.number(0, self.bits(value) - 1)
        kind = Type(self.number(1, self.bits(value) - low))
        return [self.build.emit("extract", value, kind=kind, lo=low)]

    def add_concat(self) -> list[str]:
        """Two or three words side by side, as far as they fit."""
        parts = [self.any(self.widest // 3) for _ in range(self.number(2, 3))]
        kind = Type(sum(self.bits(p) for p in parts))
        return [self.build.emit("concat", *parts, kind=kind)]

    def add_resize(self) -> list[str]:
        """A word in another width."""
        return [self.build.emit("resize", self.any(), kind=Type(self.draw(self.width())))]

    def add_permute(self) -> list[str]:
        """The bits of a word in another order."""
        value = self.any()
        places = self.draw(st.permutations(range(self.bits(value))))
        return [self.build.emit("permute", value, map=tuple(places))]

    def add_lookup(self) -> list[str]:
        """A value of a table."""
        index = self.any(5)
        bits, out = self.bits(index), self.draw(self.width(self.machine))
        values = self.draw(
            st.lists(st.integers(0, (1 << out) - 1), min_size=1 << bits, max_size=1 << bits)
        )
        table = self.table("sbox", (bits, out), values, 0)
        return [self.build.emit("lookup", index, kind=Type(out), table=table)]

    def add_matrix(self) -> list[str]:
        """A matrix of two rows, over a field whose elements are the words, or over GF(2)."""
        first = self.any(32)
        bits = self.bits(first)
        over_words = 1 < bits <= self.machine and self.draw(st.booleans())
        modulus = (1 << bits) + self.number(0, (1 << bits) - 1) if over_words else 3
        factor = st.integers(0, (1 << bits) - 1 if over_words else 1)
        values = self.draw(st.lists(factor, min_size=4, max_size=4))
        table = self.table("matrix", (bits, bits), values, modulus)
        args = (first, self.alike(first))
        kinds = (Type(bits), Type(bits))
        return [*self.build.emit_many("matrix", args, kinds, table=table)]
