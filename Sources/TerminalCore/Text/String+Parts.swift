extension String {
  /// Whether the text contains a part.
  ///
  /// The function of the standard library without a label, like `replacing`, brings regular
  /// expressions into the program, which make its start longer.
  package func contains(part: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(part) }
  }

  /// Returns the text with each occurrence of a part replaced.
  package func replacing(part: String, by replacement: String) -> String {
    var (result, rest) = ("", self[...])
    while let index = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) {
      result += rest[..<index] + replacement
      rest = rest[index...].dropFirst(part.count)
    }
    return result + rest
  }
}
