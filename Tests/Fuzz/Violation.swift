/// Something that must hold and does not.
struct Violation: Error, CustomStringConvertible {
  /// What is the case instead.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
