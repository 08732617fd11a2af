import StudyCatalog
import TerminalUI

extension StudyModel {
  /// The share of a subject's items that were right when last asked.
  func progress(in subject: Subject) -> ProgressBar<HomeScreen> {
    // The state may have answers to items that a lesson no longer asks.
    let right = subject.lessons.map { min(state.lessons[$0.id]?.rightCount ?? 0, $0.itemCount) }
    return ProgressBar(
      right.reduce(0, +), of: subject.lessons.map(\.itemCount).reduce(0, +))
  }

  /// The full name of the place where the person lives.
  var placeName: String {
    guard let place = state.place else { return language("未設定", "Not set") }
    return Places.all.fullName(place).map { language($0) } ?? "\(place)"
  }

  /// The next lesson of the same subject.
  func lesson(after lesson: LessonID) -> Lesson? {
    guard let lessons = catalog.subject(lesson.subject)?.lessons,
      let index = lessons.firstIndex(where: { $0.id == lesson })
    else { return nil }
    return lessons.dropFirst(index + 1).first
  }
}

extension ProgressBar {
  /// The counts done and in total, padded to a constant width.
  var counts: String {
    let (done, total) = ("\(done)", "\(total)")
    return String(repeating: " ", count: total.utf8.count - done.utf8.count) + "\(done)/\(total)"
  }
}
