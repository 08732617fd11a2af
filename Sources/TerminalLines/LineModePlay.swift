package import TerminalCore

/// Line mode for a program that something else than typed lines controls, such as a script.
///
/// It writes what a listener would read, with the input in the place of the lines.
package struct LineModePlay {
  private var transcript: Transcript

  /// The latest frame, if it hasn't been written.
  private var waiting: Frame?

  /// What was written so far.
  package private(set) var text = ""

  /// Creates a transcript.
  ///
  /// - Parameters:
  ///   - words: The texts of line mode itself.
  ///   - translations: The texts for screens in other languages, by their tag.
  package init(words: LineWords, translations: [String: LineWords]) {
    transcript = Transcript(words: words, translations: translations, pageLength: .max)
  }

  /// Shows a frame, which is written unless another one follows before the next input.
  package mutating func show(_ frame: Frame) { waiting = frame }

  /// Writes the latest frame, and an input in the place of a typed line.
  package mutating func respond(with input: String) {
    write()
    _ = transcript.ask()
    transcript.endPrompt(with: input.visible)
    transcript.isAnswerDue = true
    text += transcript.takeText()
  }

  /// Writes the latest frame.
  package mutating func write() {
    if let frame = waiting, let reading = frame.reading { transcript.show(frame, reading) }
    waiting = nil
    // An input may do nothing that is read, as moving the focus.
    transcript.isAnswerDue = false
    text += transcript.takeText()
  }

  /// The events that an event amounts to: a digit, with which a key chooses a row on a screen, is
  /// the number of a line where no text is asked for.
  package static func events(of event: InputEvent, on frame: Frame) -> [InputEvent] {
    guard case .text(let character) = event, character.isASCII, character.isNumber,
      let reading = frame.reading, reading.field == nil,
      let target = TargetLabels(reading.targets).index(of: String(character))
    else { return [event] }
    return LineCommand.choose(target).events(for: reading)
  }
}
