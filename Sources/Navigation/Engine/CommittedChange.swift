/// A change of the path on its way from the commit to the end of its drawing.
struct CommittedChange {
  let number: UInt64
  let request: Request

  /// The entries that went and had a screen, top first.
  let freed: EntryIDs

  /// What the screens are told, if another one is on top.
  let topChange: TopChange
}

/// What became of the top: from which entry to which, and why each hears of it.
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
    // Of the new entries only the last can be on top, and of those that went only the first was.
    let wasInPath = edit.added.last != to
    let oldTopStays = edit.removed.first != from
    appears = AppearReason(wasInPath: wasInPath, oldTopStays: oldTopStays)
    disappears = DisappearReason(staysInPath: oldTopStays, newTopWasThere: wasInPath)
  }

  /// Whether the top is another entry now.
  var isChange: Bool { from != to }

  /// Which way it moves.
  var direction: Direction {
    switch (appears, disappears) {
    case (.revealed, _): .backward
    case (_, .covered): .forward
    default: .replacing
    }
  }
}
