import TerminalCore

extension ColorDepth {
  /// What a terminal with so many colours shows instead of one of the palette.
  func shown(_ color: Color) -> Color {
    guard color != .terminal else { return color }
    switch self {
    case .mono: return .terminal
    case .palette: return color
    case .sixteen:
      let index = Palette.nearest(to: Int(color.index), among: 16)
      // Black has no name of its own among colours, and 16 looks the same.
      return Color(index: index == 0 ? 16 : UInt8(truncatingIfNeeded: index))
    }
  }
}
