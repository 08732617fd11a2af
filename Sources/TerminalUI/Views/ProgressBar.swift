import TerminalCore

/// A bar that shows how much of something is done, with a percentage.
///
/// ```
/// ProgressBar("Reading", pagesRead, of: pages)
/// ```
///
/// A ``Row`` can contain one too.
public struct ProgressBar<Owner: Routed>: View, Hashable, Sendable {
  private let label: String
  private(set) var share: Share

  /// Creates a progress bar.
  ///
  /// - Parameters:
  ///   - label: The text before the bar.
  ///   - done: The amount done, clamped to `0...total`.
  ///   - total: The total amount.
  /// - Precondition: `total` is not negative.
  public init(_ label: String, _ done: Int, of total: Int) {
    ensure(total >= 0, "there can't be \(total) things to do")
    self.label = label
    share = Share(done: max(0, min(done, total)), total: total)
  }

  /// Creates a progress bar without a label. `done` is clamped to `0...total`.
  ///
  /// - Precondition: `total` is not negative.
  public init(_ done: Int, of total: Int) { self.init("", done, of: total) }

  /// Sets how much is begun, including what is done. The bar shows it with a dashed line, so that
  /// it moves before anything is done.
  ///
  /// - Parameter amount: The amount, clamped to ``done``...``total``.
  /// - Returns: The bar with that part.
  public consuming func begun(_ amount: Int) -> Self {
    share.begun = max(share.done, min(amount, share.total))
    return self
  }

  /// The amount done, from 0 to ``total``.
  public var done: Int { share.done }

  /// The amount begun, including what is done.
  public var begun: Int { max(share.done, share.begun) }

  /// The total amount.
  public var total: Int { share.total }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(share, label: label, words: "\(share.part(of: 100))%")
  }

  /// The bar as text of the given width, in cells.
  ///
  /// If anything is done, at least one cell is full; the last cell is full only if everything is
  /// done.
  public func text(width: Int, glyphs: GlyphSet) -> String {
    share.text(width: width, glyphs: glyphs)
  }

  /// Draws the bar with the given width in cells. The rest is fainter than the part that is done.
  ///
  /// - Returns: The column after the bar.
  @discardableResult
  public func draw(on canvas: inout Canvas, at start: Int, width: Int) -> Int {
    share.draw(on: &canvas, at: start, width: width)
  }
}

/// A bar that shows the position of a value within a range, with a text.
///
/// ```
/// Gauge("Memory", gigabytes, in: 0...16, words: "\(gigabytes) GB")
/// ```
public struct Gauge<Owner: Routed>: View {
  private let label: String
  private let share: Share
  private let words: String
  private let role: Role

  /// The number of steps in the range that a bar distinguishes.
  private static var parts: Int { 10_000 }

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - label: The text before the bar.
  ///   - value: The value, clamped to the range.
  ///   - range: The values at the ends of the bar.
  ///   - words: The text of the value; by default a percentage.
  ///   - role: The purpose of the bar, such as ``Role/warning`` for a value that is too high.
  public init(
    _ label: String, _ value: Double, in range: ClosedRange<Double> = 0...1, words: String? = nil,
    role: Role = .accent
  ) {
    let known = ChartScale(range).part(of: value) ?? 0
    self.label = label
    share = Share(done: Int((known * Double(Self.parts)).rounded()), total: Self.parts)
    self.words = words ?? "\(Int((known * 100).rounded()))%"
    self.role = role
  }

  /// Creates a gauge of a whole number.
  public init<Value: BinaryInteger>(
    _ label: String, _ value: Value, in range: ClosedRange<Value>, words: String? = nil,
    role: Role = .accent
  ) {
    self.init(
      label, Double(value), in: Double(range.lowerBound)...Double(range.upperBound), words: words,
      role: role)
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(share, label: label, words: words, role: role)
  }
}
