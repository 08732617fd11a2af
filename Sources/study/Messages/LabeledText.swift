import TerminalCore
import TerminalUI

/// A label and the text beside it, as the help and the doctor print them.
struct LabeledText {
  /// The label, with its indentation.
  let label: String
  let text: String

  /// Breaks both into lines, at words. A label that is too wide stands above its text; in a narrow
  /// window, all do.
  ///
  /// - Parameters:
  ///   - column: Where the text starts, in cells from 0.
  ///   - width: The maximum width of a line, in cells; `nil` for no limit.
  /// - Returns: The lines.
  func lines(column: Int, width: Int?) -> [String] {
    guard let width else { return [label.padded(to: column) + text] }
    let indentation = width - column < Self.leastWidth ? Self.indentation : column
    let lines = text.wrapped(to: width - indentation).map { "".padded(to: indentation) + $0 }
    guard indentation == column, label.displayWidth < column else {
      return label.wrapped(to: width) + lines
    }
    return [label.padded(to: column) + lines[0].dropFirst(column)] + lines.dropFirst()
  }

  /// The fewest cells in which a text beside its label is easy to read.
  private static let leastWidth = 30
  private static let indentation = 4
}

extension String {
  /// The text in lines that break at words and have at most a number of cells.
  func wrapped(to columns: Int) -> [String] { TextLines(self, width: max(1, columns)).lines }

  /// The text with spaces behind it, up to a number of cells.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - displayWidth))
  }
}
