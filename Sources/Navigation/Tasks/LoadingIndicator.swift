/// Decides when a loading indicator is visible: never for quick loads, and never just briefly.
public struct LoadingIndicator: Hashable, Sendable {
  /// How long loading takes before the indicator appears: 150 ms.
  public static let delay: Duration = .milliseconds(150)

  /// The shortest time for which the indicator stays visible: 300 ms.
  public static let shortest: Duration = .milliseconds(300)

  private enum Phase: Hashable {
    case hidden
    case waiting(since: Duration)
    case shown(since: Duration, isLoading: Bool)
  }

  private var phase = Phase.hidden

  /// Creates a hidden indicator.
  public init() {}

  /// Whether the indicator is visible.
  public var isShown: Bool {
    if case .shown = phase { true } else { false }
  }

  /// The time at which to update the indicator if nothing else happens; `nil` if it won't change.
  public var nextChange: Duration? {
    switch phase {
    case .hidden, .shown(_, isLoading: true): nil
    case .waiting(let since): since + Self.delay
    case .shown(let since, isLoading: false): since + Self.shortest
    }
  }

  /// Updates the indicator, given whether anything is loading at the time `now`.
  public mutating func update(isLoading: Bool, now: Duration) {
    switch (phase, isLoading) {
    case (.hidden, true): phase = .waiting(since: now)
    case (.hidden, false): break
    case (.waiting(let since), true):
      if now >= since + Self.delay { phase = .shown(since: now, isLoading: true) }
    case (.waiting, false): phase = .hidden
    case (.shown(let since, _), true): phase = .shown(since: since, isLoading: true)
    case (.shown(let since, _), false):
      let isOver = now >= since + Self.shortest
      phase = isOver ? .hidden : .shown(since: since, isLoading: false)
    }
  }
}
