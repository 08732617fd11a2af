public import TerminalCore

/// A renderer without a terminal that keeps the frames it shows.
public final class FakeRenderer: Renderer {
  /// Which frames to keep in memory.
  public enum Keeping: Hashable, Sendable {
    /// Only the latest, so that a script of any length takes constant memory.
    case last
    /// Every frame, oldest first.
    case all
  }

  /// The size of the simulated screen. Change it to simulate a resize.
  public var size: Size

  /// Which frames to keep in ``frames``.
  public let keeping: Keeping

  /// The kept frames, oldest first.
  public private(set) var frames: [Frame] = []

  /// The number of frames shown, kept or not.
  public private(set) var shownCount = 0

  /// Creates a screen that hasn't shown a frame.
  public init(size: Size, keeping: Keeping = .all) {
    self.size = size
    self.keeping = keeping
  }

  /// The visible frame; `nil` before the first one.
  public var lastFrame: Frame? { frames.last }

  /// Shows a frame, which must have the size of the screen.
  public func show(_ frame: Frame) {
    ensure(frame.size == size, "a frame of \(frame.size) on a screen of \(size)")
    shownCount += 1
    if keeping == .last, !frames.isEmpty {
      frames[0] = frame
    } else {
      frames.append(frame)
    }
  }

  /// Discards the kept frames, and keeps those shown from now on.
  public func forgetFrames() {
    frames.removeAll(keepingCapacity: true)
  }
}
