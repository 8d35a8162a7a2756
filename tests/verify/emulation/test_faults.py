"""A fault keeps its kind and its places, and its text is the whole story."""

from __future__ import annotations

from verify.emulation.faults import MachineFault, Mismatch


def test_a_fault_says_which_rule_and_where() -> None:
    fault = MachineFault("write", "f+0x8: write of 4 bytes", 0x400008, 0x1000)
    assert str(fault) == fault.message == "f+0x8: write of 4 bytes"
    assert (fault.kind, fault.pc, fault.address) == ("write", 0x400008, 0x1000)


def test_what_shows_only_after_a_call_has_no_place() -> None:
    fault = MachineFault("register", "f does not restore s0")
    assert (fault.pc, fault.address) == (0, 0)


def test_a_wrong_result_is_no_broken_rule() -> None:
    assert not issubclass(Mismatch, MachineFault)
    assert not issubclass(MachineFault, Mismatch)
