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
  ///   - cancelled: Told of a request that ended without a value.
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
  ///   - cancelled: Told of a request that ended without a value.
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

/// Every answer that a type of screen takes.
public struct Answers<Owner>: Sendable {
  private struct Declared: Sendable {
    let name: String
    let target: (any AnyKeyPath & Sendable)?
    let take: @Sendable (inout Owner, ResultOutcome<any Sendable>) -> Bool
  }

  private var all: [Declared] = []

  /// Declares the answers.
  ///
  /// - Precondition: No name stands twice.
  public init<each Value: Codable & Sendable>(_ answer: repeat Answer<Owner, each Value>) {
    repeat declare(each answer)
  }

  /// The declared name of the answer that goes to a property.
  ///
  /// - Precondition: There is one.
  public func name(of target: AnyKeyPath) -> String {
    let declared = all.first { declared in declared.target.map { $0 as AnyKeyPath } == target }
    guard let declared else {
      undeclared("Answer(\"…\", \(target))")
    }
    return declared.name
  }

  /// The name of an answer, if it is declared here.
  ///
  /// - Precondition: It is.
  public func name<Value>(of answer: Answer<Owner, Value>) -> String {
    guard all.contains(where: { $0.name == answer.name }) else {
      undeclared("Answer(\"\(answer.name)\", …)")
    }
    return answer.name
  }

  /// Puts what came back into a screen.
  ///
  /// - Returns: Whether the answer is declared and the value is of its type.
  @discardableResult
  public func take(
    _ outcome: ResultOutcome<any Sendable>, as name: String, into owner: inout Owner
  ) -> Bool {
    all.first { $0.name == name }?.take(&owner, outcome) ?? false
  }

  private mutating func declare<Value>(_ answer: Answer<Owner, Value>) {
    precondition(
      !all.contains { $0.name == answer.name },
      "\(Owner.self) declares the answer \"\(answer.name)\" twice")
    all.append(
      Declared(name: answer.name, target: answer.target) { owner, outcome in
        switch outcome {
        case .returned(let value):
          guard let value = value as? Value else { return false }
          answer.take(&owner, value)
        case .cancelled(let reason):
          answer.cancel?(&owner, reason)
        }
        return true
      })
  }

  private func undeclared(_ line: String) -> Never {
    let names = all.map { "Answer(\"\($0.name)\", …)" } + [line]
    preconditionFailure(
      """
      \(Owner.self) asks for what it does not declare. Write in \(Owner.self):
        static let answers = Answers(\(names.joined(separator: ", ")))
      """)
  }
}
