extension String {
  /// Looks up the language that the text is the tag of, or else the one that it is a variety of:
  /// `pt` for `pt-BR`. RFC 4647 calls this lookup.
  ///
  /// - Parameter find: Finds what belongs to a tag.
  /// - Returns: The first that was found; `nil` if nothing was.
  package func lookedUpAsTag<Value>(_ find: (Substring) -> Value?) -> Value? {
    var tag = self[...]
    while true {
      if let value = find(tag) { return value }
      guard let hyphen = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<hyphen]
    }
  }
}
