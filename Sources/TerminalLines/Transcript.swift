import TerminalCore

/// What line mode has written, from which follows what it writes next.
///
/// It collects the text; whoever has it takes the text and writes it.
struct Transcript {
  private let usualWords: LineWords
  private let translations: [String: LineWords]
  private let pageLength: Int

  /// The widest line; `nil` if lines break only where the text does.
  var lineWidth: Int?

  /// The contents of the frame written last; `nil` if the next one is to be written whole.
  private(set) var written: (text: FrameText, reading: FrameReading)?

  /// How many of its lines were written.
  private var lineCount = 0

  /// Whether a line was asked for, and none has been typed yet.
  private(set) var isAsked = false

  /// Whether a line was sent to the program that hasn't produced a response yet.
  var isAnswerDue = false

  /// Whether that line scrolls on to what a frame has no room for.
  private var isReadingOn = false

  /// Whether it was said how to learn what can be typed.
  private var isGreeted = false

  /// What was written of each screen, and what needn't be said again.
  private var heard = HeardScreens()

  /// The target whose value the latest line sets; `nil` if it sets none.
  private var setTarget: Int?

  /// The field that was typed into before the latest line; `nil` if there was none.
  private var typedBefore: Int?

  private var unwritten = ""

  init(words: LineWords, translations: [String: LineWords], pageLength: Int) {
    usualWords = words
    self.translations = translations
    self.pageLength = pageLength
  }

  /// The texts in the language of the screen, or in the one that it is a variety of: `ja` for
  /// `ja-JP`.
  private var words: LineWords {
    written?.reading.language.lookedUpAsTag { translations[String($0)] } ?? usualWords
  }

  /// Returns the text that was added since the last call.
  mutating func takeText() -> String {
    defer { unwritten = "" }
    return unwritten
  }

  private mutating func write(_ lines: [String]) {
    isAnswerDue = false
    unwritten += lines.flatMap { wrapped($0) }.map { $0 + "\n" }.joined()
  }

  /// Breaks a text into lines of the current width. If the text is that of a target, which begins
  /// with a number or a key, the other lines are indented, because they could begin with a number
  /// too.
  private func wrapped(_ text: String, isTarget: Bool = false) -> [String] {
    guard let lineWidth, text.displayWidth > lineWidth else { return [text] }
    let whole = TextLines(text, width: lineWidth)
    guard isTarget, whole.count > 1 else { return whole.lines }
    let rest = String(text[bytes: whole.bytes(of: 1).lowerBound..<text.utf8.count])
    return [whole[0]] + TextLines(rest, width: lineWidth - 3).lines.map { "   \($0)" }
  }
}

// MARK: - Screens

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
  /// is.
  private mutating func write(
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

  /// Writes the lines of a screen that a listener doesn't know from the screen before it.
  private mutating func writeLines(of text: FrameText, after last: FrameText?, isUnread: Bool) {
    // A dialog, whose choices go with its message, is read whole.
    if !text.isDialog, let last, let changed = text.changedTarget(since: last) {
      return write([""] + wrapped(text.lines[changed], isTarget: true) + options(onLine: changed))
    }
    if !isUnread || lineCount >= text.lines.count {
      // What came after a page that was written isn't known.
      lineCount = text.nextLine(after: min(linesKnown(of: text, from: last), lineCount))
    }
    write([""])
    _ = writePage()
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
    return isReadingOn ? text.linesRepeated(from: last) : text.linesKnown(from: last)
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
  private mutating func writePage() -> Bool {
    guard let (text, reading) = written, lineCount < text.lines.count else { return false }
    let targetLines = text.targetLines
    let rest = text.lines.indices[lineCount...].map {
      wrapped(text.lines[$0], isTarget: targetLines.contains($0))
    }
    // The lines that announce more would take as many as they announce.
    let length = rest.joined().count - 2 <= pageLength ? Int.max : pageLength
    var page: [String] = []
    for lines in rest {
      guard page.isEmpty || page.count + lines.count <= length else { break }
      page += lines
      lineCount += 1
    }
    write(page)
    if lineCount < text.lines.count || reading.isCut {
      let more = words.more(for: reading)
      write(page.last == "" ? [more] : ["", more])
    }
    return true
  }
}

// MARK: - Lines

extension Transcript {
  /// Prompts for a line, once. Returns whether it did.
  mutating func ask() -> Bool {
    guard !isAsked, let reading = written?.reading else { return false }
    isAsked = true
    let goesOn = isAnswerDue && reading.isLoading
    if isAnswerDue { write(goesOn ? [words.unfinished] : unchanged) }
    let keys = heard.takeUnannouncedKeys(of: reading)
    var notes = keys.isEmpty ? [] : [words.keys(keys)]
    if !isGreeted, !words.greeting.isEmpty { notes.append(words.greeting(for: reading)) }
    if !notes.isEmpty { write([""] + notes) }
    isGreeted = true
    unwritten += "\n\(words.question(for: reading))> "
    // What comes of it may equal what was written before.
    isAnswerDue = goesOn
    return true
  }

  /// Ends the line of the prompt.
  ///
  /// - Parameter line: What was typed, where the terminal doesn't show it; empty to end a prompt
  ///   that nobody answered; `nil` if the terminal has ended the line.
  mutating func endPrompt(with line: String?) {
    guard isAsked else { return }
    isAsked = false
    if let line { write([line]) }
  }

  /// Says that a line wasn't used, because the screen has changed since it was read.
  mutating func refuseLine() { write([words.changed]) }

  /// Writes what a command has to say by itself.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - newest: What the program shows now, if it is newer than what was written.
  /// - Returns: The events that the command causes in the program.
  mutating func respond(to command: LineCommand, in newest: FrameReading?) -> [InputEvent] {
    guard let (text, reading) = written else { return [] }
    isReadingOn = false
    note(command)
    switch command {
    case .lacksColon(let line): write([words.lacksColon(line.visible)])
    case .noLine(let number): write([words.noLine(number, in: reading)])
    case .askAgain: write([words.whichLine])
    case .lacksLine(let line): write([words.lacksLine(line.visible, in: reading)])
    case .lacksValue: write([words.lacksValue])
    case .readOn:
      if writePage() { break }
      if reading.isCut, let key = reading.pageKey {
        isReadingOn = true
        return [.key(key)]
      }
      write([reading.isCut ? words.unknown(for: reading) : words.end])
    case .readAgain: write(text, reading, after: nil)
    case .help: write([words.help(for: reading)])
    case .listKeys:
      let keys = reading.keys.map(\.visible)
      write(keys.isEmpty ? [words.unknown(for: reading)] : [""] + keys)
    case .unknown: write([words.unknown(for: reading)])
    case .choose, .type, .press, .pressOn, .step, .set, .showMode: break
    }
    typedBefore = reading.targets.firstIndex(where: \.isTyped)
    let events = command.events(for: newest ?? reading)
    isAnswerDue = !events.isEmpty
    return events
  }

  /// Remembers what was written when a command was given, and what it chooses.
  private mutating func note(_ command: LineCommand) {
    setTarget = nil
    if case .set(let index, _) = command { setTarget = index }
    guard let (text, reading) = written, !text.isDialog else { return }
    heard.note(
      HeardScreens.Screen(
        number: reading.screenNumber, text: text, lineCount: lineCount,
        chosen: command.target.flatMap(text.lineIndex(ofTarget:))))
  }

  /// What to write after a line that has changed nothing: the value that it was to set, the field
  /// that is typed into since then, the one that no longer is, or that it does nothing.
  private var unchanged: [String] {
    if let written, let setTarget, let line = written.text.line(ofTarget: setTarget) {
      let options = written.reading.targets[setTarget].options.map(\.visible)
      return wrapped(line, isTarget: true) + (options.isEmpty ? [] : [words.options(options)])
    }
    return [otherField ?? words.unchanged]
  }

  /// The line of the field that is typed into, if it is another one since the latest line; if none
  /// is anymore, the line of the one that was, as what was entered.
  private var otherField: String? {
    guard let written else { return nil }
    let typed = written.reading.targets.firstIndex(where: \.isTyped)
    guard typed != typedBefore, let field = typed ?? typedBefore else { return nil }
    return written.text.line(ofTarget: field)
  }
}
