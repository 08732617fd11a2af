import TerminalCore

/// The titles of tabs within some columns of a line, divided into pages if they don't all fit.
struct TabTitles {
  /// A title, with an optional badge that shows the number of items waiting there.
  struct Title: Equatable {
    let text: String
    let badge: String

    /// The number of cells kept free for a badge, however short it is.
    let badgeRoom: Int

    init(_ text: String, badge: String = "", badgeRoom: Int = 0) {
      self.text = text
      self.badge = badge
      self.badgeRoom = badgeRoom
    }

    /// The number of cells of both, with a space between them.
    var width: Int { text.displayWidth + badgeWidth }

    /// The number of cells of the badge and the space before it.
    var badgeWidth: Int { badge.isEmpty ? 0 : 1 + badge.displayWidth }

    /// The number of cells kept free for a longer badge.
    var spareWidth: Int { max(0, badgeRoom - badgeWidth) }
  }

  private let titles: [Title]

  /// The titles of each page, with their columns.
  private var pages: [[(title: Int, columns: Range<Int>)]] = [[]]

  /// The columns available for titles and marks.
  private let columns: Range<Int>

  /// The cells for a bracket at each side of a title.
  private static let brackets = 2

  /// The width of the mark at each edge, in cells.
  private let sign: Int

  /// The narrowest space in which marks are worth their cells.
  private static let roomForSigns = 12

  init(_ titles: [Title], columns: Range<Int>) {
    self.titles = titles
    self.columns = columns
    let natural = titles.map { $0.width + Self.brackets }
    let stable = zip(natural, titles).map { $0 + $1.spareWidth }
    let gaps = titles.count - 1
    let fitting = { (widths: [Int]) in widths.reduce(gaps, +) <= columns.count }
    // Where cells are kept free, widths as equal as possible make the titles a row of columns
    // without a hole.
    let widest = titles.contains { $0.badgeRoom > 0 } ? stable.max() ?? 0 : 0
    let widths = Self.evenWidths(from: stable, upTo: widest, fitting: fitting) ?? natural
    let fits = fitting(widths)
    sign = fits || columns.count < Self.roomForSigns ? 0 : 2
    let room = columns.lowerBound + sign..<columns.upperBound - sign
    var start = room.lowerBound
    for (title, width) in widths.enumerated() {
      if start + width > room.upperBound, start > room.lowerBound {
        pages.append([])
        start = room.lowerBound
      }
      let end = min(start + width, room.upperBound)
      pages[pages.count - 1].append((title, start..<end))
      start = end + 1
    }
  }

  /// Widths as equal as possible: the narrow ones are widened to the greatest width with which all
  /// of them fit.
  ///
  /// - Parameters:
  ///   - widths: The least widths.
  ///   - widest: The greatest width to which any is widened.
  ///   - fits: Whether widths fit.
  /// - Returns: The widths; `nil` if not even the least ones fit.
  private static func evenWidths(
    from widths: [Int], upTo widest: Int, fitting fits: ([Int]) -> Bool
  ) -> [Int]? {
    for width in (0...widest).reversed() {
      let even = widths.map { max(width, $0) }
      if fits(even) { return even }
    }
    return nil
  }

  /// The column after the last title; `nil` if the titles take several pages.
  var end: Int? { pages.count == 1 ? pages[0].last?.columns.upperBound : nil }

  /// The page that contains a title.
  private func page(with selected: Int?) -> Int {
    pages.firstIndex { $0.contains { $0.title == selected } } ?? 0
  }

  /// The title that a click on a column selects; for a click on a mark, the first title that it
  /// reveals.
  func title(at column: Int, selected: Int?) -> Int? {
    let page = page(with: selected)
    if let tab = pages[page].first(where: { $0.columns.contains(column) }) { return tab.title }
    switch column {
    case columns.prefix(sign) where page > 0: return pages[page - 1].last?.title
    case columns.suffix(sign) where page < pages.count - 1: return pages[page + 1].first?.title
    default: return nil
    }
  }

  /// Draws the page that contains the selected title.
  func draw(selected: Int?, on canvas: inout Canvas) {
    let page = page(with: selected)
    for (title, columns) in pages[page] {
      let start = columns.lowerBound + 1
      let inner = start..<max(start, min(columns.upperBound - 1, start + titles[title].width))
      let isSelected = title == selected
      draw(titles[title], in: inner, isSelected, on: &canvas)
      guard isSelected else { continue }
      let end = columns.upperBound
      canvas.write("[", at: columns.lowerBound, limit: end, role: .accent)
      canvas.write("]", at: inner.upperBound, limit: end, role: .accent)
    }
    guard sign > 0 else { return }
    let marks = canvas.appearance.glyphs.sideMarks
    if page > 0 { canvas.write(marks.left, at: columns.lowerBound, role: .muted) }
    if page < pages.count - 1 {
      canvas.write(marks.right, at: columns.upperBound - 1, role: .muted)
    }
  }

  private func draw(
    _ title: Title, in columns: Range<Int>, _ isSelected: Bool, on canvas: inout Canvas
  ) {
    let room = max(columns.lowerBound, columns.upperBound - title.badgeWidth)
    let end = canvas.write(
      title.text, truncatedTo: columns.lowerBound..<room, role: isSelected ? .accent : .muted)
    guard !title.badge.isEmpty else { return }
    canvas.write(
      title.badge, at: end + 1, limit: columns.upperBound, role: isSelected ? .accent : .text)
  }
}
