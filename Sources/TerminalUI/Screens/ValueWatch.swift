/// A value of a screen that is watched for changes, and the action of a change.
struct ValueWatch<Owner: Routed> {
  /// The identity of the view that watches.
  let id: ViewID

  /// How long the value has to remain unchanged before the action.
  let delay: Duration

  /// Reads the value as a ``SeenValue``; `nil` if it equals an earlier one. A change without an
  /// action is noted in the earlier one instead.
  let look: (Owner, AnyObject?) -> AnyObject?

  /// The action to perform.
  let action: (inout Owner, Context<Owner>) -> Void
}

/// A watched value as it was seen.
@usableFromInline
final class SeenValue<Value> {
  @usableFromInline var value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}

/// The watched values of a screen, as last seen.
struct SeenValues {
  /// The most times in a row that watches may trigger each other.
  static let longestRound = 100

  /// The values in the order of the watches; `nil` for one that wasn't watched before.
  private var values: [(watch: ViewID, value: AnyObject?)] = []

  /// Whether nothing was being watched the last time.
  var isEmpty: Bool { values.isEmpty }

  /// Compares the current values with the previous ones.
  ///
  /// - Parameters:
  ///   - watches: The watches. A value that wasn't watched before counts as unchanged.
  ///   - owner: The screen.
  /// - Returns: The watches whose values have changed.
  mutating func look<Owner>(at watches: [ValueWatch<Owner>], of owner: Owner) -> [ValueWatch<Owner>]
  {
    if !areSeen(watches) { adopt(watches) }
    var changed: [ValueWatch<Owner>] = []
    for index in 0..<watches.count {
      let watch = watches[index]
      guard let new = watch.look(owner, values[index].value) else { continue }
      if values[index].value != nil { changed.append(watch) }
      values[index].value = new
    }
    return changed
  }

  /// Whether the same views watch as the last time.
  // In generic code, functions such as `allSatisfy` would look up the type of the elements, so
  // these count.
  private func areSeen<Owner>(_ watches: [ValueWatch<Owner>]) -> Bool {
    guard values.count == watches.count else { return false }
    for index in 0..<watches.count where values[index].watch != watches[index].id { return false }
    return true
  }

  /// Keeps the values of watches that remain.
  private mutating func adopt<Owner>(_ watches: [ValueWatch<Owner>]) {
    let before = values
    values = []
    for index in 0..<watches.count {
      let id = watches[index].id
      values.append((id, before.first { $0.watch == id }?.value))
    }
  }
}
