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

  /// The place for messages.
  var place: String { "\(file):\(line)" }

  /// The problem with a call that has a number of texts; `nil` if there is none.
  func problem(withArguments count: Int) -> ScriptProblem? {
    guard count != parameters.count else { return nil }
    return .sharing(
      .wrongArguments(name, count: count, parameters: parameters, at: place))
  }

  /// The texts of the parameters in a call, which take precedence over variables.
  func bindings(_ arguments: [String], _ variables: [String: String]) -> [String: String] {
    variables.merging(zip(parameters, arguments)) { $1 }
  }
}
