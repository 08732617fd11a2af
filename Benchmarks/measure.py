#!/usr/bin/env python3
"""Measures Study and the C reference side by side on a pseudo-terminal, and prints their ratios.

A figure is the time from writing a key to reading the last byte of the answer. Both programs are run in
turn, round by round, so that whatever slows the machine slows both.
"""
import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

QUIET = 0.04  # Seconds of silence after which an answer is complete.


class Program:
    """A program on a pseudo-terminal of 80 columns and 24 rows."""

    def __init__(self, command, environment):
        started = time.monotonic()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(command[0], command, environment)
        self.start_up, _ = self.answer(started, first_wait=10)

    def answer(self, since, first_wait=2):
        """Reads until the program is silent: milliseconds to the last byte, and the number of bytes."""
        last, count, wait = since, 0, first_wait
        while select.select([self.terminal], [], [], wait)[0]:
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                break
            if not data:
                break
            last, count, wait = time.monotonic(), count + len(data), QUIET
        return (last - since) * 1000, count

    def press(self, key):
        since = time.monotonic()
        os.write(self.terminal, key)
        return self.answer(since)

    def memory(self):
        """Private memory in KiB."""
        with open(f"/proc/{self.process}/smaps_rollup") as lines:
            return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))

    def processor_time(self):
        with open(f"/proc/{self.process}/stat") as line:
            fields = line.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def end(self):
        os.kill(self.process, signal.SIGTERM)
        try:
            while os.read(self.terminal, 65536):
                pass
        except OSError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)


# Cursor keys as a terminal sends them once a program has asked for its keypad.
DOWN, UP, ENTER, ESCAPE, BACKSPACE = b"\x1bOB", b"\x1bOA", b"\r", b"\x1b", b"\x7f"


def measure(command, environment, keys, figures):
    program = Program(command, environment)
    figures.setdefault("start-up", []).append(program.start_up)
    for name, key in keys:
        latency, size = program.press(key)
        if size == 0:
            sys.exit(f"{command[0]} did not answer the key {key!r} ({name})")
        figures.setdefault(name, []).append(latency)
        figures.setdefault(name + ", bytes", []).append(size)
    idle = program.processor_time()
    time.sleep(1)
    figures.setdefault("idle for 1 s, CPU ms", []).append(program.processor_time() - idle)
    figures.setdefault("private memory, KiB", []).append(program.memory())
    program.end()


def main():
    study, reference, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    moves = [("move", DOWN), ("move", DOWN), ("move", UP), ("move", UP)] * 3
    # Escape alone is waited for, 25 ms, in both programs; the arrow has no such delay.
    stack = [("push", ENTER), ("back by Escape", ESCAPE)] * 6
    with tempfile.TemporaryDirectory() as state:
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": state, "PATH": "/bin"}
        programs = {
            "C": ([reference], moves + stack),
            "study": (
                [study, "--lang", "ja", "--motion", "none", "--state", state],
                moves + stack
                + [("open a picker", b"6")]
                + [("filter", b"n"), ("filter", b"a"), ("unfilter", BACKSPACE), ("unfilter", BACKSPACE)] * 4,
            ),
        }
        figures = {name: {} for name in programs}
        for _ in range(rounds):
            for name, (command, keys) in programs.items():
                measure(command, environment, keys, figures[name])
    print(f"{'median of ' + str(rounds) + ' rounds':28}{'C':>12}{'study':>12}{'ratio':>9}")
    for name in figures["study"]:
        mine = statistics.median(figures["study"][name])
        theirs = statistics.median(figures["C"][name]) if name in figures["C"] else None
        ratio = f"{mine / theirs:.2f}" if theirs else "-"
        print(f"{name:28}{theirs if theirs is not None else float('nan'):12.2f}{mine:12.2f}{ratio:>9}")


main()
