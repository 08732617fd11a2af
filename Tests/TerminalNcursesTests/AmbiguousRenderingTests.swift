import PseudoTerminals
import TerminalCore
import TerminalFake
import TerminalNcurses
import Testing

extension NcursesTests {
  @Suite("A terminal that gives ambiguous glyphs two cells")
  struct AmbiguousRenderingTests {
    private let size = Size(columns: 41, rows: 7)

    private func recording(_ width: AmbiguousWidth) throws -> RecordedScreen {
      let recording = try RecordedScreen(
        terminalName: "xterm-256color", size: size, ambiguousWidth: width)
      recording.model.capabilities.ambiguousWidth = .wide
      return recording
    }

    @Test("shows every random frame correctly, cell by cell", arguments: [4, 5] as [UInt64])
    func randomFrames(seed: UInt64) throws {
      let recording = try recording(.wide)
      var frames = RandomFrames(seed: seed)
      for number in 0..<60 {
        let frame = frames.next(size: size)
        try recording.show(frame)
        let drawn = frame.withoutAmbiguousGlyphs()
        #expect(recording.model.differences(from: drawn) == [], "frame \(number)")
      }
    }

    @Test("shows frames correctly once that is known")
    func knownLater() throws {
      let recording = try recording(.narrow)
      var frame = Frame(size: size)
      frame.write("┌─①α※─県┐ and what follows", at: Position(column: 0, row: 1))
      try recording.show(frame)
      #expect(recording.model.differences(from: frame.withoutAmbiguousGlyphs()) != [])
      recording.renderer.ambiguousWidth = .wide
      try recording.show(frame)
      #expect(recording.model.differences(from: frame.withoutAmbiguousGlyphs()) == [])
    }
  }
}
