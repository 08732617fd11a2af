import TerminalUI

/// Parses the command-line options that every program supports.
struct ArgumentParser {
  /// Whether the program can record its runs.
  let canRecord: Bool

  /// The options with their meanings, in the order of the help.
  private var options: [(option: ArgumentOption<RunChoices>, meaning: String)] {
    Self.options
      + (canRecord ? [(Self.record, "record every key there, as a key script")] : [])
      // Whoever takes options prints this list instead of starting.
      + [(ArgumentOption("--help", value: nil) { _, _ in true }, "this list")]
  }

  private static var record: ArgumentOption<RunChoices> {
    ArgumentOption("--record", value: .path("FILE", "a new file")) {
      guard !$0.isEmpty else { return false }
      $1.recordFile = $0
      return true
    }
  }

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
        }, "numbered lines instead of screens, for screen readers"
      ),
    ]
  }

  /// The option with a name; `nil` if there is none.
  func option(named name: String) -> ArgumentOption<RunChoices>? {
    options.first { $0.option.name == name }?.option
  }

  /// A list of the options with their values and meanings, which fits into 80 columns.
  var help: String {
    let width = 26
    return "Options:\n"
      + options.map { option, meaning in
        let usage = "  \(option.usage)"
        let isAlone = usage.count + 2 > width
        let gap = String(repeating: " ", count: isAlone ? width : width - usage.count)
        return usage + (isAlone ? "\n" : "") + "\(gap)\(meaning)\n"
      }.joined()
  }

  /// Parses options: `--lang ja` or `--lang=ja`.
  func read(
    _ arguments: [String], into chosen: inout RunChoices
  ) throws(ArgumentError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, attached) = ArgumentOption<RunChoices>.split(argument)
      guard let option = option(named: name) else {
        throw name.hasPrefix("-")
          ? .unknownOption(name, known: options.map(\.option.name)) : .unexpectedArgument(argument)
      }
      try option.read(attached, &rest, into: &chosen)
    }
  }
}
