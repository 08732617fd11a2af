import TerminalCore

/// The titles that lead to a place, such as the folders around a file.
///
/// Each one but the last can be chosen:
///
/// ```
/// Breadcrumb(folders) { index, screen, _ in
///   screen.folders = Array(screen.folders[...index])
/// }
/// ```
///
/// If they don't all fit, titles near the root are omitted first. Together, they are a single stop
/// for Tab; Left and Right move among them.
public struct Breadcrumb<Owner: Routed>: View {
  private let titles: [String]
  private let action: (Int, inout Owner, Context<Owner>) -> Void

  /// Creates a trail of titles.
  ///
  /// - Parameters:
  ///   - titles: The titles, root first.
  ///   - action: Called with the index of the chosen title, from 0.
  public init(
    _ titles: [String], action: @escaping (_ index: Int, inout Owner, Context<Owner>) -> Void
  ) {
    self.titles = titles
    self.action = action
  }

  public func place(in layout: inout Layout<Owner>) {
    let trail = TitleTrail(
      to: titles, after: "  ", glyphs: layout.appearance.glyphs, columns: layout.width)
    layout.under(1) { layout in
      let children = trail.places.map { columns, index, _ in
        // The cell before a title holds the mark of the focus.
        let columns = columns.lowerBound - 1..<columns.upperBound
        let part = BreadcrumbPart<Owner>(title: titles[index], list: layout.place) {
          [action] in action(index, &$0, $1)
        }
        return LayoutGroup.Child(
          columns: columns,
          layout: layout.part(part, width: columns.count, at: layout.place.child(UInt64(index))))
      }
      let draw = { (canvas: inout Canvas) in
        let end = canvas.write(trail.text, role: .muted)
        canvas.write(trail.last, truncatedTo: end..<max(end, canvas.width), role: .heading)
      }
      if children.isEmpty {
        layout.add(LineRun(lines: 1) { _, canvas in draw(&canvas) })
      } else {
        layout.add(LayoutGroup(children) { _, _, canvas in draw(&canvas) })
      }
    }
  }
}

/// A title that can be chosen.
private struct BreadcrumbPart<Owner: Routed>: View {
  let title: String
  let list: ViewID
  let action: (inout Owner, Context<Owner>) -> Void

  func place(in layout: inout Layout<Owner>) {
    var control = Control<Owner>(
      text: { [title] _ in title }, press: action,
      draw: { [title] _, _, canvas in
        canvas.drawSelection()
        canvas.write(title, at: 1, role: canvas.isFocused ? .text : .muted)
      })
    control.enterAction = .open
    control.list = list
    layout.add(control)
  }
}
