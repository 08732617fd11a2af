import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalUI

/// The instructions for the program, generated from the table of its options.
struct HelpText {
  let language: Language

  var text: String {
    let usage = language(
      """
      使い方：study [リンク]                  始める（例：study social/prefecture-capital）
              study record FILE              新しい記録から始め、操作をファイルに書く
              study replay FILE...           操作のファイルを再生して確かめる
              study check PATH...            自分で書いたレッスンのまちがいを探す
              study export [FILE]            これまでの答えを書き出す
              study import FILE...           書き出した答えを記録に加える
              study backup FILE              記録の控えを作る
              study demo                     自動で進む案内を見る（キーを押すと自分で操作できる）
              study doctor                   端末と記録を調べ、どうすればよいかを示す
      """,
      """
      usage: study [LINK]                    study, for example study social/prefecture-capital
             study record FILE               study with empty records, and write the keys to a file
             study replay FILE...            play key scripts and check what they expect
             study check PATH...             check lessons of your own for mistakes
             study export [FILE]             write all your answers as text
             study import FILE...            add exported answers to your records
             study backup FILE               copy your records
             study demo                      watch a tour; any key takes over
             study doctor                    examine the terminal and your records, and advise
      """)
    let more: [Option] = [
      Option(
        ArgumentOption("--version", value: nil) { _, _ in true }, "版と出典", "the version, and sources"
      ),
      Option(ArgumentOption("--help", value: nil) { _, _ in true }, "この説明", "this text"),
    ]
    let exporting =
      [
        Option(
          ArgumentOption("--json", value: nil) { _, _ in true }, "一行に一つの JSON で書く",
          "write a JSON object on each line")
      ] + Option.export
    return [
      usage, "",
      language("オプション：", "options:"), lines(Option.study + Option.common + more), "",
      language("study replay のオプション：", "options of study replay:"), lines(Option.replay), "",
      language("study export のオプション：", "options of study export:"), lines(exporting), "",
      language(
        "終了コード：0 正常、1 確認の失敗か問題、2 使い方の誤り、3 保存の失敗。キーの一覧は画面で ? を押す。",
        "exit status: 0 success, 1 failed check or problem, 2 wrong usage, 3 not saved. Press ? "
          + "for the keys."
      ),
    ].joined(separator: "\n")
  }

  private func lines(_ options: [Option]) -> String {
    options.map { option in
      let padding = String(repeating: " ", count: Self.widest + 2 - option.usage.count)
      return "  \(option.usage)\(padding)"
        + language(option.words.japanese, option.words.english)
    }.joined(separator: "\n")
  }

  private static let widest = Option.all.map(\.usage.count).max() ?? 0
}

/// The version and the sources of the data.
struct VersionText {
  let language: Language

  var text: String {
    "study \(studyVersion)\n"
      + language(CatalogAbout.places)
  }
}
