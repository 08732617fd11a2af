import Files
import Glibc
import KeyScript
import Records
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

/// The optional files that a run at the terminal writes: a recording and a journal.
///
/// If one can't be written, the screens say so immediately, and the command line repeats it at the
/// end.
final class WrittenFiles {
  /// The errors of the files, for the screens to show.
  let notices = Notices()

  /// The path of the copied records with which the recording starts; `nil` if there are none.
  private(set) var copiedState: String?

  /// The name of a recording that no run of a folder plays; `nil` for any other.
  var nameOutsideRuns: String? {
    guard let name = recordingName, !name.hasSuffix(".keys"),
      FileStatus(at: name, followingLinks: true)?.kind == .regular
    else { return nil }
    return name
  }

  private let recordingName: String?
  private let recording: RecordingFile?
  /// The look of the run, for the recording's header.
  private var look: Look?
  private let journal: JournalFile?

  /// Opens the files.
  ///
  /// - Parameters:
  ///   - invocation: The command line, which names the journal.
  ///   - file: The file to record to; `nil` for no recording.
  ///   - settings: The contents of the recording's header, except for size, state and look.
  ///   - inputs: The paths of files that must not be written.
  ///   - language: The language of the notices.
  /// - Throws: `FileError` for a file that can't be opened or may not be written.
  init(
    _ invocation: Invocation, recordingTo file: String?, _ settings: ScriptSettings,
    sparing inputs: @autoclosure () -> [String], in language: Language
  ) throws(FileError) {
    recordingName = file
    // Most runs write neither; comparing the inputs with nothing would delay their start.
    guard file != nil || invocation.journalFile != nil else {
      recording = nil
      journal = nil
      return
    }
    let outputs = try Outputs(invocation, sparing: inputs())
    let tell = { @Sendable [notices] (failure: FileError) in
      notices.add(language(failure.message))
    }
    recording = try file.map { file throws(FileError) in
      RecordingFile(try outputs.open(file, growing: true), settings, tell: tell)
    }
    journal = try invocation.journalFile.map { file throws(FileError) in
      JournalFile(try outputs.open(file, growing: true), tell: tell)
    }
  }

  /// Whether there is a recording.
  var isRecording: Bool { recording != nil }

  /// The reasons that not everything was written; empty if it was.
  var failures: [any Complaint] { [recording?.fileFailure, journal?.failure].compactMap { $0 } }

  /// Writes the journal of an app from now on.
  func follow(_ app: App<StudyRoute>) {
    if let journal { app.observeJournal { journal.write($0) } }
  }

  /// Records an event from a terminal with some traits.
  ///
  /// - Returns: Whether the program handles the event.
  func record(
    _ event: InputEvent, at time: Duration, showing frame: Frame, of app: App<StudyRoute>,
    on traits: TerminalTraits
  ) -> Bool {
    guard let recording else { return true }
    // Only the settings at the first event count; until then, the terminal tells its background.
    if let look { recording.settings.note(look, on: traits) }
    let isBroken = recording.fileFailure != nil
    defer { if !isBroken, recording.fileFailure != nil { app.refresh() } }
    return recording.record(
      event, at: time, showing: RecordedScreen(of: app, showing: frame, naming: \.name))
  }

  /// What the recording says in the last row of a terminal; `nil` for nothing.
  func prompt(in size: Size) -> TerminalPrompt? { recording?.prompt(in: size) }

  /// Ends the recording.
  func end(at time: Duration) { recording?.end(at: time) }

  /// Adds the look of the run to the recording's header.
  func note(_ look: Look) { self.look = look }

  /// Makes the recording start with a copy of the learner's records.
  func start(from copy: RecordsCopy) {
    copiedState = copy.path
    recording?.settings.state = .folder(copy.name)
  }
}

/// A copy of the learner's records and own lessons, in a folder next to a recording.
struct RecordsCopy: Sendable {
  /// The path of the copied records; `nil` if only lessons are copied.
  let path: String?
  /// The folder's name in the script.
  let name: String

  /// Copies the records and the lessons of a model.
  ///
  /// - Returns: `nil` if there are neither records nor own lessons.
  /// - Throws: `FileError`, with `EEXIST` for a copy that must not be replaced, or
  ///   ``RecordsError``.
  init?(of model: StudyModel, beside file: String, replacing isReplacing: Bool) throws {
    let (hasRecords, lessons) = (try model.hasRecords(), model.catalog.own)
    guard hasRecords || lessons != nil else { return nil }
    let parts = Folder.parts(of: file)
    let folder = SnapshotFolders.folder(of: parts.name)
    let target = try Folder(parts.folder).makeFolder(folder, mode: 0o777).makeFolder("state")
    name = "\(folder)/state"
    let records = "\(target.path)/\(Records.fileName)"
    path = hasRecords ? records : nil
    let names = try target.names()
    guard isReplacing || !names.contains(Records.fileName) && !names.contains("lessons") else {
      throw FileError(.write, records, call: "readdir", .system(EEXIST))
    }
    if hasRecords {
      try model.copyRecords(to: records, replacing: isReplacing)
    } else if isReplacing {
      for file in Records.files(in: ".") { target.remove(file) }
    }
    guard lessons != nil || names.contains("lessons") else { return }
    let copies = try target.makeFolder("lessons", mode: 0o777)
    for name in try copies.names() where name.hasSuffix(".tsv") { copies.remove(name) }
    try lessons?.copy(to: copies)
  }
}
