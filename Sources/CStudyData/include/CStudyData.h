#pragma once

#include <stddef.h>
#include <stdint.h>

/// An embedded table: tab-separated UTF-8 with a header row, identical to its file in `tables/`.
typedef struct {
  /// The file's name, without its folder and the extension `.tsv`.
  const char *_Nonnull name;
  /// The first byte, valid for the lifetime of the program; null if there is no such table.
  const uint8_t *_Nullable start;
  /// The number of bytes; 0 if there is no such table.
  size_t count;
} CStudyDataTable;

/// Finds a table by name.
///
/// Swift needs this function because it can't import arrays whose length isn't in the header.
CStudyDataTable cstudydata_table(const char *_Nonnull name);

/// Finds the first occurrence of a pattern in a run of bytes. Returns null if there is none.
///
/// This function exists because `memmem` is declared only under `_GNU_SOURCE`, which Swift doesn't
/// define, and is slow on Japanese text.
const void *_Nullable cstudydata_find(
    const void *_Nonnull bytes, size_t count, const void *_Nonnull pattern, size_t patternCount);
