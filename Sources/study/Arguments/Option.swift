import ScreenStack
import TerminalCore
import TerminalUI

/// An option of the command line, with its words in the help.
///
/// One table of options serves the parser and the help.
struct Option: Sendable {
  /// The option as it is read.
  let argument: ArgumentOption<Invocation>

  /// What the option does, in Japanese and in English.
  let words: (japanese: String, english: String)

  /// The name with its dashes.
  var name: String { argument.name }

  /// The name with the placeholder of the value.
  var usage: String { argument.usage }

  init(_ argument: ArgumentOption<Invocation>, _ japanese: String, _ english: String) {
    self.argument = argument
    words = (japanese, english)
  }

  /// An option without a value.
  static func flag(
    _ name: String, _ japanese: String, _ english: String,
    set: @escaping @Sendable (inout Invocation) -> Void
  ) -> Option {
    let argument = ArgumentOption<Invocation>(name, value: nil) {
      set(&$1)
      return true
    }
    return Option(argument, japanese, english)
  }

  /// An option whose value is a file or a folder.
  static func path(
    _ name: String, _ value: String, _ japanese: String, _ english: String,
    set: @escaping @Sendable (String, inout Invocation) -> Void
  ) -> Option {
    let argument = ArgumentOption<Invocation>(name, value: .placeholder(value)) {
      set($0, &$1)
      return !$0.isEmpty
    }
    return Option(argument, japanese, english)
  }

  /// An option whose value is a number.
  static func number<Number: LosslessStringConvertible & Comparable & Sendable & SendableMetatype>(
    _ name: String, _ value: String, in range: ClosedRange<Number>, _ japanese: String,
    _ english: String, set: @escaping @Sendable (Number, inout Invocation) -> Void
  ) -> Option {
    let argument = ArgumentOption<Invocation>(name, value: .placeholder(value)) {
      guard let number = Number($0), range.contains(number) else { return false }
      set(number, &$1)
      return true
    }
    return Option(argument, japanese, english)
  }

  /// An option whose value is the size of a screen.
  static func size(
    _ name: String, _ value: String, _ japanese: String, _ english: String,
    set: @escaping @Sendable (Size, inout Invocation) -> Void
  ) -> Option {
    let argument = ArgumentOption<Invocation>(name, value: .placeholder(value)) {
      let sides = $0.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let columns = sides[0], let rows = sides[1],
        (1...1000).contains(columns), (1...1000).contains(rows)
      else { return false }
      set(Size(columns: columns, rows: rows), &$1)
      return true
    }
    return Option(argument, japanese, english)
  }
}
