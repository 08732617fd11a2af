public import Files

/// Lessons of the user's own that are made of notes, a lesson for each deck.
public struct NotesImport: Sendable {
  /// A note that can't be asked.
  public struct LeftOut: Sendable {
    /// The line on which the note begins, from 1.
    public let line: Int
    /// Why it can't be asked, and what to do: everything that is wrong with it.
    public let reasons: [BilingualText]
  }

  /// A lesson that was made.
  public struct Lesson: Sendable {
    /// The name of the deck, or of the file if the notes have no deck.
    public let title: String
    /// The link that opens the lesson, such as `cards/spanish-verbs`.
    public let link: String
    /// The number of questions.
    public let count: Int
    /// The number of questions with several right answers.
    public let countOfSeveral: Int
    /// The number of questions that the lesson didn't ask before, and of those that it asked only
    /// then; `nil` if it is new.
    public let changes: (new: Int, gone: Int)?
  }

  /// The notes that can't be asked, in the order of the text.
  public private(set) var leftOut: [LeftOut] = []
  /// The number of questions that Study has exported, which are left out because they are in
  /// lessons already.
  public private(set) var countOfStudy = 0
  /// Whether the first row was left out because it names the columns.
  public let hadHeader: Bool
  private(set) var lessons: [NoteLesson] = []

  /// Whether no note can be asked.
  public var isEmpty: Bool { lessons.isEmpty }

  /// The most notes in a lesson, and the most bytes of their fields, so that the table is smaller
  /// than a table may be.
  private static let (noteLimit, byteLimit) = (4_000, 400_000)

  /// Makes lessons.
  ///
  /// - Parameters:
  ///   - text: The notes.
  ///   - name: The title of a lesson whose notes have no deck.
  public init(_ text: AnkiText, named name: String) {
    var decks: [(title: String, notes: [AnkiText.Note], bytes: Int)] = []
    var (places, parts): ([String: Int], [String: Int]) = ([:], [:])
    hadHeader = text.hadHeader
    countOfStudy = text.notes.count(where: \.isOfStudy)
    for note in text.notes.lazy.filter({ !$0.isOfStudy }).flatMap(\.questions) {
      let title = NoteLesson.title(note.deck ?? name)
      let bytes = (note.fields ?? []).reduce(0) { $0 + $1.utf8.count }
      if let place = places[title], decks[place].notes.count < Self.noteLimit,
        decks[place].bytes + bytes < Self.byteLimit
      {
        decks[place].notes.append(note)
        decks[place].bytes += bytes
      } else {
        let part = parts[title, default: 0] + 1
        (places[title], parts[title]) = (decks.count, part)
        decks.append((part == 1 ? title : "\(title) (\(part))", [note], bytes))
      }
    }
    for deck in decks {
      let lesson = NoteLesson(deck.notes, titled: deck.title, isHTML: text.isHTML)
      leftOut += lesson.leftOut.map { LeftOut(line: $0.line, reasons: $0.reasons) }
      if lesson.count > 0 { lessons.append(lesson) }
    }
    leftOut.sort { $0.line < $1.line }
  }

  /// Adds the lessons of several imports to a folder of the user's own lessons. What is there stays
  /// as it is, apart from the questions of lessons that are replaced.
  ///
  /// - Parameters:
  ///   - imports: The imports.
  ///   - path: The folder, which is made if it doesn't exist.
  ///   - isReplacing: Whether lessons that were made of decks with the same names are replaced.
  ///   - temporary: The folder for temporary files.
  /// - Returns: The lessons of each import.
  /// - Throws: ``Failure``, with nothing added.
  public static func add(
    _ imports: [NotesImport], to path: String, replacing isReplacing: Bool,
    temporary: String
  ) throws(Failure) -> [[Lesson]] {
    var folder = try NoteFolder(path)
    var added: [[Lesson]] = []
    for notes in imports {
      var lessons: [Lesson] = []
      for lesson in notes.lessons {
        let (name, before) = try folder.add(lesson, replacing: isReplacing)
        let now = lesson.questions
        lessons.append(
          Lesson(
            title: lesson.title, link: "\(NoteFolder.subject)/\(name)", count: lesson.count,
            countOfSeveral: lesson.countOfSeveral,
            changes: before.map { (now.subtracting($0).count, $0.subtracting(now).count) }))
      }
      added.append(lessons)
    }
    try folder.check(in: temporary)
    try folder.write(to: path)
    return added
  }
}

extension NotesImport {
  /// A reason why lessons can't be added to a folder.
  public enum Failure: Error {
    /// A table of the folder has mistakes, so that nothing can be added to it.
    case mistakes(file: String)
    /// A lesson that was made of a deck with this name is there already.
    case exists(title: String, link: String)
    /// The folder would have a mistake, such as more lessons than it may have.
    case refused(BilingualText)
    /// A file can't be read or written.
    case file(FileError)
  }

  static func calling<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(Failure) -> Value {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
