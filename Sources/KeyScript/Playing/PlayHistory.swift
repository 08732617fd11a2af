/// What has happened in a play, as far as a report needs it.
struct PlayHistory {
  /// How many events a failure shows.
  static let length = 10

  private var events: [(line: Int, time: Duration, directive: Directive)] = []

  /// The last note of the script.
  var note: String?

  /// When what was expected became true, oldest first.
  private(set) var remarks: [String] = []

  /// Takes note of an event, forgetting the one ten events ago.
  mutating func add(_ directive: Directive, line: Int, time: Duration) {
    if events.count == Self.length { events.removeFirst() }
    events.append((line, time, directive))
  }

  mutating func remark(_ text: String) { remarks.append(text) }

  /// The last events, oldest first.
  var lines: [String] {
    events.map { "line \($0.line), at \(Notation.duration($0.time)): \($0.directive.summary)" }
  }
}
