public import TerminalCore

/// A renderer without a terminal, which keeps the frames it is given.
///
/// It is stricter than the real one: a frame of any other size than the screen's is a mistake.
public final class FakeRenderer: Renderer {
  /// Which of the frames stay in memory.
  public enum Keeping: Hashable, Sendable {
    /// Only the newest, so that a script of any length takes constant memory.
    case last
    /// Every frame, oldest first.
    case all
  }

  /// The size of the pretended screen. Change it to pretend a resize.
  public var size: Size

  /// Which frames stay in ``frames``.
  public let keeping: Keeping

  /// The frames that were kept, oldest first.
  public private(set) var frames: [Frame] = []

  /// How many frames were shown, kept or not.
  public private(set) var shownCount = 0

  /// Makes a screen that shows nothing yet.
  public init(size: Size, keeping: Keeping = .all) {
    self.size = size
    self.keeping = keeping
  }

  /// What is on the screen, or `nil` before the first frame.
  public var lastFrame: Frame? { frames.last }

  public func show(_ frame: Frame) {
    precondition(frame.size == size, "a frame of \(frame.size) on a screen of \(size)")
    shownCount += 1
    if keeping == .last, !frames.isEmpty {
      frames[0] = frame
    } else {
      frames.append(frame)
    }
  }

  /// Forgets the frames that were kept. The screen goes on as before.
  public func forgetFrames() {
    frames.removeAll(keepingCapacity: true)
  }
}
