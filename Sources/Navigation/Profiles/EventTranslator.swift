/// Translates the events of a router into the order and words of another toolkit.
///
/// It only reads the real events and influences nothing.
public struct EventTranslator: Sendable {
  /// The toolkit.
  public let profile: EventProfile

  /// The reason why the new top appears, during a change.
  private var appears = AppearReason.launched

  /// The visible screen that leaves the path or has just left it.
  private var leaving: EntryID?

  /// The swipe that the other toolkit has already reported.
  private var swipe: (from: EntryID, to: EntryID)?

  /// The entries that appeared although they should not have, and get no event when revealed.
  private var echoed: Set<EntryID> = []

  /// Creates a translator that has seen no events.
  public init(to profile: EventProfile) {
    self.profile = profile
  }

  /// Translates the next event of the router, given its current path.
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
    case .activated, .deactivated: return []
    case .didAppear:
      swipe = nil
      return didAppear(entry, in: path)
    }
  }

  /// Translates the start of a swipe, for which the router has no event of its own.
  public mutating func beginSwipe(from: EntryID, to: EntryID) -> [ProfiledEvent] {
    swipe = (from, to)
    return calls(at: .swipeBegan, from, beneath: to)
  }

  /// Translates the end of a cancelled swipe.
  ///
  /// A swipe that another change superseded counts as cancelled too: call this before that change's
  /// events.
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
    case .revealed, .switched: echoed.remove(entry) == nil ? calls(at: .didAppearAgain, entry) : []
    case .pushed, .presented: calls(at: .didAppearNew, entry) + echo(in: path)
    case .launched, .restored, .replaced: calls(at: .didAppearNew, entry)
    }
  }

  /// The entry that appears together with a new top, in a toolkit with that bug.
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

  /// Whether the other toolkit notified a screen at the start of the swipe.
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
