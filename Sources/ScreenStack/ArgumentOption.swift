/// A command-line option: its name, its value, and its effect.
package struct ArgumentOption<Settings>: Sendable {
  /// The name with its dashes.
  package let name: String

  /// The value that it takes; `nil` if it takes none.
  package var value: ArgumentValue? { makeValue() }

  /// Makes the value when it is asked for, so that a start doesn't make the types of all values.
  private let makeValue: @Sendable () -> ArgumentValue?

  /// Applies the value; returns `false` if it is invalid.
  private let apply: @Sendable (String, inout Settings) -> Bool

  /// Creates an option.
  package init(
    _ name: String, value: @autoclosure @escaping @Sendable () -> ArgumentValue?,
    apply: @escaping @Sendable (String, inout Settings) -> Bool
  ) {
    self.name = name
    makeValue = value
    self.apply = apply
  }

  /// The name followed by the placeholder of the value.
  package var usage: String { name + (value.map { " " + $0.usage } ?? "") }

  /// The name of an option, and the value attached to it with an equals sign.
  package static func split(_ argument: String) -> (name: String, value: String?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Parses and applies the value: that of `--lang=ja`, or the next argument, as in `--lang ja`.
  ///
  /// - Parameters:
  ///   - attached: The value attached to the option's name; `nil` if there is none.
  ///   - rest: The remaining arguments, from which a value is removed. One that begins with `--` is
  ///     another option.
  ///   - settings: The settings that the option changes.
  /// - Throws: `ArgumentError` if the value is missing, invalid, or not expected.
  package func read(
    _ attached: String?, _ rest: inout ArraySlice<String>, into settings: inout Settings
  ) throws(ArgumentError) {
    guard let expected = value else {
      guard attached == nil else { throw .unexpectedValue(option: name) }
      _ = apply("", &settings)
      return
    }
    let next = rest.first
    guard let value = attached ?? (next?.hasPrefix("--") == true ? nil : rest.popFirst()) else {
      throw .missingValue(option: name, expected, before: next)
    }
    guard apply(value, &settings) else {
      throw .invalidValue(value, option: name, expected)
    }
  }
}

/// The value of an option.
package enum ArgumentValue: Hashable, Sendable {
  /// One of a few words.
  case oneOf([String])
  /// Any text, shown as a placeholder such as `CODE`, with its description for errors.
  case placeholder(_ usage: String, _ words: String? = nil)
  /// A file or a folder, which may have the name of an option: a placeholder with its description.
  case path(_ usage: String, _ words: String)

  /// The values as shown in the help: `auto|ascii`, or a placeholder.
  package var usage: String {
    switch self {
    case .oneOf(let values): values.joined(separator: "|")
    case .placeholder(let usage, _), .path(let usage, _): usage
    }
  }

  /// Whether the value is a file or a folder.
  package var isPath: Bool { if case .path = self { true } else { false } }

  /// The values as described in errors.
  package var words: String {
    switch self {
    case .oneOf(let values):
      values.dropLast().joined(separator: ", ") + (values.count > 1 ? " or " : "")
        + (values.last ?? "")
    case .placeholder(let usage, let words): words ?? usage
    case .path(_, let words): words
    }
  }
}

extension ArgumentOption {
  /// An option whose value is one of a few words.
  package static func choice<Value>(
    _ name: String, set: @escaping @Sendable (Value, inout Settings) -> Void
  ) -> Self where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
    Self(name, value: .oneOf(Value.allCases.map(\.rawValue))) { text, settings in
      guard let value = Value(rawValue: text) else { return false }
      set(value, &settings)
      return true
    }
  }

  /// An option whose value is one of a few words, or `auto` for `nil`, meaning whatever suits the
  /// terminal.
  package static func automatic<Value>(
    _ name: String, set: @escaping @Sendable (Value?, inout Settings) -> Void
  ) -> Self where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
    Self(name, value: .oneOf(["auto"] + Value.allCases.map(\.rawValue))) { text, settings in
      let value = Value(rawValue: text)
      guard value != nil || text == "auto" else { return false }
      set(value, &settings)
      return true
    }
  }
}

/// A mistake in the options of a command line.
package enum ArgumentError: Error, Hashable {
  case unknownOption(String, known: [String])
  case unexpectedArgument(String)
  /// An option without its value, at the end or before another option.
  case missingValue(option: String, ArgumentValue, before: String? = nil)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, ArgumentValue)
}

extension ArgumentError: CustomStringConvertible {
  /// The mistake and its remedy, in one line.
  package var description: String {
    switch self {
    case .unknownOption(let option, let known):
      "unknown option \(option); use \(ArgumentValue.oneOf(known).words)"
    case .unexpectedArgument(let argument): "unexpected argument “\(argument)”; leave it out"
    case .missingValue(let option, let expected, nil):
      "\(option) needs a value; use \(expected.words)"
    case .missingValue(let option, let expected, let next?):
      "\(option) needs a value before \(next); use \(expected.words)"
        + (expected.isPath ? ", and ./\(next) for one with that name" : "")
    case .unexpectedValue(let option): "\(option) takes no value; write \(option) alone"
    case .invalidValue(let value, let option, let expected):
      "invalid value “\(value)” for \(option); use \(expected.words)"
    }
  }
}
