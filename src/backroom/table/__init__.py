"""One game being played: log, seats, turns, undo, clocks, provable chance. No input or output."""
