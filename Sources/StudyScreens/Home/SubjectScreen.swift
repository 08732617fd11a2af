import Navigation
import Records
import StudyCatalog
import TerminalUI

/// The lessons of a subject, with grade, best score and last visit.
struct SubjectScreen: StudyScreen {
  let model: StudyModel
  let subject: SubjectID

  var title: String {
    model.catalog.subject(subject).map { model.language($0.title) } ?? subject.rawValue
  }

  var body: some View<Self> {
    NoticeText(model: model)
    RowList(model.catalog.subject(subject)?.lessons ?? []) { lesson in
      Row(
        model.language(lesson.title), detail: visit(of: lesson), grades(of: lesson),
        score(in: lesson))
    }
    .id(\.id.word)
    .onSelect { lesson, _, context in context.push(.lesson(lesson.id)) }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }

  private func visit(of lesson: Lesson) -> String {
    model.current.summary.lessons[lesson.id]?.visited.map { "\(Day(nearest: $0))" } ?? ""
  }

  /// The best score, padded to four columns.
  private func score(in lesson: Lesson) -> String {
    let score = model.current.summary.lessons[lesson.id]?.best.map { "\($0)%" } ?? "-"
    return String(repeating: " ", count: max(0, 4 - score.count)) + score
  }

  /// The grades as schools count them: 小 for the first six, 中 for the three after.
  private func grades(of lesson: Lesson) -> String {
    let (first, last) = (lesson.grades.lowerBound, lesson.grades.upperBound)
    if first == last { return grade(first) }
    return grade(first) + model.language("〜", "-") + grade(last)
  }

  private func grade(_ grade: Int) -> String {
    guard model.language == .japanese else { return "\(grade)" }
    return grade <= 6 ? "小\(grade)" : "中\(grade - 6)"
  }
}
