/// Where values stand between the ends of a chart.
struct ChartScale {
  /// The values at the ends.
  private let range: ClosedRange<Double>

  /// Makes a scale with given ends; infinite ones are the greatest finite numbers.
  init(_ range: ClosedRange<Double>) {
    let greatest = Double.greatestFiniteMagnitude
    self.range = range.clamped(to: -greatest...greatest)
  }

  /// Makes a scale from 0, or from the smallest of some values if that is negative, to the greatest.
  /// Values that are not finite don't count.
  init(fitting values: [Double]) {
    let finite = values.lazy.filter(\.isFinite)
    let lower = min(0, finite.min() ?? 0)
    range = lower...max(lower, finite.max() ?? 0)
  }

  /// The part of the way from the lower end to the upper one, 0...1, or `nil` if there is no value.
  func part(of value: Double) -> Double? {
    if value.isNaN { return nil }
    if value <= range.lowerBound { return 0 }
    if value >= range.upperBound { return 1 }
    // Halves, since the difference of two finite numbers may not be finite.
    let way = range.upperBound / 2 - range.lowerBound / 2
    return (value / 2 - range.lowerBound / 2) / way
  }
}

extension Double {
  /// The number as a chart writes it: with two decimals at most, or a dash if there is no value.
  var chartWords: String {
    if isNaN { return "-" }
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(self)" }
    let rounded = hundredths / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
