"""Keys are filled by the header's own functions, and overwritten."""

from __future__ import annotations

import pytest

from gpu.driver import GpuError
from gpu.keys import HostFunctions
from tests.export.cuda_stub import PTX
from verify.grids.host import HostFunction

SIZES = {"key": 16, "nonce": 4, "rk": 108, "ctx": 116}
SYMBOLS = {role: f"lwcc_speck64_128_{role}_ptx" for role in ("key_setup", "ctr_init")}


@pytest.mark.needs_tool("gcc")
def test_as_the_checks_fill_them() -> None:
    header = (PTX / "speck64_128.h").read_text()
    functions = HostFunctions(header, SYMBOLS, SIZES)
    key, nonce = bytes(range(16)), b"once"
    check = HostFunction(header, SYMBOLS["ctr_init"], 16, 4, SIZES["ctx"])
    with functions.fill(key, nonce) as secret:
        assert bytes(secret.filled) == check(key, nonce)
        assert secret.is_context
    assert not any(secret.filled)
    assert bytes(functions.fill(key, None).filled) == check(key, nonce)[: SIZES["rk"]]
    with pytest.raises(GpuError, match="the nonce has 3 bytes, not 4"):
        functions.fill(key, nonce[:3])
    with pytest.raises(GpuError, match="gcc refuses the header"):
        HostFunctions("no C", SYMBOLS, SIZES)
    with pytest.raises(GpuError, match="have no key_setup"):
        HostFunctions(header, {"ctr_init": SYMBOLS["ctr_init"]}, SIZES).fill(key, None)
