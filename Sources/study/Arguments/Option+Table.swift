import KeyScript
import Navigation
import StudyScreens
import TerminalNcurses
import TerminalUI

extension Option {
  /// The options for studying and for playing scripts.
  static let common: [Option] = [
    .choice("--color", "色の使い方", "when to use colours") { $1.color = $0 },
    .choice("--theme", "色づかい", "the styles to draw with") { $1.theme = $0 },
    .choice("--ambiguous", "「─①α」などの幅", "the cells that signs such as ─①α take") {
      $1.ambiguousWidth = $0
    },
    .choice("--sync", "画面を一度に描きかえる", "have each frame shown at once") {
      $1.frameMarking = $0
    },
    .choice(
      "--events", "画面の出来事を他の流儀と並べて最後に示す",
      "show the screens' events beside another toolkit's"
    ) { $1.eventProfile = $0 },
    .path(
      "--journal", "FILE", \.journalFile, "画面の移り変わりをファイルに書く",
      "write the navigation journal to a file"),
    .flag("--force", \.replacesFile, "すでにあるファイルを書きかえる", "replace a file that exists"),
  ]

  /// The options for studying only. Scripts set these things in their headers.
  static let study: [Option] = [
    Option(
      name: "--lang", value: Language.ofStudy.map(\.rawValue).joined(separator: "|"),
      words: ("表示する言語", "the language to show")
    ) { text, invocation in
      guard let language = Language(ofStudy: text) else { return false }
      invocation.language = language
      return true
    },
    .choice("--motion", "画面の動き", "how much moves") { $1.motion = $0 },
    .choice("--glyphs", "記号の種類", "the signs to draw with") { $1.glyphs = $0 },
    .path("--state", "DIR", \.stateFolder, "記録を置くフォルダー", "the folder to keep state in"),
    .path("--keys", "FILE", \.keysFile, "キーの割り当てのファイル", "a file with keys that you choose"),
    .path("--record", "FILE", \.recordFile, "操作をファイルに書く", "write the keys to a file"),
  ]

  /// The options for playing scripts.
  static let replay: [Option] = [
    .flag(
      "--terminal", \.playsInTerminal, "端末で再生する（入力の間は 0.3 秒以上）",
      "play in the terminal, inputs at least 300 ms apart"),
    .flag(
      "--step", \.playsInSteps, "端末で、キーを押すごとに一つ進める",
      "in the terminal, one input for each key you press"),
    .number(
      "--speed", "N", in: TerminalPacer.speeds, "再生の速さ（0.001〜1000 倍）",
      "how many times faster to play, 0.001 to 1000"
    ) { $1.speed = $0 },
    .number("--until", "LINE", in: 1...Int.max, "その行の前で止まる", "stop before that line") {
      $1.untilLine = $0
    },
    .number(
      "--patience", "SECONDS", in: 1...86_400, "終わらない処理を待つ時間（秒）",
      "how long to wait for work that does not end"
    ) { $1.patience = $0 },
    .flag("--json", \.printsJSON, "結果を JSON で書く", "print results as JSON, for tools"),
    .flag("--update", \.updates, "期待する画面を書き直す", "rewrite the expected screens"),
    .flag(
      "--twin", \.comparesTwins, "ncurses の描く画面とセルごとに比べる",
      "compare each cell with what ncurses draws"),
    .size("--size", "COLSxROWS", "--twin の画面の大きさ", "the size of the screen for --twin") {
      $1.size = $0
    },
    Option(
      name: "--export", value: "FILE",
      words: (
        "最後の画面（.txt .svg）や全体（.cast）を書く",
        "write the last screen (.txt, .svg) or all (.cast)"
      )
    ) { text, invocation in
      guard let export = Export(text) else { return false }
      invocation.exports.append(export)
      return true
    },
  ]

  /// All options.
  static let all = study + common + replay
}
