import Records
import StudyCatalog
import TerminalUI

/// The figures of the record: streak, today, and what will be remembered.
struct SummaryLines: View {
  typealias Owner = RecordScreen

  let model: StudyModel
  let overview: RecordOverview

  private var language: Language { model.language }

  func place(in layout: inout Layout<RecordScreen>) { body.place(in: &layout) }

  @ViewBuilder<RecordScreen> private var body: some View<RecordScreen> {
    streak
    today
    if let retention = overview.retention {
      let days = RecordOverview.retentionDays
      figure("\(Int(retention * 100))", "%")
        + words(
          language("  \(days)日後に覚えている見こみ", "  you will remember in \(days) days"))
    }
  }

  private var streak: Text<RecordScreen> {
    let (days, longest) = (overview.summary.streak, overview.longestStreak)
    return figure("\(days)", language("日つづけて", days == 1 ? " day in a row" : " days in a row"))
      + words(language("（最長 \(longest)日）", " (longest \(longest))"))
  }

  private var today: Text<RecordScreen> {
    let today = overview.summary.today
    guard let percent = today.percent else {
      return words(language("きょうはまだ答えていません", "No answers yet today"))
    }
    let (answers, minutes) = (today.answers, today.minutes)
    return words(language("きょう ", "Today "))
      + figure("\(answers)", language("問", answers == 1 ? " answer" : " answers"))
      + figure("  \(minutes)", language("分", " min"))
      + figure("  \(percent)", language("% 正解", "% right"))
  }

  private func figure(_ number: String, _ unit: String) -> Text<RecordScreen> {
    Text(number, role: .heading) + Text(unit)
  }

  private func words(_ text: String) -> Text<RecordScreen> { Text(text, role: .muted) }
}
