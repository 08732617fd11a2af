import TerminalCore

extension NcursesTerminal {
  /// When a frame that waits is to be drawn, or `nil` when none does or the terminal has no room for
  /// it.
  var drawingTime: Duration? {
    waitingFrame != nil && renderer.output.isEmpty ? nextFrameTime : nil
  }

  /// Draws the frame that waits, if there is one and its time has come.
  func drawWaitingFrame() throws(RendererError) {
    guard let frame = waitingFrame, let drawingTime, drawingTime <= now else { return }
    waitingFrame = nil
    try renderer.show(frame)
    nextFrameTime = now + options.frameInterval
    // Drawn first and asked then, so that a silent terminal delays nothing.
    ask()
    drawnFrame = questions.areOpen(at: now) ? frame : nil
  }

  /// Forgets frames that may no longer fit the screen.
  func forgetFrames() {
    waitingFrame = nil
    drawnFrame = nil
  }
}
