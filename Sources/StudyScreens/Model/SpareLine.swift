import TerminalUI

/// An empty line among the pinned lines of a screen, where there is room for it.
struct SpareLine<Owner: Routed>: View {
  /// The rows, without titles and hints, of a screen that has room.
  var leastRows = 14

  func place(in layout: inout Layout<Owner>) {
    layout.pin(LineRun(lines: 1) { _, _ in }, leastRows: leastRows)
  }
}
