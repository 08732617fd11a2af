"""Spellings of kana in Latin letters, for the scripts that make tables."""

import re

ROWS = {  # The consonant of each row of kana, and the irregular syllables.
    "": "あいうえお", "k": "かきくけこ", "s": "さしすせそ", "t": "たちつてと", "n": "なにぬねの",
    "h": "はひふへほ", "m": "まみむめも", "r": "らりるれろ", "g": "がぎぐげご", "z": "ざじずぜぞ",
    "d": "だぢづでど", "b": "ばびぶべぼ", "p": "ぱぴぷぺぽ",
}
IRREGULAR = {
    "し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu", "じ": "ji", "ぢ": "ji", "づ": "zu",
    "や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "を": "o", "ん": "n",
}
SYLLABLES = {
    kana: consonant + vowel
    for consonant, row in ROWS.items()
    for kana, vowel in zip(row, "aiueo")
} | IRREGULAR


def hiragana(text):
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


def letters(kana):
    """Spell a reading with every vowel: とうきょう is toukyou, はっとり hattori."""
    text = ""
    for mora in re.findall("っ|.[ゃゅょ]?", kana):
        if mora == "っ":
            text += "っ"
            continue
        sound = SYLLABLES[mora[0]]
        if len(mora) == 2:
            stem = sound[:-1]
            glide = "" if stem in ("sh", "ch", "j") else "y"
            sound = stem + glide + {"ゃ": "a", "ゅ": "u", "ょ": "o"}[mora[1]]
        if text.endswith("っ"):
            text = text[:-1] + ("t" if sound.startswith("ch") else sound[0])
        text += sound
    return text


def hepburn(kana):
    """Spell a reading without its ending: long o and u once."""
    return re.sub("uu", "u", re.sub("o[ou]", "o", letters(kana)))


FOLDS = [  # A prefix of the remaining spelling and its replacement; the first match counts.
    ("sh(?![iy])", "sy"), ("sh", "s"), ("ch(?![iy])", "ty"), ("ch", "t"), ("c(?=[cy])", "t"),
    ("ts(?=u)", "t"), ("j(?=[ijy])", "z"), ("j", "zy"), ("f(?=u)", "h"), ("d(?=[iuy])", "z"),
    ("d(?=z)", ""), ("m(?=[bmp])", "n"), ("nn(?=[^aiueony])", "n"),
    ("oh(?=[^aiueohy])", "o"),
]
FOLD = re.compile("|".join(f"({pattern})" for pattern, _ in FOLDS))


def folded(text):
    """Normalize the usual spellings of a sound to one, like `Romaji.folded`."""
    return FOLD.sub(lambda found: FOLDS[found.lastindex - 1][1], text)
