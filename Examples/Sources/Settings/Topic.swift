/// A part of the settings.
enum Topic: String, Codable, Hashable, Sendable, CaseIterable {
  case account, appearance, notifications, limits, signature, about

  /// What is wrong with this part, or `nil`.
  func mistake(in preferences: Preferences, password: String) -> Mistake? {
    guard self == .account else { return nil }
    return preferences.nameMistake ?? preferences.mailMistake
      ?? Preferences.passwordMistake(password)
  }
}
