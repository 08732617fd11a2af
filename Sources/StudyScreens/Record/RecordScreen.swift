import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// What the person has done: streak, calendar, the days behind and ahead, subjects, rounds.
struct RecordScreen: StudyScreen {
  let model: StudyModel
  private var overview: RecordOverview

  init(model: StudyModel) {
    self.model = model
    overview = RecordOverview(on: model.now.day)
  }

  var title: String { model.language("記録", "Record") }

  var body: some View<Self> {
    NoticeText(model: model)
    if overview.isEmpty {
      Text(
        model.language(
          "まだ記録がありません。レッスンで答えると、ここに毎日の記録が出ます。",
          "Nothing yet. Answer a lesson, and your days will be recorded here."))
      Blank()
    } else {
      SummaryLines(model: model, overview: overview)
      Blank()
      calendar
      Blank()
      week
      Blank()
    }
    subjects
    if !overview.results.isEmpty {
      Blank()
      results
    }
    Blank()
    Row(model.language("設定", "Settings")).id("settings").key("s")
      .onSelect { _, context in context.push(.settings) }
    Row(model.language("このアプリについて", "About")).id("about").key("a")
      .onSelect { screen, context in context.present(screen.model.about) }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    if case .willAppear = phase { overview = model.recordOverview ?? overview }
    saveAtTheEnd(phase, in: context)
  }
}

// MARK: - Days

extension RecordScreen {
  private var calendar: some View<Self> {
    let days = overview.calendar
    let weekdays = (0..<7).map { $0 % 2 == 1 ? model.language.weekday($0) : "" }
    return Heatmap(days, rows: 7, rowLabels: weekdays) { [overview] day in
      overview.days[day]?.level ?? 0
    }
    .cellWidth(2)
    .columnLabels { [language = model.language] week in
      // The month that begins in the week.
      let first = days[week * 7..<min(week * 7 + 7, days.count)].lazy.compactMap { Day($0) }
        .first { $0.day == 1 }
      return first.map { language.month($0.month) } ?? ""
    }
  }

  @ViewBuilder<Self> private var week: some View<Self> {
    Adaptive(minWidth: 60) {
      HStack(spacing: 2) {
        VStack { lastDays }.width(.fraction(0.5))
        VStack { nextDays }.width(.fraction(0.5))
      }
    } else: {
      lastDays
      Blank()
      nextDays
    }
  }

  @ViewBuilder<Self> private var lastDays: some View<Self> {
    Section(model.language("この7日の問題数", "Answers in the last 7 days")) {
      BarChart(overview.lastDays) { [overview, model] day in
        Bar(
          model.words(for: day, today: overview.today), overview.days[day]?.answers ?? 0,
          role: day == overview.today ? .accent : .border)
      }
    }
  }

  @ViewBuilder<Self> private var nextDays: some View<Self> {
    Section(model.language("これからの復習", "Due in the next 7 days")) {
      BarChart(overview.forecast.indices) { [overview, model] index in
        Bar(
          model.words(for: overview.today + index, today: overview.today),
          overview.forecast[index], role: index == 0 ? .accent : .border)
      }
    }
  }
}

// MARK: - Subjects and rounds

extension RecordScreen {
  private var subjects: some View<Self> {
    Section(model.language("おぼえた問題と最高点", "Learned, and best scores")) {
      RowList(model.catalog.subjects) { [model, overview] subject in
        let (known, total) = (overview.summary[subject.id], subject.itemCount)
        let learned = ProgressBar<Self>(min(known.learned, total), of: total)
        return Row(
          model.language(subject.title), progress: learned, detail: learned.counts,
          model.percent(known.best))
      }
      .id(\.id.rawValue)
      .onSelect { subject, _, context in context.push(.subject(subject.id)) }
    }
  }

  private var results: some View<Self> {
    Section(model.language("これまでの結果", "Results")) {
      RowList(overview.results) { [model] result in
        let score = "\(result.correct)/\(result.count)"
        let padding = String(repeating: " ", count: max(0, "10/10".count - score.count))
        return Row(
          model.title(of: result), detail: model.date(of: result), padding + score,
          model.percent(result.percent))
      }
      .id { "\($0.id)" }
      .onSelect { result, _, context in context.push(.round(result.id)) }
    }
  }
}
