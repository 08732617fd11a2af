/// A violated condition.
struct Violation: Error, CustomStringConvertible {
  /// The description of what was found instead.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
