import StudyCatalog

/// One-time costs of the first use.
enum FirstUse {
  /// Lines with the time to read the place tables, and that of the first search.
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
