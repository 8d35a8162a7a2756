"""The library of a mode, as users build it, on a stub of the driver that refuses each call."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from builds.modes.checks import model_of
from catalogue.ciphers import find_cipher
from tests.builds.modes.made import built
from tests.export.cuda_stub import LIBRARY, STUB, compile_c, run_on
from tests.lwcc.terminal import lwcc, refused
from verify.modes.model import Request

SET = "speck64_128"
STEM = f"{SET}_drbg"
N_BYTES, N_STATES = 21, 5
SEEDS = bytes(range(16 * N_STATES))


@dataclass(frozen=True)
class Library:
    """An exported library, and a stub of the driver."""

    folder: Path
    stub: Path


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("states")
    for target in ("ptx", "c"):
        made = built(SET, target=target)
        place = folder / target
        place.mkdir()
        (place / made.options.file_name).write_text(made.text)
        (place / f"{STEM}.h").write_text(made.header)
    result = lwcc("export", "cuda", folder / "ptx" / f"{STEM}.ptx", "-o", folder)
    assert result.exit_code == 0, result.output
    made_at = folder / f"lwcc_{STEM}_cuda"
    subprocess.run(["make", "-C", made_at, "CC=gcc"], check=True, capture_output=True)
    stub = folder / "stub"
    stub.mkdir()
    sources = [STUB / "stub_states.c", folder / "c" / f"{STEM}.c"]
    # The headers of C and of PTX have one name.
    words = ["-std=c11", "-shared", "-fPIC", "-Wl,-Bsymbolic", f"-I{folder / 'c'}"]
    words += [f"-I{made_at / 'src'}", "-isystem", str(made_at / "src" / "declarations")]
    words += [f'-DSTUB_C_HEADER="{STEM}.h"', f"-DSTUB_GENERATE=lwcc_{SET}_drbg_generate_c"]
    words += [f'-DSTUB_KERNEL="lwcc_{SET}_drbg_generate_ptx"', "-DSTUB_STATE=32"]
    compile_c(words, sources, stub / LIBRARY)
    return Library(made_at, stub)


def expected() -> bytes:
    """What the interpreted text of the mode gives."""
    made = built(SET, target="ptx")
    model = model_of(made, find_cipher(SET).load())
    out = b""
    for number in range(N_STATES):
        nonce = number.to_bytes(8, "little")
        entropy = SEEDS[16 * number : 16 * number + 16]
        state = model.answer(Request("init", model.empty, (entropy, nonce, b""))).state
        out += model.answer(Request("generate", state, (b"",), N_BYTES)).output
    return out


@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
def test_the_example_fills_a_buffer(library: Library, tmp_path: Path) -> None:
    seeds, out = tmp_path / "seeds", tmp_path / "out"
    seeds.write_bytes(SEEDS)
    words: list[str | Path] = [library.folder / "fill_buffer", seeds, str(N_BYTES), out]
    done = run_on(None, words)
    assert done.returncode == 2
    assert "there is no CUDA driver" in done.stderr
    done = run_on(library.stub, words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{N_BYTES} bytes of each of {N_STATES} states\n"
    assert out.read_bytes() == expected()
    done = run_on(library.stub, [*words[:2], "1025", out])
    assert (done.returncode, done.stderr) == (
        2,
        "fill_buffer: a state refuses the call with code 3\n",
    )


@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
def test_each_call_refused(library: Library, tmp_path: Path) -> None:
    seeds, out = tmp_path / "seeds", tmp_path / "out"
    seeds.write_bytes(SEEDS)
    words: list[str | Path] = [library.folder / "fill_buffer", seeds, str(N_BYTES), out]
    codes = []
    for number in range(1, 60):
        out.unlink(missing_ok=True)
        done = run_on(library.stub, words, STUB_REFUSE=str(number))
        assert "stub:" not in done.stderr, (number, done.stderr)
        assert out.exists() == (done.returncode == 0)
        assert done.returncode == 0 or done.stderr.startswith("fill_buffer: ")
        codes.append(done.returncode)
    refusals = codes.count(2)
    assert refusals > 25
    assert codes[-1] == 0


def test_what_has_no_library(library: Library, tmp_path: Path) -> None:
    kernels = library.folder.parent / "ptx" / f"{STEM}.ptx"
    said = refused("export", "cuda", kernels, "--c", kernels, "-o", tmp_path)
    assert "has no counter mode: leave --c away" in said
    source = library.folder.parent / "c" / f"{STEM}.c"
    said = refused("export", "cuda", source, "-o", tmp_path)
    assert "has no kernel with a state for each thread" in said
