#!/usr/bin/env python3
"""Measures Study and the C reference side by side on a pseudo-terminal, and prints their ratios.

Each figure is the time from writing a key to reading the last byte of the output. Both programs show the
same cells, and their runs alternate, so that a slow machine affects both.
"""
import fcntl
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

QUIET = 0.04  # The silence that marks the end of the output, in seconds.

# The keys as a terminal sends them in application keypad mode.
DOWN, UP, LEFT, ENTER, BACKSPACE = b"\x1bOB", b"\x1bOA", b"\x1bOD", b"\r", b"\x7f"
MOVES = [("move", DOWN), ("move", DOWN), ("move", UP), ("move", UP)] * 3
STACK = [("push", ENTER), ("pop", LEFT)] * 6
PICKER = [("open a picker", b"6")] + [
    ("filter", b"n"), ("filter", b"a"), ("unfilter", BACKSPACE), ("unfilter", BACKSPACE)] * 4
FLOOD = 1500


class Program:
    """A program on a pseudo-terminal of 80 columns and 24 rows."""

    def __init__(self, command, environment):
        started = time.monotonic()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(command[0], command, environment)
        _, self.start_up, _ = self.answer(started, first_wait=10)

    def answer(self, since, first_wait=2.0):
        """Reads until the program is silent. Returns the milliseconds to the first and to the last
        byte, and the number of bytes."""
        first, last, count, wait = None, since, 0, first_wait
        while select.select([self.terminal], [], [], wait)[0]:
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                break
            if not data:
                break
            last = time.monotonic()
            first, count, wait = first or last, count + len(data), QUIET
        return ((first or since) - since) * 1000, (last - since) * 1000, count

    def press(self, keys):
        since = time.monotonic()
        os.write(self.terminal, keys)
        return self.answer(since)

    def press_at_once(self, keys, size):
        """Writes a key, and reads an output of a known size without sleeping, so that the next key can
        follow at once. Returns the milliseconds."""
        since = time.monotonic()
        os.write(self.terminal, keys)
        while size > 0:
            if time.monotonic() - since > 2:
                sys.exit(f"an output is shorter than the last one of the key {keys!r}")
            try:
                size -= len(os.read(self.terminal, 65536))
            except BlockingIOError:
                pass
        return (time.monotonic() - since) * 1000

    def flood(self):
        """Writes many keys as fast as the terminal takes them, while reading the output."""
        since = last = time.monotonic()
        keys, count = DOWN * FLOOD, 0
        while True:
            readable, writable, _ = select.select(
                [self.terminal], [self.terminal] if keys else [], [], 0.2)
            if not readable and not writable:
                return (last - since) * 1000, count
            if writable:
                keys = keys[os.write(self.terminal, keys[:1024]):]
            if readable:
                count += len(os.read(self.terminal, 65536))
                last = time.monotonic()

    def leave(self):
        """Quits the program. Returns the milliseconds until it has ended."""
        since = time.monotonic()
        os.write(self.terminal, b"q")
        try:
            while os.read(self.terminal, 65536):
                pass
        except OSError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)
        return (time.monotonic() - since) * 1000

    def proc(self, name):
        with open(f"/proc/{self.process}/{name}") as file:
            return file.read()

    def memory(self):
        """Returns the private memory, in MiB."""
        lines = self.proc("smaps_rollup").splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024

    def processor_time(self):
        """Returns the processor time so far, in milliseconds."""
        return int(self.proc("schedstat").split()[0]) / 1e6

    def wake_ups(self):
        lines = self.proc("status").splitlines()
        return int(next(line for line in lines if line.startswith("voluntary_ctxt")).split()[1])


class Figures:
    """The figures of one program, by name."""

    def __init__(self):
        self.values = {}

    def add(self, name, value):
        self.values.setdefault(name, []).append(value)

    def median(self, name):
        return statistics.median(self.values[name]) if name in self.values else None

    def late(self, name):
        """Returns the 95th percentile of a figure, or `None` if there is none."""
        values = sorted(self.values.get(name, []))
        return values[min(len(values) - 1, len(values) * 95 // 100)] if values else None


def press_all(program, keys, figures):
    for name, key in keys:
        _, latency, size = program.press(key)
        if size == 0:
            sys.exit(f"no answer to the key {key!r} ({name})")
        figures.add(name, latency)
        figures.add(name + ", bytes", size)


def press_without_pause(program, keys, figures):
    """Presses keys over and over, each at once after the output of the one before."""
    sizes = {name: program.press(key)[2] for name, key in keys}
    os.set_blocking(program.terminal, False)
    for name, key in keys * 100:
        figures.add(name + ", no pause", program.press_at_once(key, sizes[name]))
    os.set_blocking(program.terminal, True)


def measure(command, environment, figures):
    program = Program(command, environment)
    before = program.processor_time()
    press_all(program, MOVES, figures)
    figures.add("move, CPU", (program.processor_time() - before) / len(MOVES))
    press_all(program, STACK, figures)
    press_without_pause(program, STACK[:2], figures)
    latency, size = program.flood()
    figures.add(f"flood of {FLOOD} Down", latency)
    figures.add(f"flood of {FLOOD} Down, bytes", size)
    press_all(program, PICKER, figures)
    before, wakes = program.processor_time(), program.wake_ups()
    _, _, size = program.answer(time.monotonic(), first_wait=3)
    figures.add("idle for 3 s, CPU", program.processor_time() - before)
    figures.add("idle for 3 s, wake-ups", program.wake_ups() - wakes)
    figures.add("idle for 3 s, bytes", size)
    figures.add("memory in MiB", program.memory())
    program.press(LEFT)
    figures.add("leaving", program.leave())


def measure_slides(command, environment, figures):
    program = Program(command, environment)
    for _ in range(6):
        for name, key in (("a slide forward", ENTER), ("a slide back", LEFT)):
            first, last, size = program.press(key)
            figures.add(f"{name}, first frame", first)
            figures.add(f"{name}, all of it", last)
            figures.add(f"{name}, bytes", size)
    os.kill(program.process, signal.SIGTERM)
    program.leave()


def some_items():
    """Returns 420 items that six lessons ask, each with its lesson."""
    numbers = range(1, 10)
    for lesson in ("kuku-product", "kuku-reading"):
        yield from ((f"math/{lesson}", f"{a}×{b}") for a in numbers for b in numbers)
    # Hokkaido is a region itself, so the lesson about regions doesn't ask for it.
    for lesson, first in (("reading", 1), ("capital", 1), ("region", 2)):
        yield from ((f"social/prefecture-{lesson}", f"{code:02}") for code in range(first, 48))
    yield from (("science/elements-all", f"{number}") for number in range(1, 119))


def learn(study, environment, state, count):
    """Fills a state folder with answers given in the last month."""
    items = list(some_items())
    log, grades = f"{state}.csv", ["again", "good", "easy"]
    with open(log, "w") as file:
        print("number,time,lesson,item,form,given,grade,milliseconds", file=file)
        now = time.time()
        for number in range(1, count + 1):
            moment = time.localtime(now - (count - number) * 30 * 86400 / count)
            lesson, item = items[number % len(items)]
            print(
                f"{number},{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}+00:00,"
                f"{lesson},{item},typed,1,{grades[number % 3]},2000", file=file)
    os.makedirs(state)
    subprocess.run(
        [study, "import", log, "--state", state], env=environment, check=True,
        stdout=subprocess.DEVNULL)


def measure_starts(study, reference, environment, folder, rounds):
    """Starts and leaves programs in turn, with records of several sizes. A first start of each, which
    reads the programs from the disk, doesn't count."""
    programs = {"C": reference, "study, no records": study + ["--state", f"{folder}/none"]}
    for count in (400, 10_000):
        learn(study[0], environment, f"{folder}/{count}", count)
        programs[f"study, {count:,} answers"] = study + ["--state", f"{folder}/{count}"]
    fzf = shutil.which("fzf")
    items = f"{folder}/items"
    with open(items, "w") as file:
        file.write("\n".join(f"item {number}" for number in range(1, 1900)))
    if fzf:
        programs["fzf, 1,900 lines"] = ["/bin/sh", "-c", f"exec {fzf} < {items}"]
    figures = {name: Figures() for name in programs}
    for number in range(4 * rounds + 1):
        for name, command in programs.items():
            program = Program(command, environment)
            if number > 0:
                figures[name].add("start", program.start_up)
                figures[name].add("CPU", program.processor_time())
            os.kill(program.process, signal.SIGTERM)
            program.leave()
    print(f"\n{'a start, ms, median of ' + str(4 * rounds):34}{'time':>9}{'ratio':>9}{'CPU':>8}")
    least = figures["C"].median("start")
    for name, values in figures.items():
        start = values.median("start")
        print(f"{name:34}{start:9.2f}{start / least:9.2f}{values.median('CPU'):8.2f}")
    if not fzf:
        print("fzf is not installed, so it was not measured")


def print_table(figures, rounds):
    mine, theirs = figures["study"], figures["C"]
    print(f"{'ms, median of ' + str(rounds) + ' rounds':34}{'C':>9}{'study':>9}{'ratio':>8}{'p95':>8}")

    def ratio(one, other):
        return f"{one / other:.2f}" if one is not None and other else "-"

    for name in mine.values:
        # C has no slides, so the first frame of a slide is compared with its whole push.
        twin = "push" if "first frame" in name else name
        reference = theirs.median(twin)
        print(
            f"{name:34}{'-' if reference is None else f'{reference:.2f}':>9}{mine.median(name):9.2f}"
            f"{ratio(mine.median(name), reference):>8}{ratio(mine.late(name), theirs.late(twin)):>8}")


def main():
    study, reference, tables, rounds = sys.argv[1:4] + [int(sys.argv[4])]
    figures = {"C": Figures(), "study": Figures()}
    with tempfile.TemporaryDirectory() as state:
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": state, "PATH": "/bin"}
        command = [study, "--lang", "ja", "--state", state]
        for _ in range(rounds):
            measure([reference, tables], environment, figures["C"])
            measure(command + ["--motion", "none"], environment, figures["study"])
        measure_slides(command, environment, figures["study"])
        print_table(figures, rounds)
        starts = [study, "--lang", "ja"]
        measure_starts(starts, [reference, tables], environment, state, rounds)


if __name__ == "__main__":
    main()
