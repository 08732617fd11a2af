import TerminalCore

extension Transcript {
  /// Writes anything new in a frame.
  mutating func show(_ frame: Frame, _ reading: FrameReading) {
    let text = FrameText(frame, reading)
    let last = written
    written = (text, reading)
    write(text, reading, after: last)
  }

  /// Lets the next frame be written whole.
  mutating func forgetScreen() { written = nil }

  /// Writes what is new on a screen. Titles, modes and lines are written only if they have changed,
  /// or if a line has led to an equal screen or dialog. A change after the pages that were written
  /// waits until they are read on, or is what a line did. After a dialog, only what it has changed
  /// is, and a long screen is read on from what was chosen there.
  mutating func write(
    _ text: FrameText, _ reading: FrameReading,
    after last: (text: FrameText, reading: FrameReading)?
  ) {
    let (isAnswer, before) = (isAnswerDue, last?.reading)
    let isSame = text.news == last?.text.news
    let isOtherMode = text.shownMode != last?.text.shownMode
    if isOtherMode, !text.modes.isEmpty { write(["", text.modes]) }
    let isOtherScreen =
      isOtherMode || text.titles != last?.text.titles
      || isSame && isAnswer && reading.screenNumber != before?.screenNumber
    let known = heard.screen(reading.screenNumber)
    let isAfterDialog = last?.text.isDialog == true && !text.isDialog && !isOtherScreen
    let part = isAfterDialog ? known.flatMap(text.lines(afterDialogOn:)) : nil
    if isOtherScreen || part != nil { write(["", text.titles]) }
    // A notice that disappeared, or a changed badge of a hidden mode, isn't worth reading.
    let isOtherNotice =
      text.notice != last?.text.notice || isAnswer && reading.noticeNumber != before?.noticeNumber
    let notice = isOtherNotice ? text.notice : nil
    if let notice { write(["", notice]) }
    let isOtherDialog = isAnswer && reading.dialogNumber != before?.dialogNumber
    let isUnread = !isOtherScreen && isOnlyUnread(text, after: last?.text)
    guard isOtherScreen || isOtherDialog || !isSame, !isUnread || isAnswer else {
      isAsked = isAsked && notice == nil
      return
    }
    isAsked = false
    if let known, let part { return write(part, of: text, from: known.lineCount) }
    if isOtherScreen, last != nil, let changed = known.flatMap(text.changedLine(since:)) {
      write([""] + wrapped(text.lines[changed], isTarget: true))
    }
    if let before, before.screenNumber != reading.screenNumber, !text.isDialog, isLong(text),
      let place = known.flatMap(text.place(in:))
    {
      return goOn(from: place)
    }
    let end = isUnread ? last.map { text.changedEnd(since: $0.text) } ?? [] : []
    if !end.isEmpty { return write([""] + end.flatMap { wrapped($0) }) }
    writeLines(of: text, after: isOtherScreen ? nil : last?.text, isUnread: isUnread)
  }

  /// Writes some lines of a screen that a listener knows otherwise, and the first time, how to read
  /// the rest again.
  private mutating func write(_ part: [Int], of text: FrameText, from known: Int) {
    lineCount = min(known, text.lines.count)
    if !part.isEmpty { write([""] + part.flatMap { wrapped(text.lines[$0], isTarget: true) }) }
    if let reading = written?.reading, heard.takeHintAtRest() {
      write(["", words.rest(for: reading)])
    }
  }

  /// Writes the line that was chosen before a listener left a screen, from which reading goes on.
  private mutating func goOn(from line: Int) {
    (firstLine, lineCount) = (line, line)
    write([""])
    _ = writePage(ofLength: 1)
  }

  /// Writes the lines of a screen that a listener doesn't know from the screen before it.
  private mutating func writeLines(of text: FrameText, after last: FrameText?, isUnread: Bool) {
    // A dialog, whose choices go with its message, is read whole.
    if !text.isDialog, let last, let changed = text.changedTarget(since: last) {
      return write([""] + wrapped(text.lines[changed], isTarget: true) + options(onLine: changed))
    }
    if !isUnread || lineCount >= text.lines.count {
      // What came after a page that was written isn't known.
      lineCount = text.nextLine(after: min(linesKnown(of: text, from: last), lineCount))
      let knowsItems = lineCount > text.targetLines.min() ?? 0
      if !knowsItems { begin(text) }
    }
    write([""])
    _ = writePage()
  }

  /// Goes to the last page of a screen that is read from its end, none of whose items are known.
  private mutating func begin(_ text: FrameText) {
    firstLine = 0
    guard written?.reading.beginsAtEnd == true else { return }
    firstLine = startOfPage(of: text, before: text.lines.count)
    lineCount = max(lineCount, firstLine)
  }

  /// What can be chosen for the value on a line, unless it was read before.
  private mutating func options(onLine line: Int) -> [String] {
    guard let (text, reading) = written, let index = text.target(onLine: line) else { return [] }
    let name = "\(reading.screenKind) \(text.targets.name(of: index) ?? "")"
    let options = heard.takeUnreadOptions(of: reading.targets[index], named: name)
    return options.isEmpty ? [] : [words.options(options)]
  }

  /// How many lines of a screen a listener knows from the one before it.
  private func linesKnown(of text: FrameText, from last: FrameText?) -> Int {
    guard let last, !text.isDialog else { return 0 }
    if isReadingOn { return text.linesRepeated(from: last) }
    let known = text.linesKnown(from: last)
    // A log whose frame is full drops a line for each one that is added.
    let isScrolled = written?.reading.beginsAtEnd == true && known <= text.targetLines.min() ?? 0
    return isScrolled ? text.linesRepeated(from: last) : known
  }

  /// Whether a screen differs from the one before it only in what comes after the pages that were
  /// written, which a listener reads on to.
  private func isOnlyUnread(_ text: FrameText, after last: FrameText?) -> Bool {
    guard let last, !text.isDialog, !last.isDialog, lineCount < last.lines.count else {
      return false
    }
    return text.lines.prefix(lineCount) == last.lines.prefix(lineCount)
  }

  /// Writes the next page of lines. Returns `false` if there are none left.
  mutating func writePage(ofLength most: Int? = nil) -> Bool {
    guard let (text, reading) = written, lineCount < text.lines.count else { return false }
    let rest = wrapped(text.lines.indices[lineCount...], of: text)
    let length = most ?? (fitsPage(rest) ? Int.max : pageLength)
    let isFirst = lineCount == firstLine
    var page: [String] = []
    for lines in rest {
      guard page.isEmpty || page.count + lines.count <= length else { break }
      page += lines
      lineCount += 1
    }
    write(page)
    if lineCount < text.lines.count || reading.isCut {
      note(words.more(for: reading), after: page)
    } else if isFirst, reading.beginsAtEnd, firstLine > 0 || reading.backKey != nil {
      note(words.earlier(for: reading), after: page)
    }
    return true
  }

  /// Writes the page before the first line that was written. Returns `false` if there is none.
  mutating func writePageBefore() -> Bool {
    guard let (text, reading) = written, firstLine > 0 else { return false }
    let end = min(firstLine, text.lines.count)
    firstLine = startOfPage(of: text, before: end)
    let page = Array(wrapped(firstLine..<end, of: text).joined())
    write(page)
    if firstLine > 0 || reading.backKey != nil {
      note(words.earlier(for: reading), after: page)
    }
    return true
  }

  private mutating func note(_ message: String, after page: [String]) {
    write(page.last == "" ? [message] : ["", message])
  }

  /// The first line of the page that ends before a line.
  private func startOfPage(of text: FrameText, before end: Int) -> Int {
    let all = wrapped(0..<end, of: text)
    guard !fitsPage(all) else { return 0 }
    var (start, count) = (end, 0)
    for lines in all.reversed() {
      count += lines.count
      guard start == end || count <= pageLength else { break }
      start -= 1
    }
    return start
  }

  /// Whether a screen takes more than a page.
  private func isLong(_ text: FrameText) -> Bool {
    !fitsPage(wrapped(text.lines.indices, of: text))
  }

  /// Whether lines can be written at once: those that announce more would take as many as they
  /// announce.
  private func fitsPage(_ lines: [[String]]) -> Bool { lines.joined().count - 2 <= pageLength }

  private func wrapped(_ lines: Range<Int>, of text: FrameText) -> [[String]] {
    let targetLines = text.targetLines
    return lines.map { wrapped(text.lines[$0], isTarget: targetLines.contains($0)) }
  }
}
