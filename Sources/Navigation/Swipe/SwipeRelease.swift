/// The moment at which a swipe is let go.
public struct SwipeRelease: Hashable, Sendable {
  /// How far it came, 0…1 of the way.
  public let progress: Double

  /// How fast it went over the last 100 ms, in cells a second, rightward positive.
  public let velocity: Double

  /// Describes a release.
  public init(progress: Double, velocity: Double) {
    self.progress = progress
    self.velocity = velocity
  }

  /// Whether the swipe goes through: far enough and not thrown back, or thrown forward.
  public var commits: Bool {
    if velocity > 30 { return true }
    return progress >= 0.4 && velocity >= -10
  }
}
