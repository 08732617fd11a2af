import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalUI

/// The instructions for the program, generated from the table of its options.
struct HelpText {
  let language: Language

  var text: String {
    [
      commands, "",
      language("オプション：", "options:"), lines(for: .run, besides: []), "",
      language("study replay のオプション：", "options of study replay:"),
      lines(for: .replay, besides: [.run]), "",
      language("study export のオプション：", "options of study export:"),
      lines(for: .export, besides: [.run]), "",
      language(
        "終了コード：0 正常、1 確認の失敗か問題、2 使い方の誤り、3 保存の失敗。キーの一覧は画面で ? を押す。",
        "exit status: 0 success, 1 failed check or problem, 2 wrong usage, 3 not saved. Press ? "
          + "for the keys."
      ),
    ].joined(separator: "\n")
  }

  /// A line for each command, the first after the words for “usage”.
  private var commands: String {
    let start = language("使い方：", "usage: ")
    let usages = Subcommand.allCases.map { "\($0.usage) \(notation(of: $0.words))" }
    let widest = (usages.map(\.displayWidth).max() ?? 0) + Self.gap
    let lines = zip(Subcommand.allCases, usages).map { command, usage in
      usage + padding(widest - usage.displayWidth) + language(command.summary)
    }
    return start + lines.joined(separator: "\n" + padding(start.displayWidth))
  }

  /// The words after a command: `FILE...`, `[FILE]`.
  private func notation(of words: Subcommand.Words) -> String {
    switch words {
    case .none: ""
    case .optional(let word): "[\(word == "LINK" ? language("リンク", word) : word)]"
    case .one(let word): word
    case .some(let word): "\(word)..."
    }
  }

  /// A line for each option of a command, without the options of others.
  private func lines(for command: Subcommand, besides others: Set<Subcommand>) -> String {
    let options = Option.all.filter {
      $0.commands.contains(command) && $0.commands.isDisjoint(with: others)
    }
    let widest = (Option.all.map(\.usage.count).max() ?? 0) + Self.gap
    return options.map { option in
      "  \(option.usage)\(padding(widest - option.usage.count))"
        + language(option.words(for: command))
    }.joined(separator: "\n")
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static let gap = 2
}

/// The version and the sources of the data.
struct VersionText {
  let language: Language

  var text: String {
    "study \(studyVersion)\n"
      + language(CatalogAbout.places)
  }
}
