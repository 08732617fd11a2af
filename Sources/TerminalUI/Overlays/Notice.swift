import Navigation
import TerminalCore

/// A short message at the foot of a screen, which takes no keys and goes by itself.
struct Notice {
  /// How long it is shown.
  static let time: Duration = .seconds(4)

  /// The message.
  let text: String

  /// The longest message, in lines.
  private static let lineLimit = 3

  /// The rows that it covers: the line of the hints, and more above it if the text is long.
  func rows(on size: Size) -> Range<Int> {
    let count = min(lines(on: size).count, Self.lineLimit, max(1, size.rows - 2))
    return (size.rows - count)..<size.rows
  }

  /// Draws the message over the last rows of a frame.
  func draw(on frame: inout Frame, appearance: Appearance) {
    let style = appearance.theme.selected(.text)
    let ellipsis = appearance.glyphs.ellipsis
    let size = frame.size
    let lines = lines(on: size)
    let rows = rows(on: size)
    for (line, row) in zip(lines, rows) {
      let isCut = row == size.rows - 1 && rows.count < lines.count
      let limit = size.columns - 1 - (isCut ? ellipsis.displayWidth : 0)
      frame.fill(0..<size.columns, row: row, style: style)
      let end = frame.write(
        line, at: Position(column: 1, row: row), limit: limit, style: style)
      guard isCut else { continue }
      frame.write(ellipsis, at: Position(column: end, row: row), style: style)
    }
  }

  private func lines(on size: Size) -> [String] {
    TextLines(text, width: size.columns - 2).lines
  }
}

extension Context {
  /// Shows a short message at the foot of the screen, in place of the one before.
  ///
  /// It goes after four seconds, with the next key or click, or with its screen, and takes no keys.
  /// A screen that is covered or has not the keyboard shows it when it is active again. Of a text
  /// that needs more than three lines, the rest is left out.
  ///
  /// - Parameter text: The message; empty to take back the one that is shown.
  public func notify(_ text: String) {
    host.notify(text, on: entry)
  }
}

// MARK: - Showing and hiding

extension StackHost {
  /// Shows a notice on a screen, or takes it away if the text is empty.
  func notify(_ text: String, on entry: EntryID) {
    guard let box = screens[entry] else { return }
    hideNotice(of: box)
    guard !text.isEmpty else { return }
    box.notice = Notice(text: text)
    session.needsFrame = true
    beginNotice(of: box)
  }

  /// Begins the time of a notice when its screen is active, and so shows it. Does nothing if there
  /// is none.
  func beginNotice(of box: ScreenBox<Route>) {
    guard box.notice != nil, box.entry == router.active else { return }
    schedule(.notice(box.entry), at: now + Notice.time, purpose: .background)
  }

  /// Hides the notice of a screen that is not active anymore, unless no one has seen it yet.
  func coverNotice(of box: ScreenBox<Route>) {
    guard cancelTimer(.notice(box.entry)) else { return }
    hideNotice(of: box)
  }

  /// Hides the notice of a screen, if there is one.
  func hideNotice(of box: ScreenBox<Route>) {
    guard box.notice != nil else { return }
    box.notice = nil
    cancelTimer(.notice(box.entry))
    session.needsFrame = true
  }
}

// MARK: - Denials

/// A message why a screen refused to be left.
struct Denial {
  /// The screen that refused.
  let entry: EntryID

  /// The screen over which the message is shown: the one that was active.
  let shownOver: EntryID
}

extension StackHost {
  /// Says why a screen refused to be left, in place of an earlier message of this kind. The message
  /// goes with the screen, and with the one over which it is shown.
  func show(denial why: String, of entry: EntryID) {
    withdrawDenial()
    guard let active else { return }
    let dialog = Dialog(why, choices: [session.phrases.dialogs.close])
    active.dialogs.append(
      PresentedDialog(box: DialogBox(dialog: dialog), isDenial: true) { _, _, _ in })
    denial = Denial(entry: entry, shownOver: active.entry)
    session.needsFrame = true
  }

  /// Takes a message back, if one is shown.
  func withdrawDenial() {
    guard let denial else { return }
    screens[denial.shownOver]?.dialogs.removeAll { $0.isDenial }
    self.denial = nil
    session.needsFrame = true
  }
}
