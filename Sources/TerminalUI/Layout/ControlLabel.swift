import TerminalCore

/// The label of a control, and its position.
struct ControlLabel {
  /// The text of the label.
  let text: String

  private let place: Place

  private enum Place {
    /// In front of the control, which starts right after it.
    case before
    /// In front of the control, which starts at the same column as the others in its form.
    case column(FormScope)
    /// On a separate line above the control, of a form if it is in one.
    case above(FormScope?)
  }

  /// The narrowest form whose labels are in front of their controls in any case, in cells. In a
  /// narrower one, they are if the controls need no more room than that.
  static let roomyWidth = 50

  /// The narrowest control beside its label, in cells.
  private static let smallestControl = 8

  /// The column at which a validated field ends while its error message is beside it.
  static func end(ofChecked width: Int) -> Int { width * 3 / 5 }

  /// The number of lines above the control, 0 or 1.
  var lines: Int { if case .above = place { 1 } else { 0 } }

  /// Whether the controls of a form are aligned in a column.
  var isColumn: Bool { if case .column = place { true } else { false } }

  /// The column at which the control starts. In a form, it is known only once all labels are.
  var end: Int {
    switch place {
    case .before: textEnd + 1
    case .column(let form):
      max(textEnd, 2 + form.labelWidth) + form.labelGap + form.signWidth
    case .above: 2
    }
  }

  /// The column of the first mark of a value between marks, which hangs to the left of what begins
  /// at ``end`` in a form.
  var signStart: Int { isColumn ? end - Self.signWidth : end }

  /// The width of the longest value between marks in the form; `nil` outside of forms.
  var valueWidth: Int? {
    form?.valueWidth
  }

  /// Makes room for a value between marks, so that the second marks of a form are aligned too.
  func takeValue(_ width: Int) {
    if let form { form.valueWidth = max(form.valueWidth, width) }
  }

  private var form: FormScope? {
    switch place {
    case .before: nil
    case .column(let form): form
    case .above(let form): form
    }
  }

  /// The number of cells of the mark before a value, and of the space after it.
  static let signWidth = 2

  /// The column after the label's text.
  var textEnd: Int { 2 + text.displayWidth }

  /// Draws the mark of the focus and, on the first line, the label.
  ///
  /// - Parameters:
  ///   - line: The line of the control, from 0.
  ///   - canvas: The line to draw on.
  func draw(_ line: Int, on canvas: inout Canvas) {
    canvas.drawSelection()
    if line == 0 { canvas.write(text, at: 2) }
  }
}

extension ControlLabel {
  /// Creates the label of a control in a layout.
  ///
  /// - Parameters:
  ///   - text: The text of the label.
  ///   - layout: The layout to which the control will be added.
  ///   - isChecked: Whether the control is a validated field, which needs room for its message.
  ///   - hasSigns: Whether the control shows a value between marks.
  ///   - widest: The most cells that the value of the control takes, besides its marks; `nil` for a
  ///     control that takes all that there are.
  init(
    _ text: String, in layout: Layout<some Routed>, isChecked: Bool = false, hasSigns: Bool = false,
    widest: Int? = nil
  ) {
    self.text = text
    let isNarrow =
      layout.width < Self.roomyWidth && (isChecked || layout.form.map { !$0.isOneLine } ?? false)
    let room =
      Self.smallestControl + (isChecked ? layout.width - Self.end(ofChecked: layout.width) : 0)
    if isNarrow || 2 + text.displayWidth + 1 + room > layout.width {
      place = .above(layout.form)
      layout.form?.takeTooLong()
    } else if let form = layout.form {
      form.take(text.displayWidth, of: layout.width, value: widest)
      form.labelGap = layout.appearance.readsFrames ? 2 : 1
      if hasSigns { form.signWidth = Self.signWidth }
      place = .column(form)
    } else {
      place = .before
    }
  }
}

/// A line with an optional label in front of it or above it.
struct LabeledLine {
  private let label: ControlLabel?

  /// The index of the line, from the first line of the label.
  let index: Int

  /// The number of lines, including that of the label.
  var count: Int { index + 1 }

  /// The column at which the content starts. In a form, it is known only once all labels are.
  var start: Int { label?.end ?? 2 }

  /// Creates a line in a layout; an empty label is omitted.
  init(_ label: String, in layout: Layout<some Routed>) {
    self.label = label.isEmpty ? nil : ControlLabel(label, in: layout)
    index = self.label?.lines ?? 0
  }

  /// Draws one of the lines.
  ///
  /// - Parameters:
  ///   - line: The line, from the first line of the label.
  ///   - canvas: The line to draw on.
  ///   - content: Draws the labeled content, given its first column.
  func draw(_ line: Int, on canvas: inout Canvas, content: (Int, inout Canvas) -> Void) {
    if let label { label.draw(line, on: &canvas) } else { canvas.drawSelection() }
    if line == index { content(start, &canvas) }
  }
}

/// The measurements that the controls of a form share.
final class FormScope {
  /// The identity of the form.
  let id: ViewID

  /// The width of the longest label, in cells.
  private(set) var labelWidth = 0

  /// The number of cells between the longest label and the values. Where lines are read, there are
  /// two, as between all parts of a line.
  fileprivate(set) var labelGap = 1

  /// The number of cells kept free before all values for the marks of some, so that all values
  /// begin at the same column.
  fileprivate(set) var signWidth = 0

  /// The width of the longest value between marks, in cells.
  fileprivate(set) var valueWidth = 0

  /// Whether labels are in front of their controls, however narrow the form is.
  let isOneLine: Bool

  /// The most cells that the value of a control takes, besides the marks before it; `nil` if one
  /// takes all that there are.
  private var widest: Int? = 0

  /// The cells of the narrowest line.
  private var narrowestLine = Int.max

  init(id: ViewID, isOneLine: Bool) { (self.id, self.isOneLine) = (id, isOneLine) }

  /// Whether the form has room for the value of each control that was placed, beside the labels.
  var fits: Bool {
    guard let widest else { return false }
    return 2 + labelWidth + labelGap + signWidth + widest + signWidth < narrowestLine
  }

  /// Makes room for a label, unless it would take more than three fifths of the line.
  fileprivate func take(_ width: Int, of line: Int, value: Int?) {
    if width <= line * 3 / 5 { labelWidth = max(labelWidth, width) }
    let extra = max(0, width - line * 3 / 5)
    narrowestLine = min(narrowestLine, line)
    widest = widest.flatMap { widest in value.map { max(widest, $0 + extra) } }
  }

  /// Notes a label that has no room in front of its control.
  fileprivate func takeTooLong() { widest = nil }
}
