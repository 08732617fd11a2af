import TerminalCore

/// The keys that a user has chosen in place of those that a program declares.
///
/// As text it has a line for each action, with its name and its keys:
///
/// ```
/// # my keys
/// down = n
/// delete = x
/// ```
///
/// Names are the `id` of a ``KeyBinding`` or ``AppKeyBinding``, or one of the library's own: `up`,
/// `down`, `page-up`, `page-down`, `first`, `last`, `next`, `previous`, `next-order`,
/// `previous-order`, `open`, `back`, `help`, `quit`, `redraw`, `suspend`, `release-mouse`; in an
/// app with modes also `mode`, whose keys stand for one mode each, `next-mode` and `previous-mode`.
public struct KeyRemapping: Hashable, Sendable {
  /// A line with the keys of an action.
  struct Line: Hashable {
    /// The number of the line, counted from 1.
    let number: Int
    /// The name of the action.
    let name: String
    /// The keys, at least one.
    let keys: [Key]
  }

  /// The file, as it is named in errors.
  let file: String

  /// The lines with keys, in the order of the file.
  private(set) var lines: [Line] = []

  /// Leaves every key as it is.
  public init() { file = "" }

  /// Reads a table of keys.
  ///
  /// - Parameters:
  ///   - text: The whole table. Lines that are blank or begin with `#` say nothing.
  ///   - file: The name of its file in errors.
  /// - Throws: Every line that can't be read, with its number and remedy.
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

  /// Whether every key stays as it is.
  package var isEmpty: Bool { lines.isEmpty }

  /// The keys of an action, or `nil` if they stay as they are.
  func keys(of name: String) -> [Key]? { lines.first { $0.name == name }?.keys }
}

// MARK: - Reading

extension KeyRemapping {
  /// Reads the keys of a line.
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
      if !keys.contains(key) { keys.append(key) }
    }
    return Line(number: line.number, name: line.name, keys: keys)
  }
}
