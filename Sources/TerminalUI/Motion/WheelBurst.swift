import TerminalCore

/// A run of horizontal wheel events, which is one swipe however many they are.
struct WheelBurst {
  /// How far each notch moves, in columns.
  static let step = 6

  /// The silence that ends a burst.
  static let silence = Duration.milliseconds(150)

  /// How far the burst has come, in columns.
  private(set) var columns = 0

  /// Takes a notch; the progress from 0 to 1 over a screen of that width.
  mutating func turn(_ wheel: MouseEvent.Wheel, screenColumns: Int) -> Double {
    columns += wheel == .left ? Self.step : -Self.step
    columns = max(0, min(columns, screenColumns - 1))
    return Double(columns) / Double(max(1, screenColumns - 1))
  }
}
