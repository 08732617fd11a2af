import TerminalCore

/// How much a ``Twin`` has compared.
public struct TwinCount: Hashable, Sendable {
  /// How many frames.
  public private(set) var frames = 0

  /// How many cells in all frames.
  public private(set) var cells = 0

  /// Begins to count.
  public init() {}

  /// Counts a frame.
  mutating func add(_ frame: Frame) {
    frames += 1
    cells += frame.size.columns * frame.size.rows
  }

  /// Adds what was compared in another play.
  public static func += (count: inout TwinCount, other: TwinCount) {
    count.frames += other.frames
    count.cells += other.cells
  }
}

extension TwinCount: CustomStringConvertible {
  public var description: String { "\(frames) frames and \(cells) cells" }
}
