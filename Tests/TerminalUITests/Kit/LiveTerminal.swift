import Dispatch
import TerminalCore

/// A terminal in real time, whose simulated person responds to frames.
final class LiveTerminal: Terminal {
  let size = Size(columns: 30, rows: 8)
  let wake: @Sendable () -> Void
  let now = Duration.zero

  private let woken: DispatchSemaphore
  private let answer: (Frame) -> [InputEvent]
  private var answered: Frame?
  private var shown = Frame(size: Size(columns: 30, rows: 8))

  /// Makes a terminal.
  ///
  /// - Parameter answer: The input in response to a frame; empty to wait for the next one.
  init(answer: @escaping (Frame) -> [InputEvent]) {
    let woken = DispatchSemaphore(value: 0)
    self.woken = woken
    self.answer = answer
    wake = { woken.signal() }
  }

  func show(_ frame: Frame) { shown = frame }

  func events(until deadline: Duration?) -> [InputEvent] {
    if answered != shown {
      answered = shown
      let typed = answer(shown)
      if !typed.isEmpty { return typed }
    }
    woken.wait()
    return []
  }

  func suspend() {}
  func redraw() {}
  func useMouse(_ isUsed: Bool) {}
}
