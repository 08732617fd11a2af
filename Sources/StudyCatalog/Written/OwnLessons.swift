public import Files

/// The lessons in a folder of the person's, as far as nothing is wrong with them.
///
/// Reading them is limited as in ``LessonCheck``, so that files made to do harm cost no more than
/// others.
public struct OwnLessons: Sendable {
  /// The path of the folder, as the person knows it.
  public let folder: String
  /// The paths of the files in it that were read.
  public let files: [String]
  /// How many mistakes the files have. ``LessonCheck`` tells them.
  public let mistakeCount: Int

  /// How many lessons there are.
  public var lessonCount: Int { lessons.count }

  /// The subjects of the person's own.
  let subjects: [Subject]
  /// The lessons, in these subjects and in those of the program.
  let lessons: [Lesson]

  /// The tables in the folder, as they were before they were read.
  private let tables: [String: FileStatus]

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - name: How the person names it, if not by its path.
  /// - Throws: `FileError` if there is none, or it can't be read.
  public init(in path: String, named name: String? = nil) throws(FileError) {
    tables = Self.tables(in: try Folder(path))
    let check = try LessonCheck([path])
    (folder, files, mistakeCount) = (name ?? path, check.files, check.mistakeCount)
    (subjects, lessons) = (check.subjects, check.lessons)
  }

  /// A folder that can't be read.
  private init(unreadable path: String) {
    (folder, files, mistakeCount) = (path, [], 1)
    (subjects, lessons, tables) = ([], [], [:])
  }

  private static func tables(in folder: Folder) -> [String: FileStatus] {
    let names = ((try? folder.names()) ?? []).filter { $0.hasSuffix(".tsv") }
    return names.reduce(into: [:]) { tables, name in
      tables[name] = FileStatus(at: "\(folder.path)/\(name)")
    }
  }

  /// Reads a folder that need not exist. One that can't be read counts as a mistake.
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

  /// The command that tells the mistakes, as a person types it in a shell.
  public var checkCommand: String {
    let isPlain = folder.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_") || byte > 0x7F
    }
    // A name that begins like an option is none.
    let folder = folder.hasPrefix("-") ? "./\(folder)" : folder
    let quoted = folder.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return "study check \(isPlain ? folder : "'\(quoted)'")"
  }
}

extension OwnLessons {
  /// Reads the folder again whenever files in it have changed since it was read.
  ///
  /// - Returns: What is there then; `nil` once the folder is gone. The stream ends when the caller lets
  ///   go of it.
  @Sendable public func changes() -> AsyncStream<OwnLessons?> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let watch = FolderWatch(folder) { continuation.yield(OwnLessons(ifPresentIn: folder)) }
      // What was saved between the reading and the watch has no other witness.
      if haveChanged(in: folder) { continuation.yield(OwnLessons(ifPresentIn: folder)) }
      continuation.onTermination = { _ in withExtendedLifetime(watch) {} }
    }
  }

  /// Whether a folder has other tables than those that were read.
  func haveChanged(in folder: String) -> Bool {
    (try? Folder(folder)).map { Self.tables(in: $0) != tables } ?? false
  }

  /// Copies the files to an empty folder, so that the same lessons can be read there.
  public func copy(to folder: Folder) throws(FileError) {
    for file in files {
      try folder.replace(
        Folder.parts(of: file).name, with: OpenFile(reading: file).bytes(limit: 1_000_000))
    }
  }
}
