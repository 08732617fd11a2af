public import KeyScript
import TerminalCore

/// Writes a play as an asciicast, a recording that terminal players can show.
///
/// The format is asciicast v3: a header, followed by a line per frame with the time since the
/// previous one.
public final class Asciicast: FrameWatcher {
  private let terminalName: String
  private let sink: (String) -> Void
  private var size = Size(columns: 0, rows: 0)
  private var pace: FramePace

  /// Creates a watcher for a player that has a `Player.terminalWriter`.
  ///
  /// - Parameters:
  ///   - terminalName: The terminfo name of the terminal that the bytes are for.
  ///   - pace: How long to show a frame that is replaced at the same virtual time.
  ///   - sink: Receives the lines, each with its line feed.
  public init(
    terminalName: String, pace: Duration = .milliseconds(300), sink: @escaping (String) -> Void
  ) {
    self.terminalName = terminalName
    self.pace = FramePace(pace)
    self.sink = sink
  }

  public func begin(_ settings: ScriptSettings) {
    size = settings.size
    pace.begin()
    let terminal = JSONText.object([
      "cols": "\(size.columns)", "rows": "\(size.rows)", "type": JSONText.quoted(terminalName),
    ])
    let title = settings.file.split(separator: "/").last.map { JSONText.quoted(String($0)) }
    sink(JSONText.object(["version": "3", "term": terminal, "title": title]) + "\n")
  }

  public func see(_ shown: ShownFrame) {
    var interval = pace.add(at: shown.time)
    if shown.frame.size != size {
      size = shown.frame.size
      write(interval, "r", "\(size.columns)x\(size.rows)")
      interval = .zero
    }
    write(interval, "o", String(decoding: shown.bytes, as: UTF8.self))
  }

  public func end(at time: Duration, status: Int32?) {
    if let status { write(pace.rest(until: time), "x", "\(status)") }
  }

  private func write(_ interval: Duration, _ code: String, _ data: String) {
    sink(
      JSONText.list([JSONText.seconds(interval), JSONText.quoted(code), JSONText.quoted(data)])
        + "\n")
  }
}
