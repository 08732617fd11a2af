import ScreenStack
import TerminalUI

/// A line on standard error that tells how far a long work has come, if that is a terminal.
final class ProgressLine {
  private let console: Console
  private let clock = ContinuousClock()
  private var nextTime: ContinuousClock.Instant
  /// The cells that the text takes up.
  private var width = 0

  /// The shortest time that a text is shown.
  private static let rate = Duration.milliseconds(100)

  /// Creates an empty line.
  init(_ console: Console) {
    self.console = console
    nextTime = clock.now
  }

  /// Shows a text in place of the one before, unless that was shown only now.
  func show(_ text: @autoclosure () -> String) {
    guard let columns = console.errorColumns, clock.now >= nextTime else { return }
    nextTime = clock.now + Self.rate
    let text = text().wrapped(to: max(1, columns - 1)).first ?? ""
    clear()
    console.writeError(text)
    // A terminal writes Ctrl-C behind it as two characters.
    width = min(text.displayWidth + 2, columns - 1)
  }

  /// Removes the text, so that the terminal is as before.
  func clear() {
    guard width > 0 else { return }
    console.writeError("\r" + String(repeating: " ", count: width) + "\r")
    width = 0
  }
}
