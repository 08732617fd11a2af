import Navigation

/// A sequence of steps from launch to the end of the program.
struct Script: Hashable, Sendable {
  /// The path to begin with, as `A B C`; only its top is made.
  var launch = "A"
  var steps: [Step]

  init(launch: String = "A", _ steps: [Step]) {
    self.launch = launch
    self.steps = steps
  }

  /// The script as the body of a test.
  var code: String {
    let lines = steps.map { "      \(Self.code(of: $0)),\n" }.joined()
    return """
      expectAgreement(
        Script(
          launch: "\(launch)",
          [
      \(lines)    ]))
      """
  }

  /// What Swift's own description gives, without the names of types, which the context knows.
  private static func code(of step: Step) -> String {
    String(reflecting: step).replacing(/(?:[A-Z][A-Za-z]*\.)+(?=[a-z])/, with: ".")
  }
}
