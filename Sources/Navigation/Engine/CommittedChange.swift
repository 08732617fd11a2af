/// A change of the path, from its commit to the end of its drawing.
struct CommittedChange {
  let number: UInt64
  let request: Request

  /// The removed entries that had a screen, top first.
  let freed: EntryIDs

  /// The change of the top, if another entry is on top.
  let topChange: TopChange
}

/// A change of the top: the two entries, and the reason for each.
struct TopChange {
  /// The old top.
  let from: EntryID

  /// The new top, which may be the same.
  let to: EntryID

  /// Why the new top appears.
  let appears: AppearReason

  /// Why the old top disappears.
  let disappears: DisappearReason

  init(from: EntryID, to: EntryID, by edit: borrowing PathEdit) {
    self.from = from
    self.to = to
    // Only the last of the new entries can be on top, and only the first of the removed ones was.
    let wasInPath = edit.added.last != to
    let oldTopStays = edit.removed.first != from
    appears = AppearReason(wasInPath: wasInPath, oldTopStays: oldTopStays)
    disappears = DisappearReason(staysInPath: oldTopStays, newTopWasThere: wasInPath)
  }

  /// Whether the top is another entry now.
  var isChange: Bool { from != to }

  /// The direction of the transition.
  var direction: Direction {
    switch (appears, disappears) {
    case (.revealed, _): .backward
    case (_, .covered): .forward
    default: .replacing
    }
  }
}
