"""`lwcc show`: facts about a cipher."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict

import click
from rich.table import Table

from builds.modes.dependences import Dependences, graph_of
from catalogue.ciphers import chosen_sets, find_cipher
from catalogue.facts import CipherFacts, SetFacts, cipher_facts
from compiler.sboxes.facts import BoxFacts
from lwcc.folding import Folding, folding_of
from runtime.console import table_console
from runtime.errors import explained

SOURCES_SHOWN = 3


@explained
def run(
    cipher: str,
    set_name: tuple[str, ...],
    as_json: bool,
    folding: str = "",
    counter_bits: int = 0,
    request: str = "",
    df: str = "yes",
) -> int:
    """Show facts about a cipher, a folded counter mode, or a request for random bytes; returns 0.

    Raises:
        UserError: there is no such cipher, set, target or request.
    """
    source = find_cipher(cipher)
    loaded = source.load()
    if request:
        names = chosen_sets(source, loaded, set_name)
        graphs = {n: graph_of(loaded, n, request, df == "yes") for n in names}
        _show_graphs(graphs, as_json)
        return 0
    if folding:
        names = chosen_sets(source, loaded, set_name)
        _show_foldings([folding_of(loaded, n, folding, counter_bits) for n in names], as_json)
        return 0
    facts = cipher_facts(loaded, chosen_sets(source, loaded, set_name), source.label)
    if as_json:
        click.echo(json.dumps(facts.as_dict(), indent=2))
        return 0
    click.echo(f"{facts.name}: {facts.source}")
    click.echo(f"  {facts.file}, {facts.lines} lines; decryption is {facts.decrypt}")
    for one in facts.sets:
        click.echo("")
        click.echo("\n".join(_set_lines(one)))
        table_console().print(_operations(one))
    for table in (_sboxes(facts), _circuits(facts), _matrices(facts)):
        if table.row_count:
            click.echo("")
            table_console().print(table)
    return 0


def _show_graphs(graphs: Mapping[str, Dependences], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({name: asdict(each) for name, each in graphs.items()}, indent=2))
        return
    click.echo("\n".join(each.as_mermaid() for each in graphs.values()), nl=False)


def _show_foldings(found: Sequence[Folding], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"folding": [each.as_dict() for each in found]}, indent=2))
        return
    for each in found:
        table_console().print(each.table())


def _set_lines(facts: SetFacts) -> Iterator[str]:
    """A set's sizes and known answers."""
    parameters = ", ".join(f"{name} = {value}" for name, value in facts.parameters.items())
    yield f"{facts.name}: {parameters}"
    block = f"block {facts.block_bits} bits ({facts.block})"
    key = f"key {facts.key_bits} bits ({facts.key})" if facts.key else "no key"
    tweak = f", tweak {facts.tweak_bits} bits ({facts.tweak})" if facts.tweak else ""
    yield f"  {block}, {key}{tweak}"
    keys = f", round keys {facts.round_key_bits} bits" if facts.key else ""
    yield f"  {facts.rounds} rounds{keys}"
    answers = ", ".join(f"{kind} {n}" for kind, n in facts.answers.items() if n)
    yield f"  known answers: {answers or 'none'}"
    for source in facts.sources[:SOURCES_SHOWN]:
        yield f"    {source}"
    if len(facts.sources) > SOURCES_SHOWN:
        yield f"    and {len(facts.sources) - SOURCES_SHOWN} more"


def _operations(facts: SetFacts) -> Table:
    """A row for each kind of operation, a column for each entry."""
    kinds = dict.fromkeys(kind for counts in facts.operations.values() for kind in counts)
    every = facts.operations.values()
    table = _table("operations", *(entry.replace("_", " ") for entry in facts.operations))
    for kind in sorted(kinds):
        table.add_row(kind, *(str(counts.get(kind, "")) for counts in every))
    table.add_row("all", *(str(sum(counts.values())) for counts in every))
    return table


def _sboxes(facts: CipherFacts) -> Table:
    table = _table(
        *("S-box", "bits", "permutation", "uniformity", "linearity", "degree"),
        *("branch", "linear branch", "fixed points", "inversion"),
    )
    for name, box in facts.sboxes.items():
        table.add_row(name, *(_box_cells(box) if box else ["too large"]))
    return table


def _box_cells(box: BoxFacts) -> list[str]:
    sizes = f"{box.in_bits} to {box.out_bits}"
    numbers = (box.uniformity, box.linearity, box.degree, box.branch, box.linear_branch)
    yes = "yes" if box.permutation else "no"
    inversion = "equivalent" if box.inversion else ""
    counts = (*(str(n) if n else "" for n in numbers), str(len(box.fixed_points)))
    return [sizes, yes, *counts, inversion]


def _circuits(facts: CipherFacts) -> Table:
    table = _table("circuit of", "library", "operations", "depth", "AND/OR", "found")
    table.columns[1].justify = table.columns[-1].justify = "left"
    for circuit in facts.circuits:
        numbers = (circuit.size, circuit.depth, circuit.nonlinear)
        table.add_row(circuit.box, circuit.library, *map(str, numbers), circuit.source)
    return table


def _matrices(facts: CipherFacts) -> Table:
    table = _table("matrix", "rows", "columns", "field", "order", "branch", "MDS")
    for name, one in facts.matrices.items():
        field = "GF(2)"
        if one.modulus != 0b11:
            field = f"GF(2^{one.modulus.bit_length() - 1})/{one.modulus:#x}"
        order, branch = (str(n) if n else "" for n in (one.order, one.branch))
        mds = "yes" if one.is_mds else "no"
        table.add_row(name, str(one.rows), str(one.columns), field, order, branch, mds)
    return table


def _table(*headings: str) -> Table:
    """A table whose first column is words and whose others are numbers."""
    table = Table()
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left")
    return table
