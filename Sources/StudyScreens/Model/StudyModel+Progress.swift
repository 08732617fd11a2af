import StudyCatalog
import TerminalUI

extension StudyModel {
  /// How many lessons of a subject were gone through to the end.
  func progress(in subject: Subject) -> ProgressBar {
    let done = subject.lessons.count { state.lessons[$0.id]?.bestScore != nil }
    return ProgressBar(done, of: subject.lessons.count)
  }

  /// The full name of the person's place.
  var placeName: String {
    guard let place = state.place else { return language("未設定", "not set") }
    return Places.all.fullName(place).map { language($0) } ?? "\(place)"
  }

  /// The lesson that comes after another in its subject.
  func lesson(after lesson: LessonID) -> Lesson? {
    guard let lessons = catalog.subject(lesson.subject)?.lessons,
      let index = lessons.firstIndex(where: { $0.id == lesson })
    else { return nil }
    return lessons.dropFirst(index + 1).first
  }
}
