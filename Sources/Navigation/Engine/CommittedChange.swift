/// A change to the paths, from its commit until its drawing ends, with the entries it shows and
/// hides.
///
/// A class, because copying a value of this size at every step would be slow.
@usableFromInline
final class CommittedChange {
  @usableFromInline let number: UInt64
  @usableFromInline let request: Request

  /// The edits that the change makes to the paths.
  @usableFromInline let change: PathChange

  /// The uncommon parts of the change, for the journal.
  @usableFromInline let details: ChangeDetails?

  /// The removed entries that had a screen, top first.
  let freed: EntryIDs

  /// The visible entries before and after the change.
  let before: VisibleEntries, after: VisibleEntries

  /// Why the visible path appears; `nil` if the change doesn't show another path.
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

/// The visible entries of a path at one moment.
struct VisibleEntries {
  /// The index of the path in the router's list of paths.
  let path: Int

  /// The entries, bottom first.
  let entries: EntryIDs

  /// The visible entry that has the keyboard.
  let active: EntryID
}

extension EntryStack {
  /// The entries of this path that are visible now.
  var view: VisibleEntries { VisibleEntries(path: number, entries: visible, active: active) }
}

// MARK: - What is seen of it

extension CommittedChange {
  /// The visible entries before and after, bottom first.
  var old: EntryIDs { before.entries }
  var new: EntryIDs { after.entries }

  /// Whether the change alters which entries are visible.
  var isVisible: Bool { old != new }

  /// The entries that become visible, bottom first.
  var appeared: EntryIDs {
    var appeared = EntryIDs.none
    new.each { if !old.contains($0) { appeared.append($0) } }
    return appeared
  }

  /// The entry that stays visible but loses the keyboard.
  var deactivated: EntryID? {
    let active = before.active
    return active != after.active && old.contains(active) && new.contains(active) ? active : nil
  }

  /// The entry that was already visible and gains the keyboard.
  var activated: EntryID? {
    let active = after.active
    return active != before.active && old.contains(active) ? active : nil
  }

  /// The reason why a previously hidden entry appears.
  func appears(_ entry: EntryID) -> AppearReason {
    guard let edit = change.edit(of: after.path), edit.added.contains(entry) else {
      return firstAppearance ?? .revealed
    }
    guard !edit.removesTop else { return .replaced }
    return request.presentation != nil && entry == edit.added.first ? .presented : .pushed
  }

  /// The reason why a previously visible entry disappears.
  func disappears(_ entry: EntryID) -> DisappearReason {
    guard let edit = change.edit(of: before.path), edit.removed.contains(entry) else {
      return firstAppearance == nil ? .covered : .switched
    }
    return edit.addsTop ? .replaced : .popped
  }

  /// The direction in which the change is drawn.
  var direction: Direction {
    if before.path != after.path { return after.path > before.path ? .next : .previous }
    guard let edit = change.edit(of: after.path), edit.addsTop else { return .backward }
    return edit.removesTop ? .replacing : .forward
  }
}

extension NavigationEngine {
  /// The uncommon parts of a change; `nil` if it has none.
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
