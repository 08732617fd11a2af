import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalUI

/// The instructions for the program, generated from the table of its options.
struct HelpText {
  let language: Language
  /// The maximum width of a line, in cells; `nil` for no limit.
  var width: Int?

  /// Returns the part about a command, with all options that it takes.
  func text(about command: Subcommand) -> String {
    let options = Option.all.filter { $0.commands.contains(command) }
    let ending = [
      command.standardFile.map(standardFile), exitStatuses,
      command.hasKeys ? wordsAboutKeys : nil,
    ].compactMap(\.self)
    return joined([
      lines(for: [command]),
      [language("オプション：", "options:")] + lines(for: options, of: command, beside: options),
      wrapped(ending),
    ])
  }

  /// All instructions.
  var text: String {
    joined([
      lines(for: Subcommand.allCases),
      [language("オプション：", "options:")] + lines(for: .run, besides: []),
      [language("study replay のオプション：", "options of study replay:")]
        + lines(for: .replay, besides: [.run]),
      [language("study minimize のオプション：", "options of study minimize:")]
        + lines(for: .minimize, besides: [.run, .replay]),
      [language("study format のオプション：", "options of study format:")]
        + lines(for: .format, besides: [.run]),
      [language("study export のオプション：", "options of study export:")]
        + lines(for: .export, besides: [.run]),
      wrapped([standardFiles, exitStatuses, wordsAboutKeys]),
    ])
  }

  private func joined(_ parts: [[String]]) -> String {
    parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func wrapped(_ lines: [String]) -> [String] {
    lines.flatMap { line in width.map(line.wrapped) ?? [line] }
  }

  /// What `-` stands for in place of a file of a command.
  private func standardFile(_ file: String) -> String {
    file == Subcommand.standardInput
      ? language("ファイルの代わりの「-」：標準入力。", "- as a file: standard input.")
      : language("ファイルの代わりの「-」：標準出力。", "- as a file: standard output.")
  }

  /// What `-` stands for in place of a file of each command.
  private var standardFiles: String {
    let readers = Subcommand.allCases.filter { $0.standardFile == Subcommand.standardInput }
      .map(\.rawValue).joined(separator: language("、", ", "))
    return language(
      "ファイルの代わりの「-」：標準入力（\(readers)）、標準出力（export）。",
      "- as a file: standard input (\(readers)) or output (export).")
  }

  private var exitStatuses: String {
    language(
      "終了コード：0 正常、1 確認の失敗か問題、2 使い方のまちがいか使えないファイル、3 保存の失敗。",
      "exit status: 0 success, 1 failed check or problem, 2 wrong usage or unusable file, "
        + "3 not saved.")
  }

  private var wordsAboutKeys: String {
    language("キーの一覧は画面で ? を押す。", "Press ? for the keys.")
  }

  /// The lines of each command, the first after the words for “usage”.
  private func lines(for commands: [Subcommand]) -> [String] {
    let start = language("使い方：", "usage: ")
    let labels = commands.enumerated().map { index, command in
      (index == 0 ? start : "").padded(to: start.displayWidth)
        + "\(command.usage) \(notation(of: command.words))"
    }
    let column = column(behind: labels.map(\.displayWidth))
    return zip(commands, labels).flatMap { command, label in
      LabeledText(label: label, text: language(command.summary))
        .lines(column: column, width: width)
    }
  }

  /// The words after a command: `FILE...`, `[FILE]`, `[PATH...]`.
  private func notation(of words: Subcommand.Words) -> String {
    switch words {
    case .none: ""
    case .optional(let word): "[\(word == "LINK" ? language("リンク", word) : word)]"
    case .one(let word): word
    case .some(let word): "\(word)..."
    case .any(let word): "[\(word)...]"
    }
  }

  /// The lines of each option of a command, without those that mean the same to others.
  private func lines(for command: Subcommand, besides others: Set<Subcommand>) -> [String] {
    let options = Option.all.filter {
      $0.commands.contains(command)
        && ($0.commands.isDisjoint(with: others) || $0.otherWords[command] != nil)
    }
    return lines(for: options, of: command, beside: Option.all)
  }

  /// The lines of options that a command takes, with their texts in the same column as those of
  /// others.
  private func lines(
    for options: [Option], of command: Subcommand, beside others: [Option]
  ) -> [String] {
    let column = column(behind: others.map { 2 + $0.usage.count })
    return options.flatMap { option in
      LabeledText(label: "  \(option.usage)", text: language(option.words(for: command)))
        .lines(column: column, width: width)
    }
  }

  /// The column of the texts beside labels of some widths. Where the width is limited, the widest
  /// labels stand above their texts.
  private func column(behind widths: [Int]) -> Int {
    min((widths.max() ?? 0) + Self.gap, width == nil ? .max : Self.widestColumn)
  }

  /// The width of the lines where no terminal says how many cells it has, as behind `| less`.
  static let usualWidth = 80

  private static let widestColumn = 32
  private static let gap = 2
}

extension Subcommand {
  /// Whether the command shows screens that keys work on.
  fileprivate var hasKeys: Bool { [.run, .record, .demo].contains(self) }
}

/// The version and the sources of the data.
struct VersionText {
  let language: Language

  var text: String {
    "study \(studyVersion)\n"
      + CatalogAbout.all.map { language($0) }.joined(separator: "\n")
  }
}
