public import TerminalCore

/// Text that wraps to as many lines as it needs.
///
/// Texts can be concatenated, each part with its own style:
///
/// ```swift
/// Text("3 files ").bold() + Text("of 12").foreground(.good)
/// ```
///
/// A line has at most 76 cells, because longer ones are hard to read; see ``lineLength(_:)``.
///
/// Right-to-left scripts are not reordered, and bidirectional control characters are dropped.
public struct Text<Owner: Routed>: View {
  private var text: StyledText
  private var isPinned = false

  /// The longest line, in cells.
  private var measure = 76

  /// Creates a text in the style of a role. `\n` starts a new line.
  public init(_ text: String, role: Role = .text) {
    self.text = StyledText(text, TextLook(role: role))
  }

  /// Creates a text in a fixed style, independent of the theme. `\n` starts a new line.
  public init(_ text: String, style: Style) {
    self.text = StyledText(text, TextLook(role: .text, style: style))
  }

  /// Pins the text to the top, above the lines that scroll.
  ///
  /// If the pinned lines of a screen would fill more than half of its rows, or all but three beside
  /// an ``EntryField``, they scroll too.
  public consuming func pinned() -> Self {
    isPinned = true
    return self
  }

  /// Sets the length of the longest line, such as for a log, whose lines are not read one after the
  /// other.
  ///
  /// - Parameter cells: The number of cells, by default 76; `nil` for all that there are. Line mode
  ///   breaks lines at its own width.
  /// - Returns: The text with lines of this length.
  public consuming func lineLength(_ cells: Int?) -> Self {
    measure = cells.map { max(1, $0) } ?? .max
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    if layout.isOneLine {
      let width = layout.width - 2
      return layout.add(
        LineRun(lines: 1) { [text] _, canvas in text.draw(at: 2, truncatedTo: width, on: &canvas) })
    }
    let width = min(layout.width - 2, layout.appearance.measure(measure))
    let lines = layout.lines(of: text.text, width: width)
    let run = LineRun<Owner>(lines: lines.count) { [text] line, canvas in
      text.draw(lines.bytes(of: line), at: 2, on: &canvas)
    }
    if isPinned { layout.pin(run) } else { layout.add(run) }
  }
}

// MARK: - Parts with styles

extension Text {
  /// Concatenates two texts, which wrap as one. The result has the line length of the first one,
  /// and is pinned if that is.
  public static func + (first: Self, second: Self) -> Self {
    var joined = first
    joined.text.append(second.text)
    return joined
  }

  /// Makes all of the text bold.
  public consuming func bold() -> Self { adding(.bold) }

  /// Underlines all of the text.
  public consuming func underline() -> Self { adding(.underline) }

  /// Sets the role of the whole text.
  public consuming func foreground(_ role: Role) -> Self {
    text.changeLooks { $0.role = role }
    return self
  }

  /// Sets the color of the whole text, independent of the theme.
  public consuming func foreground(_ color: Color) -> Self {
    text.changeLooks { $0.color = color }
    return self
  }

  private consuming func adding(_ attributes: Attributes) -> Self {
    text.changeLooks { $0.attributes.formUnion(attributes) }
    return self
  }
}

/// An empty line.
public struct Blank<Owner: Routed>: View {
  /// Creates an empty line.
  public init() {}

  public func place(in layout: inout Layout<Owner>) {
    layout.add(LineRun(lines: 1) { _, _ in })
  }
}

/// A message that the screen is loading, which appears only if loading takes a while.
///
/// It takes up its line from the start, so that nothing jumps when the message appears.
public struct Loading<Owner: Routed>: View {
  private let text: String

  /// Creates the view with a message.
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
