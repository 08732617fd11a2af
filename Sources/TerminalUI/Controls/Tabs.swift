import TerminalCore

/// A row of titles, one of which is selected. What stands below is up to the body:
///
/// ```
/// Tabs("Show", \.section, Section.allCases) { $0.words }
/// switch section {
/// case .letters: letters
/// case .people: people
/// }
/// ```
///
/// Left, Right, `-`, `+` and a click select. Where there is not enough room, the titles around the
/// selected one are shown, between signs that lead to the others.
public struct Tabs<Value: Equatable, Owner: Routed>: View {
  private let label: String
  private let choice: WritableKeyPath<Owner, Value>
  private let options: [Value]
  private let words: (Value) -> String

  /// Makes tabs for a property of the screen.
  ///
  /// - Parameters:
  ///   - label: The words before them.
  ///   - choice: The selected option. With a value that is none of the options, nothing is selected.
  ///   - options: The options.
  ///   - words: The title of an option.
  public init(
    _ label: String, _ choice: WritableKeyPath<Owner, Value>, _ options: [Value],
    words: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.label = label
    self.choice = choice
    self.options = options
    self.words = words
  }

  /// Makes tabs without a label.
  public init(
    _ choice: WritableKeyPath<Owner, Value>, _ options: [Value],
    words: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.init("", choice, options, words: words)
  }

  public func place(in layout: inout Layout<Owner>) {
    let line = LabelledLine(label, in: layout)
    // In a form, the end of the label is known once all labels are.
    let titles = { [self, width = layout.width] in
      TabTitles(
        options.map { TabTitles.Title(words($0)) },
        columns: line.start..<max(line.start, width))
    }
    layout.add(
      Control(
        lines: line.count,
        text: { [self] in (label.isEmpty ? "" : label + " ") + words($0[keyPath: choice]) },
        adjust: { [self] screen, steps in
          guard let index = selected(in: screen) else { return select(0, in: &screen) }
          select(index + steps, in: &screen)
        },
        click: { [self] screen, cell in
          guard cell.row == line.index else { return }
          let index = titles().title(at: cell.column, selected: selected(in: screen))
          if let index { select(index, in: &screen) }
        },
        draw: { [self] screen, index, canvas in
          line.draw(index, on: &canvas) { _, canvas in
            titles().draw(selected: selected(in: screen), on: &canvas)
          }
        }))
  }

  private func selected(in screen: Owner) -> Int? {
    options.firstIndex(of: screen[keyPath: choice])
  }

  private func select(_ index: Int, in screen: inout Owner) {
    if options.indices.contains(index) { screen[keyPath: choice] = options[index] }
  }
}
