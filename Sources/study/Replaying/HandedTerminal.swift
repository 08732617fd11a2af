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
  private(set) var notice: TerminalPrompt?

  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - terminal: The terminal of the play.
  ///   - time: The time on the clock of the play.
  ///   - notice: What the last row says until the first input.
  init(_ terminal: any Terminal, at time: Duration, notice: String) {
    self.terminal = terminal
    self.notice = TerminalPrompt(notice)
    lead = time - terminal.now
  }

  var size: Size { terminal.size }
  var now: Duration { terminal.now + lead }
  var isVirtual: Bool { terminal.isVirtual }
  var traits: TerminalTraits { terminal.traits }
  var wake: @Sendable () -> Void { terminal.wake }

  func show(_ frame: Frame) throws(RendererError) { try terminal.show(frame) }

  func events(until deadline: Duration?) -> [InputEvent] {
    let events = terminal.events(until: deadline.map { $0 - lead })
    if events.contains(where: \.isInput) { notice = nil }
    return events
  }

  func suspend() { terminal.suspend() }
  func redraw() { terminal.redraw() }
  func useMouse(_ isUsed: Bool) { terminal.useMouse(isUsed) }
  func copy(_ text: String) { terminal.copy(text) }
  func printedLines(_ count: Int) -> [String] { terminal.printedLines(count) }
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
