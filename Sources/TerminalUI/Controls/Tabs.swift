import TerminalCore

/// A row of titles, one of which is selected.
///
/// The body decides what to show below it:
///
/// ```
/// Tabs("Show", \.section, Section.allCases) { $0.words }
/// switch section {
/// case .letters: letters
/// case .people: people
/// }
/// ```
///
/// Left, Right, `-`, `+`, and clicks change the selection; Enter and Space select the next tab, and
/// after the last one the first. If the titles don't all fit, those around the selected one are
/// shown, between marks that lead to the others.
public struct Tabs<Value: Equatable, Owner: Routed>: View {
  private let label: String
  private let choice: WritableKeyPath<Owner, Value>
  private let options: [Value]
  private let words: (Value) -> String

  /// Creates tabs for a property of the screen.
  ///
  /// - Parameters:
  ///   - label: The text before the tabs.
  ///   - choice: The selected option. If the value isn't one of the options, no tab is selected.
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
    let line = LabeledLine(label, in: layout)
    // In a form, the label column is known only once all labels are.
    let titles = { [self, width = layout.width] in
      TabTitles(
        options.map { TabTitles.Title(words($0)) },
        columns: line.start..<max(line.start, width))
    }
    layout.add(
      Control(
        lines: line.count,
        text: { [self] in (label.isEmpty ? "" : label + " ") + words($0[keyPath: choice]) },
        press: { [self] screen, _ in
          let next = selected(in: screen).map { $0 + 1 } ?? 0
          select(next < options.count ? next : 0, in: &screen)
        },
        adjust: { [self] screen, steps, _ in
          guard let index = selected(in: screen) else { return select(0, in: &screen) }
          select(index + steps, in: &screen)
        },
        click: { [self] screen, cell, _ in
          guard cell.row == line.index else { return }
          let index = titles().title(at: cell.column, selected: selected(in: screen))
          if let index { select(index, in: &screen) }
        },
        draw: { [self] screen, index, canvas in
          line.draw(index, on: &canvas) { _, canvas in
            titles().draw(selected: selected(in: screen), on: &canvas)
          }
        }
      ).enter(.change))
  }

  private func selected(in screen: Owner) -> Int? {
    options.firstIndex(of: screen[keyPath: choice])
  }

  private func select(_ index: Int, in screen: inout Owner) {
    if options.indices.contains(index) { screen[keyPath: choice] = options[index] }
  }
}
