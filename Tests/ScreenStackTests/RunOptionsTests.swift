import KeyScript
import Navigation
import ScreenStack
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@Suite("The options of a run")
struct RunOptionsTests {
  private enum PageRoute: RouteValue { case cover, page(Int) }

  private struct Page: Screen {
    typealias Route = PageRoute

    let title: String
    var body: some View<Self> { Text(title) }
  }

  /// A screen that quits at once.
  private struct Quitting: Screen {
    typealias Route = PageRoute

    let status: CInt
    var title: String { "Quitting" }
    var body: some View<Self> { EmptyView() }

    mutating func start(in context: Context<Self>) { context.quit(status: status) }
  }

  private typealias Options = RunOptions<PageRoute>

  private func launched(_ options: Options) -> App<PageRoute> {
    let app = App(root: PageRoute.cover) { route in
      switch route {
      case .cover: Page(title: "Cover")
      case .page(let number): Page(title: "Page \(number)")
      }
    }
    app.launch(options, size: Size(columns: 80, rows: 10), appearance: Appearance())
    return app
  }

  private let japan = ProcessEnvironment(variables: ["LANG": "ja_JP.UTF-8"])

  @Test("begin at the root, where an earlier run ended, or at a link, which comes first")
  func start() {
    #expect(launched(Options()).title == "Cover")
    let saved = launched(Options(link: [.cover, .page(1)])).saved
    #expect(launched(Options(restoring: saved)).title == "Page 1")
    let both = launched(Options(link: [.cover, .page(2), .page(3)], restoring: saved))
    #expect(both.path.entries.map(\.route) == [.cover, .page(2), .page(3)])
    // A link that was computed may be empty.
    #expect(launched(Options(link: [])).title == "Cover")
    #expect(launched(Options(link: [], restoring: saved)).title == "Page 1")
  }

  @Test("offer the inspector", arguments: [true, false])
  func inspector(isOffered: Bool) {
    let app = launched(Options(inspector: isOffered))
    app.handle(.key(Key(.function(12))))
    #expect(app.compose().picture.contains("Inspector") == isOffered)
  }

  @Test("say the language before the environment, and the person before both")
  func language() throws {
    #expect(try Options().choices(in: japan).appearance.language == "ja-JP")
    #expect(try Options(language: "fr").choices(in: japan).appearance.language == "fr")
    let look = Appearance(language: "de", glyphs: .unicode)
    #expect(try Options(appearance: look).choices(in: japan).appearance == look)
    #expect(
      try Options(appearance: look, language: "fr").choices(in: japan).appearance.language == "fr")
    let asked = Options(language: "fr", arguments: ["--lang", "en", "--glyphs=ascii"])
    #expect(
      try asked.choices(in: japan).appearance == Appearance(language: .english, glyphs: .ascii))
  }

  @Test("leave to the terminal what is “auto”")
  func automatic() throws {
    let look = Appearance(language: .english, glyphs: .ascii, theme: .light)
    var asked = try Options(appearance: look, arguments: ["--theme=auto", "--glyphs", "auto"])
      .choices(in: japan).appearance
    asked.adapt(to: TerminalTraits(background: .dark, ambiguousWidth: .narrow))
    #expect((asked.theme, asked.glyphs) == (.dark, .unicode))
  }

  @Test("say the theme without touching the language, and the person before that")
  func theme() throws {
    let saved = try Options(theme: .light).choices(in: japan).appearance
    #expect((saved.chosenTheme, saved.language) == (.light, "ja-JP"))
    let look = Appearance(language: "fr", theme: .dark)
    #expect(
      try Options(appearance: look, theme: .light).choices(in: japan).appearance.theme == .light)
    let asked = Options(theme: .light, arguments: ["--theme=dark"])
    #expect(try asked.choices(in: japan).appearance.chosenTheme == .dark)
  }

  @Test("say who has the mouse, and the person before that")
  func mouse() throws {
    #expect(try Options().choices(in: japan).mouse == .on)
    #expect(try Options(mouse: .off).choices(in: japan).mouse == .off)
    #expect(try Options(mouse: .off, arguments: ["--mouse=on"]).choices(in: japan).mouse == .on)
  }

  @Test("print the options for --help, whatever else is asked for, and end")
  func help() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      App(root: PageRoute.cover) { _ in Page(title: "Cover") }
        .run(Options(arguments: ["--motoin", "--help"]))
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        Options:
          --lang TAG              language
        """))
    for option in ["--theme", "--glyphs", "--motion", "--mouse", "--plain", "--help"] {
      #expect(text.contains("\n  \(option)"))
    }
    #expect(!text.contains("--record"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
  }

  @Test("print for --help how the program is used, before the options")
  func usage() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      App(root: PageRoute.cover) { _ in Page(title: "Cover") }
        .run(Options(usage: "usage: pages [PAGE]", arguments: ["--help"]))
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(text.hasPrefix("usage: pages [PAGE]\n\nOptions:\n"))
  }

  @Test(
    "are found among the arguments of the program, wherever they stand",
    arguments: [
      (["--lang=ja", "a", "-v"], ["--lang=ja"], ["a", "-v"]),
      (["a", "--lang", "ja", "b", "--plain", "c"], ["--lang", "ja", "--plain"], ["a", "b", "c"]),
      (["a", "--theme", "--plain"], ["--theme", "--plain"], ["a"]),
      (["--theme"], ["--theme"], []), (["--lnag", "ja"], [], ["--lnag", "ja"]), ([], [], []),
    ] as [([String], [String], [String])])
  func ownArguments(all: [String], options: [String], own: [String]) {
    let arguments = ProgramArguments(all)
    #expect((arguments.options, arguments.own) == (options, own))
  }

  @Test("record a run with the same glyphs everywhere, if the program can record")
  func recording() throws {
    let arguments = ["--record", "walk.keys"]
    let options = Options(recording: { try RecordingFile($0, of: $1) }, arguments: arguments)
    let choices = try options.choices(in: japan)
    #expect(choices.recordFile == "walk.keys")
    #expect(choices.appearance.chosenGlyphs == .narrow)
    #expect(throws: ArgumentError.self) { try Options(arguments: arguments).choices(in: japan) }
    let unicode = Options(
      recording: { try RecordingFile($0, of: $1) }, arguments: arguments + ["--glyphs=unicode"])
    #expect(try unicode.choices(in: japan).appearance.chosenGlyphs == .unicode)
  }

  @Test("end a program with wrong keys before it takes the terminal, with what is wrong")
  func keys() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      App(
        root: PageRoute.cover,
        keys: {
          AppKeyBinding("crtl+n", "new") { $0.pop() }
          AppKeyBinding("q", "question") { $0.pop() }
        }
      ) { _ in Page(title: "Cover") }.run()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("no key is called “crtl+n”; did you mean “ctrl+n”?") == true)
    #expect(lines.last?.contains("“q” belongs to the library") == true)
  }

  @Test("end the process with the status with which a screen quits", arguments: [0, 1] as [CInt])
  func status(status: CInt) async throws {
    await #expect(processExitsWith: .exitCode(status)) { [status] in
      let options = Options(arguments: ["--plain"])
      App(root: PageRoute.cover) { _ in Quitting(status: status) }.run(options)
    }
  }

  @Test("read a theme from a file that the person names")
  func themeFile() throws {
    let folder = try TestFolder()
    try folder.write("base = light\naccent = 75\n", to: "my.theme")
    let arguments = ["--theme", folder.file("my.theme")]
    let theme = try Options(arguments: arguments).choices(in: japan).appearance.chosenTheme
    #expect(theme == Theme(basedOn: .light, [.accent: Style(foreground: Color(index: 75))]))
    try folder.write("accent = grean\n", to: "my.theme")
    #expect(throws: ThemeFileError.self) { try Options(arguments: arguments).choices(in: japan) }
    #expect(throws: (any Error).self) {
      try Options(arguments: ["--theme=/nowhere/my.theme"]).choices(in: japan)
    }
  }

  @Test(
    "tell what is wrong with an argument, and what to write",
    arguments: [
      (
        ["--motoin", "none"],
        "unknown option --motoin; use --lang, --theme, --glyphs, --motion, --mouse, --plain "
          + "or --help"
      ),
      (["--motion"], "--motion needs a value; use full, reduced or none"),
      (
        ["--theme", "--plain"],
        "--theme needs a value before --plain; use auto, dark, light, contrast, terminal, mono or a "
          + "file such as ./FILE"
      ),
      (["--lang", "e"], "invalid value “e” for --lang; use a tag such as en or ja"),
      (
        ["--glyphs=", "ascii"],
        "invalid value “” for --glyphs; use auto, ascii, narrow or unicode"
      ),
      (["notes.txt"], "unexpected argument “notes.txt”; leave it out"),
    ])
  func mistakes(arguments: [String], words: String) throws {
    let error = #expect(throws: ArgumentError.self) {
      try Options(arguments: arguments).choices(in: japan).appearance
    }
    #expect(try #require(error).description == words)
  }
}
