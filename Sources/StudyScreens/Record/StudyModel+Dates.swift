import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

extension Language {
  // Charts and dates have room for two Japanese columns or three English letters, so the English
  // names are the usual abbreviations.

  /// The name of a day of the week, from 0 for Sunday: 日, Sun.
  func weekday(_ number: Int) -> String {
    plain(
      ["日", "月", "火", "水", "木", "金", "土"][number],
      ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][number])
  }

  /// The name of a month, from 1: 4月, Apr.
  func month(_ number: Int) -> String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return plain("\(number)月", names[number - 1])
  }
}

extension StudyModel {
  /// The bar of a day of this week with a number of questions, read as きょう：3問 or 4月1日（水）：3問 in
  /// Japanese, and as Today: 3 or Wed, Apr 1: 3 in English.
  func bar(for day: StudyDay, _ count: Int, today: StudyDay) -> Bar {
    let bar = Bar(
      words(for: day, today: today), count, words: count.grouped,
      role: day == today ? .accent : .border)
    return bar.readAs(
      "\(name(of: day))\(language.colon)\(language.label("\(count.grouped)問", count.grouped))")
  }

  /// Names a day: きょう or 4月1日（水） in Japanese, Today or Wed, Apr 1 in English.
  func name(of day: StudyDay) -> String {
    if day == clock.today { return language("きょう", "Today") }
    let weekday = language.weekday(day.weekday)
    let date = Day(day).map { words(for: $0) } ?? BilingualText("")
    return language.plain("\(date.japanese)（\(weekday)）", "\(weekday), \(date.english)")
  }

  /// Names a day of this week: きょう or 水 1日 in Japanese, Today or Wed Apr 1 in English.
  private func words(for day: StudyDay, today: StudyDay) -> String {
    if day == today { return language("きょう", "Today") }
    let (weekday, date) = (language.weekday(day.weekday), Day(day))
    let number = "\(date?.day ?? 0)".padded(toFront: 2)
    return language.plain(
      "\(weekday) \(number)日", "\(weekday) \(language.month(date?.month ?? 1)) \(number)")
  }

  /// The day a round ended, or the time if that was today.
  func wordsForEnd(of result: RoundResult) -> String {
    let end = clock.time(at: result.ended)
    if end.day == clock.today {
      return language.label("きょう \(end.timeOfDay)", "today \(end.timeOfDay)")
    }
    return Day(end.day).map { language.label(words(for: $0)) } ?? ""
  }

  /// The same in few cells: 12:00, 3月31日 or Mar 31; in another year, 2025年3月 or Mar 2025.
  func shortWordsForEnd(of result: RoundResult) -> String {
    let end = clock.time(at: result.ended)
    guard end.day != clock.today, let day = Day(end.day) else { return end.timeOfDay }
    let month = language.month(day.month)
    guard Day(clock.today)?.year == day.year else {
      return language.plain("\(day.year)年\(day.month)月", "\(month) \(day.year)")
    }
    return language.plain("\(day.month)月\(day.day)日", "\(month) \(day.day)")
  }

  /// A date: 3月31日 or Mar 31. It includes the year unless that is the current one.
  func words(for day: Day) -> BilingualText {
    let isThisYear = Day(clock.today)?.year == day.year
    return BilingualText(
      japanese: (isThisYear ? "" : "\(day.year)年") + "\(day.month)月\(day.day)日",
      english: "\(language.month(day.month)) \(day.day)" + (isThisYear ? "" : ", \(day.year)"))
  }

  /// Names a week and the number of answers in it; `nil` without answers or a date.
  func words(for week: (first: StudyDay, count: Int)) -> String? {
    guard week.count > 0, let first = Day(week.first) else { return nil }
    let date = words(for: first)
    return language.label(
      BilingualText(
        japanese: "\(date.japanese)からの1週間：\(week.count.grouped)問",
        english: "Week of \(date.english): \(week.count.grouped)"))
  }

  /// The title of a round: that of its lesson, Review, or Mistakes.
  func title(of result: RoundResult) -> BilingualText {
    guard let lesson = result.lesson else {
      return result.asksMistakes
        ? BilingualText(japanese: "まちがえた問題", english: "Mistakes")
        : BilingualText(japanese: "復習", english: "Review")
    }
    let title = catalog.lesson(lesson)?.title ?? BilingualText("\(lesson)")
    guard result.exam != nil else { return title }
    return BilingualText(
      japanese: "テスト：\(title.japanese)", english: "Exam: \(title.english)",
      readings: title.readings)
  }

  /// Describes an exam: its time limit, whether the time ran out, and how many questions are
  /// unanswered.
  func words(for exam: ExamTime, unanswered count: Int) -> String {
    let limit = language.time(exam.limit / 1_000)
    let isInTime = exam.used < exam.limit
    let end = isInTime ? language("時間内", "finished in time") : language("時間切れ", "time up")
    let rest = count == 0 ? "" : language("、未回答\(count.grouped)問", ", \(count.grouped) unanswered")
    return language("テスト（\(limit)）：\(end)\(rest)", "Exam (\(limit)): \(end)\(rest)")
  }
}

extension LocalTime {
  /// The hours and minutes: 9:05.
  fileprivate var timeOfDay: String {
    let minutes = milliseconds / 60_000 + minutesEast
    let inDay = (minutes % 1_440 + 1_440) % 1_440
    return "\(inDay / 60):" + (inDay % 60 < 10 ? "0" : "") + "\(inDay % 60)"
  }
}
