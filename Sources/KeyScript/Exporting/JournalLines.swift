public import Navigation

/// Writes the records of a navigation journal as JSON, one flat object a line.
///
/// Every line has `time` in seconds, the `number` of the operation and a `verb`; a line that changes
/// the path has the whole new `path`, root first. Records have to come in order, from the first.
/// What is kept of them does not grow but with the path.
public struct JournalLines<Route: Hashable & Codable & Sendable> {
  private let name: (Route) -> String
  private(set) var names: [EntryID: String] = [:]
  /// The entries that went and whose names are still known, the first to go first.
  private var gone: [EntryID] = []
  private var path: [EntryID] = []

  /// How many entries that went keep their names, for what is told of them later: a load that was
  /// cancelled, or a wish that comes too late. Those of more are told by their numbers.
  private static var nameLimit: Int { 1_000 }

  /// Begins a journal.
  ///
  /// - Parameter name: The name of a route, as in the expectations of scripts.
  public init(name: @escaping (Route) -> String) {
    self.name = name
  }

  /// The line for a record, with its line feed.
  public mutating func line(for record: JournalRecord<Route>) -> String {
    let time = JSONText.seconds(record.time)
    let number = "\(record.number)"
    switch record.event {
    case .change(let change):
      follow(change)
      return JSONText.line([
        "time": time, "number": number, "verb": JSONText.quoted(change.verb),
        "cause": JSONText.quoted("\(change.cause)"), "requester": requester(change.requester),
        "trigger": JSONText.quoted("\(change.trigger)"),
        "path": JSONText.list(path.map { screen($0) }),
      ])
    case .refusal(let cause, let asker, let trigger, let outcome):
      return JSONText.line([
        "time": time, "number": number, "verb": JSONText.quoted("refusal"),
        "cause": JSONText.quoted("\(cause)"), "requester": requester(asker),
        "trigger": JSONText.quoted("\(trigger)"), "outcome": JSONText.quoted("\(outcome)"),
      ])
    case .outcome(let outcome, let appeared):
      return JSONText.line([
        "time": time, "number": number, "verb": JSONText.quoted("end"),
        "outcome": JSONText.quoted("\(outcome)"), "appeared": appeared.map { screen($0) },
      ])
    case .load(let load):
      return JSONText.line([
        "time": time, "number": number, "verb": JSONText.quoted("load"),
        "screen": screen(load.entry), "waves": "\(load.waves)", "tasks": "\(load.tasks)",
        "cancelled": "\(load.cancelled)",
      ])
    }
  }

  /// Brings the path up to date.
  private mutating func follow(_ change: JournalChange<Route>) {
    for entry in change.added { names[entry.id] = name(entry.route) }
    path = path.prefix(change.kept) + change.above
    gone += change.removed
    // Twice as many are kept, so that making room costs hardly anything.
    guard gone.count > 2 * Self.nameLimit else { return }
    for entry in gone.prefix(gone.count - Self.nameLimit) { names[entry] = nil }
    gone.removeFirst(gone.count - Self.nameLimit)
  }

  private func screen(_ id: EntryID) -> String { JSONText.quoted(names[id] ?? "\(id)") }

  private func requester(_ requester: Requester) -> String {
    switch requester {
    case .app: JSONText.quoted("app")
    case .entry(let id): screen(id)
    }
  }
}
