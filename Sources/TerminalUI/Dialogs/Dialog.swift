/// A question or a message that stands over a screen and takes the keys until it is answered.
///
/// It is a value, so a script can answer it as a person does.
public struct Dialog: Hashable, Sendable {
  /// What is asked or said.
  public let message: String

  /// The answers to choose from.
  public let choices: [String]

  /// The index of the answer that Escape gives.
  public let cancelling: Int

  /// Makes a dialog; the first choice is focused.
  ///
  /// - Parameters:
  ///   - message: What is asked or said; it is broken into lines.
  ///   - choices: The answers, one at least.
  ///   - cancelling: The index of the answer that Escape gives; the last when left out.
  public init(_ message: String, choices: [String], cancelling: Int? = nil) {
    precondition(!choices.isEmpty, "a dialog needs a choice; this one has none: “\(message)”")
    let cancelling = cancelling ?? choices.count - 1
    precondition(
      choices.indices.contains(cancelling),
      "choice \(cancelling) of \(choices.count) can't be the one that Escape gives")
    self.message = message
    self.choices = choices
    self.cancelling = cancelling
  }
}
