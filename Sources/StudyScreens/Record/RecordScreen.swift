import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// What the learner has done: streak, calendar, the last and next seven days, subjects, and
/// results.
struct RecordScreen: StudyScreen {
  let model: StudyModel
  private(set) var overview: RecordOverview

  init(model: StudyModel) {
    self.model = model
    overview = RecordOverview(on: model.clock.today)
  }

  var title: String { model.language.label("記録", "Record") }

  static var keys: Keys<Self> {
    KeyBinding("e", \.wordsForExplaining, id: "explain") { screen, context in
      let model = screen.model
      let others = [model.meaningOfBest] + (screen.hasEstimate ? [model.meaningOfEstimate] : [])
      let shades = screen.overview.hasCalendar ? [screen.meaningOfShades] : []
      context.present(
        context.appearance.readsFrames
          ? model.explanationOfLearned(and: others)
          : model.explanationOfBars(and: others + shades))
    }
  }

  func row(opening route: StudyRoute) -> String? {
    switch route {
    case .settings: "settings"
    case .results: "results"
    case .leeches: "leeches"
    case .subject(let subject): subject.rawValue
    default: nil
    }
  }

  var body: some View<Self> {
    NoticeText(model: model)
    if overview.isEmpty {
      Text(wordsForNoDays)
      Blank()
      rows
    } else {
      ReadAloud {
        // A listener need not hear a year of weeks to reach the rows.
        SummaryLines(model: model, overview: overview)
        Blank()
        rowsFirst
      } else: {
        WideWindow {
          inTwoColumns
        } else: {
          inOneColumn
        }
      }
    }
  }

  /// Whether it is estimated how much the learner will remember. During an exam, that would tell
  /// what was right.
  var hasEstimate: Bool { overview.retention != nil && model.exams.isEmpty }

  /// What to do for the charts to appear. The records of version 1 have answers, but not their
  /// days.
  private var wordsForNoDays: String {
    overview.hasAnswers
      ? model.language(
        "これまでにいつ答えたかは、記録がありません。レッスンで答えると、ここに毎日の記録が出ます。",
        "The days of your answers so far are not known. "
          + "Answer a lesson, and your days will be recorded here.")
      : model.language(
        "まだ記録がありません。レッスンで答えると、ここに毎日の記録が出ます。",
        "Nothing yet. Answer a lesson, and your days will be recorded here.")
  }

  /// The rows beside the charts. A calendar too long for a column is above both.
  @ViewBuilder<Self> private var inTwoColumns: some View<Self> {
    let isLong = overview.calendar.count > 7 * Self.weeksOfColumn
    if isLong {
      SummaryLines(model: model, overview: overview)
      Blank()
      calendar
      Blank()
    }
    TwoColumns(0.5) {
      if !isLong {
        SummaryLines(model: model, overview: overview)
        Blank()
      }
      rows
    } beside: {
      if !isLong, overview.hasCalendar {
        calendar
        Blank()
      }
      lastDays
      Blank()
      nextDays
    }
  }

  /// The number of weeks of the calendar that a column of a wide window has room for.
  private static var weeksOfColumn: Int { 20 }

  @ViewBuilder<Self> private var inOneColumn: some View<Self> {
    SummaryLines(model: model, overview: overview)
    Blank()
    // The first rows are in the window without scrolling, so that the focus is in sight.
    Adaptive(minWidth: 60) {
      HighWindow(from: Self.rowsOfCalendar + 2) {
        calendarFirst
      } else: {
        rowsFirst
      }
    } else: {
      rowsFirst
    }
  }

  /// The lines of the calendar and of the blank one below it.
  private static var rowsOfCalendar: Int { 10 }

  @ViewBuilder<Self> private var calendarFirst: some View<Self> {
    if overview.hasCalendar {
      calendar
      Blank()
    }
    rows
    Blank()
    week
  }

  @ViewBuilder<Self> private var rowsFirst: some View<Self> {
    rows
    Blank()
    week
    if overview.hasCalendar {
      Blank()
      calendar
    }
  }

  mutating func read() {
    overview = model.recordOverview ?? overview
  }
}

// MARK: - Rows

extension RecordScreen {
  @ViewBuilder<Self> private var rows: some View<Self> {
    subjects
    Blank()
    let (resultCount, leechCount) = (overview.resultCount, overview.leechCount)
    if resultCount > 0 {
      Row(
        model.language.label(["これまでの", "結果"], "Results"),
        detail: model.language.label(
          "\(resultCount.grouped)回", resultCount == 1 ? "1 round" : "\(resultCount.grouped) rounds")
      )
      .id("results").key("r").onSelect { _, context in context.push(.results) }
    }
    if leechCount > 0 {
      Row(
        model.wordForLeeches,
        detail: model.language.questions(leechCount)
      )
      .id("leeches").key("f").onSelect { _, context in context.push(.leeches) }
    }
    Row(model.wordForSettings).id("settings").key("s")
      .onSelect { _, context in context.push(.settings) }
    Row(model.language.label(["この", "アプリに", "ついて"], "About")).id("about").key("a")
      .onSelect { screen, context in context.present(screen.model.about) }
  }

  private var subjects: some View<Self> {
    SizeReader { [model, overview] width in
      let (widest, widestBest) = ("000/000".count, "100%".count)
      let titles = model.catalog.subjects.map(\.title)
      let room = RowRoom.forText(in: width, beside: RowRoom.bar, widest, widestBest)
      let readings = TitleReadings(of: titles, in: room, model.language)
      // In a tiny window, what is learned says more.
      let longest = titles.map { model.language.plain($0).displayWidth }.max() ?? 0
      let showsScores = RowRoom.forText(in: width, beside: widest, widestBest) >= longest
      RowList(model.catalog.subjects) { subject in
        let best = subject.lessons.compactMap { overview.summary.lessons[$0.id]?.best }.max()
        let learned: ProgressBar<Self> = model.progress(in: subject.lessons)
        let row = Row<Self>(
          readings.text(of: subject.title), progress: learned,
          details: [learned.detail(width: widest, in: model.language)]
            + (showsScores ? [RowDetail(best: best, in: model.language)] : []))
        return readings.complete(row, of: subject.title)
      }
      .heading(
        model.headingOfAllSubjects,
        details: showsScores ? model.language.wordForLearned : "",
        showsScores ? model.language.wordForBest : model.language.wordForLearned
      )
      .numbered(model.subjectNumbers)
      .id(\.id.rawValue)
      .onSelect { subject, _, context in context.push(.subject(subject.id)) }
    }
  }
}

extension StudyModel {
  /// A dialog with the version of Study and the sources of its data.
  fileprivate var about: Dialog<Void> {
    Dialog(
      "Study \(studyVersion)\n" + CatalogAbout.all.map { language($0) }.joined(separator: "\n"),
      in: language)
  }
}
