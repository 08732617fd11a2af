#pragma once

#include <stddef.h>
#include <stdint.h>

/// One table of the program: tab separated UTF-8 with a header row, as it stands in `tables/`.
typedef struct {
  /// The file's name without its folder and without `.tsv`.
  const char *_Nonnull name;
  /// The first byte, which lives as long as the program; null when there is no such table.
  const uint8_t *_Nullable start;
  /// How many bytes there are.
  size_t count;
} CStudyDataTable;

/// Finds the table with the name.
///
/// This function is needed because Swift imports no array of a length that a header does not tell.
CStudyDataTable cstudydata_table(const char *_Nonnull name);

/// Finds the first place where a run of bytes holds another, or returns null.
///
/// The corresponding C function is `memmem`. This one is needed because that is declared only under
/// `_GNU_SOURCE`, which Swift does not define, and is slow on Japanese text.
const void *_Nullable cstudydata_find(
    const void *_Nonnull bytes, size_t count, const void *_Nonnull pattern, size_t patternCount);
