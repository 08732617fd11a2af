// The folder `Recording` turns what happens to a program into a script.

package import TerminalCore

/// Records what happens to a program as a script that reproduces it.
///
/// Each event is passed to the sink at once, so that a crash leaves behind the script that caused
/// it. A text that arrives at once, as from an input method, is one line that grows. Times are
/// rounded to whole milliseconds from the start, so that errors don't accumulate; playing a
/// recording records the same bytes again.
package final class Recorder {
  /// Replaces a line at the end by one with more input.
  package typealias Growth = (_ line: String, _ longer: String) -> Void

  private let sink: (String) -> Void
  private let grow: Growth?
  /// The input in the last line; `nil` if that is no input.
  private var lastInput: Directive.Input?
  private var mouse = MouseState()
  private var writtenTime: Duration
  /// The size of the screen; `nil` if it isn't known.
  var size: Size?

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - start: The time at which the recording starts. Nothing is recorded before it.
  ///   - sink: Receives text that ends with a line feed, and must write it out at once.
  package convenience init(from start: Duration = .zero, sink: @escaping (String) -> Void) {
    self.init(from: start, growing: nil, sink: sink)
  }

  /// Creates a recorder whose last line can grow; `nil` if what is written can't be changed.
  package init(
    from start: Duration = .zero, growing grow: Growth?, sink: @escaping (String) -> Void
  ) {
    self.sink = sink
    self.grow = grow
    writtenTime = start
  }

  /// Writes a header that contains every setting.
  package func begin(_ settings: ScriptSettings) {
    size = settings.size
    begin(settings.directives)
  }

  /// Writes a header.
  func begin(_ header: [Directive]) { write(header) }

  /// Records events that arrived together.
  ///
  /// - Parameters:
  ///   - events: The events, oldest first.
  ///   - time: The time since the start.
  package func record(_ events: [InputEvent], at time: Duration) {
    var directives: [Directive] = []
    for event in events { append(event, to: &directives) }
    guard !directives.isEmpty else { return }
    let waits = wait(until: time)
    if waits.isEmpty { growLastLine(by: &directives) }
    if !directives.isEmpty { write(waits + directives) }
  }

  /// Adds the first directive to the last line, if both can be one.
  private func growLastLine(by directives: inout [Directive]) {
    guard let grow, let last = lastInput, case .input(let next)? = directives.first,
      let merged = last.merged(with: next)
    else { return }
    grow(Directive.input(last).text + "\n", Directive.input(merged).text + "\n")
    lastInput = merged
    directives.removeFirst()
  }

  /// Records the screen as an expectation. Screens in motion can be expected only at whole
  /// milliseconds.
  package func expectScreen(_ frame: Frame, at time: Duration) {
    write([.check(.expect(.screen(frame.lines), within: nil))], at: time)
  }

  /// Records that the program ended with status 0.
  package func quit(at time: Duration) {
    write([.check(.quit)], at: time)
  }

  /// Writes directives that take place at a time.
  func write(_ directives: [Directive], at time: Duration) {
    write(wait(until: time) + directives)
  }

  private func append(_ event: InputEvent, to directives: inout [Directive]) {
    if case .paste(let text) = event, text.utf8.count > Self.longestPaste {
      // In a field, the parts amount to the same.
      let end = text.lastBoundary(withinBytes: Self.longestPaste)
      append(.paste(String(text[..<end])), to: &directives)
      return append(.paste(String(text[end...])), to: &directives)
    }
    let input = directive(recording: event)
    mouse.follow(event)
    if case .resize(let size) = event { self.size = size }
    if case .input(let last) = directives.last, let merged = last.merged(with: input) {
      directives[directives.count - 1] = .input(merged)
    } else {
      directives.append(.input(input))
    }
  }

  /// The directive that sends an event again.
  private func directive(recording event: InputEvent) -> Directive.Input {
    // A report about a larger window can still be on its way when that has shrunk. No other
    // directive may name a cell outside the screen.
    if case .mouse(let mouse) = event, let size, !Rect(size: size).contains(mouse.position),
      let bytes = InputEncoder.bytes(of: event)
    {
      return .raw(bytes)
    }
    return Directive.Input(recording: event, after: mouse)
  }

  /// The most bytes of a pasted text in a line, which may take eight times as many to write.
  private static let longestPaste = min(ScriptLimit.text.value, ScriptLimit.line.value / 8)

  private func wait(until time: Duration) -> [Directive] {
    let rounded = Duration.milliseconds((time + .microseconds(500)).count(of: .milliseconds(1)))
    var waits: [Directive] = []
    while rounded > writtenTime {
      let wait = min(rounded - writtenTime, ScriptLimit.time)
      waits.append(.time(.wait(wait)))
      writtenTime += wait
    }
    return waits
  }

  private func write(_ directives: [Directive]) {
    sink(directives.map { $0.text + "\n" }.joined())
    lastInput = if case .input(let input)? = directives.last { input } else { nil }
  }
}

extension String {
  /// The last boundary between two characters within a number of bytes from the start; after the
  /// first character at the earliest.
  fileprivate func lastBoundary(withinBytes count: Int) -> Index {
    let limit = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    let end = self[..<limit].endIndex
    let boundary = end == endIndex ? end : index(before: index(after: end))
    return boundary <= startIndex ? index(after: startIndex) : boundary
  }
}
