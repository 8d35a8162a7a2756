"""PTX instructions that only the template uses: thread numbers, callers' memory, branches."""

from __future__ import annotations

from compiler.machine.isa import Row
from targets.ptx.table import INTEGER, LOGIC, MANUAL, MOVES


def picked(place: int) -> str:
    """A byte that four bits of an immediate choose, of the eight of two registers."""
    low = f"(8 * ((k >> {4 * place}) & 3))"
    other = f"(0 - ((k >> {4 * place + 2}) & 1))"
    return f"((((a >> {low}) & ~{other}) | ((b >> {low}) & {other})) & 0xff)"


COMPARED, JUMPS, SPECIAL = f"{MANUAL}, 9.7.6", f"{MANUAL}, 9.7.12", f"{MANUAL}, 10"
NUMBER = {"k": (0, 2**63 - 1)}
PICKED = " | ".join(f"({picked(at)} << {8 * at})" for at in range(4))
PLACE = {"k": (0, 32 * 512 - 1)}


def vectors(unit: int) -> tuple[Row, ...]:
    """Loads and stores of several words of so many bytes at once."""
    rows: list[Row] = []
    for count in (1, 2, 4):
        names = "abcd"[:count]
        operands = ", ".join(f"{{{n}:b32}}" for n in names)
        words = operands if count == 1 else "{" + operands + "}"
        kind = f"v{count}.u{8 * unit}" if count > 1 else f"u{8 * unit}"
        for text, place in (("{p:b64}", "p"), ("{p:b64}+{k}", "p + k")):
            name = f"{kind.replace('.', '_')}{'_at' if 'k' in place else ''}"
            imm = PLACE if "k" in place else {}
            places = [f"mem[{place} + {unit * n}]" if n else f"mem[{place}]" for n in range(count)]
            loads = "; ".join(f"{n} = {at}" for n, at in zip(names, places, strict=True))
            stores = "; ".join(f"{at} = {n}" for n, at in zip(names, places, strict=True))
            lane = f"u{8 * unit}"
            rows.append(
                Row(
                    f"ld_{name}",
                    f"ld.global.{kind} {words}, [{text}];",
                    loads,
                    lane,
                    "load",
                    "address",
                    f"{MOVES}.8 ld",
                    imm=imm,
                )
            )
            rows.append(
                Row(
                    f"st_{name}",
                    f"st.global.{kind} [{text}], {words};",
                    stores,
                    lane,
                    "load",
                    "address",
                    f"{MOVES}.12 st",
                    imm=imm,
                )
            )
    return tuple(rows)


# fmt: off
ROWS = (
    *(Row(f"mov_{n}", f"mov.u32 {{d:b32}}, %{n}.x;", f"d = {n}", "u32", "move", "fixed", f"{SPECIAL}, {n}") for n in ("tid", "ntid", "ctaid", "nctaid")),
    Row("mov_zero", "mov.b32 {d:b32}, {k};", "d = k", "u32", "move", "fixed", f"{MOVES}.1 mov", imm={"k": (0, 0)}),
    Row("param_64", "ld.param.u64 {d:b64}, [{s}];", "d = param[s]", "u64", "load", "fixed", f"{MOVES}.8 ld"),
    Row("param_32", "ld.param.u32 {d:b32}, [{s}];", "d = param[s]", "u32", "load", "fixed", f"{MOVES}.8 ld"),
    # `mov` of a parameter is of its place; with `b64` this is the text of a number's row.
    Row("place_of", "mov.u64 {d:b64}, {s};", "d = s", "u64", "move", "fixed", f"{MOVES}.1 mov"),
    Row("to_global", "cvta.to.global.u64 {d:b64}, {a:b64};", "d = a", "u64", "move", "fixed", f"{MOVES}.20 cvta"),
    Row("mul_wide_of", "mul.wide.u32 {d:b64}, {a:b32}, {b:b32};", "d = a * b", "u64", "multiply", "fixed", f"{INTEGER}.3 mul"),
    Row("mul_lo_64", "mul.lo.u64 {d:b64}, {a:b64}, {k};", "d = a * k", "u64", "multiply", "fixed", f"{INTEGER}.3 mul", imm=NUMBER),
    Row("mul_wide_k", "mul.wide.u32 {d:b64}, {a:b32}, {k};", "d = a * k", "u64", "multiply", "fixed", f"{INTEGER}.3 mul", imm={"k": (0, 2**32 - 1)}),
    Row("min_64_k", "min.u64 {d:b64}, {a:b64}, {k};", "d = a < k ? a : k", "u64", "add", "fixed", f"{INTEGER}.14 min", imm=NUMBER),
    Row("mad_lo_64", "mad.lo.u64 {d:b64}, {a:b64}, {k}, {b:b64};", "d = a * k + b", "u64", "multiply", "fixed", f"{INTEGER}.4 mad", imm=NUMBER),
    Row("mad_lo_32", "mad.lo.u32 {d:b32}, {a:b32}, {k}, {b:b32};", "d = a * k + b", "u32", "multiply", "fixed", f"{INTEGER}.4 mad", imm={"k": (0, 2**32 - 1)}),
    Row("mul_lo_32", "mul.lo.u32 {d:b32}, {a:b32}, {k};", "d = a * k", "u32", "multiply", "fixed", f"{INTEGER}.3 mul", imm={"k": (0, 2**32 - 1)}),
    Row("widen", "cvt.u64.u32 {d:b64}, {a:b32};", "d = a", "u64", "move", "fixed", f"{MOVES}.21 cvt"),
    Row("narrow", "cvt.u32.u64 {d:b32}, {a:b64};", "d = a", "u32", "move", "fixed", f"{MOVES}.21 cvt"),
    Row("add_64", "add.u64 {d:b64}, {a:b64}, {b:b64};", "d = a + b", "u64", "add", "fixed", f"{INTEGER}.1 add"),
    Row("sub_64", "sub.u64 {d:b64}, {a:b64}, {b:b64};", "d = a - b", "u64", "add", "fixed", f"{INTEGER}.2 sub"),
    Row("sub_64_k", "sub.u64 {d:b64}, {a:b64}, {k};", "d = a - k", "u64", "add", "fixed", f"{INTEGER}.2 sub", imm=NUMBER),
    Row("and_k", "and.b32 {d:b32}, {a:b32}, {k};", "d = a & k", "u32", "logic", "fixed", f"{LOGIC}.1 and", imm={"k": (0, 2**32 - 1)}),
    Row("setp_ge", "setp.ge.u64 {d:pred}, {a:b64}, {b:b64};", "d = a >= b", "u64", "add", "data", f"{COMPARED}.2 setp"),
    Row("setp_lt", "setp.lt.u64 {d:pred}, {a:b64}, {b:b64};", "d = a < b", "u64", "add", "data", f"{COMPARED}.2 setp"),
    Row("setp_gt", "setp.gt.u64 {d:pred}, {a:b64}, {b:b64};", "d = a > b", "u64", "add", "data", f"{COMPARED}.2 setp"),
    Row("setp_gt_k", "setp.gt.u64 {d:pred}, {a:b64}, {k};", "d = a > k", "u64", "add", "data", f"{COMPARED}.2 setp", imm=NUMBER),
    # The copy of the keys that the threads of a thread block share.
    Row("mov_variable", "mov.u32 {d:b32}, {s};", "d = s", "u32", "move", "fixed", f"{MOVES}.1 mov"),
    Row("st_staged", "st.shared.u32 [{p:b32}], {a:b32};", "shared[p] = a", "u32", "load", "address", f"{MOVES}.12 st"),
    Row("setp_ge_32_k", "setp.ge.u32 {d:pred}, {a:b32}, {k};", "d = a >= k", "u32", "add", "data", f"{COMPARED}.2 setp", imm={"k": (0, 2**32 - 1)}),
    # Loops of rounds.
    Row("add_k", "add.u32 {d:b32}, {a:b32}, {k};", "d = a + k", "u32", "add", "fixed", f"{INTEGER}.1 add", imm={"k": (0, 2**32 - 1)}),
    Row("setp_lt_32_k", "setp.lt.u32 {d:pred}, {a:b32}, {k};", "d = a < k", "u32", "add", "data", f"{COMPARED}.2 setp", imm={"k": (0, 2**32 - 1)}),
    Row("barrier", "bar.sync 0;", "barrier = barrier + 1", "u32", "branch", "fixed", f"{MANUAL}, 9.7.13.1 bar"),
    *(row for unit in (1, 2, 4) for row in vectors(unit)),
    # Of modes: states, numbers of 64 bits, and bytes of two registers.
    Row("copy", "mov.b32 {d:b32}, {a:b32};", "d = a", "u32", "move", "fixed", f"{MOVES}.1 mov"),
    Row("copy_64", "mov.b64 {d:b64}, {a:b64};", "d = a", "u64", "move", "fixed", f"{MOVES}.1 mov"),
    Row("mov_64_k", "mov.b64 {d:b64}, {k};", "d = k", "u64", "move", "fixed", f"{MOVES}.1 mov", imm=NUMBER),
    Row("pack", "mov.b64 {d:b64}, {{a:b32}, {b:b32}};", "d = (b << 32) | a", "u64", "move", "fixed", f"{MOVES}.2 mov"),
    Row("pick", "prmt.b32 {d:b32}, {a:b32}, {b:b32}, {k};", f"d = {PICKED}", "u32", "permute", "fixed", f"{MOVES}.7 prmt", imm={"k": (0, 0x7777)}),
    Row("choose", "selp.b32 {d:b32}, {a:b32}, {b:b32}, {p:pred};", "d = p ? a : b", "u32", "logic", "fixed", f"{COMPARED}.3 selp"),
    Row("shr_64", "shr.u64 {d:b64}, {a:b64}, {k};", "d = a >> k", "u64", "shift", "fixed", f"{LOGIC}.9 shr", imm={"k": (0, 63)}),
    Row("and_64_k", "and.b64 {d:b64}, {a:b64}, {k};", "d = a & k", "u64", "logic", "fixed", f"{LOGIC}.1 and", imm=NUMBER),
    Row("add_64_k", "add.u64 {d:b64}, {a:b64}, {k};", "d = a + k", "u64", "add", "fixed", f"{INTEGER}.1 add", imm=NUMBER),
    Row("mul_lo_64_of", "mul.lo.u64 {d:b64}, {a:b64}, {b:b64};", "d = a * b", "u64", "multiply", "fixed", f"{INTEGER}.3 mul"),
    *(Row(f"setp_{name}_k", f"setp.{name}.u64 {{d:pred}}, {{a:b64}}, {{k}};", f"d = a {sign} k", "u64", "add", "data", f"{COMPARED}.2 setp", imm=NUMBER) for name, sign in (("eq", "=="), ("ne", "!="), ("lt", "<"), ("le", "<="), ("ge", ">="))),
    Row("bra", "bra {t};", "pc = t", "u32", "branch", "fixed", f"{JUMPS}.3 bra"),
    Row("bra_if", "@{p:pred} bra {t};", "pc = p ? t : pc", "u32", "branch", "data", f"{JUMPS}.3 bra"),
    Row("ret", "ret;", "pc = exit", "u32", "branch", "fixed", f"{JUMPS}.6 ret"),
)
# fmt: on
