/// A terminal with a person at it: a renderer, a source of events, and the requests of the system.
public protocol Terminal: Renderer, EventSource {
  /// Whether time passes only when the program waits for events, as in a test. `false` by default.
  ///
  /// Tasks then run between two events, so that every run is the same; otherwise they have threads
  /// of their own.
  var isVirtual: Bool { get }

  /// What is known of the terminal. ``EventSource/events(until:)`` returns when it changes. By
  /// default, nothing is known.
  var traits: TerminalTraits { get }

  /// Wakes ``EventSource/events(until:)``. May be called from any thread.
  var wake: @Sendable () -> Void { get }

  /// Gives the terminal back, stops the program, and takes the terminal over again when the program
  /// continues.
  func suspend()

  /// Draws every cell of the next frame, whatever is assumed to be on the screen.
  func redraw()

  /// Takes the mouse, or leaves it to the terminal, which then selects text with it. Never called
  /// while ``traits`` say that the program does not have the mouse.
  func useMouse(_ isUsed: Bool)

  /// Puts text on the clipboard. Whether that worked, nobody says. By default, nothing happens.
  ///
  /// - Parameter text: The text, of ``TerminalTraits/longestCopy`` bytes at most.
  func copy(_ text: String)

  /// Reads what somebody has printed while the screen is up.
  ///
  /// - Parameter count: The largest number of lines.
  /// - Returns: The last lines, oldest first; by default none.
  func printedLines(_ count: Int) -> [String]
}

extension Terminal {
  public var isVirtual: Bool { false }
  public func copy(_ text: String) {}
  public func printedLines(_ count: Int) -> [String] { [] }
  public var traits: TerminalTraits { TerminalTraits() }
}
