import KeyScript
import Navigation
import ScreenStack
import StudyScreens
import TerminalNcurses
import TerminalUI

extension Option {
  /// The options for studying and for playing scripts.
  static let common: [Option] = [
    Option(.choice("--color") { $1.color = $0 }, "色の使い方", "when to use colors"),
    Option(.theme("--theme") { $1.theme = $0 }, "色づかい", "the colors to draw with"),
    Option(
      .automatic("--ambiguous") { $1.ambiguousWidth = $0 }, "「─①α」などの幅",
      "how wide signs such as ─①α are"),
    Option(
      .choice("--sync") { $1.frameMarking = $0 }, "画面を一度に描きかえる",
      "show each frame at once"),
    Option(
      .choice("--mouse") { $1.mouse = $0 }, "マウスを使う（off なら端末で文字を選べる）",
      "use the mouse, or leave it to the terminal"),
    Option(
      .choice("--events") { $1.eventProfile = $0 }, "画面のイベントを、ほかのツールキットのイベントと並べて示す",
      "print events next to another toolkit's"),
    .path(
      "--journal", "FILE", "画面の移り変わりをファイルに書く",
      "write the navigation journal to a file"
    ) { $1.journalFile = $0 },
    .flag("--force", "すでにあるファイルを書きかえる", "replace existing files") { $0.replacesFile = true },
  ]

  /// The options only for studying. Scripts have headers for these settings.
  static let study: [Option] = [
    Option(
      ArgumentOption("--lang", value: .oneOf(Language.ofStudy.map(\.rawValue))) {
        guard let language = Language(ofStudy: $0) else { return false }
        $1.language = language
        return true
      }, "表示する言語", "the language to show"),
    Option(.choice("--motion") { $1.motion = $0 }, "画面の動き", "how much animation to show"),
    Option(.automatic("--glyphs") { $1.glyphs = $0 }, "記号の種類", "the symbols to draw with"),
    .number(
      "--grade", "N", in: StudySettings.grades, "その学年（1〜9）のレッスンだけにする",
      "show only lessons of this grade, 1 to 9"
    ) { $1.grade = $0 },
    .number(
      "--exam-time", "SECONDS", in: StudySettings.examTimes, "テスト一問の時間（5〜120秒）",
      "seconds for each exam question, 5 to 120"
    ) { $1.examTime = $0 },
    Option(
      .choice("--furigana") { $1.furigana = $0 }, "漢字に読みをつける", "show readings over kanji"),
    .flag("--plain", "一行ずつ書いて、一行ずつ答える", "write and read line by line") { $0.isPlain = true },
    .path("--state", "DIR", "記録を置くフォルダー", "the folder for your records") { $1.stateFolder = $0 },
    .path("--lessons", "DIR", "自分で書いたレッスンのフォルダー", "the folder with your own lessons") {
      $1.lessonsFolder = $0
    },
    .path("--keys", "FILE", "キーの割り当てのファイル", "a file with your choice of keys") {
      $1.keysFile = $0
    },
    .path("--record", "FILE", "操作をファイルに書く", "write the keys to a file") { $1.recordFile = $0 },
  ]

  /// The options for playing scripts.
  static let replay: [Option] = [
    .flag(
      "--terminal", "端末で再生する（入力の間は 0.3 秒以上）",
      "play in the terminal, 300 ms for each input"
    ) { $0.playsInTerminal = true },
    .flag(
      "--step", "端末で、キーを押すごとに一つ進める",
      "in the terminal, one input for each key"
    ) { $0.playsInSteps = true },
    .number(
      "--speed", "N", in: TerminalPacer.speeds, "再生の速さ（0.001〜1000 倍）",
      "how many times faster to play, 0.001 to 1000"
    ) { $1.speed = $0 },
    .number("--until", "LINE", in: 1...1_000_000, "その行の前で止まる", "stop before that line") {
      $1.untilLine = $0
    },
    .number(
      "--patience", "SECONDS", in: 1...86_400, "終わらない処理を待つ時間（秒）",
      "how many seconds to wait for tasks"
    ) { $1.patience = $0 },
    .flag("--json", "結果を JSON で書く", "print results as JSON, for tools") { $0.printsJSON = true },
    .flag("--update", "期待する画面を書き直す", "rewrite the expected screens") { $0.updates = true },
    .flag(
      "--twin", "ncurses の描く画面とセルごとに比べる",
      "compare each cell with what ncurses draws"
    ) { $0.comparesTwins = true },
    .size("--size", "COLSxROWS", "--twin の画面の大きさ", "the size of the screen for --twin") {
      $1.size = $0
    },
    Option(
      ArgumentOption("--export", value: .placeholder("FILE", "a FILE in .txt, .svg or .cast")) {
        guard let export = Export($0) else { return false }
        $1.exports.append(export)
        return true
      }, "最後の画面（.txt .svg）や全体（.cast）を書く",
      "write the screen (.txt .svg) or all (.cast)"),
  ]

  /// The options only for exporting answers. `--json` is also for scripts.
  static let export: [Option] = [
    .flag(
      "--csv", "答えをカンマ区切りで書く（何もなければこれ）", "write answers as CSV, the default"
    ) { $0.printsTable = true },
    .flag(
      "--anki", "答えでなく、全レッスンの問題を Anki 用に書く", "write the questions of all lessons, for Anki"
    ) { $0.printsNotes = true },
  ]

  /// The names of the options of a tour.
  static let toured = [
    "--ambiguous", "--color", "--glyphs", "--lang", "--motion", "--mouse", "--sync", "--theme",
  ]

  /// The names of the options of the doctor.
  static let examined = [
    "--ambiguous", "--color", "--exam-time", "--furigana", "--glyphs", "--grade", "--keys",
    "--lang", "--lessons", "--motion", "--mouse", "--plain", "--state", "--sync", "--theme",
  ]

  /// All options.
  static let all = study + common + replay + export
}
