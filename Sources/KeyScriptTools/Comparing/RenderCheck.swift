public import KeyScript
import TerminalCore
import TerminalFake

/// Verifies the renderer: parses the bytes that it writes for each frame back into cells, and
/// compares them with the frame.
///
/// The first difference fails the play.
public final class RenderCheck: FrameWatcher {
  /// The amount compared in all plays.
  public private(set) var count = Count()

  private var model = TerminalModel(size: Size(columns: 1, rows: 1))
  private var color = ColorDepth.palette

  /// Creates a check for a player that has a `Player.terminalWriter`.
  public init() {}

  public func begin(_ settings: ScriptSettings) {
    color = settings.color
    model = TerminalModel(size: settings.size)
  }

  public func see(_ shown: ShownFrame) throws(FrameFault) {
    let frame = shown.frame
    if frame.size != model.size { model.resize(to: frame.size) }
    model.feed(shown.bytes)
    count.add(frame)
    if let sequence = model.unknown.first {
      throw FrameFault("frame \(count.frames) has an unknown sequence, “\(sequence)”")
    }
    let shown = color == .palette ? nil : { [color] in color.shown($0) }
    let places = model.differences(from: frame, color: shown)
    guard let first = places.first else { return }
    throw fault(at: first, of: places, ScreenCells(frame, color: shown ?? { $0 }))
  }

  private func fault(
    at place: Position, of places: [Position], _ expected: ScreenCells
  ) -> FrameFault {
    let shown = model.screen
    let what =
      shown[place].looks(like: expected[place])
      ? "the cursor is \(Self.words(shown.cursor)), not \(Self.words(expected.cursor))"
      : "the terminal shows \(shown[place].words) at \(place), not \(expected[place].words)"
    let others = places.count > 1 ? " (\(places.count) cells differ)" : ""
    return FrameFault(
      "frame \(count.frames): \(what)\(others)", expectedRows: expected.lines,
      actualRows: shown.lines, cells: Set(places))
  }

  private static func words(_ cursor: Position?) -> String {
    cursor.map { "at \($0)" } ?? "hidden"
  }
}

extension RenderCheck {
  /// The amount that a check has compared.
  public struct Count: Hashable, Sendable {
    /// The number of frames.
    public private(set) var frames = 0

    /// The number of cells in these frames.
    public private(set) var cells = 0

    /// Creates a count of zero.
    public init() {}

    /// Counts a frame.
    mutating func add(_ frame: Frame) {
      frames += 1
      cells += frame.size.columns * frame.size.rows
    }

    /// Adds another count.
    public static func += (count: inout Count, other: Count) {
      count.frames += other.frames
      count.cells += other.cells
    }
  }
}

extension RenderCheck.Count: CustomStringConvertible {
  public var description: String {
    "\(frames) \(frames == 1 ? "frame" : "frames") and \(cells) \(cells == 1 ? "cell" : "cells")"
  }
}

// MARK: - Words and colors

extension ModelCell {
  /// The cell as described in errors, such as `“東” (2 wide, bold fg=4)`.
  var words: String {
    if width == 0 { return "the second half of a glyph" }
    let look = StyleTest(
      style.attributes, foreground: style.foreground == .terminal ? nil : style.foreground,
      background: style.background == .terminal ? nil : style.background)
    return "“\(text)” (\(width) wide, \(look.text))"
  }
}

extension ColorDepth {
  /// The color that a terminal of this depth shows for a palette color.
  func shown(_ color: Color) -> Color {
    guard color != .terminal else { return color }
    switch self {
    case .mono: return .terminal
    case .palette: return color
    case .sixteen:
      let index = Palette.nearest(to: Int(color.index), among: 16)
      // Index 0 is the terminal's default color; 16 is also black.
      return Color(index: index == 0 ? 16 : UInt8(truncatingIfNeeded: index))
    }
  }
}
