/// A group of lines with a name, and parameters to which its texts refer.
struct ScriptDefinition {
  let name: String
  let parameters: [String]
  /// The name of the file that contains it.
  let file: String
  /// The line number of `define`, from 1.
  let line: Int
  /// The directives as written.
  var lines: [ScriptLine] = []
  /// The bytes in them.
  var size = 0
  /// The names of the parts of rows that its lines give to variables, also by calls.
  var partNames: Set<String> = []

  /// The place for messages.
  var place: String { "\(file):\(line)" }

  /// The problem with a call that has a number of texts; `nil` if there is none.
  func problem(withArguments count: Int) -> ScriptProblem? {
    guard count != parameters.count else { return nil }
    return .sharing(
      .wrongArguments(name, count: count, parameters: parameters, at: place))
  }
}
