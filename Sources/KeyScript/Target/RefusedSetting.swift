/// Something in the header of a script that a program can't do, thrown when it is to be made.
public struct RefusedSetting: Error, Hashable {
  /// What can be refused.
  public enum Subject: Hashable, Sendable {
    /// `term`
    case terminal
    /// `open`
    case link
    /// `set state`
    case state
  }

  /// What is refused.
  public let subject: Subject

  /// Why, in words for the person who wrote the script.
  public let reason: String

  /// Makes a refusal.
  public init(_ subject: Subject, _ reason: String) {
    self.subject = subject
    self.reason = reason
  }

  /// Whether a directive is what is refused.
  func concerns(_ directive: Directive?) -> Bool {
    switch (subject, directive) {
    case (.terminal, .terminal), (.link, .open), (.state, .set(.state)): true
    default: false
    }
  }
}
