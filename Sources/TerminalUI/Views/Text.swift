public import TerminalCore

/// Text that wraps to as many lines as it needs.
public struct Text<Owner: Routed>: View {
  /// The longest line, in cells: longer ones are hard to read.
  private static var measure: Int { 76 }

  private let text: String
  private let role: Role
  private let style: Style?
  private var isPinned = false

  /// Makes a text in the style of a role. `\n` begins a new line.
  public init(_ text: String, role: Role = .text) {
    self.text = text
    self.role = role
    style = nil
  }

  /// Makes a text in a style that no theme changes. `\n` begins a new line.
  public init(_ text: String, style: Style) {
    self.text = text
    self.style = style
    role = .text
  }

  /// Keeps the text at the top, above the lines that scroll.
  ///
  /// If the pinned lines of a screen would fill more than half of its rows, they scroll too.
  public consuming func pinned() -> Self {
    isPinned = true
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let lines = TextLines(text, width: min(layout.width - 2, Self.measure)).lines
    let run = LineRun<Owner>(lines: lines.count) { [role, style] line, canvas in
      canvas.write(lines[line], at: 2, style: style ?? canvas.style(role))
    }
    if isPinned { layout.pin(run) } else { layout.add(run) }
  }
}

/// An empty line.
public struct Blank<Owner: Routed>: View {
  /// Makes an empty line.
  public init() {}

  public func place(in layout: inout Layout<Owner>) {
    layout.add(LineRun(lines: 1) { _, _ in })
  }
}

/// A message that the screen is loading, which appears only if loading takes a while.
///
/// Its line is there from the start, so that nothing jumps when the message appears.
public struct Loading<Owner: Routed>: View {
  private let text: String

  /// Makes the view with its message.
  public init(_ text: String) {
    self.text = text
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      LineRun(lines: 1) { [text] _, canvas in
        if canvas.isLoading { canvas.write(text, at: 2, role: .muted) }
      })
  }
}
