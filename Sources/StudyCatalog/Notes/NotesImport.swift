public import Files

/// Lessons of the user's own that are made of notes, a lesson for each deck.
public struct NotesImport: Sendable {
  /// A lesson that is made.
  public struct Lesson: Sendable {
    /// The name of the deck, or of the file if the notes have no deck.
    public let title: String
    /// The link that opens the lesson, such as `cards/spanish-verbs`.
    public let link: String
    /// The number of questions.
    public let count: Int

    fileprivate let table: String
    fileprivate let cells: [String: String]
    fileprivate var file: String { cells["file"] ?? "" }
  }

  /// A note that can't be asked.
  public struct LeftOut: Sendable {
    /// The line on which the note begins, from 1.
    public let line: Int
    /// Why it can't be asked, and what to do.
    public let reason: BilingualText
  }

  /// The lessons that have a question.
  public private(set) var lessons: [Lesson] = []
  /// The notes that can't be asked, in the order of the text.
  public private(set) var leftOut: [LeftOut] = []

  /// The most questions in a lesson.
  private static let lessonLimit = 4_000

  /// Makes lessons.
  ///
  /// - Parameters:
  ///   - text: The notes.
  ///   - name: The title of a lesson whose notes have no deck.
  public init(_ text: AnkiText, named name: String) {
    var decks: [(title: String, notes: [AnkiText.Note])] = []
    var places: [String: Int] = [:]
    for note in text.notes {
      let title = Self.title(note.deck ?? name)
      if let place = places[title], decks[place].notes.count < Self.lessonLimit {
        decks[place].notes.append(note)
      } else {
        places[title] = decks.count
        decks.append((title, [note]))
      }
    }
    var names: Set<String> = []
    for deck in decks {
      let lesson = NoteLesson(deck.notes, titled: deck.title, isHTML: text.isHTML)
      leftOut += lesson.leftOut.map { LeftOut(line: $0.line, reason: $0.reason) }
      guard lesson.count > 0 else { continue }
      add(lesson, named: Self.lessonName(deck.title, besides: &names))
    }
    leftOut.sort { $0.line < $1.line }
  }

  private mutating func add(_ lesson: NoteLesson, named name: String) {
    let cells = lesson.cells(named: name, file: "\(LessonList.subject)-\(name).tsv")
    lessons.append(
      Lesson(
        title: lesson.title, link: "\(LessonList.subject)/\(name)", count: lesson.count,
        table: lesson.table, cells: cells))
  }

  /// A title that a table can have, for the name of a deck, such as “Spanish: Verbs”.
  private static func title(_ deck: String) -> String {
    let parts = NoteText(deck, isHTML: false).text.split(separator: ":")
    let title = parts.joined(separator: ": ").unicodeScalars.filter { scalar in
      CellProblem.all(in: "a\(scalar)a").isEmpty
    }
    let text = String(String.UnicodeScalarView(title)).prefix(60)
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "Notes" : words
  }

  /// A name for a lesson: what of its title names can have.
  private static func lessonName(_ title: String, besides names: inout Set<String>) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.isEmpty ? "notes" : words.joined(separator: "-")
    var (unique, number) = (name, 1)
    while !names.insert(unique).inserted {
      number += 1
      unique = "\(name)-\(number)"
    }
    return unique
  }
}

extension NotesImport {
  /// A reason why lessons can't be added to a folder.
  public enum Failure: Error {
    /// A table of the folder has mistakes, so that nothing can be added to it.
    case mistakes(file: String)
    /// A lesson from notes with that name is there already.
    case exists(file: String)
    /// A file can't be read or written.
    case file(FileError)
  }

  /// Adds the lessons to a folder of the user's own lessons. What is there stays as it is.
  ///
  /// - Parameters:
  ///   - path: The folder, which is made if it doesn't exist.
  ///   - isReplacing: Whether lessons with the same names are replaced.
  /// - Throws: ``Failure``, with nothing added unless the disk fails in the middle.
  public func write(to path: String, replacing isReplacing: Bool) throws(Failure) {
    let folder = try calling { () throws(FileError) in try Folder(making: path) }
    var subjects = try list("subjects.tsv", WrittenTable.subjectColumns, in: folder)
    var list = try list("lessons.tsv", WrittenTable.listColumns, in: folder)
    for lesson in lessons {
      let isTaken = try calling { () throws(FileError) in try folder.kind(of: lesson.file) } != nil
      guard isReplacing || !isTaken && !list.has(lesson.cells) else {
        throw .exists(file: "\(folder.path)/\(lesson.file)")
      }
      list.set(lesson.cells)
    }
    if !subjects.has(LessonList.subjectCells) { subjects.set(LessonList.subjectCells) }
    try calling { () throws(FileError) in
      // The list comes last, so that it never names what isn't there.
      for lesson in lessons { try folder.replace(lesson.file, with: Array(lesson.table.utf8)) }
      try folder.replace("subjects.tsv", with: Array(subjects.text.utf8))
      try folder.replace("lessons.tsv", with: Array(list.text.utf8))
    }
  }

  private func list(
    _ name: String, _ columns: [String], in folder: Folder
  ) throws(Failure) -> LessonList {
    let bytes = try calling { () throws(FileError) in
      try folder.kind(of: name) == nil ? nil : folder.file(name).bytes(limit: 1_000_000)
    }
    guard let list = LessonList(bytes, columns: columns) else {
      throw .mistakes(file: "\(folder.path)/\(name)")
    }
    return list
  }

  private func calling<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(Failure) -> Value {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
