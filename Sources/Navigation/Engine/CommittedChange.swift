/// A change from its commit to the end of its drawing: what it did to the paths, and which entries
/// it shows and hides.
///
/// It is an object, because a value of this size would be copied at every step.
@usableFromInline
final class CommittedChange {
  @usableFromInline let number: UInt64
  @usableFromInline let request: Request

  /// What it did to the paths.
  @usableFromInline let change: PathChange

  /// What only some changes have, for the journal.
  @usableFromInline let details: ChangeDetails?

  /// The removed entries that had a screen, top first.
  let freed: EntryIDs

  /// What was visible before, and what is visible now.
  let before: VisibleEntries, after: VisibleEntries

  /// Why the path on show appears, if it is another one now.
  let firstAppearance: AppearReason?

  init(
    _ change: PathChange, number: UInt64, request: Request, details: ChangeDetails? = nil,
    freed: EntryIDs = .none, before: VisibleEntries, after: VisibleEntries,
    firstAppearance: AppearReason? = nil
  ) {
    self.number = number
    self.request = request
    self.change = change
    self.details = details
    self.freed = freed
    self.before = before
    self.after = after
    self.firstAppearance = firstAppearance
  }
}

/// What is visible of a path at a moment.
struct VisibleEntries {
  /// The place of the path among those of the router.
  let path: Int

  /// The entries, bottom first.
  let entries: EntryIDs

  /// The one of them that has the keyboard.
  let active: EntryID
}

extension EntryStack {
  /// What is visible now.
  var view: VisibleEntries { VisibleEntries(path: number, entries: visible, active: active) }
}

// MARK: - What is seen of it

extension CommittedChange {
  /// The visible entries before and after, bottom first.
  var old: EntryIDs { before.entries }
  var new: EntryIDs { after.entries }

  /// Whether other entries are visible.
  var isVisible: Bool { old != new }

  /// The topmost entry that comes into sight.
  var appeared: EntryID? { new.last { !old.contains($0) } }

  /// The entry that stays visible and loses the keyboard.
  var deactivated: EntryID? {
    let active = before.active
    return active != after.active && old.contains(active) && new.contains(active) ? active : nil
  }

  /// The entry that was visible before and gets the keyboard.
  var activated: EntryID? {
    let active = after.active
    return active != before.active && old.contains(active) ? active : nil
  }

  /// Why an entry appears that was not visible.
  func appears(_ entry: EntryID) -> AppearReason {
    guard let edit = change.edit(of: after.path), edit.added.contains(entry) else {
      return firstAppearance ?? .revealed
    }
    guard !edit.removesTop else { return .replaced }
    return request.presentation != nil && entry == edit.added.first ? .presented : .pushed
  }

  /// Why an entry disappears that was visible.
  func disappears(_ entry: EntryID) -> DisappearReason {
    guard let edit = change.edit(of: before.path), edit.removed.contains(entry) else {
      return firstAppearance == nil ? .covered : .switched
    }
    return edit.addsTop ? .replaced : .popped
  }

  /// The direction of its transition.
  var direction: Direction {
    if before.path != after.path { return after.path > before.path ? .next : .previous }
    guard let edit = change.edit(of: after.path), edit.addsTop else { return .backward }
    return edit.removesTop ? .replacing : .forward
  }
}

extension NavigationEngine {
  /// What only some changes have; `nil` if this one has nothing of it.
  func details(
    of change: PathChange, from path: Int, presenting presentation: PresentationStyle?
  ) -> ChangeDetails? {
    let isSwitch = path != change.shown
    guard isSwitch || change.second != nil || presentation != nil else { return nil }
    return ChangeDetails(
      presentation: presentation,
      switched: isSwitch
        ? PathSwitch(from: stacks[path].path, to: stacks[change.shown].path) : nil,
      second: change.second.map { edit in
        PathRemoval(path: stacks[edit.path].path, kept: edit.kept, removed: Array(edit.removed))
      })
  }
}
