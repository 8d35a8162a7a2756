"""Rows of AVR that only templates use: prologues and epilogues, calls, branches, pairs.

Source: AVR Instruction Set Manual, Microchip DS40002198B, chapter 5; of `in` and `out`, the
registers of ATmega128 (Microchip 2467X) and ATmega328P (DS40002061B). The stack pointer is `sp`, of
which `spl` and `sph` are the halves; `irq` is the flag of interrupts. `z` is 0 where the flag Z is
set. `other` is what nothing is known of: flags that no row here has as state. What calls leave on
the stack has its high byte at the lower address.
"""

from __future__ import annotations

from compiler.machine.isa import Row
from targets.avr.table import MANUAL, NEAR, PARTS, SUBTRACTED, two

PAIR = {"k": (-32768, 32767)}
LINK = "mem[sp - 1] = (pc >> 8) | (pc << 8); sp = sp - 2; pc = t"
BACK = "pc = (mem[sp + 1] >> 8) | (mem[sp + 1] << 8); sp = sp + 2"
FLAG = "1001010 {} {} 1000"


def port(out: str, register: str, address: str) -> str:
    """The encoding of `in` and `out`."""
    return f"1011 {out} {address[:2]} {register}[4:0] {address[2:]}"


def absolute(last: str) -> str:
    """The encoding of a jump or call to any place, given by its address; of two words."""
    return f"a[15:0] 1001010 a[21:17] 11{last} a[16]"


# fmt: off
STACK = (
    Row("push", "push {a:reg}", "mem[sp] = a; sp = sp - 1", "u8", "memory", "fixed", f"{MANUAL}, 5.88 PUSH", encoding="1001001 a[4:0] 1111"),
    Row("pop",  "pop {d:reg}",  "d = mem[sp + 1]; sp = sp + 1", "u8", "memory", "fixed", f"{MANUAL}, 5.87 POP", encoding="1001000 d[4:0] 1111"),
    Row("in_spl",  "in {d:reg}, 0x3d",  "d = spl", "u8", "alu", "fixed", f"{MANUAL}, 5.57 IN", encoding=port("0", "d", "111101")),
    Row("in_sph",  "in {d:reg}, 0x3e",  "d = sph", "u8", "alu", "fixed", f"{MANUAL}, 5.57 IN", encoding=port("0", "d", "111110")),
    Row("in_sreg", "in {d:reg}, 0x3f",  "d = (irq << 7) | (other & 127)", "u8", "alu", "fixed", f"{MANUAL}, 5.57 IN", encoding=port("0", "d", "111111")),
    Row("out_spl",  "out 0x3d, {a:reg}", "spl = a", "u8", "alu", "fixed", f"{MANUAL}, 5.86 OUT", encoding=port("1", "a", "111101")),
    Row("out_sph",  "out 0x3e, {a:reg}", "sph = a", "u8", "alu", "fixed", f"{MANUAL}, 5.86 OUT", encoding=port("1", "a", "111110")),
    Row("out_sreg", "out 0x3f, {a:reg}", "irq = a >> 7; t = (a >> 6) & 1; z = ~a & 2; c = a & 1", "u8", "alu", "fixed", f"{MANUAL}, 5.86 OUT", encoding=port("1", "a", "111111")),
    Row("lpm", "lpm {d:reg}, {p:ptr}", "d = code[p]", "u8", "memory", "fixed", f"{MANUAL}, 5.70 LPM", encoding="1001000 d[4:0] p/flash[3:0]"),
    Row("cli", "cli", "irq = 0", "u8", "alu", "fixed", f"{MANUAL}, 5.38 CLI", encoding=FLAG.format("01", "111")),
    Row("sec", "sec", "c = 1", "u8", "alu", "fixed", f"{MANUAL}, 5.104 SEC", encoding=FLAG.format("00", "000")),
    Row("clc", "clc", "c = 0", "u8", "alu", "fixed", f"{MANUAL}, 5.35 CLC", encoding=FLAG.format("01", "000")),
)
BACKWARDS = (
    # The pointers that a big-endian sum goes by.
    Row("ld_back", "ld {d:reg}, -{p:near}", "d = mem[p - 1]; p = p - 1", "u8", "memory", "address", f"{MANUAL}, 5.67 LD", encoding="1001000 d[4:0] p[0] 010"),
    Row("st_back", "st -{p:ptr}, {a:reg}", "mem[p - 1] = a; p = p - 1", "u8", "memory", "address", f"{MANUAL}, 5.113 ST", encoding="1001001 a[4:0] p/at[3:2] 10"),
)
COMPARED = (
    # One operand twice: the assembler has names of its own for these.
    Row("tst", "tst {d:reg}", "z = d", "u8", "alu", "fixed", f"{MANUAL}, 5.122 TST", encoding="001000 d[4] d[4:0] d[3:0]"),
    Row("clr", "clr {d:reg}", "d = 0; z = 0", "u8", "alu", "fixed", f"{MANUAL}, 5.37 CLR", encoding="001001 d[4] d[4:0] d[3:0]"),
    Row("cp",  "cp {d:reg}, {b:reg}",  SUBTRACTED.format(c=1) + "; z = d - b", "u8", "alu", "fixed", f"{MANUAL}, 5.49 CP", encoding=two("000101")),
    Row("cpc", "cpc {d:reg}, {b:reg}", SUBTRACTED.format(c="c ^ 1") + "; z = z[0] | z[1] | (d - b - c)", "u8", "alu", "fixed", f"{MANUAL}, 5.50 CPC", encoding=two("000001")),
    Row("cpi", "cpi {d:high}, {k}",    SUBTRACTED.format(c=1).replace("b", "k") + "; z = d - k", "u8", "alu", "fixed", f"{MANUAL}, 5.51 CPI", imm={"k": (0, 255)}, encoding="0011 k[7:4] d[3:0] k[3:0]"),
)
PAIRS = (
    Row("sbiw", "sbiw {d:ptr.low}, {k}", "d = d - k; c = d < k; z = d - k", "u16", "pointer", "fixed", f"{MANUAL}, 5.103 SBIW", imm=NEAR, parts=PARTS, encoding="10010111 k[5:4] d/word[1:0] k[3:0]"),
    # Two instructions beside one another that subtract a number from a pair: pointers and lengths
    # are whole in it. The carry and the zero of the second are those of the pair.
    Row("subw", "subi {d:ptr.low}, lo8({k})\nsbci {d:ptr.high}, hi8({k})", "d = d - k; c = d < (k & 65535); z = d - k", "u16", "pointer", "fixed", f"{MANUAL}, 5.118 SUBI, 5.99 SBCI", imm=PAIR, parts=PARTS,
        encoding="0100 k[15:12] d/upper[2:0] 1 k[11:8] 0101 k[7:4] d/upper[2:0] 0 k[3:0]"),
)
PLACES = (
    *(Row(name, f"{name} {{t}}", f"pc = {test} ? t : pc", "u16", "branch", "data", f"{MANUAL}, 5 {name.upper()}", encoding=f"11110{bit} t[7:1] {flag}") for name, test, bit, flag in (
        ("breq", "z == 0", 0, "001"), ("brne", "z != 0", 1, "001"), ("brcs", "c != 0", 0, "000"), ("brcc", "c == 0", 1, "000"),
    )),
    Row("rjmp",  "rjmp {t}",  "pc = t", "u16", "branch", "fixed", f"{MANUAL}, 5.95 RJMP", encoding="1100 t[12:1]"),
    Row("jmp",   "jmp {a}",   "pc = a", "u16", "branch", "fixed", f"{MANUAL}, 5.64 JMP", imm={"a": (0, 131070, 2)}, encoding=absolute("0")),
    Row("rcall", "rcall {t}", LINK,     "u16", "branch", "fixed", f"{MANUAL}, 5.93 RCALL", encoding="1101 t[12:1]"),
    Row("call",  "call {a}",  LINK.replace("t", "a"), "u16", "branch", "fixed", f"{MANUAL}, 5.33 CALL", imm={"a": (0, 131070, 2)}, encoding=absolute("1")),
    Row("ret",   "ret",       BACK,     "u16", "branch", "fixed", f"{MANUAL}, 5.94 RET", encoding="1001010100001000"),
)
# fmt: on
ROWS: tuple[Row, ...] = STACK + BACKWARDS + COMPARED + PAIRS + PLACES
