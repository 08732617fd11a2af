import KeyScript
import StudyCatalog

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case misplaced(MisplacedOption)
  case missingValue(option: String, expected: String)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, expected: String)
  case missingFile(command: String)
  case tooManyArguments(String)
  case noStateFolder
}

extension UsageError: Complaint {
  var message: BilingualText {
    switch self {
    case .unknownOption(let option, let nearest):
      let option = Notation.shortened(option)
      return BilingualText(
        japanese: "オプション \(option) はありません" + (nearest.map { "。\($0) のことですか？" } ?? ""),
        english: "there is no option \(option)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    case .misplaced(let option): return option.message
    case .missingValue(let option, let expected):
      return BilingualText(
        japanese: "\(option) には値が要ります: \(option) \(expected)",
        english: "\(option) needs a value: \(option) \(expected)")
    case .unexpectedValue(let option):
      return BilingualText(
        japanese: "\(option) に値はありません。\(option) とだけ書いてください",
        english: "\(option) takes no value; write \(option) alone")
    case .invalidValue(let value, let option, let expected):
      let value = Notation.shortened(value)
      return BilingualText(
        japanese: "「\(value)」は \(option) の値になりません。\(expected) を指定してください",
        english: "“\(value)” is no value for \(option); it takes \(expected)")
    case .missingFile(let command):
      return BilingualText(
        japanese: "study \(command) にはファイルが要ります: study \(command) FILE",
        english: "study \(command) needs a file: study \(command) FILE")
    case .tooManyArguments(let argument):
      let argument = Notation.shortened(argument)
      return BilingualText(
        japanese: "「\(argument)」は余分です。リンクは一つまでにしてください",
        english: "there is nothing to do with “\(argument)”; give one link at most")
    case .noStateFolder:
      return BilingualText(
        japanese: "記録を置くホームフォルダーがありません。--state DIR で場所を指定してください",
        english: "there is no home folder to keep your records in; name one with --state DIR")
    }
  }
}
