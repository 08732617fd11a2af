/// A copy of a script without one of its inputs, up to the next one. If it passes, the expectations
/// after that input verify nothing.
package struct ScriptMutation: Hashable, Sendable {
  /// The omitted input.
  package let dropped: ScriptLine

  /// The places of the expectations between it and the next input.
  package let guardedBy: [SourceSpan]

  /// The copy, whose last line is the last of these expectations. Its lines keep their numbers.
  package let script: Script
}

extension Script {
  /// The copies of the script without an input, one for each input that is the last one before an
  /// expectation.
  ///
  /// `idle` and `no leaks` hold on nearly every screen and don't count. Directives that advance the
  /// clock aren't inputs, and are kept. Neither are `include` and `call`: to drop what they stand
  /// for, use the ``expanded(defining:)`` script.
  package func droppingLastInputs() -> [ScriptMutation] {
    var mutations: [ScriptMutation] = []
    var input: Int?
    var expectations: [Int] = []
    func finish() {
      guard let input, let last = expectations.last else { return }
      let copy = Script(file: file, lines: Array(lines[..<input] + lines[input + 1...last]))
      mutations.append(
        ScriptMutation(
          dropped: lines[input], guardedBy: expectations.map { lines[$0].span },
          script: copy))
    }
    for (index, line) in lines.enumerated() {
      switch line.directive {
      case .input:
        finish()
        input = index
        expectations = []
      case .check(let check):
        if check.dependsOnInput { expectations.append(index) }
      case .sharing(.include), .sharing(.call):
        finish()
        input = nil
      case .header, .time, .load, .note, .sharing, nil: break
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
    case .expect(let expectation, _), .softly(let expectation, _): !expectation.isWeak
    case .snapshot: true
    case .quit: false
    }
  }
}
