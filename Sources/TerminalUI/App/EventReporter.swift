import Navigation

/// Passes lifecycle events to an observer, each with what another toolkit would have reported.
///
/// A class, so that the observer may ask the app, which holds it, about what happened.
final class EventReporter<Route: RouteValue> {
  var translator: EventTranslator
  private let name: (Route) -> String
  private let observe: (ComparedEvent) -> Void
  private var names: [EntryID: String] = [:]

  init(
    _ profile: EventProfile, flows: [EntryID: EntryID], name: @escaping (Route) -> String,
    observe: @escaping (ComparedEvent) -> Void
  ) {
    translator = EventTranslator(to: profile, flows: flows)
    self.name = name
    self.observe = observe
  }

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - path: The path right after the event, in which the translator looks up neighbors.
  func report(_ event: LifecycleEvent, in path: Path<Route>) {
    if names[event.entry] == nil { names[event.entry] = path.entry(event.entry).map(nameOf) }
    let theirs = translator.translate(event, in: path)
    pass(event.description(naming: nameOrNumber), theirs)
    if event.phase == .removed { names[event.entry] = nil }
  }

  /// Reports the start of a swipe, for which only other toolkits have events.
  func beginSwipe(from: EntryID, to: EntryID) {
    pass(nil, translator.beginSwipe(from: from, to: to))
  }

  /// Reports that a swipe was released and changed nothing.
  func endSwipe() {
    pass(nil, translator.endSwipe())
  }

  private func pass(_ ours: String?, _ theirs: [ProfiledEvent]) {
    guard ours != nil || !theirs.isEmpty else { return }
    observe(ComparedEvent(ours: ours, theirs: theirs.map { $0.description(naming: nameOrNumber) }))
  }

  private func nameOf(_ entry: Entry<Route>) -> String { name(entry.route) }

  private func nameOrNumber(_ entry: EntryID) -> String { names[entry] ?? "\(entry)" }
}

/// A lifecycle event together with those another toolkit would have reported in its place.
public struct ComparedEvent: Hashable, Sendable {
  /// The router's event; `nil` if only the other toolkit has one.
  public let ours: String?

  /// The other toolkit's events, in order.
  public let theirs: [String]
}
