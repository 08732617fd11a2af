import KeyScript
import Navigation
import SeededRandom
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("A recorded session at a terminal")
struct RecordedSessionTests {
  private static let size = Size(columns: 40, rows: 10)

  /// The key for which the session expects the screen.
  private static let expectKey = Key(.character("]"), .control)

  private static let keys: [InputEvent] = [
    .key(Key(.enter)), .key(Key(.enter)), .key(Key(.escape)), .key(Key(.down)), .key(Key(.down)),
    .key(Key(.up)), .key(Self.expectKey), .key(Self.expectKey), .text("a"), .text("t"),
    .key(Key(.character("u"), .control)), .text("?"), .paste("ee"), .focus(false),
    .mouse(MouseEvent(.press(.left), at: Position(column: 0, row: 3))),
    .mouse(MouseEvent(.drag(.left), at: Position(column: 4, row: 3))),
    .mouse(MouseEvent(.drag(.left), at: Position(column: 19, row: 3))),
    .mouse(MouseEvent(.release(.left), at: Position(column: 19, row: 3))),
    .mouse(MouseEvent(.wheel(.left), at: Position(column: 9, row: 3))),
    .resize(Size(columns: 30, rows: 9)),
  ]

  /// Keys pressed up to 40 ms apart, some of them together.
  private static func arrivals(_ dice: inout SeededGenerator) -> [FakeTerminal.Arrival] {
    var time = Duration.zero
    var arrivals: [FakeTerminal.Arrival] = []
    for _ in 0..<60 {
      time += .microseconds(Int.random(in: 0...40_000, using: &dice))
      let count = Int.random(in: 1...3, using: &dice)
      arrivals.append(
        (time, (0..<count).map { _ in keys.randomElement(using: &dice) ?? .text("a") }))
    }
    let rest: [InputEvent] = [
      .key(Self.expectKey), .key(Key(.character("c"), .control)), .text("x"), .key(Key(.down)),
    ]
    return arrivals + [(time + .microseconds(1_234), rest)]
  }

  @Test("gives the same screens when it is played", arguments: 0..<40 as Range<UInt64>)
  func plays(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let terminal = FakeTerminal(size: Self.size, arrivals: Self.arrivals(&dice))
    var settings = ScriptSettings()
    settings.size = Self.size
    settings.motion = [.full, .full, .reduced, .none].randomElement(using: &dice) ?? .full
    var text = ""
    let recorder = Recorder { line, longer in
      text.removeLast(line.count)
      text += longer
    } sink: {
      text += $0
    }
    recorder.begin(settings)
    let app = makeStack()
    app.launch(
      size: Self.size,
      appearance: Appearance(
        language: settings.language ?? .english, glyphs: settings.glyphs, motion: settings.motion))
    try app.run(on: terminal) { event, time, frame in
      if event == .key(Self.expectKey) {
        recorder.expectScreen(frame, at: time)
        return false
      }
      recorder.record([event], at: time)
      return true
    }
    recorder.quit(at: app.queue.now)

    let player = Player { AppTarget(makeStack(), settings: $0, name: \.name) }
    let report = player.play(try Script(parsing: text))
    #expect("\(report)" == "script.keys: passed")
  }
}
