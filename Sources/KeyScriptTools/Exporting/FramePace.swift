/// How long an export shows the frames of a play: as long as they were there, and one that is
/// replaced at the same virtual time for a while.
struct FramePace {
  /// How long to show a frame that is replaced at the same virtual time.
  private let pace: Duration

  /// The virtual time of the latest frame; `nil` before the first.
  private var latest: Duration?

  init(_ pace: Duration) { self.pace = pace }

  /// Begins a play.
  mutating func begin() { latest = nil }

  /// Adds a frame.
  ///
  /// - Returns: How long to show the frame before it; for the first frame, its virtual time.
  mutating func add(at time: Duration) -> Duration {
    defer { latest = time }
    guard let latest else { return time }
    // Exports round to microseconds, and frames at the same time couldn't be told apart.
    return time == latest ? pace : max(time - latest, .microseconds(1))
  }

  /// How long to show the latest frame until the end of the play.
  func rest(until end: Duration) -> Duration { max(pace, end - (latest ?? .zero)) }
}
