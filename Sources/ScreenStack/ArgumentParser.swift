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
    ]
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
