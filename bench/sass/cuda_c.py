"""Compiles generated C with nvcc, in kernels of CUDA C whose threads have a block at a time."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Mapping
from math import gcd
from pathlib import Path
from string import Template

from compiler.regions import PIECE_BYTES
from verify.native.compiled import CFile, CompilerError
from verify.toolchain.ptxas import ARCHITECTURES
from verify.toolchain.tools import find

DEFINED = re.compile(r"^(?:static (?:inline )?)?(?=(?:void|uint\d+_t) \w+\()", re.M)
"""The beginning of each function of generated C."""
DEVICE = "static __device__ __forceinline__ "
CONSTANTS = re.compile(r"^static const ", re.M)
HEAD = Template("""
struct __align__($align) block { uint8_t bytes[$block]; };
struct __align__($key_align) key { uint8_t bytes[$key]; };
#define EACH(n) uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x; i < (n); \\
    i += (uint64_t)gridDim.x * blockDim.x
""")
PARAMETERS = "block *__restrict__ out, const block *__restrict__ in, uint64_t n"
KEYS = "const uint8_t *__restrict__ keys"
KERNELS: Mapping[str, tuple[str, str]] = {
    "ecb_encrypt": (
        f"{PARAMETERS}, {KEYS}",
        "block x = in[i], y; $ecb_encrypt(y.bytes, x.bytes, 1, rk); out[i] = y;",
    ),
    "ecb_decrypt": (
        f"{PARAMETERS}, {KEYS}",
        "block x = in[i], y; $ecb_decrypt(y.bytes, x.bytes, 1, rk); out[i] = y;",
    ),
    "ecb_encrypt_keys": (
        f"{PARAMETERS}, const key *__restrict__ keys",
        "block x = in[i], y; key k = keys[i]; __align__(16) uint8_t own[$rk];\n"
        "        $key_setup(own, k.bytes); $ecb_encrypt(y.bytes, x.bytes, 1, own); out[i] = y;",
    ),
    "ctr_crypt": (
        f"{PARAMETERS}, {KEYS}, uint32_t counter",
        "block x = in[i], y; $ctr_crypt(y.bytes, x.bytes, $block, rk, counter + (uint32_t)i); "
        "out[i] = y;",
    ),
    "ctr_keystream": (
        f"block *__restrict__ out, uint64_t n, {KEYS}, uint32_t counter",
        "block x = {}, y; $ctr_crypt(y.bytes, x.bytes, $block, rk, counter + (uint32_t)i); "
        "out[i] = y;",
    ),
}
"""The parameters of each kernel, and what a thread does for block `i`."""


def cuda_text(file: CFile, symbols: Mapping[str, str]) -> str:
    """A text of CUDA C with a kernel for each function that C has.

    Args:
        file: the C; its functions become those of the device.
        symbols: of the kernels, by name; others are left out.
    """
    sizes = {"block": file.block_bytes, "key": file.key_bytes, "rk": file.rk_bytes}
    aligned = {"align": gcd(file.block_bytes, PIECE_BYTES), "key_align": gcd(file.key_bytes, 16)}
    names: dict[str, object] = {**sizes, **aligned}
    names |= {role: symbol for role, symbol in file.functions.items()}
    functions = CONSTANTS.sub("static __constant__ const ", DEFINED.sub(DEVICE, file.text))
    parts = [functions, HEAD.substitute(names)]
    for name, (parameters, turn) in KERNELS.items():
        called = set(re.findall(r"\$(\w+)", turn))
        if name not in symbols or not called <= names.keys():
            continue
        aligned_keys = (
            ""
            if "key *" in parameters
            else ("    const void *rk = __builtin_assume_aligned(keys, 16);\n")
        )
        head = f'extern "C" __global__ void {symbols[name]}({parameters})\n{{\n{aligned_keys}'
        parts.append(
            f"{head}    for (EACH(n)) {{\n        {Template(turn).substitute(names)}\n    }}\n}}\n"
        )
    return "\n".join(parts)


def ptx_of_cuda(text: str) -> str:
    """The PTX that nvcc makes of CUDA C, for the oldest architecture of our files.

    Raises:
        CompilerError: nvcc refuses it.
        MissingTool: there is no nvcc.
    """
    found = find("nvcc")
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        source, output = Path(folder) / "file.cu", Path(folder) / "file.ptx"
        source.write_text(text, encoding="utf-8")
        virtual = ARCHITECTURES[0].replace("sm_", "compute_")
        options = ("-O3", "-ptx", f"-arch={virtual}", str(source), "-o", str(output))
        command = (*found.command, *options)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise CompilerError(f"nvcc {found.version}: {(done.stdout + done.stderr).strip()}")
        return output.read_text(encoding="utf-8")
