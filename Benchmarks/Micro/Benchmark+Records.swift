import Files
import Glibc
import Records
import SpacedRepetition
import StudyCatalog

extension Benchmark {
  /// Benchmarks of the records, on the disk with the folder for temporary files.
  static var records: [Benchmark] {
    [
      Benchmark(name: "one answer, on the disk") {
        let folder = RecordsFolder(cards: 400)
        let records = folder.open()
        return (
          200,
          {
            for item in 0..<200 { try? records.answer(folder.answer(item)) }
            withExtendedLifetime(folder) {}
          }
        )
      },
      opening(cards: 400), opening(cards: 10_000), home(cards: 400), home(cards: 10_000),
    ]
  }

  private static func opening(cards: Int) -> Benchmark {
    Benchmark(name: "opening the records of \(cards) cards") {
      let folder = RecordsFolder(cards: cards)
      return (20, { for _ in 0..<20 { _ = folder.open() } })
    }
  }

  private static func home(cards: Int) -> Benchmark {
    Benchmark(name: "the summary of \(cards) cards, all of them due") {
      let folder = RecordsFolder(cards: cards)
      let records = folder.open()
      return (
        20,
        {
          for _ in 0..<20 { _ = try? records.summary(on: folder.day + 100) }
          withExtendedLifetime(folder) {}
        }
      )
    }
  }
}

/// A folder with records, which is removed with the last reference to it.
private final class RecordsFolder {
  let day = StudyDay(number: 20_778)
  private let path: String
  private let lesson = LessonID(subject: SubjectID(rawValue: "social"), word: "benchmark")

  init(cards: Int) {
    var template = Array("/tmp/study-benchmark-XXXXXX".utf8CString)
    unsafe mkdtemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var (old, progress) = (StudyState(), LessonProgress())
    for item in 0..<cards { progress.runs["\(item)"] = 2 }
    old.lessons[lesson] = progress
    try? open().importState(StateReading(state: old), on: day)
  }

  deinit {
    let folder = try? Folder(path)
    for name in (try? folder?.names()) ?? [] { folder?.remove(name) }
    unsafe rmdir(path)
  }

  func open() -> Records { Records.open(in: path) }

  func answer(_ item: Int) -> AnswerRecord {
    AnswerRecord(
      card: CardID(lesson: lesson, item: "\(item)"), form: .typed, given: "よこはまし", grade: .good,
      milliseconds: 2_500,
      time: LocalTime(milliseconds: 1_795_255_200_000 + item * 9_000, minutesEast: 540))
  }
}
