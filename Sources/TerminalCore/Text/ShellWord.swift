/// A text quoted for a shell.
package enum ShellWord {
  /// A word that a shell reads as this path, and a program doesn't take for an option.
  package static func path(_ path: String) -> String {
    quoted(path.hasPrefix("-") && path != "-" ? "./\(path)" : path)
  }

  /// A word that a shell reads as this text.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "/._-+:,@%=".unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    if text.unicodeScalars.contains(where: \.isInvisible) { return escaped(text) }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  /// The same for a text with invisible characters, whose bytes are escaped.
  private static func escaped(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where scalar.isInvisible:
        String(scalar).utf8.map { "\\x" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
      default: String(scalar)
      }
    }
    return "$'\(parts.joined())'"
  }
}
