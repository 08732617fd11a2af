/// A part of the settings.
enum Topic: String, Codable, Hashable, Sendable, CaseIterable {
  case account, appearance, notifications, limits, signature, about

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What is chosen now, in a few words.
  func summary(of preferences: Preferences) -> String {
    switch self {
    case .account: preferences.mail.isEmpty ? "nobody" : preferences.mail
    case .appearance: "\(preferences.theme?.rawValue ?? "automatic"), \(preferences.language.name)"
    case .notifications: notifications(of: preferences)
    case .limits: "\(preferences.diskQuota) GB"
    case .signature: preferences.signature.split(separator: "\n").first.map { "\($0)" } ?? "none"
    case .about: "version 1.0"
    }
  }

  private func notifications(of preferences: Preferences) -> String {
    let kinds = [
      (preferences.sendsMail, "mail"), (preferences.showsAlerts, "alerts"),
      (preferences.playsSounds, "sounds"), (preferences.reportsWeekly, "reports"),
    ]
    let chosen = kinds.filter(\.0).map(\.1)
    return chosen.isEmpty ? "off" : chosen.joined(separator: ", ")
  }

  /// What is wrong with this part, or `nil`.
  func complaint(about preferences: Preferences, password: String) -> String? {
    guard self == .account else { return nil }
    return preferences.nameComplaint ?? preferences.mailComplaint
      ?? Preferences.passwordComplaint(password)
  }
}
