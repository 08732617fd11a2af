extension StudyState {
  /// Reads every field that can be read; `isWhole` becomes false when there is one that can't.
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

  /// The state as it is written, in the place of one whose unknown fields stay.
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
  /// A field that need not be there, but has to be readable if it is.
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
