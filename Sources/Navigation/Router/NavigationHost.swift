/// The front end of a router: it keeps the screens and draws them.
///
/// A router calls its host inside the app's isolation. Inside a hook, it doesn't run another one,
/// but it may record a load that the hook ended, and read what the hook asks for. During a screen's
/// own handler, it calls only ``leaving(_:by:)``, ``hasSavedState(_:)`` and ``takesAllPanes(_:)``.
public protocol NavigationHost<Route>: AnyObject {
  associatedtype Route: RouteValue

  /// Creates the screen of an entry. Called before any event of that entry.
  func create(_ entry: Entry<Route>)

  /// Creates the screen of an entry from a state saved by an earlier run of the program.
  func create(_ entry: Entry<Route>, restoring state: String)

  /// The state of a screen to save; `nil` if it has none.
  func state(of entry: EntryID) -> String?

  /// Handles a lifecycle event. After `removed`, the host releases the screen.
  func handle(_ event: LifecycleEvent)

  /// Whether a screen may be left by a kind of change. Return `nil` while the screen's own handler
  /// is running and its state can't be read; the operation then waits until the handler returns.
  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving?

  /// Whether the host has saved state for an entry without a screen, which must therefore be asked
  /// before it is removed. States from ``Router/launch(restoring:)`` don't count here.
  func hasSavedState(_ entry: Entry<Route>) -> Bool

  /// Whether an entry takes up the whole window, even if more panes would fit side by side.
  func takesAllPanes(_ entry: Entry<Route>) -> Bool

  /// Delivers a value to the screen that asked for it, or reports that none will arrive.
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID)

  /// Begins to draw a transition. By default, nothing is drawn.
  ///
  /// - Returns: Whether the transition is being drawn. If so, the host calls
  ///   ``Router/finishTransition(_:)`` at its end.
  func draw(_ running: RunningTransition<Route>) -> Bool

  /// Ends the drawing of a transition or of a swipe, if it is still being drawn. Called when
  /// another change supersedes it, when the visible or active entries change, or after the host
  /// itself has reported its end.
  func endDrawing(of transition: Transition)

  /// Asks the user a question. The host passes the reply to ``Router/answer(_:with:)``.
  func ask(_ question: LeaveQuestion)

  /// Withdraws a question that was not answered.
  func withdraw(_ question: LeaveQuestion)

  /// Shows the reason why a screen refused to be left.
  func denied(_ why: String, by entry: EntryID)

  /// Receives a journal record. By default, it is dropped.
  func record(_ record: JournalRecord<Route>)

  /// Saves the paths before ending the program cancels requests and removes screens.
  func saveBeforeEnding()
}

extension NavigationHost {
  public func create(_ entry: Entry<Route>, restoring state: String) { create(entry) }
  public func state(of entry: EntryID) -> String? { nil }
  public func hasSavedState(_ entry: Entry<Route>) -> Bool { false }
  public func takesAllPanes(_ entry: Entry<Route>) -> Bool { false }
  public func draw(_ running: RunningTransition<Route>) -> Bool { false }
  public func endDrawing(of transition: Transition) {}
  public func record(_ record: JournalRecord<Route>) {}
  public func saveBeforeEnding() {}
}
