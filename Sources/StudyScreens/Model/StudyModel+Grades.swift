import StudyCatalog
import TerminalUI

extension StudyModel {
  /// The lessons of a subject that are shown: those of the person's grade, or all.
  func lessons(of subject: SubjectID) -> [Lesson] {
    let lessons = catalog.subject(subject)?.lessons ?? []
    return grade.map { grade in lessons.filter { $0.grades.contains(grade) } } ?? lessons
  }

  /// That lessons of other grades are not shown; `nil` if all are.
  var wordsForGrade: String? {
    grade.map { grade in
      language("\(language.grade(grade))のレッスンだけです。", "Only lessons of grade \(grade). ")
        + language("設定で変えられます。", "The settings change that.")
    }
  }
}

extension Language {
  /// A grade as schools count them: 小 for the first six, 中 for the three after.
  func grade(_ grade: Int) -> String {
    plain(grade <= 6 ? "小\(grade)" : "中\(grade - 6)", "\(grade)")
  }
}
