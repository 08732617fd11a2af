import TerminalCore

extension ScriptLine {
  /// The line with the texts of variables in place of references to them.
  ///
  /// - Parameters:
  ///   - variables: The texts of all variables.
  ///   - script: The name of the script's file.
  /// - Returns: The line; a line without references is returned as it is.
  /// - Throws: A mistake such as a reference to an unknown variable.
  func resolved(
    _ variables: [String: String], in script: String
  ) throws(ScriptError) -> ScriptLine {
    guard let template else { return self }
    let bytes = Array((indent + template).utf8)
    var parser = LineParser(
      LineScanner(
        bytes: bytes, range: 0..<bytes.count, line: span.line, file: span.file ?? script,
        variables: variables))
    do throws(ScriptError) {
      var line = self
      line.directive = try parser.scriptLine().directive
      line.template = nil
      return line
    } catch {
      throw error.led(by: span.origins)
    }
  }

  /// An error about the whole line.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - script: The name of the script's file.
  /// - Returns: The error.
  func mistake(_ problem: ScriptProblem, in script: String) -> ScriptError {
    let text = template ?? directive?.text.split(separator: "\n").first.map(String.init) ?? ""
    return ScriptError(
      problem, file: span.file ?? script, line: span.line, column: span.columns.lowerBound,
      length: span.columns.count, source: indent + text
    ).led(by: span.origins)
  }

  /// The names of the variables to which the line refers, or gives texts.
  var variableNames: Set<String> {
    var names = Set(partNames)
    if case .sharing(.variable(let name, _)) = directive { names.insert(name) }
    guard let template else { return names }
    for index in template.utf8.indices where template.utf8[index...].starts(with: "${".utf8) {
      names.insert(String(template[index...].dropFirst(2).prefix { $0 != "}" }))
    }
    return names
  }

  /// The names of the parts of a row that the line gives to variables.
  var partNames: [String] {
    switch directive {
    case .check(.expect(.match(let pattern, _), _)), .check(.softly(.match(let pattern, _), _)):
      pattern.partNames
    default: []
    }
  }

  /// The blanks before the directive, as spaces.
  private var indent: String {
    String(repeating: " ", count: max(0, span.columns.lowerBound - 1))
  }
}
