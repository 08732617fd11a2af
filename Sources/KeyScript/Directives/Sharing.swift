extension Directive {
  /// A directive that lets several places of a script, or several scripts, share a text or lines.
  ///
  /// ``Script/expanded(defining:)`` puts the shared lines in its place.
  public enum Sharing: Hashable, Sendable {
    /// `let city = "豊橋市"` gives a text a name.
    case variable(String, String)
    /// `include "steps/login.steps"` stands for the lines of another file.
    case include(String)
    /// `define open-city name` begins a group of lines, whose texts refer to the parameters.
    case define(String, parameters: [String])
    /// `end` ends a group of lines.
    case end
    /// `call open-city "豊橋市"` stands for a group of lines, with a text for each parameter.
    case call(String, arguments: [String])
  }
}

// MARK: - Printing

extension Directive.Sharing {
  /// The word with which the line begins.
  var name: DirectiveName {
    switch self {
    case .variable: .let
    case .include: .include
    case .define: .define
    case .end: .end
    case .call: .call
    }
  }

  var text: String {
    let words: [String] =
      switch self {
      case .variable(let name, let text): [name, "=", Notation.quoted(text)]
      case .include(let file): [Notation.quoted(file)]
      case .define(let name, let parameters): [name] + parameters
      case .end: []
      case .call(let name, let arguments): [name] + arguments.map { Notation.quoted($0) }
      }
    return ([name.rawValue] + words).joined(separator: " ")
  }
}
