/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case onlyForReplay(usage: String)
  case saidByScript(String)
  case notForRecord(String)
  case oneScriptOnly(String)
  case missingCompanion(option: String, needed: String)
  case conflict(String, String)
  case missingValue(option: String, expected: String)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, expected: String)
  case missingFile(command: String)
  case tooManyArguments(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "there is no option \(option)" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .onlyForReplay(let usage):
      "\(usage) belongs to playing scripts: study replay \(usage) FILE"
    case .saidByScript(let option):
      "\(option) is for studying; what is played says such things itself, in its first lines"
    case .notForRecord(let option):
      "\(option) is for studying; study record begins with no records and writes to its FILE"
    case .oneScriptOnly(let option):
      "\(option) writes what one script does; give one FILE of keys"
    case .missingCompanion(let option, let needed):
      "\(option) says something of \(needed) and does nothing without it"
    case .conflict(let one, let other):
      "\(one) and \(other) can't both be done at once; play twice"
    case .missingValue(let option, let expected):
      "\(option) needs a value: \(option) \(expected)"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .invalidValue(let value, let option, let expected):
      "“\(value)” is no value for \(option); it takes \(expected)"
    case .missingFile(let command):
      "study \(command) needs a file: study \(command) FILE"
    case .tooManyArguments(let argument):
      "there is nothing to do with “\(argument)”; give one link at most"
    }
  }
}
