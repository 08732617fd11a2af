import TerminalCore

/// A symbol for ongoing work, which turns while it is visible.
///
/// ```
/// Spinner("Looking for hosts")
/// ```
///
/// It doesn't turn if the user wants less motion. For the tasks of a screen, use ``Loading``, which
/// appears only if they take a while.
public struct Spinner<Owner: Routed>: View {
  private let words: String

  /// Creates a spinner with a text after it.
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
  /// Notes that the frame contains a spinner, and returns the number of turns so far.
  fileprivate mutating func turn() -> Int {
    hasSpinner = true
    return Spin.count(at: time)
  }
}

/// The timing of spinners, which all turn together, ten times a second.
enum Spin {
  /// The number of turns up to a time.
  fileprivate static func count(at time: Duration) -> Int {
    time.count(of: .milliseconds(100))
  }

  /// The time of the next turn.
  static func next(after time: Duration) -> Duration { .milliseconds(100) * (count(at: time) + 1) }
}

extension GlyphSet {
  /// The symbols of a spinner, in order.
  fileprivate var spinner: [String] {
    self == .ascii
      ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }
}
