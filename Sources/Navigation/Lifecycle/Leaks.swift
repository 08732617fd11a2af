/// Watches over objects that should go with their entries, and keeps none of them alive.
///
/// For programs whose screens, or what screens hold, are objects: watch each when it is made, and
/// hand ``alive`` to ``Router/leaks(among:)``.
public struct ScreenWatch {
  private struct Watched {
    let entry: EntryID
    weak let object: AnyObject?
  }

  private var watched: [Watched] = []

  /// Makes a watch over nothing.
  public init() {}

  /// The entries of the objects that are still alive, in the order in which they were watched.
  public var alive: [EntryID] {
    watched.filter { $0.object != nil }.map(\.entry)
  }

  /// Watches over an object that belongs to an entry.
  public mutating func watch(_ object: AnyObject, of entry: EntryID) {
    watched.removeAll { $0.object == nil }
    watched.append(Watched(entry: entry, object: object))
  }
}

extension Router {
  /// What is alive and should not be, in words; nothing when all is well.
  ///
  /// For the end of a test, or of every change. Names screens whose entry has gone, tasks that were
  /// cancelled and go on, and requests that nobody can answer any more. A screen may live until
  /// the transition that takes it away has been drawn. Costs a walk over the path.
  ///
  /// - Parameter screens: The entries whose screens are alive, as the front end keeps them, or as a
  ///   ``ScreenWatch`` has seen them.
  /// - Returns: What leaks, each named by its entry.
  public func leaks(among screens: some Sequence<EntryID>) -> [String] {
    let going = [engine.deferred?.freed, engine.drawing?.freed].flatMap {
      $0 ?? .none
    }
    let made = Set(engine.entries.filter(\.isCreated).map(\.id)).union(going)
    let onStack = Set(engine.entries.map(\.id))
    let forgotten = screens.filter { isEnded || !made.contains($0) }.sorted()
    let requests = engine.slots.open.filter {
      isEnded || !onStack.contains($0.asked) || !onStack.contains($0.slot.owner)
    }
    return forgotten.map { "the screen of \($0), which has left the path" }
      + tasks.lingering.map { "the cancelled task \($0)" }
      + requests.map { "the request \($0.slot), which nobody can answer" }
  }
}
