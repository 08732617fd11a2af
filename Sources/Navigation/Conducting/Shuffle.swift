/// How an edit puts entries of the path into another order. Most do not.
@usableFromInline
struct Shuffle {
  /// What stands on the untouched entries: entries that were moved, and new ones.
  @usableFromInline let tail: EntryIDs

  /// The entries of the tail that were in the path before.
  @usableFromInline let moved: Set<EntryID>
}
