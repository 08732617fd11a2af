import KeyScript
import TerminalCore

extension ScriptResult {
  /// The lines that make GitHub show each failure beside its line, without line feeds: workflow
  /// commands such as `::error file=a.keys,line=8,title=expect depth 2::the depth is “1”, not “2”`.
  ///
  /// There is none for a script that has not failed. GitHub finds a file only if its path is
  /// relative to the root of the repository.
  public var annotations: [String] {
    switch verdict {
    case .passed, .skipped: []
    case .failed: failures.map { annotation(Problem($0, report: "")) }
    case .mistaken(let problem): [annotation(problem)] + laterMistakes.map(annotation)
    }
  }

  /// The later mistakes of a script that can't be played.
  private var laterMistakes: [Problem] {
    guard case .played(.wrong(let error)) = outcome else { return [] }
    return error.later.map(Problem.init)
  }

  private func annotation(_ problem: Problem) -> String {
    let properties = [
      ("file", problem.file ?? file), ("line", problem.line.map(String.init)),
      ("col", problem.column.map(String.init)), ("title", problem.title),
    ].compactMap { name, value in value.map { "\(name)=" + Self.escapedProperty($0) } }
    return "::error \(properties.joined(separator: ","))::" + Self.escaped(problem.message)
  }

  /// A message of a workflow command. The runner undoes these escapes; what else is invisible is
  /// shown, as in all reports.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar).visible
      }
    }.joined()
  }

  /// The value of a property, which a comma or a colon would end.
  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(part: ":", by: "%3A").replacing(part: ",", by: "%2C")
  }
}
