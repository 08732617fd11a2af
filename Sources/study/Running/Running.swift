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

/// Study at the terminal, with the person's own state, or an empty one for `record`.
struct Running {
  let invocation: Invocation
  let environment: ProcessEnvironment
  let language: Language
  let console: Console

  /// Runs with the person's state, from the first screen or from a link.
  func run(link: String?) -> Int32 {
    attempt {
      try run(
        in: environment.stateFolder(for: invocation), link: link,
        recordingTo: invocation.recordFile)
    }
  }

  /// Runs from an empty state, which is not saved, and records every key.
  func record(to file: String) -> Int32 {
    attempt { try run(in: nil, link: nil, recordingTo: file) }
  }

  private func attempt(_ body: () throws -> Int32) -> Int32 {
    do {
      return try body()
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
  }

  private func run(
    in folder: String?, link text: String?, recordingTo file: String?
  ) throws -> Int32 {
    let lessons = try OwnLessons(invocation.lessonsFolder, besideRecordsIn: folder)
    let catalog = lessons.map(Catalog.init) ?? .standard
    let link = try text.map { try follow($0, in: catalog) }
    // A script presses the usual keys.
    let keys = file == nil ? try KeyRemapping(invocation, environment) : KeyRemapping()
    let theme = try invocation.theme?.theme()
    var settings = recordedSettings
    // The link in the recording must work when it is played.
    settings.link = link?.link.followed
    let written = try WrittenFiles(
      invocation, recordingTo: file, settings,
      sparing: (folder.map(files(of:)) ?? []) + (lessons?.files ?? []), in: language)
    let (unsaved, copying) = (UnsavedChanges(), Copying())
    // A recording has to show the same screens wherever it is played.
    let glyphs = invocation.glyphs ?? (file == nil ? nil : settings.glyphs)
    // The records are opened while Ctrl-C still ends the program, in case the disk hangs.
    let (records, obstacle) = Self.records(in: folder, temporary: environment["TMPDIR"])
    // If they can't be read, the model tries again, and says so.
    let kept = try? records.settings()
    let look = Look(invocation, kept ?? [:], language, theme: theme)
    written.note(look)
    let model = StudyModel(
      language: look.language, glyphs: glyphs ?? settings.glyphs, records: records, kept: kept,
      ownLessons: lessons,
      // What is recorded plays with the lessons as they were at its start.
      lessonChanges: file == nil ? lessons.map { $0.changes } : nil,
      overridden: look.overridden, grade: invocation.grade,
      examTime: invocation.examTime, hasReadings: invocation.furigana.map { $0 == .on },
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
    // Whoever leaves right after a round would never get a copy from a slow disk.
    copying.wait(atMost: Copying.patience)
    if let failure { throw failure }
    // A process that a signal ends does not return.
    terminal.reraise()
    return status
  }

  /// Opens the person's records, and takes over what an older program has kept; records in memory
  /// without a folder. Also returns why something could not be taken over.
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

  /// The files of the person that must not be written.
  private func files(of folder: String) -> [String] {
    Records.files(in: folder) + [StateFolder(path: folder).file]
  }

  /// Takes over the terminal. On failure, prints the messages for the first screen.
  private func openTerminal(
    in language: Language, orTelling news: String?, isRecording: Bool
  ) throws -> any StudyTerminal {
    // A script is played on screens that are drawn.
    if !isRecording, invocation.writesLines(in: environment) {
      let lines = try LineTerminal(words: LineWords(language))
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

  /// Runs the app to its end. Returns why it could not go on; a terminal that is gone is no error,
  /// because everything is saved by then.
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

  /// Follows a link as far as it goes.
  ///
  /// - Throws: ``LinkError`` if it leads nowhere at all, as a mistyped command does.
  private func follow(
    _ text: String, in catalog: Catalog
  ) throws(LinkError) -> (link: StudyLink, error: LinkError?) {
    let link = StudyLink(text, in: catalog)
    let error = link.unknownPart.map { LinkError(link: text, part: $0, catalog: catalog) }
    if let error, link.followed == nil { throw error }
    return (link, error)
  }

  /// The header of a recording of this run, except for its look.
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
  /// Reads the lessons in the folder that the command line names, which has to exist, or else in the
  /// folder `lessons` beside the records, if there is one.
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

/// What is not saved when a run ends, to report on the command line.
final class UnsavedChanges: Sendable {
  private let noted = Mutex<RecordsError?>(nil)

  /// Notes a problem that the app reports at its end.
  func note(_ error: RecordsError) {
    noted.withLock { $0 = error }
  }

  /// Why not everything is saved; `nil` if it is.
  var problem: UnsavedError? {
    noted.withLock { $0 }.map(UnsavedError.init)
  }
}

/// Something that the person did is not saved for sure.
struct UnsavedError: Complaint {
  let reason: RecordsError

  var message: BilingualText {
    BilingualText(
      japanese: "保存できなかったものがあります。\(reason.message.japanese)",
      english: "not everything you did is saved: \(reason.message.english)")
  }
}
