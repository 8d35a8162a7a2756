"""Every AArch64 instruction that generated code and kernel templates may hold, one row each.

An 8-byte vector result, a byte, a halfword and a `w` register clear what is above them in the
register; the meaning says only the part that is written. `pc` read in a meaning is the address of
the next instruction. Source of all rows: Arm, Architecture Reference Manual for A-profile (DDI 0487).
"""

from __future__ import annotations

from compiler.machine.isa import Row, expand
from targets.aarch64_neon.aes import ROWS as AES

BYTES = "8b 16b"
HALVES = "4h 8h"
WORDS = "2s 4s"
BELOW_2D = f"{BYTES} {HALVES} {WORDS}"
ALL = f"{BELOW_2D} 2d"

# LD2 and LD4 deal elements to registers in turn, ST2 and ST4 gather them; cores treat 2d apart.
DEAL2 = "d = mem[p + 2 * i * w / 8]; e = mem[p + (2 * i + 1) * w / 8]"
DEAL4 = (
    "d = mem[p + 4 * i * w / 8]; e = mem[p + (4 * i + 1) * w / 8]; "
    "f = mem[p + (4 * i + 2) * w / 8]; g = mem[p + (4 * i + 3) * w / 8]"
)
GATHER2 = "mem[p + 2 * i * w / 8] = a; mem[p + (2 * i + 1) * w / 8] = b"
GATHER4 = (
    "mem[p + 4 * i * w / 8] = a; mem[p + (4 * i + 1) * w / 8] = b; "
    "mem[p + (4 * i + 2) * w / 8] = c; mem[p + (4 * i + 3) * w / 8] = e"
)

LOW_BITS = (1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095)
"""Masks of `and` with an immediate; the encoding takes runs of ones, which no pair of bounds says."""

# Of an encoding: Q says that all 16 bytes count, SIZE what a lane is, the last two operands.
Q, SIZE, AD, PD = "{n*w/128:1}", "{w/16-w/64:2}", "a[4:0] d[4:0]", "p/sp[4:0] d[4:0]"
SHA3, LSL, LANE = "11001110", "(8*(w==16)+s/4)[3:0]", "(k*w/4+w/8)[4:0]"


def logic(kind: str, other: str = "b[4:0]") -> str:
    """The encoding of an operation on bits; `kind` is U and size."""
    return f"0 {Q} {kind[0]} 01110 {kind[1:]} 1 {other} 000111 {AD}"


def three(kind: str, operation: str) -> str:
    """The encoding of arithmetic on lanes (three registers, same)."""
    return f"0 {Q} {kind} 01110 {SIZE} 1 b[4:0] {operation} 1 {AD}"


def unary(kind: str, operation: str, size: str = SIZE) -> str:
    """The encoding of an operation on one register (two registers, miscellaneous)."""
    return f"0 {Q} {kind} 01110 {size} 10000 {operation} 10 {AD}"


def shift(kind: str, operation: str, amount: str) -> str:
    """The encoding of a shift by a constant; `amount` tells the width of the lanes, too."""
    return f"0 {Q} {kind} 011110 {amount}[6:0] {operation} 1 {AD}"


def permutation(operation: str) -> str:
    """The encoding of a permutation of the lanes of two registers."""
    return f"0 {Q} 001110 {SIZE} 0 b[4:0] 0 {operation} 10 {AD}"


def lookup(last: str, kind: str) -> str:
    """The encoding of a look-up in registers, one more than `last`."""
    return f"0 {Q} 001110000 s[4:0] 0 {last} {kind} 00 {AD}"


def constant(kind: str, mode: str) -> str:
    """The encoding of a constant in all lanes."""
    return f"0 {Q} {kind} 0111100000 k[7:5] {mode} 01 k[4:0] d[4:0]"


def transfer(operation: str, lane: str) -> str:
    """The encoding of a copy from or to a lane."""
    return f"0 {Q} 001110000 {lane} {operation} 1 {AD}"


def structures(load: str, operation: str, first: str) -> str:
    """The encoding of a load or store of several structures."""
    return f"0 {Q} 0011000 {load} 000000 {operation} {SIZE} p/sp[4:0] {first}[4:0]"


def single(size: str, vector: str, operation: str, operand: str) -> str:
    """The encoding of a load or store of a register at an offset from 0 on."""
    return f"{size} 111 {vector} 01 {operation} k[11:0] p/sp[4:0] {operand}[4:0]"


def pair(size: str, vector: str, step: str, load: str, first: str, second: str) -> str:
    """The encoding of a load or store of two registers; `step` says how the pointer moves."""
    return f"{size} 101 {vector} {step} {load} k[6:0] {second}[4:0] p/sp[4:0] {first}[4:0]"


def register(operation: str, amount: str = "000000") -> str:
    """The encoding of an operation on two general registers, the second shifted."""
    return f"{operation} b[4:0] {amount} {AD}"


def bitfield(wide: str, amounts: str) -> str:
    """The encoding of a shift of a general register by a constant."""
    return f"{wide} 10100110 {wide} {amounts} {AD}"


# Lane i of 32 bits, where the lanes of the result have 64.
PART = "({}[0] >> (32 * i)) & 4294967295"

# fmt: off
LOGIC = (
    #   name    text                                               meaning of one lane        lane cost           time     source
    Row("and",  "and {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = a & b",              "", "logic{bytes}",  "fixed", "DDI 0487, C7.2 AND (vector)", shapes=BYTES, encoding=logic("000")),
    Row("orr",  "orr {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = a | b",              "", "logic{bytes}",  "fixed", "DDI 0487, C7.2 ORR (vector, register)", shapes=BYTES, encoding=logic("010")),
    Row("eor",  "eor {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = a ^ b",              "", "logic{bytes}",  "fixed", "DDI 0487, C7.2 EOR (vector)", shapes=BYTES, encoding=logic("100")),
    Row("bic",  "bic {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = a & ~b",             "", "logic{bytes}",  "fixed", "DDI 0487, C7.2 BIC (vector, register)", shapes=BYTES, encoding=logic("001")),
    Row("orn",  "orn {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = a | ~b",             "", "logic{bytes}",  "fixed", "DDI 0487, C7.2 ORN (vector)", shapes=BYTES, encoding=logic("011")),
    Row("mvn",  "mvn {d:v}.{T}, {a:v}.{T}",                        "d = ~a",                 "", "logic{bytes}",  "fixed", "DDI 0487, C7.2 MVN", shapes=BYTES, encoding=unary("1", "00101", "00")),
    Row("mov",  "mov {d:v}.{T}, {a:v}.{T}",                        "d = a",                  "", "logic{bytes}",  "fixed", "DDI 0487, C7.2 MOV (vector)", shapes=BYTES, encoding=logic("010", "a[4:0]")),
    Row("bsl",  "bsl {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = (d & a) | (~d & b)", "", "select{bytes}", "fixed", "DDI 0487, C7.2 BSL", shapes=BYTES, encoding=logic("101")),
    Row("bit",  "bit {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = (a & b) | (d & ~b)", "", "select{bytes}", "fixed", "DDI 0487, C7.2 BIT", shapes=BYTES, encoding=logic("110")),
    Row("bif",  "bif {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",             "d = (d & b) | (a & ~b)", "", "select{bytes}", "fixed", "DDI 0487, C7.2 BIF", shapes=BYTES, encoding=logic("111")),
    Row("eor3", "eor3 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}, {c:v}.{T}", "d = a ^ b ^ c",          "", "sha3",          "fixed", "DDI 0487, C7.2 EOR3", shapes="16b", feature="sha3", encoding=f"{SHA3}000 b[4:0] 0 c[4:0] {AD}"),
    Row("bcax", "bcax {d:v}.{T}, {a:v}.{T}, {b:v}.{T}, {c:v}.{T}", "d = a ^ (b & ~c)",       "", "sha3",          "fixed", "DDI 0487, C7.2 BCAX", shapes="16b", feature="sha3", encoding=f"{SHA3}001 b[4:0] 0 c[4:0] {AD}"),
    Row("xar",  "xar {d:v}.{T}, {a:v}.{T}, {b:v}.{T}, #{k}",       "d = (a ^ b) >>> k",      "", "sha3",          "fixed", "DDI 0487, C7.2 XAR", imm={"k": (0, "w - 1")}, shapes="2d", feature="sha3", encoding=f"{SHA3}100 b[4:0] k[5:0] {AD}"),
    Row("rax1", "rax1 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",            "d = a ^ (b <<< 1)",      "", "sha3",          "fixed", "DDI 0487, C7.2 RAX1", shapes="2d", feature="sha3", encoding=f"{SHA3}011 b[4:0] 100011 {AD}"),
)

ARITHMETIC = (
    Row("add",   "add {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a + b",                       "", "add{bytes}",      "fixed", "DDI 0487, C7.2 ADD (vector)", shapes=ALL, encoding=three("0", "10000")),
    Row("sub",   "sub {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a - b",                       "", "add{bytes}",      "fixed", "DDI 0487, C7.2 SUB (vector)", shapes=ALL, encoding=three("1", "10000")),
    Row("cmtst", "cmtst {d:v}.{T}, {a:v}.{T}, {b:v}.{T}", "d = -((a & b) != 0)",             "", "test{bytes}",     "fixed", "DDI 0487, C7.2 CMTST", shapes=ALL, encoding=three("0", "10001")),
    Row("shl",   "shl {d:v}.{T}, {a:v}.{T}, #{k}",        "d = a << k",                      "", "shift{bytes}",    "fixed", "DDI 0487, C7.2 SHL", imm={"k": (0, "w - 1")}, shapes=ALL, encoding=shift("0", "01010", "(w+k)")),
    # k = w is encodable and gives 0, as a shift of the language by the width does.
    Row("ushr",  "ushr {d:v}.{T}, {a:v}.{T}, #{k}",       "d = a >> k",                      "", "shift{bytes}",    "fixed", "DDI 0487, C7.2 USHR", imm={"k": (1, "w")}, shapes=ALL, encoding=shift("1", "00000", "(2*w-k)")),
    # The amount is the lowest byte of a lane, with a sign: a negative one shifts to the right.
    Row("ushl",  "ushl {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",  "d = (b & 128) == 0 ? a << (b & 255) : a >> ((0 - b) & 255)", "", "shift_by{bytes}", "fixed", "DDI 0487, C7.2 USHL", shapes=ALL, encoding=three("1", "01000")),
    Row("sli",   "sli {d:v}.{T}, {a:v}.{T}, #{k}",        "d = (d & ~(~0 << k)) | (a << k)", "", "insert{bytes}",   "fixed", "DDI 0487, C7.2 SLI", imm={"k": (0, "w - 1")}, shapes=ALL, encoding=shift("1", "01010", "(w+k)")),
    # k = w is encodable and keeps all of d.
    Row("sri",   "sri {d:v}.{T}, {a:v}.{T}, #{k}",        "d = (d & ~(~0 >> k)) | (a >> k)", "", "insert{bytes}",   "fixed", "DDI 0487, C7.2 SRI", imm={"k": (1, "w")}, shapes=ALL, encoding=shift("1", "01000", "(2*w-k)")),
    Row("usra",  "usra {d:v}.{T}, {a:v}.{T}, #{k}",       "d = d + (a >> k)",                "", "shiftadd{bytes}", "fixed", "DDI 0487, C7.2 USRA", imm={"k": (1, "w")}, shapes=ALL, encoding=shift("1", "00010", "(2*w-k)")),
    # Cores may multiply bytes in a time of their own.
    Row("mul",   "mul {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a * b",                       "", "multiply_b{bytes}", "fixed", "DDI 0487, C7.2 MUL (vector)", shapes=BYTES, encoding=three("0", "10011")),
    Row("mul",   "mul {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",   "d = a * b",                       "", "multiply{bytes}", "fixed", "DDI 0487, C7.2 MUL (vector)", shapes=f"{HALVES} {WORDS}", encoding=three("0", "10011")),
    Row("umlal", "umlal {d:v}.2d, {a:v}.2s, {b:v}.2s",    f"d = d + ({PART.format('a')}) * ({PART.format('b')})", "u64[2]", "multiply_long", "fixed", "DDI 0487, C7.2 UMLAL (vector)", encoding=f"0 0 1 01110 10 1 b[4:0] 1000 00 {AD}"),
    Row("uaddlp", "uaddlp {d:v}.2d, {a:v}.4s",            "d = (a & 4294967295) + (a >> 32)", "u64[2]", "add_pairs", "fixed", "DDI 0487, C7.2 UADDLP", encoding=f"0 1 1 01110 10 10000 00010 10 {AD}"),
)

PERMUTATIONS = (
    Row("zip1",  "zip1 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",                                   "d = i % 2 != 0 ? b[i / 2] : a[i / 2]",                                                 "", "zip{bytes}",     "fixed", "DDI 0487, C7.2 ZIP1", shapes=ALL, encoding=permutation("011")),
    Row("zip2",  "zip2 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",                                   "d = i % 2 != 0 ? b[(n + i) / 2] : a[(n + i) / 2]",                                     "", "zip{bytes}",     "fixed", "DDI 0487, C7.2 ZIP2", shapes=ALL, encoding=permutation("111")),
    Row("uzp1",  "uzp1 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",                                   "d = i < n / 2 ? a[2 * i] : b[2 * i - n]",                                              "", "zip{bytes}",     "fixed", "DDI 0487, C7.2 UZP1", shapes=ALL, encoding=permutation("001")),
    Row("uzp2",  "uzp2 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",                                   "d = i < n / 2 ? a[2 * i + 1] : b[2 * i + 1 - n]",                                      "", "zip{bytes}",     "fixed", "DDI 0487, C7.2 UZP2", shapes=ALL, encoding=permutation("101")),
    Row("trn1",  "trn1 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",                                   "d = i % 2 != 0 ? b[i - 1] : a[i]",                                                     "", "trn{bytes}",     "fixed", "DDI 0487, C7.2 TRN1", shapes=ALL, encoding=permutation("010")),
    Row("trn2",  "trn2 {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",                                   "d = i % 2 != 0 ? b[i] : a[i + 1]",                                                     "", "trn{bytes}",     "fixed", "DDI 0487, C7.2 TRN2", shapes=ALL, encoding=permutation("110")),
    Row("ext",   "ext {d:v}.{T}, {a:v}.{T}, {b:v}.{T}, #{k}",                              "d = i + k < n ? a[i + k] : b[i + k - n]",                                              "", "ext{bytes}",     "fixed", "DDI 0487, C7.2 EXT", imm={"k": (0, 7)}, shapes="8b", encoding=f"0 {Q} 101110000 b[4:0] 0 k[3:0] 0 {AD}"),
    Row("ext",   "ext {d:v}.{T}, {a:v}.{T}, {b:v}.{T}, #{k}",                              "d = i + k < n ? a[i + k] : b[i + k - n]",                                              "", "ext{bytes}",     "fixed", "DDI 0487, C7.2 EXT", imm={"k": (0, 15)}, shapes="16b", encoding=f"0 {Q} 101110000 b[4:0] 0 k[3:0] 0 {AD}"),
    Row("rev16", "rev16 {d:v}.{T}, {a:v}.{T}",                                             "d = a[i ^ (16 / w - 1)]",                                                              "", "rev{bytes}",     "fixed", "DDI 0487, C7.2 REV16 (vector)", shapes=BYTES, encoding=unary("0", "00001")),
    Row("rev32", "rev32 {d:v}.{T}, {a:v}.{T}",                                             "d = a[i ^ (32 / w - 1)]",                                                              "", "rev{bytes}",     "fixed", "DDI 0487, C7.2 REV32 (vector)", shapes=f"{BYTES} {HALVES}", encoding=unary("1", "00000")),
    Row("rev64", "rev64 {d:v}.{T}, {a:v}.{T}",                                             "d = a[i ^ (64 / w - 1)]",                                                              "", "rev{bytes}",     "fixed", "DDI 0487, C7.2 REV64", shapes=f"{BYTES} {HALVES} {WORDS}", encoding=unary("0", "00000")),
    Row("tbl1",  "tbl {d:v}.{T}, {{a:v}.16b}, {s:v}.{T}",                                  "d = s < 16 ? a[s] : 0",                                                                "", "table1_{bytes}", "fixed", "DDI 0487, C7.2 TBL", shapes=BYTES, encoding=lookup("00", "0")),
    Row("tbl2",  "tbl {d:v}.{T}, {{a:v}.16b, {b:v}.16b}, {s:v}.{T}",                       "d = s < 16 ? a[s] : s < 32 ? b[s - 16] : 0",                                           "", "table2_{bytes}", "fixed", "DDI 0487, C7.2 TBL", shapes=BYTES, consecutive="a b", encoding=lookup("01", "0")),
    Row("tbl3",  "tbl {d:v}.{T}, {{a:v}.16b, {b:v}.16b, {c:v}.16b}, {s:v}.{T}",            "d = s < 16 ? a[s] : s < 32 ? b[s - 16] : s < 48 ? c[s - 32] : 0",                      "", "table3_{bytes}", "fixed", "DDI 0487, C7.2 TBL", shapes=BYTES, consecutive="a b c", encoding=lookup("10", "0")),
    Row("tbl4",  "tbl {d:v}.{T}, {{a:v}.16b, {b:v}.16b, {c:v}.16b, {e:v}.16b}, {s:v}.{T}", "d = s < 16 ? a[s] : s < 32 ? b[s - 16] : s < 48 ? c[s - 32] : s < 64 ? e[s - 48] : 0", "", "table4_{bytes}", "fixed", "DDI 0487, C7.2 TBL", shapes=BYTES, consecutive="a b c e", encoding=lookup("11", "0")),
    Row("tbx1",  "tbx {d:v}.{T}, {{a:v}.16b}, {s:v}.{T}",                                  "d = s < 16 ? a[s] : d",                                                                "", "tablex_{bytes}", "fixed", "DDI 0487, C7.2 TBX", shapes=BYTES, encoding=lookup("00", "1")),
    Row("tbx2",  "tbx {d:v}.{T}, {{a:v}.16b, {b:v}.16b}, {s:v}.{T}",                       "d = s < 16 ? a[s] : s < 32 ? b[s - 16] : d",                                           "", "tablex2_{bytes}", "fixed", "DDI 0487, C7.2 TBX", shapes=BYTES, consecutive="a b", encoding=lookup("01", "1")),
    Row("tbx3",  "tbx {d:v}.{T}, {{a:v}.16b, {b:v}.16b, {c:v}.16b}, {s:v}.{T}",            "d = s < 16 ? a[s] : s < 32 ? b[s - 16] : s < 48 ? c[s - 32] : d",                      "", "tablex3_{bytes}", "fixed", "DDI 0487, C7.2 TBX", shapes=BYTES, consecutive="a b c", encoding=lookup("10", "1")),
    Row("tbx4",  "tbx {d:v}.{T}, {{a:v}.16b, {b:v}.16b, {c:v}.16b, {e:v}.16b}, {s:v}.{T}", "d = s < 16 ? a[s] : s < 32 ? b[s - 16] : s < 48 ? c[s - 32] : s < 64 ? e[s - 48] : d", "", "tablex4_{bytes}", "fixed", "DDI 0487, C7.2 TBX", shapes=BYTES, consecutive="a b c e", encoding=lookup("11", "1")),
)

CONSTANTS = (
    Row("movi",     "movi {d:v}.{T}, #{k}",           "d = k",                     "", "movi{bytes}", "fixed", "DDI 0487, C7.2 MOVI", imm={"k": (0, 255)}, shapes=BYTES, encoding=constant("0", "1110")),
    Row("movi_lsl", "movi {d:v}.{T}, #{k}, lsl #{s}", "d = k << s",                "", "movi{bytes}", "fixed", "DDI 0487, C7.2 MOVI", imm={"k": (0, 255), "s": (0, "w - 8", 8)}, shapes=f"{HALVES} {WORDS}", encoding=constant("0", LSL)),
    Row("movi_msl", "movi {d:v}.{T}, #{k}, msl #{s}", "d = (k << s) | ~(~0 << s)", "", "movi{bytes}", "fixed", "DDI 0487, C7.2 MOVI", imm={"k": (0, 255), "s": (8, 16, 8)}, shapes=WORDS, encoding=constant("0", "110 (s/8-1)[0]")),
    Row("mvni_lsl", "mvni {d:v}.{T}, #{k}, lsl #{s}", "d = ~(k << s)",             "", "mvni{bytes}", "fixed", "DDI 0487, C7.2 MVNI", imm={"k": (0, 255), "s": (0, "w - 8", 8)}, shapes=f"{HALVES} {WORDS}", encoding=constant("1", LSL)),
)

# A general register is read through its lane 0: it may be wider than a lane.
TRANSFERS = (
    Row("dup_w",       "dup {d:v}.{T}, {a:w}",        "d = a[0]",              "",       "dup_general{bytes}", "fixed", "DDI 0487, C7.2 DUP (general)", shapes=f"{BYTES} {HALVES} {WORDS}", encoding=transfer("00001", "{w/8:5}")),
    Row("dup_x",       "dup {d:v}.{T}, {a:x}",        "d = a[0]",              "",       "dup_general{bytes}", "fixed", "DDI 0487, C7.2 DUP (general)", shapes="2d", encoding=transfer("00001", "{w/8:5}")),
    Row("dup_lane",    "dup {d:v}.{T}, {a:v}.b[{k}]", "d = a[k]",              "",       "dup_lane{bytes}",    "fixed", "DDI 0487, C7.2 DUP (element)", imm={"k": (0, 15)}, shapes=BYTES, encoding=transfer("00000", LANE)),
    Row("dup_lane",    "dup {d:v}.{T}, {a:v}.h[{k}]", "d = a[k]",              "",       "dup_lane{bytes}",    "fixed", "DDI 0487, C7.2 DUP (element)", imm={"k": (0, 7)}, shapes=HALVES, encoding=transfer("00000", LANE)),
    Row("dup_lane",    "dup {d:v}.{T}, {a:v}.s[{k}]", "d = a[k]",              "",       "dup_lane{bytes}",    "fixed", "DDI 0487, C7.2 DUP (element)", imm={"k": (0, 3)}, shapes=WORDS, encoding=transfer("00000", LANE)),
    Row("dup_lane",    "dup {d:v}.{T}, {a:v}.d[{k}]", "d = a[k]",              "",       "dup_lane{bytes}",    "fixed", "DDI 0487, C7.2 DUP (element)", imm={"k": (0, 1)}, shapes="2d", encoding=transfer("00000", LANE)),
    Row("ins_b",       "ins {d:v}.b[{k}], {a:w}",     "d = i != k ? d : a[0]", "u8[16]", "ins",                "fixed", "DDI 0487, C7.2 INS (general)", imm={"k": (0, 15)}, encoding=transfer("00011", LANE)),
    Row("ins_h",       "ins {d:v}.h[{k}], {a:w}",     "d = i != k ? d : a[0]", "u16[8]", "ins",                "fixed", "DDI 0487, C7.2 INS (general)", imm={"k": (0, 7)}, encoding=transfer("00011", LANE)),
    Row("ins_s",       "ins {d:v}.s[{k}], {a:w}",     "d = i != k ? d : a[0]", "u32[4]", "ins",                "fixed", "DDI 0487, C7.2 INS (general)", imm={"k": (0, 3)}, encoding=transfer("00011", LANE)),
    Row("ins_d",       "ins {d:v}.d[{k}], {a:x}",     "d = i != k ? d : a[0]", "u64[2]", "ins",                "fixed", "DDI 0487, C7.2 INS (general)", imm={"k": (0, 1)}, encoding=transfer("00011", LANE)),
    Row("fmov_to_d",   "fmov {d:d}, {a:x}",           "d = a",                 "u64",    "fmov_to_d",          "fixed", "DDI 0487, C7.2 FMOV (general)", encoding=f"1001111001100111 000000 {AD}"),
    Row("fmov_from_d", "fmov {d:x}, {a:d}",           "d = a[0]",              "u64",    "fmov_from_d",        "fixed", "DDI 0487, C7.2 FMOV (general)", encoding=f"1001111001100110 000000 {AD}"),
)

STRUCTURE_LOADS = (
    Row("ld1r",  "ld1r {{d:v}.{T}}, [{p:x}]",                                 "d = mem[p]",                                                                                                               "", "load_repeat",   "address", "DDI 0487, C7.2 LD1R", shapes=ALL, encoding=f"0 {Q} 001101010 000001100 {SIZE} {PD}"),
    Row("ld1_1", "ld1 {{d:v}.{T}}, [{p:x}]",                                  "d = mem[p + i * w / 8]",                                                                                                   "", "load1_{bytes}", "address", "DDI 0487, C7.2 LD1 (multiple structures)", shapes=ALL, encoding=structures("1", "0111", "d")),
    Row("ld1_2", "ld1 {{d:v}.{T}, {e:v}.{T}}, [{p:x}]",                       "d = mem[p + i * w / 8]; e = mem[p + (n + i) * w / 8]",                                                                     "", "load2_{bytes}", "address", "DDI 0487, C7.2 LD1 (multiple structures)", shapes=ALL, consecutive="d e", encoding=structures("1", "1010", "d")),
    Row("ld1_3", "ld1 {{d:v}.{T}, {e:v}.{T}, {f:v}.{T}}, [{p:x}]",            "d = mem[p + i * w / 8]; e = mem[p + (n + i) * w / 8]; f = mem[p + (2 * n + i) * w / 8]",                                   "", "load3_{bytes}", "address", "DDI 0487, C7.2 LD1 (multiple structures)", shapes=ALL, consecutive="d e f", encoding=structures("1", "0110", "d")),
    Row("ld1_4", "ld1 {{d:v}.{T}, {e:v}.{T}, {f:v}.{T}, {g:v}.{T}}, [{p:x}]", "d = mem[p + i * w / 8]; e = mem[p + (n + i) * w / 8]; f = mem[p + (2 * n + i) * w / 8]; g = mem[p + (3 * n + i) * w / 8]", "", "load4_{bytes}", "address", "DDI 0487, C7.2 LD1 (multiple structures)", shapes=ALL, consecutive="d e f g", encoding=structures("1", "0010", "d")),
    Row("ld2",   "ld2 {{d:v}.{T}, {e:v}.{T}}, [{p:x}]",                       DEAL2,                                                                                                                      "", "deal2_{bytes}", "address", "DDI 0487, C7.2 LD2 (multiple structures)", shapes=BELOW_2D, consecutive="d e", encoding=structures("1", "1000", "d")),
    Row("ld2",   "ld2 {{d:v}.{T}, {e:v}.{T}}, [{p:x}]",                       DEAL2,                                                                                                                      "", "deal2_2d",      "address", "DDI 0487, C7.2 LD2 (multiple structures)", shapes="2d", consecutive="d e", encoding=structures("1", "1000", "d")),
    Row("ld4",   "ld4 {{d:v}.{T}, {e:v}.{T}, {f:v}.{T}, {g:v}.{T}}, [{p:x}]", DEAL4,                                                                                                                      "", "deal4_{bytes}", "address", "DDI 0487, C7.2 LD4 (multiple structures)", shapes=BELOW_2D, consecutive="d e f g", encoding=structures("1", "0000", "d")),
    Row("ld4",   "ld4 {{d:v}.{T}, {e:v}.{T}, {f:v}.{T}, {g:v}.{T}}, [{p:x}]", DEAL4,                                                                                                                      "", "deal4_2d",      "address", "DDI 0487, C7.2 LD4 (multiple structures)", shapes="2d", consecutive="d e f g", encoding=structures("1", "0000", "d")),
)

STRUCTURE_STORES = (
    Row("st1_1", "st1 {{a:v}.{T}}, [{p:x}]",                                  "mem[p + i * w / 8] = a",                                                                                                   "", "store1_{bytes}",  "address", "DDI 0487, C7.2 ST1 (multiple structures)", shapes=ALL, encoding=structures("0", "0111", "a")),
    Row("st1_2", "st1 {{a:v}.{T}, {b:v}.{T}}, [{p:x}]",                       "mem[p + i * w / 8] = a; mem[p + (n + i) * w / 8] = b",                                                                     "", "store2_{bytes}",  "address", "DDI 0487, C7.2 ST1 (multiple structures)", shapes=ALL, consecutive="a b", encoding=structures("0", "1010", "a")),
    Row("st1_3", "st1 {{a:v}.{T}, {b:v}.{T}, {c:v}.{T}}, [{p:x}]",            "mem[p + i * w / 8] = a; mem[p + (n + i) * w / 8] = b; mem[p + (2 * n + i) * w / 8] = c",                                   "", "store3_{bytes}",  "address", "DDI 0487, C7.2 ST1 (multiple structures)", shapes=ALL, consecutive="a b c", encoding=structures("0", "0110", "a")),
    Row("st1_4", "st1 {{a:v}.{T}, {b:v}.{T}, {c:v}.{T}, {e:v}.{T}}, [{p:x}]", "mem[p + i * w / 8] = a; mem[p + (n + i) * w / 8] = b; mem[p + (2 * n + i) * w / 8] = c; mem[p + (3 * n + i) * w / 8] = e", "", "store4_{bytes}",  "address", "DDI 0487, C7.2 ST1 (multiple structures)", shapes=ALL, consecutive="a b c e", encoding=structures("0", "0010", "a")),
    Row("st2",   "st2 {{a:v}.{T}, {b:v}.{T}}, [{p:x}]",                       GATHER2,                                                                                                                    "", "gather2_{bytes}", "address", "DDI 0487, C7.2 ST2 (multiple structures)", shapes=BELOW_2D, consecutive="a b", encoding=structures("0", "1000", "a")),
    Row("st2",   "st2 {{a:v}.{T}, {b:v}.{T}}, [{p:x}]",                       GATHER2,                                                                                                                    "", "gather2_2d",      "address", "DDI 0487, C7.2 ST2 (multiple structures)", shapes="2d", consecutive="a b", encoding=structures("0", "1000", "a")),
    Row("st4",   "st4 {{a:v}.{T}, {b:v}.{T}, {c:v}.{T}, {e:v}.{T}}, [{p:x}]", GATHER4,                                                                                                                    "", "gather4_{bytes}", "address", "DDI 0487, C7.2 ST4 (multiple structures)", shapes=BELOW_2D, consecutive="a b c e", encoding=structures("0", "0000", "a")),
    Row("st4",   "st4 {{a:v}.{T}, {b:v}.{T}, {c:v}.{T}, {e:v}.{T}}, [{p:x}]", GATHER4,                                                                                                                    "", "gather4_2d",      "address", "DDI 0487, C7.2 ST4 (multiple structures)", shapes="2d", consecutive="a b c e", encoding=structures("0", "0000", "a")),
)

LOADS = (
    Row("ldr_q",      "ldr {d:q}, [{p:x}, #{k}]",        "d = mem[p + k + i]",                          "u8[16]", "load_vector",      "address", "DDI 0487, C7.2 LDR (immediate, SIMD&FP)", imm={"k": (0, 65520, 16)}, encoding=single("00", "1", "11", "d")),
    Row("ldr_d",      "ldr {d:d}, [{p:x}, #{k}]",        "d = mem[p + k + i]",                          "u8[8]",  "load_vector",      "address", "DDI 0487, C7.2 LDR (immediate, SIMD&FP)", imm={"k": (0, 32760, 8)}, encoding=single("11", "1", "01", "d")),
    Row("ldr_s",      "ldr {d:s}, [{p:x}, #{k}]",        "d = mem[p + k]",                              "u32",    "load_vector",      "address", "DDI 0487, C7.2 LDR (immediate, SIMD&FP)", imm={"k": (0, 16380, 4)}, encoding=single("10", "1", "01", "d")),
    Row("ldr_h",      "ldr {d:h}, [{p:x}, #{k}]",        "d = mem[p + k]",                              "u16",    "load_vector",      "address", "DDI 0487, C7.2 LDR (immediate, SIMD&FP)", imm={"k": (0, 8190, 2)}, encoding=single("01", "1", "01", "d")),
    Row("ldr_b",      "ldr {d:b}, [{p:x}, #{k}]",        "d = mem[p + k]",                              "u8",     "load_vector",      "address", "DDI 0487, C7.2 LDR (immediate, SIMD&FP)", imm={"k": (0, 4095)}, encoding=single("00", "1", "01", "d")),
    Row("ldp_q",      "ldp {d:q}, {e:q}, [{p:x}, #{k}]", "d = mem[p + k + i]; e = mem[p + k + 16 + i]", "u8[16]", "load_pair_q",      "address", "DDI 0487, C7.2 LDP (SIMD&FP)", imm={"k": (-1024, 1008, 16)}, encoding=pair("10", "1", "010", "1", "d", "e")),
    Row("ldp_d",      "ldp {d:d}, {e:d}, [{p:x}, #{k}]", "d = mem[p + k + i]; e = mem[p + k + 8 + i]",  "u8[8]",  "load_pair_d",      "address", "DDI 0487, C7.2 LDP (SIMD&FP)", imm={"k": (-512, 504, 8)}, encoding=pair("01", "1", "010", "1", "d", "e")),
    Row("ldr_x",      "ldr {d:x}, [{p:x}, #{k}]",        "d = mem[p + k]",                              "u64",    "load",             "address", "DDI 0487, C6.2 LDR (immediate)", imm={"k": (0, 32760, 8)}, encoding=single("11", "0", "01", "d")),
    Row("ldr_w",      "ldr {d:w}, [{p:x}, #{k}]",        "d = mem[p + k]",                              "u32",    "load",             "address", "DDI 0487, C6.2 LDR (immediate)", imm={"k": (0, 16380, 4)}, encoding=single("10", "0", "01", "d")),
    Row("ldrh",       "ldrh {d:w}, [{p:x}, #{k}]",       "d = mem[p + k]",                              "u16",    "load",             "address", "DDI 0487, C6.2 LDRH (immediate)", imm={"k": (0, 8190, 2)}, encoding=single("01", "0", "01", "d")),
    Row("ldrb",       "ldrb {d:w}, [{p:x}, #{k}]",       "d = mem[p + k]",                              "u8",     "load",             "address", "DDI 0487, C6.2 LDRB (immediate)", imm={"k": (0, 4095)}, encoding=single("00", "0", "01", "d")),
    Row("ldp_x",      "ldp {d:x}, {e:x}, [{p:x}, #{k}]", "d = mem[p + k]; e = mem[p + k + 8]",          "u64",    "load_pair",        "address", "DDI 0487, C6.2 LDP", imm={"k": (-512, 504, 8)}, encoding=pair("10", "0", "010", "1", "d", "e")),
    Row("ldr_x_post", "ldr {d:x}, [{p:x}], #{k}",        "d = mem[p]; p = p + k",                       "u64",    "load_step",        "address", "DDI 0487, C6.2 LDR (immediate)", imm={"k": (-256, 255)}, encoding=f"11111000010 k[8:0] 01 {PD}"),
    Row("ldp_x_post", "ldp {d:x}, {e:x}, [{p:x}], #{k}", "d = mem[p]; e = mem[p + 8]; p = p + k",       "u64",    "load_pair_step",   "address", "DDI 0487, C6.2 LDP", imm={"k": (-512, 504, 8)}, encoding=pair("10", "0", "001", "1", "d", "e")),
    Row("ldp_d_post", "ldp {d:d}, {e:d}, [{p:x}], #{k}", "d = mem[p]; e = mem[p + 8]; p = p + k",       "u64",    "load_pair_d_step", "address", "DDI 0487, C7.2 LDP (SIMD&FP)", imm={"k": (-512, 504, 8)}, encoding=pair("01", "1", "001", "1", "d", "e")),
)

STORES = (
    Row("str_q",     "str {a:q}, [{p:x}, #{k}]",         "mem[p + k + i] = a",                               "u8[16]", "store_q",           "address", "DDI 0487, C7.2 STR (immediate, SIMD&FP)", imm={"k": (0, 65520, 16)}, encoding=single("00", "1", "10", "a")),
    Row("str_d",     "str {a:d}, [{p:x}, #{k}]",         "mem[p + k + i] = a[i]",                            "u8[8]",  "store_vector",      "address", "DDI 0487, C7.2 STR (immediate, SIMD&FP)", imm={"k": (0, 32760, 8)}, encoding=single("11", "1", "00", "a")),
    Row("str_s",     "str {a:s}, [{p:x}, #{k}]",         "mem[p + k] = a[0]",                                "u32",    "store_vector",      "address", "DDI 0487, C7.2 STR (immediate, SIMD&FP)", imm={"k": (0, 16380, 4)}, encoding=single("10", "1", "00", "a")),
    Row("str_h",     "str {a:h}, [{p:x}, #{k}]",         "mem[p + k] = a[0]",                                "u16",    "store_vector",      "address", "DDI 0487, C7.2 STR (immediate, SIMD&FP)", imm={"k": (0, 8190, 2)}, encoding=single("01", "1", "00", "a")),
    Row("str_b",     "str {a:b}, [{p:x}, #{k}]",         "mem[p + k] = a[0]",                                "u8",     "store_vector",      "address", "DDI 0487, C7.2 STR (immediate, SIMD&FP)", imm={"k": (0, 4095)}, encoding=single("00", "1", "00", "a")),
    Row("stp_q",     "stp {a:q}, {b:q}, [{p:x}, #{k}]",  "mem[p + k + i] = a; mem[p + k + 16 + i] = b",      "u8[16]", "store_pair_q",      "address", "DDI 0487, C7.2 STP (SIMD&FP)", imm={"k": (-1024, 1008, 16)}, encoding=pair("10", "1", "010", "0", "a", "b")),
    Row("stp_d",     "stp {a:d}, {b:d}, [{p:x}, #{k}]",  "mem[p + k + i] = a[i]; mem[p + k + 8 + i] = b[i]", "u8[8]",  "store_pair_d",      "address", "DDI 0487, C7.2 STP (SIMD&FP)", imm={"k": (-512, 504, 8)}, encoding=pair("01", "1", "010", "0", "a", "b")),
    Row("str_x",     "str {a:x}, [{p:x}, #{k}]",         "mem[p + k] = a",                                   "u64",    "store",             "address", "DDI 0487, C6.2 STR (immediate)", imm={"k": (0, 32760, 8)}, encoding=single("11", "0", "00", "a")),
    Row("str_w",     "str {a:w}, [{p:x}, #{k}]",         "mem[p + k] = a[0]",                                "u32",    "store",             "address", "DDI 0487, C6.2 STR (immediate)", imm={"k": (0, 16380, 4)}, encoding=single("10", "0", "00", "a")),
    Row("strh",      "strh {a:w}, [{p:x}, #{k}]",        "mem[p + k] = a[0]",                                "u16",    "store",             "address", "DDI 0487, C6.2 STRH (immediate)", imm={"k": (0, 8190, 2)}, encoding=single("01", "0", "00", "a")),
    Row("strb",      "strb {a:w}, [{p:x}, #{k}]",        "mem[p + k] = a[0]",                                "u8",     "store",             "address", "DDI 0487, C6.2 STRB (immediate)", imm={"k": (0, 4095)}, encoding=single("00", "0", "00", "a")),
    Row("stp_x",     "stp {a:x}, {b:x}, [{p:x}, #{k}]",  "mem[p + k] = a; mem[p + k + 8] = b",               "u64",    "store_pair",        "address", "DDI 0487, C6.2 STP", imm={"k": (-512, 504, 8)}, encoding=pair("10", "0", "010", "0", "a", "b")),
    Row("str_x_pre", "str {a:x}, [{p:x}, #{k}]!",        "mem[p + k] = a; p = p + k",                        "u64",    "store_step",        "address", "DDI 0487, C6.2 STR (immediate)", imm={"k": (-256, 255)}, encoding="11111000000 k[8:0] 11 p/sp[4:0] a[4:0]"),
    Row("stp_x_pre", "stp {a:x}, {b:x}, [{p:x}, #{k}]!", "mem[p + k] = a; mem[p + k + 8] = b; p = p + k",    "u64",    "store_pair_step",   "address", "DDI 0487, C6.2 STP", imm={"k": (-512, 504, 8)}, encoding=pair("10", "0", "011", "0", "a", "b")),
    Row("stp_d_pre", "stp {a:d}, {b:d}, [{p:x}, #{k}]!", "mem[p + k] = a; mem[p + k + 8] = b; p = p + k",    "u64",    "store_pair_d_step", "address", "DDI 0487, C7.2 STP (SIMD&FP)", imm={"k": (-512, 504, 8)}, encoding=pair("01", "1", "011", "0", "a", "b")),
)

SCALAR = (
    Row("add_x",     "add {d:x}, {a:x}, {b:x}",           "d = a + b",                          "u64",   "scalar_register", "fixed", "DDI 0487, C6.2 ADD (shifted register)", encoding=register("10001011000")),
    Row("add_x_lsl", "add {d:x}, {a:x}, {b:x}, lsl #{k}", "d = a + (b << k)",                   "u64",   "scalar_shift",    "fixed", "DDI 0487, C6.2 ADD (shifted register)", imm={"k": (0, 63)}, encoding=register("10001011000", "k[5:0]")),
    Row("add_x_imm", "add {d:x}, {a:x}, #{k}",            "d = a + k",                          "u64",   "scalar",          "fixed", "DDI 0487, C6.2 ADD (immediate)", imm={"k": (0, 4095)}, encoding="1001000100 k[11:0] a/sp[4:0] d/sp[4:0]"),
    Row("add_w",     "add {d:w}, {a:w}, {b:w}",           "d = a + b",                          "u32",   "scalar_register", "fixed", "DDI 0487, C6.2 ADD (shifted register)", encoding=register("00001011000")),
    Row("add_w_imm", "add {d:w}, {a:w}, #{k}",            "d = a + k",                          "u32",   "scalar",          "fixed", "DDI 0487, C6.2 ADD (immediate)", imm={"k": (0, 4095)}, encoding="0001000100 k[11:0] a/wsp[4:0] d/wsp[4:0]"),
    Row("sub_x",     "sub {d:x}, {a:x}, {b:x}",           "d = a - b",                          "u64",   "scalar_register", "fixed", "DDI 0487, C6.2 SUB (shifted register)", encoding=register("11001011000")),
    Row("sub_x_lsl", "sub {d:x}, {a:x}, {b:x}, lsl #{k}", "d = a - (b << k)",                   "u64",   "scalar_shift",    "fixed", "DDI 0487, C6.2 SUB (shifted register)", imm={"k": (0, 63)}, encoding=register("11001011000", "k[5:0]")),
    Row("sub_x_imm", "sub {d:x}, {a:x}, #{k}",            "d = a - k",                          "u64",   "scalar",          "fixed", "DDI 0487, C6.2 SUB (immediate)", imm={"k": (0, 4095)}, encoding="1101000100 k[11:0] a/sp[4:0] d/sp[4:0]"),
    Row("sub_w",     "sub {d:w}, {a:w}, {b:w}",           "d = a - b",                          "u32",   "scalar_register", "fixed", "DDI 0487, C6.2 SUB (shifted register)", encoding=register("01001011000")),
    Row("sub_w_imm", "sub {d:w}, {a:w}, #{k}",            "d = a - k",                          "u32",   "scalar",          "fixed", "DDI 0487, C6.2 SUB (immediate)", imm={"k": (0, 4095)}, encoding="0101000100 k[11:0] a/wsp[4:0] d/wsp[4:0]"),
    Row("and_x",     "and {d:x}, {a:x}, {b:x}",           "d = a & b",                          "u64",   "scalar_register", "fixed", "DDI 0487, C6.2 AND (shifted register)", encoding=register("10001010000")),
    Row("orr_x",     "orr {d:x}, {a:x}, {b:x}",           "d = a | b",                          "u64",   "scalar_register", "fixed", "DDI 0487, C6.2 ORR (shifted register)", encoding=register("10101010000")),
    Row("eor_x",     "eor {d:x}, {a:x}, {b:x}",           "d = a ^ b",                          "u64",   "scalar_register", "fixed", "DDI 0487, C6.2 EOR (shifted register)", encoding=register("11001010000")),
    Row("bic_x",     "bic {d:x}, {a:x}, {b:x}",           "d = a & ~b",                         "u64",   "scalar_register", "fixed", "DDI 0487, C6.2 BIC (shifted register)", encoding=register("10001010001")),
    Row("and_w",     "and {d:w}, {a:w}, {b:w}",           "d = a & b",                          "u32",   "scalar_register", "fixed", "DDI 0487, C6.2 AND (shifted register)", encoding=register("00001010000")),
    Row("orr_w",     "orr {d:w}, {a:w}, {b:w}",           "d = a | b",                          "u32",   "scalar_register", "fixed", "DDI 0487, C6.2 ORR (shifted register)", encoding=register("00101010000")),
    Row("eor_w",     "eor {d:w}, {a:w}, {b:w}",           "d = a ^ b",                          "u32",   "scalar_register", "fixed", "DDI 0487, C6.2 EOR (shifted register)", encoding=register("01001010000")),
    Row("lsl_x",     "lsl {d:x}, {a:x}, #{k}",            "d = a << k",                         "u64",   "bitfield",        "fixed", "DDI 0487, C6.2 LSL (immediate)", imm={"k": (0, 63)}, encoding=bitfield("1", "((64-k)%64)[5:0] (63-k)[5:0]")),
    Row("lsr_x",     "lsr {d:x}, {a:x}, #{k}",            "d = a >> k",                         "u64",   "bitfield",        "fixed", "DDI 0487, C6.2 LSR (immediate)", imm={"k": (0, 63)}, encoding=bitfield("1", "k[5:0] 111111")),
    Row("lsl_w",     "lsl {d:w}, {a:w}, #{k}",            "d = a << k",                         "u32",   "bitfield",        "fixed", "DDI 0487, C6.2 LSL (immediate)", imm={"k": (0, 31)}, encoding=bitfield("0", "((32-k)%32)[5:0] (31-k)[5:0]")),
    Row("lsr_w",     "lsr {d:w}, {a:w}, #{k}",            "d = a >> k",                         "u32",   "bitfield",        "fixed", "DDI 0487, C6.2 LSR (immediate)", imm={"k": (0, 31)}, encoding=bitfield("0", "k[5:0] 011111")),
    Row("rev_x",     "rev {d:x}, {a:x}",                  "d = a[n - 1 - i]",                   "u8[8]", "rev_scalar",      "fixed", "DDI 0487, C6.2 REV", encoding=f"1101101011000000 000011 {AD}"),
    Row("rev_w",     "rev {d:w}, {a:w}",                  "d = a[n - 1 - i]",                   "u8[4]", "rev_scalar",      "fixed", "DDI 0487, C6.2 REV", encoding=f"0101101011000000 000010 {AD}"),
    Row("mov_x",     "mov {d:x}, {a:x}",                  "d = a",                              "u64",   "scalar_register", "fixed", "DDI 0487, C6.2 MOV (register)", encoding="10101010000 a[4:0] 000000 11111 d[4:0]"),
    Row("mov_w",     "mov {d:w}, {a:w}",                  "d = a",                              "u32",   "scalar_register", "fixed", "DDI 0487, C6.2 MOV (register)", encoding="00101010000 a[4:0] 000000 11111 d[4:0]"),
    Row("movz_x",    "movz {d:x}, #{k}",                  "d = k",                              "u64",   "move_wide",       "fixed", "DDI 0487, C6.2 MOVZ", imm={"k": (0, 65535)}, encoding="110100101 00 k[15:0] d[4:0]"),
    Row("movz_w",    "movz {d:w}, #{k}",                  "d = k",                              "u32",   "move_wide",       "fixed", "DDI 0487, C6.2 MOVZ", imm={"k": (0, 65535)}, encoding="010100101 00 k[15:0] d[4:0]"),
    Row("movk_x",    "movk {d:x}, #{k}, lsl #{s}",        "d = (d & ~(65535 << s)) | (k << s)", "u64",   "move_keep",       "fixed", "DDI 0487, C6.2 MOVK", imm={"k": (0, 65535), "s": (0, 48, 16)}, encoding="111100101 s[1:0] k[15:0] d[4:0]"),
    Row("movk_w",    "movk {d:w}, #{k}, lsl #{s}",        "d = (d & ~(65535 << s)) | (k << s)", "u32",   "move_keep",       "fixed", "DDI 0487, C6.2 MOVK", imm={"k": (0, 65535), "s": (0, 16, 16)}, encoding="011100101 s[1:0] k[15:0] d[4:0]"),
    Row("adr",       "adr {d:x}, {t}",                    "d = t",                              "u64",   "address",         "fixed", "DDI 0487, C6.2 ADR", encoding="0 t[1:0] 10000 t[20:2] d[4:0]"),
    *(Row(f"and_x_{mask}", f"and {{d:x}}, {{a:x}}, #{mask}",   f"d = a & {mask}",                   "u64",   "scalar",       "fixed", "DDI 0487, C6.2 AND (immediate)", encoding=f"1001001001 000000 {mask.bit_length() - 1:06b} a[4:0] d/sp[4:0]") for mask in LOW_BITS),
)

BRANCHES = (
    Row("b",      "b {t}",                 "pc = t",                            "u64", "branch",      "fixed", "DDI 0487, C6.2 B", encoding="000101 t[27:2]"),
    Row("bl",     "bl {t}",                "x30 = pc; pc = t",                  "u64", "call",        "fixed", "DDI 0487, C6.2 BL", encoding="100101 t[27:2]"),
    Row("cbz_x",  "cbz {a:x}, {t}",        "pc = a != 0 ? pc : t",              "u64", "branch_test", "data",  "DDI 0487, C6.2 CBZ", encoding="10110100 t[20:2] a[4:0]"),
    Row("cbz_w",  "cbz {a:w}, {t}",        "pc = a != 0 ? pc : t",              "u32", "branch_test", "data",  "DDI 0487, C6.2 CBZ", encoding="00110100 t[20:2] a[4:0]"),
    Row("cbnz_x", "cbnz {a:x}, {t}",       "pc = a != 0 ? t : pc",              "u64", "branch_test", "data",  "DDI 0487, C6.2 CBNZ", encoding="10110101 t[20:2] a[4:0]"),
    Row("cbnz_w", "cbnz {a:w}, {t}",       "pc = a != 0 ? t : pc",              "u32", "branch_test", "data",  "DDI 0487, C6.2 CBNZ", encoding="00110101 t[20:2] a[4:0]"),
    Row("tbz",    "tbz {a:x}, #{k}, {t}",  "pc = ((a >> k) & 1) != 0 ? pc : t", "u64", "branch_bit",  "data",  "DDI 0487, C6.2 TBZ", imm={"k": (0, 63)}, encoding="k[5] 0110110 k[4:0] t[15:2] a[4:0]"),
    Row("tbnz",   "tbnz {a:x}, #{k}, {t}", "pc = ((a >> k) & 1) != 0 ? t : pc", "u64", "branch_bit",  "data",  "DDI 0487, C6.2 TBNZ", imm={"k": (0, 63)}, encoding="k[5] 0110111 k[4:0] t[15:2] a[4:0]"),
    # x30 is in the meaning and not in the text: plain `ret` returns through it.
    Row("ret",    "ret",                   "pc = x30",                          "u64", "return",      "fixed", "DDI 0487, C6.2 RET", encoding="1101011001011111000000 11110 00000"),
)
# fmt: on

TABLE: tuple[Row, ...] = (
    LOGIC
    + AES
    + ARITHMETIC
    + PERMUTATIONS
    + CONSTANTS
    + TRANSFERS
    + STRUCTURE_LOADS
    + STRUCTURE_STORES
    + LOADS
    + STORES
    + SCALAR
    + BRANCHES
)
INSTRUCTIONS = expand(TABLE)
VIEWS = {**dict.fromkeys("vqdshb", "v"), **dict.fromkeys("xw", "x")}
"""The register class of each view that the rows name."""
