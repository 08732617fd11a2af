/// What can be said of a terminal besides its size.
enum TerminalOption: String, CaseIterable {
  case color, glyphs, theme, motion
}
