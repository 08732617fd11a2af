import TerminalCore

/// A sign that something goes on, which turns while it is visible:
///
/// ```
/// Spinner("Looking for hosts")
/// ```
///
/// Where the user wants less motion, it stands still. Use ``Loading`` for the tasks of a screen,
/// since it appears only if they take a while.
public struct Spinner<Owner: Routed>: View {
  private let words: String

  /// Creates a spinner with words after it.
  public init(_ words: String) { self.words = words }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      LineRun(lines: 1) { [words] _, canvas in
        guard canvas.appearance.motion == .full else {
          let end = canvas.write(words, at: 2)
          canvas.write(canvas.appearance.glyphs.ellipsis, at: end)
          return
        }
        let signs = canvas.appearance.glyphs.spinner
        canvas.write(signs[canvas.turn() % signs.count], at: 2, role: .accent)
        canvas.write(words, at: 4)
      })
  }
}

extension Canvas {
  /// The number of times that all spinners have turned, and notes that there is one in the frame.
  fileprivate mutating func turn() -> Int {
    hasSpinner = true
    return Spin.count(at: time)
  }
}

/// The timing of spinners, which turn ten times a second, all at once.
enum Spin {
  /// The number of turns up to a time.
  fileprivate static func count(at time: Duration) -> Int {
    // Integers, since a rounded quotient could put the next turn at the present.
    let (seconds, attoseconds) = time.components
    return Int(seconds) * 10 + Int(attoseconds / 100_000_000_000_000_000)
  }

  /// When the next turn is due.
  static func next(after time: Duration) -> Duration { .milliseconds(100) * (count(at: time) + 1) }
}

extension GlyphSet {
  /// The signs of a spinner, one after the other.
  fileprivate var spinner: [String] {
    self == .ascii
      ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }
}
