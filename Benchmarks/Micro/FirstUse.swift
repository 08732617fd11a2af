import StudyCatalog

/// Costs that are paid once, at the first use.
enum FirstUse {
  /// Reading the place tables, and the first search.
  static var lines: [String] {
    [
      line("the place tables, read when a picker opens") { _ = Places.all },
      line("the first search, of a letter") { _ = Places.all.search("n") },
    ]
  }

  private static func line(_ name: String, body: () -> Void) -> String {
    let time = ContinuousClock().measure(body) / .microseconds(10)
    return name.padded(to: 52) + "\(time.rounded() / 100) ms"
  }
}
