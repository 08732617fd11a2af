/// The front end of a router: it keeps the screens and draws them.
///
/// A router calls its host inside the app's isolation and never twice at once.
public protocol NavigationHost<Route>: AnyObject {
  associatedtype Route: RouteValue

  /// Creates the screen of an entry. Called before any event of the entry.
  func create(_ entry: Entry<Route>)

  /// Creates the screen of an entry from a state that an earlier run of the program saved.
  func create(_ entry: Entry<Route>, restoring state: String)

  /// The state of a screen to save; `nil` if it has none.
  func state(of entry: EntryID) -> String?

  /// Handles a lifecycle event. After `removed`, the host releases the screen.
  func handle(_ event: LifecycleEvent)

  /// Whether a screen may be left; `nil` while the screen's own handler runs and its state can't be
  /// read, in which case the operation waits until the handler returns.
  func leaving(_ entry: EntryID) -> Leaving?

  /// Whether the host itself has saved state for an entry that was never created and so must be
  /// asked. States from ``Router/launch(restoring:)`` don't count here.
  func hasSavedState(_ entry: Entry<Route>) -> Bool

  /// Whether an entry is alone in the window, however many would fit side by side.
  func takesAllPanes(_ entry: Entry<Route>) -> Bool

  /// Delivers a value to the screen that asked for it, or reports that none will come.
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID)

  /// Begins to draw a transition.
  ///
  /// - Returns: Whether it is being drawn, so that `finishTransition()` will follow.
  func present(_ presentation: Presentation<Route>) -> Bool

  /// Ends the drawing of a transition or of a swipe, if the host still draws it: another change has
  /// superseded it, what is visible or active has changed, or the host itself has reported the end.
  func endDrawing(of transition: Transition)

  /// Asks the person a question, to be answered with `router.answer(_:with:)`.
  func ask(_ question: LeaveQuestion)

  /// Withdraws a question that was not answered.
  func withdraw(_ question: LeaveQuestion)

  /// Shows why a screen refused to be left.
  func denied(_ why: String, by entry: EntryID)

  /// Receives a record of the journal.
  func record(_ record: JournalRecord<Route>)

  /// Saves the path before the end of the program settles or removes anything.
  func saveBeforeEnding()
}

extension NavigationHost {
  public func create(_ entry: Entry<Route>, restoring state: String) { create(entry) }
  public func state(of entry: EntryID) -> String? { nil }
  public func hasSavedState(_ entry: Entry<Route>) -> Bool { false }
  public func takesAllPanes(_ entry: Entry<Route>) -> Bool { false }
  public func endDrawing(of transition: Transition) {}
  public func saveBeforeEnding() {}
}
