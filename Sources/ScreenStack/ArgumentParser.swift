import TerminalUI

/// Reads the options on the command line that every program can have.
enum ArgumentParser {
  /// An option with a value.
  private struct Option {
    let name: String

    /// The values that it takes, in words.
    let expected: String

    /// Sets the value. Returns `false` if it is none.
    let set: (_ value: String, inout Appearance) -> Bool
  }

  private static var options: [Option] {
    [
      Option(name: "--lang", expected: "the tag of a language, such as en or ja") { value, chosen in
        guard let language = Language(rawValue: value) else { return false }
        chosen.language = language
        return true
      },
      option("--theme") { (theme: Theme.BuiltIn, chosen) in chosen.chosenTheme = theme.theme },
      option("--glyphs") { (glyphs: GlyphSet, chosen) in chosen.chosenGlyphs = glyphs },
      option("--motion") { (motion: MotionSetting, chosen) in chosen.motion = motion },
    ]
  }

  private static func option<Value>(
    _ name: String, set: @escaping (Value, inout Appearance) -> Void
  ) -> Option where Value: CaseIterable & RawRepresentable<String> {
    let expected = Value.allCases.map(\.rawValue).joined(separator: ", ")
    return Option(name: name, expected: expected) { value, chosen in
      guard let value = Value(rawValue: value) else { return false }
      set(value, &chosen)
      return true
    }
  }

  /// Reads options: `--lang ja` or `--lang=ja`.
  static func read(
    _ arguments: [String], into chosen: inout Appearance
  ) throws(ArgumentError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw .unknown(argument, known: options.map(\.name))
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(option: option.name, expected: option.expected)
      }
      guard option.set(value, &chosen) else {
        throw .invalidValue(value, option: option.name, expected: option.expected)
      }
    }
  }
}

/// What is wrong with the command line.
package enum ArgumentError: Error, Equatable {
  case unknown(String, known: [String])
  case missingValue(option: String, expected: String)
  case invalidValue(String, option: String, expected: String)
}

extension ArgumentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let argument, let known):
      "there is nothing to do with “\(argument)”; the options are \(known.joined(separator: ", "))"
    case .missingValue(let option, let expected): "\(option) needs a value: \(expected)"
    case .invalidValue(let value, let option, let expected):
      "“\(value)” is no value for \(option); it takes \(expected)"
    }
  }
}
