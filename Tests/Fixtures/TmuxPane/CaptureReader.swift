import TerminalCore
import TerminalFake

/// Reads the rows of tmux with their escape sequences, independently of the terminal model
/// that it checks.
struct CaptureReader {
  private let size: Size
  /// The style, which carries over from row to row.
  private var style = Style.plain
  /// A cache of parsed rows, since most stay the same between captures.
  private var known: [Row: (cells: [ModelCell], style: Style)] = [:]

  private struct Row: Hashable {
    let text: String
    let style: Style
  }

  init(size: Size) {
    self.size = size
  }

  /// The cells of all rows; cells that tmux omits are blank.
  mutating func cells(of rows: [String]) throws(TmuxFailure) -> [ModelCell] {
    guard rows.count == size.rows else {
      throw TmuxFailure("tmux shows \(rows.count) rows, not \(size.rows)")
    }
    var cells: [ModelCell] = []
    style = .plain
    for (number, row) in rows.enumerated() {
      let start = Row(text: row, style: style)
      if let row = known[start] {
        cells += row.cells
        style = row.style
        continue
      }
      var found = try self.cells(of: row)
      guard found.count <= size.columns else {
        throw TmuxFailure("row \(number) of tmux has \(found.count) cells: \(row.debugDescription)")
      }
      let blank = ModelCell(text: " ", width: 1, style: .plain)
      found += repeatElement(blank, count: size.columns - found.count)
      cells += found
      known[start] = (found, style)
    }
    return cells
  }

  private mutating func cells(of row: String) throws(TmuxFailure) -> [ModelCell] {
    var cells: [ModelCell] = []
    var scalars = row.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar == "\u{1B}" {
        var sequence = ""
        while let next = scalars.next() {
          sequence.unicodeScalars.append(next)
          if next.properties.isAlphabetic { break }
        }
        try apply(sequence)
        continue
      }
      let text = String(Character(scalar))
      let width = text.displayWidth
      guard width > 0 else {
        guard let last = cells.lastIndex(where: { $0.width > 0 }) else { continue }
        let marked = cells[last]
        cells[last] = ModelCell(
          text: marked.text + text, width: marked.width, style: marked.style)
        continue
      }
      cells.append(ModelCell(text: text, width: width, style: style))
      if width == 2 { cells.append(ModelCell(text: "", width: 0, style: style)) }
    }
    return cells
  }

  /// Applies a style: tmux starts with a reset whenever something is switched off.
  private mutating func apply(_ sequence: String) throws(TmuxFailure) {
    guard sequence.hasPrefix("["), sequence.hasSuffix("m") else {
      throw TmuxFailure("tmux shows a sequence: \(sequence)")
    }
    var numbers = sequence.dropFirst().dropLast().split(separator: ";").map { Int($0) ?? 0 }[...]
    if numbers.isEmpty { numbers = [0] }
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = .plain
      case 1, 2, 4, 7: style.attributes.insert(Self.attributes[number] ?? [])
      case 39: style.foreground = .terminal
      case 49: style.background = .terminal
      case 30...37: style.foreground = Self.color(number - 30)
      case 90...97: style.foreground = Self.color(number - 82)
      case 40...47: style.background = Self.color(number - 40)
      case 100...107: style.background = Self.color(number - 92)
      case 38 where numbers.first == 5:
        style.foreground = Self.color(numbers.dropFirst().first ?? 0)
        numbers = numbers.dropFirst(2)
      case 48 where numbers.first == 5:
        style.background = Self.color(numbers.dropFirst().first ?? 0)
        numbers = numbers.dropFirst(2)
      default: throw TmuxFailure("tmux shows a style: \(sequence)")
      }
    }
  }

  private static let attributes: [Int: Attributes] = [
    1: .bold, 2: .dim, 4: .underline, 7: .reverse,
  ]

  private static func color(_ index: Int) -> Color {
    Color(index: index == 0 ? 16 : UInt8(truncatingIfNeeded: index))
  }
}
