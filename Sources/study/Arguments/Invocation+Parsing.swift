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
    // Otherwise, a file with another name would be read or written.
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

  /// Rejects combinations of options that make no sense.
  private func checkTogether() throws(UsageError) {
    if size != nil, !comparesTwins {
      throw .misplaced(.missingCompanion(option: "--size", needed: "--twin"))
    }
    if speed != 1, !playsInTerminal {
      throw .misplaced(.missingCompanion(option: "--speed", needed: "--terminal"))
    }
    if playsInSteps, !playsInTerminal {
      throw .misplaced(.missingCompanion(option: "--step", needed: "--terminal"))
    }
    let formats = [("--json", printsJSON), ("--csv", printsTable), ("--anki", printsNotes)]
    let chosen = formats.filter(\.1).map(\.0)
    if chosen.count > 1 { throw .misplaced(.conflict(chosen[0], chosen[1])) }
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
    let lasting = [
      ("--grade", grade != nil), ("--exam-time", examTime != nil), ("--furigana", furigana != nil),
    ]
    for (option, isUsed) in lasting where isUsed && (recordFile != nil || action.isRecording) {
      throw .misplaced(.settingNotRecorded(option))
    }
    if isPlain, recordFile != nil || action.isRecording {
      throw .misplaced(.notRecorded("--plain"))
    }
    if size != nil, updates { throw .misplaced(.conflict("--size", "--update")) }
  }

  /// Applies an option, including its value.
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

  /// Rejects an option that has no effect with the command.
  private func check(_ option: ArgumentOption<Invocation>) throws(UsageError) {
    let isOne = { (options: [Option]) in options.contains { $0.name == option.name } }
    switch action {
    case .replay:
      if isOne(Option.study) { throw .misplaced(.saidByScript(option.name)) }
      if isOne(Option.export) { throw .misplaced(.notFor("replay", option.name)) }
    case .record:
      if ["--record", "--state"].contains(option.name) {
        throw .misplaced(.notForRecord(option.name))
      }
      if option.name == "--keys" { throw .misplaced(.notRecorded("--keys")) }
      try rejectOutsideOfScreens(option)
    case .run, .help, .version: try rejectOutsideOfScreens(option)
    case .check: try accept(option, among: ["--lang"], for: "check")
    case .export:
      try accept(
        option, among: ["--lang", "--state", "--lessons", "--csv", "--json", "--anki", "--force"],
        for: "export")
    case .importLogs: try accept(option, among: ["--lang", "--state"], for: "import")
    case .backup: try accept(option, among: ["--lang", "--state"], for: "backup")
    case .demo: try accept(option, among: Option.toured, for: "demo")
    case .doctor: try accept(option, among: Option.examined, for: "doctor")
    }
  }

  /// Rejects options of `replay` and `export`, for the other commands.
  private func rejectOutsideOfScreens(
    _ option: ArgumentOption<Invocation>
  ) throws(UsageError) {
    if Option.replay.contains(where: { $0.name == option.name }) {
      throw .misplaced(.onlyForReplay(usage: option.usage))
    }
    if Option.export.contains(where: { $0.name == option.name }) {
      throw .misplaced(.onlyForExport(usage: option.usage))
    }
  }

  /// Rejects an option that a command doesn't take.
  private func accept(
    _ option: ArgumentOption<Invocation>, among names: [String], for command: String
  ) throws(UsageError) {
    guard !names.contains(option.name) else { return }
    throw .misplaced(.notFor(command, option.name))
  }

  /// The first words that are commands rather than links.
  static let commands = [
    "replay", "record", "check", "export", "import", "backup", "demo", "doctor",
  ]

  private mutating func setAction(_ words: [String]) throws(UsageError) {
    let files = Array(words.dropFirst())
    func file() throws(UsageError) -> String {
      guard let file = files.first else { throw .missingFile(command: words[0]) }
      guard files.count == 1 else { throw .oneFileOnly(command: words[0], files[1]) }
      return file
    }
    func someFiles() throws(UsageError) -> [String] {
      guard !files.isEmpty else { throw .missingFile(command: words[0]) }
      return files
    }
    // As usual, `-` is standard input or standard output.
    func inputs() throws(UsageError) -> [String] {
      try someFiles().map { $0 == "-" ? "/dev/stdin" : $0 }
    }
    switch words.first {
    case "replay":
      action = .replay(files: try inputs())
    case "record": action = .record(file: try file())
    case "check": action = .check(paths: try someFiles())
    case "export": action = .export(file: files.isEmpty || files == ["-"] ? nil : try file())
    case "import":
      action = .importLogs(files: try inputs())
    case "backup":
      let name = try file()
      guard name != "-" else { throw .missingFile(command: "backup") }
      action = .backup(file: name)
    case "demo", "doctor":
      if let word = files.first { throw .superfluous(command: words[0], word) }
      action = words[0] == "demo" ? .demo : .doctor
    default:
      guard words.count < 2 else { throw .unknownCommand(words[0], before: words[1]) }
      action = .run(link: words.first)
    }
  }

  /// Returns the last language in a command line, even if the command line is otherwise invalid;
  /// `nil` if there is none.
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
