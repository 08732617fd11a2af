import Files
import StudyCatalog
import TestFolders
import Testing

@Suite("The state file")
struct StateFileTests {
  private let temporary: TestFolder
  private let folder: StateFolder

  init() throws {
    temporary = try TestFolder()
    folder = StateFolder(path: temporary.path)
  }

  @Test("keeps unknown fields when the state changes")
  func unknownFields() throws {
    let before = """
      {"made":[1e400,-0.50,18446744073709551616,{"\\u00e9\\n\\"":null}],"state":\
      {"lessons":{"math/addition":{"note":"\\ud83d\\ude00/","runs":{"1+1":2}},\
      "none/such":{"ease":2.5,"runs":{}}},"streak":{"days":3,"on":true}},"version":1}
      """
    try temporary.write(before, to: "state.json")
    let lesson = try #require(LessonID("math/addition"))
    let day = try #require(Day("2026-04-01"))
    let reading = try folder.update {
      $0[lesson].record(item: "1+1", isCorrect: true, on: day)
      $0.place = PlaceCode("13")
    }
    #expect(reading.damagedFile == nil)
    let after = """
      {"made":[1e400,-0.50,18446744073709551616,{"é\\u000a\\"":null}],"state":\
      {"lessons":{"math/addition":{"lastVisit":"2026-04-01","note":"😀/","runs":{"1+1":3}},\
      "none/such":{"ease":2.5,"runs":{}}},"place":"13","streak":{"days":3,"on":true}},"version":1}

      """
    #expect(try temporary.read("state.json") == after)
  }

  @Test(
    "keeps the readable parts of a damaged file, and a copy of it",
    arguments: [
      #""bestScore":101"#, #""bestScore":-1"#, #""bestScore":"90""#, #""bestScore":9e99"#,
      #""lastVisit":"2026-02-29""#, #""lastVisit":"0000-01-01""#, #""lastVisit":20260401"#,
      #""lastVisit":"10000-01-01""#, #""runs":[]"#, #""runs":{"a":9223372036854775807}"#,
      #""runs":{"a":-9223372036854775808}"#, #""runs":{"a":10000}"#, #""runs":{"a":1.5}"#,
      #""runs":{"a":99999999999999999999}"#, #""runs":{"a":null}"#,
      #""note":1},"nonsense":{"runs":{}"#, #""note":1},"math/no-object":[],"math/x":{"runs":{}"#,
    ])
  func unreadableFields(field: String) throws {
    let text = """
      {"version":1,"state":{"place":"13","lastLesson":"math/addition","extra":[],"lessons":{\
      "math/addition":{"bestScore":90,"lastVisit":"2026-04-01","runs":{"1+1":2}},\
      "math/sums":{"runs":{},\(field)}}}}
      """
    try temporary.write(text, to: "state.json")
    let reading = try folder.read()
    #expect(reading.damagedFile == "\(folder.file).damaged-1")
    #expect(try temporary.read("state.json.damaged-1") == text)
    let lesson = try #require(LessonID("math/addition"))
    #expect(reading.state.place == PlaceCode("13"))
    #expect(reading.state.lastLesson == lesson)
    #expect(reading.state[lesson].bestScore == 90)
    #expect(reading.state[lesson].lastVisit == Day("2026-04-01"))
    #expect(reading.state[lesson].runs == ["1+1": 2])
    let again = try folder.read()
    #expect(again.state == reading.state && again.damagedFile == nil)
    #expect(try temporary.read("state.json").contains(#""extra":[]"#))
  }

  @Test("can count on from every number that it accepts", arguments: [-9999, 0, 9999])
  func limits(run: Int) throws {
    try temporary.write(
      """
      {"version":1.0,"state":{"lessons":{"math/addition":{"bestScore":100,"lastVisit":"9999-12-31",\
      "runs":{"1+1":\(run)}}}}}
      """, to: "state.json")
    let lesson = try #require(LessonID("math/addition"))
    let reading = try folder.update { state in
      for isCorrect in [false, true] {
        state[lesson].record(item: "1+1", isCorrect: isCorrect, on: .earliest)
        state[lesson].record(item: "1+1", isCorrect: isCorrect, on: .latest)
      }
    }
    #expect(reading.damagedFile == nil)
    #expect(reading.state[lesson].runs == ["1+1": 2])
    #expect(reading.state[lesson].lastVisit == .latest)
  }

  @Test("is left alone if it is larger than a state can be")
  func tooLarge() throws {
    let state = #"{"version":1,"state":{"lessons":{}}}"#
    let padding = String(repeating: " ", count: 1_000_000 - state.utf8.count)
    try temporary.write(state + padding, to: "state.json")
    #expect(try folder.read().damagedFile == nil, "white space behind the state counts")
    try temporary.write(state + padding + " ", to: "state.json")
    let error = StateError.notReadable(path: folder.file, .tooLarge(limit: 1_000_000))
    #expect(throws: error) { try folder.read() }
    #expect(throws: error) { try folder.update { $0.place = PlaceCode("13") } }
    #expect(temporary.names() == ["state.json", "state.lock"])
  }

  @Test("never grows beyond the size that can be read")
  func growing() throws {
    try folder.update { $0.place = PlaceCode("13") }
    let lesson = LessonID(
      subject: SubjectID(rawValue: "x"), word: String(repeating: "y", count: 1_000_000))
    #expect(throws: StateError.notWritable(path: folder.file, .tooLarge(limit: 1_000_000))) {
      try folder.update { $0.lastLesson = lesson }
    }
    #expect(try folder.read().state.place == PlaceCode("13"))
  }

  @Test("may be deeply nested, but not so deeply that reading it would crash")
  func nesting() throws {
    for (depth, isRead) in [(90, true), (200_000, false)] {
      let nest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      try temporary.write(
        #"{"version":1,"deep":\#(nest),"state":{"lessons":{}}}"#, to: "state.json")
      #expect(try (folder.read().damagedFile == nil) == isRead)
    }
  }
}
