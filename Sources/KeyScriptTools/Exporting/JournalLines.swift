import KeyScript
public import Navigation

/// Writes the records of a navigation journal as JSON, one flat object per line.
///
/// Every line has the `time` in seconds, the `number` of the operation, and a `verb`; a line about
/// a change has the complete new `path`, root first. In an app with modes, it has the `mode`. The
/// records must be passed in order, starting with the first. Memory use grows only with the paths.
public struct JournalLines<Route: RouteValue> {
  private let name: (Route) -> String
  private(set) var names: [EntryID: String] = [:]
  /// The removed entries whose names are kept, oldest first.
  private var removed: [EntryID] = []
  private(set) var paths: [PathID: [EntryID]] = [:]

  /// The number of removed entries whose names are kept for later records, such as a cancelled load
  /// or a late request. Older entries are shown by number.
  private static var nameLimit: Int { 1_000 }

  /// Creates a writer for a complete journal.
  ///
  /// - Parameter name: The name of a route, as in a script's expectations.
  public init(name: @escaping (Route) -> String) {
    self.name = name
  }

  /// The line for a record, including its line feed.
  public mutating func line(for record: JournalRecord<Route>) -> String {
    let time = JSONText.seconds(record.time)
    let number = "\(record.number)"
    let mode = record.path == .main ? nil : quoted(record.path)
    switch record.event {
    case .change(let change):
      follow(change, on: record.path)
      return line(for: change, time: time, number: number, mode: mode, on: record.path)
    case .refusal(let cause, let asker, let trigger, let outcome):
      return JSONText.line([
        "time": time, "number": number, "mode": mode, "verb": JSONText.quoted("refusal"),
        "cause": JSONText.quoted("\(cause)"), "requester": requester(asker),
        "trigger": JSONText.quoted("\(trigger)"), "outcome": JSONText.quoted(outcome.word),
        "by": outcome.refuser.map { screen($0) },
      ])
    case .layout(let appeared, let disappeared):
      return JSONText.line([
        "time": time, "number": number, "mode": mode, "verb": JSONText.quoted("layout"),
        "appeared": JSONText.list(appeared.map { screen($0) }),
        "disappeared": JSONText.list(disappeared.map { screen($0) }),
      ])
    case .outcome(let end):
      return JSONText.line([
        "time": time, "number": number, "mode": mode, "verb": JSONText.quoted("end"),
        "outcome": JSONText.quoted(end.outcome.word),
        "by": end.outcome.refuser.map { screen($0) },
        "appeared": end.appeared.isEmpty
          ? nil : JSONText.list(end.appeared.map { screen($0) }),
      ])
    case .load(let load):
      return JSONText.line([
        "time": time, "number": number, "mode": mode, "verb": JSONText.quoted("load"),
        "screen": screen(load.entry), "waves": "\(load.waves)", "tasks": "\(load.tasks)",
        "cancelled": "\(load.cancelled)",
      ])
    }
  }

  private func line(
    for change: JournalChange<Route>, time: String, number: String, mode: String?, on path: PathID
  ) -> String {
    JSONText.line([
      "time": time, "number": number, "mode": mode, "verb": JSONText.quoted(change.verb),
      "cause": JSONText.quoted("\(change.cause)"), "requester": requester(change.requester),
      "trigger": JSONText.quoted("\(change.trigger)"),
      "from": change.switched.map { quoted($0.from) },
      "to": change.switched.map { quoted($0.to) },
      "second": change.second.map { quoted($0.path) },
      "path": JSONText.list(paths[path, default: []].map { screen($0) }),
    ])
  }

  /// Applies a change to the paths.
  private mutating func follow(_ change: JournalChange<Route>, on path: PathID) {
    for entry in change.added { names[entry.id] = name(entry.route) }
    paths[path] = paths[path, default: []].prefix(change.kept) + change.above
    if let second = change.second {
      // What the app has pushed there while a screen was asked about leaving stays.
      let removed = Set(second.removed)
      paths[second.path]?.removeAll { removed.contains($0) }
    }
    // Ending the program removes the entries of all modes.
    if change.cause == .quit { paths = [:] }
    removed += change.removed
    // Keeps up to twice as many, so that the array is shifted only once per thousand removals.
    guard removed.count > 2 * Self.nameLimit else { return }
    for entry in removed.prefix(removed.count - Self.nameLimit) { names[entry] = nil }
    removed.removeFirst(removed.count - Self.nameLimit)
  }

  private func quoted(_ path: PathID) -> String { JSONText.quoted(path.rawValue) }

  private func screen(_ id: EntryID) -> String { JSONText.quoted(names[id] ?? "\(id)") }

  private func requester(_ requester: Requester) -> String {
    switch requester {
    case .app: JSONText.quoted("app")
    case .entry(let id): screen(id)
    }
  }
}
