import TerminalCore

/// Values to compare, each as a bar on a line of its own:
///
/// ```
/// BarChart(subjects) { Bar($0.name, $0.minutes, words: "\($0.minutes) min") }
/// ```
///
/// All bars are looked at once for each layout, to find what they have in common; nothing of those
/// out of sight is kept. Use a ``Table`` for more than some thousands.
public struct BarChart<Owner: Routed>: View {
  private let count: Int
  private let bar: (Int) -> Bar
  private let range: ClosedRange<Double>?

  /// Makes a chart with a bar for each item, in their order.
  ///
  /// - Parameters:
  ///   - items: The items, from the top.
  ///   - range: The values of a bar without length and of the longest one. If omitted, bars begin at
  ///     0, and the greatest value has the longest. Values beyond are drawn as those at the ends.
  ///   - bar: Makes the bar of an item.
  @inlinable
  public init<Item>(
    _ items: some RandomAccessCollection<Item>, in range: ClosedRange<Double>? = nil,
    bar: @escaping (Item) -> Bar
  ) {
    self.init(count: items.count, range: range) {
      bar(items[items.index(items.startIndex, offsetBy: $0)])
    }
  }

  // Made where the type of the collection is known, so that the compiler can specialise the access.
  @usableFromInline
  init(count: Int, range: ClosedRange<Double>?, bar: @escaping (Int) -> Bar) {
    self.count = count
    self.range = range
    self.bar = bar
  }

  public func place(in layout: inout Layout<Owner>) {
    let lines = BarLines(of: (0..<count).lazy.map(bar), in: range)
    layout.add(
      LineRun(lines: count) { [bar] line, canvas in lines.draw(bar(line), on: &canvas) })
  }
}

/// A bar of a ``BarChart``.
public struct Bar: Hashable, Sendable {
  let label: String
  let value: Double
  let words: String
  let role: Role

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - label: The words before it.
  ///   - value: The value. `Double.nan` is one that is missing.
  ///   - words: The words after it; the number if omitted.
  ///   - role: What the bar is there for, such as ``Role/accent`` for the one that matters.
  public init(_ label: String, _ value: Double, words: String? = nil, role: Role = .muted) {
    self.label = label
    self.value = value
    self.words = words ?? value.chartWords
    self.role = role
  }

  /// Makes a bar for a whole number.
  public init(
    _ label: String, _ value: some BinaryInteger, words: String? = nil, role: Role = .muted
  ) {
    self.init(label, Double(value), words: words, role: role)
  }
}

/// What the lines of a chart have in common.
private struct BarLines {
  /// The cells of the longest label.
  private let labelWidth: Int

  /// The cells of the longest words.
  private let wordsWidth: Int

  /// The lengths of the bars.
  private let scale: ChartScale

  /// The longest bar, in cells. More would tell no more, and be loud.
  private static let longestBar = 40

  init(of bars: some Sequence<Bar>, in range: ClosedRange<Double>?) {
    var (labels, words, greatest) = (0, 0, 0.0)
    for bar in bars {
      labels = max(labels, bar.label.displayWidth)
      words = max(words, bar.words.displayWidth)
      if bar.value.isFinite { greatest = max(greatest, bar.value) }
    }
    (labelWidth, wordsWidth) = (labels, words)
    scale = ChartScale(range ?? 0...greatest)
  }

  /// Draws a line: the label, cut if it takes more than a third, the bar, and the words.
  func draw(_ bar: Bar, on canvas: inout Canvas) {
    let labelEnd = 2 + min(labelWidth, canvas.width / 3)
    canvas.write(bar.label, truncatedTo: 2..<labelEnd)
    let start = labelWidth > 0 ? labelEnd + 1 : 2
    let room = max(0, min(canvas.width - start - wordsWidth - 1, Self.longestBar))
    // The words say the same to a listener.
    let isRead = canvas.appearance.readsFrames
    let text =
      isRead ? "" : canvas.appearance.glyphs.bar(scale.part(of: bar.value) ?? 0, of: room)
    let end = canvas.write(text, at: start, role: bar.role)
    canvas.write(bar.words, at: text.isEmpty ? start : end + 1, role: .muted)
  }
}

extension GlyphSet {
  /// A bar that fills a part, 0...1, of some cells. Any part that is not 0 can be seen.
  fileprivate func bar(_ part: Double, of cells: Int) -> String {
    let steps = barEnds.count + 1
    let length = (part * Double(cells * steps)).rounded()
    let count = part > 0 && cells > 0 ? max(1, Int(length)) : 0
    let whole = String(repeating: bar.full, count: count / steps)
    return count % steps == 0 ? whole : whole + barEnds[count % steps - 1]
  }

  /// The glyphs that fill a part of a cell, from the narrowest.
  private var barEnds: [String] {
    self == .unicode ? ["▏", "▎", "▍", "▌", "▋", "▊", "▉"] : []
  }
}
