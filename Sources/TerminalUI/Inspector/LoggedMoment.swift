import Navigation
import TerminalCore

/// One thing that happened, as the inspector keeps it.
struct LoggedMoment<Route: Hashable & Codable & Sendable> {
  enum What {
    case event(LifecycleEvent, Route?)
    case record(JournalRecord<Route>)
    case swipeBegan(from: EntryID)
    case swipeEnded
  }

  let what: What

  /// What another stack would have told at that moment.
  let theirs: [ProfiledEvent]

  /// Whom our line is about.
  private var entry: EntryID? {
    switch what {
    case .event(let event, _): event.entry
    case .swipeBegan(let from): from
    case .record, .swipeEnded: nil
    }
  }

  /// How many lines it takes.
  var lineCount: Int { 1 + theirs.count }

  /// The lines, ours first.
  func lines(naming name: (Route) -> String) -> [InspectorLine] {
    [ours(naming: name)]
      + theirs.map { event in
        // Whom it is about is said already, mostly.
        InspectorLine(" " + event.description { $0 == entry ? "" : " \($0)" }, .dim)
      }
  }

  private func ours(naming name: (Route) -> String) -> InspectorLine {
    switch what {
    // The name comes last, where it may be cut.
    case .event(let event, let route):
      InspectorLine(" \(event)" + (route.map { " \(name($0))" } ?? ""))
    case .record(let record): InspectorLine(Self.words(of: record.event), .bold)
    case .swipeBegan(let from): InspectorLine(" (a swipe from \(from))", .dim)
    case .swipeEnded: InspectorLine(" (the swipe is let go)", .dim)
    }
  }

  private static func words(of event: JournalEvent<Route>) -> String {
    switch event {
    case .change(let change): "\(change.cause) by \(change.issuer), \(change.origin)"
    case .refusal(let cause, let issuer, let origin, let outcome):
      "\(cause) by \(issuer), \(origin): \(outcome)"
    case .outcome(let outcome, _): "\(outcome)"
    case .load(let load):
      "loaded \(load.entry): waves \(load.waves), tasks \(load.tasks), cancelled \(load.cancelled)"
    }
  }
}
