"""The PTX instructions that generated kernels are made of.

A value has a virtual register of its own; `ptxas` gives real ones. Words have 32 bits: longer ones are
limbs, whose carries stay inside a sequence.
"""

from __future__ import annotations

from compiler.machine.isa import Row, expand
from compiler.machine.sequences import InstructionSequence, with_sequences

MANUAL = "NVIDIA, Parallel Thread Execution ISA 9.0"
LOGIC, INTEGER, EXTENDED = f"{MANUAL}, 9.7.8", f"{MANUAL}, 9.7.1", f"{MANUAL}, 9.7.2"
MOVES = f"{MANUAL}, 9.7.9"
PLACE = {"k": (0, 2**20 - 1)}
AMOUNT = {"k": (0, 31)}
WORD = {"k": (0, 2**32 - 1)}
MOST_LIMBS = 4
"""Limbs of the widest words whose sums are sequences."""


def minterm(place: int) -> str:
    """The bits at which three operands have the values that one place of a table stands for."""
    names = ((2, "a"), (1, "b"), (0, "c"))
    sides = (name if place >> bit & 1 else f"~{name}" for bit, name in names)
    return f"({' & '.join(sides)} & (0 - ((k >> {place}) & 1)))"


TERNARY = " | ".join(minterm(place) for place in range(8))
REVERSED = "(a << 24) | ((a << 8) & 0xff0000) | ((a >> 8) & 0xff00) | (a >> 24)"


def _rotated(amount: int) -> str:
    """A word with its bytes reversed, rotated to the left."""
    return f"(({REVERSED}) << {amount}) | (({REVERSED}) >> {32 - amount})"


def _entry(byte: int, read: str) -> str:
    """Statements that choose an entry of a table by a byte of a word, and read it."""
    chosen = "prmt.b32 e, {a:b32}, 0, 0x444" + str(byte)
    registers = ".reg .b32 e; .reg .b64 q;" if " q," in read else ".reg .b32 e;"
    return f"{{ {registers} {chosen}; {read} }}"


FIRST_CARRY = "carry(a, b, 0)"

# fmt: off
TABLE = (
    Row("and",  "and.b32 {d:b32}, {a:b32}, {b:b32};", "d = a & b", "u32", "logic", "fixed", f"{LOGIC}.1 and"),
    Row("or",   "or.b32 {d:b32}, {a:b32}, {b:b32};",  "d = a | b", "u32", "logic", "fixed", f"{LOGIC}.2 or"),
    Row("xor",  "xor.b32 {d:b32}, {a:b32}, {b:b32};", "d = a ^ b", "u32", "logic", "fixed", f"{LOGIC}.3 xor"),
    Row("not",  "not.b32 {d:b32}, {a:b32};",          "d = ~a",    "u32", "logic", "fixed", f"{LOGIC}.4 not"),
    Row("lop3", "lop3.b32 {d:b32}, {a:b32}, {b:b32}, {c:b32}, {k};", f"d = {TERNARY}", "u32", "logic", "fixed", f"{LOGIC}.6 lop3", imm={"k": (0, 255)}),
    Row("shl",  "shl.b32 {d:b32}, {a:b32}, {k};",     "d = a << k", "u32", "shift", "fixed", f"{LOGIC}.8 shl", imm=AMOUNT),
    Row("shr",  "shr.u32 {d:b32}, {a:b32}, {k};",     "d = a >> k", "u32", "shift", "fixed", f"{LOGIC}.9 shr", imm=AMOUNT),
    Row("spread", "{ .reg .b32 p; shl.b32 p, {a:b32}, 31-{k}; shr.s32 {d:b32}, p, 31; }", "d = 0 - ((a >> k) & 1)", "u32", "shift", "fixed", f"{LOGIC}.9 shr", imm=AMOUNT),
    Row("shf",  "shf.l.wrap.b32 {d:b32}, {a:b32}, {b:b32}, {k};", "d = (b << k) | (a >> (32 - k))", "u32", "shift", "fixed", f"{LOGIC}.7 shf", imm={"k": (1, 31)}),
    Row("rev8", "prmt.b32 {d:b32}, {a:b32}, 0, 0x0123;", f"d = {REVERSED}", "u32", "permute", "fixed", f"{MOVES}.7 prmt"),
    # A reversed word rotated to the left by whole bytes.
    Row("rev8_rotl8",  "prmt.b32 {d:b32}, {a:b32}, 0, 0x1230;", f"d = {_rotated(8)}",  "u32", "permute", "fixed", f"{MOVES}.7 prmt"),
    Row("rev8_rotl16", "prmt.b32 {d:b32}, {a:b32}, 0, 0x2301;", f"d = {_rotated(16)}", "u32", "permute", "fixed", f"{MOVES}.7 prmt"),
    Row("rev8_rotl24", "prmt.b32 {d:b32}, {a:b32}, 0, 0x3012;", f"d = {_rotated(24)}", "u32", "permute", "fixed", f"{MOVES}.7 prmt"),
    Row("even_bytes",  "prmt.b32 {d:b32}, {a:b32}, {b:b32}, 0x6240;", "d = (a & 0xff00ff) | ((b & 0xff00ff) << 8)", "u32", "permute", "fixed", f"{MOVES}.7 prmt"),
    Row("odd_bytes",   "prmt.b32 {d:b32}, {a:b32}, {b:b32}, 0x7351;", "d = ((a >> 8) & 0xff00ff) | (b & 0xff00ff00)", "u32", "permute", "fixed", f"{MOVES}.7 prmt"),
    Row("low_halves",  "prmt.b32 {d:b32}, {a:b32}, {b:b32}, 0x5410;", "d = (a & 0xffff) | (b << 16)", "u32", "permute", "fixed", f"{MOVES}.7 prmt"),
    Row("high_halves", "prmt.b32 {d:b32}, {a:b32}, {b:b32}, 0x7632;", "d = (a >> 16) | (b & 0xffff0000)", "u32", "permute", "fixed", f"{MOVES}.7 prmt"),

    Row("add",  "add.u32 {d:b32}, {a:b32}, {b:b32};",     "d = a + b", "u32", "add", "fixed", f"{INTEGER}.1 add"),
    Row("sub",  "sub.u32 {d:b32}, {a:b32}, {b:b32};",     "d = a - b", "u32", "add", "fixed", f"{INTEGER}.2 sub"),
    Row("mul",  "mul.lo.u32 {d:b32}, {a:b32}, {b:b32};",  "d = a * b", "u32", "multiply", "fixed", f"{INTEGER}.3 mul"),
    Row("mad", "mad.lo.u32 {d:b32}, {a:b32}, {b:b32}, {c:b32};", "d = a * b + c", "u32", "multiply", "fixed", f"{INTEGER}.4 mad"),
    # A thread block has a thread, so this is 1. `ptxas` does not know that, and leaves products with it alone.
    Row("one", "{ .reg .b32 p; mov.u32 p, %ntid.x; min.u32 {d:b32}, p, 1; }", "d = 1", "u32", "add", "fixed", f"{MANUAL}, 10.3 ntid"),
    Row("mul_hi", "mul.hi.u32 {d:b32}, {a:b32}, 1<<{k};", "d = a >> (32 - k)", "u32", "multiply", "fixed", f"{INTEGER}.3 mul", imm={"k": (1, 31)}),
    Row("below", "{{ .reg .pred p; setp.lt.u32 p, {a:b32}, {b:b32}; selp.u32 {d:b32}, 1, 0, p; }}".replace("{{", "{").replace("}}", "}"), "d = a < b", "u32", "add", "fixed", f"{MANUAL}, 9.7.6.2 setp"),

    Row("mul_wide", "{ .reg .b64 p; mul.wide.u32 p, {a:b32}, 1<<{k}; mov.b64 {{l:b32}, {h:b32}}, p; }", "l = a << k; h = a >> (32 - k)", "u32", "multiply", "fixed", f"{INTEGER}.3 mul", imm={"k": (1, 31)}),
    Row("add_cc",   "add.cc.u32 {d:b32}, {a:b32}, {b:b32};",   f"d = a + b; cc = {FIRST_CARRY}", "u32", "add", "fixed", f"{EXTENDED}.1 add.cc"),
    Row("addc_cc",  "addc.cc.u32 {d:b32}, {a:b32}, {b:b32};",  "d = a + b + cc; cc = carry(a, b, cc)", "u32", "add", "fixed", f"{EXTENDED}.2 addc"),
    Row("addc",     "addc.u32 {d:b32}, {a:b32}, {b:b32};",     "d = a + b + cc", "u32", "add", "fixed", f"{EXTENDED}.2 addc"),
    Row("sub_cc",   "sub.cc.u32 {d:b32}, {a:b32}, {b:b32};",   "d = a - b; cc = a < b", "u32", "add", "fixed", f"{EXTENDED}.3 sub.cc"),
    Row("subc",     "subc.u32 {d:b32}, {a:b32}, {b:b32};",     "d = a - b - cc", "u32", "add", "fixed", f"{EXTENDED}.4 subc"),

    Row("mov",  "mov.b32 {d:b32}, {k};",      "d = k", "u32", "move", "fixed", f"{MOVES}.1 mov", imm=WORD),
    Row("ld_key", "ld.global.nc.b32 {d:b32}, [{p:b64}+{k}];", "d = mem[p + k]", "u32", "load", "address", f"{MOVES}.9 ld.global.nc", imm=PLACE),
    # Keys of fewer bytes than words, and round keys that a thread makes: registers stand for both in the text.
    Row("ld_half", "ld.global.nc.u16 {d:b32}, [{p:b64}+{k}];", "d = mem[p + k]", "u16", "load", "address", f"{MOVES}.9 ld.global.nc", imm=PLACE),
    Row("ld_octet", "ld.global.nc.u8 {d:b32}, [{p:b64}+{k}];", "d = mem[p + k]", "u8", "load", "address", f"{MOVES}.9 ld.global.nc", imm=PLACE),
    # Of a parameter, `p` is the place among all parameters, which lie in constant memory.
    *(Row(f"ld_passed{name}", f"ld.param.{kind} {{d:b32}}, [{{p:b64}}+{{k}}];", "d = param[p + k]", view, "load", "fixed", f"{MOVES}.8 ld", imm=PLACE) for name, kind, view in (("", "b32", "u32"), ("_half", "u16", "u16"), ("_octet", "u8", "u8"))),
    Row("st_key", "st.global.b32 [{p:b64}+{k}], {a:b32};", "mem[p + k] = a", "u32", "load", "address", f"{MOVES}.12 st", imm=PLACE),
    # `ptxas` neither joins two of these nor takes them out of a loop, and they are served by the first cache.
    # `staged` is the only variable of a kernel: its first byte is byte 0 of the thread block's memory.
    Row("ld_staged", "ld.volatile.shared.b32 {d:b32}, [staged+{k}];", "d = shared[k]", "u32", "load", "fixed", f"{MOVES}.8 ld", imm=PLACE),
    # The keys of one iteration of a loop, by a pointer into the copy.
    Row("ld_staged_at", "ld.volatile.shared.b32 {d:b32}, [{b:b32}+{k}];", "d = shared[b + k]", "u32", "load", "fixed", f"{MOVES}.8 ld", imm=PLACE),
    # An entry of a table of words, by one byte of a word. Of the thread block's memory it is read from a copy of
    # the table for each bank: `b` is the place of the thread's own bank, 32 banks are 128 bytes.
    *(Row(f"ld_entry_{n}", _entry(n, "mad.wide.u32 q, e, 4, {p:b64}; ld.global.nc.b32 {d:b32}, [q+{k}];"), f"d = mem[p + k + 4 * ((a >> {8 * n}) & 0xff)]", "u32", "load", "address", f"{MOVES}.9 ld.global.nc", imm=PLACE) for n in range(4)),
    *(Row(f"entry_{n}", _entry(n, "mad.lo.u32 e, e, 128, {b:b32}; ld.shared.b32 {d:b32}, [e+{k}];"), f"d = shared[b + k + 128 * ((a >> {8 * n}) & 0xff)]", "u32", "load", "fixed", f"{MOVES}.8 ld", imm=PLACE) for n in range(4)),
    Row("ld_anew", "ld.relaxed.cta.global.b32 {d:b32}, [{p:b64}+{k}];", "d = mem[p + k]", "u32", "load", "address", f"{MOVES}.8 ld", imm=PLACE),
    # Adjacent words, at an address that is a multiple of their bytes together.
    Row("ld_anew_2", "ld.relaxed.cta.global.v2.b32 {{a:b32}, {b:b32}}, [{p:b64}+{k}];", "a = mem[p + k]; b = mem[p + k + 4]", "u32", "load", "address", f"{MOVES}.8 ld", imm={"k": (0, 2**20 - 8, 8)}),
    Row("ld_anew_4", "ld.relaxed.cta.global.v4.b32 {{a:b32}, {b:b32}, {c:b32}, {d:b32}}, [{p:b64}+{k}];", "a = mem[p + k]; b = mem[p + k + 4]; c = mem[p + k + 8]; d = mem[p + k + 12]", "u32", "load", "address", f"{MOVES}.8 ld", imm={"k": (0, 2**20 - 16, 16)}),
)
# fmt: on

SEQUENCES = (
    InstructionSequence(
        "add_2", "add_cc(d0, a0, b0); addc(d1, a1, b1)", "add_limbs", operands="d0 d1 a0 a1 b0 b1"
    ),
    InstructionSequence(
        "sub_2", "sub_cc(d0, a0, b0); subc(d1, a1, b1)", "sub_limbs", operands="d0 d1 a0 a1 b0 b1"
    ),
)
INSTRUCTIONS = with_sequences(expand(TABLE), SEQUENCES)
