import TerminalCore

extension TerminalModel {
  /// Executes a control byte.
  mutating func execute(_ control: UInt8) {
    isWrapPending = false
    switch control {
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x09: cursor.column = min(size.columns - 1, (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: cursor.column = 0
    default: break
    }
  }

  /// Executes an escape sequence of two or three bytes.
  mutating func execute(escape text: String) {
    switch text {
    case "D": lineFeed()
    case "E":
      cursor.column = 0
      lineFeed()
    case "M":
      if cursor.row == scrolled.lowerBound {
        scrollDown(1)
      } else {
        cursor.row = max(0, cursor.row - 1)
      }
    case "7": savedCursor = cursor
    case "8": cursor = savedCursor
    case "=", ">", "(B", ")0", ")B", "H": break
    default: unknown.append(text)
    }
  }

  /// Executes a command that begins with `ESC [`.
  mutating func execute(_ sequence: OutputSequence) {
    switch sequence.name {
    case "m": applyStyle(sequence.numbers.map { $0 ?? 0 })
    case "?h", "?l": switchModes(sequence)
    case "h", "l":
      if sequence.choice == 4 { isInserting = sequence.name == "h" }
    case "b": for _ in 0..<sequence.count() { type(lastGlyph) }
    case "!p", "t", "?c", "?p", "$p", ">c": break
    default:
      if !move(sequence), !edit(sequence) { unknown.append(sequence.text) }
    }
  }

  private mutating func move(_ sequence: OutputSequence) -> Bool {
    let count = sequence.count()
    switch sequence.name {
    case "A": cursor.row -= count
    case "B": cursor.row += count
    case "C": cursor.column += count
    case "D": cursor.column -= count
    case "G", "`": cursor.column = count - 1
    case "d": cursor.row = count - 1
    case "H", "f": cursor = Position(column: sequence.count(1) - 1, row: count - 1)
    case "I": cursor.column = (cursor.column / 8 + count) * 8
    case "Z": cursor.column = max(0, (cursor.column + 7) / 8 - count) * 8
    case "r":
      let end = min(sequence.numbers.count > 1 ? sequence.count(1) : size.rows, size.rows)
      scrolled = count < end ? (count - 1)...(end - 1) : 0...(size.rows - 1)
      cursor = Position(column: 0, row: 0)
    default: return false
    }
    isWrapPending = false
    cursor.column = min(max(cursor.column, 0), size.columns - 1)
    cursor.row = min(max(cursor.row, 0), size.rows - 1)
    return true
  }

  private mutating func edit(_ sequence: OutputSequence) -> Bool {
    let count = sequence.count()
    switch sequence.name {
    case "J": eraseOnScreen(sequence.choice)
    case "K": eraseInRow(sequence.choice)
    case "X": erase(index(cursor)..<min(index(cursor) + count, rowRange.upperBound))
    case "@": insertBlanks(count)
    case "P": deleteCells(count)
    case "L": insertRows(count)
    case "M": deleteRows(count)
    case "S": scrollUp(count)
    case "T": scrollDown(count)
    default: return false
    }
    return true
  }

  private mutating func switchModes(_ sequence: OutputSequence) {
    for number in sequence.numbers.compactMap(\.self) {
      let isOn = sequence.name == "?h"
      let wasOn = modes.contains(number)
      if isOn { modes.insert(number) } else { modes.remove(number) }
      if number == 25 { isCursorShown = isOn }
      guard number == 1049, isOn != wasOn else { continue }
      if isOn {
        (mainCells, savedCursor) = (cells, cursor)
        erase(0..<cells.count)
      } else {
        (cells, cursor) = (mainCells, savedCursor)
      }
    }
  }
}

// MARK: - Colors and attributes

extension TerminalModel {
  /// Applies the parameters of a command that sets colors and attributes.
  mutating func applyStyle(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 10: break  // The default font, which ncurses selects on the Linux console each time.
      case 22: style.attributes.subtract([.bold, .dim])
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 30...37: style.foreground = color(number - 30)
      case 40...47: style.background = color(number - 40)
      case 90...97: style.foreground = color(number - 90 + 8)
      case 100...107: style.background = color(number - 100 + 8)
      case 39: style.foreground = .terminal
      case 49: style.background = .terminal
      case 38, 48:
        guard rest.popFirst() == 5, let index = rest.popFirst() else {
          unknown.append("m")
          return
        }
        if number == 38 { style.foreground = color(index) } else { style.background = color(index) }
      default: unknown.append("\(number)m")
      }
    }
  }

  /// The color with a number. Index 0 is the terminal's default color here; 16 is also black.
  private func color(_ index: Int) -> Color {
    Color(index: index == 0 ? 16 : UInt8(truncatingIfNeeded: index))
  }
}

// MARK: - Replies

extension TerminalModel {
  /// Returns the terminal's replies since the previous call.
  public mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Replies to a command if it is a query, and returns whether it was one.
  mutating func answer(_ sequence: OutputSequence) -> Bool {
    switch sequence.text {
    case "c", "0c": reply("[?62;22c")
    case "6n": reply("[\(cursor.row + 1);\(cursor.column + 1)R")
    case _ where sequence.text.hasPrefix("?") && sequence.text.hasSuffix("$p"):
      guard let mode = Int(sequence.text.dropFirst().dropLast(2)) else { return false }
      let state = capabilities.knownModes.contains(mode) ? modes.contains(mode) ? 1 : 2 : 0
      reply("[?\(mode);\(state)$y")
    default: return false
    }
    return true
  }

  /// Replies to a string if it is a query.
  mutating func answer(_ text: String) {
    guard text == "11;?", let background = capabilities.background else { return }
    reply("]11;\(background)\u{1B}\\")
  }

  private mutating func reply(_ text: String) {
    answers += Array("\u{1B}\(text)".utf8)
  }
}
