/// What an edit took out of the path.
struct Removal {
  /// The entries that went, top first.
  let entries: [EntryID]

  /// Which of them had a screen, among others; none when all had, as nearly always.
  let created: Set<EntryID>?

  /// The entries that went and had a screen, top first.
  var freed: [EntryID] {
    guard let created else { return entries }
    return entries.filter(created.contains)
  }
}
