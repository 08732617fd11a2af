/// A named destination in a screen for a returned value.
public struct Answer<Owner, Value: Codable & Sendable>: Sendable {
  /// The name, unique in its screen, which identifies the answer after a restart.
  public let name: String

  let target: (any WritableKeyPath<Owner, Value> & Sendable)?
  let take: @Sendable (inout Owner, Value, Any) -> Void
  let cancel: (@Sendable (inout Owner, CancellationReason) -> Void)?

  /// Creates an answer that stores the value in a property.
  ///
  /// - Parameters:
  ///   - name: The name, which identifies the answer after a restart.
  ///   - target: The property.
  ///   - cancelled: Called if the request ended without a value.
  public init(
    _ name: String, _ target: any WritableKeyPath<Owner, Value> & Sendable,
    cancelled: (@Sendable (inout Owner, CancellationReason) -> Void)? = nil
  ) {
    self.name = name
    self.target = target
    take = { owner, value, _ in owner[keyPath: target] = value }
    cancel = cancelled
  }

  /// Creates an answer that passes the value to a closure.
  ///
  /// - Parameters:
  ///   - name: The name, which identifies the answer after a restart.
  ///   - cancelled: Called if the request ended without a value.
  ///   - take: Stores the value in the screen.
  public init(
    _ name: String, cancelled: (@Sendable (inout Owner, CancellationReason) -> Void)? = nil,
    take: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    self.init(name, cancelled: cancelled) { (owner: inout Owner, value, _: Any) in
      take(&owner, value)
    }
  }

  /// Creates an answer that passes the value to a closure, together with a context from the front
  /// end.
  ///
  /// - Parameters:
  ///   - name: The name, which identifies the answer after a restart.
  ///   - cancelled: Called if the request ended without a value.
  ///   - takeWithin: Stores the value, using the context passed to
  ///     ``Answers/take(_:as:into:within:)``.
  package init(
    _ name: String, cancelled: (@Sendable (inout Owner, CancellationReason) -> Void)?,
    takeWithin: @escaping @Sendable (inout Owner, Value, Any) -> Void
  ) {
    self.name = name
    target = nil
    take = takeWithin
    cancel = cancelled
  }
}

/// All answers that a type of screen accepts.
public struct Answers<Owner>: Sendable {
  private struct Declared: Sendable {
    let name: String
    let target: (any AnyKeyPath & Sendable)?
    let take: @Sendable (inout Owner, ResultOutcome<any Sendable>, Any) -> Bool
  }

  private var all: [Declared] = []

  /// Declares all answers of a screen type.
  ///
  /// - Precondition: The names are unique, and none is empty.
  public init<each Value: Codable & Sendable>(_ answer: repeat Answer<Owner, each Value>) {
    repeat declare(each answer)
  }

  /// The name of the answer that is stored in a property.
  ///
  /// - Precondition: Such an answer is declared.
  public func name(of target: AnyKeyPath) -> String {
    let declared = all.first { declared in declared.target.map { $0 as AnyKeyPath } == target }
    guard let declared else {
      undeclared("Answer(\"…\", \(target))")
    }
    return declared.name
  }

  /// The name of an answer.
  ///
  /// - Precondition: The answer is declared.
  public func name<Value>(of answer: Answer<Owner, Value>) -> String {
    guard all.contains(where: { $0.name == answer.name }) else {
      undeclared("Answer(\"\(answer.name)\", …)")
    }
    return answer.name
  }

  /// Delivers a result to a screen.
  ///
  /// - Returns: Whether the answer is declared and the value has its type.
  public func take(
    _ outcome: ResultOutcome<any Sendable>, as name: String, into owner: inout Owner
  ) -> Bool {
    take(outcome, as: name, into: &owner, within: ())
  }

  /// Delivers a result to a screen, with the front end's context for the closures that take it.
  package func take(
    _ outcome: ResultOutcome<any Sendable>, as name: String, into owner: inout Owner,
    within context: Any
  ) -> Bool {
    all.first { $0.name == name }?.take(&owner, outcome, context) ?? false
  }

  private mutating func declare<Value>(_ answer: Answer<Owner, Value>) {
    ensure(
      !answer.name.isEmpty,
      "\(Owner.self) declares an answer without a name; only a name can bring its value back")
    ensure(
      !all.contains { $0.name == answer.name },
      "\(Owner.self) declares the answer “\(answer.name)” twice; give each a name of its own")
    all.append(
      Declared(name: answer.name, target: answer.target) { owner, outcome, context in
        switch outcome {
        case .returned(let value):
          guard let value = value as? Value else { return false }
          answer.take(&owner, value, context)
        case .cancelled(let reason):
          answer.cancel?(&owner, reason)
        }
        return true
      })
  }

  private func undeclared(_ line: String) -> Never {
    let names = all.map { "Answer(\"\($0.name)\", …)" } + [line]
    // A precondition would print no message in a release build.
    fatalError(
      """
      \(Owner.self) asks for what it does not declare. Write in \(Owner.self):
        static let answers = Answers(\(names.joined(separator: ", ")))
      """)
  }
}
