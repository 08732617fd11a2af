import Navigation
import TerminalCore

/// A short message at the bottom of a screen, which takes no keys and disappears by itself.
struct Notice {
  /// How long the message stays visible: 4 seconds.
  static let time: Duration = .seconds(4)

  /// The message.
  let text: String

  /// Whether the message waits for a key, because the user didn't cause it and may be looking away.
  var waitsForKey = false

  /// The number of the message; later ones have higher numbers.
  var number = 0

  /// The greatest number of lines.
  private static let lineLimit = 3

  /// The rows that the message covers: that of the hints, and more above it if the text is long.
  func rows(on size: Size) -> Range<Int> {
    let count = min(lines(on: size).count, Self.lineLimit, max(1, size.rows - 2))
    return (size.rows - count)..<size.rows
  }

  /// Draws the message over the last rows of a frame. A terminal that reads frames is told it apart
  /// from the rows.
  func draw(on frame: inout Frame, appearance: Appearance) {
    guard !appearance.readsFrames else { return }
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
  /// Shows a short message at the bottom of the screen, replacing any earlier one.
  ///
  /// The message takes no keys. It disappears after four seconds, at the next key or click, or with
  /// its screen. A screen that is covered, has a dialog, or doesn't have the keyboard shows it once
  /// that is over. If the screen itself leaves its path, as with `pop()` or by returning a value,
  /// the message is shown on the screen that has the keyboard then, also if it is posted after
  /// `pop()` in the same handler. Text beyond three lines is cut off.
  ///
  /// - Parameter text: The message; empty to remove the current one.
  public func notify(_ text: String) {
    host.notify(text, on: entry)
  }
}

// MARK: - Showing and hiding

extension StackHost {
  /// Shows a notice on a screen, or removes the current one if the text is empty.
  func notify(_ text: String, on entry: EntryID, waitsForKey: Bool = false) {
    guard let box = screens[entry] else { return }
    hideNotice(of: box)
    guard !text.isEmpty else { return }
    noticeCount += 1
    box.notice = Notice(text: text, waitsForKey: waitsForKey, number: noticeCount)
    session.needsFrame = true
    beginNotice(of: box)
  }

  /// Passes the notice of a screen that has left its path by itself on to the screen that has the
  /// keyboard now, unless that has a later one.
  func handOnNotice(after change: JournalChange<Route>) {
    guard case .entry(let entry) = change.requester, let box = screens[entry],
      let notice = box.notice, !screens.isInPath(entry), let active
    else { return }
    hideNotice(of: box)
    if let other = active.notice, other.number > notice.number { return }
    hideNotice(of: active)
    active.notice = notice
    beginNotice(of: active)
  }

  /// Starts the timer of a notice when its screen is active without a dialog, and thereby shows it.
  /// Does nothing if there is no notice.
  func beginNotice(of box: ScreenBox<Route>) {
    guard box.notice != nil, box.entry == router.active, !box.hasDialog else { return }
    schedule(.notice(box.entry), at: now + Notice.time, purpose: .background)
  }

  /// Hides the notice of a screen whose time is over, unless it waits for a key.
  func endNotice(of box: ScreenBox<Route>) {
    if box.notice?.waitsForKey == true {
      box.notice?.waitsForKey = false
    } else {
      hideNotice(of: box)
    }
  }

  /// Hides the notice of a screen at a key, unless it waits for one and wasn't visible for long:
  /// that key was probably pressed before anyone had read it.
  func hideNoticeAtKey(of box: ScreenBox<Route>) {
    if box.notice?.waitsForKey != true, !box.hasDialog { hideNotice(of: box) }
  }

  /// Hides the notice of a screen that is no longer active, unless it was never visible.
  func coverNotice(of box: ScreenBox<Route>) {
    guard cancelTimer(.notice(box.entry)) else { return }
    hideNotice(of: box)
  }

  /// Keeps the notice of a screen that gets a dialog, which covers it, until that is answered.
  func keepNoticeForLater(of box: ScreenBox<Route>) { cancelTimer(.notice(box.entry)) }

  /// Hides the notice of a screen, if there is one.
  func hideNotice(of box: ScreenBox<Route>) {
    guard box.notice != nil else { return }
    box.notice = nil
    cancelTimer(.notice(box.entry))
    session.needsFrame = true
  }
}

// MARK: - Denials

/// A message that explains why a screen refused to be left.
struct Denial {
  /// The screen that refused.
  let entry: EntryID

  /// The screen over which the message is shown, which was active at the time.
  let shownOver: EntryID
}

extension StackHost {
  /// Shows why a screen refused to be left, replacing an earlier message of this kind. The message
  /// disappears with that screen, and with the one over which it is shown.
  func show(denial why: String, of entry: EntryID) {
    withdrawDenial()
    guard let active else { return }
    keepNoticeForLater(of: active)
    let dialog = DialogContent(why, choices: [session.phrases.dialogs.close])
    session.report(.dialog(ObservedDialog(place: .screen(active.route), dialog: dialog)))
    var box = DialogBox(dialog: dialog, on: session.appearance)
    number(&box)
    active.dialogs.append(PresentedDialog(box: box, isDenial: true) { _, _, _ in })
    denial = Denial(entry: entry, shownOver: active.entry)
    pointer.forgetPress()
    session.needsFrame = true
  }

  /// Withdraws the message, if one is shown.
  func withdrawDenial() {
    guard let denial else { return }
    if let box = screens[denial.shownOver] {
      box.dialogs.removeAll { $0.isDenial }
      beginNotice(of: box)
    }
    self.denial = nil
    pointer.forgetPress()
    session.needsFrame = true
  }
}
