import PseudoTerminals
import TerminalCore
import TerminalFake
import TerminalUI
import TestFolders
import Testing

/// The built program on real terminals that say different things about themselves.
@Suite("What Study is drawn with")
struct TerminalLookTests {
  /// What a terminal says, what the person chooses, and the theme, the first mark and the corner of
  /// a box that result.
  struct Case: CustomTestStringConvertible {
    var background: String?
    var width = AmbiguousWidth.narrow
    var options: [String] = []
    var environment: [String] = []
    let theme: Theme
    /// Whether the theme brings a background because the terminal has another.
    var fillsScreen = false
    let mark: String
    var corner = "┌"

    var testDescription: String {
      "\(background ?? "?") \(width) \(options + environment) \(mark)"
    }
  }

  static let cases = [
    Case(background: "rgb:0000/0000/0000", theme: .dark, mark: "▌"),
    Case(background: "rgb:ffff/ffff/ffff", theme: .light, mark: "▌"),
    Case(background: "rgb:ffff/ffff/ffff", width: .wide, theme: .light, mark: "❯", corner: "+"),
    Case(theme: .terminal, mark: "❯"),
    Case(environment: ["COLORFGBG=0;15"], theme: .light, mark: "▌"),
    Case(
      background: "rgb:0000/0000/0000", environment: ["NO_COLOR=1"], theme: .mono, mark: "❯"),
    Case(
      background: "rgb:0000/0000/0000", options: ["--color", "16"], theme: .terminal, mark: "❯"),
    Case(
      background: "rgb:0000/0000/0000", options: ["--theme", "light"], theme: .light,
      fillsScreen: true, mark: "▌"),
    Case(
      options: ["--theme", "contrast", "--glyphs", "ascii"], theme: .highContrast, mark: ">",
      corner: "+"),
    Case(
      background: "rgb:0000/0000/0000", options: ["--record", "a.keys"], theme: .dark, mark: "❯",
      corner: "+"),
  ]

  @Test("suits the terminal, unless the person chooses or records", arguments: cases)
  func look(shown: Case) throws {
    let folder = try TestFolder()
    var options = shown.options
    if let file = options.firstIndex(of: "a.keys") { options[file] = folder.file("a.keys") }
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.builtProgram("study"), "--lang", "en", "--state", folder.file("state")]
        + options,
      term: "xterm-256color", size: Size(columns: 80, rows: 24),
      capabilities: TerminalCapabilities(ambiguousWidth: shown.width, background: shown.background),
      environment: ["HOME=\(folder.path)"] + shown.environment)
    var appearance = Appearance(theme: shown.theme)
    appearance.adapt(to: TerminalTraits(background: shown.fillsScreen ? .dark : nil))
    let (title, mark) = (appearance.theme[.heading], appearance.theme[.selectionMark])
    try terminal.wait(for: "\(shown)") {
      let first = terminal.model[column: 0, row: 5]
      return terminal.model[column: 1, row: 1].style == title
        && (first.text, first.style) == (shown.mark, mark)
    }
    terminal.type("?")
    try terminal.wait(for: "the list of keys in a box of \(shown)") {
      let picture = terminal.model.picture
      return picture.contains("move up") && picture.contains(shown.corner)
    }
    var dimmed = title
    dimmed.attributes.insert(.dim)
    #expect(terminal.model[column: 1, row: 1].style == dimmed)
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }
}
