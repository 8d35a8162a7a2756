"""Every change of a circuit that matters is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dsl.circuits import check_circuit
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Assign, Binary, CircuitDecl
from tests.shipped import cipher

CIPHER = cipher("pipo")
TABLES = CIPHER.sets["pipo64_128"].model.names.tables


@pytest.mark.parametrize("circuit", CIPHER.circuits, ids=lambda c: c.sbox)
def test_a_dropped_statement_is_found(circuit: CircuitDecl) -> None:
    check_circuit(circuit, TABLES)
    for i in range(len(circuit.body)):
        body = circuit.body[:i] + circuit.body[i + 1 :]
        with pytest.raises(DiagnosticError):
            check_circuit(replace(circuit, body=body), TABLES)


def test_a_changed_gate_is_found() -> None:
    circuit = CIPHER.circuits[0]
    n_changed = 0
    for i, statement in enumerate(circuit.body):
        if not (isinstance(statement, Assign) and isinstance(statement.value, Binary)):
            continue
        op = "|" if statement.value.op == "&" else "&"
        changed = replace(statement, value=replace(statement.value, op=op))
        body = (*circuit.body[:i], changed, *circuit.body[i + 1 :])
        with pytest.raises(DiagnosticError, match="this circuit is not `S`: at input 0x"):
            check_circuit(replace(circuit, body=body), TABLES)
        n_changed += 1
    assert n_changed == 11
