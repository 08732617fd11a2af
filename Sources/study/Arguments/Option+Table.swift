import KeyScript
import Navigation
import Records
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalNcurses
import TerminalUI

extension Option {
  /// All options, in the order of the help.
  static let all = groups.flatMap { $0() }

  /// The options in groups, which are made when they are asked for: a start asks for few.
  private static let groups: [@Sendable () -> [Option]] = [
    { learning }, { rounds }, { files }, { drawing }, { writing }, { about }, { playing },
    { manyScripts }, { minimizing }, { formatting }, { exporting },
  ]

  /// Returns the option with a name, or with a shorter one; `nil` if there is none.
  static func named(_ name: String) -> Option? {
    for group in groups {
      if let option = group().first(where: { $0.name == name || $0.alias == name }) {
        return option
      }
    }
    return nil
  }

  private static let learning: [Option] = [
    Option(
      ArgumentOption("--lang", value: .oneOf(Language.ofStudy.map(\.rawValue))) {
        guard let language = Language(ofStudy: $0) else { return false }
        $1.language = language
        return true
      }, "表示する言語", "the language to show",
      for: Set(Subcommand.allCases).subtracting([.replay, .coverage])
    ).with(.setByScript),
    Option(
      .choice("--motion") { $1.motion = $0 }, "画面の動き", "how much animation to show",
      for: [.run, .record, .demo, .doctor]
    ).with(.setByScript),
    Option(
      .automatic("--glyphs") { $1.glyphs = $0 }, "記号の種類", "the symbols to draw with",
      for: [.run, .record, .demo, .doctor]
    ).with(.setByScript),
    .setting(
      "--grade", .grade, .placeholder("N", "a number from 1 to 9"), "その学年（1〜9）のレッスンだけにする",
      "show only lessons of this grade, 1 to 9", stored: number(in: StudySettings.grades)),
    .setting(
      "--exam-time", .examTime, .placeholder("SECONDS", "a number from 5 to 120"),
      "テスト1問の時間（5〜120秒）", "seconds for each exam question, 5 to 120",
      stored: number(in: StudySettings.examTimes)),
    .setting(
      "--furigana", .furigana, .oneOf(["on", "off"]), "漢字に読みをつける", "show how kanji are read"),
  ]

  private static let files: [Option] = [
    .flag(
      "--plain", "一行ずつ書いて、一行ずつ答える", "write and read line by line",
      for: [.run, .replay, .doctor]
    ) { $0.isPlain = true }
    .with("一行ずつ書く画面で再生し、それを書く", "play in line mode, and write what it writes", for: .replay)
    .with(.notRecorded(), .notForTour)
    .with(
      .excludes("--terminal"), .excludes("--update"), .excludes("--strict"),
      .excludes("--through-bytes"), .excludes("--twin"), .excludes("--export"),
      .excludes("--parallel"), .excludes("--repeat"), .excludes("--watch"), .excludes("--json"),
      .excludes("--tap"), .excludes("--artifacts")),
    .path(
      "--state", "DIR", "記録を置くフォルダー", "the folder for your records",
      for: [.run, .check, .export, .importLogs, .backup, .doctor]
    ) { $1.stateFolder = $0 }.with(.setByScript, .setByRecord, .insteadOfPaths),
    .path(
      "--lessons", "DIR", "自分で書いたレッスンのフォルダー", "the folder with your own lessons",
      for: [.run, .record, .check, .export, .importLogs, .doctor]
    ) { $1.lessonsFolder = $0 }.with(.setByScript, .onlyForNotes, .insteadOfPaths),
    .path(
      "--keys", "FILE", "キーの割り当てのファイル", "a file with your choice of keys",
      for: [.run, .doctor]
    ) { $1.keysFile = $0 }.with(.notRecorded()),
    .path(
      "--record", "FILE", "操作をファイルに書く", "write the keys to a file", for: [.run, .replay]
    ) { $1.recordFile = $0 }
    .with("--until からの操作を続きに書く", "go on from --until, and write the keys", for: .replay)
    .with(
      .setByRecord, .oneScript, .needs("--terminal", with: .replay),
      .needs("--until", with: .replay)),
  ]

  /// The settings of rounds, and where the learner lives.
  private static let rounds: [Option] = [
    .setting(
      "--questions", .roundLength, .oneOf(StudySettings.roundLengths.map(String.init)),
      "1回の問題数", "questions in a round"),
    .setting(
      "--answers", .answers, .oneOf(AnswerPreference.allCases.map(\.rawValue)), "答え方",
      "how to answer, where there is a choice"),
    .setting(
      "--new-items", .newItems, .oneOf(StudySettings.wordsForLimits), "1日に新しく始める問題の数",
      "how many new questions a day"),
    .setting(
      "--auto-advance", .autoAdvance, .oneOf(["on", "off"]),
      "正解なら、すぐ次へ進む", "go on by itself after a right answer"),
    .setting(
      "--retention", .retention, .placeholder("PERCENT", "a number from 80 to 97"),
      "おぼえておく割合（80〜97%）", "how much to remember, 80 to 97 percent"
    ) { text in
      Int(text).flatMap {
        StudySettings.retentions.contains($0) ? "\(Double($0) / 100)" : nil
      }
    },
    .setting(
      "--place", .place, .placeholder("CODE", "the 5-digit code of a municipality, such as 23106"),
      "住んでいる市区町村の5桁のコード（例：23106）", "your municipality’s code, such as 23106"
    ) { text in
      PlaceCode(text).flatMap { Places.all.municipality($0)?.code ?? Places.all.ward($0)?.code }?
        .digits
    },
  ]

  private static let drawing: [Option] = [
    Option(
      .choice("--color") { $1.color = $0 }, "色の使い方", "when to use colors",
      for: [.run, .record, .replay, .demo, .doctor]
    ).with(.onlyShown),
    Option(
      .theme("--theme") { $1.theme = $0 }, "色づかい（ファイルは ./FILE のように書く）",
      "the colors to draw with; mono has none",
      for: [.run, .record, .replay, .demo, .doctor]
    ).with(.builtInThemesOnly),
    Option(
      .automatic("--ambiguous") { $1.ambiguousWidth = $0 }, "「─①α」などの幅",
      "how wide signs such as ─①α are", for: [.run, .record, .replay, .demo, .doctor]
    ).with(.onlyShown),
    Option(
      .choice("--sync") { $1.frameMarking = $0 }, "画面を一度に描きかえる",
      "show each frame at once", for: [.run, .record, .replay, .demo, .doctor]
    ).with(.onlyShown),
    Option(
      .choice("--mouse") { $1.mouse = $0 }, "マウスを使う（off なら端末で文字を選べる）",
      "use the mouse, or leave it to the terminal", for: [.run, .record, .replay, .demo, .doctor]
    ).with(.notRecorded { $0.mouse == .off }, .onlyShown),
  ]

  private static let writing: [Option] = [
    Option(
      .choice("--events") { $1.eventProfile = $0 }, "画面のイベントを、ほかのツールキットのイベントと並べて示す",
      "print events next to another toolkit’s", for: [.run, .record, .replay]),
    .path(
      "--journal", "FILE", "画面の移り変わりをファイルに書く",
      "write the navigation journal to a file", for: [.run, .record, .replay]
    ) { $1.journalFile = $0 }.with(.oneScript),
    .flag(
      "--force", "すでにあるファイルを書きかえる", "replace existing files",
      for: [.run, .record, .replay, .minimize, .export, .importLogs]
    ) { $0.replacesFile = true },
  ]

  private static let about: [Option] = [
    .flag("--version", "版と出典", "the version, and sources", for: Set(Subcommand.allCases)) {
      $0.action = .version
    },
    .flag(
      "--help", "この説明（コマンドのあとでは、そのコマンドの分だけ）",
      "this text; after a command, only its part", for: Set(Subcommand.allCases)
    ) { $0.action = .help(of: nil) }.with(alias: "-h"),
  ]

  private static let playing: [Option] = [
    .flag(
      "--terminal", "端末で再生する（入力の間は0.3秒以上）",
      "play in the terminal, 300 ms for each input", for: [.replay]
    ) { $0.playsInTerminal = true },
    .flag(
      "--step", "端末で、キーを押すごとに一つ進める",
      "in the terminal, one input for each key", for: [.replay]
    ) { $0.playsInSteps = true }.with(.needs("--terminal")),
    .number(
      "--speed", "N", in: TerminalPacer.speeds, "再生の速さ（0.001〜1000倍）",
      "how many times faster to play, 0.001 to 1000", for: [.replay]
    ) { $1.speed = $0 }.with(.needs("--terminal")),
    .number(
      "--until", "LINE", in: 1...Int.max, "その行の前で止まる", "stop before that line",
      for: [.replay]
    ) { $1.untilLine = $0 },
    Option(
      ArgumentOption(
        "--define", value: .placeholder("NAME=TEXT", "a name and a text, such as city=Nagoya")
      ) {
        let parts = $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, Notation.isName(parts[0].utf8) else { return false }
        $1.variables[String(parts[0])] = String(parts[1])
        return true
      }, "スクリプトの変数の中身を決める", "give a variable of the scripts its text",
      for: [.replay, .coverage, .minimize]),
    .number(
      "--patience", "SECONDS", in: 1...86_400, "終わらない処理を待つ秒数（省略時は10秒）",
      "how many seconds to wait for tasks (10)",
      for: [.replay, .coverage, .minimize]
    ) { $1.patience = $0 },
    .flag(
      "--json", "結果を JSON で書く", "print results as JSON, for tools",
      for: [.replay, .coverage, .export]
    ) { $0.printsJSON = true }
    .with("一行に一つの JSON で書く", "write a JSON object on each line", for: .export)
    .with(.excludes("--csv"), .excludes("--anki"), .excludes("--events")),
    .flag("--update", "期待する画面を書き直す", "rewrite the expected screens", for: [.replay]) {
      $0.updates = true
    }.with(.namedScriptsOnly),
    .flag(
      "--strict", "操作がなくても成り立つ期待も、失敗とする",
      "fail expectations that need no input", for: [.replay]
    ) { $0.isStrict = true }
    .with(
      .excludes("--terminal"), .excludes("--update"), .excludes("--until"), .excludes("--size"),
      .excludes("--journal"), .excludes("--events")),
    .flag(
      "--through-bytes", "操作を端末が送るバイトにして、読み直す",
      "send input as a terminal’s bytes", for: [.replay, .minimize]
    ) { $0.passesThroughBytes = true }.with(.excludes("--update")),
    .flag(
      "--twin", "ncurses の描く画面とセルごとに比べる",
      "compare each cell with what ncurses draws", for: [.replay]
    ) { $0.comparesTwins = true }.with(.excludes("--terminal")),
    .size(
      "--size", "COLSxROWS", "--twin の画面の大きさ", "the size of the screen for --twin",
      for: [.replay]
    ) { $1.size = $0 }.with(.needs("--twin"), .excludes("--update")),
    Option(
      ArgumentOption(
        "--export",
        value: .path("FILE", "a FILE in .txt, .svg, .animated.svg, .html or .cast")
      ) {
        guard let export = Export($0) else { return false }
        $1.exports.append(export)
        return true
      }, "画面（.txt .svg）、全体（.animated.svg .html .cast）",
      "write .txt .svg or .animated.svg .html .cast", for: [.replay]
    ).with(.oneScript, .excludes("--terminal")),
  ]

  private static let minimizing: [Option] = [
    .path(
      "--output", "FILE", "小さくしたものをファイルに書く", "write the smaller script to a file",
      for: [.minimize]
    ) { $1.outputFile = $0 },
    .number(
      "--plays", "N", in: 4...1_000_000, "再生は N 回まで（省略時は2000回）",
      "play at most N times (2000)", for: [.minimize]
    ) { $1.playLimit = $0 },
    .flag(
      "--any-screen", "失敗したときの画面はちがってもよい", "let it fail on another screen",
      for: [.minimize]
    ) { $0.ignoresScreen = true },
  ]

  private static let formatting: [Option] = [
    .flag(
      "--check", "整っていないファイルを示すだけで、書かない",
      "only name the files that would change", for: [.format]
    ) { $0.checksFormat = true }
  ]

  private static let exporting: [Option] = [
    .flag(
      "--csv", "答えをカンマ区切りで書く（省略時はこれ）", "write answers as CSV, the default",
      for: [.export]
    ) { $0.printsTable = true }.with(.excludes("--anki")),
    .flag(
      "--anki", "答えでなく、全レッスンの問題を Anki 用に書く", "write the questions of all lessons, for Anki",
      for: [.export]
    ) { $0.printsNotes = true },
  ]
}
