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

  /// The lines with the rest of a target.
  private var continuedLines: Set<Int> = []

  /// A short message.
  let notice: String?

  /// Whether a dialog covers the screen.
  let isDialog: Bool

  /// Whether a multiline text is being written.
  private let isEditor: Bool

  /// The index of the target with the focus; `nil` if none has it, or if it can't be told.
  private let focusedTarget: Int?

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
    focusedTarget = frame.focus.flatMap { focus in
      labeled.firstIndex { $0.cells.contains(focus) }
    }
    lineOfTarget = labeled.map { _ in nil }
    let byRow = Dictionary(grouping: labeled.indices) { labeled[$0].cells.rows.lowerBound }
    let continuedRows = Set(reading.targets.flatMap { $0.cells.rows.dropFirst() })
    for row in reading.body.rows {
      let lineCount = lines.count
      let inRow = byRow[row] ?? []
      let line = frame.words(
        row: row, in: reading.body.columns, labeled: inRow.map { labeled[$0] })
      // The question for the next line says it too.
      lines.add(reading.field == .entry && line == reading.prompt ? "" : line)
      if !lines.isEmpty { for target in inRow { lineOfTarget[target] = lines.count - 1 } }
      if inRow.isEmpty, lines.count > lineCount, continuedRows.contains(row) {
        continuedLines.insert(lineCount)
      }
    }
    if lines.last == "" {
      lines.removeLast()
      continuedLines.remove(lines.count)
    }
    news = lines
    if !frame.volatileAreas.isEmpty { news = FrameText(frame.still, reading).lines }
  }
}

extension FrameText {
  /// The line of a target, given its index in reading order.
  func line(ofTarget index: Int) -> String? {
    lineIndex(ofTarget: index).map { lines[$0] }
  }

  /// The line of the target with the focus, unless it is the first one.
  var focusedLine: Int? {
    let line = focusedTarget.flatMap(lineIndex(ofTarget:))
    return line == targetLines.min() ? nil : line
  }

  /// The index of that line.
  func lineIndex(ofTarget index: Int) -> Int? {
    lineOfTarget.indices.contains(index) ? lineOfTarget[index] : nil
  }

  /// The line with which the target on a line begins, or the line itself.
  private func startOfTarget(onLine line: Int) -> Int {
    var line = line
    while continuedLines.contains(line) { line -= 1 }
    return line
  }

  /// The number of lines that a line and the rest of its target take.
  func lengthOfTarget(onLine line: Int) -> Int {
    var end = line + 1
    while continuedLines.contains(end) { end += 1 }
    return end - line
  }

  /// The number of lines up to the last one of a target; 0 if there is none.
  private var endOfTargets: Int {
    targetLines.max().map { $0 + lengthOfTarget(onLine: $0) } ?? 0
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
    let isEdited = isEditor && last.isEditor
    let isAllKnown = keepsItems || isEdited
    let count = isAllKnown ? same : min(same, targetLines.min() ?? same)
    // A row is written as a whole.
    let next = nextLine(after: isEdited ? count : startOfTarget(onLine: count))
    return next < lines.count ? next : 0
  }

  /// The number of lines that a listener has heard in another text, from which this one was
  /// scrolled: those at its beginning that stood at the end of the other, and before them, those
  /// that stay where they are.
  func linesRepeated(from last: FrameText) -> Int {
    let (before, now) = (last.unlabeledLines, unlabeledLines)
    let fixed = linesFixed(since: last)
    let rest = now.dropFirst(fixed)
    // A status that has changed stands below both.
    for before in [before[...], before.prefix(last.endOfTargets)] {
      let repeated = (0...min(before.count, rest.count)).last { count in
        before.suffix(count).elementsEqual(rest.prefix(count))
      }
      if let repeated, repeated > 0 { return fixed + repeated }
    }
    return linesKnown(from: last)
  }

  /// Where the lines begin from which this text was scrolled back, and how far they have moved
  /// down; `nil` if none of them is here.
  func linesMoved(since last: FrameText) -> (start: Int, distance: Int)? {
    let (fixed, fixedBefore) = (linesFixed(since: last), last.linesFixed(since: self))
    let now = unlabeledLines.prefix(endOfTargets)
    let before = last.unlabeledLines.prefix(last.endOfTargets).dropFirst(fixedBefore)
    guard !before.isEmpty else { return nil }
    let start = now.indices.dropFirst(fixed).first { start in
      let rest = now[start...].prefix(before.count)
      return rest.elementsEqual(before.prefix(rest.count))
    }
    return start.map { ($0, $0 - fixedBefore) }
  }

  /// The number of lines at the beginning that stay where they are when the others are scrolled.
  private func linesFixed(since last: FrameText) -> Int {
    nextLine(after: zip(last.unlabeledLines, unlabeledLines).prefix { $0 == $1 }.count)
  }

  /// The lines below all items that another text doesn't have there, such as a status.
  func changedEnd(since last: FrameText) -> [String] {
    guard !targetLines.isEmpty, !last.targetLines.isEmpty else { return [] }
    let known = last.lines[last.endOfTargets...]
    return lines[endOfTargets...].filter { !$0.isEmpty && !known.contains($0) }
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
  /// The frame without what changes on its own.
  fileprivate var still: Frame {
    var still = self
    for area in volatileAreas {
      for row in area.rows { still.fill(area.columns, row: row) }
    }
    still.volatileAreas = []
    return still
  }

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
