import TerminalCore
import TerminalUI

/// An option of the command line: its name, its value, and what it does.
///
/// One table of options serves the parser and the help.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String

  /// The placeholder of the value in the help, or `nil` for an option without a value.
  let value: String?

  /// What the option does, in Japanese and in English.
  let words: (japanese: String, english: String)

  /// Applies the value; returns false if it is invalid.
  let apply: @Sendable (String, inout Invocation) -> Bool

  /// The name with the placeholder of the value.
  var usage: String { name + (value.map { " " + $0 } ?? "") }

  /// An option without a value.
  static func flag(
    _ name: String, _ field: any WritableKeyPath<Invocation, Bool> & Sendable, _ japanese: String,
    _ english: String
  ) -> Option {
    Option(name: name, value: nil, words: (japanese, english)) { _, invocation in
      invocation[keyPath: field] = true
      return true
    }
  }

  /// An option whose value is a file or a folder.
  static func path(
    _ name: String, _ value: String, _ field: any WritableKeyPath<Invocation, String?> & Sendable,
    _ japanese: String, _ english: String
  ) -> Option {
    Option(name: name, value: value, words: (japanese, english)) { text, invocation in
      invocation[keyPath: field] = text
      return !text.isEmpty
    }
  }

  /// An option whose value is one of a few words.
  static func choice<Value: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ japanese: String, _ english: String,
    set: @escaping @Sendable (Value, inout Invocation) -> Void
  ) -> Option where Value.RawValue == String {
    Option(
      name: name, value: Value.allCases.map(\.rawValue).joined(separator: "|"),
      words: (japanese, english)
    ) { text, invocation in
      guard let value = Value(rawValue: text) else { return false }
      set(value, &invocation)
      return true
    }
  }

  /// An option whose value is a number.
  static func number<Number: LosslessStringConvertible & Comparable & Sendable & SendableMetatype>(
    _ name: String, _ value: String, in range: ClosedRange<Number>, _ japanese: String,
    _ english: String, set: @escaping @Sendable (Number, inout Invocation) -> Void
  ) -> Option {
    Option(name: name, value: value, words: (japanese, english)) { text, invocation in
      guard let number = Number(text), range.contains(number) else { return false }
      set(number, &invocation)
      return true
    }
  }

  /// An option whose value is the size of a screen.
  static func size(
    _ name: String, _ value: String, _ japanese: String, _ english: String,
    set: @escaping @Sendable (Size, inout Invocation) -> Void
  ) -> Option {
    Option(name: name, value: value, words: (japanese, english)) { text, invocation in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let columns = sides[0], let rows = sides[1],
        (1...1000).contains(columns), (1...1000).contains(rows)
      else { return false }
      set(Size(columns: columns, rows: rows), &invocation)
      return true
    }
  }
}
