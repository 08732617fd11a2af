import TerminalCore

/// Produces XML text.
enum XMLText {
  /// A quoted value of an attribute, on one line.
  static func quoted(_ text: String) -> String { "\"\(escaped(text.visible))\"" }

  /// The text of an element. Characters that XML 1.0 doesn't permit are shown as escapes such as
  /// `\u{1b}`, because no XML escape may stand for them either.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case _ where scalar.isPermittedInXML: result.append(scalar)
      default: result.append(contentsOf: scalar.escaped.unicodeScalars)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 permits the scalar. A parser turns a carriage return into a line feed, so it
  /// is not permitted here.
  fileprivate var isPermittedInXML: Bool {
    switch value {
    case 0x9, 0xA: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
