import TerminalCore

extension Transcript {
  /// Prompts for a line, once. Returns whether it did.
  mutating func ask() -> Bool {
    guard !isAsked, let reading = written?.reading else { return false }
    isAsked = true
    let goesOn = isAnswerDue && reading.isLoading
    let hasWritten = !isAnswerDue
    let new = heard.takeUnannouncedKeys(of: reading)
    let changed = hasWritten ? [] : reading.announcements(ofKeysSince: keysBefore)
    let keys = changed + new.filter { !changed.contains($0) }
    if goesOn { write([words.unfinished]) }
    // A key whose words have changed is what the line did.
    if !hasWritten, !goesOn, keys.isEmpty { write(unchanged) }
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
    scrolling = nil
    note(command)
    keysBefore = reading.boundKeys
    switch command {
    case .lacksColon(let line): write([words.lacksColon(line.visible)])
    case .noLine(let number): write([words.noLine(number, in: reading)])
    case .askAgain: write([words.whichLine])
    case .lacksLine(let line): write([words.lacksLine(line.visible, in: reading)])
    case .lacksValue: write([words.lacksValue])
    case .readOn:
      let start = lineCount
      if writePage() {
        // Of a log, what is older than all that was read is the news.
        if !reading.beginsAtEnd { firstLine = start }
        break
      }
      if reading.isCut, let key = reading.pageKey {
        scrolling = .onward
        return [.key(key)]
      }
      write([reading.isCut ? words.unknown(for: reading) : words.end])
    case .readBack:
      if writePageBefore() { break }
      if let key = reading.backKey {
        scrolling = .back
        return [.key(key)]
      }
      write([words.end])
    case .readStart:
      if let key = reading.startKey {
        scrolling = .toStart
        return [.key(key)]
      }
      readStart()
    case .readEnd:
      if reading.isCut, let key = reading.endKey {
        scrolling = .toEnd
        return [.key(key)]
      }
      readEnd()
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
