"""Finding of the loop of a kernel."""

from __future__ import annotations

import pytest

from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import request_of
from prove.kernels.flow import loop_head, loops_of, targets_of
from prove.machine.values import Unsupported
from tests.prove.kernel_subjects import FOLDER, WORDS, part_of, subject_of
from verify.grids.steps import program_of
from verify.grids.text import Kernel, KernelText


def test_the_head_of_generated_kernels() -> None:
    for path in (WORDS, FOLDER / "cham64_128_l32_bit.ptx"):
        subject = subject_of(path)
        for name, program in subject.kernels.items():
            labels = program.kernel.labels
            behind = labels.get(f"COPIED_{name}", 0)
            assert loop_head(program, behind) == labels[f"NEXT_{name}"]
            if behind:
                assert loop_head(program, 0, behind) == labels[f"COPY_{name}"]
                with pytest.raises(Unsupported, match="several loops"):
                    loop_head(program)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("@%more bra NEXT_ecb_encrypt;", ""), "no loop"),
        (("    ret;", "again: @%more bra again;\n    ret;"), "several loops"),
    ],
)
def test_other_numbers_of_loops(change: tuple[str, str], said: str) -> None:
    with pytest.raises(Unsupported, match=said):
        loop_head(subject_of(WORDS, change).kernels["ecb_encrypt"])


def test_the_head_is_that_of_the_loop_around_others() -> None:
    inside = ("setp.lt.u64 %more, %out, %end;", "again: @%more bra again;")
    program = subject_of(WORDS, inside).kernels["ecb_encrypt"]
    assert len(loops_of(program)) == 2
    assert loop_head(program) == program.kernel.labels["NEXT_ecb_encrypt"]


def test_loops_begin_with_the_outermost() -> None:
    file = read_mode(FOLDER / "lea128_128_drbg.ptx")
    program, _ = request_of(file, "drbg_generate")
    labels = program.kernel.labels
    heads = list(loops_of(program))
    assert heads[0] == labels["NEXT_generate"]
    assert set(heads[1:]) == {labels["FILL_generate_0"], labels["TURN_generate_1"]}
    for first, last in loops_of(program).items():
        assert first < last
        assert first in targets_of(program.steps[last], last, len(program.steps))


def test_an_empty_kernel() -> None:
    assert part_of().text
    with pytest.raises(Unsupported, match="no loop"):
        loop_head(program_of(KernelText({}, {}), Kernel("f", {})))
