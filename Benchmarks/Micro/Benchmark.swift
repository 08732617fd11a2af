/// A measured operation.
struct Benchmark {
  /// The name of the operation.
  let name: String

  /// Prepares the benchmark; returns the body and how many operations one call of it performs.
  let prepare: () -> (count: Int, body: () -> Void)

  /// The name and the time of one operation: the minimum of several runs, since any disturbance only
  /// makes a run longer.
  var line: String {
    let (count, body) = prepare()
    body()
    let runs = (0..<7).map { _ in ContinuousClock().measure(body) / count }
    let least = runs.min() ?? .zero
    let nanoseconds = least / .nanoseconds(1)
    let figure =
      nanoseconds < 1000
      ? "\(Int(nanoseconds.rounded())) ns" : "\((nanoseconds / 10).rounded() / 100) µs"
    return name.padded(to: 52) + figure
  }
}

extension String {
  /// The text padded with at least one space.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
