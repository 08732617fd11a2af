import TerminalCore
import TerminalFake

/// Compares each frame with what a second renderer, beside the fake one, makes of it: the bytes that
/// it writes are read back as cells, and these are compared with the frame's.
///
/// The first difference fails the script.
public final class Twin: FrameWatcher {
  /// How much was compared.
  public private(set) var count = TwinCount()

  private var model = TerminalModel(size: Size(columns: 1, rows: 1))
  private var color = ColorDepth.palette

  /// Makes a twin, for a player that has a ``Player/terminalWriter``.
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
      throw FrameFault("frame \(count.frames) has a sequence that nobody knows, “\(sequence)”")
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
