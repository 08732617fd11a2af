import TerminalUI

/// Parses the command-line options that every program supports.
enum ArgumentParser {
  /// The options with their meanings, in the order of the help.
  private static var options: [(option: ArgumentOption<RunChoices>, meaning: String)] {
    [
      (
        ArgumentOption("--lang", value: .placeholder("TAG", "a tag such as en or ja")) {
          guard let language = Language(rawValue: $0) else { return false }
          $1.appearance.language = language
          return true
        }, "language"
      ),
      (.theme("--theme") { $1.theme = .some($0) }, "colors"),
      (
        .automatic("--glyphs") { $1.appearance.chosenGlyphs = $0 },
        "characters for lines and marks"
      ),
      (.choice("--motion") { $1.appearance.motion = $0 }, "motion of screens"),
      (.choice("--mouse") { $1.mouse = $0 }, "whether the program has the mouse"),
      (
        ArgumentOption("--plain", value: nil) { _, choices in
          choices.isPlain = true
          return true
        }, "numbered lines instead of screens, as for a screen reader"
      ),
      // Whoever takes options prints this list instead of starting.
      (ArgumentOption("--help", value: nil) { _, _ in true }, "this list"),
    ]
  }

  /// A list of the options with their values and meanings.
  static var help: String {
    let lines = options.map { (usage: $0.option.usage, meaning: $0.meaning) }
    let width = lines.map(\.usage.count).max() ?? 0
    return "Options:\n"
      + lines.map { line in
        let gap = String(repeating: " ", count: width - line.usage.count + 2)
        return "  \(line.usage)\(gap)\(line.meaning)\n"
      }.joined()
  }

  /// Parses options: `--lang ja` or `--lang=ja`.
  static func read(
    _ arguments: [String], into chosen: inout RunChoices
  ) throws(ArgumentError) {
    let options = options.map(\.option)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, attached) = ArgumentOption<RunChoices>.split(argument)
      guard let option = options.first(where: { $0.name == name }) else {
        throw name.hasPrefix("-")
          ? .unknownOption(name, known: options.map(\.name)) : .unexpectedArgument(argument)
      }
      try option.read(attached, &rest, into: &chosen)
    }
  }
}
