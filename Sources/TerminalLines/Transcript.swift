import TerminalCore

/// What line mode has written, from which follows what it writes next.
///
/// It collects the text; whoever has it takes the text and writes it.
struct Transcript {
  private let usualWords: LineWords
  private let translations: [String: LineWords]
  let pageLength: Int

  /// The widest line; `nil` if lines break only where the text does.
  var lineWidth: Int?

  /// The contents of the frame written last; `nil` if the next one is to be written whole.
  var written: (text: FrameText, reading: FrameReading)?

  /// How many of its lines were written, or come before the first that was.
  var lineCount = 0

  /// The line before which reading back goes on: the first one of the latest page, or of all pages
  /// of a screen that is read from its end.
  var firstLine = 0

  /// Whether a line was asked for, and none has been typed yet.
  var isAsked = false

  /// Whether a line was sent to the program that hasn't produced a response yet.
  var isAnswerDue = false

  /// Where the latest line scrolls, to what a frame has no room for; `nil` if it doesn't.
  var scrolling: Scrolling?

  /// Whether it was said how to learn what can be typed.
  var isGreeted = false

  /// What was written of each screen, and what needn't be said again.
  var heard = HeardScreens()

  /// The keys of the screen when the latest line was typed.
  var keysBefore: [FrameReading.BoundKey] = []

  /// The target whose value the latest line sets; `nil` if it sets none.
  var setTarget: Int?

  /// The field that was typed into before the latest line; `nil` if there was none.
  var typedBefore: Int?

  /// Where a line scrolls.
  enum Scrolling { case onward, back, toStart, toEnd }

  var unwritten = ""

  init(words: LineWords, translations: [String: LineWords], pageLength: Int) {
    usualWords = words
    self.translations = translations
    self.pageLength = pageLength
  }

  /// The texts in the language of the screen, or in the one that it is a variety of: `ja` for
  /// `ja-JP`.
  var words: LineWords {
    written?.reading.language.lookedUpAsTag { translations[String($0)] } ?? usualWords
  }

  /// Returns the text that was added since the last call.
  mutating func takeText() -> String {
    defer { unwritten = "" }
    return unwritten
  }

  mutating func write(_ lines: [String]) {
    isAnswerDue = false
    unwritten += lines.flatMap { wrapped($0) }.map { $0 + "\n" }.joined()
  }

  /// Breaks a text into lines of the current width. If the text is that of a target, which begins
  /// with a number or a key, the other lines are indented, because they could begin with a number
  /// too.
  func wrapped(_ text: String, isTarget: Bool = false) -> [String] {
    guard let lineWidth, text.displayWidth > lineWidth else { return [text] }
    let whole = TextLines(text, width: lineWidth)
    guard isTarget, whole.count > 1 else { return whole.lines }
    let rest = String(text[bytes: whole.bytes(of: 1).lowerBound..<text.utf8.count])
    return [whole[0]] + TextLines(rest, width: lineWidth - 3).lines.map { "   \($0)" }
  }
}
