/// What did not hold.
struct Mismatch: Error {
  /// What is the case instead, as a sentence.
  var message: String
  /// The rows that were expected, if the whole screen was.
  var expectedRows: [String]?

  init(_ message: String, expectedRows: [String]? = nil) {
    self.message = message
    self.expectedRows = expectedRows
  }
}
