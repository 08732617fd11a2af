package import TerminalUI

extension RandomTree {
  /// The names of the controls that are certain to be on the screen, and that Tab therefore has to
  /// reach. Of consecutive rows, Tab reaches only the first; so rows are left out.
  ///
  /// - Parameter widths: The widths, in cells, that the tree may have.
  /// - Returns: The names.
  package func controls(in widths: ClosedRange<Int>) -> [String] {
    switch self {
    // The options of radio buttons have their own texts.
    case .control(.radio, _): []
    case .field(let name), .counter(let name), .control(_, let name): [name]
    case .text, .row, .rows, .grid, .tiles, .table, .editor, .chart, .breadcrumb, .divider, .spacer:
      []
    // A form is never wider than that.
    case .form(let tree): tree.controls(in: min(widths.lowerBound, 78)...min(widths.upperBound, 78))
    case .panel(let tree): tree.controls(in: widths.narrowed(by: 2...2))
    case .scroll(let tree, _): tree.controls(in: widths.narrowed(by: 0...1))
    case .padded(let tree): tree.controls(in: widths.narrowed(by: 4...4))
    case .fenced(let tree):
      tree.controls(in: widths.narrowed(by: 2 * FencedView.width...2 * FencedView.width))
    case .below(let trees): trees.flatMap { $0.controls(in: widths) }
    case .beside(let trees, let spacing, let minimum):
      controls(of: trees, minimum: minimum, in: widths.narrowed(by: 2 * spacing...2 * spacing))
    case .choice(let minWidth, let wide, let narrow):
      if widths.lowerBound >= minWidth {
        wide.controls(in: widths)
      } else if widths.upperBound < minWidth {
        narrow.controls(in: widths)
      } else {
        []
      }
    }
  }

  /// The names in parts side by side, unless some of them may be dropped for want of room.
  private func controls(
    of trees: [RandomTree], minimum: Int, in widths: ClosedRange<Int>
  ) -> [String] {
    let least = widths.lowerBound / trees.count
    guard least >= max(1, minimum) else { return [] }
    let most = widths.upperBound / trees.count + 1
    return trees.flatMap { $0.controls(in: least...most) }
  }
}

extension ClosedRange<Int> {
  /// The widths without some cells, whose number isn't known exactly.
  fileprivate func narrowed(by cells: ClosedRange<Int>) -> ClosedRange<Int> {
    Swift.max(0, lowerBound - cells.upperBound)...Swift.max(0, upperBound - cells.lowerBound)
  }
}

/// A random view between two fences as long as any window.
package struct FencedView: View {
  package typealias Owner = RandomScreen

  let tree: RandomTree

  /// The glyph of a fence, which no other view draws.
  package static let glyph: Character = "¦"

  /// The width of a fence, in cells.
  package static let width = 2

  package func place(in layout: inout Layout<RandomScreen>) {
    HStack<RandomScreen, _>(spacing: 0) {
      Fence().width(.cells(Self.width))
      RandomView(tree: tree)
      Fence().width(.cells(Self.width))
    }.place(in: &layout)
  }
}

private struct Fence: View {
  typealias Owner = RandomScreen

  func place(in layout: inout Layout<RandomScreen>) {
    layout.add(
      LineRun(lines: 3_000) { _, canvas in
        canvas.write(String(repeating: FencedView.glyph, count: canvas.width))
      })
  }
}
