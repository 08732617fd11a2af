import TerminalCore

/// A line that can be chosen, with a text and with details at the right edge; optionally two lines.
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
  ///   - progress: A bar to show before the details, if all of them fit.
  ///   - detail: The details, the most important last. If there isn't enough space, the first ones
  ///     are omitted.
  public init(_ text: String, progress: ProgressBar<Owner>? = nil, detail: String...) {
    let details = detail.contains("") ? detail.filter { !$0.isEmpty } : detail
    content = RowText(text: text, progress: progress?.share, details: details)
  }

  /// Sets the text in front of the row, such as a symbol for the kind of item.
  ///
  /// - Parameters:
  ///   - text: The text, which should have the same width in all rows of a list.
  ///   - role: The role of the text.
  /// - Returns: The row with the leading text.
  public consuming func leading(_ text: String, role: Role = .muted) -> Self {
    (content.leading, content.leadingRole) = (text, role)
    return self
  }

  /// Sets a less prominent text on a second line.
  ///
  /// The line exists even if the text is empty, so that all rows of a ``RowList`` have the same
  /// height.
  public consuming func subtitle(_ text: String) -> Self {
    content.subtitle = text
    return self
  }

  /// Sets the role of the text, such as ``Role/muted`` for an item that is done.
  public consuming func style(_ role: Role) -> Self {
    content.role = role
    return self
  }

  /// Highlights parts of the text and the details, such as the matches of a search.
  ///
  /// - Parameter parts: Returns the parts of a text to highlight, in order. Called for each text
  ///   that is drawn.
  /// - Returns: The row with the parts in ``Role/accent``.
  public consuming func highlighting(
    _ parts: @escaping (String) -> [Range<String.Index>]
  ) -> Self {
    content.highlights = parts
    return self
  }

  /// Sets the action of choosing the row, which replaces any earlier one.
  public consuming func onSelect(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Sets the identity of the row, with which the focus stays on it when other rows come and go.
  public consuming func id(_ id: String) -> Self {
    self.id = id
    return self
  }

  /// Sets a key that chooses the row in place of a number, so that the numbers of the other rows
  /// don't change when this row comes and goes.
  ///
  /// The key must have no other meaning on the screen: use 0, or a letter that the library doesn't
  /// use.
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

  /// The role of the text.
  var role = Role.text

  /// The text in front of the row.
  var leading = ""

  /// The role of the leading text.
  var leadingRole = Role.muted

  /// The text of the second line; `nil` if there is none.
  var subtitle: String?

  /// Returns the parts of a text to highlight.
  var highlights: ((String) -> [Range<String.Index>])?

  /// The progress to show before the details.
  let progress: Share?

  /// The details at the right edge, the most important last.
  let details: [String]

  /// The number of lines.
  var height: Int { subtitle == nil ? 1 : 2 }

  /// The column at which the details and the second line end on wide screens, to keep them close to
  /// the text.
  private static let measure = 78

  /// The width of a key and the space after it, in cells.
  private static let keyWidth = 2

  /// The number of cells between two details.
  private static let gap = 2

  /// The possible widths of a bar in cells; the last one is for narrow windows.
  private static let barWidths = [20, 10]

  /// The smallest width of a wide window, in columns.
  private static let wideWindow = 60

  /// The smallest useful width of a truncated detail, in cells.
  private static let smallestDetail = 10

  /// The widest last detail that is kept at the expense of the text, and the smallest width left to
  /// the text in that case, in cells.
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

  /// Draws the mark, the key, the leading text, the text, and as many details as fit.
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

  /// Redraws the highlighted parts of a text. If the text is truncated, its ellipsis stays.
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

  /// The width reserved for a short last detail, such as a percentage, because a column with gaps
  /// can't be read.
  private func roomForLastDetail(besides start: Int, in width: Int) -> Int {
    guard let last = details.last?.displayWidth, last <= Self.kept.detail else { return 0 }
    let room = last + Self.gap
    return width - start - room >= Self.kept.text ? room : 0
  }

  /// Draws as many of the last details as fit, and the bar if all fit. If not even the last one
  /// fits, it is truncated.
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
