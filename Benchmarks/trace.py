#!/usr/bin/env python3
"""Runs a program and tells which of its functions are called, and which variables are set. Only on Linux on x86-64.

    Benchmarks/trace.py CALLS PROGRAM [ARGUMENT...]

Each function begins with a breakpoint that goes when it is reached, so tracing costs little, and sees each
function once. At a signal USR1, all breakpoints are set again. CALLS gets a line for the start and one for each
signal, with the symbols of the functions in the order of their first calls. At the end of the line in which a variable
that begins as zero was first seen to have another value, its symbol follows. The exit status is the program's.
"""
import ctypes
import os
import signal
import struct
import sys

# From <sys/ptrace.h>, <linux/elf.h> and <sys/wait.h>.
TRACEME, CONTINUE, SET_OPTIONS, GET_REGISTERS, SET_REGISTERS = 0, 7, 0x4200, 0x4204, 0x4205
TRACE_THREADS, KILL_AT_EXIT = 1 << 3, 1 << 20
GENERAL_REGISTERS, WAIT_FOR_THREADS = 1, 0x40000000
SYMBOL_TABLE, WITHOUT_BYTES = 2, 8
VARIABLE, FUNCTION = 1, 2

# Of x86-64: the instruction `int3`, and the place of `rip` in `user_regs_struct`.
BREAKPOINT, INSTRUCTION_POINTER = 0xCC, 16

C = ctypes.CDLL(None, use_errno=True)
C.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
C.ptrace.restype = ctypes.c_long


def ptrace(request, process, address=0, data=0):
    if C.ptrace(request, process, address, data) == -1:
        raise OSError(ctypes.get_errno(), f"ptrace: {os.strerror(ctypes.get_errno())}")


def symbols(path):
    """Yields the kind, the address in the image, the extent and the name of each symbol of an ELF file that is a function
    or a variable that begins as zero."""
    with open(path, "rb") as file:
        image = file.read()
    table, = struct.unpack_from("<Q", image, 40)
    size, count = struct.unpack_from("<HH", image, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", image, table + size * number) for number in range(count)]
    for _, kind, _, _, start, length, names, _, _, entry in sections:
        if kind != SYMBOL_TABLE:
            continue
        names = sections[names][4]
        for place in range(start, start + length, entry):
            name, info, _, section, address, extent = struct.unpack_from("<IBBHQQ", image, place)
            is_zero = 0 < section < count and sections[section][1] == WITHOUT_BYTES
            if (info & 15 == FUNCTION and section != 0) or (info & 15 == VARIABLE and is_zero):
                name += names
                yield info & 15, address, extent, image[name:image.index(b"\0", name)].decode()


class Memory:
    """The memory of a process, in which even code can be written."""

    def __init__(self, process):
        self.file = open(f"/proc/{process}/mem", "r+b", buffering=0)

    def read(self, address, count):
        self.file.seek(address)
        parts = []
        while count > 0:
            parts.append(self.file.read(count))
            count -= len(parts[-1])
        return b"".join(parts)

    def write(self, address, data):
        self.file.seek(address)
        while data:
            data = data[self.file.write(data):]


class Registers:
    """The registers of a thread that has stopped."""

    def __init__(self):
        self.values = (ctypes.c_ulonglong * 64)()
        self.vector = (ctypes.c_void_p * 2)()

    def step_back(self, thread):
        """Moves a thread back to the breakpoint that it has just run. Returns the address."""
        vector = ctypes.addressof(self.vector)
        self.vector[0], self.vector[1] = ctypes.addressof(self.values), ctypes.sizeof(self.values)
        ptrace(GET_REGISTERS, thread, GENERAL_REGISTERS, vector)
        self.values[INSTRUCTION_POINTER] -= 1
        ptrace(SET_REGISTERS, thread, GENERAL_REGISTERS, vector)  # As many bytes as were read.
        return self.values[INSTRUCTION_POINTER]


class Tracer:
    def __init__(self, calls, command):
        self.calls = open(calls, "a")
        self.process = os.fork()
        if self.process == 0:
            ptrace(TRACEME, 0)
            os.execv(command[0], command)
        os.waitpid(self.process, 0)  # It stops before its first instruction.
        ptrace(SET_OPTIONS, self.process, 0, TRACE_THREADS | KILL_AT_EXIT)
        path = os.path.realpath(command[0])
        with open(f"/proc/{self.process}/maps") as maps:
            image = next(int(line.split("-")[0], 16) for line in maps if line.rstrip().endswith(path))
        self.symbols, self.zeros = {}, {}
        for kind, address, length, symbol in symbols(path):
            if kind == FUNCTION:
                self.symbols.setdefault(image + address, []).append(symbol)
            else:
                self.zeros[symbol] = (image + address, length)
        self.memory, self.registers = Memory(self.process), Registers()
        self.start = min(self.symbols)
        self.code = self.memory.read(self.start, max(self.symbols) + 1 - self.start)
        self.broken = bytearray(self.code)
        for address in self.symbols:
            self.broken[address - self.start] = BREAKPOINT

    def run(self):
        """Traces the program to its end. Returns its exit status."""
        # Sent to the process, it would stop another thread while the first one is at a breakpoint.
        signal.signal(signal.SIGUSR1, lambda *_: C.tgkill(self.process, self.process, signal.SIGSTOP))
        self.memory.write(self.start, self.broken)
        ptrace(CONTINUE, self.process)
        while True:
            thread, status = os.waitpid(-1, WAIT_FOR_THREADS)
            if os.WIFSTOPPED(status):
                ptrace(CONTINUE, thread, 0, self.signal_to_pass_on(thread, status))
            elif thread == self.process:
                self.calls.write("\n")
                self.calls.close()
                return os.waitstatus_to_exitcode(status)

    def signal_to_pass_on(self, thread, status):
        """Deals with a stop of a thread. Returns the signal that the program gets; 0 for none."""
        reason = os.WSTOPSIG(status)
        if status >> 16:
            return 0  # It has made a thread.
        if reason == signal.SIGTRAP:
            self.reach(self.registers.step_back(thread))
            return 0
        if reason == signal.SIGSTOP:
            if thread == self.process:
                self.memory.write(self.start, self.broken)
                self.calls.write(" ".join(self.take_set_variables()) + "\n")
                self.calls.flush()  # Tells whoever reads along that the breakpoints are set.
            return 0  # A new thread begins with one.
        return reason

    def take_set_variables(self):
        """Returns the variables that are no longer zero, each once, in the order of their addresses."""
        places = sorted((address, length, symbol) for symbol, (address, length) in self.zeros.items())
        if not places:
            return []
        start = places[0][0]
        data = self.memory.read(start, sum(places[-1][:2]) - start)
        taken = [symbol for address, length, symbol in places if any(data[address - start:address - start + length])]
        for symbol in taken:
            del self.zeros[symbol]
        return taken

    def reach(self, address):
        offset = address - self.start
        self.memory.write(address, self.code[offset:offset + 1])
        self.calls.write(" ".join(self.symbols[address]) + " ")


if __name__ == "__main__":
    # At once: Python's own end would first give SIGUSR1 its default back, which kills.
    os._exit(Tracer(sys.argv[1], sys.argv[2:]).run() & 0xFF)
