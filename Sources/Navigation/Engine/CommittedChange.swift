/// A change of the paths, from its commit to the end of its drawing.
///
/// It is an object, because a value of this size would be copied at every step.
final class CommittedChange {
  let number: UInt64
  let request: Request

  /// What it did to the paths.
  let change: PathChange

  /// The place of the path that was on show before.
  let from: Int

  /// The removed entries that had a screen, top first.
  let freed: EntryIDs

  /// Which entries it shows and hides.
  let visibility: VisibilityChange

  init(
    number: UInt64, request: Request, change: PathChange, from: Int, freed: EntryIDs,
    visibility: VisibilityChange
  ) {
    self.number = number
    self.request = request
    self.change = change
    self.from = from
    self.freed = freed
    self.visibility = visibility
  }
}

extension NavigationEngine {
  /// The record of a change in the journal.
  func note(of change: CommittedChange) -> JournalNote {
    let request = change.request
    return .change(
      change.change.edit, change.change.cause, request.requester, request.trigger,
      details(of: change))
  }

  /// What only some changes have; `nil` if this one has nothing of it.
  private func details(of committed: CommittedChange) -> ChangeDetails? {
    let (change, presentation) = (committed.change, committed.request.presentation)
    let isSwitch = committed.from != change.shown
    guard isSwitch || change.second != nil || presentation != nil else { return nil }
    return ChangeDetails(
      presentation: presentation,
      switched: isSwitch
        ? PathSwitch(from: stacks[committed.from].path, to: stacks[change.shown].path) : nil,
      second: change.second.map { edit in
        PathRemoval(path: stacks[edit.path].path, kept: edit.kept, removed: Array(edit.removed))
      })
  }
}
