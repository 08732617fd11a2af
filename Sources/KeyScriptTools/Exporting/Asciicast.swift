public import KeyScript
import TerminalCore

/// Writes a play as an asciicast, a recording that terminal players can show.
///
/// A header is followed by a line per frame, with the time since the previous one, or since the
/// start in version 2.
public final class Asciicast: FrameWatcher {
  /// A version of the format.
  public enum Version: Sendable {
    /// The version that older players read. It doesn't tell how the program ended.
    case v2
    /// The version since 2025.
    case v3
  }

  private let version: Version
  private let terminalName: String
  private let sink: (String) -> Void
  private var size = Size(columns: 0, rows: 0)
  private var pace: FramePace
  /// The time of the latest line.
  private var time = Duration.zero

  /// Creates a watcher for a player that has a `Player.terminalWriter`.
  ///
  /// - Parameters:
  ///   - version: The version of the format.
  ///   - terminalName: The terminfo name of the terminal that the bytes are for.
  ///   - pace: How long to show a frame that is replaced at the same virtual time.
  ///   - sink: Receives the lines, each with its line feed.
  public init(
    _ version: Version = .v3, terminalName: String, pace: Duration = .milliseconds(300),
    sink: @escaping (String) -> Void
  ) {
    self.version = version
    self.terminalName = terminalName
    self.pace = FramePace(pace)
    self.sink = sink
  }

  public func begin(_ settings: ScriptSettings) {
    size = settings.size
    pace.begin()
    time = .zero
    let (columns, rows, name) =
      ("\(size.columns)", "\(size.rows)", JSONText.quoted(terminalName))
    let title = settings.file.split(separator: "/").last.map { JSONText.quoted(String($0)) }
    switch version {
    case .v2:
      let environment = JSONText.object(["TERM": name])
      sink(
        JSONText.line([
          "version": "2", "width": columns, "height": rows, "title": title, "env": environment,
        ]))
    case .v3:
      let terminal = JSONText.object(["cols": columns, "rows": rows, "type": name])
      sink(JSONText.line(["version": "3", "term": terminal, "title": title]))
    }
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
    guard let status, version == .v3 else { return }
    write(pace.rest(until: time), "x", "\(status)")
  }

  private func write(_ interval: Duration, _ code: String, _ data: String) {
    time += interval
    let seconds = JSONText.seconds(version == .v2 ? time : interval)
    sink(JSONText.list([seconds, JSONText.quoted(code), JSONText.quoted(data)]) + "\n")
  }
}
