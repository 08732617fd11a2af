import Records
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalNcurses
import TerminalUI
import Testing

@testable import study

@Suite("What the doctor says of a terminal")
struct TerminalFactsTests {
  /// Makes the facts of a good terminal, for a test to change.
  private static func facts(
    _ arguments: [String] = [], _ variables: [String: String] = [:],
    drawnAs: String = "xterm-256color", size: Size = Size(columns: 80, rows: 24),
    traits: TerminalTraits = TerminalTraits(background: .dark, ambiguousWidth: .narrow),
    hasAnswered: Bool = true,
    modes: [TerminalMode: Bool] = [
      .mouse: true, .farMouse: true, .focus: true, .paste: true, .frames: true,
    ],
    change: (inout TerminalFacts) -> Void = { _ in }
  ) throws -> TerminalFacts {
    let invocation = try Invocation(["doctor"] + arguments)
    let usual = ["TERM": "xterm-256color", "LANG": "ja_JP.UTF-8"]
    var facts = TerminalFacts(
      invocation: invocation,
      environment: ProcessEnvironment(variables: usual.merging(variables) { $1 }),
      examination: .success(
        TerminalExamination(
          drawnAs: drawnAs, size: size, traits: traits, hasAnswered: hasAnswered, modes: modes)),
      look: Look(invocation, [:], .english, theme: try invocation.theme?.theme()))
    change(&facts)
    return facts
  }

  @Test("is good of a good one")
  func good() throws {
    let lines = try Self.facts().findings.map { "\($0.topic.english): \($0.text.english)" }
    #expect(try Self.facts().findings.allSatisfy { $0.status == .ok })
    #expect(
      lines == [
        "terminal: standard input and output are a terminal, which answers questions",
        "TERM: xterm-256color, which terminfo knows",
        "locale: LANG=ja_JP.UTF-8, in UTF-8",
        "size: 80×24, large enough",
        "colors: 256, by TERM=xterm-256color",
        "theme: dark, because the background is dark",
        "signs: “─①α” take a cell each, as the terminal has shown",
        "mouse: presses are reported",
        "paste: pasted text is told from typed text",
        "window: the window's loss of the keyboard is reported",
        "frames: each is shown at once",
      ])
  }

  /// Facts, and what is said of one of them.
  struct Case: CustomTestStringConvertible {
    let topic: String
    let status: Finding.Status
    let words: String
    let facts: @Sendable () throws -> TerminalFacts

    init(
      _ topic: String, _ status: Finding.Status, _ words: String,
      _ facts: @escaping @Sendable () throws -> TerminalFacts
    ) {
      (self.topic, self.status, self.words, self.facts) = (topic, status, words, facts)
    }

    var testDescription: String { "\(topic): \(words)" }
  }

  private static let mono = TerminalTraits(colors: .mono)
  private static let silent = TerminalTraits()

  static let cases = [
    Case("terminal", .note, "standard output is no terminal, so study writes line by line; to") {
      try facts { ($0.writesLines, $0.ends) = (true, (true, false)) }
    },
    Case("terminal", .note, "standard input is no terminal, so study writes line by line; to") {
      try facts { ($0.writesLines, $0.ends) = (true, (false, true)) }
    },
    Case("terminal", .note, "study writes line by line, because TERM is dumb; to see screens, set")
    {
      try facts([], ["TERM": "dumb"]) { $0.writesLines = true }
    },
    Case("terminal", .ok, "study writes line by line, as --plain asks") {
      try facts(["--plain"]) { $0.writesLines = true }
    },
    Case("TERM", .problem, "cannot draw on the terminal “nope”; set TERM to one that `infocmp`") {
      try facts { $0.examination = .failure(.unknownTerminal(name: "nope")) }
    },
    Case("TERM", .problem, "the terminal “dumb” can't move its cursor; set TERM to one that can") {
      try facts { $0.examination = .failure(.incapableTerminal(name: "dumb")) }
    },
    Case("locale", .problem, "kanji need a locale in UTF-8; set LC_ALL to one that `locale -a`") {
      try facts { $0.examination = .failure(.noUnicodeLocale) }
    },
    Case("TERM", .note, "kitty is not in terminfo and is drawn on as xterm-256color; install") {
      try facts([], ["TERM": "kitty"])
    },
    Case("locale", .note, "LC_ALL=C is not in UTF-8, or not installed, so C.UTF-8 is used; for") {
      try facts([], ["LC_ALL": "C"]) { $0.hasOwnLocale = false }
    },
    Case("size", .problem, "19×24 is too small; make the window 20×6 or larger") {
      try facts(size: Size(columns: 19, rows: 24))
    },
    Case("size", .note, "40×11 is small; from 40×12 on") {
      try facts(size: Size(columns: 40, rows: 11))
    },
    Case("terminal", .note, "answers no question within a second; if signs are out of place, try") {
      try facts(traits: silent, hasAnswered: false, modes: [:])
    },
    Case("colors", .ok, "none, by NO_COLOR") { try facts([], ["NO_COLOR": "1"], traits: mono) },
    Case("colors", .ok, "none, by --color never") { try facts(["--color=never"], traits: mono) },
    Case("colors", .ok, "16, by --color 16") {
      try facts(["--color=16"], traits: TerminalTraits(colors: .sixteen))
    },
    Case("colors", .note, "16, all that TERM=xterm has; if your terminal has more, set TERM") {
      try facts([], ["TERM": "xterm"], drawnAs: "xterm", traits: TerminalTraits(colors: .sixteen))
    },
    Case(
      "colors", .note,
      "none, all that TERM=vt220 has; if your terminal has more (COLORTERM=truecolor)"
    ) {
      try facts(
        ["--color=256"], ["TERM": "vt220", "COLORTERM": "truecolor"], drawnAs: "vt220", traits: mono
      )
    },
    Case(
      "theme", .note, "terminal: the terminal doesn't say what its background is; choose --theme"
    ) {
      try facts(traits: silent)
    },
    Case("theme", .ok, "light, by --theme") { try facts(["--theme=light"]) },
    Case("theme", .ok, "mono, which needs no more colors") {
      try facts(["--color=never"], traits: mono)
    },
    Case("theme", .ok, "light, because the background is light, by COLORFGBG") {
      try facts([], ["COLORFGBG": "0;15"], traits: TerminalTraits(background: .light))
    },
    Case("theme", .problem, "wrong") { try facts { $0.themeMistakes = [BilingualText("wrong")] } },
    Case(
      "signs", .ok,
      "“─①α” take two cells each, so simpler ones such as “+-” are drawn, by --ambiguous"
    ) {
      try facts(["--ambiguous=2"], traits: TerminalTraits(ambiguousWidth: .wide))
    },
    Case(
      "signs", .note, "the terminal doesn't say how wide “─①α” are; if they look as wide as “abc”"
    ) {
      try facts(traits: silent)
    },
    Case("mouse", .ok, "the terminal's, as --mouse off asks") { try facts(["--mouse=off"]) },
    Case("mouse", .note, "the terminal has none; everything can be done by keys") {
      try facts(modes: [.mouse: true, .farMouse: false])
    },
    Case("mouse", .ok, "asked for; the terminal doesn't say whether it knows how") {
      try facts(modes: [:])
    },
    Case("paste", .note, "pasted text counts as typed; paste no text with line ends") {
      try facts(modes: [.paste: false])
    },
    Case("window", .ok, "not reported, which does no harm") { try facts(modes: [.focus: false]) },
    Case("frames", .ok, "the terminal doesn't say that it shows each at once") {
      try facts(modes: [:])
    },
    Case("frames", .ok, "shown as they arrive, as --sync never asks") {
      try facts(["--sync=never"])
    },
    Case("tmux", .note, "if Escape comes late, write `set -sg escape-time 10` into ~/.tmux.conf") {
      try facts([], ["TMUX": "/tmp/tmux"])
    },
    Case("tmux", .note, "Escape comes 500 ms late; write `set -sg escape-time 10` into") {
      try facts([], ["TMUX": "/tmp/tmux"]) { $0.tmux = TmuxSettings(answer: "500 1 on tmux\n") }
    },
    Case("tmux", .note, "the mouse is not reported; write `set -g mouse on` into") {
      try facts([], ["TMUX": "/tmp/tmux"]) { $0.tmux = TmuxSettings(answer: "10 0 on tmux\n") }
    },
    Case("tmux", .note, "nothing can be copied; write `set -g set-clipboard on` into") {
      try facts { $0.tmux = TmuxSettings(answer: "10 1 external tmux\n") }
    },
    Case("tmux", .note, "there are few colors; write `set -g default-terminal tmux-256color`") {
      try facts { $0.tmux = TmuxSettings(answer: "10 1 on screen\n") }
    },
    Case("tmux", .ok, "Escape comes within 10 ms, with mouse and clipboard") {
      try facts { $0.tmux = TmuxSettings(answer: "10 1 on tmux-256color\n") }
    },
    Case("screen", .note, "nothing is copied to the clipboard; if Escape comes late") {
      try facts([], ["STY": "1.pts"])
    },
    Case("ssh", .ok, "far away, so Escape is waited for 100 ms") {
      try facts([], ["SSH_CONNECTION": "::1 1 ::1 22"])
    },
  ]

  @Test("is what matters of each kind, with a remedy", arguments: cases)
  func finding(shown: Case) throws {
    let finding = try #require(
      try shown.facts().findings.first { $0.topic.english == shown.topic })
    #expect(finding.status == shown.status)
    #expect(finding.text.english.hasPrefix(shown.words), "\(finding.text.english)")
    #expect(finding.text.japanese != finding.text.english || shown.words == "wrong")
  }

  @Test("is in words, one line each, and in several only where lines are narrow")
  func report() throws {
    let facts = try Self.facts(size: Size(columns: 19, rows: 24))
    let findings = facts.findings.filter { ["size", "frames"].contains($0.topic.english) }
    let parts = [(heading: BilingualText(japanese: "端末", english: "terminal"), findings: findings)]
    let english = FindingReport(language: .english, parts: parts)
    #expect(english.problemCount == 1)
    #expect(
      english.lines(width: nil) == [
        "", "terminal", "  problem  size    19×24 is too small; make the window 20×6 or larger",
        "  ok       frames  each is shown at once", "", "1 problem",
      ])
    #expect(
      FindingReport(language: .japanese, parts: parts).lines(width: 52) == [
        "", "端末", "  問題  大きさ    19×24 では描けません。20×6 より大",
        "                  きくしてください", "  正常  描きかえ  画面を一度に描きかえます", "",
        "問題 1、注意 0",
      ])
    let narrow = english.lines(width: 30)
    #expect(narrow.contains("  problem  size") && narrow.contains("    each is shown at once"))
    #expect(narrow.allSatisfy { $0.displayWidth <= 30 })
  }
}
