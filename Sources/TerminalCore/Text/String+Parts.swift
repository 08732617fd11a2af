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

extension [String] {
  /// Returns the texts as one, with a separator between them.
  ///
  /// The first call of the standard library's `joined` takes a fiftieth of a start: the runtime
  /// goes through all conformances of the program, to find out how one visits the texts.
  package func asOne(separatedBy separator: String = "") -> String {
    guard var text = first else { return "" }
    for part in dropFirst() { text += separator + part }
    return text
  }
}
