/// One top after another: what a change means for the screens, and who is told how it ends.
struct Turnover: ~Copyable {
  let number: UInt64
  let request: Request

  /// The old top.
  let from: EntryID

  /// The new top, which may be the same.
  let to: EntryID

  /// The entries that went and had a screen, top first.
  let freed: EntryIDs

  /// Why the new top appears.
  let appears: AppearReason

  /// Why the old top disappears.
  let disappears: DisappearReason

  /// Makes one of an edit that was just done. `created` is what stood above the untouched
  /// entries and had a screen; none when all had.
  init(
    number: UInt64, request: Request, edit: borrowing PathEdit, from: EntryID, to: EntryID,
    created: Set<EntryID>?
  ) {
    self.number = number
    self.request = request
    self.from = from
    self.to = to
    freed = created.map { EntryIDs(edit.removed.filter($0.contains)) } ?? edit.removed
    // Of the new entries only the last can be on top.
    let wasInPath = edit.added.last != to
    let oldTopStays = !edit.removes(from)
    appears = AppearReason(wasInPath: wasInPath, oldTopStays: oldTopStays)
    disappears = DisappearReason(staysInPath: oldTopStays, newTopWasThere: wasInPath)
  }

  /// Whether another entry is on show now.
  var changesTop: Bool { from != to }

  /// Which way it moves.
  var direction: Direction {
    switch (appears, disappears) {
    case (.revealed, _): .backward
    case (_, .covered): .forward
    default: .replacing
    }
  }
}
