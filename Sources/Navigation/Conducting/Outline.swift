/// What an operation would make of the path, told without routes.
@usableFromInline
enum Outline {
  /// Nothing new.
  case unchanged(Unchanged)
  /// The first entries as they are, then so many new ones.
  case keep(first: Int, new: Int)
  /// The first entries as they are, then these: kept and moved ones by identity, and new ones.
  case batch(first: Int, tail: [EntryID?], orElse: Unchanged)
}
