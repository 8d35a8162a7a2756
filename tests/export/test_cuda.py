"""The host side of kernels, built as users build it, on a stub of the driver that refuses calls."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import Part
from catalogue.ciphers import find_cipher
from export import cuda
from export.cuda import cuda_library, driver_version
from export.library import single_part
from runtime.user_error import UserError
from tests.export.cuda_stub import (
    PTX,
    SANITIZED,
    THREADS_WATCHED,
    C,
    StubbedSet,
    run_on,
    with_keys_by_value,
)
from tests.lwcc.terminal import lwcc, refused
from verify.programs.reference import spec_reference
from verify.toolchain.tools import find

PLAIN = "speck64_128"
Exported = Callable[[str], StubbedSet]
NO_DRIVER = "there is no CUDA driver: libcuda.so.1 is not found; install NVIDIA's driver"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Exported:
    """The library of a file with the example, made when it is first asked for."""
    folder = tmp_path_factory.mktemp("exported")

    @cache
    def library_of(stem: str) -> StubbedSet:
        set_name = "_".join(stem.split("_")[:2])
        words = ("--c", C / f"{set_name}.c", "-o", folder)
        result = lwcc("export", "cuda", PTX / f"{stem}.ptx", *words)
        assert result.exit_code == 0, result.output
        return StubbedSet(folder / f"lwcc_{stem}_cuda", stem, set_name, set_name)

    return library_of


def run_host_test(subject: StubbedSet, folder: Path, options: tuple[str, ...]) -> str:
    stub = subject.build_stub(folder / "stub", options)
    done = run_on(stub, [subject.build_test(folder / "host_test", options)])
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
def test_each_call_refused_bad_input_and_several_threads(
    exported: Exported, tmp_path: Path
) -> None:
    said = run_host_test(exported(PLAIN), tmp_path, ())
    refusals = dict(re.findall(r"^(counter mode.*|ECB.*): (\d+)$", said, re.MULTILINE))
    assert len(refusals) == 9
    assert int(refusals["counter mode"]) > 50
    assert "an old driver: the CUDA driver is too old: it is for CUDA 11.7, the kernels" in said
    assert "no memory: the GPU, or the host, has too little memory: cuMemAlloc" in said
    assert "an unaligned in: a device pointer is no multiple of 16" in said
    assert "no bytes: there is nothing to encrypt: the length is 0" in said
    assert "a wrap: the counter of 32 bits would pass its last value within this call" in said


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.needs_tool("gcc")
@pytest.mark.parametrize(
    ("stem", "options"),
    [
        (PLAIN, SANITIZED),
        (PLAIN, THREADS_WATCHED),
        # A counter of 16 bits, several blocks a thread, 32 blocks in planes.
        ("speck32_64", ()),
        ("cham64_128_l1_b4", ()),
        ("lea128_192", ()),
        ("aes128_128", SANITIZED),
    ],
)
def test_other_sets_and_sanitizers(
    exported: Exported, stem: str, options: tuple[str, ...], tmp_path: Path
) -> None:
    assert "callers: 6" in run_host_test(exported(stem), tmp_path, options)


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.needs_tool("gcc")
def test_keys_that_are_passed_by_value(tmp_path: Path) -> None:
    kernels = with_keys_by_value(tmp_path, PLAIN)
    result = lwcc("export", "cuda", kernels, "--c", C / f"{PLAIN}.c", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    folder = tmp_path / f"lwcc_{PLAIN}_cuda"
    assert "    1,\n};" in (folder / "src" / f"{PLAIN}_cuda.c").read_text()
    subject = StubbedSet(folder, PLAIN, PLAIN, PLAIN, passes_keys=True)
    said = run_host_test(subject, tmp_path, SANITIZED)
    assert "callers: 6" in said


@pytest.mark.slow
@pytest.mark.needs_tool("nvcc")
def test_our_declarations_are_those_of_nvidia(exported: Exported, tmp_path: Path) -> None:
    """Built by nvcc with NVIDIA's header: each function must have the type that we call."""
    source = exported(PLAIN).folder / "src"
    table = tmp_path / "table.c"
    table.write_text(
        '#include "lwcc_cuda_inside.h"\n'
        "void fill(lwcc_cuda_driver *driver);\n"
        "void fill(lwcc_cuda_driver *driver)\n{\n"
        "#define LWCC_CUDA_CALL(name, symbol, parameters) driver->name = symbol;\n"
        "    LWCC_CUDA_CALLS(LWCC_CUDA_CALL)\n}\n"
    )
    words = [*find("nvcc").command, "-Xcompiler", "-std=c99,-D_POSIX_C_SOURCE=200809L,-Werror"]
    for file in (table, *sorted(source.glob("*.c"))):
        command = [*words, f"-I{source}", "-c", str(file), "-o", str(tmp_path / "out.o")]
        subprocess.run(command, check=True, capture_output=True)


@pytest.mark.needs_tool("clang")
def test_the_header_is_one_of_cpp_as_well(exported: Exported, tmp_path: Path) -> None:
    source = tmp_path / "one.cpp"
    source.write_text(
        f'#include "{PLAIN}_cuda.h"\nint main() {{ return sizeof(lwcc_cuda_error) == 0; }}\n'
    )
    words = [*find("clang").command, "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    subprocess.run([*words, f"-I{exported(PLAIN).folder / 'src'}", str(source)], check=True)


@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
def test_the_example(exported: Exported, tmp_path: Path) -> None:
    subject = exported(PLAIN)
    subprocess.run(["make", "-C", subject.folder, "CC=gcc"], check=True, capture_output=True)
    stub = subject.build_stub(tmp_path / "stub")
    key, nonce, text = bytes(range(16)), b"once", bytes(range(256)) * 40 + b"tail"
    key_file, plain, secret = tmp_path / "key", tmp_path / "plain", tmp_path / "secret"
    key_file.write_bytes(key + nonce)
    plain.write_bytes(text)
    words = [subject.folder / "encrypt_file", key_file, plain, secret]
    done = run_on(None, words)
    assert (done.returncode, done.stderr) == (2, f"encrypt_file: {NO_DRIVER}\n")
    assert not secret.exists()
    done = run_on(stub, words, LWCC_STUB_KEYS=(key + nonce).hex(), LWCC_STUB_REFUSE="30")
    assert done.returncode == 2
    assert not secret.exists()
    done = run_on(stub, words, LWCC_STUB_KEYS=(key + nonce).hex())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{len(text)} bytes of the GPU and of C are equal\n"
    encrypt = spec_reference(find_cipher("speck").load(), PLAIN)
    blocks = b"".join(nonce + n.to_bytes(4, "big") for n in range(-(-len(text) // 8)))
    stream = encrypt(key, blocks)
    assert secret.read_bytes() == bytes(a ^ b for a, b in zip(text, stream, strict=False))
    key_file.write_bytes(key)
    done = run_on(stub, words)
    assert (done.returncode, done.stderr) == (2, f"encrypt_file: {key_file} has 16 bytes, not 20\n")


def test_the_kernels_are_embedded_byte_by_byte() -> None:
    files = cuda_library(PTX / f"{PLAIN}.ptx")
    assert [name for name in files if "/lwcc_" not in name] == [
        *(f"src/{PLAIN}.h", f"src/{PLAIN}_cuda.h", f"src/{PLAIN}_cuda.c", f"src/{PLAIN}_ptx.c"),
        *("src/declarations/cuda.h", "Makefile"),
    ]
    rows = files[f"src/{PLAIN}_ptx.c"].partition("{\n")[2].partition("}")[0]
    numbers = [int(number) for number in rows.replace("\n", "").split(",")]
    assert bytes(numbers) == (PTX / f"{PLAIN}.ptx").read_bytes() + b"\0"
    assert files[f"src/{PLAIN}.h"] == (PTX / f"{PLAIN}.h").read_text()


@pytest.mark.parametrize(("said", "version"), [("7.8", 11080), ("8.0", 12000), ("6.5", 10050)])
def test_versions_of_ptx_and_of_the_driver(said: str, version: int) -> None:
    assert driver_version(f"// head\n\n.version {said}\n.target sm_75\n") == version
    with pytest.raises(UserError, match="no complete PTX file"):
        driver_version("// head\n")


def test_names_with_a_prefix_and_without_ecb(tmp_path: Path) -> None:
    target = tmp_path / "mine.ptx"
    words = ("--set", "speck32_64", "--target", "ptx", "--mode", "ctr", "--prefix", "my_")
    assert lwcc("compile", "speck", *words, "--no-check", "-o", target).exit_code == 0
    files = cuda_library(target)
    assert "my_lwcc_speck32_64_ctr_crypt_cuda(" in files["src/mine_cuda.h"]
    assert "MY_LWCC_SPECK32_64_NONCE_BYTES_CUDA 2" in files["src/mine_cuda.h"]
    assert "ecb_encrypt" not in files["src/mine_cuda.c"]


def test_files_of_which_there_is_no_library(compiled: Path, tmp_path: Path) -> None:
    (other,) = compiled.glob("*.s")
    kernels, to = PTX / f"{PLAIN}.ptx", ("-o", tmp_path / "out")
    said = refused("export", "cuda", other, *to)
    assert "is for neon, but a CUDA library needs ptx: make it with --target ptx" in said
    said = refused("export", "cuda", kernels, "--c", C / "speck32_64.c", *to)
    assert "is for speck32_64, the kernels for speck64_128" in said
    assert "but the example with generated C needs c" in refused(
        "export", "cuda", kernels, "--c", other, *to
    )
    assert "No such file" in refused("export", "cuda", kernels, "--c", tmp_path / "none.c", *to)
    assert "--c is for the example of `cuda`" in refused(
        "export", "arduino", other, "--c", other, *to
    )
    alone = tmp_path / kernels.name
    alone.write_text(kernels.read_text())
    assert f"{PLAIN}.h" in refused("export", "cuda", alone, *to)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("lacking", ["kernels", "reference"])
def test_the_example_needs_counter_mode(lacking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = single_part

    def part_of(path: Path, target: str, library: str) -> Part:
        part = whole(path, target, library)
        if (target == "c") != (lacking == "reference"):
            return part
        return replace(part, text=part.text.replace("ctr_crypt", "other"))

    monkeypatch.setattr(cuda, "single_part", part_of)
    with pytest.raises(UserError, match="has no ctr_crypt, and the example uses counter mode"):
        cuda_library(PTX / f"{PLAIN}.ptx", C / f"{PLAIN}.c")
