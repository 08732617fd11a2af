import TerminalCore

/// A line of small bars that shows the history of a value.
///
/// ```
/// Sparkline("Reviews", reviewsOfEachDay)
/// Sparkline("Load", loads, in: 0...100)
/// ```
///
/// The newest value is last. If there are more values than cells, only the newest are read and
/// shown. `Double.nan` stands for a missing value and leaves its cell blank. Without block glyphs,
/// and on a terminal that reads frames aloud, the values are shown as numbers.
public struct Sparkline<Owner: Routed>: View {
  private let label: String
  private let newest: (Int) -> [Double]
  private let range: ClosedRange<Double>?
  private let role: Role

  /// Creates a sparkline.
  ///
  /// - Parameters:
  ///   - label: The text before the bars.
  ///   - values: The values, oldest first.
  ///   - range: The values of the lowest and the highest bar. By default, the range extends from 0,
  ///     or from the smallest visible value if that is negative, to the greatest visible value.
  ///   - role: The purpose of the bars.
  @inlinable
  public init(
    _ label: String, _ values: some Collection<Double>, in range: ClosedRange<Double>? = nil,
    role: Role = .accent
  ) {
    self.init(label: label, range: range, role: role) { Array(values.suffix($0)) }
  }

  /// Creates a sparkline of whole numbers.
  @inlinable
  public init(
    _ label: String, _ values: some Collection<some BinaryInteger>,
    in range: ClosedRange<Double>? = nil, role: Role = .accent
  ) {
    self.init(label: label, range: range, role: role) { values.suffix($0).map { Double($0) } }
  }

  /// Creates a sparkline without a label.
  @inlinable
  public init(
    _ values: some Collection<Double>, in range: ClosedRange<Double>? = nil, role: Role = .accent
  ) {
    self.init("", values, in: range, role: role)
  }

  /// Creates a sparkline of whole numbers without a label.
  @inlinable
  public init(
    _ values: some Collection<some BinaryInteger>, in range: ClosedRange<Double>? = nil,
    role: Role = .accent
  ) {
    self.init("", values, in: range, role: role)
  }

  // Read where the type of the values is known, so that the compiler can specialize the access.
  @usableFromInline
  init(
    label: String, range: ClosedRange<Double>?, role: Role, newest: @escaping (Int) -> [Double]
  ) {
    self.label = label
    self.newest = newest
    self.range = range
    self.role = role
  }

  public func place(in layout: inout Layout<Owner>) {
    let line = LabeledLine(label, in: layout)
    layout.add(
      LineRun(lines: line.count) { index, canvas in
        line.draw(index, on: &canvas) { draw(from: $0, on: &$1) }
      })
  }

  private func draw(from start: Int, on canvas: inout Canvas) {
    let values = newest(max(0, canvas.width - start))
    guard !canvas.appearance.readsFrames, let bars = canvas.appearance.glyphs.levels else {
      return drawNumbers(values, from: start, on: &canvas)
    }
    let scale = range.map { ChartScale($0) } ?? ChartScale(fitting: values)
    let glyphs = values.map { value in
      scale.part(of: value).map { bars[Int(($0 * Double(bars.count - 1)).rounded())] } ?? " "
    }
    canvas.write(String(glyphs), at: start, role: role)
  }

  /// Draws as many of the newest numbers as fit, and the greatest one.
  private func drawNumbers(_ values: [Double], from start: Int, on canvas: inout Canvas) {
    let ellipsis = canvas.appearance.glyphs.ellipsis + " "
    let greatest = values.lazy.filter { !$0.isNaN }.max()
    let note = greatest.map { "(" + canvas.phrases.greatest($0.chartWords) + ")" } ?? ""
    let numbers = values.map { $0.chartWords + " " }
    var room = canvas.width - start - note.displayWidth
    var first = 0
    if numbers.reduce(0, { $0 + $1.utf8.count }) > room {
      first = numbers.count
      room -= ellipsis.utf8.count
      while first > 0, numbers[first - 1].utf8.count <= room {
        first -= 1
        room -= numbers[first].utf8.count
      }
    }
    let text = (first > 0 ? ellipsis : "") + numbers[first...].joined()
    let end = canvas.write(text, at: start)
    canvas.write(note, at: end, role: .muted)
  }
}

extension GlyphSet {
  /// Bars from lowest to highest, one cell wide each; `nil` if the set has none.
  fileprivate var levels: [Character]? {
    switch self {
    case .ascii: nil
    case .narrow: ["⣀", "⣤", "⣶", "⣿"]
    case .unicode: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    }
  }
}
