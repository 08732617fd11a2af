public import TerminalCore

/// A renderer without a terminal that keeps the frames it is given.
public final class FakeRenderer: Renderer {
  /// The frames that stay in memory.
  public enum Keeping: Hashable, Sendable {
    /// Only the newest, so that a script of any length takes constant memory.
    case last
    /// Every frame, oldest first.
    case all
  }

  /// The size of the pretended screen. Change it to pretend a resize.
  public var size: Size

  /// The frames that stay in ``frames``.
  public let keeping: Keeping

  /// The frames that were kept, oldest first.
  public private(set) var frames: [Frame] = []

  /// The number of frames that were shown, kept or not.
  public private(set) var shownCount = 0

  /// Creates a screen that shows nothing yet.
  public init(size: Size, keeping: Keeping = .all) {
    self.size = size
    self.keeping = keeping
  }

  /// The visible frame, or `nil` before the first one.
  public var lastFrame: Frame? { frames.last }

  /// Shows a frame, which must have the size of the screen.
  public func show(_ frame: Frame) {
    precondition(frame.size == size, "a frame of \(frame.size) on a screen of \(size)")
    shownCount += 1
    if keeping == .last, !frames.isEmpty {
      frames[0] = frame
    } else {
      frames.append(frame)
    }
  }

  /// Forgets the frames that were kept, and keeps those that follow.
  public func forgetFrames() {
    frames.removeAll(keepingCapacity: true)
  }
}
