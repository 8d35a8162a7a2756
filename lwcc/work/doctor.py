"""`lwcc doctor`: which tools this machine has, what its GPU side lacks, and how to get the rest."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict

import click

from builds.cache.kept import build_cache
from gpu.presence import gpu_presences
from runtime.compiled import compiled_files, sources
from verify.toolchain.tools import TOOLS, MissingTool, Tool, find


def run(as_json: bool) -> int:
    """Show each tool; 1 where one is missing that `make setup` installs."""
    rows = [_look_for(tool) for tool in TOOLS]
    presences = gpu_presences()
    store = build_cache()
    count, size = store.size() if store else (0, 0)
    compiled = {name for name in compiled_files() if "." in name}
    if as_json:
        folder = str(store.folder) if store else None
        kept = {"path": folder, "values": count, "bytes": size}
        click.echo(
            json.dumps(
                {
                    "tools": rows,
                    "gpu": [*map(asdict, presences)],
                    "cache": kept,
                    "compiled": sorted(compiled),
                },
                indent=2,
            )
        )
    for row in rows if not as_json else ():
        version = row["version"] or "missing"
        click.echo(f"{row['name']:<12} {version:<9} {row['purpose']}")
        click.echo(f"{'':<12} {row['path'] or 'install it with: ' + str(row['install'])}")
    for each in presences if not as_json else ():
        click.echo(f"{each.name:<13} {each.version or 'missing':<8} {each.purpose}")
        if each.lacking:
            click.echo(f"{'':<13} to get it: {each.lacking}")
    if not as_json:
        where = f"{store.folder}: {count} builds, {size / 1e6:.1f} MB" if store else "none"
        click.echo(f"{'build cache':<12} {where}")
        said = f"{len(compiled)} modules" if compiled else f"none of {len(sources())}: `make fast`"
        click.echo(f"{'compiled':<12} {said}")
    return 0 if all(row["version"] or row["on_request"] for row in rows) else 1


def _look_for(tool: Tool) -> Mapping[str, str | bool | None]:
    """The description of a tool."""
    row: dict[str, str | bool | None] = {
        "name": tool.name,
        "purpose": tool.purpose,
        "install": tool.install,
        "on_request": tool.on_request,
    }
    try:
        found = find(tool.name)
    except MissingTool:
        return {**row, "version": None, "path": None}
    return {**row, "version": found.version, "path": " ".join(found.command)}
