/// Translates the events of a router into the order and terms of another toolkit.
///
/// It only reads the events and affects nothing.
public struct EventTranslator: Sendable {
  /// The toolkit to translate for.
  public let profile: EventProfile

  /// Why each entry appears that has not fully appeared yet.
  private var appearing: [EntryID: AppearReason] = [:]

  /// The visible screens that are leaving or have just left the path, with the events that end
  /// their removal.
  private var leaving: [EntryID: ProfileMoment] = [:]

  /// The first screen of the flow that contains each entry; the other toolkit gives a flow its own
  /// stack.
  package var flows: [EntryID: EntryID] = [:]

  /// The events of a path going out of view that must follow those of the path coming into view.
  private var held: [ProfiledEvent] = []

  /// The swipe that has already been reported for the other toolkit.
  private var swipe: (from: EntryID, to: EntryID)?

  /// The entries that appeared by mistake, and so get no event when they are revealed.
  private var echoed: Set<EntryID> = []

  /// Creates a translator that has seen no events.
  public init(to profile: EventProfile) {
    self.profile = profile
  }

  /// Creates a translator for a router that is already running or was restored, whose flows it has
  /// not seen begin.
  ///
  /// - Parameters:
  ///   - profile: The toolkit to translate for.
  ///   - flows: The first entry of the flow that contains each entry, where there is one; see
  ///     ``Router/root(of:)``.
  public init(to profile: EventProfile, flows: [EntryID: EntryID]) {
    self.init(to: profile)
    self.flows = flows
  }

  /// Translates the next event of the router, given the router's current path.
  public mutating func translate(
    _ event: LifecycleEvent, in path: Path<some RouteValue>
  ) -> [ProfiledEvent] {
    translate(event) { path }
  }

  /// Translates the next event of the router. Most events don't need the router's current path.
  package mutating func translate<Route: RouteValue>(
    _ event: LifecycleEvent, in path: () -> Path<Route>
  ) -> [ProfiledEvent] {
    let entry = event.entry
    switch event.phase {
    case .created: return calls(at: .created, entry)
    case .willDisappear(.switched) where profile.table.tellsComingPathFirst:
      held += willDisappear(entry, .switched, in: path)
      return []
    case .willDisappear(let reason): return willDisappear(entry, reason, in: path)
    case .willAppear(let reason): return willAppear(entry, reason, in: path)
    case .didDisappear: return release() + calls(at: leaving[entry] ?? .didDisappearCovered, entry)
    case .removed: return release() + removed(entry, in: path)
    case .activated, .deactivated: return []
    case .didAppear:
      swipe = nil
      return release() + didAppear(entry, in: path)
    }
  }

  /// Translates the start of a swipe, for which the router has no event of its own.
  public mutating func beginSwipe(from: EntryID, to: EntryID) -> [ProfiledEvent] {
    // No source documents the events of a flow that is swiped away, before it is removed.
    guard flows[from] != from else { return [] }
    swipe = (from, to)
    return calls(at: .swipeBegan, from, beneath: to)
  }

  /// Translates the end of a cancelled swipe.
  ///
  /// A swipe superseded by another change counts as cancelled too: call this before translating
  /// that change's events.
  public mutating func endSwipe() -> [ProfiledEvent] {
    guard let ended = swipe else { return [] }
    swipe = nil
    return calls(at: .swipeLetGo, ended.from, beneath: ended.to)
  }
}

extension EventTranslator {
  private mutating func willDisappear<Route: RouteValue>(
    _ entry: EntryID, _ reason: DisappearReason, in path: () -> Path<Route>
  ) -> [ProfiledEvent] {
    let stays = reason == .covered || reason == .switched
    let isDismissed = flows[entry].map { !path().contains($0) } ?? false
    leaving[entry] = stays ? nil : isDismissed ? .didDisappearDismissed : .didDisappearForGood
    if takesPart(entry) { return [] }
    let moment: ProfileMoment =
      stays ? .willDisappearCovered : isDismissed ? .willDisappearDismissed : .willDisappearForGood
    return calls(at: moment, entry)
  }

  private mutating func willAppear<Route: RouteValue>(
    _ entry: EntryID, _ reason: AppearReason, in path: () -> Path<Route>
  ) -> [ProfiledEvent] {
    appearing[entry] = reason
    if reason == .presented {
      flows[entry] = entry
    } else if flows[entry] == nil {
      flows[entry] = path().previous(of: entry).flatMap { flows[$0.id] }
    }
    if takesPart(entry) { return [] }
    switch reason {
    case .presented: return calls(at: .willAppearPresented, entry)
    case .revealed, .switched: return calls(at: .willAppearAgain, entry)
    case .launched, .restored, .pushed, .replaced: return calls(at: .willAppearNew, entry)
    }
  }

  private mutating func didAppear<Route: RouteValue>(
    _ entry: EntryID, in path: () -> Path<Route>
  ) -> [ProfiledEvent] {
    switch appearing.removeValue(forKey: entry) ?? .launched {
    case .revealed, .switched: echoed.remove(entry) == nil ? calls(at: .didAppearAgain, entry) : []
    case .presented: calls(at: .didAppearPresented, entry)
    case .pushed: calls(at: .didAppearNew, entry) + echo(in: path)
    case .launched, .restored, .replaced: calls(at: .didAppearNew, entry)
    }
  }

  private mutating func removed<Route: RouteValue>(
    _ entry: EntryID, in path: () -> Path<Route>
  ) -> [ProfiledEvent] {
    echoed.remove(entry)
    let flow = flows.removeValue(forKey: entry)
    guard leaving.removeValue(forKey: entry) == nil else { return [] }
    // A stack that is dismissed as a whole keeps its screens until the end.
    if let flow, !path().contains(flow) { return [] }
    return calls(at: .removedUnseen, entry)
  }

  /// The events held back until the appearing screens received theirs.
  private mutating func release() -> [ProfiledEvent] {
    defer { held = [] }
    return held
  }

  /// The entry that wrongly appears together with a new top, in a toolkit with that bug.
  private mutating func echo<Route: RouteValue>(
    in path: () -> Path<Route>
  ) -> [ProfiledEvent] {
    guard let distance = profile.table.echo else { return [] }
    let path = path()
    let first = flows[path.top.id].flatMap(path.index) ?? 0
    let depth = path.count - first
    guard depth >= profile.table.echoDepth else { return [] }
    let echo = path.entries[path.count - 1 - distance].id
    echoed.insert(echo)
    let isExtrapolated = depth > profile.table.echoDepth
    return calls(at: .didAppearAgain, echo).map {
      ProfiledEvent(entry: $0.entry, call: $0.call, isExtrapolated: isExtrapolated)
    }
  }

  /// Whether the other toolkit sent a screen an event at the start of the swipe.
  private func takesPart(_ entry: EntryID) -> Bool {
    swipe?.from == entry || swipe?.to == entry
  }

  private func calls(
    at moment: ProfileMoment, _ entry: EntryID, beneath: EntryID? = nil
  ) -> [ProfiledEvent] {
    profile.table.calls(moment).compactMap { call in
      let told = call.who == .screen ? entry : beneath
      return told.map {
        ProfiledEvent(entry: $0, call: call.name, isExtrapolated: call.isExtrapolated)
      }
    }
  }
}
