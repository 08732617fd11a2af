import KeyScript
import TerminalCore
import Testing

@Suite("Playing for people to watch")
struct TerminalPacerTests {
  /// A source whose clock moves only while the program waits.
  final class Source: EventSource {
    private(set) var now = Duration.seconds(100)
    private(set) var pauses: [Duration] = []
    var events: [(time: Duration, event: InputEvent)] = []

    func events(until deadline: Duration?) -> [InputEvent] {
      pauses.append((deadline ?? now) - now)
      now = deadline ?? now
      defer { events.removeAll { $0.time <= now } }
      return events.filter { $0.time <= now }.map(\.event)
    }
  }

  /// A renderer that keeps its frames, until the terminal is gone.
  final class Screen: Renderer {
    let size: Size
    var frames: [Frame] = []
    var framesLeft = Int.max

    init(_ columns: Int, _ rows: Int) { size = Size(columns: columns, rows: rows) }

    func show(_ frame: Frame) throws(RendererError) {
      guard framesLeft > 0 else { throw .hungUp }
      framesLeft -= 1
      frames.append(frame)
    }
  }

  private let source = Source()
  private let screen = Screen(16, 8)

  private func play(_ lines: String, speed: Double = 1) throws -> PlayReport {
    try KeyScriptTests.play(lines) {
      $0.pacer = TerminalPacer(renderer: screen, source: source, speed: speed)
    }
  }

  @Test("time passes in steps of 16 ms, as fast as asked", arguments: [1.0, 2.0, 0.5])
  func steps(speed: Double) throws {
    let report = try play("wait 100ms\nkey enter\nsettle\nexpect depth 2", speed: speed)
    #expect(report.failure == nil)
    #expect(report.duration == .milliseconds(280))
    #expect(source.pauses.max() == .milliseconds(16))
    #expect(source.now == .seconds(100) + .milliseconds(280) / speed)
  }

  @Test(
    "inputs come at a pace that people can follow, unless the script has its own waits",
    arguments: [
      ("key down*2\nkey up", 900), ("type \"ab\"", 600), ("key down\nwait 20ms\nkey up", 320),
      ("key enter\nsettle\nkey esc", 600), ("swipe right 0,1 8,1 in 100ms", 400),
    ])
  func pace(lines: String, milliseconds: Int) throws {
    let report = try KeyScriptTests.play(lines) {
      $0.pacer = TerminalPacer(
        renderer: screen, source: source, speed: 2, pace: .least(.milliseconds(300)))
    }
    #expect(report.failure == nil)
    #expect(source.now == .seconds(100) + .milliseconds(milliseconds) / 2)
  }

  @Test("step by step, each input waits for a key while the play's clock stands still")
  func steps() throws {
    let keys = Terminal([[.focus(true)], [.text("x")], [.key(Key(.enter))], [.text("q")]])
    let report = try KeyScriptTests.play("key down\nkey down\nkey down") {
      $0.pacer = TerminalPacer(renderer: screen, source: keys, pace: .steps)
    }
    #expect("\(report)" == "walk.keys: stopped")
    #expect(report.target?.focusedText == "京都府")
    #expect(report.duration == .zero)
  }

  @Test("every change is shown once")
  func frames() throws {
    _ = try play("type \"a\"\nwait 100ms\ntype \"bc\"\nwait 1s")
    #expect(screen.frames.map { $0.line(7).prefix(4) } == ["    ", "a   ", "ab  ", "abc "])
  }

  @Test(
    "a person can stop it", arguments: [InputEvent.text("q"), .key(Key(.escape)), .signal(.hangUp)])
  func stopping(event: InputEvent) throws {
    source.events = [(.seconds(101), .text("x")), (.seconds(102), event)]
    let report = try play("wait 10s\nkey down")
    #expect("\(report)" == "walk.keys: stopped")
    #expect(source.now < .milliseconds(102_017))
    #expect(report.target?.focusedText == "北海道")
  }

  @Test(
    "a request to end is not lost behind the key that takes over a tour",
    arguments: [
      InputEvent.signal(.terminate), .signal(.hangUp), .key(Key(.character("c"), .control)),
    ])
  func endingATour(request: InputEvent) throws {
    source.events = [
      (.seconds(101), .text("x")), (.seconds(101), .text("y")), (.seconds(101), request),
    ]
    let pacer = TerminalPacer(renderer: screen, source: source, tourHint: "any key")
    let report = try KeyScriptTests.play("wait 10s") { $0.pacer = pacer }
    #expect("\(report)" == "walk.keys: stopped")
    #expect(pacer.stop == request)
  }

  @Test("a person can stop it even if lines take no time")
  func stoppingBetweenLines() throws {
    let busy = BusySource()
    let report = try KeyScriptTests.play(String(repeating: "note \"x\"\n", count: 1_000)) {
      $0.pacer = TerminalPacer(renderer: screen, source: busy)
    }
    #expect("\(report)" == "walk.keys: stopped")
  }

  @Test("a terminal that goes away ends it")
  func hangUp() throws {
    screen.framesLeft = 1
    let report = try play("key down\nkey down")
    #expect("\(report)" == "walk.keys: the terminal is gone")
    #expect(report.outcome.exitStatus == 1)
  }

  @Test("a screen of another size shows what fits", arguments: [(3, 2), (40, 30)])
  func fitting(columns: Int, rows: Int) throws {
    let small = Screen(columns, rows)
    let report = try KeyScriptTests.play("note \"look\"\nkey down") {
      $0.pacer = TerminalPacer(renderer: small, source: source)
    }
    #expect(report.failure == nil)
    #expect(small.frames.allSatisfy { $0.size == small.size })
    #expect(small.frames.last?.line(0).hasPrefix("pla") == true)
    let line = small.frames.last?.line(rows - 2)
    #expect(line?.hasPrefix("look") == (rows > 8))
  }

  @Test(
    "the last screen stays visible until the person ends it, not until a key pressed too late",
    arguments: [InputEvent.text("q"), .key(Key(.escape)), .signal(.hangUp)])
  func waiting(end: InputEvent) throws {
    let source = Terminal([
      [.focus(true)], [.resize(Size(columns: 9, rows: 9))], [.text("x"), .text(" ")], [end], [],
    ])
    let report = try KeyScriptTests.play("key down")
    TerminalPacer(renderer: screen, source: source).waitForEnd(after: report)
    #expect(source.rest == [[]])
  }

  @Test("Ctrl-Z and a stop signal suspend the program, and aren't steps")
  func suspendingSteps() throws {
    let terminal = Suspended([
      [Self.suspend], [.signal(.suspend)], [.signal(.resume)], [.text("x")], [.text("q")],
    ])
    let report = try KeyScriptTests.play("key down\nkey down") {
      $0.pacer = TerminalPacer(renderer: terminal, source: terminal, pace: .steps)
    }
    #expect("\(report)" == "walk.keys: stopped")
    #expect(report.target?.focusedText == "東京都")
    #expect(terminal.suspensions == 2 && terminal.frames == 7)
  }

  @Test("Ctrl-Z takes no tour over, and ends no waiting for a key")
  func suspendingTour() throws {
    let terminal = Suspended([[Self.suspend], [.text("x")], [Self.suspend], [.text("q")], []])
    let pacer = TerminalPacer(renderer: terminal, source: terminal, tourHint: "any key")
    let report = try KeyScriptTests.play("wait 10s") { $0.pacer = pacer }
    #expect(pacer.stop == .text("x"))
    let frames = terminal.frames
    pacer.waitForEnd(after: report)
    #expect(terminal.rest == [[]] && terminal.suspensions == 2)
    #expect(terminal.frames == frames + 1)
  }

  private static let suspend = InputEvent.key(Key(.character("z"), .control))

  /// A terminal with these events, which counts its frames and how often the program was suspended.
  final class Suspended: TerminalCore.Terminal {
    let size = Size(columns: 16, rows: 8)
    let now = Duration.zero
    let wake: @Sendable () -> Void = {}
    private(set) var rest: [[InputEvent]]
    private(set) var frames = 0
    private(set) var suspensions = 0

    init(_ events: [[InputEvent]]) { rest = events }

    func show(_ frame: Frame) { frames += 1 }
    func events(until deadline: Duration?) -> [InputEvent] { rest.removeFirst() }
    func suspend() { suspensions += 1 }
    func redraw() {}
    func useMouse(_ isUsed: Bool) {}
  }

  /// A source at which a person asks to stop, and whose clock moves whenever it is read.
  final class BusySource: EventSource {
    private var readings = 0

    var now: Duration {
      readings += 1
      return .milliseconds(readings)
    }

    func events(until deadline: Duration?) -> [InputEvent] { [.signal(.terminate)] }
  }

  /// A source with these events, whose clock stands still.
  final class Terminal: EventSource {
    let now = Duration.zero
    private(set) var rest: [[InputEvent]]

    init(_ events: [[InputEvent]]) { rest = events }

    func events(until deadline: Duration?) -> [InputEvent] { rest.removeFirst() }
  }
}
