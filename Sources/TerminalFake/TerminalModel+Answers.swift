import TerminalCore

extension TerminalModel {
  /// Hands over what the terminal answers to the questions it was asked since this was last called.
  public mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Answers a command that is a question; whether it is one.
  mutating func answer(_ sequence: OutputSequence) -> Bool {
    switch sequence.text {
    case "c", "0c": say("[?62;22c")
    case "6n": say("[\(cursor.row + 1);\(cursor.column + 1)R")
    case _ where sequence.text.hasPrefix("?") && sequence.text.hasSuffix("$p"):
      guard let mode = Int(sequence.text.dropFirst().dropLast(2)) else { return false }
      let state = nature.knownModes.contains(mode) ? modes.contains(mode) ? 1 : 2 : 0
      say("[?\(mode);\(state)$y")
    default: return false
    }
    return true
  }

  /// Answers a string that is a question.
  mutating func answer(_ text: String) {
    guard text == "11;?", let background = nature.background else { return }
    say("]11;\(background)\u{1B}\\")
  }

  private mutating func say(_ text: String) {
    answers += Array("\u{1B}\(text)".utf8)
  }
}
