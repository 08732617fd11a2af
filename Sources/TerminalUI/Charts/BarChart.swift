import TerminalCore

/// A chart that compares values, with one line and one bar for each.
///
/// ```
/// BarChart(subjects) { Bar($0.name, $0.minutes, words: "\($0.minutes) min") }
/// ```
///
/// Each layout makes all bars once, to find their common scale, but keeps only the visible ones.
/// For more than a few thousand bars, use a ``Table``.
public struct BarChart<Owner: Routed>: View {
  private let count: Int
  private let bar: (Int) -> Bar
  private let range: ClosedRange<Double>?

  /// Creates a chart with one bar per item.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - range: The values of the shortest and the longest bar. By default, bars start at 0, and
  ///     the greatest value has the longest bar. Values outside the range are clamped to it.
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

  // Read where the type of the collection is known, so that the compiler can specialize the access.
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

  /// What line mode reads of the bar.
  fileprivate private(set) var spoken: String

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: The text before the bar.
  ///   - value: The value; `Double.nan` for a missing one.
  ///   - words: The text after the bar; by default the number.
  ///   - role: The purpose of the bar, such as ``Role/accent`` for the most important one.
  public init(_ label: String, _ value: Double, words: String? = nil, role: Role = .muted) {
    self.label = label
    self.value = value
    self.words = words ?? value.chartWords
    self.role = role
    spoken = label.isEmpty ? self.words : "\(label): \(self.words)"
  }

  /// Creates a bar for a whole number.
  public init(
    _ label: String, _ value: some BinaryInteger, words: String? = nil, role: Role = .muted
  ) {
    self.init(label, Double(value), words: words, role: role)
  }

  /// Sets the words that are read in place of the label and the text after the bar, where a program
  /// writes line by line: abbreviations such as `Sun 29` don’t read well aloud.
  public consuming func readAs(_ words: String) -> Self {
    spoken = words
    return self
  }
}

/// The measurements that the lines of a chart share.
private struct BarLines {
  /// The width of the longest label, in cells.
  private let labelWidth: Int

  /// The width of the longest trailing text, in cells.
  private let wordsWidth: Int

  /// The scale that determines the lengths of the bars.
  private let scale: ChartScale

  /// The length of the longest bar, in cells. Longer bars would say no more and look loud.
  private static let longestBar = 40

  init(of bars: some Sequence<Bar>, in range: ClosedRange<Double>?) {
    var (labels, words, greatest) = (0, 0, 0.0)
    for bar in bars {
      labels = max(labels, bar.label.displayWidth)
      words = max(words, bar.words.displayWidth)
      if bar.value.isFinite { greatest = max(greatest, bar.value) }
    }
    // Charts of one range reserve the same cells, so that their bars can be compared.
    let ofRange = range.map { $0.upperBound.chartWords.displayWidth } ?? 0
    labelWidth = labels
    wordsWidth = max(words, ofRange)
    scale = ChartScale(range ?? 0...greatest)
  }

  /// Draws a line: the label, truncated to a third of the width, the bar, and the trailing text.
  func draw(_ bar: Bar, on canvas: inout Canvas) {
    // A listener hears the same from the text.
    if canvas.appearance.readsFrames {
      canvas.write(bar.spoken, truncatedTo: 2..<max(2, canvas.width))
      return
    }
    let labelEnd = 2 + min(labelWidth, canvas.width / 3)
    canvas.write(bar.label, truncatedTo: 2..<labelEnd)
    // With one cell between them, a label that ends in a digit and a 0 would read as one number.
    let gap = labelEnd + 2 + wordsWidth <= canvas.width ? 2 : 1
    let start = labelWidth > 0 ? labelEnd + gap : 2
    // The last cell stays empty, because a scroll bar may stand beside it.
    let room = max(0, min(canvas.width - start - wordsWidth - 2, Self.longestBar))
    let text = canvas.appearance.glyphs.bar(scale.part(of: bar.value) ?? 0, of: room)
    let end = canvas.write(text, at: start, role: bar.role)
    canvas.write(bar.words, at: text.isEmpty ? start : end + 1, role: .muted)
  }
}

extension GlyphSet {
  /// A bar that fills a fraction, from 0 to 1, of a number of cells. Any fraction other than 0 is
  /// visible.
  fileprivate func bar(_ part: Double, of cells: Int) -> String {
    let steps = barEnds.count + 1
    let length = (part * Double(cells * steps)).rounded()
    let count = part > 0 && cells > 0 ? max(1, Int(length)) : 0
    let whole = String(repeating: bar.full, count: count / steps)
    return count % steps == 0 ? whole : whole + barEnds[count % steps - 1]
  }

  /// The glyphs that fill a fraction of a cell, narrowest first.
  private var barEnds: [String] {
    self == .unicode ? ["▏", "▎", "▍", "▌", "▋", "▊", "▉"] : []
  }
}
