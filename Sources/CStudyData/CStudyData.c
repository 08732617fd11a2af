#define _GNU_SOURCE

#include "CStudyData.h"

#include <string.h>

// The package builds C as gnu17, where `#embed` is an extension. That is all the warning says.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t prefectures[] = {
#embed "tables/places/prefectures.tsv"
};
static const uint8_t municipalities[] = {
#embed "tables/places/municipalities.tsv"
};
static const uint8_t wards[] = {
#embed "tables/places/wards.tsv"
};
static const uint8_t regions[] = {
#embed "tables/places/regions.tsv"
};
static const uint8_t tiles[] = {
#embed "tables/places/tiles.tsv"
};
static const uint8_t counties[] = {
#embed "tables/places/counties.tsv"
};
static const uint8_t kanji_variants[] = {
#embed "tables/places/kanji_variants.tsv"
};
static const uint8_t search_names[] = {
#embed "tables/places/search_names.tsv"
};
static const uint8_t search_readings[] = {
#embed "tables/places/search_readings.tsv"
};
static const uint8_t search_spellings[] = {
#embed "tables/places/search_spellings.tsv"
};

static const uint8_t constellations[] = {
#embed "tables/lessons/constellations.tsv"
};
static const uint8_t counters[] = {
#embed "tables/lessons/counters.tsv"
};
static const uint8_t countries[] = {
#embed "tables/lessons/countries.tsv"
};
static const uint8_t elements[] = {
#embed "tables/lessons/elements.tsv"
};
static const uint8_t english_calendar[] = {
#embed "tables/lessons/english_calendar.tsv"
};
static const uint8_t english_verbs[] = {
#embed "tables/lessons/english_verbs.tsv"
};
static const uint8_t english_words[] = {
#embed "tables/lessons/english_words.tsv"
};
static const uint8_t eras[] = {
#embed "tables/lessons/eras.tsv"
};
static const uint8_t kana_romaji[] = {
#embed "tables/lessons/kana_romaji.tsv"
};
static const uint8_t kanji_grade1[] = {
#embed "tables/lessons/kanji_grade1.tsv"
};
static const uint8_t kuku[] = {
#embed "tables/lessons/kuku.tsv"
};
static const uint8_t lessons[] = {
#embed "tables/lessons/lessons.tsv"
};
static const uint8_t other_words[] = {
#embed "tables/lessons/other_words.tsv"
};
static const uint8_t planets[] = {
#embed "tables/lessons/planets.tsv"
};
static const uint8_t prefecture_capitals[] = {
#embed "tables/lessons/prefecture_capitals.tsv"
};
static const uint8_t subjects[] = {
#embed "tables/lessons/subjects.tsv"
};
static const uint8_t units[] = {
#embed "tables/lessons/units.tsv"
};
static const uint8_t unit_names[] = {
#embed "tables/lessons/unit_names.tsv"
};
static const uint8_t word_readings[] = {
#embed "tables/lessons/word_readings.tsv"
};

#define TABLE(name) {#name, name, sizeof name}

static const CStudyDataTable tables[] = {
    TABLE(prefectures), TABLE(municipalities), TABLE(wards), TABLE(regions),
    TABLE(tiles), TABLE(counties), TABLE(kanji_variants), TABLE(search_names),
    TABLE(search_readings), TABLE(search_spellings),
    TABLE(constellations), TABLE(counters), TABLE(countries), TABLE(elements),
    TABLE(english_calendar), TABLE(english_verbs), TABLE(english_words), TABLE(eras),
    TABLE(kana_romaji), TABLE(kanji_grade1), TABLE(kuku), TABLE(lessons),
    TABLE(other_words), TABLE(planets), TABLE(prefecture_capitals), TABLE(subjects),
    TABLE(units), TABLE(unit_names), TABLE(word_readings),
};

CStudyDataTable cstudydata_table(const char *name) {
  for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
    if (strcmp(tables[index].name, name) == 0) return tables[index];
  }
  return (CStudyDataTable){name, NULL, 0};
}

const void *cstudydata_find(
    const void *bytes, size_t count, const void *pattern, size_t patternCount) {
  const uint8_t *first = bytes, *wanted = pattern;
  if (patternCount == 0 || wanted[0] < 0x80) return memmem(bytes, count, pattern, patternCount);
  // Nearly every character of Japanese text begins with the same byte, so `memmem` would stop at
  // each one. Search for the last byte of the pattern instead.
  size_t before = patternCount - 1;
  for (size_t at = before; at < count; at++) {
    const uint8_t *last = memchr(first + at, wanted[before], count - at);
    if (!last) return NULL;
    if (memcmp(last - before, wanted, before) == 0) return last - before;
    at = (size_t)(last - first);
  }
  return NULL;
}
