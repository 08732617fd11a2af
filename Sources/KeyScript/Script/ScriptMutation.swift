/// A copy of a script without one of its inputs. If it passes, the expectations after that input
/// verify nothing.
public struct ScriptMutation: Hashable, Sendable {
  /// The line number of the omitted input.
  public let dropped: ScriptLine

  /// The line numbers, from 1, of the expectations between it and the next input.
  public let guardedBy: [Int]

  /// The copy, whose lines keep their numbers.
  public let script: Script
}

extension Script {
  /// The copies of the script without an input, one for each input that is the last one before an
  /// expectation.
  ///
  /// `idle` and `no leaks` hold on nearly every screen and don't count. Directives that advance the
  /// clock aren't inputs, and are kept.
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
  /// Whether the expectation should fail without the input before it.
  fileprivate var dependsOnInput: Bool {
    switch self {
    case .expect(let expectation, _): !expectation.isWeak
    case .snapshot: true
    case .quit: false
    }
  }
}
