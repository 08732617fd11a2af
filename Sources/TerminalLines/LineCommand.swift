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
  /// Presses a key with the focus on the target with an index.
  case pressOn(Key, Int)
  /// Presses a key that changes the value with the focus, such as Left.
  case step(Key)
  /// Sets the value of the target with an index to one given in words.
  case set(Int, String)
  /// Shows a mode with its key.
  case showMode(Key)
  /// Writes the next page.
  case readOn
  /// Writes the page before the one written last, or in a log before all that were.
  case readBack
  /// Writes the first page.
  case readStart
  /// Writes the last page.
  case readEnd
  /// Writes the screen again.
  case readAgain
  /// Explains what can be typed.
  case help
  /// Lists the keys.
  case listKeys
  /// Chooses none of several lines.
  case askAgain
  /// Is a key that acts on one of several lines, without its number; the line.
  case lacksLine(String)
  /// Changes a value, but none was chosen.
  case lacksValue
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
    case .pressOn, .step, .set, .lacksLine, .readStart, .readEnd: true
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
    case "-" where !reading.boundKeys.contains { $0.key == Key(.character("-")) }: self = .readBack
    case ".", "again": self = .readAgain
    default:
      self =
        Self.number(command) == nil
        ? Self(modeOrKey: command, for: reading) : .noLine(typed)
    }
  }

  private init(modeOrKey command: String, for reading: FrameReading) {
    if command.lowercased().hasPrefix("m"), command.count > 1,
      let number = Self.number(command.dropFirst().trimmed),
      reading.modeKeys.indices.contains(number - 1)
    {
      self = reading.modeKeys[number - 1].map { .showMode($0) } ?? .unknown
    } else if let onTarget = Self.setting(command, in: reading)
      ?? Self.keyOnTarget(command, in: reading)
    {
      self = onTarget
    } else if command.lowercased().hasPrefix("key "),
      let key = Key(typedName: command.dropFirst("key ".count).trimmed)
    {
      // A screen may have bound a letter that is a command here.
      self = Self.press(key, named: command, in: reading)
    } else if let key = Key(typedName: command) {
      self = Self.key(key, named: command, in: reading)
    } else if let key = reading.boundKey(named: command) {
      self = Self.press(key, named: command, in: reading)
    } else {
      self = .unknown
    }
  }

  /// The command of a key, given its name.
  private static func key(_ key: Key, named line: String, in reading: FrameReading) -> Self {
    if reading.changesValue(key) { return .step(key) }
    guard reading.focusKeys.contains(key) else { return press(key, named: line, in: reading) }
    if key == Key(.home) { return .readStart }
    if key == Key(.end) { return .readEnd }
    return movesFocus(key, in: reading) ? .unknown : press(key, named: line, in: reading)
  }

  /// The command that presses a key; among several targets, only one that isn't for any of them.
  private static func press(_ key: Key, named line: String, in reading: FrameReading) -> Self {
    let key = Self.key(key, in: reading)
    let lacksLine = reading.targetKeys.contains(key) && reading.targets.count > 1
    return lacksLine ? .lacksLine(line) : .press(key)
  }

  /// The command of a line such as `5 85`, the number of a line and its new value.
  private static func setting(_ line: String, in reading: FrameReading) -> Self? {
    let label = line.prefix { !$0.isWhitespace }
    let value = line[label.endIndex...].trimmed
    guard !value.isEmpty, let index = target(String(label), in: reading),
      reading.targets[index].isValue
    else { return nil }
    return .set(index, value)
  }

  /// The command of a line such as `i 3`, a key or its words and the number of a line.
  private static func keyOnTarget(_ line: String, in reading: FrameReading) -> Self? {
    guard let space = line.lastIndex(where: \.isWhitespace) else { return nil }
    let (name, label) = (line[..<space].trimmed, String(line[line.index(after: space)...]))
    let typed = Key(typedName: name).map { key($0, in: reading) }
    let bound = reading.boundKeys.map(\.key) + reading.targetKeys
    let known = typed.flatMap { bound.contains($0) ? $0 : nil }
    guard let key = known ?? reading.boundKey(named: name) else { return nil }
    guard let index = target(label, in: reading), reading.targets[index].takesEnter else {
      return number(label) == nil ? nil : .noLine(label)
    }
    return .pressOn(key, index)
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
    if line == "-" { return !reading.boundKeys.contains { $0.key == Key(.character("-")) } }
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

extension FrameReading {
  /// Whether a key changes values, and there is one to change.
  fileprivate func changesValue(_ key: Key) -> Bool {
    field == nil && [Key(.left), Key(.right)].contains(key) && targets.contains(where: \.isValue)
  }

  /// The key that does what some words say; `nil` if none does.
  fileprivate func boundKey(named words: String) -> Key? {
    let words = words.easilyTyped
    return boundKeys.first { !$0.words.isEmpty && $0.words.easilyTyped == words }?.key
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
