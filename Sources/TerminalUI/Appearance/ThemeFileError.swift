/// The mistakes in a file with a theme.
public typealias ThemeFileError = SettingFileError<ThemeFileProblem>

/// What can be wrong in a line of a file with a theme.
public enum ThemeFileProblem: Error, Hashable {
  /// The line has no `=`, or nothing after it.
  case noLook
  /// No role has this name; with all names that a line can begin with.
  case unknownRole(String, known: [String])
  /// No built-in theme has this name; with those that there are.
  case unknownBase(String, known: [String])
  /// An earlier line has this name.
  case repeated(String, line: Int)
  /// The word is neither a colour nor an attribute.
  case unknownWord(String)
  /// There was a colour before this one.
  case repeatedColor(String)
  /// There was a background before this one.
  case repeatedBackground
  /// No colour follows the word `background`.
  case noBackground
}

extension ThemeFileProblem: CustomStringConvertible {
  /// A sentence about what is wrong and what to do.
  public var description: String {
    switch self {
    case .noLook: "this gives no look to anything; write a line such as “accent = 75 bold”"
    case .unknownRole(let name, let known):
      "nothing is called “\(name)”; use \(known.joined(separator: ", "))"
    case .unknownBase(let name, let known):
      "no theme is called “\(name)”; use \(known.joined(separator: ", "))"
    case .repeated(let name, let line):
      "line \(line) has a look for “\(name)” already; leave one of them out"
    case .unknownWord(let word):
      "“\(word)” is no colour; use a number from 1 to 255, “#5fafff”, a name such as “red”, or "
        + "“bold”, “dim”, “underline”, “reverse”, “plain”"
    case .repeatedColor(let word):
      "“\(word)” is one colour too many; leave it out, or write “background” before it"
    case .repeatedBackground: "this gives two backgrounds; leave one of them out"
    case .noBackground: "no colour follows “background”; write “background 236”"
    }
  }
}
