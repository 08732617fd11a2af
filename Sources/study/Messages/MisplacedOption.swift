import StudyCatalog
import StudyScreens

/// An option that has no effect with the command, or conflicts with others.
enum MisplacedOption: Error, Equatable {
  /// An option of other commands, in a command line without them; with the options that it needs.
  case onlyFor([Subcommand], usage: String, needed: [String])
  case notFor(Subcommand, String)
  case setByScript(String)
  case setByRecord(String)
  case notRecorded(String)
  case settingNotRecorded(String)
  case builtInThemesOnly(String)
  case oneScriptOnly(String)
  case namedScriptsOnly(String)
  case besidePaths(String)
  case tourOfScreens(String)
  case missingCompanion(option: String, needed: String)
  case conflict(String, String)
}

extension MisplacedOption: Complaint {
  var message: BilingualText {
    switch self {
    case .onlyFor(let commands, let usage, let needed):
      Self.onlyFor(commands, usage, needed)
    case .notFor(let command, let option):
      BilingualText(
        japanese: "\(option) は外してください。\(command.usage) では使いません",
        english: "leave \(option) out; \(command.usage) does not use it")
    case .setByScript(let option):
      BilingualText(
        japanese: "\(option) は再生には使えません。外してください。再生するファイルの初めの行に書けます",
        english: "\(option) is not for scripts; "
          + "leave it out, because a script sets this in its first lines")
    case .setByRecord(let option):
      BilingualText(
        japanese: "\(option) は外してください。study record は新しい記録から始め、操作を FILE に書きます",
        english:
          "leave \(option) out; study record starts with empty records and writes to its FILE")
    case .notRecorded(let option):
      BilingualText(
        japanese: "\(option) は外してください。記録は標準のキーとマウスで再生されます",
        english: "leave \(option) out; recordings are played with the standard keys and the mouse")
    case .settingNotRecorded(let option):
      BilingualText(
        japanese: "\(option) は外して、設定で選んでください。記録は設定といっしょに再生されます",
        english: "leave \(option) out and choose it in the settings, which are part of a recording")
    case .builtInThemesOnly(let option):
      BilingualText(
        japanese: "\(option) にはファイルでなく、もとからある色づかいを指定してください。操作の記録にはそれだけが使えます",
        english: "give \(option) a built-in theme; scripts can’t use theme files")
    case .oneScriptOnly(let option):
      BilingualText(
        japanese: "\(option) は一つの再生を書くものです。操作の FILE を一つだけ指定してください",
        english: "\(option) is for a single script; give one FILE")
    case .namedScriptsOnly(let option):
      BilingualText(
        japanese: "\(option) は標準入力には使えません。操作の FILE を指定してください",
        english: "\(option) can’t rewrite standard input; give a FILE")
    case .besidePaths(let option):
      BilingualText(
        japanese: "\(option) か PATH のどちらかを外してください。PATH があれば、それだけを確かめます",
        english: "leave out \(option) or the PATH, which alone would be checked")
    case .tourOfScreens(let option):
      BilingualText(
        japanese: "案内は画面を見せるものです。study \(option) で始めて ? と書けば、使い方がわかります",
        english: "the tour only shows screens; start study \(option), where ? tells what to type")
    case .missingCompanion(let option, let needed):
      BilingualText(
        japanese: "\(option) は \(needed) と使うものです。\(needed) を加えるか、\(option) を外してください",
        english: "\(option) has no effect without \(needed); add \(needed), or leave \(option) out")
    case .conflict(let one, let other):
      BilingualText(
        japanese: "\(one) と \(other) は同時に使えません。二回に分けてください",
        english: "\(one) and \(other) can’t be used together; run study twice")
    }
  }

  /// Names in a sentence, such as `a, b and c`.
  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The commands that take an option; if there is only one, also how to use the option with it.
  private static func onlyFor(
    _ commands: [Subcommand], _ usage: String, _ needed: [String]
  ) -> BilingualText {
    let names = commands.map(\.usage)
    let example = commands.count == 1 ? commands.first?.example(with: needed + [usage]) : nil
    return BilingualText(
      japanese: "\(usage) は \(names.joined(separator: " と ")) のオプションです"
        + (example.map { "：\($0)" } ?? ""),
      english: "\(usage) is an option of \(Self.list(names))"
        + (example.map { ": \($0)" } ?? ""))
  }
}
