import Files
import TerminalCore
package import TerminalUI

/// A theme given on the command line: a built-in one, a file, or the one that suits the terminal.
package enum ThemeChoice: Hashable, Sendable {
  /// The theme that suits the terminal: `auto`.
  case automatic
  case builtIn(Theme.BuiltIn)
  /// A path that contains a `/` or ends in `.theme`.
  case file(String)

  /// The argument for the theme that suits the terminal.
  private static let automaticName = "auto"

  /// The arguments that choose a theme.
  package static let value = {
    let names = [automaticName] + Theme.BuiltIn.allCases.map(\.rawValue)
    return ArgumentValue.placeholder(
      (names + ["FILE"]).joined(separator: "|"),
      ArgumentValue.oneOf(names + ["a file such as ./FILE"]).words)
  }()

  /// Parses an argument; `nil` if it is neither the name of a theme nor of a file.
  package init?(_ argument: String) {
    if argument == Self.automaticName {
      self = .automatic
    } else if let builtIn = Theme.BuiltIn(rawValue: argument) {
      self = .builtIn(builtIn)
    } else if argument.contains("/") || argument.hasSuffix(".theme") {
      self = .file(argument)
    } else {
      return nil
    }
  }

  /// The built-in theme; `nil` if it isn't one.
  package var builtIn: Theme.BuiltIn? {
    if case .builtIn(let theme) = self { theme } else { nil }
  }

  /// The theme, which may have to be read from its file; `nil` for the one that suits the terminal.
  ///
  /// - Throws: `FileError` if the file can't be read, `ThemeFileError` if it contains mistakes.
  package func theme() throws -> Theme? {
    switch self {
    case .automatic: return nil
    case .builtIn(let builtIn): return builtIn.theme
    case .file(let path):
      // Without an end, the wait for a pipe that nobody writes would look like a slow start.
      let text = try OpenFile.text(of: path, acceptsPipes: true, patience: .seconds(1))
      return try Theme(parsing: text, file: path)
    }
  }
}

extension ArgumentOption {
  /// An option whose value is a theme.
  package static func theme(
    _ name: String, set: @escaping @Sendable (ThemeChoice, inout Settings) -> Void
  ) -> Self {
    Self(name, value: ThemeChoice.value) { text, settings in
      guard let choice = ThemeChoice(text) else { return false }
      set(choice, &settings)
      return true
    }
  }
}
