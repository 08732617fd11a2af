/// What a tool says to the user of a program, in place of the program's last row.
public struct TerminalPrompt: Hashable, Sendable {
  /// The text, without control characters. It is cut off at the edge of the terminal.
  public var text: String

  /// The column of the cursor, from 0; `nil` to hide it.
  public var cursorColumn: Int?

  /// Creates a prompt.
  public init(_ text: String, cursorColumn: Int? = nil) {
    self.text = text
    self.cursorColumn = cursorColumn
  }
}

extension Frame {
  /// Writes a prompt over the last row, in reverse video.
  fileprivate mutating func draw(_ prompt: TerminalPrompt) {
    let row = size.rows - 1
    fill(0..<size.columns, row: row, style: .reverse)
    write(prompt.text, at: Position(column: 1, row: row), style: .reverse)
    if let column = prompt.cursorColumn {
      cursor = column < size.columns ? Position(column: column, row: row) : nil
    } else if cursor?.row == row {
      cursor = nil
    }
  }
}

/// A terminal in whose last row a tool can speak to the user, whatever the program shows there.
package final class PromptingTerminal: Terminal {
  private let terminal: any Terminal
  private let prompt: (Size) -> TerminalPrompt?
  private var frame: Frame?
  private var shown: TerminalPrompt?

  /// Takes over a terminal.
  ///
  /// - Parameters:
  ///   - terminal: Shows the frames and delivers the events.
  ///   - prompt: What to say for a size of the terminal; `nil` for nothing. Called for each frame
  ///     and before each wait for events.
  package init(_ terminal: any Terminal, prompt: @escaping (Size) -> TerminalPrompt?) {
    self.terminal = terminal
    self.prompt = prompt
  }

  package var size: Size { terminal.size }
  package var now: Duration { terminal.now }
  package var isVirtual: Bool { terminal.isVirtual }
  package var traits: TerminalTraits { terminal.traits }
  package var wake: @Sendable () -> Void { terminal.wake }

  package func show(_ frame: Frame) throws(RendererError) {
    self.frame = frame
    try show(frame, with: prompt(frame.size))
  }

  package func events(until deadline: Duration?) -> [InputEvent] {
    // In a window of another size, the program draws a new frame.
    if let frame, frame.size == terminal.size {
      let prompt = prompt(frame.size)
      // If the terminal is gone, the next frame tells.
      if prompt != shown { try? show(frame, with: prompt) }
    }
    return terminal.events(until: deadline)
  }

  package func suspend() { terminal.suspend() }
  package func redraw() { terminal.redraw() }
  package func useMouse(_ isUsed: Bool) { terminal.useMouse(isUsed) }
  package func copy(_ text: String) { terminal.copy(text) }
  package func printedLines(_ count: Int) -> [String] { terminal.printedLines(count) }

  private func show(_ frame: Frame, with prompt: TerminalPrompt?) throws(RendererError) {
    var frame = frame
    if let prompt { frame.draw(prompt) }
    shown = prompt
    try terminal.show(frame)
  }
}
