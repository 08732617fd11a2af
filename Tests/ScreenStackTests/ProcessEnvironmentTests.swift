import ScreenStack
import TerminalNcurses
import Testing

@Suite("The environment")
struct ProcessEnvironmentTests {
  private func terminal(_ variables: [String: String]) -> NcursesTerminal.Options {
    ProcessEnvironment(variables: variables).terminal
  }

  @Test("names the terminal, and keeps the other defaults")
  func usual() {
    let options = terminal(["TERM": "xterm-256color"])
    #expect(options.terminalName == "xterm-256color")
    #expect(options.colors == .palette)
    #expect(options.background == nil)
    #expect(options.escapeDelay == .milliseconds(25))
    #expect(options.frameInterval == .zero)
  }

  @Test(
    "says whether the background is light or dark",
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;7", .light), ("0;default;15", .light), ("15;8", .dark),
      ("default;default", nil), ("", nil),
    ] as [(String, Background?)])
  func background(variable: String, background: Background?) {
    #expect(terminal(["COLORFGBG": variable]).background == background)
  }

  @Test(
    "sets longer waits and fewer frames over ssh", arguments: ["SSH_CONNECTION", "SSH_TTY"])
  func remote(name: String) {
    let options = terminal([name: "x"])
    #expect(options.escapeDelay == .milliseconds(100))
    #expect(options.frameInterval == .milliseconds(33))
  }

  @Test("turns off colours if NO_COLOR is not empty", arguments: [("1", true), ("", false)])
  func noColor(value: String, isColorless: Bool) {
    #expect((terminal(["NO_COLOR": value]).colors == .mono) == isColorless)
  }

  @Test(
    "names the language, by LC_ALL before LC_MESSAGES before LANG",
    arguments: [
      (["LC_ALL": "ja_JP.UTF-8", "LANG": "de_DE.UTF-8"], "ja-JP"),
      (["LC_ALL": "", "LC_MESSAGES": "pt_BR", "LANG": "de_DE.UTF-8"], "pt-BR"),
      (["LANG": "de_DE.UTF-8"], "de-DE"), (["LANG": "C.UTF-8"], .english), ([:], .english),
    ] as [([String: String], Language)])
  func language(variables: [String: String], language: Language) {
    #expect(ProcessEnvironment(variables: variables).language == language)
  }

  @Test(
    "texts are copied anywhere but in GNU screen",
    arguments: [
      ([:], true), (["STY": "1.tty"], false), (["STY": "1.tty", "TMUX": "/tmp/t"], true),
      (["STY": ""], true),
    ])
  func clipboard(variables: [String: String], isThere: Bool) {
    #expect(terminal(variables).hasClipboard == isThere)
  }
}
