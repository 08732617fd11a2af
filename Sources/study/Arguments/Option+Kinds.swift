import Records
import ScreenStack
import TerminalCore
import TerminalUI

extension Option {
  /// Creates an option without a value.
  static func flag(
    _ name: String, _ japanese: String, _ english: String, for commands: Set<Subcommand>,
    set: @escaping @Sendable (inout Invocation) -> Void
  ) -> Option {
    let argument = ArgumentOption<Invocation>(name, value: nil) {
      set(&$1)
      return true
    }
    return Option(argument, japanese, english, for: commands)
  }

  /// Creates an option whose value is a file or, if its placeholder is `DIR`, a folder. It
  /// refuses `-`, which would not be standard output here.
  static func path(
    _ name: String, _ value: String, _ japanese: String, _ english: String,
    for commands: Set<Subcommand>, set: @escaping @Sendable (String, inout Invocation) -> Void
  ) -> Option {
    let words = value == "DIR" ? "a folder" : "a file"
    let argument = ArgumentOption<Invocation>(name, value: .path(value, words)) {
      set($0, &$1)
      return !["", "-"].contains($0)
    }
    return Option(argument, japanese, english, for: commands)
  }

  /// Creates an option whose value is a number.
  static func number<Number: LosslessStringConvertible & Comparable & Sendable & SendableMetatype>(
    _ name: String, _ value: String, in range: ClosedRange<Number>, _ japanese: String,
    _ english: String, for commands: Set<Subcommand>,
    set: @escaping @Sendable (Number, inout Invocation) -> Void
  ) -> Option {
    let ends = [range.lowerBound, range.upperBound].map { bound in
      "\(bound)".hasSuffix(".0") ? String("\(bound)".dropLast(2)) : "\(bound)"
    }
    let isUnlimited = range.upperBound as? Int == Int.max
    let words = "a number from \(ends[0]) " + (isUnlimited ? "up" : "to \(ends[1])")
    let argument = ArgumentOption<Invocation>(name, value: .placeholder(value, words)) {
      guard let number = Number($0), range.contains(number) else { return false }
      set(number, &$1)
      return true
    }
    return Option(argument, japanese, english, for: commands)
  }

  /// Creates an option that sets a setting for one run.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - setting: The setting.
  ///   - value: The values, or their placeholder.
  ///   - japanese: What it does, in Japanese.
  ///   - english: The same in English.
  ///   - stored: Returns a value in the form in which it is stored; `nil` if it is invalid. By
  ///     default, as it is written.
  /// - Returns: The option.
  static func setting(
    _ name: String, _ setting: SettingName, _ value: ArgumentValue, _ japanese: String,
    _ english: String, stored: @escaping @Sendable (String) -> String? = { $0 }
  ) -> Option {
    let argument = ArgumentOption<Invocation>(name, value: value) { text, invocation in
      if case .oneOf(let values) = value, !values.contains(text) { return false }
      guard let storedText = stored(text) else { return false }
      invocation.settings[setting] = storedText
      return true
    }
    return Option(argument, japanese, english, for: [.run, .doctor])
      .with(.setByScript, .notRecordedSetting)
  }

  /// Reads a number of a setting in the form in which it is stored; `nil` for one out of range.
  static func number(in range: ClosedRange<Int>) -> @Sendable (String) -> String? {
    { text in Int(text).flatMap { range.contains($0) ? "\($0)" : nil } }
  }

  /// Creates an option whose value is the size of a screen.
  static func size(
    _ name: String, _ value: String, _ japanese: String, _ english: String,
    for commands: Set<Subcommand>, set: @escaping @Sendable (Size, inout Invocation) -> Void
  ) -> Option {
    let words = "a size such as 80x24"
    let argument = ArgumentOption<Invocation>(name, value: .placeholder(value, words)) {
      let sides = $0.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let columns = sides[0], let rows = sides[1],
        (1...Size.largestScreen.columns).contains(columns),
        (1...Size.largestScreen.rows).contains(rows)
      else { return false }
      set(Size(columns: columns, rows: rows), &$1)
      return true
    }
    return Option(argument, japanese, english, for: commands)
  }
}
