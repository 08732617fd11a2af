import StudyCatalog
import Testing

@Suite("Days of the calendar, and names of lessons")
struct DayTests {
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
      "2026-1-5", "2026-+1-05", "2026--1-05", "+026-01-05", "２０２６-01-05", "2026-01-05-",
      "02026-01-05",
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
