import Navigation
import Records
import SpacedRepetition
import StudyCatalog

/// What the records had of a lesson before an exam that is in progress, on itself or on one that
/// asks some of the same items.
///
/// The screens show this until the exam ends. Its answers are stored when they are given, and the
/// numbers of due or learned items would tell which of them were right.
struct BeforeExam {
  /// The lesson.
  let lesson: LessonID
  /// Its cards, as they were before; of what was answered outside the exam since, as it is now.
  fileprivate(set) var cards: [NamedCard]
}

/// The exams with answers that are in progress, of which nothing may tell how many are right.
struct RunningExams {
  /// What there was before each exam, by the number of its round.
  private var before: [Int: [BeforeExam]] = [:]

  /// Whether no exam with answers is in progress.
  var isEmpty: Bool { before.isEmpty }

  /// What there was of their lessons, and of those that ask some of the same items.
  var all: [BeforeExam] { before.values.flatMap(\.self) }

  /// The cards of a lesson as they were before an exam on it, or on some of its items; `nil` if
  /// there is none.
  func cards(of lesson: LessonID) -> [NamedCard]? { all.first { $0.lesson == lesson }?.cards }

  /// Whether an exam is among them.
  func contains(_ exam: Round) -> Bool { before[exam.source.id] != nil }

  /// Adds an exam, with what there is of the lessons that ask its items.
  mutating func begin(_ exam: Round, with lessons: [BeforeExam]) {
    before[exam.source.id] = lessons
  }

  /// Removes a round, if it is an exam: its answers count like all others from now on.
  mutating func end(_ round: Round) { before[round.source.id] = nil }

  /// Shows an item as it is now in all lessons that ask it.
  mutating func show(_ id: CardID, as card: NamedCard?) {
    before = before.mapValues { lessons in
      lessons.map { known in
        guard id.lessons.contains(known.lesson) else { return known }
        var known = known
        known.cards.removeAll { $0.id.home == id.home }
        if let card { known.cards.append(card) }
        return known
      }
    }
  }
}

/// What the mode bar and the other modes tell of exams that aren't visible.
struct HiddenExams {
  /// The number of questions left in the exam of each mode that isn't visible; 1 for its result.
  private(set) var waiting: [PathID: Int] = [:]
  /// How many exams of this run have ended by themselves, perhaps while another screen was visible.
  private(set) var timedOutCount = 0

  /// Notes that the exam of a mode is no longer visible.
  mutating func hide(in mode: PathID, questionsLeft count: Int) { waiting[mode] = count }

  /// Notes that the exam of a mode is visible again, or gone.
  mutating func show(in mode: PathID) { waiting[mode] = nil }

  /// Notes that the time of the exam of a mode is up: only its result waits then.
  mutating func timeOut(in mode: PathID) {
    timedOutCount += 1
    if waiting[mode] != nil { waiting[mode] = 1 }
  }

  /// Notes that all exams are gone, because all answers were erased.
  mutating func forgetWaiting() { waiting = [:] }
}
