import TerminalCore
import Testing

@Suite("A terminal with a prompt")
struct PromptingTerminalTests {
  /// A terminal that keeps what it shows.
  final class Base: Terminal {
    let size = Size(columns: 8, rows: 2)
    let now = Duration.zero
    let wake: @Sendable () -> Void = {}
    var shown: [(row: String, cursor: Position?)] = []

    func show(_ frame: Frame) { shown.append((frame.line(1), frame.cursor)) }
    func events(until deadline: Duration?) -> [InputEvent] { [.text("x")] }
    func suspend() {}
    func redraw() {}
    func useMouse(_ isUsed: Bool) {}
  }

  private static func frame(cursor: Position?) -> Frame {
    var frame = Frame(size: Size(columns: 8, rows: 2))
    frame.write("a row", at: Position(column: 0, row: 1))
    frame.cursor = cursor
    return frame
  }

  @Test("shows it in the last row, and the program's row again as soon as it is gone")
  func changes() throws {
    let base = Base()
    var prompt: TerminalPrompt?
    let terminal = PromptingTerminal(base) { _ in prompt }
    try terminal.show(Self.frame(cursor: nil))
    prompt = TerminalPrompt("text: 京", cursorColumn: 7)
    #expect(terminal.events(until: nil) == [.text("x")])
    _ = terminal.events(until: nil)
    try terminal.show(Self.frame(cursor: nil))
    prompt = nil
    _ = terminal.events(until: nil)
    #expect(base.shown.map(\.row) == ["a row   ", " text:  ", " text:  ", "a row   "])
  }

  @Test(
    "has the cursor where the prompt wants it, or the program, unless that is below the prompt",
    arguments: [
      (TerminalPrompt("a", cursorColumn: 2), nil, Position(column: 2, row: 1)),
      (TerminalPrompt("a", cursorColumn: 8), Position(column: 0, row: 0), nil),
      (TerminalPrompt("a"), Position(column: 3, row: 1), nil),
      (TerminalPrompt("a"), Position(column: 3, row: 0), Position(column: 3, row: 0)),
    ] as [(TerminalPrompt, Position?, Position?)])
  func cursor(prompt: TerminalPrompt, cursor: Position?, shown: Position?) throws {
    let base = Base()
    try PromptingTerminal(base) { _ in prompt }.show(Self.frame(cursor: cursor))
    #expect(base.shown.map(\.cursor) == [shown])
  }
}
