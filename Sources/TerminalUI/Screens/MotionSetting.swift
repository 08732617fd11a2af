/// How much of a change of screens is shown as motion.
public enum MotionSetting: String, Hashable, Codable, Sendable, CaseIterable {
  /// Screens slide.
  case full
  /// One frame half-way, then the new screen.
  case reduced
  /// The new screen at once.
  case none
}
