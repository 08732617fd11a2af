import Records
import SpacedRepetition
import StudyCatalog
import Testing

@Suite("The log of answers")
struct AnswerLogTests {
  /// Answers with everything that a form of text could stumble over.
  private static let answers: [StoredAnswer] = {
    let given = [
      "よこはまし", "a,b", "“\"quoted\"”", "", " two\nlines\r\n", "\\n\t\u{1F1EF}", "'=1+1",
      // A quotation mark is a part of a character here.
      "\"\u{FF9E} ww", "a\"\u{301},\"\u{FE0F}",
    ]
    let zones = [540, 0, -570, 345, 1_080, -1_080]
    return given.enumerated().map { index, given in
      StoredAnswer(
        id: index * 3 + 1,
        answer: AnswerRecord(
          card: Learner.id(index, of: Learner.words),
          form: AnswerForm.allCases[index % 3], given: given, grade: Grade.allCases[index % 4],
          milliseconds: index * 1_234,
          time: LocalTime(
            milliseconds: Learner.evening + index * 7_654_321,
            minutesEast: zones[index % zones.count])))
    }
  }()

  private func text(_ answers: [StoredAnswer], as form: AnswerLog, end: String = "\n") -> String {
    ([form.header].compactMap(\.self) + answers.map(form.line)).map { $0 + end }.joined()
  }

  @Test("comes back as it was written", arguments: AnswerLog.allCases, ["\n", "\r\n"])
  func isReadBack(form: AnswerLog, end: String) {
    let reading = AnswerLogReading(text(Self.answers, as: form, end: end))
    #expect(reading.mistakes.isEmpty)
    #expect(reading.answers == Self.answers)
  }

  @Test("is recognized as JSON below empty lines")
  func emptyLines() {
    let reading = AnswerLogReading("\n\r\n \n" + text(Self.answers, as: .json))
    #expect(reading.mistakes.isEmpty && reading.answers == Self.answers)
    let mistake = AnswerLogReading("\n{\"number\":1}\n").mistakes.first
    #expect(mistake?.line == 2)
  }

  @Test(
    "has every stored answer, however far from UTC its zone", arguments: [1_440, -1_439, Int.min])
  func farZone(zone: Int) throws {
    let learner = try Learner()
    try learner.open().answer(Learner.answer(1))
    try learner.run("UPDATE answers SET zone = \(zone)")
    var times: [LocalTime] = []
    try learner.open().eachAnswer {
      times.append($0.answer.time)
      return true
    }
    let nearest = zone < 0 ? -1_080 : 1_080
    #expect(times == [LocalTime(milliseconds: Learner.evening, minutesEast: nearest)])
    #expect(LocalTime(milliseconds: 0, minutesEast: zone).minutesEast == nearest)
  }

  @Test("has a line for each answer, in words that a person can read")
  func lines() {
    let answer = Self.answers[1]
    #expect(
      AnswerLog.csv.line(answer)
        == "4,2026-11-21T12:07:34.321+00:00,english/words,1,typed,\"a,b\",hard,1234")
    #expect(
      AnswerLog.json.line(answer) == """
        {"number":4,"time":"2026-11-21T12:07:34.321+00:00","lesson":"english/words","item":"1",\
        "form":"typed","given":"a,b","grade":"hard","milliseconds":1234}
        """)
  }

  @Test("is read in the order of its numbers, however a spreadsheet has sorted lines and columns")
  func sorted() {
    let reading = AnswerLogReading(
      """
      \u{FEFF}lesson,item,note,time,form,grade,number
      english/words,7,x,2026-11-21T18:05:09Z,typed,good,12

      english/words,3,"y,
      z",2026-11-21T18:05:10.500999999999999999999-03:30,choice,again,11
      """)
    #expect(reading.mistakes.isEmpty)
    #expect(reading.answers.map(\.id) == [11, 12])
    #expect(reading.answers.map(\.answer.card.item) == ["3", "7"])
    #expect(reading.answers.map(\.answer.time.minutesEast) == [-210, 0])
    #expect(reading.answers.map { $0.answer.time.milliseconds % 1_000 } == [500, 0])
  }

  @Test("is read with the longest question that a lesson may have")
  func longItem() {
    let reading = AnswerLogReading(Self.row("item", String(repeating: "あ", count: 1_000)))
    #expect(reading.mistakes.isEmpty && reading.answers.count == 1)
  }

  @Test(
    "names the line and the column of what can't be read",
    arguments: [
      ("", 1, LogProblem.noLog), ("name,score\nA,1\n", 1, .noLog), ("\"number", 1, .noLog),
      ("number,time,lesson,form,grade\n", 1, .noColumn("item")),
      ("\(header)\n1,2,3\n", 2, .notARow), ("\(header)\n\"1\"x,\n", 2, .notARow),
      (row("time", "yesterday"), 2, .notAValue("yesterday", of: "time")),
      (row("time", "2026-02-30T00:00:00Z"), 2, .notAValue("2026-02-30T00:00:00Z", of: "time")),
      (row("time", "2026-11-21T24:00:00Z"), 2, .notAValue("2026-11-21T24:00:00Z", of: "time")),
      (row("time", "2026-11-21T18:00:00"), 2, .notAValue("2026-11-21T18:00:00", of: "time")),
      (row("time", "2026-11-21T18:00:00+18:01"), 2, tooFar("+18:01")),
      (row("time", "2026-11-21T18:00:00-24:30"), 2, tooFar("-24:30")),
      (row("time", "2026-11-21T18:05:09.123abc+09:00"), 2, noTime("18:05:09.123abc+09:00")),
      (row("time", "2026-11-21T18:05:09.+09:00"), 2, noTime("18:05:09.+09:00")),
      (row("time", "2026-11-21T1:2:3Z"), 2, noTime("1:2:3Z")),
      (row("time", "2026-11-21T18:05:09Z09:00"), 2, noTime("18:05:09Z09:00")),
      (row("time", "2026-11-21T18:05:09+9:00"), 2, noTime("18:05:09+9:00")),
      (row("lesson", "words"), 2, .notAValue("words", of: "lesson")),
      (row("item", ""), 2, .notAValue("", of: "item")),
      (
        row("item", String(repeating: "あ", count: 1_001)), 2,
        .notAValue(String(repeating: "あ", count: 40) + "…", of: "item")
      ),
      (row("form", "shouted"), 2, .notAValue("shouted", of: "form")),
      (row("grade", "5"), 2, .notAValue("5", of: "grade")),
      (row("number", "one"), 2, .notAValue("one", of: "number")),
      (row("milliseconds", "-5"), 2, .notAValue("-5", of: "milliseconds")),
      (row("milliseconds", "86400001"), 2, .notAValue("86400001", of: "milliseconds")),
      (header.replacing(",", with: ";") + "\n", 1, .noCommas),
      (header.replacing(",", with: "\t") + "\n", 1, .noCommas),
      (row("given", "a\u{1B}[2J"), 2, .notAValue("a\u{1B}[2J", of: "given")),
      (row("given", "a\u{7F}"), 2, .notAValue("a\u{7F}", of: "given")),
      (row("given", "a\u{85}b"), 2, .notAValue("a\u{85}b", of: "given")),
      (row("milliseconds", "1e3"), 2, .notAValue("1e3", of: "milliseconds")),
      ("{\"number\":1}\n[]\n", 1, .notAValue("", of: "lesson")),
      ("{}x\n", 1, .notAnObject), ("{\"number\":\n", 1, .notAnObject),
    ])
  func mistakes(text: String, line: Int, problem: LogProblem) {
    let reading = AnswerLogReading(text)
    #expect(reading.mistakes.first == LogMistake(line: line, problem: problem))
    #expect(reading.answers.isEmpty)
    let message = problem.message
    #expect(!message.english.isEmpty && !message.japanese.isEmpty)
  }

  @Test("is not read further after twenty mistakes")
  func manyMistakes() {
    let lines = repeatElement("1,2\n", count: 1_000).joined()
    #expect(AnswerLogReading("\(Self.header)\n\(lines)").mistakes.count == 20)
  }

  private static func tooFar(_ zone: String) -> LogProblem { noTime("18:00:00\(zone)") }

  private static func noTime(_ clock: String) -> LogProblem {
    .notAValue("2026-11-21T\(clock)", of: "time")
  }

  private static let header = "number,time,lesson,item,form,given,grade,milliseconds"

  /// A table of one row in which one column has another value.
  private static func row(_ column: String, _ value: String) -> String {
    let row = zip(
      header.split(separator: ","),
      ["1", "2026-11-21T18:05:09+09:00", "english/words", "7", "typed", "x", "good", "900"])
    return "\(header)\n" + row.map { $0 == column ? value : $1 }.joined(separator: ",")
  }
}
