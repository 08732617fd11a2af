import StudyCatalog
import Testing

@Suite("Progress in a lesson")
struct LessonProgressTests {
  @Test("a streak counts equal answers and restarts at the first different one")
  func runs() throws {
    let day = try #require(Day(year: 2026, month: 4, day: 1))
    var progress = LessonProgress()
    var seen: [Int?] = []
    for isCorrect in [true, true, false, false, true] {
      progress.record(item: "7×8", isCorrect: isCorrect, on: day)
      seen.append(progress.runs["7×8"])
    }
    #expect(seen == [1, 2, -1, -2, 1])
    #expect(progress.lastVisit == day)
  }

  @Test("a streak stops at its limit", arguments: [Int.max, 9999, 9998])
  func longestRun(before: Int) throws {
    let day = try #require(Day("2026-04-01"))
    var progress = LessonProgress()
    progress.runs = ["right": before, "wrong": -before]
    progress.record(item: "right", isCorrect: true, on: day)
    progress.record(item: "wrong", isCorrect: false, on: day)
    #expect(progress.runs == ["right": 9999, "wrong": -9999])
  }

  @Test("setting the clock back does not undo a visit")
  func clockSetBack() throws {
    let (day, before) = (try #require(Day("2026-04-02")), try #require(Day("2026-04-01")))
    var progress = LessonProgress()
    progress.record(item: "7×8", isCorrect: true, on: day)
    progress.record(item: "7×8", isCorrect: true, on: before)
    progress.finishRound(correct: 2, of: 2, on: before)
    #expect(progress.lastVisit == day)
  }

  @Test("an item counts as right if its latest answer was right")
  func rightCount() throws {
    let day = try #require(Day(year: 2026, month: 4, day: 1))
    var progress = LessonProgress()
    var seen: [Int] = []
    for (item, isCorrect) in [("a", false), ("a", true), ("b", true), ("b", true), ("a", false)] {
      progress.record(item: item, isCorrect: isCorrect, on: day)
      seen.append(progress.rightCount)
    }
    #expect(seen == [0, 1, 2, 2, 1])
  }

  @Test("the best score never falls")
  func best() throws {
    let day = try #require(Day(year: 2026, month: 4, day: 1))
    var progress = LessonProgress()
    progress.finishRound(correct: 0, of: 0, on: day)
    #expect(progress.bestScore == nil)
    progress.finishRound(correct: 2, of: 3, on: day)
    progress.finishRound(correct: 1, of: 3, on: day)
    #expect(progress.bestScore == 66)
  }

  @Test(
    "a day can be read back from its text",
    arguments: [
      "2026-11-21", "0900-01-02", "2024-02-29", "2000-02-29", "\(Day.earliest)", "\(Day.latest)",
    ])
  func days(text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(
    "an invalid day is refused",
    arguments: [
      "", "2026-13-01", "2026-1", "x-1-1", "2026-01-32", "2026-02-29", "1900-02-29", "2026-04-31",
      "0000-12-31", "10000-01-01", "\(Int.max)-01-01", "2026-99999999999999999999-01",
    ])
  func noDays(text: String) {
    #expect(Day(text) == nil)
  }

  @Test("a lesson's name can be read back from its text, and needs both parts")
  func names() {
    #expect(LessonID("math/addition")?.description == "math/addition")
    for text in ["", "math", "/", "math/", "/addition", "a/b/c"] {
      #expect(LessonID(text) == nil)
    }
  }
}
