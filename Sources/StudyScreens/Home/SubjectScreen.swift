import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// The lessons of a subject, with their progress, grades, and best scores; where there is room, the
/// items of the focused lesson are beside them.
struct SubjectScreen: StudyScreen {
  let model: StudyModel
  let subject: SubjectID
  /// The lesson that had the focus last; `nil` for the first.
  private var lookedAt: LessonID?

  /// Whether the screen is part of the record, which shows what is known and asks nothing.
  private var isOfRecord = false

  /// The title when the screen was opened, which stays if the subject goes.
  private let firstTitle: BilingualText?

  init(model: StudyModel, subject: SubjectID) {
    self.model = model
    self.subject = subject
    firstTitle = model.catalog.subject(subject)?.title
  }

  var title: String {
    (model.catalog.subject(subject)?.title ?? firstTitle).map { model.language.label($0) }
      ?? subject.rawValue
  }

  static var keys: Keys<Self> {
    KeyBinding(
      "i", \.wordsForItems, id: "items", if: \.hasList, actsOnFocus: true
    ) { screen, context in
      let lessons = screen.model.lessons(of: screen.subject)
      let focused = lessons.first { $0.id.word == context.focusedName }
      if let lesson = focused ?? screen.lesson { context.push(.items(lesson.id)) }
    }
    KeyBinding("e", \.wordsForExplaining, id: "explain") { screen, context in
      let note = screen.hasLessons ? screen.model.wordsForGrade(in: screen.subject) : nil
      context.present(
        context.appearance.readsFrames
          ? screen.model.explanationOfLearned(and: [screen.model.meaningOfBest])
          : screen.model.explanationOfBars(after: note, and: [screen.model.meaningOfBest]))
    }
  }

  private var wordsForItems: String { model.language.label("一覧", "list") }

  private var hasLessons: Bool { !model.lessons(of: subject).isEmpty }

  /// Whether there is a list of questions that the row of a lesson doesn't open.
  private var hasList: Bool { hasLessons && !isOfRecord }

  var body: some View<Self> {
    NoticeText(model: model)
    noteOnGrade
    if model.catalog.subject(subject) == nil {
      Text(model.language("この教科のレッスンはもうありません。", "This subject has no lessons any more."))
    }
    WideWindow {
      TwoColumns(0.6, min: 60) {
        lessons(showingItems: true)
      } beside: {
        // Each lesson is shown from its first item.
        ScrollView { lessonItems }.id("items of \(lesson.map { "\($0.id)" } ?? "nothing")")
      }
    } else: {
      lessons(showingItems: false)
    }
  }

  /// Says that only lessons of one grade are shown. In a narrow window, the heading of the lessons
  /// says so, and the explanation the rest.
  @ViewBuilder<Self> private var noteOnGrade: some View<Self> {
    if let words = model.wordsForGrade(in: subject) {
      let note = Text<Self>(words, role: .muted)
      ReadAloud {
        note
      } else: {
        Adaptive(minWidth: LessonRows.leastWide) {
          note
        } else: {
          if !hasLessons { note }
        }
      }
    }
  }

  /// The lessons, and the row of the exam. If the items of the focused lesson are beside them, the
  /// screen follows the focus.
  @ViewBuilder<Self> private func lessons(showingItems: Bool) -> some View<Self> {
    SizeReader { [model, subject] width in
      let rows = LessonRows(model: model, subject: subject, width: width)
      let list = RowList<Lesson, Self>(rows.lessons) { rows.row(for: $0) }
        .heading(
          width < LessonRows.leastWide ? model.headingOfGrade ?? "" : "",
          details: rows.showsScores ? model.language.wordForLearned : "",
          rows.showsScores ? model.language.wordForBest : model.language.wordForLearned
        )
        .id(\.id.word)
        .actionName { [isOfRecord] in isOfRecord ? nil : model.wordForAsking($0.id) }
        .numbered(model.lessonNumbers(in: subject))
        .onSelect { lesson, screen, context in
          context.push(screen.isOfRecord ? .items(lesson.id) : .lesson(lesson.id))
        }
      showingItems ? list.onFocus { lesson, screen, _ in screen.lookedAt = lesson.id } : list
    }
    if hasLessons {
      Blank()
      Row(model.wordForExam).id("exam").key("t")
        .onSelect { screen, context in
          context.push(screen.model.routeOfExam(in: screen.subject))
        }
    }
  }

  /// The lesson whose items are shown.
  private var lesson: Lesson? {
    let lessons = model.lessons(of: subject)
    return lessons.first { $0.id == lookedAt } ?? lessons.first
  }

  @ViewBuilder<Self> private var lessonItems: some View<Self> {
    if let lesson {
      ItemColumn(model: model, lesson: lesson)
    }
  }

  func row(opening route: StudyRoute) -> String? {
    switch route {
    case .lesson(let lesson), .items(let lesson): lesson.word
    case .exams, .exam: "exam"
    default: nil
    }
  }

  mutating func start(in context: Context<Self>) {
    isOfRecord = context.path.id == StudyMode.record.id
    context.catchUp(with: model)
  }
}

extension StudyModel {
  /// The row that leads to the exams of a subject.
  var wordForExam: String { language("テスト", "Exam") }

  /// What Enter does on a row that asks a lesson: it begins a round or continues one.
  func wordForAsking(_ lesson: LessonID) -> String {
    openRound(of: lesson) == nil
      ? language.wordForBeginning : language.label("つづける", "continue")
  }

  /// Where it leads: with a single lesson, at once to its exam.
  func routeOfExam(in subject: SubjectID) -> StudyRoute {
    let lessons = lessons(of: subject)
    return lessons.count == 1 ? .exam(lessons[0].id) : .exams(subject)
  }
}

extension Language {
  /// The heading of a column with the numbers of learned items.
  var wordForLearned: String { label("おぼえた", "Learned") }

  /// What Enter does on a row that leads back or does something.
  var wordForChoosing: String { label("選ぶ", "choose") }

  /// What Enter does on a row that begins a round.
  var wordForBeginning: String { label("始める", "start") }

  /// The heading of a column with best scores.
  var wordForBest: String { label("最高", "Best") }
}

/// Makes the rows of a subject's lessons, for any screen.
struct LessonRows {
  let model: StudyModel
  private let subject: SubjectID

  /// The lessons that are shown.
  let lessons: [Lesson]

  /// Whether rows show grades. In a narrow window, only rows with short titles would have room for
  /// them.
  private let showsGrades: Bool

  /// Whether rows show best scores. In a narrow window, long counts and titles leave no room for
  /// them.
  let showsScores: Bool

  /// The width from which rows have room for grades, in cells.
  static let leastWide = 60

  /// The width of the longest counts, in cells.
  private let widest: Int

  /// The grades of each lesson, or its place in a round; empty in a narrow window.
  private var places: [LessonID: String] = [:]

  /// The width of the longest of these, in cells.
  private var widestPlace = 0

  /// The width of the rows, in cells.
  private let width: Int

  /// Prepares the rows for a width in cells.
  init(model: StudyModel, subject: SubjectID, width: Int) {
    self.model = model
    self.subject = subject
    lessons = model.lessons(of: subject)
    self.width = width
    showsGrades = width >= Self.leastWide
    let widest = lessons.map { "\($0.itemCount)".count * 2 + 1 }.max() ?? 0
    self.widest = widest
    showsScores = RowRoom.forText(in: width, beside: widest, 4) >= RowRoom.leastTitle
    guard showsGrades else { return }
    for lesson in lessons {
      let place = place(in: lesson)
      places[lesson.id] = place
      widestPlace = max(widestPlace, place.displayWidth)
    }
  }

  /// The row of a lesson.
  func row<Owner>(for lesson: Lesson) -> Row<Owner> {
    let learned: ProgressBar<Owner> = model.progress(in: lesson)
    var details = [learned.detail(width: widest, in: model.language)]
    if showsScores {
      details.append(
        RowDetail(best: model.overview.summary.lessons[lesson.id]?.best, in: model.language))
    }
    if let place = places[lesson.id] {
      let detail = RowDetail(place, width: widestPlace, alignment: .trailing)
      let spoken = model.openRound(of: lesson.id)?.spokenPlace(in: model.language)
      details.insert(spoken.map { detail.readAs($0) } ?? detail, at: 0)
    }
    return Row(title(of: lesson), progress: learned, details: details)
      .reading(of: lesson.title, in: model.language)
  }

  /// The place at which an unfinished round continues, which matters more than the grades; the
  /// grades if there is none.
  private func place(in lesson: Lesson) -> String {
    wordsForOpenRound(of: lesson) ?? grades(of: lesson)
  }

  /// Where an unfinished round continues; `nil` if there is none.
  private func wordsForOpenRound(of lesson: Lesson) -> String? {
    model.openRound(of: lesson.id).map {
      model.language.plain("\($0.number)問目から", "question \($0.number)")
    }
  }

  /// The title, followed in a narrow window by the place at which an unfinished round continues, if
  /// both have room: without its end, a title could be that of another lesson.
  private func title(of lesson: Lesson) -> String {
    let title = model.language.plain(lesson.title)
    guard !showsGrades, let words = wordsForOpenRound(of: lesson) else { return title }
    let complete = title + model.language.plain("（\(words)）", " (\(words))")
    let beside = showsScores ? [widest, 4] : [widest]
    let room = RowRoom.forText(in: width, beside: beside)
    return complete.displayWidth <= room ? complete : title
  }

  /// A row with the title of the subject and the headings of the columns, for a preview.
  func heading<Owner>() -> Row<Owner> {
    let title = model.catalog.subject(subject).map { model.language.label($0.title) } ?? ""
    return Row(title, detail: model.language.wordForLearned, model.language.wordForBest)
      .style(.heading)
  }

  private func grades(of lesson: Lesson) -> String {
    let (first, last) = (lesson.grades.lowerBound, lesson.grades.upperBound)
    let prefix = model.language.plain("", first == last ? "grade " : "grades ")
    return prefix + model.language.grade(first)
      + (first == last
        ? "" : model.language.plain("〜", model.glyphs.dash) + model.language.grade(last))
  }
}
