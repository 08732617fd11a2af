import Files
import Glibc
import Records
import ScreenStack
import SpacedRepetition
import StudyCatalog
import StudyScreens
import TerminalUI

/// The commands for a user's records as a whole: writing them as text, adding others, and copying
/// them.
struct KeepingRecords {
  let invocation: Invocation
  let environment: ProcessEnvironment
  let language: Language
  let console: Console

  /// Writes all answers, or the questions of all lessons, to a file; `nil` for standard output.
  func export(to file: String?) -> Int32 {
    run { folder in
      if invocation.printsNotes {
        try exportNotes(to: file, fromBeside: folder)
      } else {
        try export(read(in: folder), to: file, sparing: Records.files(in: folder))
      }
    }
  }

  /// Adds the answers of other files to the records.
  func add(_ files: [String]) -> Int32 { run { try add(files, toRecordsIn: $0) } }

  /// Copies the records to a new file.
  func backUp(to file: String) -> Int32 { run { try copy(read(in: $0), to: file) } }

  /// Runs a command on the folder of the records.
  ///
  /// - Returns: 0 on success, 2 if a file or the records can't be opened, 3 if something could not
  ///   be saved.
  private func run(_ command: (_ folder: String) throws -> Void) -> Int32 {
    do {
      try command(environment.stateFolder(for: invocation))
      return ExitStatus.fine
    } catch {
      console.complain(error)
      let isWrongUse =
        error is UsageError || error is any MistakesInFile || error is RefusedOutput
        || error is StateError || error is NotText
        || (error as? NotesError)?.isNotSaved == false
        || (error as? RecordsError)?.isRefusal == true || (error as? FileError)?.action == .read
      return isWrongUse ? ExitStatus.wrongUse : ExitStatus.notSaved
    }
  }

  /// Copies the records of a folder into memory; a command that only reads changes nothing there.
  ///
  /// - Throws: `FileError` if there are none, because a mistyped name must not pass for a folder
  ///   with empty records; ``RecordsError`` if they can't be read or are damaged.
  private func read(in folder: String) throws -> Records {
    do throws(FileError) {
      _ = try OpenFile(reading: "\(folder)/\(Records.fileName)")
    } catch {
      let state = StateFolder(path: folder)
      guard error.isAbsence, FileStatus(at: state.file) != nil else { throw error }
      // An early version has kept them, and Study hasn't been started since.
      let records = Records.inMemory()
      try records.importState(state.read(), on: LocalTime.now.day)
      for notice in records.takeNotices() { console.complain(language(notice.message)) }
      return records
    }
    return try Records.copying(folder, temporary: environment.temporaryFolder) ?? .inMemory()
  }

  /// Writes all answers.
  private func export(
    _ records: Records, to file: String?, sparing inputs: [String]
  ) throws {
    let log = invocation.printsJSON ? AnswerLog.json : .csv
    var count = 0
    let isTaken = try write(to: file, sparing: inputs) { write in
      if let header = log.header { _ = write(header + "\n") }
      try records.eachAnswer {
        count += 1
        return write(log.line($0) + "\n")
      }
    }
    guard isTaken, let file else { return }
    tell(
      "答え\(count)件を \(file) に書きました",
      "wrote \(count.grouped) answer\(count == 1 ? "" : "s") to \(file)")
  }

  /// Writes the questions of all lessons for Anki.
  private func exportNotes(to file: String?, fromBeside folder: String) throws {
    let own = try OwnLessons(invocation.lessonsFolder, besideRecordsIn: folder)
    let catalog = own.map(Catalog.init) ?? .standard
    let notes = AnkiNotes(in: language)
    let lines = catalog.subjects.flatMap(\.lessons).flatMap(notes.lines)
    let inputs = (own?.files ?? []) + Records.files(in: folder)
    let isTaken = try write(to: file, sparing: inputs) { write in
      _ = write(notes.header)
      for line in lines { _ = write(line + "\n") }
    }
    guard isTaken, let file else { return }
    tell(
      "問題\(lines.count)問を \(file) に書きました", "wrote \(lines.count.grouped) questions to \(file)")
  }

  /// Reports what was written to a file. On standard error, because the file may be standard
  /// output.
  private func tell(_ japanese: String, _ english: String) {
    console.complain(language(japanese, english))
  }

  /// Writes text to a file, or to standard output if there is none.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - inputs: The paths of files that must not be written.
  ///   - body: Writes the text in parts with the given function, which returns whether to go on. It
  ///     may stop once that returns false.
  /// - Returns: Whether all of it was taken. The reader of a pipe may choose to stop.
  /// - Throws: Any error of the body, and `FileError` if the file can't be written.
  private func write(
    to file: String?, sparing inputs: [String], _ body: ((String) -> Bool) throws -> Void
  ) throws -> Bool {
    let output: OutputFile?
    do throws(FileError) {
      output = try file.map { file throws(FileError) in
        try Outputs(invocation, sparing: inputs).open(file)
      }
    } catch {
      throw RefusedOutput(reason: error)
    }
    var text = ""
    func flush() {
      if let output { output.write(text) } else { console.write(text) }
      text = ""
    }
    try body { part in
      text += part
      if text.utf8.count >= 1 << 16 { flush() }
      return output?.failure == nil && !console.isOver
    }
    flush()
    output?.finish()
    if let failure = output?.failure, failure.code != EPIPE { throw failure }
    return output?.failure == nil && !console.isOver
  }

  /// Adds the answers of logs to the records, and the notes of Anki to the lessons. A file with a
  /// mistake is refused before anything is added.
  private func add(_ files: [String], toRecordsIn folder: String) throws {
    var logs: [(file: String, answers: [StoredAnswer])] = []
    var notes: [(file: String, text: AnkiText)] = []
    for file in files {
      let text = try ImportedText(of: file, limit: Self.largestLog).text
      if let text = AnkiText(text) {
        notes.append((file, text))
        continue
      }
      let reading = AnswerLogReading(text)
      guard reading.mistakes.first?.problem == .noLog else {
        logs.append((file, try answers(of: reading, in: file)))
        continue
      }
      guard let fields = AnkiText(tabSeparated: text) else {
        if AnkiText.lacksTabs(text) { throw NotesError.noTabs(file: file) }
        throw LogError(file: file, mistakes: reading.mistakes)
      }
      notes.append((file, fields))
    }
    let records =
      logs.isEmpty ? nil : Records.open(in: folder, temporary: environment.temporaryFolder)
    defer {
      for notice in records?.takeNotices() ?? [] { console.complain(language(notice.message)) }
    }
    // This fails if the records can't be written, and then no notes are added either.
    _ = try records?.merge([])
    if !notes.isEmpty {
      try ImportingNotes(
        invocation: invocation, stateFolder: folder, temporary: environment.temporaryFolder,
        language: language,
        console: console
      ).add(notes)
    }
    guard let records else { return }
    let catalog = try catalog(besideRecordsIn: folder)
    try add(logs, to: records)
    for (file, answers) in logs { tellUnknown(answers, of: file, besides: catalog) }
  }

  /// The lessons of Study, with the learner's own.
  private func catalog(besideRecordsIn folder: String) throws -> Catalog {
    try OwnLessons(invocation.lessonsFolder, besideRecordsIn: folder).map(Catalog.init) ?? .standard
  }

  /// Tells how many of the questions that were answered no lesson asks. Perhaps one will.
  private func tellUnknown(_ answers: [StoredAnswer], of file: String, besides catalog: Catalog) {
    let items = Dictionary(grouping: Set(answers.map(\.answer.card)), by: \.lesson)
    let count = items.reduce(0) { count, items in
      let names = catalog.lesson(items.key)?.itemNames ?? []
      return count + items.value.count { !names.contains($0.item) }
    }
    guard count > 0 else { return }
    console.tell(
      language(
        "\(file): \(count)問は、いまのレッスンにありません",
        "\(file): \(count.grouped) of the questions \(count == 1 ? "is" : "are") not in any current "
          + "lesson"))
  }

  /// The answers of a log.
  private func answers(of reading: AnswerLogReading, in file: String) throws -> [StoredAnswer] {
    guard reading.mistakes.isEmpty else { throw LogError(file: file, mistakes: reading.mistakes) }
    return reading.answers
  }

  /// Adds the answers of logs: all of them or none.
  private func add(
    _ logs: [(file: String, answers: [StoredAnswer])], to records: Records
  ) throws {
    for ((file, answers), new) in zip(logs, try records.merge(logs.map(\.answers))) {
      let old = answers.count - new
      console.tell(
        language(
          "\(file): 新しい答え \(new)、すでにあった答え \(old)",
          "\(file): \(new.grouped) new, \(old.grouped) already there"))
    }
  }

  /// The maximum size of a log, in bytes: about 800,000 answers.
  private static let largestLog = 100 << 20

  /// Copies the records to a new file, in a folder that exists.
  private func copy(_ records: Records, to file: String) throws {
    do throws(FileError) {
      _ = try Folder(Folder.parts(of: file).folder)
    } catch {
      throw RefusedOutput(reason: FileError(.write, file, call: error.call, error.reason))
    }
    if let status = FileStatus(at: file) {
      throw RefusedOutput(reason: NameTaken(file: file, kind: status.kind))
    }
    try records.backUp(to: file)
    console.tell(language("控えを \(file) に作りました", "copied your records to \(file)"))
  }
}

extension RecordsError {
  /// Whether the records weren't opened. Those that were and turned out to be damaged may already
  /// be lost.
  fileprivate var isRefusal: Bool {
    switch self {
    case .folderNotMade, .notReadable, .locked, .newerVersion, .foreign: true
    default: false
    }
  }
}

/// An output that is refused before anything is written.
private struct RefusedOutput: Complaint {
  let reason: any Complaint

  var message: BilingualText { reason.message }
}

/// A copy of the records that would replace something, which none does.
private struct NameTaken: Complaint {
  let file: String
  let kind: FileKind

  var message: BilingualText {
    let found = BilingualText(FileError.Reason.kind(kind))
    return kind == .regular
      ? BilingualText(
        japanese: "「\(file)」はすでにあります。別の名前にしてください",
        english: "“\(file)” already exists; give another name")
      : BilingualText(
        japanese: "「\(file)」には作れません（\(found.japanese)）。新しいファイルの名前にしてください",
        english: "cannot make “\(file)” (\(found.english)); give the name of a new file")
  }
}

/// A log that can't be read.
private struct LogError: MistakesInFile {
  let file: String
  let mistakes: [LogMistake]

  var complaints: [LineComplaint] {
    mistakes.map { LineComplaint(file: file, line: $0.line, problem: $0.problem.message) }
  }
}
