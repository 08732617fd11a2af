// The folder `Target` has what a player needs of a program, and an app that has it.

import Navigation
public import TerminalCore

/// A program that a script can play, on a clock that only the player moves.
///
/// After ``handle(_:)`` and ``advance(to:)`` everything that is ready has run, and ``frame`` is up
/// to date.
public protocol ScriptTarget: AnyObject {
  /// The virtual time, which is 0 at the start and never goes back.
  var now: Duration { get }

  /// The time of the next timer, or `nil` if there is none.
  var nextDeadline: Duration? { get }

  /// What ``Directive/Time/settle`` waits for, in words: transitions, loads, silence of the wheel.
  ///
  /// Timers that repeat or that wait for a person are not included.
  var pending: [String] { get }

  /// The tasks that still ran when ``ScriptSettings/patience`` was over, in words.
  var overdueTasks: [String] { get }

  /// The current content of the screen.
  var frame: Frame { get }

  /// The path on show, root first, such as `home/prefectures/cities:23`.
  var route: String { get }

  /// The name of the mode on show; by default that of the only path.
  var mode: String { get }

  /// The path of a mode, root first, or `nil` if there is no such mode. By default there is only the
  /// one on show.
  func route(ofMode mode: String) -> String?

  /// The route of the visible screen that has the keyboard; by default the last part of ``route``.
  var active: String { get }

  /// The number of screens on the stack, including the root.
  var depth: Int { get }

  /// The title of the top screen.
  var title: String { get }

  /// The text of the row or control that has the focus, or `nil` if nothing has it.
  var focusedText: String? { get }

  /// The last text that a screen has copied, or `nil` if none has.
  var copied: String? { get }

  /// The last record of the journal as words such as `pop cause=back`, or `nil` if there is none.
  var lastJournalRecord: String? { get }

  /// What is alive and should have been freed, in words.
  var leaks: [String] { get }

  /// The exit status of the program, or `nil` while it runs.
  var exitStatus: Int32? { get }

  /// Handles an event at the current time, and runs everything that becomes ready.
  func handle(_ event: InputEvent)

  /// Moves the clock, and runs every timer that is due up to that time.
  ///
  /// Timers run by deadline, then in the order in which they were set; everything that becomes
  /// ready runs before the next timer.
  ///
  /// - Parameter time: The new time, not before ``now``.
  func advance(to time: Duration)

  /// Changes how loads go that begin after this call.
  func setLoading(_ loading: ScriptLoading)

  /// Returns the lifecycle events since the last call, such as `C willDisappear(popped)`.
  func takeLifecycleEvents() -> [String]

  /// Ends the program as a person would, and confirms any question whether to quit.
  func quit()
}

extension ScriptTarget {
  public var mode: String { PathID.main.rawValue }

  public func route(ofMode mode: String) -> String? { mode == self.mode ? route : nil }

  public var active: String { String(route.reversed().prefix { $0 != "/" }.reversed()) }

  /// Whether ``Directive/Time/settle`` has nothing to wait for.
  public var isIdle: Bool { pending.isEmpty }
}

/// A part of a script's header that the program refuses, thrown by ``Player/makeTarget``.
public struct RefusedSetting: Error, Hashable {
  /// The parts that can be refused.
  public enum Subject: Hashable, Sendable {
    /// `term`
    case terminal
    /// `locale`
    case language
    /// `open`
    case link
    /// `set state`
    case state
  }

  /// The part that is refused.
  public let subject: Subject

  /// The reason, for the person who wrote the script.
  public let reason: String

  /// Makes a refusal.
  public init(_ subject: Subject, _ reason: String) {
    self.subject = subject
    self.reason = reason
  }

  /// Whether this directive is the part that is refused.
  func concerns(_ directive: Directive?) -> Bool {
    guard case .header(let header) = directive else { return false }
    return switch header {
    case .terminal: subject == .terminal
    case .link: subject == .link
    case .state: subject == .state
    case .locale: subject == .language
    case .version, .seed, .now: false
    }
  }
}
