import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// The charts of the days.
extension RecordScreen {
  // Side by side, headings have no room for readings in brackets, so no heading has any.

  /// A listener hears the sum of each week.
  var calendar: some View<Self> {
    ReadAloud {
      Text(model.language.label(["1週間", "ごとの", "問題数"], "Answers each week"), role: .heading)
      heatmap
    } else: {
      drawnCalendar
    }
  }

  @ViewBuilder<Self> private var drawnCalendar: some View<Self> {
    let heading = model.language.label(["毎日の", "問題数"], "Answers each day")
    let (end, gap) = (2 + heading.displayWidth, 2)
    // Directly below the days, the shades would look like one more day of the week.
    Adaptive(minWidth: end + gap + widthOfShades) {
      HStack(spacing: gap) {
        Text(heading, role: .heading).width(.cells(end))
        shades
      }
      heatmap
    } else: {
      Text(heading, role: .heading)
      heatmap
      Blank()
      shades
    }
  }

  private var heatmap: some View<Self> {
    let months = overview.monthsAboveCalendar
    let weekdays = (0..<7).map { $0 % 2 == 1 ? model.language.weekday($0) : "" }
    return Heatmap(overview.calendar, rows: 7, rowLabels: weekdays) { [overview] day in
      overview.shade(of: day)
    }
    .cellWidth(2)
    .columnLabels { [language = model.language] week in
      months[week].map { language.month($0) } ?? ""
    }
    .readAs { [model, overview] week in model.words(for: overview.answers(inWeek: week)) }
  }

  /// What the shades of the calendar mean.
  private var shades: some View<Self> {
    Heatmap(RecordOverview.shadeRange, rows: 1, rowLabels: [wordsForShades]).cellWidth(2)
  }

  /// What the shades of the calendar mean, in numbers.
  var meaningOfShades: String {
    // Quarters of equally busy days begin with the same number.
    let shades = Set(overview.shades).sorted()
    let japanese = shades.map { "\($0.grouped)問" }.joined(separator: "、")
    let english = shades.map(\.grouped).joined(separator: ", ")
    return model.language(
      "「毎日の問題数」のしるしは、1日に\(japanese)からこくなります。",
      "The calendar has darker shades from \(english) answers a day on.")
  }

  private var wordsForShades: String {
    model.glyphs == .ascii
      ? model.language.label("少 - 多", "less to more") : model.language.label("少→多", "less→more")
  }

  /// The cells of the shades: two before their words, one after them, and one at the end.
  private var widthOfShades: Int {
    4 + wordsForShades.displayWidth + 2 * RecordOverview.shadeRange.count
  }

  /// The cells between the charts of the two weeks.
  private static var gapOfCharts: Int { 2 }

  @ViewBuilder<Self> var week: some View<Self> {
    WideWindow(from: 60) {
      // As wide as each other, so that their bars can be compared.
      SizeReader { width in
        let half = Width.cells((width - Self.gapOfCharts) / 2)
        HStack(spacing: Self.gapOfCharts) {
          VStack { lastDays }.width(half)
          VStack { nextDays }.width(half)
        }
      }
    } else: {
      lastDays
      Blank()
      nextDays
    }
  }

  @ViewBuilder<Self> var lastDays: some View<Self> {
    Section(
      model.language.label(["この", "7日の", "問題数"], "Answers in the last 7 days")
    ) {
      days(
        overview.lastDays.map { (day: $0, count: overview.days[$0]?.answers ?? 0) },
        wordsForOthers: model.language("ほかは0問です。", "No answers on other days."))
    }
  }

  @ViewBuilder<Self> var nextDays: some View<Self> {
    Section(model.language.label(["これからの", "復習"], "Due in the next 7 days")) {
      days(
        overview.forecast.indices.map { (day: overview.today + $0, count: overview.forecast[$0]) },
        wordsForOthers: model.language("ほかは0問です。", "Nothing due on other days."))
    }
  }

  /// A bar for each day. A listener hears only those days that have one.
  private func days(
    _ all: [(day: StudyDay, count: Int)], wordsForOthers: String
  ) -> some View<Self> {
    ReadAloud {
      let busy = all.filter { $0.count > 0 }
      chart(of: busy)
      if busy.isEmpty {
        Text(model.language("0問です。", "None."))
      } else if busy.count < all.count {
        Text(wordsForOthers)
      }
    } else: {
      chart(of: all)
    }
  }

  private func chart(of days: [(day: StudyDay, count: Int)]) -> some View<Self> {
    BarChart(days, in: overview.scale) { [overview, model] in
      model.bar(for: $0.day, $0.count, today: overview.today)
    }
  }
}
