import Records
import StudyCatalog
import TerminalUI

/// The figures at the top of ``RecordScreen``: the streak, today's answers, and how much the
/// learner will remember.
struct SummaryLines: View {
  typealias Owner = RecordScreen

  let model: StudyModel
  let overview: RecordOverview

  private var language: Language { model.language }

  func place(in layout: inout Layout<RecordScreen>) { body.place(in: &layout) }

  @ViewBuilder<RecordScreen> private var body: some View<RecordScreen> {
    streak
    today
    if let retention = overview.retention, model.exams.isEmpty {
      let (days, percent) = (RecordOverview.retentionDays, Int(retention.share * 100))
      words(language("おぼえた\(retention.count.grouped)問のうち、\(days)日後もおぼえている見こみ ", ""))
        + figure("\(percent)%")
        + words(
          language(
            "",
            " of \(retention.count.grouped) learned questions "
              + "likely to be remembered \(days) days from now"))
    }
  }

  private var streak: Text<RecordScreen> {
    let (days, longest) = (overview.summary.streak, overview.longestStreak)
    let first = model.wordsForFirstDay.map { Text<RecordScreen>($0, role: .heading) }
    if let first, longest == 1 { return first }
    // “0-day streak” would be a figure of nothing.
    let none = days == 0 ? words(language("連続はとぎれています", "No streak now")) : nil
    return
      (first ?? none ?? figure(language("\(days)日連続", "\(days)-day streak")))
      + words(
        language(
          "（最長\(longest)日）", longest == 1 ? " (longest: 1 day)" : " (longest: \(longest) days)"))
  }

  private var today: Text<RecordScreen> {
    let today = overview.summary.today
    guard let percent = today.percent else {
      return words(language("きょうはまだ答えていません", "No answers yet today"))
    }
    let (answers, count) = (today.answers, today.answers.grouped)
    return words(language("きょう ", "Today "))
      + figure(
        language("\(count)問", answers == 1 ? "1 answer" : "\(count) answers"))
      + words("  ") + figure(language.time(today.seconds))
      + (model.exams.isEmpty
        ? words("  " + language("正解 ", ""))
          + figure(language("\(percent)%", "\(percent)% right"))
        : words(""))
  }

  /// Returns words with the number at their beginning emphasized.
  private func figure(_ words: String) -> Text<RecordScreen> {
    let digits = words.prefix { $0.isWholeNumber || $0 == "," }
    return Text(String(digits), role: .heading) + Text(String(words.dropFirst(digits.count)))
  }

  private func words(_ text: String) -> Text<RecordScreen> { Text(text, role: .muted) }
}
