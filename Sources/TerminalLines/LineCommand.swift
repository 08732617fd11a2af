import TerminalCore

/// What a typed line asks for.
enum LineCommand: Hashable {
  /// Chooses a target, counted from 0.
  case choose(Int)
  /// Types text where it is asked for.
  case type(String)
  /// Presses a key.
  case press(Key)
  /// Shows a mode, counted from 1.
  case showMode(Int)
  /// Reads on.
  case readOn
  /// Reads the screen again.
  case readAgain
  /// Says what can be typed.
  case help
  /// Lists the keys.
  case listKeys
  /// Nothing that is known here.
  case unknown

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - reading: What can be chosen, and whether text is asked for. There, a line is text unless it
  ///     begins with a colon, or names a hit of a search by its number.
  init(_ line: String, for reading: FrameReading) {
    let words = line.trimmed
    if words.isEmpty {
      // Which of several lines has the focus is not to be heard.
      self = reading.field == nil && reading.targets.count > 1 ? .unknown : .press(Key(.enter))
    } else if words.hasPrefix("::") {
      self = .type(String(words.dropFirst()))
    } else if let first = words.first, first == ":" || first == "：" {
      self = Self(command: words.dropFirst().trimmed, for: reading)
    } else if reading.field == nil {
      self = Self(command: words, for: reading)
    } else if reading.field == .search, let number = Self.number(words, in: reading) {
      self = .choose(number)
    } else {
      self = .type(reading.field == .text ? line : words)
    }
  }

  private init(command: String, for reading: FrameReading) {
    if let number = Self.number(command, in: reading) {
      self = .choose(number)
      return
    }
    switch command.lowercased() {
    case "b", "back": self = .press(Key(.escape))
    case "q", "quit": self = .press(Key(.character("c"), .control))
    case "?", "h", "help": self = .help
    // The list that F1 opens would take the next key, to close.
    case "keys", "f1": self = .listKeys
    case "+", "more": self = .readOn
    case ".", "again": self = .readAgain
    default: self = Self(modeOrKey: command, for: reading)
    }
  }

  private init(modeOrKey command: String, for reading: FrameReading) {
    if command.lowercased().hasPrefix("m"), command.count > 1,
      let number = Self.number(command.dropFirst().trimmed), number <= reading.modes.count,
      number > 0
    {
      self = .showMode(number)
    } else if let key = Key(name: command), Self.number(command) == nil {
      self = .press(key)
    } else {
      self = .unknown
    }
  }

  /// The index of a target by its number.
  private static func number(_ words: String, in reading: FrameReading) -> Int? {
    guard let number = number(words), reading.targets.indices.contains(number - 1) else {
      return nil
    }
    return number - 1
  }

  /// Reads a number in half-width or full-width digits.
  private static func number(_ words: String) -> Int? {
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
  /// The events that do what the line asks for; none if nothing is asked of the program.
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
      // A click on a control can mean the place in it, and the first one on a map only looks.
      return target.takesEnter ? [press, .key(Key(.enter))] : [press, release]
    case .type(let text):
      if reading.field == .text { return [.paste(text), .key(Key(.enter))] }
      let typed: [InputEvent] = [.key(Key(.character("u"), .control)), .paste(text)]
      return reading.field == .entry ? typed + [.key(Key(.enter))] : typed
    case .press(let key): return [.key(key)]
    case .showMode(let number):
      return [.key(Key(.character(Character("\(number)")), .alt))]
    case .readOn, .readAgain, .help, .listKeys, .unknown: return []
    }
  }
}

extension StringProtocol {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
