import Files
import Glibc
import Records
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalNcurses
import TerminalUI

/// The doctor, which reports what the terminal can do and any problems with studying.
///
/// It changes nothing on disk, and leaves the terminal as it was.
struct Examining {
  let invocation: Invocation
  let environment: ProcessEnvironment
  let language: Language
  let console: Console

  /// Prints all findings.
  ///
  /// - Returns: 0 if there is no problem, otherwise 1.
  func run() -> Int32 {
    let folder = Result { () throws(UsageError) in try environment.stateFolder(for: invocation) }
    let records = folder.map {
      Records.examine(in: $0, temporary: environment.temporaryFolder)
    }
    let stored = (try? (try? records.get())?.copy?.settings()) ?? [:]
    let terminal = terminalFacts(stored)
    let kept = RecordsFacts(
      examination: records, keys: keys, lessons: lessons(beside: try? folder.get()),
      lessonsFolder: (try? folder.get()).map { "\($0)/lessons" },
      namedFolder: invocation.stateFolder)
    let report = FindingReport(
      language: language,
      parts: [
        (BilingualText("study \(studyVersion)"), [languageFinding(stored, terminal.look)]),
        (BilingualText(japanese: "端末", english: "terminal"), terminal.findings),
        (BilingualText(japanese: "記録", english: "records"), kept.findings),
      ])
    report.lines(width: console.columns).dropFirst().forEach(console.print)
    return report.problemCount == 0 ? ExitStatus.fine : ExitStatus.checkFailed
  }

  private func terminalFacts(_ stored: [SettingName: String]) -> TerminalFacts {
    let (theme, mistakes) = chosenTheme
    var facts = TerminalFacts(
      invocation: invocation, environment: environment,
      ends: (isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1),
      writesLines: invocation.writesLines(in: environment), examination: .failure(.noTerminal),
      look: Look(invocation, stored, language, theme: theme), themeMistakes: mistakes)
    guard !facts.writesLines else { return facts }
    let options = NcursesTerminal.Options(invocation, environment)
    facts.examination = Result { () throws(RendererError) in try NcursesTerminal.examine(options) }
    if environment["TMUX"] != nil { facts.tmux = .asked() }
    facts.hasOwnLocale = (try? NcursesTerminal.chooseLocale()) ?? false
    return facts
  }

  /// The theme named on the command line, or the mistakes in its file.
  private var chosenTheme: (theme: Theme?, mistakes: [BilingualText]) {
    do {
      return (try invocation.theme?.theme(), [])
    } catch {
      return (nil, error.messages)
    }
  }

  /// The facts about the keys, checked as when Study starts.
  private var keys: RecordsFacts.Keys {
    var keys = RecordsFacts.Keys(path: invocation.keysFile ?? environment.keysFile)
    do {
      let chosen = try KeyRemapping(invocation, environment)
      keys.areChosen = !chosen.isEmpty
      let model = StudyModel(
        language: language, glyphs: .ascii, records: .inMemory(), seed: 0, clock: { .now })
      try makeStudy(model: model).remapKeys(chosen)
    } catch {
      keys.mistakes = error.messages
    }
    return keys
  }

  private func lessons(beside folder: String?) -> Result<OwnLessons, FileError>? {
    do throws(FileError) {
      return try OwnLessons(invocation.lessonsFolder, besideRecordsIn: folder).map { .success($0) }
    } catch {
      return .failure(error)
    }
  }

  /// Returns a finding on the language of the screens and where it comes from.
  private func languageFinding(_ stored: [SettingName: String], _ look: Look) -> Finding {
    let topic = BilingualText(japanese: "言語", english: "language")
    let name = look.language == .japanese ? "日本語" : "English"
    let isSet = StudySettings(stored).language != nil
    let asked = environment.language
    if look.overridden.contains(.language) {
      return Finding(.ok, topic, "\(name)（--lang による）", "\(name), from --lang")
    }
    if isSet {
      return Finding(.ok, topic, "\(name)（設定による）", "\(name), as set in Study")
    }
    guard asked.bestMatch(in: Language.ofStudy) != nil else {
      return Finding(
        .note, topic, "\(name)（\(asked.rawValue) はありません）。--lang ja か en、または設定で選べます",
        "\(name), because \(asked.rawValue) is not available; "
          + "choose with --lang ja or en, or in the settings")
    }
    return Finding(
      .ok, topic, "\(name)（ロケールによる）。--lang ja か en、または設定で選べます",
      "\(name), from the locale; choose with --lang ja or en, or in the settings")
  }
}
