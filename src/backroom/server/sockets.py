"""Ports of this machine."""

from __future__ import annotations

import socket


def usable_port(host: str, wanted: int) -> int:
    """The wanted port, or another one when somebody has it."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return wanted
