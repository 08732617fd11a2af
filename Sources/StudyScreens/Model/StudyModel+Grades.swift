import StudyCatalog
import TerminalUI

extension StudyModel {
  /// The lessons of a subject that are shown: those of the chosen grade, or all.
  func lessons(of subject: SubjectID) -> [Lesson] {
    let lessons = catalog.subject(subject)?.lessons ?? []
    return settings.grade.map { grade in lessons.filter { $0.grades.contains(grade) } } ?? lessons
  }

  /// The numbers of a subject's lessons, among those of all grades and the learner's own ones that
  /// have mistakes. So a lesson keeps its number whichever grade is chosen, and while another is
  /// being written. `nil` if all are shown.
  func lessonNumbers(in subject: SubjectID) -> ((Lesson) -> Int)? {
    guard let subject = catalog.subject(subject) else { return nil }
    let names = subject.lessonNames
    guard settings.grade != nil || names.count > subject.lessons.count else { return nil }
    let numbers = Dictionary(names.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
    return { numbers[$0.id] ?? 0 }
  }

  /// The numbers of subjects on every screen: as on Home, where the place of the learner is between
  /// Study's subjects and the learner's own. `nil` if there are no own ones.
  var subjectNumbers: ((Subject) -> Int)? {
    let count = catalog.builtInCount
    guard catalog.subjects.count > count else { return nil }
    let places = catalog.subjects.enumerated().map { ($1.id, $0 < count ? $0 + 1 : $0 + 2) }
    let numbers = Dictionary(places) { first, _ in first }
    return { numbers[$0.id] ?? 0 }
  }

  /// The heading of the subjects where the lessons of all grades count, unlike on other screens.
  var headingOfAllSubjects: String {
    settings.grade == nil
      ? language.label("教科", "Subjects")
      : language.label("教科（全学年）", "Subjects, all grades")
  }

  /// The heading of the subjects, which says so if only lessons of the chosen grade are shown. In a
  /// tiny window, in cells, it is empty otherwise.
  func headingOfSubjects(in width: Int) -> String {
    headingOfGrade ?? (width < 40 ? "" : language.label("教科", "Subjects"))
  }

  /// The heading of a list with only what is of the chosen grade; `nil` if all grades are shown.
  var headingOfGrade: String? {
    settings.grade.map { language.plain("\(language.grade($0))だけ", "Grade \($0) only") }
  }

  /// Says that a subject has no lessons of the chosen grade, so that there is nothing to open;
  /// `nil` if it has some.
  func wordsForNoLesson(in subject: Subject) -> String? {
    guard let grade = settings.grade, lessons(of: subject.id).isEmpty, !subject.lessons.isEmpty
    else { return nil }
    return language.plain("\(language.grade(grade))はなし", "none in grade \(grade)")
  }

  /// A note that only lessons of the chosen grade are shown, or that a subject has none; `nil` if
  /// all are shown.
  func wordsForGrade(in subject: SubjectID) -> String? {
    guard let grade = settings.grade else { return nil }
    let lessons =
      lessons(of: subject).isEmpty
      ? language("\(language.grade(grade))のレッスンはありません。", "No grade \(grade) lessons. ")
      : language("\(language.grade(grade))のレッスンだけです。", "Only grade \(grade) lessons. ")
    return lessons + language("学年は設定で変えられます。", "Change the grade in Settings.")
  }
}

extension Language {
  /// Names a grade as schools count it: 小1 to 小6 and then 中1 to 中3; in English, only the number.
  /// It has no reading, because pupils read 小4 more easily than kana.
  func grade(_ grade: Int) -> String {
    plain(grade <= 6 ? "小\(grade)" : "中\(grade - 6)", "\(grade)")
  }
}
