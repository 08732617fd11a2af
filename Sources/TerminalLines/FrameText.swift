import TerminalCore

/// A frame as lines of text, in which every target has a number.
struct FrameText {
  /// The titles of the screens in the path, root first.
  let titles: String

  /// The modes with their numbers and badges; empty in a program with a single path.
  let modes: String

  /// The index of the visible mode.
  let shownMode: Int

  /// The lines of the screen, or of its dialog.
  private(set) var lines: [String] = []

  /// The lines without what changes on its own, such as a clock.
  private(set) var news: [String] = []

  /// The texts of the targets, in reading order.
  let targets: TargetTexts

  /// The line of each target, in reading order; `nil` for one that is in none.
  private var lineOfTarget: [Int?]

  /// The lines that begin with a target.
  var targetLines: Set<Int> { Set(lineOfTarget.compactMap(\.self)) }

  /// A short message.
  let notice: String?

  /// Whether a dialog covers the screen.
  let isDialog: Bool

  /// Whether a multiline text is being written.
  private let isEditor: Bool

  init(_ frame: Frame, _ reading: FrameReading) {
    titles = reading.titles.map(\.onOneLine).joined(separator: reading.titleSeparator)
    modes = reading.modes.enumerated().map { number, title in
      let title = "\(number + 1) \(title.onOneLine)"
      return number == reading.shownMode ? "[\(title)]" : title
    }.joined(separator: "  ")
    shownMode = reading.shownMode
    notice = reading.notice?.onOneLine
    isDialog = reading.isDialog
    isEditor = reading.field == .text
    let labels = TargetLabels(reading.targets).all
    let labeled = zip(labels, reading.targets).map { (label: $0, cells: $1.cells) }
    targets = TargetTexts(
      labeled.map { frame.words(row: $0.cells.rows.lowerBound, in: $0.cells.columns) })
    lineOfTarget = labeled.map { _ in nil }
    let byRow = Dictionary(grouping: labeled.indices) { labeled[$0].cells.rows.lowerBound }
    for row in reading.body.rows {
      let inRow = byRow[row] ?? []
      let line = frame.words(
        row: row, in: reading.body.columns, labeled: inRow.map { labeled[$0] })
      // The question for the next line says it too.
      lines.add(reading.field == .entry && line == reading.prompt ? "" : line)
      if !lines.isEmpty { for target in inRow { lineOfTarget[target] = lines.count - 1 } }
    }
    if lines.last == "" { lines.removeLast() }
    news = lines
    guard !frame.volatileAreas.isEmpty else { return }
    var still = frame
    for area in frame.volatileAreas {
      for row in area.rows { still.fill(area.columns, row: row) }
    }
    still.volatileAreas = []
    news = FrameText(still, reading).lines
  }
}

extension FrameText {
  /// The line of a target, given its index in reading order.
  func line(ofTarget index: Int) -> String? {
    lineIndex(ofTarget: index).map { lines[$0] }
  }

  /// The index of that line.
  func lineIndex(ofTarget index: Int) -> Int? {
    lineOfTarget.indices.contains(index) ? lineOfTarget[index] : nil
  }

  /// The index of the target on a line; `nil` if there is none.
  func target(onLine line: Int) -> Int? { lineOfTarget.firstIndex(of: line) }

  /// The number of lines that a listener has heard in another text, up to the first that can be
  /// chosen: a question, before whether its answer was right. In a multiline text, and where all
  /// that can be chosen has stayed, they are all up to the line that was added. It is 0 if nothing
  /// comes after them.
  func linesKnown(from last: FrameText) -> Int {
    let same = zip(lines, last.lines).prefix { $0 == $1 }.count
    let keepsItems = last.targetLines.max().map { $0 < same } ?? false
    let isAllKnown = keepsItems || isEditor && last.isEditor
    let count = isAllKnown ? same : min(same, targetLines.min() ?? same)
    let next = nextLine(after: count)
    return next < lines.count ? next : 0
  }

  /// The number of lines that a listener has heard in another text, from which this one was
  /// scrolled: those at its beginning that stood at the end of the other, and before them, those
  /// that stay where they are.
  func linesRepeated(from last: FrameText) -> Int {
    let (before, now) = (last.unlabeledLines, unlabeledLines)
    let fixed = zip(before, now).prefix { $0 == $1 }.count
    let rest = now.dropFirst(fixed)
    // A status that has changed stands below both.
    for before in [before[...], before.prefix((last.targetLines.max() ?? 0) + 1)] {
      let repeated = (0...min(before.count, rest.count)).last { count in
        before.suffix(count).elementsEqual(rest.prefix(count))
      }
      if let repeated, repeated > 0 { return fixed + repeated }
    }
    return linesKnown(from: last)
  }

  /// The lines below all items that another text doesn't have there, such as a status.
  func changedEnd(since last: FrameText) -> [String] {
    guard let end = targetLines.max(), let lastEnd = last.targetLines.max() else { return [] }
    let known = last.lines[lastEnd...]
    return lines[(end + 1)...].filter { !$0.isEmpty && !known.contains($0) }
  }

  /// The lines without the labels of the targets with which they begin. These are other ones once a
  /// list is scrolled.
  private var unlabeledLines: [Substring] {
    let targetLines = targetLines
    return lines.indices.map { index in
      targetLines.contains(index) ? lines[index].drop { $0 != " " } : lines[index][...]
    }
  }

  /// The index of the line with which to go on after a number of lines: an empty one would come
  /// after the one that is always written first. It is 0 after none.
  func nextLine(after count: Int) -> Int {
    guard count > 0 else { return 0 }
    return lines[count...].firstIndex { !$0.isEmpty } ?? lines.count
  }

  /// The only line that has changed since another text, if it is that of a target, such as a
  /// setting with another value; otherwise `nil`.
  func changedTarget(since last: FrameText) -> Int? {
    guard lines.count == last.lines.count, targetLines == last.targetLines else { return nil }
    let changed = lines.indices.filter { lines[$0] != last.lines[$0] }
    return changed.count == 1 && targetLines.contains(changed[0]) ? changed[0] : nil
  }
}

extension String {
  /// The text with spaces for tabs and newlines, as on a screen; other invisible scalars are
  /// escaped.
  fileprivate var onOneLine: String {
    String(
      map { character in
        switch character {
        case "\t", "\n", "\r\n": " "
        default: character
        }
      }
    ).visible
  }
}

extension [String] {
  /// Adds a line, collapsing empty ones, and omitting them at the start.
  fileprivate mutating func add(_ line: String) {
    if line.isEmpty, last ?? "" == "" { return }
    append(line)
  }
}

extension Frame {
  /// The text of some columns of a row, with each target's label in front of it.
  fileprivate func words(
    row: Int, in columns: Range<Int>, labeled targets: [(label: String, cells: Rect)]
  ) -> String {
    var parts: [String] = []
    var column = columns.lowerBound
    for (label, cells) in targets {
      let start = max(column, cells.columns.lowerBound)
      parts.append(words(row: row, in: column..<start))
      column = max(start, min(cells.columns.upperBound, columns.upperBound))
      parts.append("\(label)  \(words(row: row, in: start..<column))")
    }
    parts.append(words(row: row, in: column..<max(column, columns.upperBound)))
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The text of some columns of a row, without line-drawing characters, and with at most two
  /// consecutive spaces.
  fileprivate func words(row: Int, in columns: Range<Int>) -> String {
    var text = ""
    var blanks = 0
    let columns = columns.clamped(to: 0..<size.columns)
    let first = row * size.columns + columns.lowerBound
    for cell in cells[first..<first + columns.count] {
      // The box-drawing characters, U+2500 to U+257F.
      if let scalar = cell.scalar, scalar == " " || (0x2500...0x257F).contains(scalar.value) {
        blanks += 1
      } else if cell.width > 0 {
        if !text.isEmpty { text += String(repeating: " ", count: min(blanks, 2)) }
        blanks = 0
        text += self.text(of: cell)
      }
    }
    return text
  }
}
