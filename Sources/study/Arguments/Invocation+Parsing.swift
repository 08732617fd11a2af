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
    var used: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        words += rest
        rest = []
      case let option where option.hasPrefix("-") && option != "-":
        used.append(try read(option, &rest))
        // A mistake in the rest must not keep the help from being shown.
        if case .help = action { action = .help(of: words.first.flatMap(Subcommand.named)) }
        if action.command == nil { return }
      default: words.append(argument)
      }
    }
    try setAction(words)
    try check(used)
  }

  /// Applies an option, including its value, and returns its name.
  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let (name, attached) = ArgumentOption<Self>.split(argument)
    do throws(ArgumentError) {
      guard let option = Option.named(name) else {
        throw .unknownOption(name, known: Option.all.map(\.name))
      }
      try option.argument.read(attached, &rest, into: &self)
      return option.name
    } catch {
      throw .argument(error)
    }
  }

  /// Rejects options that have no effect with the command or with each other.
  private func check(_ used: [String]) throws(UsageError) {
    guard let command = action.command else { return }
    let options = used.compactMap(Option.named)
    let mistake =
      options.lazy.compactMap { $0.mistake(with: command) }.first
      ?? options.lazy.compactMap { $0.mistake(in: self, using: Set(used)) }.first
    if let mistake { throw .misplaced(mistake) }
  }

  private mutating func setAction(_ words: [String]) throws(UsageError) {
    guard let command = words.first.flatMap(Subcommand.named) else {
      guard words.count < 2 else { throw .unknownCommand(words[0], before: words[1]) }
      action = .run(link: words.first)
      return
    }
    var files = Array(words.dropFirst())
    try command.check(files)
    files = files.map { $0 == "-" ? command.standardFile ?? $0 : $0 }
    action =
      switch command {
      case .run: .run(link: files.first)
      case .record: .record(file: files[0])
      case .replay: .replay(paths: files)
      case .coverage: .coverage(paths: files)
      case .minimize: .minimize(file: files[0])
      case .format: .format(files: files)
      case .check: .check(paths: files)
      // As without a file, where the answers went needs no message.
      case .export: .export(file: words.dropFirst() == ["-"] ? nil : files.first)
      case .importLogs: .importLogs(files: files)
      case .backup: .backup(file: files[0])
      case .demo: .demo
      case .doctor: .doctor
      }
  }

  /// Returns the last language in a command line, even if the command line is otherwise invalid;
  /// `nil` if there is none.
  static func language(in arguments: [String]) -> Language? {
    var language: Language?
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      let (name, attached) = ArgumentOption<Invocation>.split(argument)
      guard Option.named(name)?.argument.value != nil else { continue }
      let value = attached ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
      if name == "--lang", let value, let named = Language(ofStudy: value) { language = named }
    }
    return language
  }
}

extension Subcommand {
  /// Checks the number of words after the command, and that none is empty, as one with a variable
  /// of the shell that has no value.
  fileprivate func check(_ given: [String]) throws(UsageError) {
    if let word, given.contains("") { throw .emptyName(example: "\(usage) \(word)") }
    switch (words, given.count) {
    case (.none, 1...): throw .superfluous(command: rawValue, given[0])
    case (.one, 0), (.some, 0): throw .missingFile(self)
    case (.one, 2...), (.optional, 2...): throw .oneFileOnly(command: rawValue, given[1])
    default: if given.contains("-"), standardFile == nil { throw .noStandardFile(self) }
    }
  }
}
