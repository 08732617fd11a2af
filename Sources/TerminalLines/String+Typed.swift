import TerminalCore

extension String {
  /// The text with full-width letters, digits, signs and spaces made narrow.
  var halfWidth: String {
    var narrow = UnicodeScalarView()
    narrow.append(contentsOf: unicodeScalars.lazy.map(\.halfWidth))
    return String(narrow)
  }

  /// The text in small letters, with the apostrophe of keyboards.
  var easilyTyped: String {
    String(lowercased().map { $0 == "’" ? "'" : $0 })
  }
}

extension StringProtocol {
  /// The text without surrounding whitespace.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
