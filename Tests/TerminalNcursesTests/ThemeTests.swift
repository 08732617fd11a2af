import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import TerminalNcurses
import Testing

extension NcursesTests {
  @Suite("themes")
  struct ThemeTests {
    private static let white = 1.0
    private static let black = 0.0

    private func recording(_ theme: Theme?, _ depth: ColorDepth = .palette) throws -> RecordedScreen
    {
      try RecordedScreen(
        terminalName: "xterm-256color", size: Size(columns: 4, rows: 1), colors: depth,
        theme: theme)
    }

    private func shown(_ color: Color, on recording: RecordedScreen) throws -> Color {
      var frame = Frame(size: recording.model.size)
      frame.write("x", at: Position(column: 0, row: 0), style: Style(foreground: color))
      try recording.show(frame)
      return recording.model[column: 0, row: 0].style.foreground
    }

    @Test(
      "draw every named colour with a contrast of at least 4.5 to its background",
      arguments: [(Theme.auto, [black, white]), (.dark, [black]), (.light, [white])],
      [Color.red, .green, .yellow, .blue, .cyan])
    func contrast(theme: (Theme, [Double]), color: Color) throws {
      let shade = try shown(color, on: recording(theme.0))
      // The terminal's own colour can be read on the terminal's own background.
      guard shade != .terminal else { return }
      for background in theme.1 {
        let (one, other) = (luminance(of: shade) + 0.05, background + 0.05)
        #expect(max(one, other) / min(one, other) >= 4.5, "shade \(shade.index)")
      }
    }

    @Test("keep all colours on 16-colour terminals, on set backgrounds, and without a theme")
    func untouched() throws {
      #expect(try shown(.red, on: recording(.dark, .sixteen)) == .red)
      #expect(try shown(.red, on: recording(nil)) == .red)
      #expect(try shown(Color(index: 9), on: recording(.light)) == Color(index: 9))
      let recording = try recording(.dark)
      var frame = Frame(size: recording.model.size)
      let style = Style(foreground: .red, background: .blue)
      frame.write("x", at: Position(column: 0, row: 0), style: style)
      try recording.show(frame)
      #expect(recording.model[column: 0, row: 0].style == style)
    }

    @Test("redraw only cells with a named colour when they change")
    func changing() throws {
      let recording = try recording(.auto)
      let before = try shown(.red, on: recording)
      recording.renderer.theme = .dark
      #expect(try shown(.red, on: recording) != before)
      #expect(try shown(.terminal, on: recording) == .terminal)
      recording.renderer.theme = .light
      var frame = Frame(size: recording.model.size)
      frame.write("x", at: Position(column: 0, row: 0))
      #expect(try recording.show(frame).isEmpty)
    }

    /// The relative luminance of a colour, from 0 to 1.
    private func luminance(of color: Color) -> Double {
      let parts = Palette.components(of: Int(color.index)).map { part in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
  }
}
