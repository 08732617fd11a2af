import FoundationEssentials
import KeyScript
import Navigation
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalNcurses
import TerminalUI

/// Study at the terminal, with the person's own state or, for a recording, an empty one.
struct Running {
  private let invocation: Invocation
  private let surroundings: Surroundings
  private let language: Language

  init(_ invocation: Invocation, _ surroundings: Surroundings, _ language: Language) {
    self.invocation = invocation
    self.surroundings = surroundings
    self.language = language
  }

  /// Runs with the person's state, from the first screen or from a link.
  func run(link: String?) -> Int32 {
    guard let folder = invocation.stateFolder ?? surroundings.stateFolder else {
      Console.complain(UsageError.noStateFolder, in: language)
      return ExitStatus.wrongUse
    }
    return attempt {
      let settings = recordedSettings(link: link)
      let recording = try invocation.recordFile.map {
        try Recording(to: $0, replacing: invocation.replacesFile, settings)
      }
      return try run(in: StateFolder(path: folder), settings, recording)
    }
  }

  /// Runs from an empty state that nobody keeps, and writes every key to a file.
  func record(to file: String) -> Int32 {
    attempt {
      let settings = recordedSettings(link: nil)
      let recording = try Recording(to: file, replacing: invocation.replacesFile, settings)
      let state = try ScriptState(settings)
      return try run(in: state.folder, settings, recording)
    }
  }

  private func attempt(_ body: () throws -> Int32) -> Int32 {
    do {
      return try body()
    } catch {
      Console.complain(error, in: language)
      return ExitStatus.wrongUse
    }
  }

  private func run(
    in folder: StateFolder, _ settings: ScriptSettings, _ recording: Recording?
  ) throws -> Int32 {
    let link = try settings.link.map(follow)
    // What is recorded must lead somewhere when it is played.
    recording?.settings.link = link?.link.followed
    let journal = try invocation.journalFile.map(JournalFile.init)
    let unsaved = UnsavedChanges()
    // Read while Ctrl-C still ends the program, whatever disk the file is on.
    let model = StudyModel(
      language: language, glyphs: invocation.glyphs, folder: folder, seed: settings.seed,
      today: { Surroundings.today }, endProblem: unsaved.note)
    let terminal: NcursesTerminal
    do {
      terminal = try NcursesTerminal(NcursesTerminal.Options(invocation, surroundings))
    } catch {
      // What the first screen would have told.
      if let news = model.takeNews() { Console.complain(news) }
      throw error
    }
    defer { terminal.close() }
    if case .run = invocation.action, let recording, let file = invocation.recordFile {
      recording.settings.state = try copyState(from: folder.path, beside: file)
    }
    if let message = link?.error?.message {
      model.addNews(language(message))
    }
    if let notice = terminal.notice { model.addNews(notice) }
    let app = makeStudy(model: model)
    if let journal { app.observeJournal { journal.write($0) } }
    let events = invocation.eventProfile.map(EventLog.init)
    events?.follow(app)
    app.launch(
      link?.link.path, size: terminal.size,
      appearance: Appearance(
        language: language, glyphs: invocation.glyphs, motion: invocation.motion))
    let failure = drive(app, on: terminal, recording)
    terminal.close()
    if let events { Console.print(events.text) }
    if let problem = unsaved.problem { Console.complain(problem, in: language) }
    if let failure { throw failure }
    // Whoever is ended by a signal comes back to no other place.
    TemporaryFolders.removeAll()
    terminal.reraise()
    return unsaved.problem == nil ? ExitStatus.fine : ExitStatus.notSaved
  }

  /// Runs the app to its end, and says why it could not go on. When the terminal is gone, so is the
  /// person, and everything chosen was on disk before.
  private func drive(
    _ app: App<StudyRoute>, on terminal: NcursesTerminal, _ recording: Recording?
  ) -> RendererError? {
    do throws(RendererError) {
      if let recording {
        try app.run(on: terminal) { recording.take($0, at: $1, showing: $2) }
      } else {
        try app.run(on: terminal)
      }
    } catch {
      guard error == .hungUp else { return error }
    }
    recording?.end(at: app.queue.now)
    return nil
  }

  /// Follows a link as far as it goes.
  ///
  /// - Throws: ``LinkError`` when it leads nowhere at all, as a mistyped command does.
  private func follow(_ text: String) throws(LinkError) -> (link: StudyLink, error: LinkError?) {
    let link = StudyLink(text, in: .standard)
    let error = link.unknownPart.map { LinkError(link: text, part: $0) }
    if let error, link.followed == nil { throw error }
    return (link, error)
  }

  /// What a recording says of this run.
  private func recordedSettings(link: String?) -> ScriptSettings {
    var settings = ScriptSettings(file: "")
    settings.language = language
    settings.link = link
    settings.seed = UInt64.random(in: 0...UInt64(UInt32.max))
    settings.glyphs = invocation.glyphs
    settings.motion = invocation.motion
    let today = Surroundings.today
    settings.now = WallTime(
      year: today.year, month: today.month, day: today.day, hour: 12, minute: 0, second: 0,
      minutesAheadOfUTC: 0)
    return settings
  }

  /// Copies the state beside a recording, so that playing it begins where this run does.
  private func copyState(from folder: String, beside file: String) throws -> SavedState {
    let parent = URL(fileURLWithPath: SnapshotFolders.folder(of: file))
    let target = parent.appendingPathComponent("state")
    let files = FileManager.default
    guard files.fileExists(atPath: folder) else { return .empty }
    guard invocation.replacesFile || !files.fileExists(atPath: target.path) else {
      throw RecordingError.exists(target.path)
    }
    do {
      try files.createDirectory(at: parent, withIntermediateDirectories: true)
      if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
      try files.copyItem(at: URL(fileURLWithPath: folder), to: target)
    } catch {
      throw RecordingError.stateNotCopied(from: folder, to: target.path)
    }
    Console.complain(
      language("記録を \(target.path) に写しました", "copied your records to \(target.path)"))
    return .folder(parent.lastPathComponent + "/state")
  }
}
