import TerminalCore

/// A line that can be chosen, with a text and details at the right edge, or two such lines.
public struct Row<Owner: Routed>: View {
  /// The text and the details.
  @usableFromInline var content: RowText

  private var id: String?
  private var key: Character?
  private var action: ((inout Owner, Context<Owner>) -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - progress: What a bar before the details shows, if there is space for all of them.
  ///   - detail: The details, the most important last. Those at the front are left out if space is
  ///     short.
  public init(_ text: String, progress: ProgressBar<Owner>? = nil, detail: String...) {
    let details = detail.contains("") ? detail.filter { !$0.isEmpty } : detail
    content = RowText(text: text, progress: progress?.share, details: details)
  }

  /// Sets what stands before the text, such as a sign of the kind of the item.
  ///
  /// - Parameters:
  ///   - text: The words. Those of rows below each other should be equally wide.
  ///   - role: What they are there for.
  /// - Returns: The row with the words.
  public consuming func leading(_ text: String, role: Role = .muted) -> Self {
    (content.leading, content.leadingRole) = (text, role)
    return self
  }

  /// Sets a quieter text on a line of its own below the text.
  ///
  /// The row has the line even if the text is empty, so that the rows of a ``RowList`` are equally
  /// high.
  public consuming func subtitle(_ text: String) -> Self {
    content.subtitle = text
    return self
  }

  /// Sets what the text is there for, such as ``Role/muted`` for an item that is done.
  public consuming func style(_ role: Role) -> Self {
    content.role = role
    return self
  }

  /// Sets which parts of the text and of the details stand out, such as what a search has found
  /// there.
  ///
  /// - Parameter parts: The parts of a text, in order. Called for each text that is drawn.
  /// - Returns: The row with the parts in ``Role/accent``.
  public consuming func highlighting(
    _ parts: @escaping (String) -> [Range<String.Index>]
  ) -> Self {
    content.highlights = parts
    return self
  }

  /// Sets the action of choosing the row.
  public consuming func onSelect(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Sets the identity of the row, so that the focus stays with it when other rows come and go.
  public consuming func id(_ id: String) -> Self {
    self.id = id
    return self
  }

  /// Sets a key that chooses the row in place of a number, so that the numbers of the other rows
  /// stay when this row comes and goes.
  ///
  /// The key must do nothing else on the screen: use 0, or a letter that the library does not use.
  public consuming func key(_ key: Character) -> Self {
    self.key = key
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let place = layout.targetCount
    if let id { layout.actions.add(name: id) }
    layout.add(
      LineRun(
        targets: 1, height: content.height,
        target: { [content, id, action] _ in
          FocusTarget(
            id: id.map(RowID.named) ?? .place(place), text: content.text, action: action)
        },
        draw: { [content] _, canvas in content.draw(on: &canvas) }, key: key))
  }
}

/// The content of a row, independent of the type of its screen.
@usableFromInline
struct RowText {
  let text: String

  /// What the text is there for.
  var role = Role.text

  /// What stands before the text.
  var leading = ""

  /// What that is there for.
  var leadingRole = Role.muted

  /// What stands on a second line, if there is one.
  var subtitle: String?

  /// Which parts of a text stand out.
  var highlights: ((String) -> [Range<String.Index>])?

  /// What a bar before the details shows.
  let progress: Share?

  /// The details at the right edge, the most important last.
  let details: [String]

  /// The number of lines.
  var height: Int { subtitle == nil ? 1 : 2 }

  /// The column at which details and the second line end on wide screens, so that they stand near
  /// what they belong to.
  private static let measure = 78

  /// The number of cells of a key and the blank after it.
  private static let keyWidth = 2

  /// The number of cells between two details.
  private static let gap = 2

  /// The numbers of cells that a bar can have, the last one in a narrow window.
  private static let barWidths = [20, 10]

  /// The columns from which a window is wide.
  private static let wideWindow = 60

  /// The fewest cells in which a cut detail is worth showing.
  private static let smallestDetail = 10

  /// The most cells of a last detail that is kept at the cost of the text, and the fewest cells
  /// that are left to the text then.
  private static let kept = (detail: 6, text: 16)

  /// Draws one of the lines.
  func draw(on canvas: inout Canvas) {
    canvas.line == 0 ? drawText(on: &canvas) : drawSubtitle(on: &canvas)
  }

  /// Draws the second line, below the text.
  private func drawSubtitle(on canvas: inout Canvas) {
    var column = canvas.drawSelection() + (canvas.key == nil ? 0 : Self.keyWidth)
    if !leading.isEmpty { column += leading.displayWidth + 1 }
    let end = min(canvas.width - 1, canvas.appearance.measure(Self.measure))
    canvas.write(subtitle ?? "", truncatedTo: column..<max(column, end), role: .muted)
  }

  /// Draws mark, key, what stands before the text, the text, and as many details as fit.
  private func drawText(on canvas: inout Canvas) {
    var column = canvas.drawSelection()
    if let key = canvas.key { column = canvas.write("\(key) ", at: column, role: .muted) }
    if !leading.isEmpty {
      column = canvas.write(leading, at: column, role: leadingRole) + 1
    }
    let end = canvas.width - roomForLastDetail(besides: column, in: canvas.width)
    let start = column
    column = canvas.write(text, truncatedTo: start..<max(start, end), role: role)
    highlight(text, in: start..<column, on: &canvas)
    drawDetails(on: &canvas, from: column + 1)
  }

  /// Draws the parts that stand out of a text again. Of a text that is cut, the ellipsis stays.
  private func highlight(_ text: String, in columns: Range<Int>, on canvas: inout Canvas) {
    guard let highlights else { return }
    let isCut = text.displayWidth > columns.count
    let limit = columns.upperBound - (isCut ? canvas.appearance.glyphs.ellipsis.displayWidth : 0)
    for part in highlights(text) {
      let start = columns.lowerBound + String(text[..<part.lowerBound]).displayWidth
      guard start < limit else { return }
      canvas.write(String(text[part]), at: start, limit: limit, role: .accent)
    }
  }

  /// The cells that a short last detail keeps, such as a percentage below others: a column with
  /// gaps can't be read.
  private func roomForLastDetail(besides start: Int, in width: Int) -> Int {
    guard let last = details.last?.displayWidth, last <= Self.kept.detail else { return 0 }
    let room = last + Self.gap
    return width - start - room >= Self.kept.text ? room : 0
  }

  /// Draws the last details that fit, and the bar if all fit. If not even the last fits, it is cut.
  private func drawDetails(on canvas: inout Canvas, from start: Int) {
    let end = min(canvas.width - 1, canvas.appearance.measure(Self.measure))
    var column = end + Self.gap
    var first = details.endIndex
    while first > details.startIndex {
      let next = column - Self.gap - details[first - 1].displayWidth
      guard next >= start else { break }
      (column, first) = (next, first - 1)
    }
    if let progress, first == details.startIndex {
      let end = column - Self.gap
      let widths = canvas.width < Self.wideWindow ? Self.barWidths.suffix(1) : Self.barWidths[...]
      if let width = widths.first(where: { end - $0 >= start }) {
        progress.draw(on: &canvas, at: end - width, width: width)
      }
    }
    for detail in details[first...] {
      let start = column
      column = canvas.write(detail, at: start, role: .muted)
      highlight(detail, in: start..<column, on: &canvas)
      column += Self.gap
    }
    if first == details.endIndex, let last = details.last, end - start >= Self.smallestDetail {
      canvas.write(last, truncatedTo: start + 1..<end, role: .muted)
    }
  }
}
