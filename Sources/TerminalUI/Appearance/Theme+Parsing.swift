import TerminalCore

extension Theme {
  /// Parses a theme that a user has written.
  ///
  /// Each line gives the look of one role; a `base` line names the built-in theme that supplies all
  /// other roles:
  ///
  /// ```
  /// # my colors
  /// base = dark
  /// accent = #ffaf00 bold
  /// selection = background 236
  /// ```
  ///
  /// A look is at most one color, `background` with another color, and attributes: `bold`, `dim`,
  /// `underline`, `reverse`, or `plain` for none. Without a `base` line, the base is
  /// ``Theme/terminal``.
  ///
  /// - Parameters:
  ///   - text: The whole file. Blank lines and lines that begin with `#` are ignored.
  ///   - file: The name of the file in errors.
  /// - Throws: Every line that can't be parsed, with its number and a remedy.
  public init(parsing text: String, file: String) throws(ThemeFileError) {
    var mistakes: [ThemeFileError.Mistake] = []
    var base = Theme.terminal
    var styles: [Role: Style] = [:]
    var linesByName: [String: Int] = [:]
    for line in SettingLine.read(text) {
      do throws(ThemeFileProblem) {
        guard !line.values.isEmpty else { throw .noLook }
        if let other = linesByName[line.name] { throw .repeated(line.name, line: other) }
        linesByName[line.name] = line.number
        if line.name == "base" {
          base = try Self.base(line.values)
        } else {
          let role = try Self.role(line.name)
          styles[role] = try Style(words: line.values)
        }
      } catch {
        mistakes.append(ThemeFileError.Mistake(line: line.number, problem: error))
      }
    }
    if !mistakes.isEmpty { throw ThemeFileError(file: file, mistakes: mistakes) }
    self.init(basedOn: base, styles)
  }

  private static func base(_ words: [String]) throws(ThemeFileProblem) -> Theme {
    let name = words.joined(separator: " ")
    guard let base = BuiltIn(rawValue: name) else {
      throw .unknownBase(name, known: BuiltIn.allCases.map(\.rawValue))
    }
    return base.theme
  }

  private static func role(_ name: String) throws(ThemeFileProblem) -> Role {
    guard let role = Role.allCases.first(where: { "\($0)" == name }) else {
      throw .unknownRole(name, known: ["base"] + Role.allCases.map { "\($0)" })
    }
    return role
  }
}

extension Style {
  private static let attributesByName: [String: Attributes] = [
    "bold": .bold, "dim": .dim, "underline": .underline, "reverse": .reverse, "plain": [],
  ]

  /// Parses the words of a look.
  fileprivate init(words: [String]) throws(ThemeFileProblem) {
    self.init()
    var (seenForeground, seenBackground) = (false, false)
    var rest = words[...]
    while let word = rest.popFirst() {
      if let attribute = Self.attributesByName[word] {
        attributes.formUnion(attribute)
      } else if word == "background" {
        guard !seenBackground else { throw .repeatedBackground }
        guard let name = rest.popFirst() else { throw .noBackground }
        background = try Color(word: name)
        seenBackground = true
      } else {
        let color = try Color(word: word)
        guard !seenForeground else { throw .repeatedColor(word) }
        foreground = color
        seenForeground = true
      }
    }
  }
}

extension Color {
  private static let named: [String: Color] = [
    "terminal": .terminal, "red": .red, "green": .green, "yellow": .yellow, "blue": .blue,
    "magenta": .magenta,
    "cyan": .cyan,
  ]

  /// Parses a palette index, a name, or red, green, and blue as in `#5fafff`.
  fileprivate init(word: String) throws(ThemeFileProblem) {
    if let named = Self.named[word] {
      self = named
    } else if word.utf8.first != UInt8(ascii: "+"), let index = UInt8(word), index > 0 {
      self.init(index: index)
    } else if let parts = Self.parts(of: word) {
      self = .rgb(parts[0], parts[1], parts[2])
    } else {
      throw .unknownWord(word)
    }
  }

  private static func parts(of word: String) -> [UInt8]? {
    let digits = Array(word.dropFirst())
    guard word.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else {
      return nil
    }
    return [0, 2, 4].compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
  }
}
