/// A copy of a script without one of its inputs, which must fail if the script is worth anything.
public struct ScriptMutation: Hashable, Sendable {
  /// The input that is left out.
  public let dropped: ScriptLine

  /// The lines of the expectations that come between it and the next input, counted from 1.
  public let guardedBy: [Int]

  /// The copy; its lines keep their numbers.
  public let script: Script
}

extension Script {
  /// A copy for every input that is the last one before an expectation, without that input.
  ///
  /// Expectations that hold on nearly every screen, `idle` and `no leaks`, don't count; an input
  /// that only these follow makes no copy. What passes time is no input and stays. A copy plays
  /// differently from the script exactly if the expectations say anything about the input.
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
      guard let directive = line.directive else { continue }
      if directive.isInput {
        finish()
        input = index
        expectations = []
      } else if directive.isTelling {
        expectations.append(line.span.line)
      }
    }
    finish()
    return mutations
  }
}

extension Directive {
  /// Whether the directive expects something that input may change.
  fileprivate var isTelling: Bool {
    switch self {
    case .expect(let expectation, _): !expectation.isWeak
    case .snapshot: true
    default: false
    }
  }
}
