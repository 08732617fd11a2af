import TerminalCore

/// A row of titles, one of which is selected. What stands below is up to the body:
///
/// ```
/// Tabs("Show", \.section, Section.allCases) { $0.words }
/// switch section {
/// case .letters: letters
/// case .people: people
/// }
/// ```
///
/// Left, Right, `-`, `+` and a click select. Where there is not enough room, the titles around the
/// selected one are shown, between signs that lead to the others.
public struct Tabs<Value: Equatable, Owner: Routed>: View {
  private let label: String
  private let choice: WritableKeyPath<Owner, Value>
  private let options: [Value]
  private let words: (Value) -> String

  /// Makes tabs for a property of the screen.
  ///
  /// - Parameters:
  ///   - label: The words before them.
  ///   - choice: The selected option. With a value that is none of the options, nothing is selected.
  ///   - options: The options.
  ///   - words: The title of an option.
  public init(
    _ label: String, _ choice: WritableKeyPath<Owner, Value>, _ options: [Value],
    words: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.label = label
    self.choice = choice
    self.options = options
    self.words = words
  }

  /// Makes tabs without a label.
  public init(
    _ choice: WritableKeyPath<Owner, Value>, _ options: [Value],
    words: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.init("", choice, options, words: words)
  }

  public func place(in layout: inout Layout<Owner>) {
    let line = LabelledLine(label, in: layout)
    // In a form, the end of the label is known once all labels are.
    let titles = { [self, width = layout.width] in
      TabTitles(options.map(words), columns: line.start..<max(line.start, width))
    }
    layout.add(
      Control(
        lines: line.count,
        text: { [self] in (label.isEmpty ? "" : label + " ") + words($0[keyPath: choice]) },
        adjust: { [self] screen, steps in
          guard let index = selected(in: screen) else { return select(0, in: &screen) }
          select(index + steps, in: &screen)
        },
        click: { [self] screen, cell in
          guard cell.row == line.index else { return }
          let index = titles().title(at: cell.column, selected: selected(in: screen))
          if let index { select(index, in: &screen) }
        },
        draw: { [self] screen, index, canvas in
          line.draw(index, on: &canvas) { _, canvas in
            titles().draw(selected: selected(in: screen), on: &canvas)
          }
        }))
  }

  private func selected(in screen: Owner) -> Int? {
    options.firstIndex(of: screen[keyPath: choice])
  }

  private func select(_ index: Int, in screen: inout Owner) {
    if options.indices.contains(index) { screen[keyPath: choice] = options[index] }
  }
}

/// The titles of tabs in some columns of a line, page by page if they don't fit together.
private struct TabTitles {
  private let titles: [String]

  /// The titles of each page, with their columns.
  private var pages: [[(title: Int, columns: Range<Int>)]] = [[]]

  /// The columns for titles and signs.
  private let columns: Range<Int>

  /// The cells for a bracket at each side of a title.
  private static let brackets = 2

  /// The cells for the sign at each edge.
  private let sign: Int

  /// The least room in which signs are worth their cells.
  private static let roomForSigns = 12

  init(_ titles: [String], columns: Range<Int>) {
    self.titles = titles
    self.columns = columns
    let widths = titles.map { $0.displayWidth + Self.brackets }
    let fits = widths.reduce(widths.count - 1, +) <= columns.count
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

  /// The page with a title.
  private func page(with selected: Int?) -> Int {
    pages.firstIndex { $0.contains { $0.title == selected } } ?? 0
  }

  /// The title that a click on a column selects; on a sign, the first one that it leads to.
  func title(at column: Int, selected: Int?) -> Int? {
    let page = page(with: selected)
    if let tab = pages[page].first(where: { $0.columns.contains(column) }) { return tab.title }
    switch column {
    case columns.prefix(sign) where page > 0: return pages[page - 1].last?.title
    case columns.suffix(sign) where page < pages.count - 1: return pages[page + 1].first?.title
    default: return nil
    }
  }

  /// Draws the page with the selected title.
  func draw(selected: Int?, on canvas: inout Canvas) {
    let page = page(with: selected)
    for (title, columns) in pages[page] {
      let inner = columns.dropFirst().dropLast()
      let isSelected = title == selected
      canvas.write(
        titles[title], truncatedTo: inner.startIndex..<inner.endIndex,
        role: isSelected ? .accent : .muted)
      guard isSelected else { continue }
      let end = columns.upperBound
      canvas.write("[", at: columns.lowerBound, limit: end, role: .accent)
      canvas.write("]", at: inner.endIndex, limit: end, role: .accent)
    }
    guard sign > 0 else { return }
    let signs = canvas.appearance.glyphs.stepSigns
    if page > 0 { canvas.write(signs.less, at: columns.lowerBound, role: .muted) }
    if page < pages.count - 1 { canvas.write(signs.more, at: columns.upperBound - 1, role: .muted) }
  }
}
