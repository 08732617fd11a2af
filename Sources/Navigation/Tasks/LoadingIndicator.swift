/// When a sign of loading is visible: not for what is quick, and never for a flicker.
public struct LoadingIndicator: Hashable, Sendable {
  /// How long loading goes on before the sign is shown.
  public static let delay: Duration = .milliseconds(150)

  /// How long the sign stays at least.
  public static let shortest: Duration = .milliseconds(300)

  private enum Phase: Hashable {
    case hidden
    case waiting(since: Duration)
    case shown(since: Duration, isLoading: Bool)
  }

  private var phase = Phase.hidden

  /// Makes one that is hidden.
  public init() {}

  /// Whether the sign is visible.
  public var isShown: Bool {
    if case .shown = phase { true } else { false }
  }

  /// When to update it again, if nothing else happens.
  public var nextChange: Duration? {
    switch phase {
    case .hidden, .shown(_, isLoading: true): nil
    case .waiting(let since): since + Self.delay
    case .shown(let since, isLoading: false): since + Self.shortest
    }
  }

  /// Says whether something is loading now.
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
