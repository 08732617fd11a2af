import Records
import StudyCatalog
import TerminalUI

extension StudyModel {
  /// The share of a subject's items that are learned.
  func progress(in subject: Subject) -> ProgressBar<HomeScreen> {
    let lessons = current.summary.lessons
    // The records may have answers to items that a lesson no longer asks.
    let shown = self.lessons(of: subject.id)
    let learned = shown.map { min(lessons[$0.id]?.learned ?? 0, $0.itemCount) }
    return ProgressBar(learned.reduce(0, +), of: shown.map(\.itemCount).reduce(0, +))
  }

  /// The share of a lesson's items that are learned.
  func progress<Owner>(in lesson: Lesson) -> ProgressBar<Owner> {
    ProgressBar(
      min(current.summary.lessons[lesson.id]?.learned ?? 0, lesson.itemCount),
      of: lesson.itemCount)
  }

  /// The full name of the place where the person lives.
  var placeName: String {
    guard let place else { return language.label("未設定", "Not set") }
    return Places.all.fullName(place).map { language($0) } ?? "\(place)"
  }

  /// Which version this is, and where its data comes from.
  var about: Dialog {
    Dialog(
      "Study \(studyVersion)\n" + language(CatalogAbout.places),
      choices: [language.label("閉じる", "Close")])
  }

  /// A lesson to go on with, from the first screen.
  struct NextStep {
    let lesson: LessonID
    let title: String
    let detail: String
  }

  /// The lesson that was left half-way, or else the last one.
  var nextStep: NextStep? {
    for round in current.openRounds {
      guard let lesson = catalog.lesson(round.lesson) else { continue }
      let place = "\(round.given.count + 1)/\(round.source.plan.count)"
      return NextStep(
        lesson: lesson.id, title: language.label("つづきから", "Continue"),
        detail: "\(language.label(lesson.title)) \(place)")
    }
    return lastLesson.flatMap(catalog.lesson).map { lesson in
      NextStep(
        lesson: lesson.id, title: language.label("前回のレッスン", "Last lesson"),
        detail: language.label(lesson.title))
    }
  }

  /// The next lesson of the same subject.
  func lesson(after lesson: LessonID) -> Lesson? {
    let lessons = lessons(of: lesson.subject)
    guard let index = lessons.firstIndex(where: { $0.id == lesson }) else { return nil }
    return lessons.dropFirst(index + 1).first
  }
}

extension ProgressBar {
  /// The counts done and in total, padded to a constant width.
  var counts: String {
    let total = "\(total)"
    return "\(done)".padded(toFront: total.utf8.count) + "/\(total)"
  }
}

extension String {
  /// The text after as many blanks as make it so many cells wide. It has one cell for each byte.
  func padded(toFront width: Int) -> String {
    String(repeating: " ", count: max(0, width - utf8.count)) + self
  }
}
