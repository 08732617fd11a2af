public import TerminalCore

/// Writes down what happens to a program, as a script that makes it happen again.
///
/// What arrives at one instant is handed to the sink in one piece, so that a crash leaves the
/// script that caused it. Times are written in whole milliseconds from the start, so that
/// rounding never adds up, and playing a recording records the same bytes again.
public final class Recorder {
  private let sink: (String) -> Void
  private var mouse = MouseState()
  private var writtenTime = Duration.zero

  /// Makes a recorder.
  ///
  /// - Parameter sink: Takes text that ends with a line feed, and has to make it durable at once.
  public init(sink: @escaping (String) -> Void) {
    self.sink = sink
  }

  /// Writes the header; nothing but these settings is told of the surroundings.
  public func begin(_ settings: ScriptSettings) {
    write(settings.directives)
  }

  /// Writes events that arrived together.
  ///
  /// Ctrl-] is not for the program: it writes the screen that the person saw when pressing it as
  /// an expectation, before everything that arrived together with it.
  ///
  /// - Parameters:
  ///   - events: What arrived, oldest first.
  ///   - time: The time since the start; in whole milliseconds if what moves is to be expected.
  ///   - frame: What is on show at that time, before the events.
  /// - Returns: The events for the program.
  public func record(
    _ events: [InputEvent], at time: Duration, showing frame: Frame? = nil
  ) -> [InputEvent] {
    var directives: [Directive] = []
    var passed: [InputEvent] = []
    for event in events {
      guard event != .key(Self.expectKey) else { continue }
      append(event, to: &directives)
      passed.append(event)
    }
    if passed.count < events.count, let frame {
      directives.insert(.expect(.screen(frame.lines), within: nil), at: 0)
    }
    if !directives.isEmpty { write(wait(until: time) + directives) }
    return passed
  }

  /// Writes the screen as an expectation.
  public func expectScreen(_ frame: Frame, at time: Duration) {
    write(wait(until: time) + [.expect(.screen(frame.lines), within: nil)])
  }

  /// Writes that the program ended as it should.
  public func quit(at time: Duration) {
    write(wait(until: time) + [.quit])
  }

  /// The key that writes the screen.
  public static let expectKey = Key(.character("]"), .control)

  private func append(_ event: InputEvent, to directives: inout [Directive]) {
    let directive = Directive(recording: event, after: mouse)
    mouse.follow(event)
    if let merged = directives.last?.merged(with: directive) {
      directives[directives.count - 1] = merged
    } else {
      directives.append(directive)
    }
  }

  private func wait(until time: Duration) -> [Directive] {
    let milliseconds = (time + .microseconds(500)) / .milliseconds(1)
    let rounded = Duration.milliseconds(Int64(milliseconds))
    var waits: [Directive] = []
    while rounded > writtenTime {
      let wait = min(rounded - writtenTime, ScriptLimit.time)
      waits.append(.wait(wait))
      writtenTime += wait
    }
    return waits
  }

  private func write(_ directives: [Directive]) {
    sink(directives.map { $0.text + "\n" }.joined())
  }
}
