/// An editor for a multiline text.
///
/// ```swift
/// TextEditor("Letter", \.body, height: .fill(), placeholder: "Write here")
/// ```
///
/// It receives typed characters while it has the focus. Enter starts a new line, pasted text keeps
/// its lines, and the arrow keys move by displayed lines. Up and Down leave the editor at the first
/// and last line, Left and Right at the ends of the text, Tab anywhere. `Ctrl-Left` and
/// `Ctrl-Right` move by words, `Ctrl-_` (on most keyboards also `Ctrl-/`) and `Alt-U` undo the
/// latest edit, and `Alt-E` redoes it. The text scrolls separately, and the cursor is always
/// visible.
///
/// The message of a check takes the place of the last visible lines. A checked editor has at least
/// two lines.
///
/// The text may be up to 400,000 bytes of UTF-8, which is at least 100,000 Unicode scalars. A
/// longer one from the screen can be edited, but not grow. The cost of a key is proportional to its
/// paragraph.
public struct TextEditor<Owner: Routed>: CheckedField {
  public var field: Field<Owner>

  private let height: ScrollHeight

  /// Creates an editor for a text property of the screen, with the cursor at the start.
  ///
  /// - Parameters:
  ///   - label: The text above the editor, which line mode asks with.
  ///   - text: The property.
  ///   - height: The number of visible lines.
  ///   - placeholder: The text to show while the editor is empty.
  public init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, height: ScrollHeight = .lines(5),
    placeholder: String = ""
  ) {
    field = Field(text: text, purpose: .text, label: label, placeholder: placeholder, submit: nil)
    self.height = height
  }

  /// Creates an editor without a label.
  ///
  /// - Parameters:
  ///   - text: The property.
  ///   - height: The number of visible lines.
  ///   - placeholder: The text to show while the editor is empty.
  public init(
    _ text: WritableKeyPath<Owner, String>, height: ScrollHeight = .lines(5),
    placeholder: String = ""
  ) {
    self.init("", text, height: height, placeholder: placeholder)
  }

  public func place(in layout: inout Layout<Owner>) {
    var field = field
    if !field.label.isEmpty { Text(field.label).place(in: &layout) }
    field.form = layout.form?.id
    field.indent = layout.isBesideBorder ? 1 : 0
    let all = layout.actions.lineCount?(field, layout.width)
    // A line for the text, and one for what is wrong with it.
    let least = field.isChecked ? 2 : 1
    layout.add(
      Control(field, lines: all ?? max(height.lines, least)),
      fills: height.fills && all == nil && !layout.isInRegion)
  }
}
