/// The mapping of values to positions between the ends of a chart.
struct ChartScale {
  /// The values at the ends.
  private let range: ClosedRange<Double>

  /// Creates a scale with given ends; infinite ends become the greatest finite numbers.
  init(_ range: ClosedRange<Double>) {
    let greatest = Double.greatestFiniteMagnitude
    self.range = range.clamped(to: -greatest...greatest)
  }

  /// Creates a scale up to the greatest of some values, from 0 or from the smallest value if that
  /// is negative. Values that are not finite are ignored.
  init(fitting values: [Double]) {
    let finite = values.lazy.filter(\.isFinite)
    let lower = min(0, finite.min() ?? 0)
    range = lower...max(lower, finite.max() ?? 0)
  }

  /// The position of a value from the lower end to the upper one, from 0 to 1; `nil` for a missing
  /// value.
  func part(of value: Double) -> Double? {
    if value.isNaN { return nil }
    if value <= range.lowerBound { return 0 }
    if value >= range.upperBound { return 1 }
    // Halved, because the difference of two finite numbers may overflow.
    let way = range.upperBound / 2 - range.lowerBound / 2
    return (value / 2 - range.lowerBound / 2) / way
  }
}

extension Double {
  /// The number as a chart shows it: with at most two decimals, or as a dash if it is missing.
  var chartWords: String {
    if isNaN { return "-" }
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(self)" }
    let rounded = hundredths / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
