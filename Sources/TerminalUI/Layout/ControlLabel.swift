import TerminalCore

/// The words before a control, and where they stand.
struct ControlLabel {
  /// The words.
  let text: String

  private let place: Place

  private enum Place {
    /// Before the control, which begins where they end.
    case before
    /// Before the control, which begins where those of the same form do.
    case column(FormScope)
    /// On a line of their own above the control.
    case above
  }

  /// The width from which on labels stand before their controls in a form.
  static let roomyWidth = 50

  /// The fewest cells for a control beside its label.
  private static let smallestControl = 8

  /// The column at which a checked field ends, to leave room for what is wrong with it.
  static func end(ofChecked width: Int) -> Int { width * 3 / 5 }

  /// The number of lines above the control.
  var lines: Int { if case .above = place { 1 } else { 0 } }

  /// Whether the controls of a form begin below each other.
  var isColumn: Bool { if case .column = place { true } else { false } }

  /// The column at which the control begins. In a form it is known once all labels are.
  var end: Int {
    switch place {
    case .before: textEnd + 1
    case .column(let form): max(textEnd, 2 + form.labelWidth) + 1
    case .above: 2
    }
  }

  /// The column after the words.
  var textEnd: Int { 2 + text.displayWidth }

  /// Draws the mark of the focus, and on the first line the label.
  ///
  /// - Parameters:
  ///   - line: The line of the control, counted from 0.
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
  ///   - text: The words.
  ///   - layout: The layout that gets the control.
  ///   - isChecked: Whether the control is a checked field, which has something beside it.
  init(_ text: String, in layout: Layout<some Routed>, isChecked: Bool = false) {
    self.text = text
    let isNarrow = layout.width < Self.roomyWidth && (layout.form != nil || isChecked)
    let room =
      Self.smallestControl + (isChecked ? layout.width - Self.end(ofChecked: layout.width) : 0)
    if isNarrow || 2 + text.displayWidth + 1 + room > layout.width {
      place = .above
    } else if let form = layout.form {
      form.take(text.displayWidth, of: layout.width)
      place = .column(form)
    } else {
      place = .before
    }
  }
}

/// A line with something that may have a label, before it or above it.
struct LabelledLine {
  private let label: ControlLabel?

  /// The line, counted from the first one of the label.
  let index: Int

  /// The number of lines with that of the label.
  var count: Int { index + 1 }

  /// The column at which something begins. In a form it is known once all labels are.
  var start: Int { label?.end ?? 2 }

  /// Creates a line in a layout, without a label if that is empty.
  init(_ label: String, in layout: Layout<some Routed>) {
    self.label = label.isEmpty ? nil : ControlLabel(label, in: layout)
    index = self.label?.lines ?? 0
  }

  /// Draws one of the lines.
  ///
  /// - Parameters:
  ///   - line: The line, counted from the first one of the label.
  ///   - canvas: The line to draw on.
  ///   - content: Draws what has the label, from a column on.
  func draw(_ line: Int, on canvas: inout Canvas, content: (Int, inout Canvas) -> Void) {
    canvas.drawSelection()
    label?.draw(line, on: &canvas)
    if line == index { content(start, &canvas) }
  }
}

/// What the controls of a form have in common.
final class FormScope {
  /// The identity of the form.
  let id: ViewID

  /// The width of the longest label, in cells.
  private(set) var labelWidth = 0

  init(id: ViewID) { self.id = id }

  /// Makes room for a label, unless it would take more than a third of the line.
  fileprivate func take(_ width: Int, of line: Int) {
    if width <= line / 3 { labelWidth = max(labelWidth, width) }
  }
}
