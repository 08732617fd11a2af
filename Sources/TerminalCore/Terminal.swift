/// A terminal that a user sits at: a renderer and an event source, with the system's requests.
public protocol Terminal: Renderer, EventSource {
  /// Whether time passes only while the program waits for events, as in a test. `false` by default.
  ///
  /// If `true`, tasks run between two events, so that every run is the same; otherwise they have
  /// threads of their own.
  var isVirtual: Bool { get }

  /// What is known about the terminal; nothing by default. ``EventSource/events(until:)`` returns
  /// when this changes.
  var traits: TerminalTraits { get }

  /// Wakes ``EventSource/events(until:)``; callable from any thread.
  var wake: @Sendable () -> Void { get }

  /// Restores the terminal, stops the program, and takes the terminal over again when the program
  /// continues.
  func suspend()

  /// Redraws every cell with the next frame, whatever is assumed to be on the screen.
  func redraw()

  /// Takes the mouse, or leaves it to the terminal, where it selects text. Never called while
  /// ``traits`` say that the program doesn't have the mouse.
  func useMouse(_ isUsed: Bool)

  /// Puts text on the clipboard; does nothing by default. The terminal doesn't report success.
  ///
  /// - Parameter text: The text, at most ``TerminalTraits/longestCopy`` bytes of UTF-8.
  func copy(_ text: String)

  /// The lines that something else printed while the screen was in use.
  ///
  /// - Parameter count: The largest number of lines to return.
  /// - Returns: The latest lines, oldest first; none by default.
  func printedLines(_ count: Int) -> [String]
}

extension Terminal {
  public var isVirtual: Bool { false }
  public func copy(_ text: String) {}
  public func printedLines(_ count: Int) -> [String] { [] }
  public var traits: TerminalTraits { TerminalTraits() }
}
