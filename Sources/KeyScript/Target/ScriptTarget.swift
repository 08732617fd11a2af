public import TerminalCore

/// A program that a script can play, on a clock that only the player moves.
///
/// After ``handle(_:)`` and ``advance(to:)`` all that is ready has run and ``frame`` is up to date:
/// what is left waits for a time or for an event.
public protocol ScriptTarget: AnyObject {
  /// The virtual time, which is 0 at the start and never goes back.
  var now: Duration { get }

  /// When the next timer is due, or `nil` when there is none.
  var nextDeadline: Duration? { get }

  /// What ``Directive/settle`` waits for, in words: transitions, loads, silence of the wheel.
  ///
  /// Timers that repeat or that wait for a person are not among them.
  var pending: [String] { get }

  /// What the screen shows.
  var frame: Frame { get }

  /// Where the person is, root first, such as `home/prefectures/cities:23`.
  var route: String { get }

  /// How many screens there are, the root included.
  var depth: Int { get }

  /// The title of the screen on top.
  var title: String { get }

  /// The text of the row or control that has the focus, or `nil` when nothing has it.
  var focusedText: String? { get }

  /// The last record of the journal as words such as `pop cause=back`, or `nil` when it is empty.
  var lastJournalRecord: String? { get }

  /// What is alive and should not be, in words.
  var leaks: [String] { get }

  /// The status with which the program has ended, or `nil` while it runs.
  var exitStatus: Int32? { get }

  /// Handles an event at the present time, to a fixed point.
  func handle(_ event: InputEvent)

  /// Moves the clock, running every timer that is due at or before the time, one deadline at a
  /// time in the order of deadline and then of scheduling, each to a fixed point.
  ///
  /// - Parameter time: The new time, not before ``now``.
  func advance(to time: Duration)

  /// Changes how loads that begin from now on will go.
  func setLoading(_ loading: ScriptLoading)

  /// Hands over the lifecycle events since the last call, such as `C willDisappear(popped)`.
  func takeLifecycleEvents() -> [String]

  /// Asks the program to end as a person would who means it.
  func quit()
}

extension ScriptTarget {
  /// Whether ``Directive/settle`` has nothing to wait for.
  public var isIdle: Bool { pending.isEmpty }
}
