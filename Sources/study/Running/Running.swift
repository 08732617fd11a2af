import Files
import KeyScript
import Navigation
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
      try run(
        in: environment.stateFolder(for: invocation), link: link,
        recordingTo: invocation.recordFile)
    }
  }

  /// Runs with empty records, which are not saved, and records every key.
  func record(to file: String) -> Int32 {
    attempt { try run(in: nil, link: nil, recordingTo: file) }
  }

  private func attempt(_ body: () throws -> Int32) -> Int32 {
    do {
      return try body()
    } catch {
      console.complain(error)
      if error is LinkError { console.pointToHelp() }
      return ExitStatus.wrongUse
    }
  }

  /// Returns how to watch the user's own lessons: in the folder named on the command line, or else
  /// in the one next to the records, which may be created later. A folder that doesn't exist is not
  /// watched for: ending a watch takes the kernel up to 10 ms, and so would leaving the program.
  private func changes(
    of lessons: OwnLessons?, besideRecordsIn folder: String?
  ) -> (@Sendable () -> AsyncStream<OwnLessons?>?)? {
    guard invocation.lessonsFolder == nil, let folder else { return lessons.map { $0.changes } }
    let path = "\(folder)/lessons"
    return { FileStatus(at: path).map { _ in OwnLessons.changes(at: path, since: lessons) } }
  }

  private func run(
    in folder: String?, link text: String?, recordingTo file: String?
  ) throws -> Int32 {
    let lessons = try OwnLessons(invocation.lessonsFolder, besideRecordsIn: folder)
    let catalog = lessons.map(Catalog.init) ?? .standard
    let link = try text.map { try follow($0, in: catalog, with: lessons) }
    // Scripts use the standard keys.
    let keys = file == nil ? try KeyRemapping(invocation, environment) : KeyRemapping()
    let theme = try invocation.theme?.theme()
    var settings = recordedSettings
    // A recording must contain only a link that works when it is played.
    settings.link = link?.link.followed
    let written = try WrittenFiles(
      invocation, recordingTo: file, settings,
      sparing: (folder.map(files(of:)) ?? []) + (lessons?.files ?? []), in: language)
    let (unsaved, copying) = (UnsavedChanges(), Copying())
    // A recording must show the same screens on every machine.
    let glyphs = invocation.glyphs ?? (file == nil ? nil : settings.glyphs)
    // Open the records while Ctrl-C still ends the program, in case the disk hangs.
    let (records, obstacle) = Self.records(in: folder, temporary: environment["TMPDIR"])
    // If they can't be read, the model tries again and reports the error.
    let kept = try? records.settings()
    let look = Look(invocation, kept ?? [:], language, theme: theme)
    written.note(look)
    let model = StudyModel(
      language: look.language, glyphs: glyphs ?? settings.glyphs, records: records, kept: kept,
      ownLessons: lessons,
      // A recording plays with the lessons as they were at its start.
      lessonChanges: file == nil ? changes(of: lessons, besideRecordsIn: folder) : nil,
      overrides: SettingOverrides(
        names: look.overridden, grade: invocation.grade, examTime: invocation.examTime,
        hasReadings: invocation.furigana.map { $0 == .on }),
      seed: settings.seed,
      notices: written.notices, copying: copying, clock: { .now },
      endProblem: unsaved.note)
    if let obstacle { model.addNews(look.language(obstacle.message)) }
    let terminal = try openTerminal(
      in: look.language, orTelling: model.news, isRecording: file != nil)
    defer { terminal.close() }
    if let file,
      let copy = try RecordsCopy(of: model, beside: file, replacing: invocation.replacesFile)
    {
      written.start(from: copy)
    }
    if let message = link?.error?.message { model.addNews(look.language(message)) }
    if let notice = terminal.notice { model.addNews(notice) }
    let spoken = model.language
    let app = makeStudy(model: model)
    try app.remapKeys(keys)
    written.follow(app)
    let events = invocation.eventProfile.map(EventLog.init)
    events?.follow(app)
    app.launch(
      link?.link.path, in: link?.link.mode, size: terminal.size,
      appearance: look.appearance(in: spoken, glyphs: glyphs))
    let failure = drive(app, on: terminal, written)
    terminal.close()
    for mistake in app.mistakes { console.complain(mistake) }
    if let events { console.print(events.text) }
    let status = tell(written, unsaved)
    // Without waiting, a learner who always quits right after a round would never get a backup on a
    // slow disk.
    copying.wait(atMost: Copying.patience)
    if let failure { throw failure }
    // If a signal ended the program, this does not return.
    terminal.reraise()
    return status
  }

  /// Opens the learner's records, and imports those of an older version; without a folder, the
  /// records are in memory. Also returns any reason that the import failed.
  private static func records(
    in folder: String?, temporary: String?
  ) -> (Records, RecordsError?) {
    guard let folder else { return (.inMemory(), nil) }
    let records = Records.open(in: folder, temporary: temporary ?? "/tmp")
    do {
      try records.takeOver(StateFolder(path: folder), on: LocalTime.now.day)
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
    do {
      return try NcursesTerminal(NcursesTerminal.Options(invocation, environment))
    } catch {
      if let news { console.complain(news) }
      throw error
    }
  }

  /// Prints what the screens could no longer show, and returns the exit status.
  private func tell(_ written: WrittenFiles, _ unsaved: UnsavedChanges) -> Int32 {
    if let copy = written.copiedState {
      console.complain(language("記録を \(copy) に写しました", "copied your records to \(copy)"))
    }
    let problems: [any Complaint] = written.failures + (unsaved.problem.map { [$0] } ?? [])
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
        try app.run(on: terminal) { written.record($0, at: $1, showing: $2, of: app) }
      } else {
        try app.run(on: terminal)
      }
    } catch {
      guard error == .hungUp else { return error }
    }
    written.end(at: app.queue.now)
    return nil
  }

  /// Follows a link as far as possible.
  ///
  /// - Throws: ``LinkError`` if not even its first part exists, as with a mistyped command.
  private func follow(
    _ text: String, in catalog: Catalog, with lessons: OwnLessons?
  ) throws(LinkError) -> (link: StudyLink, error: LinkError?) {
    let link = StudyLink(text, in: catalog)
    var error = LinkError(text, link, on: .commandLine, in: catalog)
    error?.own = lessons
    if let error, link.followed == nil { throw error }
    return (link, error)
  }

  /// The header of a recording of this run, without its look.
  private var recordedSettings: ScriptSettings {
    var settings = ScriptSettings(file: "")
    settings.seed = UInt64.random(in: 0...UInt64(UInt32.max))
    settings.glyphs = invocation.glyphs ?? settings.glyphs
    let today = Day(nearest: LocalTime.now.day)
    settings.now = WallTime(
      year: today.year, month: today.month, day: today.day, hour: 12, minute: 0, second: 0,
      minutesAheadOfUTC: 0)
    return settings
  }
}

extension OwnLessons {
  /// Reads the lessons in the folder named on the command line, which must exist, or else in the
  /// folder `lessons` next to the records, if there is one.
  init?(_ named: String?, besideRecordsIn folder: String?) throws(FileError) {
    if let named {
      try self.init(in: named)
    } else if let folder {
      self.init(ifPresentIn: "\(folder)/lessons")
    } else {
      return nil
    }
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
