import ScreenStack
import TerminalUI

/// One run of `study`, from its arguments to its exit status.
struct Program {
  let arguments: [String]
  let surroundings: Surroundings

  /// Does what the arguments ask for.
  ///
  /// - Returns: The status to exit with.
  func run() -> Int32 {
    let language = Invocation.language(in: arguments) ?? surroundings.language
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments)
    } catch {
      Console.complain(error, in: language)
      Console.complain(language("使い方は study --help で見られます", "see study --help"))
      return ExitStatus.wrongUse
    }
    switch invocation.action {
    case .help: Console.print(HelpText(language: language).text)
    case .version: Console.print(VersionText(language: language).text)
    case .run(let link): return Running(invocation, surroundings, language).run(link: link)
    case .record(let file): return Running(invocation, surroundings, language).record(to: file)
    case .replay(let files): return Replaying(invocation, surroundings, language).play(files)
    }
    return ExitStatus.fine
  }
}
