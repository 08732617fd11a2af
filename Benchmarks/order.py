#!/usr/bin/env python3
"""Uses Study as a learner would, and lists its functions and variables in the order in which they should stand in a
release.

    Benchmarks/order.py STUDY ORDER

What a start calls comes first, then what only keys do; of both, what most keys call comes first, and among equals, what
is called first. So a start and a key find their code on few pages. Variables that begin as zero and are set come in the
order in which they are, so that a start touches few pages of them. ORDER stays as it is where programs can't be traced.
"""
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time

import train
from measure import Program

TRACER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "trace.py")
PATIENCE = 60  # Seconds until the breakpoints are set, even on a machine that is busy.


class TracingFailed(Exception):
    """The tracer doesn't set its breakpoints."""


class TracedProgram(Program):
    """A program under a tracer, for which each key begins a line of calls."""

    starts = []  # The indices of the lines that a start begins.

    def __init__(self, command, environment):
        self.calls = open(command[2])
        self.starts.append(self.calls.read().count("\n"))
        super().__init__(command, environment)

    def press(self, keys):
        self.calls.read()
        os.kill(self.process, signal.SIGUSR1)
        end = time.monotonic() + PATIENCE
        while not self.has_ended() and "\n" not in self.calls.read():
            if time.monotonic() > end:
                os.kill(self.process, signal.SIGKILL)  # The kernel then ends what it traces.
                raise TracingFailed
            time.sleep(0.001)
        since = time.monotonic()
        os.write(self.terminal, keys)
        return self.answer(since, first_wait=0.5)

    def has_ended(self):
        return os.waitid(os.P_PID, self.process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def ordered(lines, starts):
    """Returns the symbols on lines of calls: first those that a start calls, and those that most keys call first."""
    begun, counts = {}, {}
    for index, line in enumerate(lines):
        for symbol in dict.fromkeys(line.split()):
            begun[symbol] = begun.get(symbol, False) or index in starts
            counts[symbol] = counts.get(symbol, 0) + (index not in starts)
    return sorted(counts, key=lambda symbol: (not begun[symbol], -counts[symbol]))


def main():
    study, order = sys.argv[1:]
    if platform.machine() != "x86_64":
        return print("Functions are ordered by their use only on x86-64.", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        calls = f"{folder}/calls"
        trial = subprocess.run([sys.executable, TRACER, calls, study, "--version"], capture_output=True)
        if trial.returncode != 0:
            return print("Programs can't be traced here, so the functions aren't ordered.", file=sys.stderr)
        try:
            train.use(study, folder, {}, [sys.executable, TRACER, calls], TracedProgram)
        except TracingFailed:
            return print("The tracer takes too long here, so the functions aren't ordered.", file=sys.stderr)
        with open(calls) as file:
            symbols = ordered(file, TracedProgram.starts)
    with open(order, "w") as file:
        file.write("".join(symbol + "\n" for symbol in symbols))
    print(f"{len(symbols)} functions and variables are ordered by their use.")


if __name__ == "__main__":
    main()
