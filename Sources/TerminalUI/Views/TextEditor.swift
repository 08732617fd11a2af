/// A text of several lines that the user edits.
///
/// ```swift
/// TextEditor(\.body, height: .fill(), placeholder: "Write here")
/// ```
///
/// It has the typed characters while it has the focus. Enter begins a new line, pasted text keeps
/// its lines, and the arrow keys move by the lines that are shown; Up and Down leave the text at
/// its first and last line, Left and Right at its ends, Tab anywhere. `Ctrl-Left` and `Ctrl-Right`
/// move by words, `Ctrl-_` (on most keyboards also `Ctrl-/`) and `Alt-U` take back the last edit,
/// and `Alt-E` makes it again. The text scrolls by itself, so that the cursor is always visible.
///
/// It holds up to 400,000 bytes of UTF-8, 100,000 characters of any script; a longer text of the
/// screen's own can be edited, but not grow. A key costs time in proportion to its paragraph.
public struct TextEditor<Owner: Routed>: View {
  private let text: WritableKeyPath<Owner, String>
  private let height: ScrollHeight
  private let placeholder: String

  /// Creates an editor for a text property of the screen, with the cursor at the start.
  ///
  /// - Parameters:
  ///   - text: The property.
  ///   - height: The number of lines that are seen.
  ///   - placeholder: What an empty editor shows.
  public init(
    _ text: WritableKeyPath<Owner, String>, height: ScrollHeight = .lines(5),
    placeholder: String = ""
  ) {
    self.text = text
    self.height = height
    self.placeholder = placeholder
  }

  public func place(in layout: inout Layout<Owner>) {
    let field = Field(
      text: text, purpose: .text, label: "", placeholder: placeholder, submit: nil)
    layout.add(
      Control(field, lines: height.lines), fills: height.fills && !layout.isInRegion)
  }
}
