import ScreenStack
import StudyScreens
import TerminalUI

extension Invocation {
  /// Reads a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: ``UsageError`` for the first argument that can't be understood.
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    // A file of another name would be read or written.
    if let argument = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw .notUnicode(argument)
    }
    var words: [String] = []
    var used: [ArgumentOption<Invocation>] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        action = .help
        return
      case "--version":
        action = .version
        return
      case "--":
        words += rest
        rest = []
      case let option where option.hasPrefix("-") && option != "-":
        used.append(try read(option, &rest))
      default: words.append(argument)
      }
    }
    try setAction(words)
    for option in used { try check(option) }
    try checkTogether()
  }

  /// Rejects options that make no sense with, or without, each other.
  private func checkTogether() throws(UsageError) {
    if size != nil, !comparesTwins {
      throw .misplaced(.missingCompanion(option: "--size", needed: "--twin"))
    }
    if playsInSteps, !playsInTerminal {
      throw .misplaced(.missingCompanion(option: "--step", needed: "--terminal"))
    }
    if printsJSON, eventProfile != nil { throw .misplaced(.conflict("--json", "--events")) }
    if comparesTwins, playsInTerminal { throw .misplaced(.conflict("--twin", "--terminal")) }
    if case .replay(let files) = action, files.count > 1 {
      if !exports.isEmpty { throw .misplaced(.oneScriptOnly("--export")) }
      if journalFile != nil { throw .misplaced(.oneScriptOnly("--journal")) }
    }
    if recordFile != nil, keysFile != nil { throw .misplaced(.notRecorded("--keys")) }
    if mouse == .off, recordFile != nil || action.isRecording {
      throw .misplaced(.notRecorded("--mouse"))
    }
    if case .file = theme, recordFile != nil || action.isForScripts {
      throw .misplaced(.builtInThemesOnly)
    }
    if isPlain, recordFile != nil || action.isRecording {
      throw .misplaced(.notRecorded("--plain"))
    }
    if size != nil, updates { throw .misplaced(.conflict("--size", "--update")) }
  }

  /// Applies an option with its value.
  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> ArgumentOption<Invocation> {
    do throws(ArgumentError) {
      return try ArgumentOption.read(
        argument, &rest, among: Option.all.map(\.argument), into: &self)
    } catch {
      throw .argument(error)
    }
  }

  /// Rejects an option without effect.
  private func check(_ option: ArgumentOption<Invocation>) throws(UsageError) {
    let isOne = { (options: [Option]) in options.contains { $0.name == option.name } }
    switch action {
    case .replay: if isOne(Option.study) { throw .misplaced(.saidByScript(option.name)) }
    case .record:
      if ["--record", "--state"].contains(option.name) {
        throw .misplaced(.notForRecord(option.name))
      }
      if option.name == "--keys" { throw .misplaced(.notRecorded("--keys")) }
      if isOne(Option.replay) { throw .misplaced(.onlyForReplay(usage: option.usage)) }
    case .check: if option.name != "--lang" { throw .misplaced(.notForCheck(option.name)) }
    case .run, .help, .version:
      if isOne(Option.replay) { throw .misplaced(.onlyForReplay(usage: option.usage)) }
    }
  }

  private mutating func setAction(_ words: [String]) throws(UsageError) {
    switch words.first {
    case "replay":
      guard words.count > 1 else { throw .missingFile(command: "replay") }
      action = .replay(files: Array(words.dropFirst()))
    case "record":
      guard words.count > 1 else { throw .missingFile(command: "record") }
      guard words.count == 2 else { throw .tooManyArguments(words[2]) }
      action = .record(file: words[1])
    case "check":
      guard words.count > 1 else { throw .missingFile(command: "check") }
      action = .check(paths: Array(words.dropFirst()))
    default:
      guard words.count < 2 else { throw .tooManyArguments(words[1]) }
      action = .run(link: words.first)
    }
  }

  /// The last language in a command line, which may be wrong in every other way.
  static func language(in arguments: [String]) -> Language? {
    var language: Language?
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      let (name, attached) = ArgumentOption<Invocation>.split(argument)
      guard let option = Option.all.first(where: { $0.name == name }), option.argument.value != nil
      else { continue }
      let value = attached ?? rest.popFirst()
      if name == "--lang", let value, let named = Language(ofStudy: value) { language = named }
    }
    return language
  }
}
