/// A named place in a screen that takes a returned value.
public struct Answer<Owner, Value: Codable & Sendable>: Sendable {
  /// The name, by which a slot finds its place again after a restart.
  public let name: String

  let target: (any WritableKeyPath<Owner, Value> & Sendable)?
  let take: @Sendable (inout Owner, Value) -> Void
  let cancel: (@Sendable (inout Owner, CancellationReason) -> Void)?

  /// Takes the value into a property.
  ///
  /// - Parameters:
  ///   - name: By which a slot finds its place again after a restart.
  ///   - target: The property.
  ///   - cancelled: Told of an asking that ended without a value.
  public init(
    _ name: String, _ target: any WritableKeyPath<Owner, Value> & Sendable,
    cancelled: (@Sendable (inout Owner, CancellationReason) -> Void)? = nil
  ) {
    self.name = name
    self.target = target
    take = { owner, value in owner[keyPath: target] = value }
    cancel = cancelled
  }

  /// Takes the value with a closure over the screen.
  ///
  /// - Parameters:
  ///   - name: By which a slot finds its place again after a restart.
  ///   - cancelled: Told of an asking that ended without a value.
  ///   - take: Puts the value where it belongs.
  public init(
    _ name: String, cancelled: (@Sendable (inout Owner, CancellationReason) -> Void)? = nil,
    take: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    self.name = name
    target = nil
    self.take = take
    cancel = cancelled
  }
}
