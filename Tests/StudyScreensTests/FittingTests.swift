import Dispatch
import Navigation
import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Fitting the schedule", .timeLimit(.minutes(20)))
struct FittingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Gives 26 answers to each of 40 items, as somebody who remembers nearly everything, so many
  /// days after the one before.
  private func answer(every gap: Int) throws {
    var chance = SeededGenerator(seed: 7)
    var log: [StoredAnswer] = []
    for turn in 0..<26 {
      for item in 0..<40 {
        let grade: Grade = turn == 0 || Int.random(in: 0..<50, using: &chance) > 0 ? .good : .again
        let before = (30 - turn) * (gap * 86_400_000 + 60_000)
        log.append(
          StoredAnswer(
            id: log.count + 1,
            answer: AnswerRecord(
              card: CardID(lesson: MapLesson.capital.id, item: "\(item + 1)"), form: .typed,
              given: "", grade: grade, milliseconds: 900,
              time: LocalTime(
                milliseconds: LocalTime.noon.milliseconds - before + item, minutesEast: 0))))
      }
    }
    #expect(try Records.open(in: folder.file("state")).merge([log]) == [1_040])
  }

  @Test("goes to its end while keys are handled, is kept, and leads back to the standard one")
  func toItsEnd() throws {
    try answer(every: 9)
    let study = RunningStudy([.record, .settings], in: folder)
    let woken = DispatchSemaphore(value: 0)
    study.app.queue.setWake { woken.signal() }
    study.app.queue.useThreads()
    study.press("home", "down", "down", "down", "down", "down", "down")
    #expect(study.text.contains("❯ Fit the schedule") && study.text.contains("standard"))
    study.press("enter")
    #expect(study.text.contains("working..."))
    // A second time, it does nothing; another row has the focus while it goes on.
    study.press("enter", "down")
    #expect(study.text.contains("❯ Theme") && study.text.contains("working..."))
    while study.text.contains("working...") {
      woken.wait()
      study.app.queue.runReady()
    }
    #expect(study.text.contains("fitted"))
    let kept = try #require(try study.records.setting(.parameters))
    let values = kept.split(separator: " ").compactMap { Double($0) }
    let parameters = try #require(FSRSParameters(values))
    let fit = ParameterFit(try study.records.histories())
    let (own, standard) = (fit.loss(of: parameters), fit.loss(of: .standard))
    #expect(try #require(own) < (try #require(standard)))

    study.press("up", "enter")
    #expect(study.text.contains("fitted to how you forget"))
    study.press("up", "enter")
    #expect(study.text.contains("standard") && !study.text.contains("fitted"))
    #expect(try study.records.setting(.parameters) == nil)
  }

  @Test("a schedule that was fitted stays while it is fitted again, and if that is given up")
  func fittedAgain() throws {
    try answer(every: 9)
    let study = RunningStudy([.record, .settings], in: folder)
    study.app.queue.useThreads()
    try study.records.set(FSRSParameters.standard)
    let kept = try #require(try study.records.setting(.parameters))
    study.press("home", "down", "down", "down", "down", "down", "down", "enter", "down", "enter")
    #expect(study.text.contains("working..."))
    #expect(try study.records.setting(.parameters) == kept)
    study.press("esc")
    #expect(try study.records.setting(.parameters) == kept)
  }

  @Test("keeps nothing that answers told which were erased meanwhile")
  func erasedMeanwhile() throws {
    try answer(every: 9)
    let study = RunningStudy([.record, .settings], in: folder)
    let woken = DispatchSemaphore(value: 0)
    study.app.queue.setWake { woken.signal() }
    study.app.queue.useThreads()
    study.press("home", "down", "down", "down", "down", "down", "down", "enter")
    study.press("end", "enter", "up", "enter", "up", "enter", "enter")
    #expect(try study.records.isEmpty())
    // The row is there again once there are answers again.
    try answer(every: 9)
    study.press("alt+1", "alt+4")
    while study.text.contains("working...") {
      woken.wait()
      study.app.queue.runReady()
    }
    #expect(study.text.contains("Fit the schedule") && !study.text.contains("fitted"))
    #expect(try study.records.setting(.parameters) == nil)
  }

  @Test("says so if all answers were given on one day")
  func tooEarly() throws {
    try answer(every: 0)
    let study = RunningStudy([.record, .settings], in: folder)
    study.press("home", "down", "down", "down", "down", "down", "down", "enter")
    #expect(study.text.contains("needs more answers on later days"))
    #expect(try study.records.setting(.parameters) == nil)
  }
}
