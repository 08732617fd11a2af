import Navigation
public import TerminalCore

/// Records what happens to a program at a terminal, such as into a script that plays it again.
public protocol EventRecording: AnyObject {
  /// Records an event before the program handles it.
  ///
  /// - Parameters:
  ///   - event: The event. Text typed into a ``SecureField`` is passed as asterisks.
  ///   - time: The time since the start.
  ///   - screen: What was visible before the event.
  /// - Returns: Whether the program handles the event; `false` if it was meant for the recording.
  func record(_ event: InputEvent, at time: Duration, showing screen: RecordedScreen) -> Bool

  /// Whether the next event is for the recording itself, such as for a menu, rather than for the
  /// program; by default `false`. Then even an event that would type into a ``SecureField`` is
  /// passed as it was typed.
  var takesInput: Bool { get }

  /// Returns a message for the person recording, in the last row of the terminal.
  ///
  /// - Parameter size: The size of the terminal.
  /// - Returns: `nil` for nothing, as by default.
  func prompt(in size: Size) -> TerminalPrompt?

  /// Records a session after it has taken place, and ends the recording, but not the program.
  func record(_ session: RecordedSession)

  /// Ends the recording with the program.
  func end(at time: Duration)

  /// The reason that not everything was recorded; `nil` if it was.
  var failure: (any Error)? { get }
}

extension EventRecording {
  public var takesInput: Bool { false }

  public func prompt(in size: Size) -> TerminalPrompt? { nil }
}

/// What a program shows at one moment, and where its user is.
public struct RecordedScreen: Sendable {
  /// The visible frame.
  public var frame: Frame

  /// The visible path, root first, such as `home/cities`.
  public var route: String

  /// The name of the visible mode; `nil` for the first one, and in a program without modes.
  public var mode: String?

  /// The text of the focused row or control; `nil` if nothing is focused.
  public var focusedText: String?

  /// Whether something is loading, which takes a different amount of time on replay.
  public var isLoading: Bool

  /// Creates a description of a screen.
  public init(
    _ frame: Frame, route: String, mode: String? = nil, focusedText: String? = nil,
    isLoading: Bool = false
  ) {
    self.frame = frame
    self.route = route
    self.mode = mode
    self.focusedText = focusedText
    self.isLoading = isLoading
  }

  /// Describes what an app shows.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - frame: Its visible frame.
  ///   - name: The name of a route in scripts.
  public init<Route>(
    of app: App<Route>, showing frame: Frame, naming name: (Route) -> String = { "\($0)" }
  ) {
    let path = app.path
    self.init(
      frame, route: path.routes.map(name).joined(separator: "/"),
      mode: path.id == app.paths.first?.id ? nil : path.id.rawValue,
      focusedText: app.focusedText, isLoading: app.isLoading)
  }
}

/// What the screens of a program have received since its launch.
///
/// Input for the inspector isn't part of it, and resizes are those of the screens: a program
/// without an inspector shows the same.
public struct RecordedSession: Sendable {
  /// An event and the time since the start.
  public typealias TimedEvent = (event: InputEvent, time: Duration)

  /// The size of the screens at the launch.
  public let size: Size

  /// The visible path at the first event, root first, such as `home/cities`.
  public let route: String

  /// The name of the visible mode at the first event; `nil` for the first one, and in a program
  /// without modes.
  public let mode: String?

  /// The events, oldest first. Text typed into a ``SecureField`` is asterisks.
  public let events: [TimedEvent]

  /// The time at which the session ends.
  public let end: Duration

  /// Creates a description of a session.
  public init(
    size: Size, route: String, mode: String? = nil, events: [TimedEvent], end: Duration
  ) {
    self.size = size
    self.route = route
    self.mode = mode
    self.events = events
    self.end = end
  }
}
