import TerminalCore

extension LineTerminal {
  /// Writes anything new, and prompts for a line.
  func writeWaiting() {
    if let frame = waiting, let reading = frame.reading {
      waiting = nil
      let text = FrameText(frame, reading)
      let last = written?.text
      written = (text, reading)
      write(text, after: last)
    }
    ask()
  }

  /// Writes the contents of a screen; its titles, modes, and lines only if they have changed.
  func write(_ text: FrameText, after last: FrameText?) {
    let isOtherMode = text.shownMode != last?.shownMode
    if isOtherMode, !text.modes.isEmpty { write(["", text.modes]) }
    let isOtherScreen = isOtherMode || text.titles != last?.titles
    if isOtherScreen { write(["", text.titles]) }
    // A notice that disappeared, or a changed badge of a hidden mode, isn't worth reading.
    let notice = text.notice == last?.notice ? nil : text.notice
    if let notice { write(["", notice]) }
    guard isOtherScreen || text.news != last?.news else {
      isAsked = isAsked && notice == nil
      return
    }
    isAsked = false
    // A dialog, whose choices go with its message, is read whole.
    if !isOtherScreen, !text.isDialog, let last, let changed = text.changedTarget(since: last) {
      return write(["", text.lines[changed]])
    }
    lineCount = 0
    write([""])
    _ = writePage()
  }

  /// Writes the next page of lines. Returns `false` if there are none left.
  func writePage() -> Bool {
    guard let lines = written?.text.lines, lineCount < lines.count else { return false }
    let rest = lines[lineCount...]
    // The lines that announce more would take as many as they announce.
    let page = rest.prefix(rest.count <= pageLength + 2 ? rest.count : pageLength)
    lineCount += page.count
    write(Array(page))
    if lineCount < lines.count || written?.reading.isCut == true {
      write(page.last == "" ? [words.more] : ["", words.more])
    }
    return true
  }

  /// Prompts for a line, once.
  func ask() {
    guard !isAsked, let reading = written?.reading else { return }
    isAsked = true
    // Before the prompt, so that a secret can be typed as soon as it appears.
    echo.isOn = !reading.isSecret
    if isAnswerDue { write([otherField ?? words.unchanged]) }
    write(text: "\n\(words.question(for: reading))> ")
  }

  /// The line of the field that is typed into, if it is another one since the latest line.
  private var otherField: String? {
    guard let written, let typed = written.reading.targets.firstIndex(where: \.isTyped),
      typed != typedBefore
    else { return nil }
    return written.text.line(ofTarget: typed)
  }

  func write(_ lines: [String]) {
    isAnswerDue = false
    write(text: lines.map { $0 + "\n" }.joined())
  }

  /// Writes text. If the reader is gone, the input will end too.
  private func write(text: String) {
    output.write(text, unlessEndedBy: &signals)
    if output.isUnread { isOver = true }
  }
}
