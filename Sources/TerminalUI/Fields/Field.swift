import TerminalCore

/// What the views with a text to edit are made of; see ``CheckedField``.
public struct Field<Owner: Routed> {
  /// The property with the text.
  let text: WritableKeyPath<Owner, String>

  /// The purpose, which determines the meaning of some keys.
  let purpose: FieldPurpose

  /// The text before the field.
  let label: String

  /// The text in an empty field.
  let placeholder: String

  /// The action of Enter. If `nil`, Enter in a focusable field moves on to the next one.
  var submit: ((inout Owner, Context<Owner>) -> Void)?

  /// The name of that action in the hints; `nil` for the usual one.
  var actionName: String?

  /// Whether the text is hidden, like a password.
  var isSecure = false

  /// The position of the label of a focusable field.
  var place: ControlLabel?

  /// Returns the error message; `nil` for a field without validation.
  var complaint: ((Owner) -> String?)?

  /// Asynchronously returns the error message for a text; `nil` for a field without such a check.
  var slowCheck: (@Sendable (String) async -> String?)?

  /// What the field is called: the words before it, or else those in it while it is empty.
  var name: String { hasWords || placeholder.isEmpty ? label : placeholder }

  /// Whether words stand before the field, and not a sign such as ">".
  var hasWords: Bool { label.hasWords }

  /// Whether the field has a check.
  var isChecked: Bool { complaint != nil || slowCheck != nil }

  /// The form that contains the field.
  var form: ViewID?

  /// The most characters that can be typed.
  var limit = FieldText.limit

  /// The empty columns before a multiline text, whose bar would look like a part of a border.
  var indent = 0
}

/// The purpose of a field, which determines the meaning of some keys.
enum FieldPurpose: Hashable {
  /// A search that filters the rows below it: Escape clears it, Enter chooses the focused row.
  case search
  /// An answer: Enter submits it.
  case entry
  /// A field that receives keys while it has the focus: Enter submits or moves to the next one.
  case line
  /// A multiline text that receives keys while it has the focus: Enter starts a new line.
  case text
}

extension Field {
  /// The text as it is shown.
  func shown(_ text: String) -> String {
    isSecure ? String(repeating: "*", count: text.count) : text
  }

  /// The text in an empty field as it is shown. Where it is read, it would sound like a value.
  func placeholder(in appearance: Appearance, _ phrases: Phrases) -> String {
    appearance.readsFrames && !placeholder.isEmpty ? phrases.placeholder(placeholder) : placeholder
  }

  /// The lines below the field for an error message that has no room beside it; `nil` if it has.
  /// Beside it, the message takes a part of the field's own lines, so that nothing else moves.
  func linesBelow(for message: String, width: Int, _ appearance: Appearance) -> TextLines? {
    guard let place else { return nil }
    let text = "\(appearance.glyphs.wrong) \(message)"
    let end = place.lines == 0 ? ControlLabel.end(ofChecked: width) : place.textEnd
    return end + 1 + text.displayWidth > width ? TextLines(text, width: width - 2) : nil
  }

  /// The lines of an error message that stands in an editor, below the visible part of its text.
  func linesInEditor(for message: String, width: Int, _ appearance: Appearance) -> TextLines {
    let room = max(1, width - indent - EditorWindow.margins.before)
    return TextLines("\(appearance.glyphs.wrong) \(message)", width: room)
  }

  /// Draws the label of a field and its error message.
  ///
  /// - Parameters:
  ///   - line: The line, from 0.
  ///   - complaint: The error message.
  ///   - canvas: The line to draw on.
  /// - Returns: The columns for the text; `nil` if it is on another line.
  func drawSurroundings(
    _ line: Int, complaint: String?, on canvas: inout Canvas
  ) -> Range<Int>? {
    let theme = canvas.appearance.theme
    let below = complaint.flatMap {
      linesBelow(for: $0, width: canvas.width, canvas.appearance)
    }
    let beside = below == nil ? complaint : nil
    let columns = columns(onLine: line, width: canvas.width, hasMessage: beside != nil)
    guard let place else {
      canvas.write(label + " ", at: labelStart, style: theme[.heading])
      return columns
    }
    // A selection would cover the text being edited, so the line only has the mark.
    if canvas.isFocused, canvas.isFirstInSight {
      canvas.write(canvas.appearance.pointer, style: theme[.accent])
    }
    if line == 0 {
      canvas.write(label, at: 2, style: theme[canvas.isFocused ? .heading : .text])
    }
    if line == 0, let beside {
      let start = (columns?.upperBound ?? place.textEnd) + 1
      canvas.write("\(canvas.appearance.glyphs.wrong) \(beside)", at: start, style: theme[.bad])
    }
    let number = line - place.lines - 1
    if let below, (0..<below.count).contains(number) {
      canvas.write(below[number], at: 2, style: theme[.bad])
    }
    return columns
  }

  /// The columns for the text.
  ///
  /// - Parameters:
  ///   - line: The line, from 0.
  ///   - width: The width of the field with its label.
  ///   - hasMessage: Whether an error message stands beside the text.
  /// - Returns: `nil` if the text is on another line.
  func columns(onLine line: Int, width: Int, hasMessage: Bool) -> Range<Int>? {
    guard let place else {
      return min(labelStart + label.displayWidth + 1, width)..<width
    }
    guard line == place.lines else { return nil }
    let end = place.lines == 0 && hasMessage ? ControlLabel.end(ofChecked: width) : width
    return min(place.end, end)..<end
  }

  /// The column of the label of the screen's own field. Words stand below those of the question.
  /// After a sign such as ">" the text does.
  private var labelStart: Int { hasWords ? 2 : 0 }

  /// Draws the text and the cursor. Of a long text, the part around the cursor is shown, and the
  /// limit once the text is nearly that long.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - cursor: The cursor, in characters from the start.
  ///   - isTyped: Whether the field receives typed characters.
  ///   - canvas: The line to draw on.
  func draw(_ text: String, cursor: Int, isTyped: Bool, on canvas: inout Canvas) {
    guard !text.isEmpty else {
      drawRule(from: 0, to: canvas.width, on: &canvas)
      var style = canvas.appearance.theme[.muted]
      if purpose == .line || purpose == .entry { style.attributes.insert(.underline) }
      canvas.write(placeholder(in: canvas.appearance, canvas.phrases), style: style)
      if isTyped { canvas.setCursor(at: 0) }
      return
    }
    let limit = limitWords(for: text, canvas.phrases)
    let right = room(beside: limit, in: canvas.width)
    if let limit {
      canvas.write(limit, at: max(0, canvas.width - limit.displayWidth), role: .muted)
    }
    let window = window(
      of: text, cursor: isTyped ? cursor : 0, width: right, canvas.appearance)
    let marks = canvas.appearance.glyphs.sideMarks
    if window.start > 0 { canvas.write(marks.left, role: .muted) }
    let written = canvas.write(
      window.text, at: window.start, limit: right, style: canvas.appearance.theme[.field])
    drawRule(from: written, to: window.endMark ?? right, on: &canvas)
    if let end = window.endMark { canvas.write(marks.right, at: end, role: .muted) }
    if isTyped { canvas.setCursor(at: window.cursor) }
  }

  /// Underlines the free cells of a field among others, or those that an answer usually takes, so
  /// that it is seen where to type.
  private func drawRule(from start: Int, to end: Int, on canvas: inout Canvas) {
    let end = purpose == .entry ? min(end, Self.usualAnswer) : end
    guard purpose == .line || purpose == .entry, start < end else { return }
    canvas.fill(start..<end, style: canvas.appearance.theme[.field])
  }

  /// The cells that are underlined for an answer.
  private static var usualAnswer: Int { 24 }

  /// The words at the right edge that tell the limit, if the text is nearly that long; otherwise
  /// `nil`.
  private func limitWords(for text: String, _ phrases: Phrases) -> String? {
    FieldText.isNearlyFull(text, limit: limit) ? phrases.fieldLimit(limit) : nil
  }

  /// The column at which the text must end in a number of columns, for the limit to have room.
  private func room(beside limit: String?, in width: Int) -> Int {
    limit.map { max(0, width - $0.displayWidth - 1) } ?? width
  }

  /// The part of the text that is shown.
  private func window(
    of text: String, cursor: Int, width: Int, _ appearance: Appearance
  ) -> FieldWindow {
    // What is read aloud has no marks.
    FieldWindow(shown(text), cursor: cursor, width: width, hasMarks: !appearance.readsFrames)
  }

  /// The cursor that a click puts at a column of the text.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - text: The text.
  ///   - cursor: The cursor for which the text was drawn.
  ///   - width: The number of columns.
  ///   - appearance: How the field was drawn.
  ///   - phrases: The words that were drawn.
  /// - Returns: The cursor, in characters from the start.
  func cursor(
    atColumn column: Int, of text: String, drawnFor cursor: Int, width: Int,
    _ appearance: Appearance, _ phrases: Phrases
  ) -> Int {
    let right = room(beside: limitWords(for: text, phrases), in: width)
    return window(of: text, cursor: cursor, width: right, appearance).cursor(atColumn: column)
  }
}

extension Layout {
  /// The lines below a control for the error message of its field.
  func messageLines(of control: Control<Owner>, id: ViewID) -> Int {
    guard let complaint = actions.complaint, let field = control.field,
      let message = complaint(field, id)
    else { return 0 }
    if field.purpose == .text {
      // Elsewhere, the message takes lines from the text.
      guard appearance.readsFrames else { return 0 }
      return field.linesInEditor(for: message, width: width, appearance).count
    }
    return field.linesBelow(for: message, width: width, appearance)?.count ?? 0
  }
}

extension String {
  /// Whether a label has words, and isn't a sign such as ">".
  var hasWords: Bool { contains(where: \.isLetter) }
}
