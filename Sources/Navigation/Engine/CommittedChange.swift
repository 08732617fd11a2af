/// A change of the path, from its commit to the end of its drawing.
struct CommittedChange {
  let number: UInt64
  let request: Request

  /// The removed entries that had a screen, top first.
  let freed: EntryIDs

  /// Which entries it shows and hides.
  let visibility: VisibilityChange
}
