import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalNcurses
import TerminalUI

/// The facts about the terminal, and about how Study uses it.
struct TerminalFacts {
  /// The command line, whose options apply as they do for studying.
  var invocation = Invocation()
  var environment: ProcessEnvironment
  /// Whether standard input and standard output are terminals.
  var ends = (input: true, output: true)
  /// Whether screens are written line by line.
  var writesLines = false
  /// Whether the environment's locale uses UTF-8 and is installed.
  var hasOwnLocale = true
  /// The terminal's answers, or the reason that nothing can be drawn on it.
  var examination: Result<TerminalExamination, RendererError>
  /// The language and the theme, which depend on the user's settings.
  var look: Look
  /// The settings of the tmux that Study runs in; `nil` if there is none, or it doesn't answer.
  var tmux: TmuxSettings?
  /// The mistakes in the theme file named on the command line.
  var themeMistakes: [BilingualText] = []

  /// The findings, most important first.
  var findings: [Finding] {
    if writesLines { return [lineMode] + mistakesOfTheme }
    switch examination {
    case .failure(let error): return [Finding(.problem, Self.topic(of: error), error.message)]
    case .success(let found):
      return [terminal(found), name(found), locale, size(found), colors(found)]
        + themes(found) + [signs(found)] + modes(found) + surroundings
    }
  }

  private static func topic(of error: RendererError) -> BilingualText {
    switch error {
    case .unknownTerminal, .incapableTerminal: BilingualText("TERM")
    case .noUnicodeLocale: .locale
    case .noTerminal, .fileSizeLimited, .tooManyOpenFiles, .callFailed, .hungUp: .terminal
    }
  }
}

extension BilingualText {
  fileprivate static let terminal = BilingualText(japanese: "端末", english: "terminal")
  fileprivate static let locale = BilingualText(japanese: "ロケール", english: "locale")
}

// MARK: - Whether screens can be drawn

extension TerminalFacts {
  /// The reason that screens are written line by line.
  private var lineMode: Finding {
    let lines = BilingualText(japanese: "一行ずつのやりとりになります", english: "study writes line by line")
    if invocation.isPlain {
      return Finding(
        .ok, .terminal, "--plain なので\(lines.japanese)", "\(lines.english), because of --plain")
    }
    if ends.input, ends.output {
      return Finding(
        .note, .terminal,
        "TERM が dumb なので\(lines.japanese)。画面を描くには、TERM を端末の名前（xterm-256color など）にしてください",
        "\(lines.english), because TERM is dumb; to see screens, set it to your terminal’s name, "
          + "such as xterm-256color")
    }
    let (japanese, english) =
      ends.output ? ("標準入力", "standard input") : ("標準出力", "standard output")
    return Finding(
      .note, .terminal,
      "\(japanese)が端末ではないので\(lines.japanese)。端末を調べるには、リダイレクトせずに study doctor を実行してください",
      "\(english) is not a terminal, so \(lines.english); to examine the terminal, run "
        + "study doctor without redirection")
  }

  private func terminal(_ found: TerminalExamination) -> Finding {
    found.hasReplied
      ? Finding(
        .ok, .terminal, "標準入力と標準出力は端末で、問い合わせに答えます",
        "standard input and output are a terminal that answers queries")
      : Finding(
        .note, .terminal, "問い合わせに一秒以内に答えません。表示がずれるなら --ambiguous 1 か 2 を試してください",
        "no answer to queries within a second; if signs are out of place, try --ambiguous 1 or 2")
  }

  private func name(_ found: TerminalExamination) -> Finding {
    let name = environment["TERM"] ?? ""
    guard found.drawnAs != name else {
      return Finding(
        .ok, BilingualText("TERM"), "\(name)（terminfo にあります）", "\(name), found in terminfo")
    }
    return Finding(
      .note, BilingualText("TERM"),
      "\(name) は terminfo にないため、\(found.drawnAs) として描きます。ncurses-term などを入れると、その端末として描けます",
      "\(name) is not in terminfo and is treated as \(found.drawnAs); install its entry, on "
        + "Debian in ncurses-term")
  }

  private var locale: Finding {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let set = names.lazy.compactMap { name in environment[name].map { "\(name)=\($0)" } }.first
    guard !hasOwnLocale else {
      return Finding(.ok, .locale, "\(set ?? "")（UTF-8）", "\(set ?? "the default"), which is UTF-8")
    }
    let told = BilingualText(
      japanese: set.map { "\($0) は UTF-8 でないか、入っていません" } ?? "LANG がありません",
      english: set.map { "\($0) is not UTF-8, or not installed" } ?? "LANG is not set")
    return Finding(
      .note, .locale,
      "\(told.japanese)。C.UTF-8 で描きます。ほかのプログラムのためには、LANG を `locale -a` にあるものにしてください",
      "\(told.english), so C.UTF-8 is used; "
        + "for other programs, set LANG to one that `locale -a` lists")
  }

  private func size(_ found: TerminalExamination) -> Finding {
    let topic = BilingualText(japanese: "大きさ", english: "size")
    let shown = Self.words(found.size)
    let (least, comfortable) = (Size.leastWindow, Size(columns: 40, rows: 12))
    guard found.size.holds(least) else {
      return Finding(
        .problem, topic, "\(shown) では描けません。\(Self.words(least)) より大きくしてください",
        "\(shown) is too small; make the window \(Self.words(least)) or larger")
    }
    guard found.size.holds(comfortable) else {
      return Finding(
        .note, topic, "\(shown) は小さめです。\(Self.words(comfortable)) あれば、切れずに見えます",
        "\(shown) is small; with \(Self.words(comfortable)) or more, nothing is cut off")
    }
    return Finding(.ok, topic, "\(shown)（十分です）", "\(shown), large enough")
  }

  private static func words(_ size: Size) -> String { "\(size.columns)×\(size.rows)" }
}
