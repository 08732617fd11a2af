public import TerminalCore

/// Text that is broken into as many lines as it needs.
public struct Text<Owner: Routed>: View {
  private let text: String
  private let style: Style
  private var isPinned = false

  /// Makes a text; `\n` begins a new line.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Keeps the text in sight at the top, above the lines that scroll.
  ///
  /// Where all that is pinned would take more than half of the screen, it scrolls too.
  public consuming func pinned() -> Self {
    isPinned = true
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let lines = TextLines(text, width: layout.width - 2).lines
    let run = LineRun<Owner>(lines: lines.count) { [style] line, canvas in
      canvas.write(lines[line], at: 2, style: style)
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

/// Says that the screen is loading, once that has taken long enough to be noticed.
///
/// It takes one line from the start, so that nothing jumps when the words appear.
public struct Loading<Owner: Routed>: View {
  private let text: String

  /// Makes the view with the words to show.
  public init(_ text: String) {
    self.text = text
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      LineRun(lines: 1) { [text] _, canvas in
        if canvas.isLoading { canvas.write(text, at: 2, style: .dim) }
      })
  }
}
