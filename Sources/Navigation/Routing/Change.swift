/// A committed edit on its way through the steps that follow.
struct Change<Route: Hashable & Codable & Sendable> {
  let number: UInt64
  let request: Request<Route>
  let edit: PathEdit<Route>
  let from: Entry<Route>
  let to: Entry<Route>

  /// What askings ended with it, top first.
  let news: [SlotNews]

  /// Why the new top appears.
  let appears: AppearReason

  /// Why the old top disappears.
  let disappears: DisappearReason

  /// Whether another entry is on show now.
  var changesTop: Bool { from.id != to.id }

  /// What is to be drawn.
  var presentation: Presentation<Route> {
    let direction: Direction =
      switch (appears, disappears) {
      case (.revealed, _): .backward
      case (_, .covered): .forward
      default: .replacing
      }
    return Presentation(
      transition: request.transition, from: from, to: to, direction: direction,
      progress: request.progress)
  }

  /// What the journal tells of it.
  var journal: JournalChange<Route> {
    JournalChange(
      cause: request.cause, issuer: request.issuer, origin: request.origin,
      removed: edit.removed.ids(), added: edit.added, kept: edit.kept,
      above: edit.tail.ids())
  }
}
