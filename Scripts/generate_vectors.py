#!/usr/bin/env python3
"""Writes what the reference implementation of FSRS-6 computes from made-up histories of answers.

    python3 -m venv VENV && VENV/bin/pip install fsrs==6.3.2
    VENV/bin/python Scripts/generate_vectors.py >Tests/SpacedRepetitionTests/fsrs-vectors.tsv

Running it again changes no byte. The first lines of its output explain the rest.
"""
import random
import struct
from datetime import datetime, timedelta, timezone
from importlib.metadata import version

from fsrs import Card, Rating, Scheduler, State
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

EPOCH = datetime(2025, 10, 9, 8, 53, 20, tzinfo=timezone.utc)
DAY = 86_400
RETENTIONS = (0.80, 0.85, 0.90, 0.95, 0.97)
STEPS = {"usual": ((60, 600), (600,)), "none": ((), ()), "one": ((300,), (900,)), "many": ((60, 600, 3600, 43_200), (600, 7200))}
NOTICE = f"""\
# Histories of answers as PyPI fsrs {version("fsrs")} (MIT licence, Open Spaced Repetition) computes them; fuzzing is off.
# Written by Scripts/generate_vectors.py.
#   set      NAME, 21 parameters
#   history  SET, RETENTION, LONGEST interval, ANSWERS, R S D of the last answer, CHECKSUM
# An answer is GRADE@DAYS=INTERVAL: the days since the answer before, and the days until the item is due; without
# =INTERVAL if the reference repeats it after minutes. CHECKSUM is FNV-1a over the bits of R, S and D of every
# answer: the chance before it (0 for the first), and the stability and difficulty after it."""


def parameter_sets(chance):
    """The default, five that differ in a way one can name, the bounds, and eight drawn near the default."""
    default = list(DEFAULT_PARAMETERS)

    def changed(**changes):
        result = list(default)
        for name, value in changes.items():
            result[int(name[1:])] = value
        return result

    sets = {
        "default": default,
        "fsrs5": changed(w19=0.0, w20=0.5),  # the curve and the same-day rule of FSRS-5
        "steep": changed(w20=0.8, w8=2.6, w9=0.3, w10=1.9),
        "flat": changed(w20=0.1, w6=1.1, w7=0.2),
        "sameday": changed(w17=1.9, w18=1.2, w19=0.6, w13=0.8, w14=3.1),
        "shrinking": changed(w17=1.2, w18=0.0, w19=0.7, w15=0.0, w16=1.0),
        "lowest": list(LOWER_BOUNDS_PARAMETERS),
        "highest": list(UPPER_BOUNDS_PARAMETERS),
    }
    for number in range(8):
        near = [
            min(max(value * chance.uniform(0.6, 1.5), low), high)
            for value, low, high in zip(default, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)
        ]
        sets[f"drawn{number}"] = [float(f"{value:.6g}") for value in near]
    return sets


def grades(chance, kind, count):
    """A run of grades of a learner of some kind."""
    chances = {"good": (8, 8, 74, 10), "weak": (45, 20, 30, 5), "even": (1, 1, 1, 1), "easy": (2, 3, 15, 80)}
    if kind in chances:
        return chance.choices((1, 2, 3, 4), chances[kind], k=count)
    return [int(kind)] * count


def wait(chance, card, now, kind):
    """Seconds until the next answer."""
    due = max(0, int((card.due - now).total_seconds()))
    match kind:
        case "due":
            return due
        case "late":
            return due + int(chance.expovariate(1 / (3 * DAY)))
        case "early":
            return int(due * chance.uniform(0.1, 0.9))
        case "sameday":
            return chance.randrange(0, DAY)
        case "edge":  # around a whole day, where the rule changes
            return chance.choice((DAY - 1, DAY, DAY + 1, 2 * DAY - 1, 2 * DAY, 0, 1, 3600))
        case "back":  # a clock that was set back
            return chance.choice((due, -1, -3600, -DAY, -3 * DAY))
        case "years":
            return chance.randrange(1, 4000) * DAY
        case _:
            return chance.choice((0, 30, 90, 700, 4000, 30_000, 80_000, 90_000, 200_000, 10 * DAY, due))


def histories(chance, sets):
    kinds_of_grades = ("good", "weak", "even", "easy", "1", "2", "3", "4")
    kinds_of_waits = ("due", "late", "early", "sameday", "edge", "back", "years", "mixed")
    number = 0
    for name in sets:
        for turn in range(450 if name == "default" else 120):
            number += 1
            retention = RETENTIONS[number % len(RETENTIONS)]
            steps = "usual" if turn % 3 else ("none", "one", "many")[turn // 3 % 3]
            longest = 36_500 if turn % 10 else 60
            count = chance.choice((3, 5, 8, 12))
            yield name, retention, steps, longest, grades(chance, kinds_of_grades[turn % 8], count), kinds_of_waits[turn // 8 % 8]


def checksum(values):
    result = 0xCBF2_9CE4_8422_2325
    for byte in b"".join(struct.pack("<d", value) for value in values):
        result = (result ^ byte) * 0x100_0000_01B3 % (1 << 64)
    return f"{result:016x}"


def line(chance, parameters, name, retention, steps, longest, run, kind):
    learning, relearning = ([timedelta(seconds=step) for step in part] for part in STEPS[steps])
    scheduler = Scheduler(
        parameters=parameters, desired_retention=retention, maximum_interval=longest, enable_fuzzing=False,
        learning_steps=learning, relearning_steps=relearning,
    )
    card, now, answers, values = Card(card_id=1), EPOCH, [], []
    for index, grade in enumerate(run):
        seconds = wait(chance, card, now, kind) if index else 0
        if now.year > 9000:  # the reference's dates end
            break
        now += timedelta(seconds=seconds)
        retrievability = float(scheduler.get_card_retrievability(card, now))
        days = (now - card.last_review).days if index else 0
        try:
            card, _ = scheduler.review_card(card, Rating(grade), now)
        except OverflowError:
            break
        values += retrievability, card.stability, card.difficulty
        interval = f"={(card.due - now).days}" if card.state == State.Review else ""
        answers.append(f"{grade}@{days}{interval}")
    last = " ".join(map(repr, values[-3:]))
    return "\t".join(("history", name, str(retention), str(longest), " ".join(answers), last, checksum(values)))


def main():
    chance = random.Random("fsrs-6 vectors 1")
    sets = parameter_sets(chance)
    print(NOTICE)
    for name, parameters in sets.items():
        print("set", name, " ".join(map(repr, parameters)), sep="\t")
    for name, *history in histories(chance, sets):
        print(line(chance, sets[name], name, *history))


main()
