"""Verdicts on kernels."""

from __future__ import annotations

from prove.kernels.verdict import answer_for
from tests.prove.kernel_subjects import KERNEL, SHORT, WORDS, outcome_of, spec_of, subject_of
from verify.grids.session import roles

ECB = "ecb_encrypt"


def test_proven() -> None:
    outcome = outcome_of(ECB, SHORT)
    assert (outcome.verdict, outcome.engine) == ("proven", "bit graph")


def test_a_branch_on_data_is_shown_by_two_runs() -> None:
    before = "    st.global.v2.u32 [%out], {%r188, %r185};\n"
    leak = "    cvt.u64.u32 %own, %r188;\n    setp.gt.u64 %done, %own, 2147483648;\n"
    leak += "    @%done bra DONE_ecb_encrypt;\n"
    outcome = outcome_of(ECB, WORDS, (before, leak + before))
    assert outcome.verdict == "violation"
    assert "a branch depends on data" in outcome.detail


def test_unknown_says_where() -> None:
    outcome = outcome_of(ECB, WORDS, ("[%rk+104]", "[%rk+108]"))
    assert outcome.verdict == "unknown"
    assert "inside of `rk`" in outcome.detail


def test_answers_for_other_statements() -> None:
    kernel = KERNEL[ECB]
    spec = spec_of()
    spec.prepare(kernel)
    changed = subject_of(WORDS, ("%block1, %block1, 24;", "%block1, %block1, 25;"))
    said = answer_for(spec, kernel, roles(kernel), changed.kernels[ECB])
    assert said.found == "differs"
    assert answer_for(spec, kernel, roles(kernel), subject_of().kernels[ECB]).found == "proven"
