public import Files

/// The lessons without mistakes in a folder of the user's.
///
/// Reading is limited as in ``LessonCheck``, so that malicious files can't consume unlimited time
/// or memory.
public struct OwnLessons: Sendable {
  /// The path of the folder, as displayed to the user.
  public let folder: String
  /// The paths of the files that were read.
  public let files: [String]
  /// The number of mistakes in the files. ``LessonCheck`` describes them.
  public let mistakeCount: Int

  /// The number of lessons.
  public var lessonCount: Int { lessons.count }

  /// The subjects that the user has added.
  let subjects: [Subject]
  /// The lessons, in added and built-in subjects.
  let lessons: [Lesson]
  /// The names of these lessons and, in their places, of those with mistakes.
  let lessonNames: [LessonID]

  /// The status of each table in the folder before it was read, by name.
  private let tables: [String: FileStatus]

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - name: The name to display, if not the path.
  /// - Throws: `FileError` if there is no folder, or it can't be read.
  public init(in path: String, named name: String? = nil) throws(FileError) {
    tables = Self.tables(in: try Folder(path))
    let check = try LessonCheck([path])
    folder = name ?? path
    files = check.files
    mistakeCount = check.mistakeCount
    subjects = check.subjects
    lessons = check.lessons
    lessonNames = check.lessonNames
  }

  /// Creates a value for a folder that can't be read.
  private init(unreadable path: String) {
    folder = path
    files = []
    mistakeCount = 1
    subjects = []
    lessons = []
    lessonNames = []
    tables = [:]
  }

  private static func tables(in folder: Folder) -> [String: FileStatus] {
    let names = ((try? folder.names()) ?? []).filter { $0.hasSuffix(".tsv") }
    return names.reduce(into: [:]) { tables, name in
      tables[name] = FileStatus(at: "\(folder.path)/\(name)")
    }
  }

  /// Returns whether other lessons were read from the same tables. A folder may also change by a
  /// file that isn't a table, such as one that an editor makes.
  public func hasSameTables(as other: OwnLessons?) -> Bool { tables == other?.tables }

  /// Reads a folder that may not exist. A folder that can't be read counts as one mistake.
  ///
  /// - Returns: `nil` if there is nothing at the path.
  public init?(ifPresentIn path: String) {
    guard FileStatus(at: path) != nil else { return nil }
    do throws(FileError) {
      try self.init(in: path)
    } catch {
      self.init(unreadable: path)
    }
  }
}

extension OwnLessons {
  /// Reads the folder again whenever its files change.
  ///
  /// - Returns: The lessons at each change; `nil` once the folder is gone. The stream ends when its
  ///   consumer releases it.
  @Sendable public func changes() -> AsyncStream<OwnLessons?> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let watch = FolderWatch(folder) { continuation.yield(OwnLessons(ifPresentIn: folder)) }
      // Report changes made between the reading and the watch, because the watch didn't see them.
      if haveChanged(in: folder) { continuation.yield(OwnLessons(ifPresentIn: folder)) }
      continuation.onTermination = { _ in withExtendedLifetime(watch) {} }
    }
  }

  /// Returns whether the tables in a folder have changed since these were read.
  func haveChanged(in folder: String) -> Bool {
    (try? Folder(folder)).map { Self.tables(in: $0) != tables } ?? false
  }

  /// Copies the files to an empty folder, so that the same lessons can be read there.
  public func copy(to folder: Folder) throws(FileError) {
    for file in files {
      try folder.replace(
        Folder.parts(of: file).name,
        with: OpenFile(reading: file).bytes(limit: LessonCheck.byteLimit))
    }
  }
}
