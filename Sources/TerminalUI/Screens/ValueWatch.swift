/// A value of a screen that is watched for changes, and the action of a change.
struct ValueWatch<Owner: Routed> {
  /// The identity of the view that watches.
  let id: ViewID

  /// How long the value has to remain unchanged before the action.
  let delay: Duration

  /// Reads the value.
  let value: (Owner) -> Any

  /// Whether two values are equal.
  let isEqual: (Any, Any) -> Bool

  /// The action to perform.
  let action: (inout Owner, Context<Owner>) -> Void

  init<Value: Equatable>(
    _ id: ViewID, value: KeyPath<Owner, Value>, delay: Duration,
    action: @escaping (inout Owner, Context<Owner>) -> Void
  ) {
    self.id = id
    self.delay = delay
    self.action = action
    self.value = { $0[keyPath: value] }
    isEqual = { ($0 as? Value) == ($1 as? Value) }
  }
}

/// The watched values of a screen, as last seen.
struct SeenValues {
  /// The most times in a row that watches may trigger each other.
  static let longestRound = 100

  private var values: [ViewID: Any] = [:]

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
    guard !watches.isEmpty || !values.isEmpty else { return [] }
    let before = values
    values = [:]
    return watches.filter { watch in
      let value = watch.value(owner)
      values[watch.id] = value
      return before[watch.id].map { !watch.isEqual($0, value) } ?? false
    }
  }
}
