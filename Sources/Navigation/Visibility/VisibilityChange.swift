/// Which entries come into sight and which go, when a path, the path on show or the layout changes.
final class VisibilityChange {
  /// The visible entries before and after, bottom first.
  let old: EntryIDs, new: EntryIDs

  /// The active entries before and after.
  let oldActive: EntryID, active: EntryID

  /// What happened to the path that was on show, and to the one that is now.
  private let leaving: StackChange, entering: StackChange

  /// The entry that begins a flow with this change.
  private let presented: EntryID?

  /// Why the path on show appears, if it is another one now.
  private let firstAppearance: AppearReason?

  /// The direction of the transition.
  let direction: Direction

  /// Describes a change that keeps the path on show.
  ///
  /// - Parameters:
  ///   - stack: The path after the change.
  ///   - before: What was visible and on top before.
  ///   - edit: The edit; `nil` if only the layout has changed.
  ///   - presented: The entry that begins a flow with this change.
  convenience init(
    of stack: EntryStack, from before: View, by edit: PathEdit?, presented: EntryID? = nil
  ) {
    let change = StackChange(by: edit, from: before.top, to: stack.top)
    self.init(
      to: stack, from: before, leaving: change, entering: change, presented: presented,
      firstAppearance: nil, direction: change.direction)
  }

  /// Describes a change of the path on show.
  ///
  /// - Parameters:
  ///   - stack: The path that is shown now.
  ///   - before: What was visible and on top before.
  ///   - leaving: What happened to the path that was on show.
  ///   - entering: What happened to the path that is shown now.
  ///   - reason: Why it appears.
  ///   - direction: Where it comes from.
  convenience init(
    switchingTo stack: EntryStack, from before: View, leaving: StackChange, entering: StackChange,
    reason: AppearReason, direction: Direction
  ) {
    self.init(
      to: stack, from: before, leaving: leaving, entering: entering, presented: nil,
      firstAppearance: reason, direction: direction)
  }

  private init(
    to stack: EntryStack, from before: View, leaving: StackChange, entering: StackChange,
    presented: EntryID?, firstAppearance: AppearReason?, direction: Direction
  ) {
    (old, oldActive) = (before.visible, before.active)
    (new, active) = (stack.visible, stack.active)
    (self.leaving, self.entering) = (leaving, entering)
    self.presented = presented
    self.firstAppearance = firstAppearance
    self.direction = direction
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
    guard entering.adds(entry) else { return firstAppearance ?? .revealed }
    guard entering.oldTopStays else { return .replaced }
    return entry == presented ? .presented : .pushed
  }

  /// Why an entry disappears that was visible.
  func disappears(_ entry: EntryID) -> DisappearReason {
    guard leaving.removes(entry) else { return firstAppearance == nil ? .covered : .switched }
    return leaving.newTopWasThere ? .popped : .replaced
  }
}

extension VisibilityChange {
  /// What is visible at a moment.
  struct View {
    let visible: EntryIDs
    let active: EntryID
    let top: EntryID

    init(of stack: EntryStack) {
      (visible, active, top) = (stack.visible, stack.active, stack.top)
    }
  }

  /// What an edit does to the top of its path, from which every reason follows.
  struct StackChange {
    /// The edit; `nil` if the path stays the same.
    private let edit: PathEdit?

    /// Whether the old top stays in the path, and whether the new one was there before.
    let oldTopStays: Bool, newTopWasThere: Bool

    init(by edit: PathEdit?, from oldTop: EntryID, to newTop: EntryID) {
      self.edit = edit
      // Only the last of the new entries can be on top, and only the first of the removed ones was.
      newTopWasThere = edit?.added.last != newTop
      oldTopStays = edit?.removed.first != oldTop
    }

    func adds(_ entry: EntryID) -> Bool { edit?.added.reversed().contains(entry) ?? false }

    func removes(_ entry: EntryID) -> Bool { edit?.removed.contains(entry) ?? false }

    /// The direction of a transition from the old top to the new one.
    var direction: Direction {
      newTopWasThere ? .backward : oldTopStays ? .forward : .replacing
    }
  }
}
