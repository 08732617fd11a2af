import Navigation

/// The route of the tests: a name, and the slot that it may carry.
struct Page: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the pages that are alone in the window.
  static let full = "F"

  let name: String
  var slot: ReturnSlot<String>?

  init(_ name: String, slot: ReturnSlot<String>? = nil) {
    self.name = name
    self.slot = slot
  }

  init(stringLiteral name: String) {
    self.init(name)
  }

  var description: String { name }
}

/// The pages of a path written as `A B C`.
func pages(_ names: String) -> [Page] {
  names.split(separator: " ").map { Page(String($0)) }
}
