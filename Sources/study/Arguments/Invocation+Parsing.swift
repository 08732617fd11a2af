extension Invocation {
  /// Reads a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: ``UsageError`` for the first argument that can't be understood.
  init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var words: [String] = []
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
        try read(option, &rest, isReplay: words.first == "replay")
      default: words.append(argument)
      }
    }
    try setAction(words)
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>, isReplay: Bool
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = Option.common + (isReplay ? Option.replay : [])
    guard let option = options.first(where: { $0.name == name }) else {
      if let option = Option.replay.first(where: { $0.name == name }) {
        throw .onlyForReplay(usage: option.usage)
      }
      throw .unknownOption(
        name, nearest: name.nearest(in: options.map(\.name) + ["--help", "--version"]))
    }
    guard let expected = option.value else {
      guard parts.count == 1 else { throw .unexpectedValue(option: name) }
      _ = option.apply("", &self)
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw .missingValue(option: name, expected: expected)
    }
    guard option.apply(value, &self) else {
      throw .invalidValue(value, option: name, expected: expected)
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
    default:
      guard words.count < 2 else { throw .tooManyArguments(words[1]) }
      action = .run(link: words.first)
    }
  }
}
