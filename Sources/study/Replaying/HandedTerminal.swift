import TerminalCore

/// A terminal that a play hands over to its viewer.
///
/// Its clock goes on from that of the play, which may be hours before or after the real one: an
/// exam must not be over at once. Until the first input, the last row says whose turn it is.
final class HandedTerminal: Terminal {
  private let terminal: any Terminal
  /// How far its clock is ahead of the terminal's.
  private let lead: Duration
  /// What the last row says; `nil` after the first input.
  private var notice: String?
  private var latest: Frame?

  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - terminal: The terminal of the play.
  ///   - time: The time on the clock of the play.
  ///   - notice: What the last row says until the first input.
  init(_ terminal: any Terminal, at time: Duration, notice: String) {
    self.terminal = terminal
    self.notice = notice
    lead = time - terminal.now
  }

  var size: Size { terminal.size }
  var now: Duration { terminal.now + lead }
  var isVirtual: Bool { terminal.isVirtual }
  var traits: TerminalTraits { terminal.traits }
  var wake: @Sendable () -> Void { terminal.wake }

  func show(_ frame: Frame) throws(RendererError) {
    latest = frame
    try terminal.show(noticed(frame))
  }

  func events(until deadline: Duration?) -> [InputEvent] {
    let events = terminal.events(until: deadline.map { $0 - lead })
    if notice != nil, events.contains(where: \.isInput) {
      notice = nil
      // If the terminal is gone, the next frame tells.
      if let latest { try? terminal.show(latest) }
    }
    return events
  }

  func suspend() { terminal.suspend() }
  func redraw() { terminal.redraw() }
  func useMouse(_ isUsed: Bool) { terminal.useMouse(isUsed) }
  func copy(_ text: String) { terminal.copy(text) }
  func printedLines(_ count: Int) -> [String] { terminal.printedLines(count) }

  /// A frame with the notice in its last row.
  private func noticed(_ frame: Frame) -> Frame {
    guard let notice else { return frame }
    var frame = frame
    let row = frame.size.rows - 1
    frame.fill(0..<frame.size.columns, row: row, style: .reverse)
    frame.write(notice, at: Position(column: 1, row: row), style: .reverse)
    if frame.cursor?.row == row { frame.cursor = nil }
    return frame
  }
}

extension InputEvent {
  /// Whether it comes from the keyboard or the mouse.
  fileprivate var isInput: Bool {
    switch self {
    case .key, .text, .paste, .mouse, .unknown: true
    case .resize, .focus, .signal: false
    }
  }
}
