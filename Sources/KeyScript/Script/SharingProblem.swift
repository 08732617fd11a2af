public import Files

/// The kinds of mistakes in lines that share texts or lines, and in references to them.
public enum SharingProblem: Hashable, Sendable {
  /// The `${` in a text isn't followed by a name and a brace.
  case malformedReference(String)
  /// A word without quotes refers to a variable.
  case referenceWithoutQuotes(String)
  /// Something that can't be a text, such as a number or a key, refers to a variable.
  case referenceOutsideText(String)
  /// A file can't be included, for the given reason.
  case notIncluded(String, FileError.Reason)
  /// A file would include itself.
  case cycle(String)
  /// An included file has another part of the header than its version.
  case headerOfIncluded(String)
  /// A directive that can't be in a definition.
  case inDefinition(String)
  /// A definition has no `end`.
  case unclosedDefinition(String)
  /// There is an `end` without a definition.
  case nothingToEnd
  /// There is already a definition with the name, at the given place.
  case definedTwice(String, at: String)
  /// A definition calls itself.
  case recursion(String)
  /// A call has another number of texts than the definition at the given place has parameters.
  case wrongArguments(String, count: Int, parameters: [String], at: String)
}

extension SharingProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedReference(let text):
      "“\(Notation.shortened(text))” is not a variable such as ${city}; "
        + "write \\${ for a dollar and a brace"
    case .referenceWithoutQuotes(let text):
      "a variable must be in quotes; write \(Notation.shortened("\"\(text)\""))"
    case .referenceOutsideText(let text):
      "a variable can only be in a text, such as that of `type`, not in “\(Notation.shortened(text))”"
    case .notIncluded(let file, let reason):
      "cannot include “\(Notation.shortened(file))”: \(reason)"
    case .cycle(let file): "“\(Notation.shortened(file))” would include itself"
    case .headerOfIncluded(let directive):
      "`\(directive)` must be in the header of the script itself, not in a file that it includes"
    case .inDefinition(let directive): "`\(directive)` can’t be in a definition"
    case .unclosedDefinition(let name):
      "the definition of “\(Notation.shortened(name))” has no `end`"
    case .nothingToEnd: "there is nothing to end here; `end` follows `define` or `expect screen`"
    case .definedTwice(let name, let place):
      "“\(Notation.shortened(name))” is already defined at \(place)"
    case .recursion(let name): "“\(Notation.shortened(name))” can’t call itself"
    case .wrongArguments(let name, let count, let parameters, let place):
      "“\(Notation.shortened(name))”, defined at \(place), takes "
        + (parameters.isEmpty ? "no text" : Self.list(parameters)) + "; here \(Self.texts(count))"
    }
  }

  private static func list(_ parameters: [String]) -> String {
    let names = Notation.shortened(parameters.joined(separator: ", "))
    return parameters.count == 1 ? "1 text (\(names))" : "\(parameters.count) texts (\(names))"
  }

  private static func texts(_ count: Int) -> String {
    switch count {
    case 0: "there is none"
    case 1: "there is 1"
    default: "there are \(count)"
    }
  }
}
