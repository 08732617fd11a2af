/// Which entries come into sight and which go, when a path or the layout changes.
struct VisibilityChange {
  /// The visible entries before and after, bottom first.
  let old: EntryIDs, new: EntryIDs

  /// The active entries before and after.
  let oldActive: EntryID, active: EntryID

  /// The edit of the path; `nil` if only the layout changes.
  private let edit: PathEdit?

  /// The entry that begins a flow with this change.
  private let presented: EntryID?

  /// Whether the old top stays in the path, and whether the new one was there before.
  private let oldTopStays: Bool, newTopWasThere: Bool

  /// Describes the change of a stack by an edit, after it was applied.
  ///
  /// - Parameters:
  ///   - stack: The stack after the change.
  ///   - old: The visible entries before.
  ///   - oldActive: The active entry before.
  ///   - oldTop: The top before.
  ///   - edit: The edit; `nil` if only the layout has changed.
  ///   - isPresented: Whether the edit begins a flow.
  init(
    of stack: EntryStack, from old: EntryIDs, oldActive: EntryID, oldTop: EntryID,
    by edit: PathEdit?, isPresented: Bool = false
  ) {
    self.old = old
    self.oldActive = oldActive
    self.edit = edit
    new = stack.visible
    active = stack.active
    presented = isPresented ? edit?.added.first : nil
    // Only the last of the new entries can be on top, and only the first of the removed ones was.
    newTopWasThere = edit?.added.last != stack.top
    oldTopStays = edit?.removed.first != oldTop
  }

  /// Whether other entries are visible.
  var isChange: Bool { old != new }

  /// The topmost entry that comes into sight.
  var appeared: EntryID? { new.last { !old.contains($0) } }

  /// The entry that stays visible and loses the keyboard.
  var deactivated: EntryID? {
    active != oldActive && old.contains(oldActive) && new.contains(oldActive) ? oldActive : nil
  }

  /// The entry that was visible before and gets the keyboard.
  var activated: EntryID? {
    active != oldActive && old.contains(active) ? active : nil
  }

  /// Why an entry appears that was not visible.
  func appears(_ entry: EntryID) -> AppearReason {
    guard let edit, edit.added.reversed().contains(entry) else { return .revealed }
    guard oldTopStays else { return .replaced }
    return entry == presented ? .presented : .pushed
  }

  /// Why an entry disappears that was visible.
  func disappears(_ entry: EntryID) -> DisappearReason {
    guard let edit, edit.removed.contains(entry) else { return .covered }
    return newTopWasThere ? .popped : .replaced
  }

  /// The direction of the transition.
  var direction: Direction {
    newTopWasThere ? .backward : oldTopStays ? .forward : .replacing
  }
}
