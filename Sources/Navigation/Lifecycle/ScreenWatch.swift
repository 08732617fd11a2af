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
