public import Navigation

/// What a screen's handlers are given to reach beyond the screen: to navigate, to ask and to return,
/// to start tasks, to show a dialog.
///
/// It acts in the name of the screen's entry: an operation asked for by a screen that is no longer on
/// top is not done (`stale`). Every verb of `Navigating` is here.
public struct Context<Owner: Routed>: Navigating {
  let host: StackHost<Owner.Route>

  /// The entry of the screen.
  public let entry: EntryID

  /// Which control or key this is about, for the journal.
  let origin: Origin

  /// The entries from the root to the top.
  public var path: Path<Owner.Route> { host.router.path }

  /// How the program looks and speaks.
  public var appearance: Appearance { host.session.appearance }

  @discardableResult
  public func perform(_ operation: PathOperation<Owner.Route>) -> Transition {
    navigator.perform(operation)
  }

  /// Asks another screen for a value: pushes it with a slot that it returns the value to.
  ///
  /// - Parameters:
  ///   - target: Where the value goes, as declared in `answers`.
  ///   - route: The route to push, made with the slot.
  /// - Returns: The transition, and the answer for those who await it.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ target: WritableKeyPath<Owner, Value>, route: (ReturnSlot<Value>) -> Owner.Route
  ) -> Asking<Value> {
    navigator.ask(Owner.answers.name(of: target), route: route)
  }

  /// Asks another screen for a value that a declared closure takes.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: Answer<Owner, Value>, route: (ReturnSlot<Value>) -> Owner.Route
  ) -> Asking<Value> {
    navigator.ask(Owner.answers.name(of: answer), route: route)
  }

  /// Returns a value to the screen that asked for it, going back to it from any depth.
  @discardableResult
  public func `return`<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    navigator.return(value, to: slot)
  }

  /// Puts a value into the screen that asked for it and stays here.
  @discardableResult
  public func provide<Value>(_ value: Value, to slot: ReturnSlot<Value>) -> Transition {
    navigator.provide(value, to: slot)
  }

  private var navigator: Navigator<Owner.Route> {
    host.router.navigator(for: .entry(entry), origin: origin)
  }
}
