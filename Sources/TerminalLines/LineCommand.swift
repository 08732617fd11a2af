import TerminalCore

/// The meaning of a typed line.
enum LineCommand: Hashable {
  /// Chooses the target with an index, from 0.
  case choose(Int)
  /// Types text into the field.
  case type(String)
  /// Looks like a command, but would be text; the line.
  case lacksColon(String)
  /// Is a number that no line has; the line.
  case noLine(String)
  /// Presses a key.
  case press(Key)
  /// Shows the mode with a number, from 1.
  case showMode(Int)
  /// Writes the next page.
  case readOn
  /// Writes the screen again.
  case readAgain
  /// Explains what can be typed.
  case help
  /// Lists the keys.
  case listKeys
  /// Chooses none of several lines.
  case askAgain
  /// Has no known meaning.
  case unknown

  /// Parses a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its newline.
  ///   - reading: The current targets and field. If there is a field, a line is text unless it
  ///     starts with a colon, or gives the number of a search result.
  ///   - texts: The texts of the targets, which choose them where there is no field.
  init(_ line: String, for reading: FrameReading, texts: TargetTexts = TargetTexts([])) {
    let words = line.trimmed
    if words.isEmpty {
      // A listener can't tell which line has the focus; after a search, it is the first.
      let isBlind = reading.field == nil || reading.field == .search && reading.isFieldEmpty
      self = isBlind && reading.targets.count > 1 ? .askAgain : .press(Key(.enter))
    } else if words.hasPrefix("::"), !reading.isSecret {
      // Only the second colon and what surrounds it is meant.
      let isExact = reading.field == .text || reading.field == .line
      let text = isExact ? line : words
      let indent = text.prefix(while: \.isWhitespace)
      self = .type(String(indent) + String(text[indent.endIndex...].dropFirst()))
    } else if words.hasPrefix("::") {
      // A secret may begin with colons.
      self = .type(line)
    } else if let first = words.first, first == ":" || first == "：" {
      let command = Self(command: words.dropFirst().trimmed, for: reading)
      // A secret that isn't shown can't be corrected either.
      self = reading.isSecret && command.isVoid ? .type(line) : command
    } else if reading.field == nil {
      let command = Self(command: words, for: reading)
      // A text may look like the name of a key, as “right” does, or be a number.
      self = command.isTextRather ? texts.index(of: words).map { .choose($0) } ?? command : command
    } else if reading.field == .search, Self.number(words) != nil {
      self = Self.target(words, in: reading).map { .choose($0) } ?? .noLine(words)
    } else if Self.lacksColon(words, in: reading) {
      self = .lacksColon(words)
    } else {
      self = .type(reading.field == .text || reading.field == .line ? line : words)
    }
  }

  /// Whether the line can be meant as the text of a target rather than as a command.
  private var isTextRather: Bool {
    switch self {
    case .press(let key): key != Key(.escape) && key != Key(.character("c"), .control)
    default: isVoid
    }
  }

  /// Whether the line does nothing here.
  private var isVoid: Bool {
    switch self {
    case .unknown, .noLine: true
    default: false
    }
  }

  private init(command typed: String, for reading: FrameReading) {
    // An input method may have been left on.
    let command = typed.halfWidth.trimmed
    if let target = Self.target(command, in: reading) {
      self = .choose(target)
      return
    }
    switch command.lowercased() {
    case "b", "back": self = .press(Key(.escape))
    case "q", "quit", "exit": self = .press(Key(.character("c"), .control))
    case "?", "h", "help": self = .help
    // The list that F1 opens would be closed by the next key.
    case "keys", "f1": self = .listKeys
    case "+", "more": self = .readOn
    case ".", "again": self = .readAgain
    default:
      self =
        Self.number(command) == nil
        ? Self(modeOrKey: command, for: reading) : .noLine(typed)
    }
  }

  private init(modeOrKey command: String, for reading: FrameReading) {
    if command.lowercased().hasPrefix("m"), command.count > 1,
      let number = Self.number(command.dropFirst().trimmed), number <= reading.modes.count,
      number > 0
    {
      self = .showMode(number)
    } else if command.lowercased().hasPrefix("key "),
      let key = Key(typedName: command.dropFirst("key ".count).trimmed)
    {
      // A screen may have bound a letter that is a command here.
      self = .press(Self.key(key, in: reading))
    } else if let key = Key(typedName: command) {
      let isBlind = reading.focusKeys.contains(key) && Self.movesFocus(key, in: reading)
      self = isBlind ? .unknown : .press(Self.key(key, in: reading))
    } else {
      self = .unknown
    }
  }

  /// Whether a line is more likely a command without its colon than a text. Among other fields, so
  /// is one that names a line; a secret isn't repeated in a message.
  private static func lacksColon(_ line: String, in reading: FrameReading) -> Bool {
    switch reading.field {
    case .search, .entry: isShortCommand(line, in: reading)
    case .line:
      !reading.isSecret && (isShortCommand(line, in: reading) || target(line, in: reading) != nil)
    case .text, nil: false
    }
  }

  /// Whether a line is a short command that users forget to begin with a colon: `b`, `m 2`, a
  /// letter that the screen has bound, or a key such as `Ctrl-X`. Anything else is more likely an
  /// answer.
  private static func isShortCommand(_ line: String, in reading: FrameReading) -> Bool {
    let line = line.halfWidth
    if ["b", "q", "quit", "exit", "?", "h", "+", ".", "keys"].contains(line) { return true }
    if line.count == 1, let letter = line.first, reading.controlLetters.contains(letter) {
      return true
    }
    // Not `backtab`, which is a word.
    if line.contains(where: "+-".contains), let key = Key(typedName: line), !key.modifiers.isEmpty {
      return true
    }
    guard line.hasPrefix("m "), let number = number(line.dropFirst().trimmed) else { return false }
    return (1...max(1, reading.modes.count)).contains(number) && !reading.modes.isEmpty
  }

  /// Whether a key for the focus can't be meant: among several targets, and the arrows that change
  /// values where there is no value to change.
  private static func movesFocus(_ key: Key, in reading: FrameReading) -> Bool {
    let isValueKey = [Key(.left), Key(.right)].contains(key) && reading.field == nil
    return reading.targets.count > 1 || isValueKey
  }

  /// The key to press for a key: with Ctrl if the letter itself would go into the field, and the
  /// screen has bound both.
  private static func key(_ key: Key, in reading: FrameReading) -> Key {
    guard reading.field != nil, case .character(let letter) = key.code, key.modifiers.isEmpty,
      reading.controlLetters.contains(letter)
    else { return key }
    return Key(.character(letter), .control)
  }

  /// The index of a target by its number or its key.
  private static func target(_ words: String, in reading: FrameReading) -> Int? {
    TargetLabels(reading.targets).index(of: words)
  }

  /// Parses a number in halfwidth or fullwidth digits.
  static func number(_ words: String) -> Int? {
    guard !words.isEmpty, words.count <= 4 else { return nil }
    var number = 0
    for scalar in words.unicodeScalars {
      switch scalar {
      case "0"..."9", "０"..."９":
        number = number * 10 + (scalar.properties.numericValue.map { Int($0) } ?? 0)
      default: return nil
      }
    }
    return number
  }
}

extension LineCommand {
  /// The events that perform the command; empty if it doesn't concern the program.
  func events(for reading: FrameReading) -> [InputEvent] {
    switch self {
    case .choose(let number):
      let target = reading.targets[number]
      let cells = target.cells
      // Not at the edge, where a swipe begins.
      let column = min(cells.columns.lowerBound + 2, cells.columns.upperBound - 1)
      let place = Position(column: column, row: cells.rows.lowerBound)
      let press = InputEvent.mouse(MouseEvent(.press(.left), at: place))
      let release = InputEvent.mouse(MouseEvent(.release(.left), at: place))
      // A click on a control can depend on its position, and the first click on a map only focuses
      // a tile.
      return target.takesEnter ? [press, .key(Key(.enter))] : [press, release]
    case .type(let text):
      // A line is added at the end, wherever the cursor is.
      if reading.field == .text {
        let start: [InputEvent] = reading.endsWithoutNewline ? [.key(Key(.enter))] : []
        return [.key(Key(.end, .control))] + start + [.paste(text), .key(Key(.enter))]
      }
      let typed: [InputEvent] = [.key(Key(.character("u"), .control)), .paste(text)]
      return reading.field == .entry ? typed + [.key(Key(.enter))] : typed
    case .press(let key): return [.key(key)]
    case .showMode(let number):
      return [.key(Key(.character(Character("\(number)")), .alt))]
    case .askAgain, .lacksColon, .noLine, .readOn, .readAgain, .help, .listKeys, .unknown:
      return []
    }
  }
}

extension Key {
  /// A key by its name in scripts, such as `ctrl+x`, or by the one that screens show: `Ctrl-X`.
  fileprivate init?(typedName name: String) {
    if let key = Key(name: name) { self = key; return }
    // Another text may look like a name in capitals.
    guard name.count > 1, name.prefix(2).map(\.isUppercase) == [true, false] else { return nil }
    // The last character may be a minus itself.
    let modifiers = name.dropLast().lowercased().map { $0 == "-" ? "+" : $0 }
    self.init(name: String(modifiers) + name.suffix(1).lowercased())
  }
}

extension String {
  /// The text with full-width letters, digits, signs and spaces made narrow.
  fileprivate var halfWidth: String {
    var narrow = UnicodeScalarView()
    narrow.append(contentsOf: unicodeScalars.lazy.map(\.halfWidth))
    return String(narrow)
  }
}

extension StringProtocol {
  /// The text without surrounding whitespace.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
