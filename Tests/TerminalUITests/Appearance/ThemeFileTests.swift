import TerminalCore
import TerminalUI
import Testing

@Suite("A theme in a file")
struct ThemeFileTests {
  @Test("changes the roles that it names, and leaves the others as in its base")
  func lines() throws {
    let text = """
      # my colors

      accent = 75 bold
      selection = background 236
      base = light
        link = #5fafff underline background #000000
      good = magenta dim reverse
      heading = plain
      """
    let theme = try Theme(parsing: text, file: "my.theme")
    let expected = Theme(
      basedOn: .light,
      [
        .accent: Style(foreground: Color(index: 75), attributes: .bold),
        .selection: Style(background: Color(index: 236)),
        .link: Style(
          foreground: Color(index: 75), background: Color(index: 16), attributes: .underline),
        .good: Style(foreground: .magenta, attributes: [.dim, .reverse]),
        .heading: .plain,
      ])
    #expect(theme == expected)
  }

  @Test("is the terminal's own look where nothing is chosen", arguments: ["", "\r\n# nothing\n"])
  func empty(text: String) throws {
    #expect(try Theme(parsing: text, file: "my.theme") == .terminal)
  }

  @Test(
    "is refused with line and remedy",
    arguments: [
      ("accent", "this line sets nothing; write a line such as “accent = 75 bold”"),
      ("accent =", "this line sets nothing; write a line such as “accent = 75 bold”"),
      (
        "base = blue",
        "no theme is called “blue”; use dark, light, contrast, terminal, mono"
      ),
      (
        "accent = 75 76",
        "“76” is a second color; leave it out, or write “background” before it"
      ),
      ("accent 75", "this line sets nothing; write a line such as “accent = 75 bold”"),
      ("base =", "this line sets nothing; write a line such as “accent = 75 bold”"),
      (
        "text = terminal red",
        "“red” is a second color; leave it out, or write “background” before it"
      ),
      (
        "text = background terminal background 2",
        "there are two backgrounds; leave one of them out"
      ),
      ("text = 1 background", "no color follows “background”; write “background 236”"),
      ("bad = 1\nbad = 2", "line 1 has a look for “bad” already; leave one of them out"),
    ])
  func mistakes(text: String, problem: String) {
    let error = #expect(throws: ThemeFileError.self) { try Theme(parsing: text, file: "a.theme") }
    let line = text.split(separator: "\n").count
    #expect(error.map { "\($0)" } == "a.theme:\(line): \(problem)")
  }

  @Test(
    "names no color by a word like this",
    arguments: ["0", "256", "-1", "#5faff", "#5fafffa", "#+1+2+3", "#ｆfffff", "Red", "bol", "+7"])
  func words(word: String) {
    let error = #expect(throws: ThemeFileError.self) {
      try Theme(parsing: "accent = \(word)", file: "a.theme")
    }
    #expect(error?.mistakes.map(\.problem) == [.unknownWord(word)])
  }

  @Test("shows all its mistakes at once, and all the names that there are")
  func several() {
    let error = #expect(throws: ThemeFileError.self) {
      try Theme(parsing: "acent = 75\n\ngood = \u{1B}", file: "a.theme")
    }
    #expect(error?.mistakes.map(\.line) == [1, 3])
    let text = error.map { "\($0)" } ?? ""
    for role in Role.allCases { #expect(text.contains("\(role)")) }
    #expect(text.contains("“\\u{1b}”"))
  }
}

@Suite("A theme based on another")
struct DerivedThemeTests {
  @Test("brings the background of its base where that does, also from a file")
  func filledByBase() throws {
    let accent = Style(foreground: Color(index: 208))
    let own = Theme(basedOn: .dark, [.accent: accent])
    #expect(try Theme(parsing: "base = dark\naccent = 208", file: "own.theme") == own)
    var appearance = Appearance(theme: .dark)
    appearance.adapt(to: TerminalTraits(background: .light))
    let background = appearance.theme.blank
    appearance.chosenTheme = own
    #expect(appearance.theme.blank == background)
    #expect(appearance.theme[.accent].foreground == accent.foreground)
    #expect(appearance.theme[.accent].background == background.background)
    #expect(appearance.builtInTheme == nil)
    appearance.adapt(to: TerminalTraits(background: .dark))
    #expect(appearance.theme == own)
  }
}
