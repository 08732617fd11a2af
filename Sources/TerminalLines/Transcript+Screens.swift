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
    if !isOtherScreen, let last, follow(scrolledFrom: last.text, to: text) { return }
    if isOtherScreen, last != nil, let changed = known.flatMap(text.changedLine(since:)) {
      write([""] + wrapped(text.lines[changed], isTarget: true))
    }
    let place = before == nil ? nil : known.flatMap(text.place(in:))
    if before?.screenNumber != reading.screenNumber, begin(at: place, known) { return }
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

  /// The line with which to begin a long screen that a listener reaches for the first time: the one
  /// with the focus, such as that of the row that a link has opened, unless it comes soon anyway.
  /// Where a text is asked for, that comes first.
  private func arrival(on text: FrameText, _ reading: FrameReading) -> Int? {
    guard !reading.beginsAtEnd, reading.field == nil, let line = text.focusedLine else {
      return nil
    }
    let isSoon = wrapped(0...line, of: text).joined().count <= pageLength
    return isSoon && reading.backKey == nil ? nil : line
  }

  /// Begins a long screen in its middle: with the line that was chosen before a listener left it,
  /// which is enough to tell where reading goes on, or the first time with the one with the focus.
  /// Returns `false` if there is no such line.
  private mutating func begin(at place: Int?, _ known: HeardScreens.Screen?) -> Bool {
    guard let (text, reading) = written, !text.isDialog, isLong(text),
      let line = place ?? (known == nil ? arrival(on: text, reading) : nil)
    else { return false }
    (firstLine, lineCount) = (line, line)
    write([""])
    _ = place == nil ? writePage(saysEarlier: true) : writePage(ofLength: 1)
    return true
  }

  /// Writes what a line has scrolled to, if it was to go back or to the end. Returns `false` if it
  /// wasn't.
  private mutating func follow(scrolledFrom last: FrameText, to text: FrameText) -> Bool {
    switch scrolling {
    case .back:
      scrolling = nil
      let moved = text.linesMoved(since: last)
      firstLine = moved?.start ?? text.lines.count
      lineCount = moved.map { min(lineCount + $0.distance, text.lines.count) } ?? firstLine
      write([""])
      if !writePageBefore() { write([words.end]) }
      return true
    case .toEnd:
      scrolling = nil
      readEnd()
      return true
    case .toStart:
      scrolling = nil
      readStart()
      return true
    case .onward, nil: return false
    }
  }

  /// Writes the first page.
  mutating func readStart() {
    (firstLine, lineCount) = (0, 0)
    write([""])
    _ = writePage()
  }

  /// Writes the last page.
  mutating func readEnd() {
    guard let text = written?.text else { return }
    firstLine = startOfPage(of: text, before: text.lines.count)
    lineCount = firstLine
    write([""])
    _ = writePage(saysEarlier: true)
  }

  /// Writes the lines of a screen that a listener doesn't know from the screen before it.
  private mutating func writeLines(of text: FrameText, after last: FrameText?, isUnread: Bool) {
    // A dialog, whose choices go with its message, is read whole.
    if !text.isDialog, let last, let changed = text.changedTarget(since: last) {
      return write(
        [""] + wrapped(text.lines[changed], isTarget: true) + options(onLine: changed)
          + nextField(after: changed))
    }
    if !isUnread || lineCount >= text.lines.count {
      // What came after a page that was written isn't known.
      lineCount = text.nextLine(after: min(linesKnown(of: text, from: last), lineCount))
      let goesOn = scrolling == .onward
      scrolling = nil
      if goesOn { firstLine = lineCount }
      let knowsItems = lineCount > text.targetLines.min() ?? 0
      if !knowsItems, !goesOn { begin(text) }
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

  /// The field on another line to which a line has led, with the text that would be replaced.
  private mutating func nextField(after line: Int) -> [String] {
    guard let (text, reading) = written else { return [] }
    let typed = reading.targets.firstIndex(where: \.isTyped)
    guard typed != typedBefore, let next = typed.flatMap(text.lineIndex(ofTarget:)), next != line
    else { return [] }
    typedBefore = typed
    return wrapped(text.lines[next], isTarget: true)
  }

  /// How many lines of a screen a listener knows from the one before it.
  private func linesKnown(of text: FrameText, from last: FrameText?) -> Int {
    guard let last, !text.isDialog else { return 0 }
    if scrolling == .onward { return text.linesRepeated(from: last) }
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

  /// Writes the next page of lines.
  ///
  /// - Parameters:
  ///   - most: How many lines, or one row, if not a whole page.
  ///   - saysEarlier: Whether to say that there are lines before them, as is always said of the
  ///     last page of a screen that begins with it.
  /// - Returns: `false` if there are none left.
  mutating func writePage(ofLength most: Int? = nil, saysEarlier: Bool = false) -> Bool {
    guard let (text, reading) = written, lineCount < text.lines.count else { return false }
    let rest = parts(lineCount..<text.lines.count, of: text)
    let length = most ?? (fitsPage(rest) ? Int.max : pageLength)
    let isFirst = lineCount == firstLine
    var page: [String] = []
    for part in rest {
      let lines = part.joined()
      guard page.isEmpty || page.count + lines.count <= length else { break }
      page += lines
      lineCount += part.count
    }
    write(page)
    let hasMore = lineCount < text.lines.count || reading.isCut
    let isLast = isFirst && reading.beginsAtEnd && !hasMore
    let hasEarlier = firstLine > 0 || reading.backKey != nil
    note(
      (hasEarlier && (saysEarlier || isLast) ? [words.earlier(for: reading)] : [])
        + (hasMore ? [words.more(for: reading)] : []), after: page)
    return true
  }

  /// Writes the page before the one written last, or in a log before all that were. Returns `false`
  /// if there is none.
  mutating func writePageBefore() -> Bool {
    guard let (text, reading) = written, firstLine > 0 else { return false }
    let end = min(firstLine, text.lines.count)
    firstLine = startOfPage(of: text, before: end)
    let page = Array(wrapped(firstLine..<end, of: text).joined())
    write(page)
    if firstLine > 0 || reading.backKey != nil {
      note([words.earlier(for: reading)], after: page)
    }
    return true
  }

  private mutating func note(_ messages: [String], after page: [String]) {
    guard !messages.isEmpty else { return }
    write(page.last == "" ? messages : [""] + messages)
  }

  /// The first line of the page that ends before a line.
  private func startOfPage(of text: FrameText, before end: Int) -> Int {
    let all = parts(0..<end, of: text)
    guard !fitsPage(all) else { return 0 }
    var (start, count) = (end, 0)
    for part in all.reversed() {
      count += part.joined().count
      guard start == end || count <= pageLength else { break }
      start -= part.count
    }
    return start
  }

  /// Whether a screen takes more than a page.
  private func isLong(_ text: FrameText) -> Bool {
    !fitsPage([wrapped(text.lines.indices, of: text)])
  }

  /// Whether lines can be written at once: those that announce more would take as many as they
  /// announce.
  private func fitsPage(_ parts: [[[String]]]) -> Bool {
    parts.joined().joined().count - 2 <= pageLength
  }

  /// Lines in parts that a page doesn't separate: those of a row. What takes more than a page is
  /// read on in its middle.
  private func parts(_ lines: Range<Int>, of text: FrameText) -> [[[String]]] {
    var (parts, rest) = ([[[String]]](), wrapped(lines, of: text)[...])
    while !rest.isEmpty {
      let line = lines.upperBound - rest.count
      let part = Array(rest.prefix(text.lengthOfTarget(onLine: line)))
      parts += part.joined().count <= pageLength ? [part] : part.map { [$0] }
      rest = rest.dropFirst(part.count)
    }
    return parts
  }

  private func wrapped(_ lines: some Sequence<Int>, of text: FrameText) -> [[String]] {
    let targetLines = text.targetLines
    return lines.map { wrapped(text.lines[$0], isTarget: targetLines.contains($0)) }
  }
}
