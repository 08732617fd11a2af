#!/usr/bin/env python3
"""Generate the search tables from the place tables.

    python3 Scripts/generate_search.py

writes search_names, search_readings and search_spellings to Sources/CStudyData/tables/places: a line for
each prefecture, municipality and ward, in this order, with the forms of its name separated by spaces. They
are in the one form that queries are brought to, too; a test makes them again with the program's own code.

A hyphen marks a word inside a name: なごやし in きたなごやし.
"""

import pathlib

from spelling import folded, hepburn, hiragana, letters

SCRIPTS = pathlib.Path(__file__).resolve().parent
TABLES = SCRIPTS.parent / "Sources/CStudyData/tables/places"

ENDINGS = {  # The endings of names and their readings; 道 is part of 北海道.
    "市": ["し"], "区": ["く"], "町": ["ちょう", "まち"], "村": ["そん", "むら"],
    "都": ["と"], "府": ["ふ"], "県": ["けん"],
}


def read(path):
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    return [dict(zip(header.split("\t"), line.split("\t"))) for line in lines]


def write(name, header, rows):
    text = "\n".join([header] + [" ".join(forms) for forms in rows]) + "\n"
    (TABLES / name).write_text(text, encoding="utf-8")


def official(romaji):
    return folded(romaji.lower().replace("-", ""))


def unique(forms):
    return list(dict.fromkeys(forms))


class Name:
    """A name in its parts, as a search compares them: 名古屋 and なごや, 市 and し."""

    def __init__(self, written, kana):
        self.stem, self.reading, self.ending, self.ending_reading = written, kana, "", ""
        for ending in ENDINGS.get(written[-1], []) if len(written) > 1 else []:
            if kana.endswith(ending):
                self.stem, self.reading = written[:-1], kana.removesuffix(ending)
                self.ending, self.ending_reading = written[-1], ending

    def names(self):
        """The name, and a form with が or か for ヶ, as it is read."""
        sound = "が" if "が" in self.reading else "か"
        written = [self.stem] + ([self.stem.replace("け", sound)] if self.has_small_ke else [])
        return [stem + self.ending for stem in written]

    def spellings(self, reading):
        """The official spelling, with long vowels written once, and the one with every vowel."""
        return [
            folded(spell(reading) + spell(self.ending_reading)) for spell in (hepburn, letters)
        ]

    @property
    def has_small_ke(self):
        return "け" in self.stem[1:-1] and "け" not in self.reading


def parts(names, words):
    """The words that names end with, written and read, for each name.

    A word is what is a name itself, or what is left of a name before or behind a word: 高田 and たかた
    behind 安芸, and so 陸前 and りくぜん before 高田. One kanji is a word only where it is given as one.
    """
    places = {(name.stem, name.reading) for name in names} | words

    def splits(name):
        for at in range(1, len(name.stem)):
            for mora in range(1, len(name.reading)):
                front = (name.stem[:at], name.reading[:mora])
                back = (name.stem[at:], name.reading[mora:])
                if back[0][0] not in "のけ":
                    yield front, back

    known, before = set(places), set()
    while known != before:
        before = set(known)
        for name in names:
            for front, back in splits(name):
                if front in before and len(back[0]) > 1:
                    known.add(back)
                if back in before and len(front[0]) > 1:
                    known.add(front)
    return [
        unique(
            back for _, back in splits(name)
            if back in words or back in known and len(back[0]) > 1)
        for name in names
    ]


def main():
    variants = str.maketrans({
        variant: row["usual"]
        for row in read(TABLES / "kanji_variants.tsv") for variant in row["variants"]
    })

    def form(text):
        """Normalize a text, so that ヶ is け and 濱 is 浜."""
        return hiragana(text).replace("ゖ", "け").replace("ゕ", "か").translate(variants)

    places = [
        place
        for table in ("prefectures.tsv", "municipalities.tsv", "wards.tsv")
        for place in read(TABLES / table)
    ]
    names = [Name(form(place["name"]), place["kana"]) for place in places]
    words = {(form(row["name"]), row["kana"]) for row in read(TABLES / "regions.tsv")}
    words |= {(form(row["word"]), row["kana"]) for row in read(SCRIPTS / "places/words.tsv")}
    rows = list(zip(places, names, parts(names, words)))

    write("search_names.tsv", "names", [
        name.names() + unique("-" + written + name.ending for written, _ in parts)
        for _, name, parts in rows
    ])
    write("search_readings.tsv", "readings", [
        [place["kana"]] + unique("-" + part + name.ending_reading for _, part in parts)
        for place, name, parts in rows
    ])
    write("search_spellings.tsv", "spellings", [
        unique([official(place["romaji"]), *name.spellings(name.reading)])
        + ["-" + form for form in unique(
            # Minami-Alps-shi itself shows where its second word begins.
            [official(rest) for rest in place["romaji"].split("-", 1)[1:] if "-" in rest]
            + [form for _, part in parts for form in name.spellings(part)])]
        for place, name, parts in rows
    ])


if __name__ == "__main__":
    main()
