import TerminalCore

extension NcursesTerminal {
  /// Asks the terminal what only it knows, once.
  func ask() {
    let row = size.rows - 1
    guard let text = questions.ask(inRow: row, of: size, at: now) else { return }
    renderer.ask(text, inRow: row)
  }

  /// Takes what the terminal has answered, and draws anew when the screen looks different for it.
  func takeAnswers() {
    let (theme, width) = (renderer.theme, renderer.ambiguousWidth)
    for reply in decoder.takeReplies() { take(reply) }
    guard theme != renderer.theme || width != renderer.ambiguousWidth else { return }
    waitingFrame = waitingFrame ?? drawnFrame
    drawnFrame = nil
  }

  private func take(_ reply: TerminalReply) {
    switch reply {
    case .mode(let mode, let state):
      if mode == FrameMarks.mode { renderer.marksFrames = state == .set || state == .reset }
    case .cursor(let position):
      if let width = questions.width(from: position) { renderer.ambiguousWidth = width }
    case .background(let red, let green, let blue):
      if options.theme == .auto { renderer.theme = Theme(red: red, green: green, blue: blue) }
    case .attributes: questions.end()
    }
  }

  /// Reads answers that are under way, for a moment; keys among them are kept.
  func awaitLastAnswers() {
    let end = now + options.answerTime
    while questions.areOpen(at: now), now < end, !isInputOver {
      let ready = Descriptor.wait(reading: options.input, -1, timeout: end - now)
      if ready.first { takeInput() }
    }
    questions.end()
  }
}
