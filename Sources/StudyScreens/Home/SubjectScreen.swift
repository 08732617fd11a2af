import Navigation
import Records
import StudyCatalog
import TerminalUI

/// The lessons of a subject, with what is learned, grade and best score.
struct SubjectScreen: StudyScreen {
  let model: StudyModel
  let subject: SubjectID

  var title: String {
    model.catalog.subject(subject).map { model.language.plain($0.title) } ?? subject.rawValue
  }

  var body: some View<Self> {
    NoticeText(model: model)
    if let words = model.wordsForGrade { Text(words, role: .muted) }
    if model.catalog.subject(subject) == nil {
      Text(model.language("この教科のレッスンはもうありません。", "This subject has no lessons any more."))
    }
    let lessons = model.lessons(of: subject)
    let widest = lessons.map { "\($0.itemCount)".count * 2 + 1 }.max() ?? 0
    SizeReader { width in
      RowList(lessons) { lesson in
        let learned: ProgressBar<Self> = model.progress(in: lesson)
        let counts = learned.counts.padded(toFront: widest)
        // In a narrow window they would stand only where the title is short.
        let grades = width < Self.widthWithGrades ? "" : grades(of: lesson)
        return Row(
          model.language.plain(lesson.title), progress: learned, detail: grades, counts,
          score(in: lesson)
        )
        .reading(of: lesson.title, in: model.language)
      }
      .id(\.id.word)
      .onSelect { lesson, _, context in context.push(.lesson(lesson.id)) }
    }
    if !model.lessons(of: subject).isEmpty {
      Blank()
      Row(model.language("テスト", "Exam")).id("exam").key("t")
        .onSelect { screen, context in context.push(.exams(screen.subject)) }
    }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }

  /// The columns from which every row has room for its grades.
  private static var widthWithGrades: Int { 60 }

  /// The best score, padded to four columns.
  private func score(in lesson: Lesson) -> String {
    let score = model.current.summary.lessons[lesson.id]?.best.map { "\($0)%" } ?? "-"
    return score.padded(toFront: 4)
  }

  private func grades(of lesson: Lesson) -> String {
    let (first, last) = (lesson.grades.lowerBound, lesson.grades.upperBound)
    let prefix = model.language.plain("", first == last ? "grade " : "grades ")
    return prefix + grade(first)
      + (first == last ? "" : model.language.plain("〜", "–") + grade(last))
  }

  private func grade(_ grade: Int) -> String { model.language.grade(grade) }
}
