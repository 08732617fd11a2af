import Files
import Glibc
import ScreenStack
import StudyScreens
import TerminalUI

/// One run of `study`, from its arguments to its exit status.
struct Program {
  let arguments: [String]
  let environment: ProcessEnvironment

  /// Runs the command in the arguments.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    Descriptor.fillStandard()
    // A closed pipe or a file over the size limit must not kill the process, but fail like a full
    // disk.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    let language =
      Invocation.language(in: arguments)
      ?? environment.language.bestMatch(in: Language.ofStudy) ?? .english
    let console = Console(language)
    let status = run(in: language, console)
    guard let failure = console.failure else { return status }
    console.complain(failure)
    return max(status, ExitStatus.notSaved)
  }

  private func run(in language: Language, _ console: Console) -> Int32 {
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments)
    } catch {
      console.complain(error)
      console.pointToHelp()
      return ExitStatus.wrongUse
    }
    let running = Running(
      invocation: invocation, environment: environment, language: language, console: console)
    let keeping = KeepingRecords(
      invocation: invocation, environment: environment, language: language, console: console)
    let play = ScriptPlay(invocation: invocation, environment: environment)
    switch invocation.action {
    case .coverage(let paths):
      return Covering(play: play, console: console).playAll(paths)
    case .minimize(let file):
      return Minimizing(play: play, language: language, console: console).run(file)
    case .format(let files):
      return FormattingScripts(language, console).format(files, writing: !invocation.checksFormat)
    case .check(let paths):
      let checking = CheckingLessons(language, console)
      return paths.isEmpty
        ? checking.checkOwn(for: invocation, in: environment) : checking.check(paths)
    case .export(let file): return keeping.export(to: file)
    case .importLogs(let files): return keeping.add(files)
    case .backup(let file): return keeping.backUp(to: file)
    case .demo:
      let touring = Touring(
        invocation: invocation, environment: environment, language: language, console: console)
      return touring.run()
    case .doctor:
      let examining = Examining(
        invocation: invocation, environment: environment, language: language, console: console)
      return examining.run()
    case .help(let command):
      let help = HelpText(language: language, width: console.columns ?? HelpText.usualWidth)
      console.print(command.map(help.text) ?? help.text)
    case .version: console.print(VersionText(language: language).text)
    case .run(let link): return running.run(link: link)
    case .record(let file): return running.record(to: file)
    case .replay(let paths):
      return Replaying(play: play, console: console).playAll(paths)
    }
    return ExitStatus.fine
  }
}

/// The exit statuses.
enum ExitStatus {
  /// Everything worked.
  static let fine: Int32 = 0
  /// An expectation of a script failed, lessons have mistakes, or the doctor found a problem.
  static let checkFailed: Int32 = 1
  /// The command line or a script is wrong, or names a file that can't be opened.
  static let wrongUse: Int32 = 2
  /// Something could not be saved.
  static let notSaved: Int32 = 3
}
