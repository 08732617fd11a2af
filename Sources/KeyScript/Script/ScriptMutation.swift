/// A copy of a script without one of its inputs. If it passes, the expectations after the input say
/// nothing.
public struct ScriptMutation: Hashable, Sendable {
  /// The line of the input that is left out.
  public let dropped: ScriptLine

  /// The lines of the expectations between it and the next input, counted from 1.
  public let guardedBy: [Int]

  /// The copy; its lines keep their numbers.
  public let script: Script
}

extension Script {
  /// A copy without the input for every input that is the last one before an expectation.
  ///
  /// `idle` and `no leaks` hold on nearly every screen and do not count. What moves the clock is
  /// not an input and stays.
  public func droppingLastInputs() -> [ScriptMutation] {
    var mutations: [ScriptMutation] = []
    var input: Int?
    var expectations: [Int] = []
    func finish() {
      guard let input, !expectations.isEmpty else { return }
      var copy = self
      copy.lines.remove(at: input)
      mutations.append(
        ScriptMutation(dropped: lines[input], guardedBy: expectations, script: copy))
    }
    for (index, line) in lines.enumerated() {
      switch line.directive {
      case .input:
        finish()
        input = index
        expectations = []
      case .check(let check):
        if check.dependsOnInput { expectations.append(line.span.line) }
      case .header, .time, .load, .note, nil: break
      }
    }
    finish()
    return mutations
  }
}

extension Directive.Check {
  /// Whether it is expected to fail without the input before it.
  fileprivate var dependsOnInput: Bool {
    switch self {
    case .expect(let expectation, _): !expectation.isWeak
    case .snapshot: true
    case .quit: false
    }
  }
}
