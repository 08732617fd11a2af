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
    SizeReader { [model, subject] width in
      let rows = LessonRows(model: model, subject: subject, width: width)
      RowList(rows.lessons) { rows.row(for: $0) }
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
}

/// The rows of a subject's lessons, whatever screen they stand on.
struct LessonRows {
  let model: StudyModel

  /// The lessons of the grade.
  let lessons: [Lesson]

  /// Whether every row has room for its grades. In a narrow window they would stand only where the title
  /// is short.
  private let showsGrades: Bool

  /// The cells of the longest counts.
  private let widest: Int

  /// Makes the rows for a width, in cells.
  init(model: StudyModel, subject: SubjectID, width: Int) {
    self.model = model
    lessons = model.lessons(of: subject)
    showsGrades = width >= 60
    widest = lessons.map { "\($0.itemCount)".count * 2 + 1 }.max() ?? 0
  }

  /// The row of a lesson.
  func row<Owner>(for lesson: Lesson) -> Row<Owner> {
    let learned: ProgressBar<Owner> = model.progress(in: lesson)
    return Row(
      model.language.plain(lesson.title), progress: learned,
      detail: showsGrades ? grades(of: lesson) : "", learned.counts.padded(toFront: widest),
      score(in: lesson)
    )
    .reading(of: lesson.title, in: model.language)
  }

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
