import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

extension StudyModel {
  /// The name of the review of the day.
  var wordForReview: String { language.label(["きょうの", "復習"], "Today’s review") }

  /// What leads from a review that is over to lessons.
  var wordForStarting: String { language.label(["レッスンを", "始める"], "Start a lesson") }

  /// What leads from the review of a subject to that of all others.
  var wordForOtherSubjects: String {
    language.label(["ほかの", "教科を", "復習する"], "Review the other subjects")
  }

  /// The number of due items, for Home and the mode bar. It is cached until the records or the day
  /// change.
  public var dueCount: Int { overview.dueCounts.values.reduce(0, +) }

  /// The number of a subject's items that are due.
  func dueCount(of subject: SubjectID) -> Int {
    overview.dueCounts.reduce(0) { $0 + ($1.key.subject == subject ? $1.value : 0) }
  }

  /// Whether any item was answered, so that it comes up for review some day.
  var hasItemsToRemember: Bool { overview.summary.lessons.values.contains { $0.cards > 0 } }

  /// The lessons with due items, most items first, each with their number.
  var dueLessons: [(lesson: Lesson, count: Int)] {
    let due = catalog.subjects.flatMap(\.lessons).compactMap { lesson in
      overview.dueCounts[lesson.id].map { (lesson: lesson, count: $0) }
    }
    return due.filter { $0.count > 0 }.sorted { $0.count > $1.count }
  }

  /// The due items of a subject, or of all subjects for `nil`, that a lesson still asks; longest
  /// overdue first.
  ///
  /// - Complexity: O(*n*) in the number of due items.
  func dueCards(of subject: SubjectID?) -> [CardID] {
    let due = due(through: clock.today) ?? []
    return due.map(\.id).filter { subject == nil || $0.lesson.subject == subject }
  }

  /// The items that are due through a day and that a lesson still asks, longest overdue first. The
  /// lesson of an exam in progress is as it was before. `nil` if the records can't be read.
  private func due(through day: StudyDay) -> [NamedCard]? {
    let stored = read { records throws(RecordsError) in try records.due(on: day) }
    let due = stored?.filter { isAsked($0.id) }
    guard let due, !exams.isEmpty else { return due }
    let lessons = Set(exams.all.map(\.lesson))
    let before = lessons.flatMap { lesson in
      knownCards(of: lesson).filter {
        $0.id.lesson == lesson && $0.card.dueDay <= day && isAsked($0.id)
      }
    }
    return (due.filter { !lessons.contains($0.id.lesson) } + before).sorted {
      ($0.card.dueDay, "\($0.id.lesson)", $0.id.item)
        < ($1.card.dueDay, "\($1.id.lesson)", $1.id.item)
    }
  }

  /// The number of items due today and on each of the next six days, if none is answered before
  /// then.
  ///
  /// - Complexity: After a change, O(*n*) in the number of items that are due within the week.
  var dueOfWeek: [Int] {
    updateSnapshot()
    if snapshot.dueOfWeek == nil { snapshot.dueOfWeek = readDueOfWeek() }
    return snapshot.dueOfWeek ?? Array(repeating: 0, count: 7)
  }

  private func readDueOfWeek() -> [Int]? {
    let today = clock.today
    var counts = Array(repeating: 0, count: 7)
    guard let due = due(through: today + (counts.count - 1)) else { return nil }
    for item in due { counts[max(0, item.card.dueDay - today)] += 1 }
    return counts
  }

  /// Says how many items are still due today, and how many tomorrow besides. During an exam that
  /// would tell what was right.
  var wordsForComingReviews: String {
    if !exams.isEmpty {
      return language(
        "テストで答えた問題は、テストのあと、復習に出ます。",
        "The questions of your exam come up for review when it is over.")
    }
    let (today, tomorrow) = (dueOfWeek[0], dueOfWeek[1])
    if today > 0 {
      return tomorrow == 0
        ? language("きょうの残りは\(today.grouped)問。", "\(today.grouped) still due today.")
        : language(
          "きょうの残りは\(today.grouped)問、あすは\(tomorrow.grouped)問。",
          "\(today.grouped) still due today, \(tomorrow.grouped) tomorrow.")
    }
    if tomorrow > 0 {
      return language("あすの復習は\(tomorrow.grouped)問。", "\(tomorrow.grouped) due tomorrow.")
    }
    guard let next = nextReview, let day = Day(next.day) else {
      return language("これから7日は復習がありません。", "Nothing is due in the next 7 days.")
    }
    let (weekday, date) = (language.weekday(next.day.weekday), words(for: day))
    let count = next.count.grouped
    return language(
      "次の復習は\(date.japanese)（\(weekday)）に\(count)問。",
      "Next: \(count) on \(weekday), \(date.english).")
  }

  /// The first day after today on which items are due, and their number; `nil` if none are due
  /// within the week.
  private var nextReview: DueDay? {
    let week = dueOfWeek
    return week.indices.dropFirst().first { week[$0] > 0 }
      .map { DueDay(clock.today + $0, count: week[$0]) }
  }

  /// When the next items are due and how many, in a few words; `nil` if none are due within the
  /// week. Unlike the forecast, this reads no tables of lessons, which would make a start wait.
  var wordsForNextReview: String? {
    updateSnapshot()
    if snapshot.nextDue == nil { snapshot.nextDue = .some(readNextDue()) }
    guard let next = snapshot.nextDue ?? nil, let day = Day(next.day) else { return nil }
    let count = next.count.grouped
    return next.day == clock.today + 1
      ? language.label("あす\(count)問", "\(count) tomorrow")
      : language.label(
        "\(words(for: day).japanese)に\(count)問",
        "\(count) on \(language.weekday(next.day.weekday))")
  }

  private func readNextDue() -> DueDay? {
    let today = clock.today
    return read { records throws(RecordsError) in
      try records.nextDue(after: today, through: today + 6) {
        askedItems.mayAsk($0, in: catalog)
      }
    } ?? nil
  }

  /// Says that nothing is due, when the learner asks for the review.
  var wordsForNothingDue: String {
    guard hasItemsToRemember else {
      return language("まだ復習するものがありません。", "There is nothing to review yet.")
    }
    return language("いま復習するものはありません。", "Nothing is due now.")
      + language.plain("", " ") + wordsForComingReviews
  }

  /// Where the rows for the reviews of subjects have the readings of their titles, in a width in
  /// cells.
  func readingsForReview(in width: Int) -> TitleReadings {
    TitleReadings(
      of: catalog.subjects.map(\.title), in: RowRoom.forText(in: width, beside: 6), language)
  }

  /// The row of a subject, with the number of its items that are due.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - readings: Those of ``readingsForReview(in:)``.
  /// - Returns: The row.
  func row<Owner>(forReviewOf subject: Subject, _ readings: TitleReadings) -> Row<Owner> {
    let count = dueCount(of: subject.id)
    let row = Row<Owner>(
      readings.text(of: subject.title),
      // Below a heading, numbers need no word.
      details: [
        RowDetail(language.label("\(count.grouped)問", count.grouped)).readAs(
          self.language.questions(count))
      ])
    let complete = readings.complete(row, of: subject.title)
    return count == 0 ? complete.style(.muted) : complete
  }

  /// The number of items that a review asks of those that are due: a portion of them after a long
  /// absence, when all would take too long, and what is left after such a portion.
  func portion(ofReview count: Int) -> Int {
    let portion = Self.roundsOfPortion * settings.roundLength
    return count > portion + portion / 2 ? portion : count
  }

  /// The length of a portion of a review, in rounds of a lesson.
  private static var roundsOfPortion: Int { 4 }

  /// The details of a row that starts the review of the day.
  var detailsOfReview: [RowDetail] { details(ofReview: dueCount) }

  /// The details of a row that starts a review of so many due items: the time that it takes, and
  /// the number of questions, of which it asks a portion if they are too many.
  func details(ofReview count: Int) -> [RowDetail] {
    let portion = portion(ofReview: count)
    let (words, number) = (language.questions(count), count.grouped)
    let spoken = language.label("\(number)問中 \(portion)問", "\(portion) of \(words)")
    return [
      RowDetail(wordsForTime(ofReview: portion)),
      portion == count
        ? RowDetail(words)
        // The word would leave a narrow window no room for the number.
        : RowDetail(language.label("\(portion)/\(number)問", "\(portion) of \(number)"))
          .readAs(spoken),
    ]
  }

  /// The estimated minutes that a number of questions take. In a row it comes before the number,
  /// because it is what a narrow window can do without.
  func wordsForTime(ofReview count: Int) -> String {
    let minutes = max(1, (count * secondsPerQuestion + 30) / 60)
    return language.label("およそ \(minutes)分", "about \(minutes) min")
  }

  /// The estimated seconds for a question, including a look at the answer: as the learner needed
  /// lately, or 15 before that is known.
  private var secondsPerQuestion: Int {
    let recent = overview.summary.recent
    guard recent.answers >= 20, recent.milliseconds > 0 else { return 15 }
    let look = 4
    return min(60, recent.milliseconds / recent.answers / 1_000 + look)
  }

  /// Whether something was answered today that had been answered before, as in a review.
  var hasReviewedToday: Bool { overview.summary.today.answers > overview.summary.today.begun }

  /// Says that the review of the day is done, or that there was none to do.
  var wordsForReviewDone: String {
    hasReviewedToday
      ? "\(glyphs.right) \(language.label("終わり", "done"))"
      : language.label("きょうは0問", "nothing due")
  }
}

extension Context where Owner: StudyScreen {
  /// Shows a round of the review in its mode, in place of another that is open there: the other
  /// would ask again what is answered in this one.
  func review(_ round: StudyRoute) {
    perform(.setPath([.review, round]), showing: StudyMode.review.id)
  }

  /// Shows the lessons of a subject in their mode, in place of a round that is open there, which is
  /// left as on the way back: an exam could not go on below them.
  func learn(_ subject: SubjectID) {
    perform(.setPath([.home, .subject(subject)]), showing: StudyMode.learn.id)
  }
}
