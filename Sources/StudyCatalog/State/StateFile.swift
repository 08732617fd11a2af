import JSONCoding

/// The state file: a format version, and the fields of the state.
///
/// Unknown fields, which a newer program may have written in the same format, survive a change of
/// the state.
struct StateFile {
  /// The newest format that this program reads, and the one that it writes.
  static let knownVersion = 1

  /// The largest file, in bytes. Each answer reads and writes all of it, and someone who has answered
  /// everything needs a tenth of it.
  static let greatestSize = 1_000_000

  /// The format version, or `nil` if the file has none.
  let version: Int?

  /// The state, as far as it could be read.
  private(set) var state = StudyState()

  /// Whether the whole file could be read.
  private(set) var isWhole = true

  /// Every field of the file, known or not.
  private var members: [String: JSON] = ["version": .number("\(knownVersion)")]

  /// Creates an empty state.
  init() {
    version = Self.knownVersion
  }

  /// Reads a file. The state stays empty if the format is unknown.
  init(_ bytes: [UInt8]) {
    let found = JSON(bytes)?.members ?? [:]
    version = found["version"]?.integer
    guard version == Self.knownVersion else {
      isWhole = false
      return
    }
    members = found
    state = StudyState(found["state"] ?? .null, isWhole: &isWhole)
  }

  /// The bytes of the file. Keys are sorted, so equal states make equal files.
  var bytes: [UInt8] { JSON.object(members).bytes + [0x0A] }

  /// Stores a changed state and drops what could not be read.
  mutating func take(_ changed: StudyState) {
    members["state"] = changed.json(keeping: members["state"])
    state = changed
    isWhole = true
  }
}

extension StudyState {
  /// Reads every field it can, and sets `isWhole` to false if it can't read one.
  init(_ json: JSON, isWhole: inout Bool) {
    let members = json.members ?? [:]
    place = members.field("place", isWhole: &isWhole) { $0.text.flatMap(PlaceCode.init) }
    lastLesson = members.field("lastLesson", isWhole: &isWhole) { $0.text.flatMap(LessonID.init) }
    lessons = [:]
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

  /// The state as JSON, with the unknown fields of the old one.
  func json(keeping old: JSON?) -> JSON {
    var members = old?.members ?? [:]
    let oldLessons = members["lessons"]?.members ?? [:]
    members["place"] = place.map { .string("\($0)") }
    members["lastLesson"] = lastLesson.map { .string("\($0)") }
    var newLessons: [String: JSON] = [:]
    for (lesson, progress) in lessons {
      newLessons["\(lesson)"] = progress.json(keeping: oldLessons["\(lesson)"])
    }
    members["lessons"] = .object(newLessons)
    return .object(members)
  }
}

extension LessonProgress {
  fileprivate init(_ json: JSON, isWhole: inout Bool) {
    let members = json.members ?? [:]
    bestScore = members.field("bestScore", isWhole: &isWhole) { $0.integer(in: 0...100) }
    lastVisit = members.field("lastVisit", isWhole: &isWhole) { $0.text.flatMap(Day.init) }
    runs = [:]
    guard let counters = members["runs"]?.members else {
      isWhole = false
      return
    }
    for (item, run) in counters {
      runs[item] = run.integer(in: -Self.longestRun...Self.longestRun)
      if runs[item] == nil { isWhole = false }
    }
  }

  fileprivate func json(keeping old: JSON?) -> JSON {
    var members = old?.members ?? [:]
    members["bestScore"] = bestScore.map { .number("\($0)") }
    members["lastVisit"] = lastVisit.map { .string("\($0)") }
    members["runs"] = .object(runs.mapValues { .number("\($0)") })
    return .object(members)
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
