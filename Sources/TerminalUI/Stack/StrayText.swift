import TerminalCore

/// A text that somebody types where there is no field: characters that mean nothing, one right
/// after another.
///
/// From the third one on, no character in it is a command, and neither is the Enter at its end: a
/// list of choices may have taken the place of a field, unnoticed by somebody who looks at the
/// keys. A message then says that there is none. A character that an input method has sent, or that
/// a message has refused, is no slip, so what follows it is ignored at once. A character of ASCII
/// ends a text in others, because somebody has turned an input method off, unless it comes at once,
/// so that the input method has sent it too.
struct StrayText {
  /// The number of characters.
  private var count = 0

  /// Whether the last character was one of ASCII.
  private var isASCII = false

  /// Whether a message has said why the last character does nothing.
  private(set) var isRefused = false

  /// When the last one was typed, on the app's clock.
  private var time = Duration.zero

  /// The longest pause within a text.
  private static let longestPause = Duration.seconds(1)

  /// The longest pause within what an input method sends at once.
  private static let longestPauseAtOnce = Duration.milliseconds(200)

  /// Whether a key is part of the text, or ends it.
  func takes(_ key: Key, at now: Duration) -> Bool {
    guard isRecent(at: now) else { return false }
    let isText = count > (isASCII ? 1 : 0)
    guard key != Key(.enter) else { return isText || isRefused }
    let isSameInput = isASCII || !key.isASCII || now - time <= Self.longestPauseAtOnce
    return isText && key.typesText && isSameInput
  }

  /// Appends a character that means nothing. Any other key ends the text.
  mutating func append(_ key: Key, at now: Duration, isRefused: Bool = false) {
    count = !key.typesText ? 0 : isRecent(at: now) ? count + 1 : 1
    isASCII = key.isASCII
    time = now
    self.isRefused = isRefused
  }

  private func isRecent(at now: Duration) -> Bool { now - time <= Self.longestPause }
}
