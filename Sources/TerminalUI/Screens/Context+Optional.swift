public import Navigation

// MARK: - Asking for a value that is optional in the screen

// The asked screen returns a value, not an optional one, whatever the property held before.
extension Context {
  /// Asks another screen for a value that is stored in an optional property, such as
  /// `var recipient: Recipient?`, which `answers` must declare.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ target: WritableKeyPath<Owner, Value?>, presented style: PresentationStyle? = nil,
    route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: target), presented: style, route: route)
  }

  /// Asks a screen in another mode for a value that is stored in an optional property, which
  /// `answers` must declare.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ target: WritableKeyPath<Owner, Value?>, showing mode: PathID,
    route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: target), showing: mode, route: route)
  }

  /// Asks another screen for a value that goes to an answer for an optional property.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: Answer<Owner, Value?>, presented style: PresentationStyle? = nil,
    route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: answer), presented: style, route: route)
  }

  /// Asks a screen in another mode for a value that goes to an answer for an optional property.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: Answer<Owner, Value?>, showing mode: PathID, route: (ReturnSlot<Value>) -> Owner.Route
  ) -> ResultRequest<Value> {
    navigator.ask(Owner.answers.name(of: answer), showing: mode, route: route)
  }
}
