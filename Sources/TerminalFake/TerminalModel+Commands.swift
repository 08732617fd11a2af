import TerminalCore

extension TerminalModel {
  /// Obeys a control byte.
  mutating func obey(_ control: UInt8) {
    isWrapPending = false
    switch control {
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x09: cursor.column = min(size.columns - 1, (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: cursor.column = 0
    default: break
    }
  }

  /// Obeys an escape with what follows it.
  mutating func obey(escape text: String) {
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

  /// Obeys a command.
  mutating func obey(_ sequence: OutputSequence) {
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
