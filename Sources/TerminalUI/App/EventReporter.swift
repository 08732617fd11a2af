import Navigation

/// Tells somebody the events of the screens beside what another toolkit would make of them.
struct EventReporter<Route: Hashable & Codable & Sendable> {
  private var translator: EventTranslator
  private let name: (Route) -> String
  private let tell: (ComparedEvent) -> Void
  private var names: [EntryID: String] = [:]

  init(
    _ profile: EventProfile, name: @escaping (Route) -> String,
    tell: @escaping (ComparedEvent) -> Void
  ) {
    translator = EventTranslator(to: profile)
    self.name = name
    self.tell = tell
  }

  /// Reports an event of a router.
  mutating func report(_ event: LifecycleEvent, in path: Path<Route>) {
    if names[event.entry] == nil { names[event.entry] = path.entry(event.entry).map(nameOf) }
    let theirs = translator.translate(event, in: path)
    pass(event.description(naming: nameOrNumber), theirs)
    if event.phase == .removed { names[event.entry] = nil }
  }

  /// Takes the beginning of a swipe, of which our own events say nothing.
  mutating func beginSwipe(from: EntryID, to: EntryID) {
    pass(nil, translator.beginSwipe(from: from, to: to))
  }

  /// Takes the end of a swipe that did not go through.
  mutating func endSwipe() {
    pass(nil, translator.endSwipe())
  }

  private func pass(_ ours: String?, _ theirs: [ProfiledEvent]) {
    guard ours != nil || !theirs.isEmpty else { return }
    tell(ComparedEvent(ours: ours, theirs: theirs.map { $0.description(naming: nameOrNumber) }))
  }

  private func nameOf(_ entry: Entry<Route>) -> String { name(entry.route) }

  private func nameOrNumber(_ entry: EntryID) -> String { names[entry] ?? "\(entry)" }
}

/// Something that happened to a screen, in our words and in those of another toolkit.
public struct ComparedEvent: Hashable, Sendable {
  /// What we tell, or `nil` where only the other toolkit tells something.
  public let ours: String?

  /// What the other toolkit would tell at that moment.
  public let theirs: [String]
}
