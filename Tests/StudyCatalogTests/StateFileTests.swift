import Files
import StudyCatalog
import TestFolders
import Testing

@Suite("An older program's state file")
struct StateFileTests {
  private let temporary: TestFolder
  private let folder: StateFolder

  init() throws {
    temporary = try TestFolder()
    folder = StateFolder(path: temporary.path)
  }

  @Test("may have fields that nobody knows")
  func unknownFields() throws {
    try temporary.write(
      """
      {"made":[1e400,-0.50,18446744073709551616,{"\\u00e9\\n\\"":null}],"state":\
      {"lessons":{"math/addition":{"note":"\\ud83d\\ude00/","runs":{"1+1":2}},\
      "none/such":{"ease":2.5,"runs":{}}},"streak":{"days":3,"on":true}},"version":1}
      """, to: "state.json")
    let reading = try folder.read()
    #expect(reading.damagedFile == nil)
    #expect(
      reading.state.lessons.mapValues(\.runs) == [
        try #require(LessonID("math/addition")): ["1+1": 2],
        try #require(LessonID("none/such")): [:],
      ])
  }

  @Test(
    "is read as far as it can be",
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
    #expect(reading.damagedFile == folder.file)
    #expect(try temporary.read("state.json") == text)
    let lesson = try #require(LessonID("math/addition"))
    #expect(reading.state.place == PlaceCode("13"))
    #expect(reading.state.lastLesson == lesson)
    let progress = try #require(reading.state.lessons[lesson])
    #expect(progress.bestScore == 90)
    #expect(progress.lastVisit == Day("2026-04-01"))
    #expect(progress.runs == ["1+1": 2])
  }

  @Test("may have numbers up to their limits", arguments: [-9999, 0, 9999])
  func limits(run: Int) throws {
    try temporary.write(
      """
      {"version":1.0,"state":{"lessons":{"math/addition":{"bestScore":100,"lastVisit":"9999-12-31",\
      "runs":{"1+1":\(run)}}}}}
      """, to: "state.json")
    let reading = try folder.read()
    #expect(reading.damagedFile == nil)
    let progress = try #require(reading.state.lessons.values.first)
    #expect(progress.bestScore == 100)
    #expect(progress.lastVisit == .latest)
    #expect(progress.runs == ["1+1": run])
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
    #expect(temporary.names() == ["state.json"])
  }

  @Test("may be deeply nested, but not so deeply that reading it would crash")
  func nesting() throws {
    for (depth, isRead) in [(512, true), (513, false), (200_000, false)] {
      let nest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      try temporary.write(
        #"{"version":1,"deep":\#(nest),"state":{"lessons":{}}}"#, to: "state.json")
      #expect(try (folder.read().damagedFile == nil) == isRead, "\(depth)")
    }
  }
}
