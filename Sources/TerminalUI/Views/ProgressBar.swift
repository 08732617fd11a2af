/// How much of something is done, as a bar with its percentage:
///
/// ```
/// ProgressBar("Reading", pagesRead, of: pages)
/// ```
///
/// A ``Row`` can have one too.
public struct ProgressBar<Owner: Routed>: View, Hashable, Sendable {
  private let label: String
  let share: Share

  /// Creates a bar. `done` is clamped to `0...total`.
  ///
  /// - Parameters:
  ///   - label: The words before it.
  ///   - done: The number of things done.
  ///   - total: The number of things to do.
  /// - Precondition: `total` is not negative.
  public init(_ label: String, _ done: Int, of total: Int) {
    precondition(total >= 0, "there can't be \(total) things to do")
    self.label = label
    share = Share(done: max(0, min(done, total)), total: total)
  }

  /// Creates a bar without a label. `done` is clamped to `0...total`.
  ///
  /// - Precondition: `total` is not negative.
  public init(_ done: Int, of total: Int) { self.init("", done, of: total) }

  /// The number of things done, 0...total.
  public var done: Int { share.done }

  /// The number of things to do.
  public var total: Int { share.total }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(share, label: label, words: "\(share.part(of: 100))%")
  }

  /// The bar as text, in a number of cells.
  ///
  /// If anything is done, at least one cell is full; the last cell is full only if everything is
  /// done.
  public func text(width: Int, glyphs: GlyphSet) -> String {
    share.text(width: width, glyphs: glyphs)
  }

  /// Draws the bar in a number of cells of a line. What is not done is fainter than what is done.
  ///
  /// - Returns: The column after the bar.
  @discardableResult
  public func draw(on canvas: inout Canvas, at start: Int, width: Int) -> Int {
    share.draw(on: &canvas, at: start, width: width)
  }
}

/// Where a value stands between the ends of a range, as a bar with words:
///
/// ```
/// Gauge("Memory", gigabytes, in: 0...16, words: "\(gigabytes) GB")
/// ```
public struct Gauge<Owner: Routed>: View {
  private let label: String
  private let share: Share
  private let words: String

  /// The parts of the range that a bar tells apart.
  private static var parts: Int { 10_000 }

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - label: The words before it.
  ///   - value: The value, which is clamped to the range.
  ///   - range: The values at the ends of the bar.
  ///   - words: The words for the value; a percentage if omitted.
  public init(
    _ label: String, _ value: Double, in range: ClosedRange<Double> = 0...1, words: String? = nil
  ) {
    let known = ChartScale(range).part(of: value) ?? 0
    self.label = label
    share = Share(done: Int((known * Double(Self.parts)).rounded()), total: Self.parts)
    self.words = words ?? "\(Int((known * 100).rounded()))%"
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(share, label: label, words: words)
  }
}
