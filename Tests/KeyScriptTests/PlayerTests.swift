import KeyScript
import TerminalCore
import Testing

@Suite("Playing a script")
struct PlayerTests {
  @Test("a walk through every directive passes")
  func walk() throws {
    let report = try play(
      """
      open start
      note "first look"
      expect text "link start" row 7
      expect focus "北海道"
      expect events "List didAppear(pushed)"
      key down*3 up
      expect focus "京都府"
      expect cursor 10,7
      click at "京都"
      expect focus "東京都"
      key ctrl+y
      expect copied "東京都"
      key enter
      expect title "places"
      expect match /^> 東京都/ row 2
      settle
      expect idle
      expect route list/place:1
      expect depth 2
      expect title "東京都"
      expect style "東京都" reverse
      expect cursor hidden
      expect no text "北海道"
      expect no match /北|南/
      expect events "Place willAppear(pushed), Place didAppear(pushed)"
      expect journal push trigger=key:enter
      expect no leaks
      expect count "東" 1
      expect count "沖縄" 0
      key esc
      expect journal cause=back
      paste "x\\n"
      focus out
      raw "\\xff"
      expect text "[x ]-<"
      resize 10x3
      expect screen
      |places    |
      |  北海道  |
      |link start|
      end
      quit
      """)
    #expect("\(report)" == "walk.keys: passed")
    #expect(report.outcome.exitStatus == 0)
    #expect(report.duration == .milliseconds(180))
  }

  @Test(
    "a failed expectation is reported",
    arguments: [
      ("expect text \"沖縄\"", "“沖縄” is not on the screen"),
      ("expect text \"沖縄\" row 99", "there is no row 99; the last one is 7"),
      ("expect no text \"沖縄\" row 8", "there is no row 8; the last one is 7"),
      ("click at 16,2", "16,2 is not on the screen, whose last cell is 15,7"),
      ("scroll down 3 at 5,90", "5,90 is not on the screen, whose last cell is 15,7"),
      ("mouse press left 100,100", "100,100 is not on the screen, whose last cell is 15,7"),
      ("swipe right 0,4 90,4", "90,4 is not on the screen, whose last cell is 15,7"),
      ("expect text \"東京\" row 1", "“東京” is not on row 1"),
      ("expect text \"東京\" row 99", "there is no row 99; the last one is 7"),
      ("expect no text \"東京\"", "“東京” is on row 2"),
      ("expect match /^東/", "nothing on the screen matches /^東/"),
      ("expect match /東/ row 1", "nothing on row 1 matches /東/"),
      ("expect no match /府/", "row 3 matches /府/"),
      ("expect count \"都\" 1", "the count of “都” is “2”, not “1”"),
      ("expect route home", "the route is “list”, not “home”"),
      ("expect depth 2", "the depth is “1”, not “2”"),
      ("expect title \"a\"", "the title is “places”, not “a”"),
      ("expect focus \"a\"", "the focus is “北海道”, not “a”"),
      ("key enter\nsettle\nexpect focus \"a\"", "nothing has the focus"),
      ("expect copied \"a\"", "nothing has been copied"),
      ("key ctrl+y\nexpect copied \"a\"", "the copied text is “北海道”, not “a”"),
      ("expect cursor hidden", "the cursor is “0,7”, not “hidden”"),
      ("expect cursor 1,7", "the cursor is “0,7”, not “1,7”"),
      (
        "expect style \"places\" plain fg=1",
        "“places” is reverse fg=0 bg=0 at 0,0, not plain fg=1"
      ),
      ("expect style \"nowhere\" plain", "“nowhere” is not on the screen"),
      ("expect style \"府\" plain row 2", "“府” is not on row 2"),
      ("expect style \"府\" plain row 9", "there is no row 9; the last one is 7"),
      ("expect style \"都\" bold row 3", "“都” is plain fg=0 bg=0 at 4,3, not bold"),
      ("key enter\nexpect idle", "pending: push"),
      ("expect events \"\"", "the sequence of events is “List didAppear(pushed)”, not “”"),
      ("expect journal push", "the journal is empty"),
      (
        "key esc\nexpect journal push cause=back",
        "the last record is “pop cause=back trigger=key:esc”, without “push”"
      ),
      ("key ctrl+o\nexpect no leaks", "still alive: task of place:1"),
      ("key ctrl+x\nsettle", "still pending though nothing more is due: an answer"),
      ("key ctrl+r\nsettle", "still pending after 10s: wheel"),
      (
        "set load 1s\nkey ctrl+l\nexpect text \"loaded\" within 999ms",
        "“loaded” is not on the screen, even after 999ms"
      ),
      ("click at \"沖縄\"", "“沖縄” is not on the screen"),
      ("click at \"東京\" row 1", "“東京” is not on row 1"),
      ("click at \"東京\" row 99", "“東京” is not on row 99"),
      ("snapshot a", "this player has no store for snapshots"),
      ("key ctrl+k\nquit", "the program has ended with status 3, not 0"),
      ("key ctrl+b\nquit", "the program does not end"),
      ("key ctrl+c\nkey down", "the program has ended and takes no more input"),
      ("key ctrl+c down", "the program has ended before all of the input"),
      ("signal term\nquit", "the program has ended with status 143, not 0"),
    ])
  func failures(lines: String, message: String) throws {
    let report = try play(lines)
    #expect(report.failure?.message == message)
    #expect(report.failure?.line == 2 + lines.split(separator: "\n").count)
    #expect(report.outcome.exitStatus == 1)
  }

  @Test("a program that ended with status 0 has quit")
  func ended() throws {
    #expect(try play("key ctrl+c\nexpect title \"places\"\nquit").outcome.exitStatus == 0)
  }

  @Test("a timed mouse move without a pressed button is a mistake in the script")
  func noButton() throws {
    let report = try play("  mouse move 3,4 in 1s")
    #expect(
      report.mistake?.description == """
        walk.keys:3:3: no button of the mouse is down; `mouse press` one first
            mouse move 3,4 in 1s
            ^~~~~~~~~~~~~~~~~~~~
        """)
    #expect(report.outcome.exitStatus == 2)
  }

  @Test("a button stays down while another one is pressed and released")
  func twoButtons() throws {
    let lines = [
      "mouse press left 1,1", "mouse press right 2,2", "mouse move 3,3", "mouse release",
      "mouse move 4,4", "mouse release",
    ]
    let report = try play(lines.joined(separator: "\n"))
    let actions = arrivals(in: report).compactMap { arrival -> MouseEvent.Action? in
      if case .mouse(let event) = arrival.event { event.action } else { nil }
    }
    #expect(
      actions == [
        .press(.left), .press(.right), .drag(.right), .release(.right), .drag(.left),
        .release(.left),
      ])
  }

  @Test("a header after an event is refused, even in a script that was not parsed")
  func lateHeader() {
    let directives: [Directive] = [.header(.version), .time(.settle), .header(.seed(7))]
    let script = Script(file: "a.keys", lines: directives.map { ScriptLine($0) })
    let report = Player { FakeProgram($0) }.play(script)
    #expect(report.mistake?.problem == .late("set seed"))
  }

  @Test("a setting that the program refuses is reported on its line")
  func refusedSetting() throws {
    let player = Player { _ in throw RefusedSetting(.link, "there is no lesson “x”") }
    let script = try Script(
      parsing: "keys 1\nterm 80x24\n open social/x  # gone\nset seed 1\nkey down", file: "a.keys")
    #expect(
      player.play(script).description == """
        a.keys:3:2: there is no lesson “x”
           open social/x
           ^~~~~~~~~~~~~
        """)
  }

  @Test(
    "a click on a text hits its middle, in whole cells",
    arguments: [
      ("東京都", 4, 2), ("京都", 5, 2), ("都", 6, 2), ("Kyoto", 4, 4), ("o", 4, 4), ("> 北", 1, 1),
      ("a", 2, 0), ("places", 2, 0),
    ])
  func clicking(text: String, column: Int, row: Int) throws {
    let report = try play("click at \"\(text)\"")
    let position = Position(column: column, row: row)
    #expect(
      arrivals(in: report).map(\.event) == [
        .mouse(MouseEvent(.press(.left), at: position)),
        .mouse(MouseEvent(.release(.left), at: position)),
      ])
  }

  @Test("a grapheme of several scalars is found only as a whole")
  func graphemes() throws {
    let report = try play(
      """
      paste "ｶﾞ葛󠄀e\u{301}"
      expect text "ｶﾞ葛󠄀"
      expect text "e\u{301}"
      expect no text "e" row 7
      expect no text "葛" row 7
      """)
    #expect(report.failure?.message == nil)
  }

  @Test("without a position, the wheel turns where the mouse was, at first in the middle")
  func wheel() throws {
    let report = try play("scroll down 2\nmouse press left 3,4\nscroll alt+up\nscroll left at 1,1")
    #expect(
      arrivals(in: report).map(\.event) == [
        .mouse(MouseEvent(.wheel(.down), at: Position(column: 8, row: 4))),
        .mouse(MouseEvent(.wheel(.down), at: Position(column: 8, row: 4))),
        .mouse(MouseEvent(.press(.left), at: Position(column: 3, row: 4))),
        .mouse(MouseEvent(.wheel(.up), at: Position(column: 3, row: 4), .alt)),
        .mouse(MouseEvent(.wheel(.left), at: Position(column: 1, row: 1))),
      ])
  }

  @Test("raw bytes pass through the decoder, and a resized window reports its size")
  func bytes() throws {
    let report = try play("raw \"\\u{1b}[A\\xff\\u{1b}\"\nsignal winch")
    #expect(
      arrivals(in: report).map(\.event) == [
        .key(Key(.up)), .unknown([0xFF]), .key(Key(.escape)),
        .resize(Size(columns: 16, rows: 8)),
      ])
  }

  @Test("events that are sent as bytes arrive unchanged")
  func throughBytes() throws {
    let lines = """
      key down*2 ctrl+l alt+x shift+up backtab f5 ? esc
      type "なごや 葛󠄀"
      paste "名古屋\\n"
      swipe left 9,2 3,4 in 90ms
      mouse press ctrl+middle 3,4
      mouse release
      scroll down 3
      scroll alt+left
      focus out
      resize 20x10
      signal cont
      raw "\\u{1b}[A\\u{1b}[200~a\\u{1b}[201~"
      """
    let plain = try play(lines)
    let passed = try play(lines) { $0.passesThroughBytes = true }
    #expect(arrivals(in: plain).map(\.event) == arrivals(in: passed).map(\.event))
    #expect(arrivals(in: plain).map(\.time) == arrivals(in: passed).map(\.time))
    #expect(arrivals(in: plain).suffix(2).map(\.event) == [.key(Key(.up)), .paste("a")])
  }

  @Test("a program that refuses to start is a mistake in the script")
  func refusal() throws {
    struct Refusal: Error, CustomStringConvertible {
      let description = "there is no state “x”"
    }
    let player = Player { _ in throw Refusal() }
    let report = player.play(try Script(parsing: "keys 1\nset state x\n\nkey down"))
    #expect(report.mistake?.problem == .refused("there is no state “x”"))
    #expect(report.mistake?.line == 4)
  }

  @Test("the line to stop at is not played, nor anything after it")
  func stopLine() throws {
    let report = try play("key down\nkey down\n\nkey down\nexpect title \"a\"") { $0.stopLine = 5 }
    #expect("\(report)" == "walk.keys:6: reached")
    #expect(report.target?.focusedText == "京都府")
  }

  @Test("a script is played while it is read, up to its first mistake")
  func streaming() throws {
    var chunks = [Array("keys 1\nkey down\nke".utf8), Array("y down\nkey dwon\n".utf8)]
    let reader = ScriptReader(file: "a.keys") { chunks.isEmpty ? [] : chunks.removeFirst() }
    let report = Player { FakeProgram($0) }.play(reader)
    #expect(report.mistake?.line == 4)
    #expect(report.target?.focusedText == "京都府")
  }

  @Test("several plays end with a summary and the worst status")
  func summary() throws {
    var summary = PlaySummary()
    #expect("\(summary)" == "0 passed, 0 failed")
    for lines in ["key down", "expect depth 2", "mouse release", "quit"] {
      summary.add(try play(lines))
    }
    #expect("\(summary)" == "2 passed, 2 failed")
    #expect(summary.exitStatus == 2)
  }
}
