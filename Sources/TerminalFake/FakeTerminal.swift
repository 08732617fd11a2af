public import TerminalCore

/// A terminal with predetermined input, given with its arrival times.
///
/// Its clock moves only while a program waits for events. After the last arrival, a wait without a
/// deadline returns the signal that the terminal was disconnected.
public final class FakeTerminal: Terminal {
  /// Events that arrive together, and their time on the terminal's clock.
  public typealias Arrival = (time: Duration, events: [InputEvent])

  public private(set) var size: Size
  public let isVirtual = true
  public let wake: @Sendable () -> Void = {}
  public private(set) var now = Duration.zero

  /// The number of frames shown so far.
  public private(set) var frameCount = 0

  /// The copied texts, oldest first.
  public private(set) var copied: [String] = []

  /// Whether the program receives mouse events.
  public private(set) var isMouseUsed = true

  private var arrivals: ArraySlice<Arrival>

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - size: The size of its window, in cells, until a resize arrives.
  ///   - arrivals: The input, oldest first.
  public init(size: Size, arrivals: [Arrival]) {
    self.size = size
    self.arrivals = arrivals[...]
  }

  public func show(_ frame: Frame) { frameCount += 1 }

  public func events(until deadline: Duration?) -> [InputEvent] {
    if let next = arrivals.first, next.time <= deadline ?? next.time {
      now = max(now, next.time)
      arrivals = arrivals.dropFirst()
      for case .resize(let size) in next.events { self.size = size }
      return next.events
    }
    guard let deadline else { return [.signal(.hangUp)] }
    now = max(now, deadline)
    return []
  }

  public func suspend() {}
  public func redraw() {}
  public func useMouse(_ isUsed: Bool) { isMouseUsed = isUsed }
  public func copy(_ text: String) { copied.append(text) }
}
