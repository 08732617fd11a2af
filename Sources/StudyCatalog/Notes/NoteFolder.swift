import Files

/// A folder of the user's own lessons, to which lessons made of notes are added.
struct NoteFolder {
  /// The name of the subject of these lessons.
  static let subject = "cards"

  /// The tables to write, by their names; those that aren't there yet are new.
  private(set) var tables: [(name: String, text: String)] = []

  private let folder: Folder?
  private var subjects: LessonList
  private var list: LessonList
  /// The names of all files in the folder, and of the new ones.
  private var names: Set<String>
  /// The rows of the list whose lessons are made in this import.
  private var made: Set<Int> = []

  /// Reads a folder.
  ///
  /// - Parameter path: The folder, which need not exist.
  /// - Throws: ``NotesImport/Failure`` if its lists can't be read, or have mistakes.
  init(_ path: String) throws(NotesImport.Failure) {
    let folder = try NotesImport.calling { () throws(FileError) in
      FileStatus(at: path, followingLinks: true) == nil ? nil : try Folder(path)
    }
    self.folder = folder
    names = Set(try NotesImport.calling { () throws(FileError) in try folder?.names() ?? [] })
    subjects = try Self.list("subjects.tsv", WrittenTable.subjectColumns, in: folder)
    list = try Self.list("lessons.tsv", WrittenTable.listColumns, in: folder)
    if !subjects.rows.contains(where: { $0["subject"] == Self.subject }) {
      subjects.rows.append(
        ["subject": Self.subject, "japanese": "カード", "kana": "カード", "english": "Cards"])
    }
  }

  private static func list(
    _ name: String, _ columns: [String], in folder: Folder?
  ) throws(NotesImport.Failure) -> LessonList {
    let bytes = try NotesImport.calling { () throws(FileError) -> [UInt8]? in
      guard let folder, try folder.kind(of: name) != nil else { return nil }
      return try folder.file(name).bytes(limit: LessonCheck.byteLimit)
    }
    guard let bytes else { return LessonList(columns: columns) }
    guard let list = LessonList(bytes, columns: columns) else {
      throw .mistakes(file: "\(folder?.path ?? ".")/\(name)")
    }
    return list
  }

  /// Adds a lesson, or puts it in the place of the one that was made of a deck with the same name.
  ///
  /// - Returns: The name of the lesson, and the questions of the one whose place it takes.
  /// - Throws: ``NotesImport/Failure/exists`` if there is one that must not be replaced.
  mutating func add(
    _ lesson: NoteLesson, replacing isReplacing: Bool
  ) throws(NotesImport.Failure) -> (name: String, before: Set<String>?) {
    let found = list.rows.indices.first { index in
      let row = list.rows[index]
      return row["subject"] == Self.subject && !made.contains(index)
        && [row["japanese"], row["english"]].contains(lesson.title)
    }
    guard let found else { return (append(lesson), nil) }
    let name = list.rows[found]["lesson"] ?? ""
    guard isReplacing else { throw .exists(title: lesson.title, link: "\(Self.subject)/\(name)") }
    // What the user has changed in the row stays.
    list.rows[found].merge(lesson.counted) { $1 }
    let file = list.rows[found]["file"] ?? ""
    let before = questions(inColumn: list.rows[found]["prompt"] ?? "", of: file)
    let isShared = list.rows.count { $0["file"] == file } > 1
    list.rows[found]["file"] = isShared ? newFile(for: name) : file
    made.insert(found)
    tables.append((list.rows[found]["file"] ?? "", lesson.table))
    return (name, before)
  }

  /// The questions in a table; none if it can't be read, or its column isn't there.
  private func questions(inColumn column: String, of file: String) -> Set<String> {
    let bytes = (try? folder?.file(file).bytes(limit: LessonCheck.byteLimit)) ?? []
    return Set(WrittenTable(file, bytes).rows.map { $0[column] }.filter { !$0.isEmpty })
  }

  private mutating func append(_ lesson: NoteLesson) -> String {
    let stem = lesson.stem
    var (name, number) = (stem, 1)
    while names.contains(Self.file(name)) || isTaken(name) {
      number += 1
      name = "\(stem)-\(number)"
    }
    let file = newFile(for: name)
    made.insert(list.rows.count)
    list.rows.append(lesson.cells(named: name, file: file))
    tables.append((file, lesson.table))
    return name
  }

  private func isTaken(_ name: String) -> Bool {
    list.rows.contains { $0["subject"] == Self.subject && $0["lesson"] == name }
  }

  private static func file(_ name: String) -> String { "\(subject)-\(name).tsv" }

  /// The name of a file that isn't there yet.
  private mutating func newFile(for name: String) -> String {
    var (file, number) = (Self.file(name), 1)
    while !names.insert(file).inserted {
      number += 1
      file = Self.file("\(name)-\(number)")
    }
    return file
  }
}

extension NoteFolder {
  /// All files to write. The list comes last, so that it never names what isn't there.
  private var files: [(name: String, text: String)] {
    tables + [("subjects.tsv", subjects.text), ("lessons.tsv", list.text)]
  }

  /// Checks what the folder would be, in a copy.
  ///
  /// - Parameter temporary: The folder for temporary files.
  /// - Throws: ``NotesImport/Failure/refused`` for a mistake that isn't there yet, such as more
  ///   files than a folder may have.
  func check(in temporary: String) throws(NotesImport.Failure) {
    let (known, found) = try NotesImport.calling { () throws(FileError) in
      let holder = try TemporaryFolder(in: temporary, named: "study-import")
      defer { withExtendedLifetime(holder) {} }
      let copy = holder.folder
      for name in try folder?.names() ?? [] where name.hasSuffix(".tsv") {
        // What can't be read is a mistake already.
        guard let bytes = try? folder?.file(name).bytes(limit: LessonCheck.byteLimit) else {
          continue
        }
        try copy.replace(name, with: bytes)
      }
      let known = try LessonCheck([copy.path]).mistakes
      for file in files { try copy.replace(file.name, with: Array(file.text.utf8)) }
      return (known, try LessonCheck([copy.path]).mistakes)
    }
    let new = found.first { mistake in
      !known.contains {
        // Words about the same cell may differ, as where they name the subjects that there are.
        $0.problem == mistake.problem
          || $0.place != nil && ($0.file, $0.place) == (mistake.file, mistake.place)
      }
    }
    if let new {
      throw .refused(new.problem)
    }
  }

  /// Writes the files: all of them, or none.
  ///
  /// - Parameter path: The folder, which is made if it doesn't exist.
  /// - Throws: ``NotesImport/Failure/file`` if one can't be written.
  func write(to path: String) throws(NotesImport.Failure) {
    try NotesImport.calling { () throws(FileError) in
      try Folder(making: path).replaceAll(files)
    }
  }
}

extension Folder {
  /// Replaces or makes files: all of them, or none if one can't be written.
  func replaceAll(_ files: [(name: String, text: String)]) throws(FileError) {
    let present = Set(try names())
    // Going back to a copy needs no room on the disk, so it also works once that is full.
    var copies: [String: String] = [:]
    defer { for copy in copies.values { remove(copy) } }
    for (name, _) in files where present.contains(name) { copies[name] = try copy(of: name) }
    var written: [String] = []
    do throws(FileError) {
      for (name, text) in files {
        try replace(name, with: Array(text.utf8))
        written.append(name)
      }
    } catch {
      for name in written {
        if let copy = copies[name] {
          try? rename(copy, to: name, replacing: true)
        } else {
          remove(name)
        }
      }
      throw error
    }
  }

  /// Copies a file, and returns the name of the copy.
  private func copy(of name: String) throws(FileError) -> String {
    let bytes = try file(name).bytes(limit: LessonCheck.byteLimit)
    let copy = Self.temporaryName(for: name)
    do throws(FileError) {
      try create(copy).write(bytes)
    } catch {
      remove(copy)
      throw FileError(.write, "\(path)/\(name)", call: error.call, error.reason)
    }
    return copy
  }
}
