// The folder `Target` defines what a player needs from a program, and an app that provides it.

import Navigation
public import TerminalCore

/// A program that a script can play, with a clock that only the player advances.
///
/// When ``handle(_:)`` or ``advance(to:)`` returns, everything that was ready has run, and
/// ``frame`` is up to date.
public protocol ScriptTarget: AnyObject {
  /// The virtual time, which starts at 0 and never goes back.
  var now: Duration { get }

  /// The time of the next timer; `nil` if there is none.
  var nextDeadline: Duration? { get }

  /// Descriptions of what ``Directive/Time/settle`` waits for: transitions, loads, or the end of a
  /// wheel burst.
  ///
  /// Timers that repeat, or that wait for the user, are not included.
  var pending: [String] { get }

  /// Descriptions of the tasks still running when ``ScriptSettings/patience`` ran out.
  var overdueTasks: [String] { get }

  /// The current content of the screen.
  var frame: Frame { get }

  /// The same content, drawn from scratch, for a strict play to compare; by default ``frame``.
  var frameFromScratch: Frame { get }

  /// The visible path, root first, such as `home/prefectures/cities:23`.
  var route: String { get }

  /// The name of the visible mode; by default that of the only path.
  var mode: String { get }

  /// The path of a mode, root first; `nil` if there is no such mode. By default there is only the
  /// visible one.
  func route(ofMode mode: String) -> String?

  /// The route of the visible screen that has the keyboard; by default the last part of ``route``.
  var active: String { get }

  /// The number of screens in the path, including the root.
  var depth: Int { get }

  /// The title of the top screen.
  var title: String { get }

  /// The text of the focused row or control; `nil` if nothing is focused.
  var focusedText: String? { get }

  /// The text most recently copied by a screen; `nil` if there is none.
  var copied: String? { get }

  /// The words of the latest journal record, such as `pop` and `cause=back`; `nil` if there is
  /// none.
  var lastJournalRecord: [String]? { get }

  /// Descriptions of everything that has leaked.
  var leaks: [String] { get }

  /// The exit status of the program; `nil` while it is running.
  var exitStatus: Int32? { get }

  /// Handles an event at the current time, and runs everything that becomes ready.
  func handle(_ event: InputEvent)

  /// Advances the clock, running every timer that is due by the new time.
  ///
  /// Timers run in order of their deadlines, and in the order in which they were set if those are
  /// equal; everything that becomes ready runs before the next timer.
  ///
  /// - Parameter time: The new time, which must not be before ``now``.
  func advance(to time: Duration)

  /// Changes the behavior of loads that start after this call.
  ///
  /// - Throws: `RefusedSetting` if the program can't change it.
  func setLoading(_ loading: ScriptLoading) throws(RefusedSetting)

  /// Returns the lifecycle events since the previous call, such as `C willDisappear(popped)`.
  func takeLifecycleEvents() -> [String]

  /// Quits the program as a user would, confirming any question whether to quit.
  func quit()
}

extension ScriptTarget {
  public var frameFromScratch: Frame { frame }

  public var mode: String { PathID.main.rawValue }

  public func route(ofMode mode: String) -> String? { mode == self.mode ? route : nil }

  public var active: String { String(route.reversed().prefix { $0 != "/" }.reversed()) }

  /// Whether ``Directive/Time/settle`` has nothing to wait for.
  public var isIdle: Bool { pending.isEmpty }
}

/// A setting that the program refuses, thrown by ``Player/makeTarget`` and
/// ``ScriptTarget/setLoading(_:)``.
public struct RefusedSetting: Error, Hashable {
  /// The directives that can be refused.
  public enum Subject: Hashable, Sendable {
    /// `term`
    case terminal
    /// `locale`
    case language
    /// `open`
    case link
    /// `set state`
    case state
    /// `set seed`
    case seed
    /// `set now`
    case now
    /// `set load`
    case loading
  }

  /// The refused directive.
  public let subject: Subject

  /// The reason, as shown to the author of the script.
  public let reason: String

  /// Creates a refusal.
  public init(_ subject: Subject, _ reason: String) {
    self.subject = subject
    self.reason = reason
  }

  /// Whether a directive is the refused one.
  func concerns(_ directive: Directive?) -> Bool {
    guard case .header(let header) = directive else { return false }
    return switch header {
    case .terminal: subject == .terminal
    case .link: subject == .link
    case .state: subject == .state
    case .locale: subject == .language
    case .seed: subject == .seed
    case .now: subject == .now
    case .version: false
    }
  }
}
