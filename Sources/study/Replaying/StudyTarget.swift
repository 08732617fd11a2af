import Files
import KeyScript
import KeyScriptTools
import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

/// Study for a script: on a fake terminal, with the state and the date in the script.
enum StudyTarget {
  /// Creates Study with the settings of a script.
  ///
  /// - Parameters:
  ///   - settings: The settings of the script.
  ///   - events: The log of screen events; `nil` for none.
  ///   - journal: The file for the navigation journal; `nil` for none.
  ///   - coverage: Counts what is reached; `nil` for nothing.
  ///   - temporary: The folder for temporary files.
  /// - Returns: The program, with its first screen visible.
  /// - Throws: `RefusedSetting` for an unsupported language, a broken link, or a missing folder.
  static func make(
    _ settings: ScriptSettings, events: EventLog? = nil, journal: JournalFile? = nil,
    coverage: CoverageObserver<StudyRoute>? = nil, temporary: String
  ) throws -> any ScriptTarget {
    let clock = ScriptClock(LocalTime(settings.now ?? .usual))
    try refusing(.state) { try settings.checkState() }
    let records = try refusing(.state) {
      try Records.copying(settings, on: clock.now.day, temporary)
    }
    let lessons = try refusing(.state) { try OwnLessons(settings) }
    let catalog = lessons.map(Catalog.init) ?? .standard
    let link = try refusing(.link) { try settings.link.map { try follow($0, in: catalog) } }
    let language = try refusing(.language) { try spoken(settings.language ?? .japanese) }
    let loading = LoadingSwitch(LessonLoader.Simulation(settings.loading))
    let model = StudyModel(
      language: language, glyphs: settings.glyphs, records: records, ownLessons: lessons,
      seed: settings.seed, loader: loading.loader, clock: { clock.now })
    var settings = settings
    settings.language = model.language
    let app = makeStudy(model: model)
    clock.follow(app.queue)
    events?.follow(app)
    coverage?.follow(app)
    if let journal { app.observeJournal { journal.write($0) } }
    return AppTarget(
      app, path: link?.path, in: link?.mode, settings: settings, name: \.name,
      load: { loading.set(LessonLoader.Simulation($0)) })
  }

  /// Attributes errors to a setting, so that they are reported with its line.
  private static func refusing<Result>(
    _ subject: RefusedSetting.Subject, _ body: () throws -> Result
  ) throws(RefusedSetting) -> Result {
    do {
      return try body()
    } catch {
      throw RefusedSetting(subject, (error as? any Complaint)?.message.english ?? "\(error)")
    }
  }

  private static func spoken(_ language: Language) throws -> Language {
    // Tags mean the same in any case.
    let tag = language.rawValue.lowercased()
    guard let known = Language.ofStudy.first(where: { $0.rawValue == tag }) else {
      throw LanguageMissing(language: language)
    }
    return known
  }

  private static func follow(_ link: String, in catalog: Catalog) throws -> StudyLink {
    let parsed = StudyLink(link, in: catalog)
    if let error = LinkError(link, parsed, on: .script, in: catalog) { throw error }
    return parsed
  }
}

extension LessonLoader.Simulation {
  /// Creates the way of loading that a script specifies.
  fileprivate init(_ loading: ScriptLoading) {
    switch loading {
    case .takes(let delay): self.init(delay: delay)
    case .fails: self.init(fails: true)
    }
  }
}

/// A script's language that Study doesn't support.
private struct LanguageMissing: Error, CustomStringConvertible {
  let language: Language

  var description: String {
    let known = Language.ofStudy.map { "`locale \($0.rawValue)`" }.joined(separator: " or ")
    return "Study does not speak “\(language.rawValue)”; write \(known)"
  }
}

extension WallTime {
  /// The time of a script that sets none: noon on April 1, 2026, at the start of a school year.
  fileprivate static var usual: WallTime {
    guard
      let time = WallTime(
        year: 2026, month: 4, day: 1, hour: 12, minute: 0, second: 0, minutesAheadOfUTC: 0)
    else { preconditionFailure("no 1 April 2026") }
    return time
  }
}

extension Records {
  /// Copies the records named in a script from a folder next to it, without changing that folder.
  ///
  /// - Throws: `FileError` for a path outside the script's folder, ``ScriptStateError``, or
  ///   ``RecordsError`` for records that can't be read.
  fileprivate static func copying(
    _ settings: ScriptSettings, on day: StudyDay, _ temporary: String
  ) throws -> Records {
    guard let folder = try settings.stateFolder else { return inMemory() }
    let records = try copyingUntrusted(folder, temporary: temporary) ?? inMemory()
    if let state = try StateReading(copying: folder) { try records.importState(state, on: day) }
    if try folder.names().contains(answers) {
      let text = try folder.file(answers).text(limit: largestAnswers)
      let reading = AnswerLogReading(text)
      if let mistake = reading.mistakes.first {
        throw ScriptStateError.answers("\(folder.path)/\(answers)", mistake)
      }
      _ = try records.merge([reading.answers])
    }
    return records
  }

  /// The maximum size of a file with exported answers, in bytes.
  private static var largestAnswers: Int { 1 << 24 }

  /// The name of a file with exported answers.
  fileprivate static var answers: String { "answers.csv" }
}

extension OwnLessons {
  /// Reads the lessons in the state named in a script; `nil` if there are none.
  fileprivate init?(_ settings: ScriptSettings) throws {
    guard let state = try settings.stateFolder, case .folder(let name) = settings.state,
      try state.names().contains("lessons")
    else { return nil }
    // Name the folder relative to the script, so that screens don't depend on where the script is.
    try self.init(in: state.folder("lessons").path, named: "\(name)/lessons")
  }
}

extension ScriptSettings {
  /// Refuses a folder without any state, because its name was probably meant for another one.
  fileprivate func checkState() throws {
    guard let folder = try stateFolder else { return }
    let parts = [Records.fileName, "state.json", Records.answers, "lessons"]
    guard try folder.names().contains(where: parts.contains) else {
      throw ScriptStateError.nothing(folder.path, parts)
    }
  }

  /// The folder with the state, next to the script; `nil` if the script starts without one.
  fileprivate var stateFolder: Folder? {
    get throws {
      guard case .folder(let name) = state else { return nil }
      do throws(FileError) {
        return try Folder(ScriptSource.folder(of: file)).folder(name)
      } catch {
        if error.isAbsence { throw ScriptStateError.noFolder(error.path) }
        if case .kind(let kind) = error.reason { throw ScriptStateError.kind(error.path, kind) }
        if error.reason == .outside { throw ScriptStateError.outside(error.path) }
        throw error
      }
    }
  }
}

/// An error for a script that names a missing state, or one that is not beside it.
enum ScriptStateError: Error, CustomStringConvertible {
  case noFolder(String)
  case outside(String)
  /// It is not a folder, or one behind a link.
  case kind(String, FileKind)
  /// The folder has none of these parts of a state.
  case nothing(String, [String])
  case answers(String, LogMistake)

  var description: String {
    switch self {
    case .noFolder(let path): "there is no folder “\(path)” to start from"
    case .nothing(let path, let parts):
      "there is nothing to start from in “\(path)”, which has none of "
        + parts.joined(separator: ", ")
    case .outside(let path):
      "cannot start from “\(path)” (it leads out of the script’s folder); put a copy of it beside "
        + "the script, and name that"
    case .kind(let path, let kind):
      "cannot read “\(path)” (it is \(kind)); name a folder beside the script"
    case .answers(let path, let mistake):
      "\(path):\(mistake.line): \(mistake.problem.message.english)"
    }
  }
}
