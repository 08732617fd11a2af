import Navigation

/// A sequence of steps from launch to the end of the program.
struct Script: Hashable, Sendable {
  /// The path to begin with, as `A B C`; only its top is made.
  var launch = "A"
  /// How many paths the program has, and the place of the one to begin with.
  var modes = 1
  var mode = 0
  /// How the program comes to it.
  var cause = Cause.launch
  /// What is asked before there is anything to see.
  var before: [Step]
  var steps: [Step]

  init(
    launch: String = "A", modes: Int = 1, mode: Int = 0, cause: Cause = .launch,
    before: [Step] = [], _ steps: [Step]
  ) {
    self.launch = launch
    self.modes = modes
    self.mode = mode
    self.cause = cause
    self.before = before
    self.steps = steps
  }

  /// How many steps there are to be read.
  var length: Int { before.count + steps.count }

  /// The script as the body of a test.
  var code: String {
    let modes = modes == 1 ? "" : ", modes: \(modes), mode: \(mode)"
    let cause = cause == .launch ? "" : ", cause: .\(cause)"
    let before = before.map { "      \(Self.code(of: $0)),\n" }.joined()
    let beforehand = before.isEmpty ? "" : "\n    before: [\n\(before)    ],"
    let lines = steps.map { "      \(Self.code(of: $0)),\n" }.joined()
    return """
      expectAgreement(
        Script(
          launch: "\(launch)"\(modes)\(cause),\(beforehand)
          [
      \(lines)    ]))
      """
  }

  /// What Swift's own description gives, without the names of types, which the context knows.
  private static func code(of step: Step) -> String {
    String(reflecting: step).replacing(/(?:[A-Z][A-Za-z]*\.)+(?=[a-z])/, with: ".")
      .replacing(", leave: nil, stay: nil", with: "")
  }
}
