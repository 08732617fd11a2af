/// The 21 parameters of FSRS-6, each within the bounds of the reference implementation.
public struct FSRSParameters: Hashable, Sendable {
  /// The parameters, w0 to w20.
  public let values: [Double]

  /// The defaults of the reference, fitted by its authors to the reviews of many learners.
  public static let standard = FSRSParameters(known: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The smallest and the greatest value of each parameter.
  public static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2,
    0...2, 0...0.8, 0.1...0.8,
  ]

  /// Validates custom parameters.
  ///
  /// - Returns: `nil` unless there are 21, each within ``bounds``.
  public init?(_ values: [Double]) {
    guard values.count == Self.bounds.count,
      zip(Self.bounds, values).allSatisfy({ $0.contains($1) })
    else { return nil }
    self.values = values
  }

  private init(known values: [Double]) {
    self.values = values
  }
}
