import Navigation
import TerminalNcurses
import TerminalUI

extension Option {
  /// The options that studying and playing scripts take alike.
  static let common: [Option] = [
    .choice("--color", "色の使い方", "when to use colours") { $1.color = $0 },
    .choice("--theme", "背景に合う色あい", "shades for what is behind the text") { $1.theme = $0 },
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
  ]

  /// The options that only studying takes; a script says these things itself.
  static let study: [Option] = [
    .choice("--lang", "表示する言語", "the language to show") { $1.language = $0 },
    .choice("--motion", "画面の動き", "how much moves") { $1.motion = $0 },
    .choice("--glyphs", "記号の種類", "the signs to draw with") { $1.glyphs = $0 },
    .path("--state", "DIR", \.stateFolder, "記録を置くフォルダー", "the folder to keep state in"),
    .path("--record", "FILE", \.recordFile, "操作をファイルに書く", "write the keys to a file"),
    .path(
      "--journal", "FILE", \.journalFile, "画面の移り変わりをファイルに書く",
      "write the navigation journal to a file"),
    .flag("--force", \.replacesFile, "すでにあるファイルを書きかえる", "replace a file that exists"),
  ]

  /// The options that only playing scripts takes.
  static let replay: [Option] = [
    .flag("--terminal", \.playsInTerminal, "端末で再生する", "play in the terminal"),
    .number("--speed", "N", "再生の速さ（倍）", "how many times faster to play") { $1.speed = $0 },
    .number("--until", "LINE", "その行の前で止まる", "stop before that line") { $1.untilLine = $0 },
    .flag("--update", \.updates, "期待する画面を書き直す", "rewrite the expected screens"),
  ]

  /// All options.
  static let all = study + common + replay
}
