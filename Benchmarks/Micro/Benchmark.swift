/// A measured operation.
struct Benchmark {
  /// The name of the operation.
  let name: String

  /// Prepares the benchmark. Returns the body, and the number of operations that one call of it
  /// performs.
  let prepare: () -> (count: Int, body: () -> Void)

  /// The name, and the time of one operation. It is the minimum of several runs, because
  /// disturbances only make a run longer.
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
  /// Returns the text padded with spaces to a number of characters, with at least one space.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
