import Records
import StudyCatalog
import TerminalCore
import TerminalUI

extension StudyModel {
  /// The share of a subject's items that are learned, in the lessons that are shown.
  func progress(in subject: Subject) -> ProgressBar<HomeScreen> {
    progress(in: lessons(of: subject.id))
  }

  /// The share of some lessons' items that are learned, and of those that were answered.
  func progress<Owner>(in lessons: [Lesson]) -> ProgressBar<Owner> {
    let (learned, answered) = (overview.learnedCounts, overview.answeredCounts)
    // The records may have answers to items that a lesson no longer asks.
    func sum(_ counts: [LessonID: Int]) -> Int {
      lessons.reduce(0) { $0 + min(counts[$1.id] ?? 0, $1.itemCount) }
    }
    return ProgressBar(sum(learned), of: lessons.reduce(0) { $0 + $1.itemCount })
      .begun(sum(answered))
  }

  /// Describes the streak, and what keeps it going; greets a learner who comes back after a pause.
  /// `nil` before the first answer.
  var wordsForStreak: String? {
    let (days, answers) = (overview.summary.streak, overview.summary.today.answers)
    if days == 0 {
      return hasItemsToRemember
        ? language(
          "おかえりなさい。少しだけでも、やってみましょう。",
          "Welcome back! A few questions are a good start.")
        : nil
    }
    if answers > 0 {
      return wordsForFirstDay ?? language("\(days)日連続", "\(days)-day streak")
    }
    // “1日連続” would be a row of one.
    let soFar = days == 1 ? "連続1日" : "\(days)日連続"
    return language(
      "\(soFar)（きょう1問で\(days + 1)日）", "\(days)-day streak; one answer makes it \(days + 1)")
  }

  /// Describes a streak of a single day, which no number of days describes well; `nil` for another.
  var wordsForFirstDay: String? {
    let summary = overview.summary
    guard summary.streak == 1 else { return nil }
    return summary.today.answers > 0
      ? language("連続1日目", "1-day streak")
      : language("きのうまで連続1日", "1-day streak as of yesterday")
  }

  /// The share of a lesson's items that are learned.
  func progress<Owner>(in lesson: Lesson) -> ProgressBar<Owner> { progress(in: [lesson]) }

  /// What leads to an unfinished round.
  var wordForContinuing: String { language.label("つづきから", "Continue") }

  /// The next lesson of the same subject; `nil` after the last.
  func lesson(after lesson: LessonID) -> Lesson? {
    let lessons = lessons(of: lesson.subject)
    guard let index = lessons.firstIndex(where: { $0.id == lesson }) else { return nil }
    return lessons.dropFirst(index + 1).first
  }
}

extension OpenRound {
  /// The number of the next question, counted from 1.
  var number: Int { given.count + 1 }

  /// The number of the next question among all, as in `3/10`.
  var place: String { "\(number)/\(source.plan.count)" }

  /// The same as it is read aloud.
  func spokenPlace(in language: Language) -> String {
    let count = source.plan.count
    return language.label(
      ["\(count)問中", "\(number)問目"], "at question \(number) of \(count)")
  }
}

extension ProgressBar {
  /// The done and total counts, as in `5/10`, padded at the front to a width that depends only on
  /// the total.
  var counts: String {
    let total = "\(total)"
    return "\(done)".padded(toFront: total.utf8.count) + "/\(total)"
  }

  /// The ``counts`` of learned items in a column of a list.
  func detail(width: Int = 0, in language: Language) -> RowDetail {
    RowDetail(counts, width: width, alignment: .trailing)
      .readAs(language.label(["\(total)問中 \(done)問", "おぼえた"], "\(done) of \(total) learned"))
  }
}

extension RowDetail {
  /// The best score of a lesson or a subject in percent, in a column of a list.
  init(best: Int?, in language: Language) {
    // The width of 100%, so that a score may come later.
    self = RowDetail(best.map { "\($0)%" } ?? "-", width: 4, alignment: .trailing)
      .readAs(best.map { language.label("最高\($0)%", "best \($0)%") } ?? "")
  }
}

extension String {
  /// The text, padded at the front with spaces to a width in cells. It must be ASCII, because each
  /// byte counts as one cell.
  func padded(toFront width: Int) -> String {
    String(repeating: " ", count: max(0, width - utf8.count)) + self
  }
}
