/// The mistakes in a theme file.
public typealias ThemeFileError = SettingFileError<ThemeFileProblem>

/// A mistake in a line of a theme file.
public enum ThemeFileProblem: Error, Hashable {
  /// The line has no `=`, or nothing after it.
  case noLook
  /// There is no role with this name; `known` lists the names that a line may begin with.
  case unknownRole(String, known: [String])
  /// There is no built-in theme with this name; `known` lists those that exist.
  case unknownBase(String, known: [String])
  /// An earlier line has the same name.
  case repeated(String, line: Int)
  /// The word is neither a color nor an attribute.
  case unknownWord(String)
  /// The look already has a color.
  case repeatedColor(String)
  /// The look already has a background.
  case repeatedBackground
  /// The word `background` isn't followed by a color.
  case noBackground
}

extension ThemeFileProblem: CustomStringConvertible {
  /// A sentence that describes the mistake and its remedy.
  public var description: String {
    switch self {
    case .noLook: "this line sets nothing; write a line such as “accent = 75 bold”"
    case .unknownRole(let name, let known):
      "there is no role “\(name)”; use \(known.joined(separator: ", "))"
    case .unknownBase(let name, let known):
      "no theme is called “\(name)”; use \(known.joined(separator: ", "))"
    case .repeated(let name, let line):
      "line \(line) has a look for “\(name)” already; leave one of them out"
    case .unknownWord(let word):
      "“\(word)” is not a color; use a number from 1 to 255, “#5fafff”, a name such as “red”, or "
        + "“bold”, “dim”, “underline”, “reverse”, “plain”"
    case .repeatedColor(let word):
      "“\(word)” is a second color; leave it out, or write “background” before it"
    case .repeatedBackground: "there are two backgrounds; leave one of them out"
    case .noBackground: "no color follows “background”; write “background 236”"
    }
  }
}
