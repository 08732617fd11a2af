#!/usr/bin/env python3
"""Uses Study on a pseudo-terminal as a learner would, so that a build that counts can say what runs often.

    Benchmarks/train.py STUDY COUNTS

STUDY is a build with `-ir-profile-generate`; each of its runs writes what it counted into the folder COUNTS.
"""
import os
import select
import sys
import tempfile

from measure import BACKSPACE, DOWN, ENTER, LEFT, UP, Program

PATIENCE = 10  # Seconds for Study to write its counts after the last key.
ESCAPE, RIGHT, INTERRUPT = b"\x1b", b"\x1bOC", b"\x03"
SUBJECTS, REVIEW, MAP, RECORD = (b"\x1b%d" % number for number in range(1, 5))
LISTS = [DOWN, DOWN, UP, UP] * 3 + [ENTER, DOWN, DOWN, UP, LEFT] * 4
QUESTIONS = [ENTER, b"1", ENTER, b"2", ENTER, DOWN, ENTER, ENTER, b"3", ENTER, ESCAPE, ENTER]
MODES = [REVIEW, MAP, RIGHT, DOWN, UP, LEFT, b"/", *(b"%c" % letter for letter in b"kamo"), BACKSPACE, BACKSPACE,
         ESCAPE, RECORD, DOWN, UP, b"s", DOWN, DOWN, RIGHT, ESCAPE, SUBJECTS]
PICKER = [b"6", *(b"%c" % letter for letter in b"nag"), BACKSPACE, BACKSPACE, BACKSPACE, DOWN, UP, ESCAPE]
SESSIONS = [
    (["--motion", "none"], LISTS + PICKER),
    (["--motion", "none"], LISTS + MODES),
    (["--motion", "none", "math/kuku-product"], QUESTIONS),
    (["--motion", "none", "social/prefecture-reading"], QUESTIONS + LISTS),
    ([], LISTS + [b"?", ESCAPE]),
]


def play(program, name, keys):
    """Presses keys, and quits. Ends the training if Study doesn't end as it should."""
    for key in keys:
        program.press(key)
    try:
        for key in (ESCAPE, INTERRUPT, UP, ENTER):  # In a lesson, Study asks whether to quit.
            program.press(key)
        while select.select([program.terminal], [], [], PATIENCE)[0] and os.read(program.terminal, 65536):
            pass
    except OSError:
        pass  # Study has ended.
    os.close(program.terminal)  # This ends what still runs, with another status.
    _, status = os.waitpid(program.process, 0)
    if status != 0:
        sys.exit(f"{name} ended with status {status}")


def use(study, folder, variables, launcher=(), kind=Program):
    """Plays all sessions in both languages.

    The records are in a folder, `launcher` is a command that runs another, and `kind` makes the program.
    """
    environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder, "PATH": "/bin", **variables}
    for language in ("ja", "en"):
        for options, keys in SESSIONS:
            command = [*launcher, study, "--lang", language, "--state", f"{folder}/{language}", *options]
            play(kind(command, environment), " ".join(command), keys)


def main():
    study, counts = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        use(study, folder, {"LLVM_PROFILE_FILE": f"{os.path.abspath(counts)}/%p.profraw"})


if __name__ == "__main__":
    main()
