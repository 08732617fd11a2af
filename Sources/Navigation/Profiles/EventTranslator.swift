/// Shows the events of a router in the order and the words of another toolkit.
///
/// It is a view: it reads the real events and decides nothing.
public struct EventTranslator: Sendable {
  /// In whose words.
  public let profile: EventProfile

  /// Why the new top appears, in the change that is under way.
  private var appears = AppearReason.launched

  /// The visible screen that leaves the path, or has just left it.
  private var leaving: EntryID?

  /// The swipe that the other stack has already told of.
  private var swipe: (from: EntryID, to: EntryID)?

  /// Those who appeared when they should not have, and are not told when they are revealed.
  private var echoed: Set<EntryID> = []

  /// Makes a translator that has seen nothing.
  public init(to profile: EventProfile) {
    self.profile = profile
  }

  /// Takes the next event of the router; the path is the one that it has now.
  public mutating func translate(
    _ event: LifecycleEvent, in path: Path<some RouteValue>
  ) -> [ProfiledEvent] {
    let entry = event.entry
    switch event.phase {
    case .created: return calls(at: .created, entry)
    case .willDisappear(let reason): return willDisappear(entry, isCovered: reason == .covered)
    case .willAppear(let reason):
      appears = reason
      if takesPart(entry) { return [] }
      return calls(at: reason == .revealed ? .willAppearAgain : .willAppearNew, entry)
    case .didDisappear:
      return calls(at: leaving == entry ? .didDisappearForGood : .didDisappearCovered, entry)
    case .removed:
      echoed.remove(entry)
      defer { if leaving == entry { leaving = nil } }
      return leaving == entry ? [] : calls(at: .removedUnseen, entry)
    case .didAppear:
      swipe = nil
      return didAppear(entry, in: path)
    }
  }

  /// Takes the beginning of a swipe, of which the router's own events say nothing.
  public mutating func beginSwipe(from: EntryID, to: EntryID) -> [ProfiledEvent] {
    swipe = (from, to)
    return calls(at: .swipeBegan, from, beneath: to)
  }

  /// Takes the end of a swipe that was let go.
  ///
  /// One that another change put an end to counts as let go too: say so before that change's events.
  public mutating func endSwipe() -> [ProfiledEvent] {
    guard let ended = swipe else { return [] }
    swipe = nil
    return calls(at: .swipeLetGo, ended.from, beneath: ended.to)
  }
}

extension EventTranslator {
  private mutating func willDisappear(_ entry: EntryID, isCovered: Bool) -> [ProfiledEvent] {
    leaving = isCovered ? nil : entry
    if takesPart(entry) { return [] }
    return calls(at: isCovered ? .willDisappearCovered : .willDisappearForGood, entry)
  }

  private mutating func didAppear(
    _ entry: EntryID, in path: Path<some RouteValue>
  ) -> [ProfiledEvent] {
    switch appears {
    case .revealed: echoed.remove(entry) == nil ? calls(at: .didAppearAgain, entry) : []
    case .pushed: calls(at: .didAppearNew, entry) + echo(in: path)
    case .launched, .restored, .replaced: calls(at: .didAppearNew, entry)
    }
  }

  /// What appears together with a new top, where a stack has that fault.
  private mutating func echo(
    in path: Path<some RouteValue>
  ) -> [ProfiledEvent] {
    guard let distance = profile.table.echo, path.count >= profile.table.echoDepth else {
      return []
    }
    let echo = path.entries[path.count - 1 - distance].id
    echoed.insert(echo)
    let isExtrapolated = path.count > profile.table.echoDepth
    return calls(at: .didAppearAgain, echo).map {
      ProfiledEvent(entry: $0.entry, call: $0.call, isExtrapolated: isExtrapolated)
    }
  }

  /// Whether the other stack told a screen at the beginning of the swipe.
  private func takesPart(_ entry: EntryID) -> Bool {
    swipe?.from == entry || swipe?.to == entry
  }

  private func calls(
    at moment: ProfileMoment, _ entry: EntryID, beneath: EntryID? = nil
  ) -> [ProfiledEvent] {
    (profile.table.rows[moment] ?? []).compactMap { call in
      let told = call.who == .screen ? entry : beneath
      return told.map {
        ProfiledEvent(entry: $0, call: call.name, isExtrapolated: call.isExtrapolated)
      }
    }
  }
}
