import TerminalUI

/// Parses the command-line options that every program supports.
enum ArgumentParser {
  private static var options: [ArgumentOption<RunChoices>] {
    [
      ArgumentOption("--lang", value: .placeholder("TAG", "a tag such as en or ja")) {
        guard let language = Language(rawValue: $0) else { return false }
        $1.appearance.language = language
        return true
      },
      .theme("--theme") { $1.theme = .some($0) },
      .automatic("--glyphs") { $1.appearance.chosenGlyphs = $0 },
      .choice("--motion") { $1.appearance.motion = $0 },
      .choice("--mouse") { $1.mouse = $0 },
      ArgumentOption("--plain", value: nil) { _, choices in
        choices.isPlain = true
        return true
      },
      // Whoever takes options prints this list instead of starting.
      ArgumentOption("--help", value: nil) { _, _ in true },
    ]
  }

  /// What each option means, in the order of the options.
  private static let meanings = [
    "--lang": "language", "--theme": "colors", "--glyphs": "characters for lines and marks",
    "--motion": "motion of screens", "--mouse": "whether the program has the mouse",
    "--plain": "numbered lines instead of screens, as for a screen reader",
    "--help": "this list",
  ]

  /// A list of the options with their values and meanings.
  static var help: String {
    let lines = options.map { (usage: $0.usage, meaning: meanings[$0.name] ?? "") }
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
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      try ArgumentOption.read(argument, &rest, among: options, into: &chosen)
    }
  }
}
