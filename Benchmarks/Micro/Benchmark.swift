/// One operation, and how long it takes.
struct Benchmark {
  /// What is measured.
  let name: String

  /// Makes everything ready: how many operations one call of the body does, and the body.
  let prepare: () -> (count: Int, body: () -> Void)

  /// The name and the time of one operation: the least of several runs, since whatever disturbs a run
  /// makes it longer.
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
  /// The text with spaces after it, at least one.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
