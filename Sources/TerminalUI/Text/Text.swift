public import TerminalCore

/// Text that wraps to as many lines as it needs.
///
/// Texts can be joined, each part with a style of its own:
///
/// ```swift
/// Text("3 files ").bold() + Text("of 12").foreground(.good)
/// ```
public struct Text<Owner: Routed>: View {
  /// The longest line, in cells: longer ones are hard to read.
  private static var measure: Int { 76 }

  private var text: StyledText
  private var isPinned = false

  /// Creates a text in the style of a role. `\n` begins a new line.
  public init(_ text: String, role: Role = .text) {
    self.text = StyledText(text, TextLook(role: role))
  }

  /// Creates a text in a style that no theme changes. `\n` begins a new line.
  public init(_ text: String, style: Style) {
    self.text = StyledText(text, TextLook(role: .text, style: style))
  }

  /// Keeps the text at the top, above the lines that scroll.
  ///
  /// If the pinned lines of a screen would fill more than half of its rows, they scroll too.
  public consuming func pinned() -> Self {
    isPinned = true
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let width = min(layout.width - 2, layout.appearance.measure(Self.measure))
    let lines = layout.lines(of: text.text, width: width)
    let run = LineRun<Owner>(lines: lines.count) { [text] line, canvas in
      text.draw(lines.bytes(of: line), at: 2, on: &canvas)
    }
    if isPinned { layout.pin(run) } else { layout.add(run) }
  }
}

// MARK: - Parts with styles

extension Text {
  /// Joins two texts to one, which wraps as a whole. It is pinned if the first is.
  public static func + (first: Self, second: Self) -> Self {
    var joined = first
    joined.text.append(second.text)
    return joined
  }

  /// Makes all of the text bold.
  public consuming func bold() -> Self { adding(.bold) }

  /// Underlines all of the text.
  public consuming func underline() -> Self { adding(.underline) }

  /// Says what all of the text is there for.
  public consuming func foreground(_ role: Role) -> Self {
    text.changeLooks { $0.role = role }
    return self
  }

  /// Sets a color of all of the text that no theme changes.
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
/// Its line is there from the start, so that nothing jumps when the message appears.
public struct Loading<Owner: Routed>: View {
  private let text: String

  /// Creates the view with its message.
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
