import KeyScript
import Records
import ScreenStack
import SpacedRepetition
import StudyCatalog
import StudyScreens
import Synchronization
import TerminalCore
import TerminalLines
import TerminalNcurses
import TerminalUI

/// A run of Study at the terminal, with the learner's records, or empty ones for `record`.
struct Running {
  let invocation: Invocation
  let environment: ProcessEnvironment
  let language: Language
  let console: Console

  /// Runs with the learner's records, from the first screen or from a link.
  func run(link: String?) -> Int32 {
    attempt {
      try RunRequest(
        invocation, environment, in: environment.stateFolder(for: invocation), link: link,
        recordingTo: invocation.recordFile)
    }
  }

  /// Runs with empty records, which are not saved, and records every key.
  func record(to file: String) -> Int32 {
    attempt {
      try RunRequest(invocation, environment, in: nil, link: nil, recordingTo: file)
    }
  }

  private func attempt(_ request: () throws -> RunRequest) -> Int32 {
    do {
      return try run(request())
    } catch {
      console.complain(error)
      if error is LinkError { console.pointToHelp() }
      return ExitStatus.wrongUse
    }
  }

  private func run(_ request: RunRequest) throws -> Int32 {
    let written = try WrittenFiles(
      invocation, recordingTo: request.recordFile, request.settings,
      sparing: (request.folder.map(files(of:)) ?? []) + (request.lessons?.files ?? []),
      in: language)
    let (unsaved, copying) = (UnsavedChanges(), Copying())
    // The records are opened while Ctrl-C still ends the program, in case the disk hangs.
    let (model, look) = openModel(for: request, written, unsaved, copying)
    let terminal = try openTerminal(
      in: look.language, orTelling: model.news, isRecording: request.recordFile != nil)
    defer { terminal.close() }
    if let file = request.recordFile,
      let copy = try RecordsCopy(of: model, beside: file, replacing: invocation.replacesFile)
    {
      written.start(from: copy)
    }
    for line in news(of: request, on: terminal, in: look.language) { model.addNews(line) }
    let spoken = model.language
    let app = makeStudy(model: model)
    request.clock?.follow(app.queue)
    try app.remapKeys(request.keys)
    written.follow(app)
    let events = invocation.eventProfile.map(EventLog.init)
    events?.follow(app)
    app.launch(
      request.link?.link.path, in: request.link?.link.mode, size: terminal.size,
      appearance: look.appearance(in: spoken, glyphs: request.glyphs))
    let failure = drive(app, on: terminal, written)
    terminal.close()
    let status = tell(of: app, on: terminal, events, written, unsaved)
    // Without waiting, a learner who always quits right after a round would never get a backup on a
    // slow disk.
    copying.wait(atMost: Copying.patience)
    if let failure { throw failure }
    // If a signal ended the program, this does not return.
    terminal.reraise()
    return status
  }

  /// What is wrong with the link, the terminal and the keys of a run.
  private func news(
    of request: RunRequest, on terminal: any StudyTerminal, in language: Language
  ) -> [String] {
    let keys = request.keysProblem.map { error in
      language(
        "\(error.message.japanese)。標準のキーにします",
        "\(error.message.english). The keys are the standard ones")
    }
    return [request.link?.error.map { language($0.sentence) }, terminal.notice, keys]
      .compactMap(\.self)
  }

  /// Opens the records, and makes the model of the run and its look.
  private func openModel(
    for request: RunRequest, _ written: WrittenFiles, _ unsaved: UnsavedChanges,
    _ copying: Copying
  ) -> sending (StudyModel, Look) {
    let (records, obstacle) = Self.records(
      in: request.folder, temporary: environment.temporaryFolder)
    // If they can't be read, the model tries again and reports the error.
    let stored = try? records.settings()
    let look = Look(invocation, stored ?? [:], language, theme: request.theme)
    written.note(look)
    let clock = request.clock
    let model = StudyModel(
      language: look.language, glyphs: request.glyphs ?? request.settings.glyphs,
      records: records, stored: stored, ownLessons: request.lessons,
      lessonChanges: request.lessonChanges,
      overrides: SettingOverrides(names: look.overridden, values: invocation.settings),
      seed: request.settings.seed, notices: written.notices, copying: copying,
      clock: { clock?.now ?? LocalTime.now }, zone: request.zone,
      endProblem: unsaved.note)
    if let obstacle { model.addNews(look.language(obstacle.message)) }
    return (model, look)
  }

  /// Opens the learner's records, and imports those of an older version; without a folder, the
  /// records are in memory. Also returns any reason that the import failed.
  private static func records(
    in folder: String?, temporary: String
  ) -> (Records, RecordsError?) {
    guard let folder else { return (.inMemory(), nil) }
    // The screens show that another program has locked the file, and try again every second.
    let records = Records.open(
      in: folder, temporary: temporary, patience: .milliseconds(250))
    do {
      try records.importState(StateFolder(path: folder), on: LocalTime.now.day)
      return (records, nil)
    } catch {
      return (records, error)
    }
  }

  /// Returns the paths of the learner's files that must not be overwritten.
  private func files(of folder: String) -> [String] {
    Records.files(in: folder) + [StateFolder(path: folder).file]
  }

  /// Takes over the terminal. On failure, prints the messages for the first screen.
  private func openTerminal(
    in language: Language, orTelling news: String?, isRecording: Bool
  ) throws -> any StudyTerminal {
    // Scripts are played on screens that are drawn, so recordings need them too.
    if !isRecording, invocation.writesLines(in: environment) {
      let lines = try LineTerminal(
        words: LineWords(language), translations: LineWords.translationsOfStudy)
      lines.takeSignals()
      return lines
    }
    do throws(RendererError) {
      return try NcursesTerminal(NcursesTerminal.Options(invocation, environment))
    } catch {
      if let news { console.complain(news) }
      throw !isRecording && error.isAvoidedByLines ? PlainModeAdvice(error: error) : error
    }
  }

  /// Prints what the screens could no longer show, and returns the exit status.
  private func tell(
    of app: App<StudyRoute>, on terminal: some StudyTerminal, _ events: EventLog?,
    _ written: WrittenFiles, _ unsaved: UnsavedChanges
  ) -> Int32 {
    for mistake in app.mistakes { console.complain(mistake) }
    if let events { console.print(events.text) }
    if let copy = written.copiedState {
      console.complain(language("記録を \(copy) に写しました", "copied your records to \(copy)"))
    }
    if let name = written.nameOutsideRuns {
      console.complain(
        language(
          "フォルダーを再生するとき、「\(name)」は再生しません。名前が .keys で終わらないからです",
          "“\(name)” is skipped when a folder is replayed, because its name doesn’t end in .keys"))
    }
    let others: [(any Complaint)?] = [unsaved.problem, terminal.failure]
    let problems = written.failures + others.compactMap(\.self)
    problems.forEach(console.complain)
    return problems.isEmpty ? ExitStatus.fine : ExitStatus.notSaved
  }

  /// Runs the app to its end. Returns the error that stopped it. The loss of the terminal is not an
  /// error, because everything is saved by then.
  private func drive(
    _ app: App<StudyRoute>, on terminal: some StudyTerminal, _ written: WrittenFiles
  ) -> RendererError? {
    do throws(RendererError) {
      if written.isRecording {
        try app.run(on: PromptingTerminal(terminal, prompt: written.prompt)) {
          written.record($0, at: $1, showing: $2, of: app, on: terminal.traits)
        }
      } else {
        try app.run(on: terminal)
      }
    } catch {
      guard error == .hungUp else { return error }
    }
    written.end(at: app.queue.now)
    return nil
  }
}

/// The changes not saved when a run ends, to report on the command line.
final class UnsavedChanges: Sendable {
  private let noted = Mutex<RecordsError?>(nil)

  /// Stores a problem that the app reports when it ends.
  func note(_ error: RecordsError) {
    noted.withLock { $0 = error }
  }

  /// The error if not everything is saved; `nil` otherwise.
  var problem: UnsavedError? {
    noted.withLock { $0 }.map(UnsavedError.init)
  }
}

/// An error for changes that may not be saved.
struct UnsavedError: Complaint {
  let reason: RecordsError

  var message: BilingualText {
    BilingualText(
      japanese: "保存できなかったものがあります。\(reason.message.japanese)",
      english: "not everything you did is saved: \(reason.message.english)")
  }
}
