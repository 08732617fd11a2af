import Navigation
public import TerminalCore

extension App {
  /// Runs the program at a terminal until it ends.
  ///
  /// All input that has arrived is handled before the next frame is shown, so the program never
  /// lags behind the keyboard. While it is idle, it waits without waking up.
  ///
  /// - Parameters:
  ///   - terminal: Shows the frames and delivers the events.
  ///   - record: Called with the events that arrived together, their time, and the frame that was
  ///     visible. Returns the events to handle.
  /// - Throws: `RendererError` if the terminal is gone. The program has ended by then.
  public nonisolated func run(
    on terminal: some Terminal,
    recording record: (([InputEvent], Duration, Frame) -> [InputEvent])? = nil
  ) throws(RendererError) {
    queue.setWake(terminal.wake)
    while !isEnded {
      try show(on: terminal)
      let events = terminal.events(until: queue.nextDeadline)
      advance(to: max(queue.now, terminal.now.wholeMilliseconds))
      let handled = record.map { $0(events, queue.now, compose()) } ?? events
      for event in handled { handle(event) }
      for request in takeRequests() {
        switch request {
        case .suspend: terminal.suspend()
        case .redraw: terminal.redraw()
        }
      }
    }
  }

  private nonisolated func show(on terminal: some Terminal) throws(RendererError) {
    let size = terminal.size
    if size != inside({ $0.session.window }) { handle(.resize(size)) }
    guard let frame = nextFrame() else { return }
    do {
      try terminal.show(frame)
    } catch {
      handle(.signal(.hangUp))
      throw error
    }
  }
}

extension Duration {
  /// The time rounded down to whole milliseconds. Recordings store no more, and must play the same.
  fileprivate var wholeMilliseconds: Duration { .milliseconds(Int64(self / .milliseconds(1))) }
}
