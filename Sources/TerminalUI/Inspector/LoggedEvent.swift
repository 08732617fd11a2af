import Navigation
import TerminalCore

/// An event or journal record as the inspector stores it, without routes.
struct LoggedEvent {
  enum Kind {
    case event(LifecycleEvent)
    case change(Cause, Requester, Trigger)
    case refusal(Cause, Requester, Trigger, Outcome)
    case layout(appeared: Int, disappeared: Int)
    case outcome(Outcome)
    case load(LoadSummary)
    case swipeBegan(from: EntryID)
    case swipeEnded
  }

  let kind: Kind

  /// The events that the other toolkit would have reported.
  let theirs: [ProfiledEvent]

  /// The entry that the router's line is about; `nil` if it isn't about one.
  var entry: EntryID? {
    switch kind {
    case .event(let event): event.entry
    case .swipeBegan(let from): from
    case .change, .refusal, .layout, .outcome, .load, .swipeEnded: nil
    }
  }

  /// The number of lines.
  var lineCount: Int { 1 + theirs.count }

  /// The lines, the router's own first.
  func lines(naming name: (EntryID) -> String?) -> [InspectorLine] {
    [ours(naming: name)]
      + theirs.map { event in
        // Most are about the same entry as the router's line, so the name isn't repeated.
        InspectorLine(" " + event.description { $0 == entry ? "" : " \($0)" }, .muted)
      }
  }

  private func ours(naming name: (EntryID) -> String?) -> InspectorLine {
    switch kind {
    case .event(let event):
      // The name comes last, because the end of a line may be truncated.
      InspectorLine(" \(event)" + (name(event.entry).map { " \($0)" } ?? ""))
    case .change(let cause, let requester, let trigger):
      InspectorLine("\(cause) by \(requester), \(trigger)", .heading)
    case .refusal(let cause, let requester, let trigger, let outcome):
      InspectorLine("\(cause) by \(requester), \(trigger): \(outcome)", .heading)
    case .layout(let appeared, let disappeared):
      InspectorLine("layout: \(appeared) appear, \(disappeared) disappear", .heading)
    case .outcome(let outcome): InspectorLine("\(outcome)", .heading)
    case .load(let load):
      InspectorLine(
        "loaded \(load.entry): waves \(load.waves), tasks \(load.tasks), cancelled \(load.cancelled)",
        .heading)
    case .swipeBegan(let from): InspectorLine(" (a swipe from \(from))", .muted)
    case .swipeEnded: InspectorLine(" (the swipe is let go)", .muted)
    }
  }
}

extension LoggedEvent.Kind {
  /// Creates the inspector's version of a journal record.
  init(_ event: JournalEvent<some RouteValue>) {
    self =
      switch event {
      case .change(let change): .change(change.cause, change.requester, change.trigger)
      case .refusal(let cause, let requester, let trigger, let outcome):
        .refusal(cause, requester, trigger, outcome)
      case .layout(let appeared, let disappeared):
        .layout(appeared: appeared.count, disappeared: disappeared.count)
      case .outcome(let end): .outcome(end.outcome)
      case .load(let load): .load(load)
      }
  }
}
