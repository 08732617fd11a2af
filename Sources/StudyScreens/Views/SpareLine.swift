import TerminalUI

/// A line among the pinned lines of a screen, where there is room for it.
struct SpareLine<Owner: Routed>: View {
  private let text: String
  private let role: Role
  private let leastRows: Int

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: The text, which is cut at the end of the line.
  ///   - role: The role of the text.
  ///   - leastRows: The rows, without titles and hints, of a screen that has room.
  init(_ text: String = "", role: Role = .text, leastRows: Int = 14) {
    (self.text, self.role, self.leastRows) = (text, role, leastRows)
  }

  func place(in layout: inout Layout<Owner>) {
    let line = LineRun<Owner>(lines: 1) { [text, role] _, canvas in
      canvas.write(text, truncatedTo: 2..<max(2, canvas.width - 1), role: role)
    }
    layout.pin(line, leastRows: leastRows)
  }
}
