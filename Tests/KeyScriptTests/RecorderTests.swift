import KeyScript
import SeededRandom
import TerminalCore
import Testing

@Suite("Recording a session")
struct RecorderTests {
  typealias Arrival = (milliseconds: Int, events: [InputEvent])

  static func mouse(
    _ action: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = []
  ) -> InputEvent {
    .mouse(MouseEvent(action, at: Position(column: column, row: row), modifiers))
  }

  /// All kinds of events, together and one by one.
  static let session: [Arrival] = [
    (0, [.key(Key(.down)), .key(Key(.down)), .key(Key(.up, .shift))]),
    (0, [.key(Key(.down))]),
    (150, [.text("な"), .text("ご"), .text("や"), .key(Key(.enter)), .text("x")]),
    (150, [.text("e"), .text("\u{301}"), .text(" "), .key(Key(.character("z")))]),
    (151, [.paste("名古屋\n\"東京\""), .paste("")]),
    (2000, [mouse(.press(.left), 0, 10), mouse(.drag(.left), 3, 10), mouse(.drag(.left), 3, 10)]),
    (2016, [mouse(.drag(.right), 4, 9), mouse(.release(.left), 4, 9)]),
    (2020, [mouse(.release(.left), 4, 9), mouse(.press(.middle), 4, 9, .control)]),
    (2021, [mouse(.release(.middle), 5, 9, .control), mouse(.wheel(.down), 5, 9)]),
    (
      2022,
      [mouse(.wheel(.down), 5, 9), mouse(.wheel(.down), 5, 9), mouse(.wheel(.left), 5, 9, .alt)]
    ),
    (3000, [.resize(Size(columns: 100, rows: 30)), .focus(false), .focus(true)]),
    (
      3000,
      [
        .signal(.suspend), .signal(.resume), .unknown([0x1B, 0x5B]), .unknown([0xFF]),
        .unknown([0x80]),
      ]
    ),
    (3000, [.unknown([0x1B, 0x5B]), .key(Key(.up)), .key(Key(.up))]),
  ]

  @Test("events are written as directives, those of one instant in one piece")
  func lines() {
    var pieces: [String] = []
    let recorder = Recorder { pieces.append($0) }
    for arrival in Self.session {
      recorder.record(arrival.events, at: .milliseconds(arrival.milliseconds))
    }
    recorder.quit(at: .milliseconds(3001))
    #expect(
      pieces == [
        "key down*2 shift+up\n",
        "key down\n",
        "wait 150ms\ntype \"なごや\"\nkey enter\ntype \"x\"\n",
        "type \"e\"\ntype \"\\u{301} z\"\n",
        "wait 1ms\npaste \"名古屋\\n\\\"東京\\\"\"\npaste \"\"\n",
        "wait 1849ms\nmouse press left 0,10\nmouse move 3,10\nmouse move 3,10\n",
        "wait 16ms\nmouse move right 4,9\nmouse release\n",
        "wait 4ms\nmouse release left\nmouse press ctrl+middle 4,9\n",
        "wait 1ms\nmouse release 5,9\nscroll down\n",
        "wait 1ms\nscroll down 2\nscroll alt+left\n",
        "wait 978ms\nresize 100x30\nfocus out\nfocus in\n",
        "signal tstp\nsignal cont\nraw \"\\u{1b}[\\u{1b}[?1;2c\"\nraw \"\\xff\"\nraw \"\\x80\"\n",
        "raw \"\\u{1b}[\\u{1b}[?1;2c\"\nkey up*2\n",
        "wait 1ms\nquit\n",
      ])
  }

  @Test("playing a recording records the same bytes and delivers the same events")
  func replay() throws {
    var first = ""
    let recorder = Recorder { first += $0 }
    var settings = ScriptSettings(file: "a.keys")
    settings.size = Size(columns: 40, rows: 12)
    settings.link = "a link"
    settings.now = WallTime("2026-04-01T09:00:00+09:00")
    settings.loading = .fails
    recorder.begin(settings)
    for arrival in Self.session {
      recorder.record(arrival.events, at: .milliseconds(arrival.milliseconds))
      recorder.expectScreen(Frame(size: settings.size), at: .milliseconds(arrival.milliseconds))
    }
    recorder.quit(at: .milliseconds(3001))

    let script = try Script(parsing: first, file: "a.keys")
    #expect(script.text == first)
    #expect(script.settings == settings)

    var second = ""
    var player = Player { BlankProgram($0) }
    player.recorder = Recorder { second += $0 }
    let report = player.play(script)
    #expect("\(report)" == "a.keys: passed")
    #expect(second == first)

    let played = (report.target as? BlankProgram)?.events ?? []
    let recorded = Self.session.flatMap(\.events).map { event in
      event == .key(Key(.character("z"))) ? .text("z") : event
    }
    #expect(played == recorded)
  }

  @Test("a mouse outside the screen is written as bytes, which can be played")
  func outside() throws {
    var text = ""
    let recorder = Recorder { text += $0 }
    var settings = ScriptSettings()
    settings.size = Size(columns: 100, rows: 24)
    recorder.begin(settings)
    let header = text
    let events = [
      Self.mouse(.press(.left), 80, 4), .resize(Size(columns: 80, rows: 24)),
      Self.mouse(.drag(.left), 80, 4), Self.mouse(.wheel(.up), 19_999, 98, .control),
      Self.mouse(.release(.left), 79, 23),
    ]
    recorder.record(events, at: .zero)
    let lines = text.dropFirst(header.count).split(separator: "\n")
    #expect(
      lines == [
        "mouse press left 80,4", "resize 80x24", #"raw "\u{1b}[<32;81;5M""#,
        #"raw "\u{1b}[<80;20000;99M""#, "mouse release 79,23",
      ])
    let report = try Player { BlankProgram($0) }.play(Script(parsing: text))
    #expect((report.target as? BlankProgram)?.events == events)
  }

  @Test("rounding errors never add up")
  func rounding() {
    var text = ""
    let recorder = Recorder { text += $0 }
    for step in 1...10 {
      recorder.record([.text("a")], at: .microseconds(step * 400))
    }
    let waits = text.split(separator: "\n").filter { $0.hasPrefix("wait") }
    #expect(waits == ["wait 1ms", "wait 1ms", "wait 1ms", "wait 1ms"])
  }

  @Test("playing the recording of any input records the same bytes", arguments: 0..<40)
  func chance(seed: UInt64) throws {
    let pieces = [
      "\u{1B}", "[", "A", "\u{1B}[<0;1;1M", "\u{1B}[<32;5;2M", "\u{1B}[<0;5;2m", "\u{1B}[200~", "e",
      "\u{301}", "あ", "\u{1B}[201~", "\u{1B}[<64;999999;0M", "~", ";", "1", "u", "\u{1B}[97;5u",
      "\u{1}",
      "\u{0}", "\"", "\\", "\n", "\u{9B}", "O", "\u{1B}[768;7u", "葛󠄀", "\u{1B}[1;2P", "\u{7F}", "]",
      "\u{1B}[I",
    ]
    var dice = SeededGenerator(seed: seed)
    var decoder = InputDecoder()
    var first = ""
    var events: [InputEvent] = []
    let recorder = Recorder { first += $0 }
    recorder.begin(ScriptSettings())
    for step in 0..<60 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        bytes += Array((pieces.randomElement(using: &dice) ?? "").utf8)
        if Int.random(in: 0..<9, using: &dice) == 0 {
          bytes.append(.random(in: 0...255, using: &dice))
        }
      }
      let arrived = decoder.feed(bytes) + (step.isMultiple(of: 3) ? decoder.flush() : [])
      recorder.record(arrived, at: .milliseconds(step))
      events += arrived
    }
    let script = try Script(parsing: first)
    var second = ""
    var player = Player { BlankProgram($0) }
    player.recorder = Recorder { second += $0 }
    let report = player.play(script)
    #expect("\(report)" == "script.keys: passed")
    #expect(second == first)
    #expect((report.target as? BlankProgram)?.events == events)
  }
}
