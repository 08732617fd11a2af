import Navigation
public import TerminalCore

extension App {
  /// Runs the program at a terminal until it ends.
  ///
  /// Everything that has arrived is handled before a frame is shown, so that a program is never
  /// behind the keys. While nothing moves and nobody types it waits without waking up.
  ///
  /// - Parameters:
  ///   - terminal: Where to show frames and to take events from.
  ///   - record: Told of the events that arrived together, their time and what was on show before
  ///     they are handled; gives back those that the program is to have.
  /// - Throws: `RendererError` when the terminal is gone; the program has ended then.
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
  /// The time without what is less than a millisecond, so that a recording, which has none of that,
  /// plays the same.
  fileprivate var wholeMilliseconds: Duration { .milliseconds(Int64(self / .milliseconds(1))) }
}
