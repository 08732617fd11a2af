/// An option of the command line: its name, its value, and what it does.
package struct ArgumentOption<Settings>: Sendable {
  /// The name with its dashes.
  package let name: String

  /// The value that it takes, or `nil` for an option without a value.
  package let value: ArgumentValue?

  /// Applies the value; returns `false` if it is invalid.
  private let apply: @Sendable (String, inout Settings) -> Bool

  /// Makes an option.
  package init(
    _ name: String, value: ArgumentValue?,
    apply: @escaping @Sendable (String, inout Settings) -> Bool
  ) {
    self.name = name
    self.value = value
    self.apply = apply
  }

  /// The name with the placeholder of the value.
  package var usage: String { name + (value.map { " " + $0.usage } ?? "") }

  /// The name of an option, and the value that is attached to it by an equals sign.
  package static func split(_ argument: String) -> (name: String, value: String?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Reads an option with its value: `--lang ja`, `--lang=ja`.
  ///
  /// - Parameters:
  ///   - argument: The argument that begins with the option's name.
  ///   - rest: The arguments after it, of which a value is removed.
  ///   - options: All options there are.
  ///   - settings: What the option changes.
  /// - Returns: The option.
  /// - Throws: What is wrong with the argument.
  @discardableResult
  package static func read(
    _ argument: String, _ rest: inout ArraySlice<String>, among options: [Self],
    into settings: inout Settings
  ) throws(ArgumentError) -> Self {
    let (name, attached) = split(argument)
    guard let option = options.first(where: { $0.name == name }) else {
      throw name.hasPrefix("-")
        ? .unknownOption(name, known: options.map(\.name)) : .unexpectedArgument(argument)
    }
    guard let expected = option.value else {
      guard attached == nil else { throw .unexpectedValue(option: name) }
      _ = option.apply("", &settings)
      return option
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(option: name, expected)
    }
    guard option.apply(value, &settings) else {
      throw .invalidValue(value, option: name, expected)
    }
    return option
  }
}

/// The value of an option.
package enum ArgumentValue: Hashable, Sendable {
  /// One of a few words.
  case oneOf([String])
  /// Anything that a placeholder such as `FILE` stands for, with what errors call it.
  case placeholder(_ usage: String, _ words: String? = nil)

  /// The values as the help shows them: `auto|ascii`, or a placeholder.
  package var usage: String {
    switch self {
    case .oneOf(let values): values.joined(separator: "|")
    case .placeholder(let usage, _): usage
    }
  }

  /// The values as errors name them.
  package var words: String {
    switch self {
    case .oneOf(let values):
      values.dropLast().joined(separator: ", ") + (values.count > 1 ? " or " : "")
        + (values.last ?? "")
    case .placeholder(let usage, let words): words ?? usage
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

  /// An option whose value is one of a few words, or `auto` for `nil`: whatever suits the terminal.
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

/// What is wrong with the options of a command line.
package enum ArgumentError: Error, Hashable {
  case unknownOption(String, known: [String])
  case unexpectedArgument(String)
  case missingValue(option: String, ArgumentValue)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, ArgumentValue)
}

extension ArgumentError: CustomStringConvertible {
  /// What is wrong and what to write, in a line.
  package var description: String {
    switch self {
    case .unknownOption(let option, let known):
      "unknown option \(option); use \(ArgumentValue.oneOf(known).words)"
    case .unexpectedArgument(let argument): "unexpected argument “\(argument)”; leave it out"
    case .missingValue(let option, let expected): "\(option) needs a value; use \(expected.words)"
    case .unexpectedValue(let option): "\(option) takes no value; write \(option) alone"
    case .invalidValue(let value, let option, let expected):
      "invalid value “\(value)” for \(option); use \(expected.words)"
    }
  }
}
