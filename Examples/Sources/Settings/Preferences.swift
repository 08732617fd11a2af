import ScreenStack

/// What the person has chosen: all that is in the file.
struct Preferences: Codable, Hashable, Sendable {
  var name = ""
  var mail = ""
  /// Whether there is a password. The password itself is never in the file.
  var hasPassword = false

  /// The theme, or `nil` for the one that suits the terminal.
  var theme: Theme.BuiltIn?
  var language = Language.english
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

  /// How the program looks with these preferences.
  var appearance: Appearance {
    Appearance(language: language, theme: theme?.theme, motion: motion)
  }
}

// MARK: - Checks

extension Preferences {
  /// What is wrong with the name: letters need one.
  var nameComplaint: String? {
    name.isEmpty && !mail.isEmpty ? "a name is needed" : nil
  }

  /// What is wrong with the address. It may be empty.
  var mailComplaint: String? {
    guard !mail.isEmpty else { return nil }
    let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return "needs exactly one @" }
    return parts.contains("") || mail.contains(" ") ? "not a mail address" : nil
  }

  /// What is wrong with a new password. An empty one changes nothing.
  static func passwordComplaint(_ password: String) -> String? {
    password.isEmpty || password.count >= 8 ? nil : "at least 8 characters"
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
