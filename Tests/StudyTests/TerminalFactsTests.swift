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
    hasReplied: Bool = true,
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
          drawnAs: drawnAs, size: size, traits: traits, hasReplied: hasReplied, modes: modes)),
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
        "terminal: standard input and output are a terminal that answers queries",
        "TERM: xterm-256color, found in terminfo",
        "locale: LANG=ja_JP.UTF-8, which is UTF-8",
        "size: 80×24, large enough",
        "colors: 256, from TERM=xterm-256color",
        "theme: dark, because the background is dark",
        "signs: “─①α” are one cell wide each, as measured in the terminal",
        "mouse: clicks are reported",
        "paste: pasted text is distinguished from typed text",
        "window: changes of focus are reported",
        "frames: each appears at once",
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
    Case("terminal", .note, "standard output is not a terminal, so study writes line by line; to") {
      try facts { ($0.writesLines, $0.ends) = (true, (true, false)) }
    },
    Case("terminal", .note, "standard input is not a terminal, so study writes line by line; to") {
      try facts { ($0.writesLines, $0.ends) = (true, (false, true)) }
    },
    Case("terminal", .note, "study writes line by line, because TERM is dumb; to see screens, set")
    {
      try facts([], ["TERM": "dumb"]) { $0.writesLines = true }
    },
    Case("terminal", .ok, "study writes line by line, because of --plain") {
      try facts(["--plain"]) { $0.writesLines = true }
    },
    Case("TERM", .problem, "cannot draw on the terminal “nope”; set TERM to one that `infocmp`") {
      try facts { $0.examination = .failure(.unknownTerminal(name: "nope")) }
    },
    Case("TERM", .problem, "the terminal “dumb” can’t move its cursor; set TERM to one that can") {
      try facts { $0.examination = .failure(.incapableTerminal(name: "dumb")) }
    },
    Case("locale", .problem, "this program needs a UTF-8 locale; set LC_ALL to one that") {
      try facts { $0.examination = .failure(.noUnicodeLocale) }
    },
    Case("TERM", .note, "kitty is not in terminfo and is treated as xterm-256color; install") {
      try facts([], ["TERM": "kitty"])
    },
    Case("locale", .note, "LC_ALL=C is not UTF-8, or not installed, so C.UTF-8 is used; for") {
      try facts([], ["LC_ALL": "C"]) { $0.hasOwnLocale = false }
    },
    Case("size", .problem, "19×24 is too small; make the window 20×6 or larger") {
      try facts(size: Size(columns: 19, rows: 24))
    },
    Case("size", .note, "40×11 is small; with 40×12 or more") {
      try facts(size: Size(columns: 40, rows: 11))
    },
    Case("terminal", .note, "no answer to queries within a second; if signs are out of place, try")
    {
      try facts(traits: silent, hasReplied: false, modes: [:])
    },
    Case("colors", .ok, "none, from NO_COLOR") { try facts([], ["NO_COLOR": "1"], traits: mono) },
    Case("colors", .ok, "none, from --color never") { try facts(["--color=never"], traits: mono) },
    Case("colors", .ok, "16, from --color 16") {
      try facts(["--color=16"], traits: TerminalTraits(colors: .sixteen))
    },
    Case(
      "colors", .note, "16, because TERM=xterm has only these; if your terminal has more, set TERM"
    ) {
      try facts([], ["TERM": "xterm"], drawnAs: "xterm", traits: TerminalTraits(colors: .sixteen))
    },
    Case(
      "colors", .note,
      "none, because TERM=vt220 has only these; if your terminal has more (COLORTERM=truecolor)"
    ) {
      try facts(
        ["--color=256"], ["TERM": "vt220", "COLORTERM": "truecolor"], drawnAs: "vt220", traits: mono
      )
    },
    Case(
      "theme", .note, "terminal: the terminal doesn’t report its background; choose --theme"
    ) {
      try facts(traits: silent)
    },
    Case("theme", .ok, "light, from --theme") { try facts(["--theme=light"]) },
    Case("theme", .ok, "no colors (--theme mono), as set in Study") {
      try facts { $0.look = Look($0.invocation, [.theme: "mono"], .english, theme: nil) }
    },
    Case("theme", .ok, "mono, chosen for this number of colors") {
      try facts(["--color=never"], traits: mono)
    },
    Case("theme", .ok, "light, because the background is light, from COLORFGBG") {
      try facts([], ["COLORFGBG": "0;15"], traits: TerminalTraits(background: .light))
    },
    Case("theme", .problem, "wrong") { try facts { $0.themeMistakes = [BilingualText("wrong")] } },
    Case(
      "signs", .ok,
      "“─①α” are two cells wide each, so simpler signs such as “+-” are drawn, from --ambiguous"
    ) {
      try facts(["--ambiguous=2"], traits: TerminalTraits(ambiguousWidth: .wide))
    },
    Case(
      "signs", .note, "the terminal doesn’t say how wide “─①α” are; if they look as wide as “abc”"
    ) {
      try facts(traits: silent)
    },
    Case("mouse", .ok, "left to the terminal, because of --mouse off") {
      try facts(["--mouse=off"])
    },
    Case("mouse", .note, "not reported; everything can be done with keys") {
      try facts(modes: [.mouse: true, .farMouse: false])
    },
    Case("mouse", .ok, "enabled; the terminal doesn’t say whether it supports this") {
      try facts(modes: [:])
    },
    Case("paste", .note, "pasted text counts as typed; don’t paste text with line breaks") {
      try facts(modes: [.paste: false])
    },
    Case("window", .ok, "not reported, which does no harm") { try facts(modes: [.focus: false]) },
    Case("frames", .ok, "the terminal doesn’t say whether each appears at once") {
      try facts(modes: [:])
    },
    Case("frames", .ok, "shown as they arrive, because of --sync never") {
      try facts(["--sync=never"])
    },
    Case("tmux", .note, "if Escape is slow, add `set -sg escape-time 10` to ~/.tmux.conf") {
      try facts([], ["TMUX": "/tmp/tmux"])
    },
    Case("tmux", .note, "Escape is delayed by 500 ms; add `set -sg escape-time 10` to") {
      try facts([], ["TMUX": "/tmp/tmux"]) { $0.tmux = TmuxSettings(answer: "500 1 on tmux\n") }
    },
    Case("tmux", .note, "the mouse is not reported; add `set -g mouse on` to") {
      try facts([], ["TMUX": "/tmp/tmux"]) { $0.tmux = TmuxSettings(answer: "10 0 on tmux\n") }
    },
    Case("tmux", .note, "copying does not work; add `set -g set-clipboard on` to") {
      try facts { $0.tmux = TmuxSettings(answer: "10 1 external tmux\n") }
    },
    Case(
      "tmux", .note, "only a few colors are available; add `set -g default-terminal tmux-256color`"
    ) {
      try facts { $0.tmux = TmuxSettings(answer: "10 1 on screen\n") }
    },
    Case("tmux", .ok, "Escape takes at most 10 ms; the mouse and the clipboard work") {
      try facts { $0.tmux = TmuxSettings(answer: "10 1 on tmux-256color\n") }
    },
    Case("screen", .note, "the clipboard can’t be used; if Escape is slow") {
      try facts([], ["STY": "1.pts"])
    },
    Case("ssh", .ok, "remote, so study waits 100 ms after Escape") {
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
        "  ok       frames  each appears at once", "", "1 problem",
      ])
    #expect(
      FindingReport(language: .japanese, parts: parts).lines(width: 52) == [
        "", "端末", "  問題  大きさ    19×24 では描けません。20×6 より",
        "                  大きくしてください", "  正常  描きかえ  画面を一度に描きかえます", "",
        "問題 1、注意 0",
      ])
    let narrow = english.lines(width: 30)
    #expect(narrow.contains("  problem  size") && narrow.contains("    each appears at once"))
    #expect(narrow.allSatisfy { $0.displayWidth <= 30 })
  }
}
