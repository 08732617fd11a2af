public import Files

/// A check of lesson tables that a user has written.
///
/// File sizes and counts are limited, so that malicious files can't consume unlimited time or
/// memory.
public struct LessonCheck {
  /// The mistakes, file by file in the order of reading. Each file has at most 50, followed by a
  /// mistake that counts the rest.
  public var mistakes: [LessonMistake] {
    folderMistakes
      + order.flatMap { path in
        let found = (refused[path].map { [$0] } ?? []) + (tables[path]?.mistakesInOrder ?? [])
        let all = (refused[path] == nil ? 0 : 1) + (tables[path]?.mistakeCount ?? 0)
        let rest = all - Self.mistakeLimit
        return found.prefix(Self.mistakeLimit)
          + (rest > 0 ? [LessonMistake(path, nil, FileProblem.more(rest))] : [])
      }
  }
  /// The number of mistakes, including those that ``mistakes`` only counts.
  public var mistakeCount: Int {
    folderMistakes.count + refused.count + tables.values.reduce(0) { $0 + $1.mistakeCount }
  }
  /// The number of files with mistakes; `nil` if folders have some too.
  public var flawedFileCount: Int? {
    folderMistakes.isEmpty ? Set(mistakes.map(\.file)).count : nil
  }
  /// The number of files checked.
  public var fileCount: Int { order.count }
  /// The paths of the files that could be read.
  var files: [String] { order.filter { refused[$0] == nil } }

  /// The added subjects without mistakes, excluding built-in ones.
  private(set) var subjects: [Subject] = []
  /// The lessons without mistakes, excluding built-in ones.
  private(set) var lessons: [Lesson] = []
  /// The names of all lessons in the lists, even those with mistakes.
  private(set) var lessonNames: [LessonID] = []

  /// The maximum number of bytes of one file.
  static let byteLimit = 1_000_000
  /// The maximum number of bytes of all files together.
  private static let totalLimit = 4_000_000
  private static let fileLimit = 100
  private static let mistakeLimit = 50
  private static let fixedColumns = [
    "lessons.tsv": WrittenTable.listColumns, "subjects.tsv": WrittenTable.subjectColumns,
  ]

  private var folderMistakes: [LessonMistake] = []
  private var order: [String] = []
  private var tables: [String: WrittenTable] = [:]
  private var refused: [String: LessonMistake] = [:]
  private var byteCount = 0

  /// Checks files and folders. A folder lists its lessons in `lessons.tsv`; the tables named there
  /// are checked too.
  ///
  /// - Throws: `FileError` if a path doesn't exist or can't be accessed.
  public init(_ paths: [String]) throws(FileError) {
    for path in paths {
      do throws(FileError) {
        let file = try OpenFile(reading: path)
        read(path) { limit throws(FileError) in try file.bytes(limit: limit) }
      } catch {
        switch error.reason {
        case .kind(.folder): try read(Folder(path))
        case .kind: refuse(path, error)
        default: throw error
        }
      }
    }
    for path in order where Folder.parts(of: path).name == "lessons.tsv" { checkList(path) }
  }

  private mutating func read(_ folder: Folder) throws(FileError) {
    let names = try folder.names().filter { $0.hasSuffix(".tsv") }
    let path = folder.path
    if names.isEmpty { return folderMistakes.append(LessonMistake(path, nil, FileProblem.noFiles)) }
    guard names.count <= Self.fileLimit else {
      let problem = FileProblem.tooManyFiles(Self.fileLimit)
      return folderMistakes.append(LessonMistake(path, nil, problem))
    }
    if !names.contains("lessons.tsv") {
      folderMistakes.append(LessonMistake(path, nil, FileProblem.noList))
    }
    for name in names { read(name, in: folder) }
  }

  private mutating func read(_ name: String, in folder: Folder) {
    read(Self.path(of: name, in: folder.path)) { limit throws(FileError) in
      try folder.file(name).bytes(limit: limit)
    }
  }

  private mutating func read(_ path: String, _ bytes: (Int) throws(FileError) -> [UInt8]) {
    guard !order.contains(path) else { return }
    let rest = Self.totalLimit - byteCount
    do throws(FileError) {
      let columns = Self.fixedColumns[Folder.parts(of: path).name]
      let bytes = try bytes(min(Self.byteLimit, rest))
      byteCount += bytes.count
      tables[path] = WrittenTable(path, bytes, columns: columns)
      order.append(path)
    } catch {
      refuse(path, error)
    }
  }

  private mutating func refuse(_ path: String, _ error: FileError) {
    order.append(path)
    let isTogether = error.reason == .tooLarge(limit: Self.totalLimit - byteCount)
    let problem: FileProblem =
      isTogether ? .tooMuch(Self.totalLimit) : .unreadable(error.reason)
    refused[path] = LessonMistake(path, nil, problem)
  }

  /// Checks a list of lessons and the tables next to it.
  private mutating func checkList(_ path: String) {
    let place = Folder.parts(of: path).folder
    guard let list = tables[path], let folder = try? Folder(place) else { return }
    let present = Set((try? folder.names()) ?? [])
    let named = list.rows.prefix(ListCheck.limit).map { $0["file"] }
    for name in Set(named + ["subjects.tsv"]).sorted()
    where name.isTableName && present.contains(name) {
      read(name, in: folder)
    }
    let further = tables[Self.path(of: "subjects.tsv", in: place)].map(SubjectCheck.init)
    if let further { tables[further.table.file] = further.table }
    let found = tables
    let check = ListCheck(
      list, subjects: further?.names ?? [],
      isPresent: present.contains, table: { found[Self.path(of: $0, in: place)] })
    let known = Set((Catalog.standard.subjects + (further?.subjects ?? [])).map(\.id))
    subjects += further?.subjects ?? []
    lessons += check.lessons.filter { known.contains($0.id.subject) }
    lessonNames += check.names
    tables[path] = check.list
    for table in check.tables.values { tables[table.file] = table }
  }

  private static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension String {
  /// Whether the text names a table in the same folder.
  var isTableName: Bool { hasSuffix(".tsv") && !hasSlash && count > ".tsv".count }
}
