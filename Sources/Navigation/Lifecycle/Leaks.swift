/// Weak references to objects that should be released together with their entries.
///
/// For programs whose screens, or values inside them, are objects: watch each object when you
/// create it, and pass ``alive`` to ``Router/leaks(among:)``.
public struct ScreenWatch {
  private struct Watched {
    let entry: EntryID
    weak let object: AnyObject?
  }

  private var watched: [Watched] = []

  /// Creates a watch with no objects.
  public init() {}

  /// The entries of the objects still alive, in the order in which the objects were watched.
  public var alive: [EntryID] {
    watched.filter { $0.object != nil }.map(\.entry)
  }

  /// Watches an object that belongs to an entry.
  public mutating func watch(_ object: AnyObject, of entry: EntryID) {
    watched.removeAll { $0.object == nil }
    watched.append(Watched(entry: entry, object: object))
  }
}

extension Router {
  /// Describes everything that outlived its purpose; empty if there are no leaks.
  ///
  /// Call it at the end of a test or after every change. It reports screens whose entry is gone,
  /// cancelled tasks that are still running, and requests that no screen can answer anymore. A
  /// screen may live until the transition that removes it has been drawn. Costs O(*n*), where *n*
  /// is the length of the path.
  ///
  /// - Parameter screens: The entries whose screens are alive, according to the front end or a
  ///   ``ScreenWatch``.
  /// - Returns: One description per leak, naming its entry.
  public func leaks(among screens: some Sequence<EntryID>) -> [String] {
    let going = [engine.deferred?.freed, engine.drawing?.freed].flatMap {
      $0 ?? .none
    }
    let entries = engine.stacks.flatMap(\.entries)
    let made = Set(entries.lazy.filter(\.isCreated).map(\.id)).union(going)
    let onStack = Set(entries.lazy.map(\.id))
    let forgotten = screens.filter { isEnded || !made.contains($0) }.sorted()
    let requests = engine.slots.open.filter {
      isEnded || !onStack.contains($0.asked) || !onStack.contains($0.slot.owner)
    }
    return forgotten.map { "the screen of \($0), which has left the path" }
      + tasks.lingering.map { "the cancelled task \($0)" }
      + requests.map { "the request \($0.slot), which nobody can answer" }
  }
}
