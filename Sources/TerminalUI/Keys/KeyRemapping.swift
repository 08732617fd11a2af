import TerminalCore

/// The keys that a user has chosen in place of a program's own.
///
/// As text, each line gives the name of an action and its keys:
///
/// ```
/// # my keys
/// down = n
/// delete = x
/// ```
///
/// A name is the `id` of a ``KeyBinding`` or ``AppKeyBinding``, or one of the library's own: `up`,
/// `down`, `page-up`, `page-down`, `first`, `last`, `next`, `previous`, `next-order`,
/// `previous-order`, `open`, `back`, `next-pane`, `deck`, `help`, `quit`, `redraw`, `suspend`,
/// `release-mouse`; and in an app with modes also `next-mode`, `previous-mode`, and `mode`, which
/// takes one key for each mode.
public struct KeyRemapping: Hashable, Sendable {
  /// A line with the keys of an action.
  struct Line: Hashable {
    /// The line number, from 1.
    let number: Int
    /// The name of the action.
    let name: String
    /// The keys; at least one.
    let keys: [Key]
  }

  /// The name of the file in errors.
  let file: String

  /// The lines that specify keys, in the order of the file.
  private(set) var lines: [Line] = []

  /// Creates a remapping that changes nothing.
  public init() { file = "" }

  /// Parses a table of keys.
  ///
  /// - Parameters:
  ///   - text: The whole table. Blank lines and lines that begin with `#` are ignored.
  ///   - file: The name of the file in errors.
  /// - Throws: All lines that can't be parsed, each with its number and remedy.
  public init(parsing text: String, file: String) throws(KeyRemappingError) {
    self.file = file
    var mistakes: [KeyRemappingError.Mistake] = []
    for line in SettingLine.read(text) {
      do throws(KeyRemappingProblem) {
        lines.append(try Self.line(line, after: lines))
      } catch {
        mistakes.append(KeyRemappingError.Mistake(line: line.number, problem: error))
      }
    }
    if !mistakes.isEmpty { throw KeyRemappingError(file: file, mistakes: mistakes) }
  }

  /// Whether no key is remapped.
  package var isEmpty: Bool { lines.isEmpty }

  /// The keys of an action; `nil` if they aren't remapped.
  func keys(of name: String) -> [Key]? { lines.first { $0.name == name }?.keys }
}

// MARK: - Parsing

extension KeyRemapping {
  /// Parses the keys of a line.
  private static func line(
    _ line: SettingLine, after lines: [Line]
  ) throws(KeyRemappingProblem) -> Line {
    guard !line.values.isEmpty else { throw .noKey }
    if let other = lines.first(where: { $0.name == line.name }) {
      throw .repeated(line.name, line: other.number)
    }
    var keys: [Key] = []
    for word in line.values {
      guard let key = Key(name: word) else { throw .unknownKey(word) }
      if let sent = key.sentInstead { throw .unsent(key: word, sends: sent.name) }
      if !keys.contains(key) { keys.append(key) }
    }
    return Line(number: line.number, name: line.name, keys: keys)
  }
}
