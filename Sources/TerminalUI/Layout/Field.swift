import TerminalCore

/// A line of text that the user edits.
public struct Field<Owner: Routed> {
  /// The property with the text.
  let text: WritableKeyPath<Owner, String>

  /// The purpose, on which the meaning of some keys depends.
  let purpose: FieldPurpose

  /// The text before the field.
  let label: String

  /// The text in an empty field.
  let placeholder: String

  /// The action of Enter. Without one, Enter in a field among others moves on to the next.
  let submit: ((inout Owner, Context<Owner>) -> Void)?

  /// Whether the text is hidden, as that of a password.
  var isSecure = false

  /// Where the label of a field among others stands.
  var place: ControlLabel?

  /// What is wrong with the text, or `nil` for a field without a check.
  var complaint: ((Owner) -> String?)?

  /// Says what is wrong with a text, which takes time; `nil` for a field without such a check.
  var slowCheck: (@Sendable (String) async -> String?)?

  /// Whether the field has a check.
  var isChecked: Bool { complaint != nil || slowCheck != nil }

  /// The form that the field stands in.
  var form: ViewID?
}

/// The purpose of a field, on which the meaning of some keys depends.
enum FieldPurpose: Hashable {
  /// A search, which filters the rows below: Escape clears it, Enter chooses the focused row.
  case search
  /// An answer: Enter submits it.
  case entry
  /// One field among others, which has the keys while it has the focus: Enter submits or moves on.
  case line
  /// A text of several lines, which has the keys while it has the focus: Enter begins a new line.
  case text
}

extension Field {
  /// The text as it is shown.
  func shown(_ text: String) -> String {
    isSecure ? String(repeating: "*", count: text.count) : text
  }

  /// Draws what is around a field: its label, and what is wrong with it, which has a place of its
  /// own so that nothing else moves.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 0.
  ///   - complaint: What is wrong.
  ///   - canvas: The line to draw on.
  /// - Returns: The columns for the text, or `nil` if it is on another line.
  func drawSurroundings(
    _ line: Int, complaint: String?, on canvas: inout Canvas
  ) -> Range<Int>? {
    let theme = canvas.appearance.theme
    guard let place else {
      return min(canvas.write(label + " ", style: theme[.heading]), canvas.width)..<canvas.width
    }
    // A selection would lie over the text that is edited, so the line has only the mark.
    if canvas.isFocused, canvas.isFirstInSight {
      canvas.write(canvas.appearance.pointer, style: theme[.accent])
    }
    if line == 0 {
      canvas.write(label, at: 2, style: theme[canvas.isFocused ? .heading : .text])
    }
    let isBeside = place.lines == 0
    let end =
      isBeside && isChecked ? ControlLabel.end(ofChecked: canvas.width) : canvas.width
    if line == 0, let complaint {
      let wrong = canvas.appearance.glyphs.wrong
      canvas.write(
        "\(wrong) \(complaint)", at: (isBeside ? end : place.textEnd) + 1, style: theme[.bad])
    }
    return line == place.lines ? min(place.end, end)..<end : nil
  }

  /// Draws text and cursor. Of a long text, the part up to the cursor is shown, and the
  /// limit once it is near.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - cursor: The cursor, in characters from the start.
  ///   - isTyped: Whether the field gets the typed characters.
  ///   - canvas: The line to draw on.
  func draw(_ text: String, cursor: Int, isTyped: Bool, on canvas: inout Canvas) {
    guard !text.isEmpty else {
      drawRule(from: 0, to: canvas.width, on: &canvas)
      var style = canvas.appearance.theme[.muted]
      if purpose == .line { style.attributes.insert(.underline) }
      canvas.write(placeholder, style: style)
      if isTyped { canvas.setCursor(at: 0) }
      return
    }
    let text = shown(text)
    let right = drawLimit(of: text, on: &canvas)
    let window = FieldWindow(text, cursor: isTyped ? cursor : 0, width: right)
    let written = canvas.write(
      window.text, limit: right, style: canvas.appearance.theme[.field])
    drawRule(from: written, to: right, on: &canvas)
    if isTyped { canvas.setCursor(at: window.cursor) }
  }

  /// Underlines the free cells of a field among others, so that it is seen where to type.
  private func drawRule(from start: Int, to end: Int, on canvas: inout Canvas) {
    guard purpose == .line, start < end else { return }
    canvas.fill(start..<end, style: canvas.appearance.theme[.field])
  }

  /// Draws the limit at the right edge if the text is nearly that long. Returns the column at which
  /// the text must end.
  private func drawLimit(of text: String, on canvas: inout Canvas) -> Int {
    guard FieldText.isNearlyFull(text) else { return canvas.width }
    let words = canvas.phrases.fieldLimit(FieldText.limit)
    let start = max(0, canvas.width - words.displayWidth)
    canvas.write(words, at: start, role: .muted)
    return max(0, start - 1)
  }
}
