"""Proofs of kernels, and what is wrong with changed ones."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import Part
from builds.product import Order, make
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from proof_driver.kernel_files import kernel_subject
from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.kernels.claims import KernelClaim
from prove.kernels.output import Differs
from prove.kernels.subject import KernelSpec
from prove.kernels.thread import KernelProblem
from prove.machine.values import Unsupported
from tests.prove.kernel_subjects import (
    FOLDER,
    KERNEL,
    SHORT,
    STRIPED,
    WORDS,
    shared_spec,
    spec_of,
    striped_claim,
)
from verify.grids.session import roles

ECB, CTR = "ecb_encrypt", "ctr_keystream"


def prove(name: str, path: Path = WORDS, *changes: tuple[str, str]) -> None:
    spec = spec_of(path, *changes)
    kernel = KERNEL[name]
    KernelClaim(spec, kernel, roles(kernel)).prove()


@pytest.mark.parametrize("name", list(KERNEL))
@pytest.mark.parametrize("path", [WORDS, SHORT], ids=lambda path: path.stem)
def test_words(path: Path, name: str) -> None:
    prove(name, path)


@pytest.mark.full
@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("lea128_128_l1_b4", "ecb_decrypt"),
        ("simon64_128", "ecb_encrypt_keys"),
        ("present64_80", "ctr_crypt"),
        ("simon64_128_l32_bit", "ecb_encrypt"),
        ("cham64_128_l32_bit", "ctr_crypt"),
    ],
)
@pytest.mark.slow
def test_other_forms(file: str, name: str) -> None:
    prove(name, FOLDER / f"{file}.ptx")


BROKEN = [
    # the cipher
    (ECB, ("%block1, %block1, 24;", "%block1, %block1, 25;"), Differs, "byte"),
    (ECB, ("[%rk+4]", "[%rk+8]"), Differs, "byte"),
    # the threads
    (ECB, ("mul.wide.u32 %own, %grid, %size;", "mul.wide.u32 %own, %size, %size;"), None, None),
    (ECB, ("min.u64 %own, %own, 2147483648;", "min.u64 %own, %own, 2147483647;"), None, None),
    (ECB, ("%first, 2147483647;", "%first, 1073741823;"), None, None),
    (ECB, ("mul.wide.u32 %on, %step, 8;", "mul.wide.u32 %on, %step, 16;"), None, None),
    (ECB, ("cvt.u64.u32 %own, %lane;", "cvt.u64.u32 %own, %index;"), None, None),
    # the ends
    (ECB, ("setp.ge.u64 %done, %left, %total;", "setp.gt.u64 %done, %left, %total;"), None, None),
    (ECB, ("setp.lt.u64 %more, %out, %end;", "setp.lt.u64 %more, %end, %out;"), None, None),
    (ECB, ("[%rk+104]", "[%rk+108]"), KernelProblem, "not shown to be inside of `rk`"),
    # the order in place, and what is stored
    (ECB, ("st.global.v2.u32 [%out]", "st.global.v2.u32 [%in]"), KernelProblem, "`in` is written"),
    (ECB, ("add.u64 %in, %in, %on;", ""), None, None),
]


@pytest.mark.parametrize(
    ("name", "change", "kind", "said"), BROKEN, ids=lambda each: str(each)[:40]
)
def test_changes_are_noticed(
    name: str, change: tuple[str, str], kind: type[Exception] | None, said: str | None
) -> None:
    with pytest.raises(kind or (KernelProblem, Differs, Unsupported), match=said):
        prove(name, WORDS, change)


TAILS = [
    ("sub.u64 %full, %end, 8;", "sub.u64 %full, %end, 7;"),
    ("setp.gt.u64 %more, %rest, 3;", "setp.gt.u64 %more, %rest, 2;"),
    ("@%more st.global.u8 [%out+3], %byte;", "@!%more st.global.u8 [%out+3], %byte;"),
    ("@%more st.global.u8 [%out+3], %byte;", ""),
    ("@%more st.global.u8 [%out+3], %byte;", "@%more st.global.u8 [%out+4], %byte;"),
    ("add.u32 %counter, %counter, %blocks;", ""),
    ("mad.lo.u32 %counter, %index, 1, %counter;", "mad.lo.u32 %counter, %index, 2, %counter;"),
]


@pytest.mark.parametrize("change", TAILS, ids=lambda change: change[0][:40])
def test_changed_tails_are_noticed(change: tuple[str, str]) -> None:
    with pytest.raises((KernelProblem, Differs, Unsupported)):
        prove("ctr_crypt", WORDS, change)


@pytest.mark.full
@pytest.mark.parametrize("name", [ECB, "ctr_crypt"])
@pytest.mark.slow
def test_striped_groups(name: str) -> None:
    striped_claim(name).prove()


AGAIN = "add.u32 %lane, %lane, %step;\n"
CHANGED_STRIPES = [
    # where the first group is
    (ECB, ("and.b32 %index, %lane, 31;", "and.b32 %index, %lane, 15;")),
    (ECB, ("mul.wide.u32 %skew, %index, 240;", "mul.wide.u32 %skew, %index, 256;")),
    (ECB, ("cvt.u32.u64 %lane, %first;", "cvt.u32.u64 %lane, %own;")),
    # where the next one is
    (ECB, (AGAIN, "\n")),
    (ECB, (f"{AGAIN}    and.b32 %index, %lane, 31;", f"{AGAIN}    and.b32 %index, %lane, 15;")),
    # the ends
    (ECB, ("setp.ge.u64 %done, %out_at, %end;", "setp.ge.u64 %done, %out, %end;")),
    (ECB, ("setp.lt.u64 %more, %out_at, %end;", "setp.lt.u64 %more, %out, %end;")),
    (ECB, ("sub.u64 %full, %end, 7696;", "sub.u64 %full, %end, 7680;")),
    (ECB, ("bra STORED_ecb_encrypt;", "bra DONE_ecb_encrypt;")),
    # the pieces
    (ECB, ("st.global.v4.u32 [%out_at+512]", "st.global.v4.u32 [%out_at+528]")),
    (ECB, ("ld.global.v4.u32 {%block4, %block5, %block6, %block7}, [%in_at+512]",
           "ld.global.v4.u32 {%block4, %block5, %block6, %block7}, [%in_at+496]")),
    (ECB, ("st.global.u8 [%out_at+519]", "st.global.u8 [%out_at+535]")),
    (ECB, ("setp.gt.u64 %more, %rest, 519;", "setp.gt.u64 %more, %rest, 511;")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change"), CHANGED_STRIPES, ids=lambda each: str(each)[:60])
@pytest.mark.slow
def test_changed_stripes_are_noticed(name: str, change: tuple[str, str]) -> None:
    claim = striped_claim(name, change)
    with pytest.raises((KernelProblem, Differs, Unsupported)):
        claim.prove()


def test_keys_of_striped_groups_are_beyond(monkeypatch: pytest.MonkeyPatch) -> None:
    # A key schedule a block takes seconds, and none of its bytes is looked at.
    spec, kernel = shared_spec(STRIPED), KERNEL["ecb_encrypt_keys"]
    monkeypatch.setattr(spec, "expected", lambda kernel: [])
    claim = KernelClaim(spec, kernel, roles(kernel), spec.subject.kernels[ECB])
    with pytest.raises(Unsupported, match="keys of groups of several threads"):
        claim.prove()


@cache
def with_keys_by_value(unroll: str) -> tuple[Part, str]:
    """The part and the header of a file with keys by value."""
    options = BuildOptions("speck64_128", "ptx", 1, keys="constant", unroll=unroll)
    product = make(Order(find_cipher("speck"), settle(options), check=False))
    return product.part, product.header


def prove_by_value(name: str, change: tuple[str, str] = ("", ""), unroll: str = "yes") -> None:
    part, header = with_keys_by_value(unroll)
    assert change[0] in part.text
    changed = replace(part, text=part.text.replace(*change, 1))
    graph = Graph()
    spec = KernelSpec(kernel_subject(changed, header), graph, literals(graph))
    KernelClaim(spec, KERNEL[name], roles(KERNEL[name])).prove()


@pytest.mark.slow
@pytest.mark.parametrize("unroll", ["yes", "no"])
@pytest.mark.parametrize("name", [ECB, CTR, "ctr_nonces"])
def test_keys_by_value(name: str, unroll: str) -> None:
    prove_by_value(name, unroll=unroll)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "kind", "said"),
    [
        (("[%rk+4]", "[%rk+8]"), Differs, "byte"),
        (("[%rk+4]", "[%rk+6]"), KernelProblem, "no parameter has 4 bytes at byte"),
        (("[%rk+104]", "[%rk+108]"), KernelProblem, "no parameter has 4 bytes at byte"),
        (("param_rk[108]", "param_rk[104]"), KernelProblem, "no parameter has 4 bytes at byte"),
        (("mov.u64 %rk, param_rk;", "mov.u64 %rk, param_in;"), None, None),
    ],
    ids=str,
)
def test_changes_of_keys_by_value_are_noticed(
    change: tuple[str, str], kind: type[Exception] | None, said: str | None
) -> None:
    with pytest.raises(kind or (KernelProblem, Differs, Unsupported), match=said):
        prove_by_value(ECB, change)
