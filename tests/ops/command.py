"""The command line as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOKEN = "MTAxMDEwMTAxMDEwMTAxMDEw.AAAAAA.simulated-simulated-simulated-00"


def bot(folder: Path, *arguments: object, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` in a folder, with no settings but those given."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-m", "bot", *map(str, arguments)],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), **environ},
        capture_output=True,
        encoding="utf-8",
        timeout=30,
        check=False,
    )
