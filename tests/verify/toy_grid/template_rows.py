"""Rows of a small machine that kernels need besides arithmetic: places, memories, branches."""

from __future__ import annotations

from compiler.machine.isa import Row

MANUAL = "docs/tutorial/add_a_target.md"
SHORT = {"k": (0, 4095)}
# fmt: off
ROWS = (
    *(Row(f"mov_{n}", f"mov.u32 {{d:b32}}, %{n}.x;", f"d = {n}", "u32", "alu", "fixed", MANUAL) for n in ("tid", "ntid", "ctaid", "nctaid")),
    Row("mad", "mad.u32 {d:b32}, {a:b32}, {b:b32}, {c:b32};", "d = a * b + c", "u32", "alu", "fixed", MANUAL),
    Row("add_k", "add.u32 {d:b32}, {a:b32}, {k};", "d = a + k", "u32", "alu", "fixed", MANUAL, imm=SHORT),
    Row("scaled", "mad.wide.u32 {d:b64}, {a:b32}, {k}, {b:b64};", "d = a * k + b", "u64", "alu", "fixed", MANUAL, imm=SHORT),
    Row("param_64", "ld.param.u64 {d:b64}, [{s}];", "d = param[s]", "u64", "memory", "fixed", MANUAL),
    Row("param_32", "ld.param.u32 {d:b32}, [{s}];", "d = param[s]", "u32", "memory", "fixed", MANUAL),
    Row("bra", "bra {t};", "pc = t", "u32", "branch", "fixed", MANUAL),
    Row("bra_if", "@{p:pred} bra {t};", "pc = p ? t : pc", "u32", "branch", "data", MANUAL),
    Row("ret", "ret;", "pc = exit", "u32", "branch", "fixed", MANUAL),
    Row("bar", "bar.sync 0;", "barrier = barrier + 1", "u32", "branch", "fixed", MANUAL),
    Row("setp_ge", "setp.ge.u32 {d:pred}, {a:b32}, {b:b32};", "d = a >= b", "u32", "alu", "data", MANUAL),
    Row("setp_lt_k", "setp.lt.u32 {d:pred}, {a:b32}, {k};", "d = a < k", "u32", "alu", "data", MANUAL, imm=SHORT),
    Row("ld_v2", "ld.v2.u32 {{d:b32}, {e:b32}}, [{p:b64}+{k}];", "d = mem[p + k]; e = mem[p + k + 4]", "u32", "memory", "address", MANUAL, imm=SHORT),
    Row("st_v2", "st.v2.u32 [{p:b64}+{k}], {{a:b32}, {b:b32}};", "mem[p + k] = a; mem[p + k + 4] = b", "u32", "memory", "address", MANUAL, imm=SHORT),
    Row("ld_shared", "ld.shared.u32 {d:b32}, [{a:b32}+{k}];", "d = shared[a + k]", "u32", "memory", "address", MANUAL, imm=SHORT),
    Row("st_shared", "st.shared.u32 [{a:b32}+{k}], {b:b32};", "shared[a + k] = b", "u32", "memory", "address", MANUAL, imm=SHORT),
    Row("address", "mov.u32 {d:b32}, {s};", "d = s", "u32", "alu", "fixed", MANUAL),
    Row("address_64", "mov.u64 {d:b64}, {s};", "d = s", "u64", "alu", "fixed", MANUAL),
    Row("ld_const", "ld.const.u32 {d:b32}, [{a:b32}+{s}];", "d = const[a + s]", "u32", "memory", "address", MANUAL),
    Row("add_cc", "add.cc.u32 {d:b32}, {a:b32}, {b:b32};", "d = a + b; cc = carry(a, b, 0)", "u32", "alu", "fixed", MANUAL),
    Row("addc", "addc.u32 {d:b32}, {a:b32}, {b:b32};", "d = a + b + cc", "u32", "alu", "fixed", MANUAL),
)
# fmt: on
