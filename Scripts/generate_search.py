#!/usr/bin/env python3
"""Generate what a search looks through from the place tables.

    python3 Scripts/generate_search.py

writes search_names and search_spellings to Sources/CStudyData/tables/places: a line for each prefecture,
municipality and ward, in this order, with the forms of its name separated by spaces. They are in the
one form that queries are brought to, too; a test compares every row with what the program makes of it.
"""

import pathlib

from spelling import folded, hiragana, letters

TABLES = pathlib.Path(__file__).resolve().parent.parent / "Sources/CStudyData/tables/places"


def read(name):
    header, *lines = (TABLES / name).read_text(encoding="utf-8").splitlines()
    return [dict(zip(header.split("\t"), line.split("\t"))) for line in lines]


def write(name, header, rows):
    text = "\n".join([header] + [" ".join(forms) for forms in rows]) + "\n"
    (TABLES / name).write_text(text, encoding="utf-8")


def name(text):
    """Bring a name to the one form of names, in which ヶ is け."""
    return hiragana(text).replace("ゖ", "け").replace("ゕ", "か")


def spellings(place):
    """The official spelling, and the one with every vowel, unless that begins with the other."""
    official = folded(place["romaji"].lower().replace("-", ""))
    full = folded(letters(place["kana"]))
    return [full] if full.startswith(official) else [official, full]


def main():
    aliases = read("aliases.tsv")
    places = [
        place
        for table in ("prefectures.tsv", "municipalities.tsv", "wards.tsv")
        for place in read(table)
    ]
    names = [
        [name(place["name"])]
        + [name(row["alias"]) for row in aliases if row["code"] == place["code"]]
        + [place["kana"]]
        for place in places
    ]
    # One form may be another: つくば市 is つくば市 in hiragana, too.
    write("search_names.tsv", "names", [list(dict.fromkeys(forms)) for forms in names])
    write("search_spellings.tsv", "spellings", [spellings(place) for place in places])


if __name__ == "__main__":
    main()
