public import Files
import JSONCoding

/// What an older program has kept.
public struct StateReading: Hashable, Sendable {
  /// The newest format that is known.
  private static let knownVersion = 1

  /// The largest file, in bytes. That of someone who has answered everything needs a tenth of it.
  static let greatestSize = 1_000_000

  /// The state, as far as it could be read; empty if there was none.
  public let state: StudyState
  /// The path of the file if only a part of it could be read, to tell the person about; usually `nil`.
  public let damagedFile: String?

  /// Describes what was read.
  public init(state: StudyState, damagedFile: String? = nil) {
    self.state = state
    self.damagedFile = damagedFile
  }

  /// Reads the bytes of a file. Fields that are not known are ignored.
  ///
  /// - Throws: ``StateError/newerVersion(path:found:known:)``.
  init(_ bytes: [UInt8], of file: String) throws(StateError) {
    let members = JSON(bytes)?.members ?? [:]
    let version = members["version"]?.integer
    if let version, version > Self.knownVersion {
      throw .newerVersion(path: file, found: version, known: Self.knownVersion)
    }
    var isWhole = version == Self.knownVersion
    let state = isWhole ? StudyState(members["state"], isWhole: &isWhole) : StudyState()
    self.init(state: state, damagedFile: isWhole ? nil : file)
  }

  /// Reads the state in a folder that is not the person's own. No link is followed.
  ///
  /// - Returns: `nil` if the folder has no state.
  /// - Throws: `FileError` if the file can't be read, ``StateError`` if it is of a newer program.
  public init?(copying folder: Folder) throws {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.file(StateFolder.fileName).bytes(limit: Self.greatestSize)
    } catch {
      guard !error.isAbsence else { return nil }
      throw error
    }
    try self.init(bytes, of: "\(folder.path)/\(StateFolder.fileName)")
  }
}

// MARK: - Fields

extension StudyState {
  /// Reads every field it can, and sets `isWhole` to false if it can't read one.
  fileprivate init(_ json: JSON?, isWhole: inout Bool) {
    self.init()
    let members = json?.members ?? [:]
    place = members.field("place", isWhole: &isWhole) { $0.text.flatMap(PlaceCode.init) }
    lastLesson = members.field("lastLesson", isWhole: &isWhole) { $0.text.flatMap(LessonID.init) }
    guard let progress = members["lessons"]?.members else {
      isWhole = false
      return
    }
    for (name, value) in progress {
      guard let lesson = LessonID(name) else {
        isWhole = false
        continue
      }
      lessons[lesson] = LessonProgress(value, isWhole: &isWhole)
    }
  }
}

extension LessonProgress {
  /// The length at which runs stopped counting.
  private static let longestRun = 9999

  fileprivate init(_ json: JSON, isWhole: inout Bool) {
    self.init()
    let members = json.members ?? [:]
    bestScore = members.field("bestScore", isWhole: &isWhole) { $0.integer(in: 0...100) }
    lastVisit = members.field("lastVisit", isWhole: &isWhole) { $0.text.flatMap(Day.init) }
    guard let counters = members["runs"]?.members else {
      isWhole = false
      return
    }
    for (item, run) in counters {
      runs[item] = run.integer(in: -Self.longestRun...Self.longestRun)
      if runs[item] == nil { isWhole = false }
    }
  }
}

extension [String: JSON] {
  /// Reads an optional field, which must be readable if it is present.
  fileprivate func field<Field>(
    _ name: String, isWhole: inout Bool, reading read: (JSON) -> Field?
  ) -> Field? {
    guard let json = self[name], json != .null else { return nil }
    let value = read(json)
    if value == nil { isWhole = false }
    return value
  }
}

extension JSON {
  fileprivate func integer(in limits: ClosedRange<Int>) -> Int? {
    integer.flatMap { limits.contains($0) ? $0 : nil }
  }
}
