import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// What is due by subject, and in the next seven days.
struct ReviewScreen: StudyScreen {
  let model: StudyModel
  /// The first day of ``days``.
  private var day: StudyDay
  /// The number of items due on ``day`` and on each of the next six days.
  private var days: [Int] = []

  init(model: StudyModel) {
    self.model = model
    day = model.clock.today
  }

  var title: String { model.language.label("復習", "Review") }

  var body: some View<Self> {
    NoticeText(model: model)
    if hasForecast {
      WideWindow {
        inTwoColumns
      } else: {
        inOneColumn
      }
    } else {
      due
    }
  }

  @ViewBuilder<Self> private var inOneColumn: some View<Self> {
    due
    Blank()
    forecast
  }

  private var inTwoColumns: some View<Self> {
    TwoColumns(0.5) {
      due
    } beside: {
      forecast
      lessons
    }
  }

  @ViewBuilder<Self> private var due: some View<Self> {
    today
    if model.hasItemsToRemember || !model.exams.isEmpty {
      subjects
    } else {
      firstLesson
    }
  }

  /// Whether anything is due within the week. During an exam, it would tell what was right.
  private var hasForecast: Bool { model.exams.isEmpty && days.contains { $0 > 0 } }

  private var forecast: some View<Self> {
    Section(model.language.label(["これからの", "復習"], "Due in the next 7 days")) {
      BarChart(days.indices, in: RecordOverview.scale(of: days)) {
        [days, model, today = day] index in
        model.bar(for: today + index, days[index], today: today)
      }
    }
  }

  /// The lessons with due items, which only a wide window has room for.
  @ViewBuilder<Self> private var lessons: some View<Self> {
    let due = model.dueLessons
    if !due.isEmpty {
      Blank()
      Section(model.language("きょうの復習のレッスン", "Due today by lesson")) {
        let width = due[0].count.grouped.utf8.count
        ForEach(due) { lesson, count in
          Text(count.grouped.padded(toFront: width) + "  ", role: .muted)
            + Text(model.language(model.title(of: lesson.id)))
        }
      }
    }
  }

  mutating func read() {
    (day, days) = (model.clock.today, model.dueOfWeek)
  }

  @ViewBuilder<Self> private var today: some View<Self> {
    if model.dueCount > 0 {
      Row(model.wordForReview, details: model.detailsOfReview)
        .id("start").key("r").actionName(model.language.wordForBeginning)
        .onSelect { _, context in context.push(.reviewRound) }
      if !model.exams.isEmpty { Text(model.wordsForComingReviews, role: .muted) }
    } else if !model.exams.isEmpty {
      Text(model.wordsForComingReviews)
    } else if model.hasItemsToRemember {
      if model.hasReviewedToday {
        Text(model.language("きょうの復習は終わりました。", "Nothing more is due today."), role: .good)
      } else {
        Text(model.language("きょうの復習はありません。", "Nothing is due today."))
      }
      Text(model.wordsForComingReviews, role: .muted)
    } else {
      Text(
        model.language(
          "まだ復習するものがありません。レッスンで答えた問題が、忘れるころにここへ戻ってきます。",
          "Nothing yet. What you answer in lessons comes back here when you are about to forget it."
        ))
    }
  }

  /// What leads on before the first answer, in place of subjects of which nothing can be due.
  @ViewBuilder<Self> private var firstLesson: some View<Self> {
    Blank()
    Row(model.wordForStarting).id("learn").key("n")
      .onSelect { _, context in
        context.show(StudyMode.learn.id)
      }
  }

  /// The subjects, below a line that says what their numbers count.
  @ViewBuilder<Self> private var subjects: some View<Self> {
    GroupGap()
    SizeReader { [model] width in
      let readings = model.readingsForReview(in: width)
      RowList(model.catalog.subjects) { model.row(forReviewOf: $0, readings) }
        .heading(model.headingOfAllSubjects, details: model.language.label("残り", "Due"))
        .numbered(model.subjectNumbers)
        .id(\.id.rawValue)
        // With nothing due, the row leads to lessons.
        .actionName { model.dueCount(of: $0.id) > 0 ? model.language.wordForBeginning : nil }
        .onSelect { subject, _, context in context.push(.reviewOf(subject.id)) }
    }
  }
}
