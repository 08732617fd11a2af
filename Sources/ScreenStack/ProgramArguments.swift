/// The arguments of a command line, divided into the library's options and the program's own.
///
/// ```swift
/// let arguments = ProgramArguments(CommandLine.arguments.dropFirst())
/// ```
///
/// The library's options may stand anywhere: `letters --lang ja FOLDER` and `letters FOLDER --lang
/// ja` are divided in the same way.
public struct ProgramArguments: Hashable, Sendable {
  /// The library's options with their values, for ``RunOptions/arguments``.
  public private(set) var options: [String] = []

  /// All other arguments, in their order. A misspelled option is among them.
  public private(set) var own: [String] = []

  /// Divides arguments.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  public init(_ arguments: some Sequence<String>) {
    let known = ArgumentParser(canRecord: true)
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let (name, attached) = ArgumentOption<RunChoices>.split(argument)
      guard let option = known.option(named: name) else {
        own.append(argument)
        continue
      }
      options.append(argument)
      // A value that is missing is reported when the options are read.
      if option.value != nil, attached == nil, rest.first?.hasPrefix("--") == false {
        options.append(rest.removeFirst())
      }
    }
  }
}
