public import Files
import JSONCoding

/// The state that an older version has saved.
public struct StateReading: Hashable, Sendable {
  /// The newest format that this version knows.
  private static let knownVersion = 1

  /// The maximum size of the file, in bytes. The file of a learner who has answered everything
  /// needs a tenth of it.
  static let greatestSize = 1_000_000

  /// The state, as far as it could be read; empty if there is no file.
  public let state: StudyState
  /// The path of the file if only part of it could be read, so that the learner can be told;
  /// otherwise `nil`.
  public let damagedFile: String?

  /// Creates a reading.
  public init(state: StudyState, damagedFile: String? = nil) {
    self.state = state
    self.damagedFile = damagedFile
  }

  /// Reads the bytes of a file. Unknown fields are ignored.
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

  /// Reads the state in a folder other than the learner's own. Links are not followed.
  ///
  /// - Returns: `nil` if the folder has no state.
  /// - Throws: `FileError` if the file can't be read, ``StateError`` if a newer version wrote it.
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
  /// Reads every field it can, and sets `isWhole` to false if any can't be read.
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
  /// The greatest length of a run that older versions counted.
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
