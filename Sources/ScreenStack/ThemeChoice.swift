import Files
import TerminalCore
package import TerminalUI

/// A theme as the command line names it: a built-in one, or a file.
package enum ThemeChoice: Hashable, Sendable {
  case builtIn(Theme.BuiltIn)
  /// A path that has a `/` in it or ends in `.theme`.
  case file(String)

  /// The largest file with a theme, in bytes.
  private static let largestFile = 100_000

  /// The words that choose a theme, `auto` included.
  package static let value = ArgumentValue.oneOf(
    ["auto"] + Theme.BuiltIn.allCases.map(\.rawValue) + ["FILE"])

  /// Reads an argument; `nil` if it is neither the name of a theme nor of a file.
  package init?(_ argument: String) {
    if let builtIn = Theme.BuiltIn(rawValue: argument) {
      self = .builtIn(builtIn)
    } else if argument.contains("/") || argument.hasSuffix(".theme") {
      self = .file(argument)
    } else {
      return nil
    }
  }

  /// The built-in theme, if it is one.
  package var builtIn: Theme.BuiltIn? {
    if case .builtIn(let theme) = self { theme } else { nil }
  }

  /// The theme, which is read from its file.
  ///
  /// - Throws: `FileError` for a file that can't be read, `ThemeFileError` for its mistakes.
  package func theme() throws -> Theme {
    switch self {
    case .builtIn(let builtIn): return builtIn.theme
    case .file(let path):
      let bytes = try OpenFile(reading: path).bytes(limit: Self.largestFile)
      return try Theme(parsing: String(decoding: bytes, as: UTF8.self), file: path)
    }
  }
}

extension ArgumentOption {
  /// An option whose value is a theme, or `auto` for `nil`.
  package static func theme(
    _ name: String, set: @escaping @Sendable (ThemeChoice?, inout Settings) -> Void
  ) -> Self {
    Self(name, value: ThemeChoice.value) { text, settings in
      let choice = ThemeChoice(text)
      guard choice != nil || text == "auto" else { return false }
      set(choice, &settings)
      return true
    }
  }
}
