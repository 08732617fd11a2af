import PseudoTerminals
import TerminalCore
import TerminalFake

/// Random drawing, shown by ncurses and read back by the terminal model.
struct TwinCase: FuzzCase {
  static let name = "twin"
  static let unit = "frames"

  var pieces: [Drawing]
  private let size: Size
  private let terminalName: String

  init(seed: UInt64) {
    var generator = DrawingGenerator(seed: seed)
    // A terminal of one column wraps after each glyph.
    size = Size(columns: max(2, generator.size.columns), rows: generator.size.rows)
    let names = ["xterm-256color", "tmux-256color", "screen-256color"]
    terminalName = names[Int(seed % UInt64(names.count))]
    pieces = (0..<60).map { _ in generator.drawing() }
  }

  init?(text: String) { nil }

  func play() throws(Violation) -> Int {
    do {
      let screen = try RecordedScreen(terminalName: terminalName, size: size)
      var frame = Frame(size: size)
      var last = frame
      for drawing in pieces {
        _ = drawing.draw(on: &frame, last: &last)
        try screen.show(frame)
        try check(screen.model, against: frame)
      }
      return pieces.count
    } catch {
      throw error as? Violation ?? Violation("\(error)")
    }
  }

  private func check(_ model: TerminalModel, against frame: Frame) throws(Violation) {
    guard model.unknown.isEmpty else { throw Violation("ncurses wrote \(model.unknown)") }
    let places = model.differences(from: frame)
    guard places.isEmpty else {
      throw Violation(
        "\(terminalName) shows something else at \(places):\n\(model.picture)\nnot\n\(frame.picture)"
      )
    }
  }

  var text: String {
    "\(terminalName) \(size)\n" + pieces.map { "\($0)" }.joined(separator: "\n") + "\n"
  }
}
