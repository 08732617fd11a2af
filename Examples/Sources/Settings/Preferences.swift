import ScreenStack

/// What the person has chosen: all that is in the file.
struct Preferences: Codable, Hashable, Sendable {
  var name = ""
  var mail = ""
  /// Whether there is a password. The password itself is never in the file.
  var hasPassword = false

  /// The theme, or `nil` for the one that suits the terminal.
  var theme: Theme.BuiltIn?
  /// The language, or `nil` for that of the system.
  var language: Language?
  var motion = MotionSetting.full

  var sendsMail = true
  var showsAlerts = true
  var playsSounds = false
  var reportsWeekly = false

  /// The room for files, in gigabytes.
  var diskQuota = 20
  /// What may be sent in a month, in gigabytes.
  var traffic = 100
  /// How long deleted files are kept, in days.
  var trashDays = 30

  var signature = ""

  /// How the program looks with these preferences, where the system has a language.
  func appearance(in system: Language) -> Appearance {
    Appearance(language: language ?? system, theme: theme?.theme, motion: motion)
  }
}

// MARK: - Checks

/// What can be wrong with what was entered.
enum Mistake: Hashable, Sendable {
  case noName, at, noAddress, shortPassword
}

extension Preferences {
  /// What is wrong with the name: letters need one.
  var nameMistake: Mistake? { name.isEmpty && !mail.isEmpty ? .noName : nil }

  /// What is wrong with the address. It may be empty.
  var mailMistake: Mistake? {
    guard !mail.isEmpty else { return nil }
    let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .at }
    return parts.contains("") || mail.contains(" ") ? .noAddress : nil
  }

  /// What is wrong with a new password. An empty one changes nothing.
  static func passwordMistake(_ password: String) -> Mistake? {
    password.isEmpty || password.count >= 8 ? nil : .shortPassword
  }
}

/// What the person has used so far, which the limits are seen against. A real program would measure
/// it.
struct Usage: Sendable {
  /// The room that files take, in gigabytes.
  var disk = 13
  /// What was sent in this month, in gigabytes.
  var traffic = 41
}
