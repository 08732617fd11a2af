import TerminalCore

/// A control that selects one of several options.
///
/// By default, a single line shows the selected option, like a ``Stepper``. Space and Enter select
/// the next option, wrapping around after the last. With the style ``PickerStyle/radio``, each
/// option has its own line and is selected with Space, Enter, or a click:
///
/// ```
/// Picker("Size", \.size, Size.allCases) { $0.words }
/// Picker("Color", \.color, ["red", "blue"], style: .radio)
/// Picker("Country", \.country, countries, style: .list)
/// ```
///
/// With ``PickerStyle/list``, Space and Enter open a list of the options over the screen. For more
/// options than fit such a list, push a screen with a ``SearchField`` and a ``RowList`` that
/// returns the choice.
public struct Picker<Value: Equatable, Owner: Routed>: View {
  private let label: String
  private let choice: WritableKeyPath<Owner, Value>
  private let options: [Value]
  private let style: PickerStyle
  private let words: (Value) -> String

  /// Creates a picker for a property of the screen.
  ///
  /// - Parameters:
  ///   - label: The text before the control.
  ///   - choice: The selected option. A value that isn't one of the options is shown too.
  ///   - options: The options.
  ///   - style: How to show the options.
  ///   - words: The text of an option.
  public init(
    _ label: String, _ choice: WritableKeyPath<Owner, Value>, _ options: [Value],
    style: PickerStyle = .line, words: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.label = label
    self.choice = choice
    self.options = options
    self.style = style
    self.words = words
  }

  public func place(in layout: inout Layout<Owner>) {
    switch style {
    case .line: placeLine(in: &layout)
    case .list: placeList(in: &layout)
    case .radio: placeRadio(in: &layout)
    }
  }

  private func placeLine(in layout: inout Layout<Owner>) {
    var control: Control<Owner> = SteppedValue(label, widest: widest, in: layout).control(
      words: { [words, choice] in words($0[keyPath: choice]) },
      place: { [self] in place(of: $0[keyPath: choice], in: $1) },
      canStep: { [self] in option(besides: $0[keyPath: choice], by: $1) != nil },
      step: { [self] screen, steps in
        guard let next = option(besides: screen[keyPath: choice], by: steps) else { return }
        screen[keyPath: choice] = next
      },
      press: { [self] screen in
        guard let first = options.first else { return }
        screen[keyPath: choice] = option(besides: screen[keyPath: choice], by: 1) ?? first
      })
    if layout.appearance.readsFrames {
      let read = options.count <= Self.mostRead ? options.map(words) : []
      control = control.settable(options: read) { [self] screen, typed, _ in
        let named = options.filter { words($0).isMeant(by: typed) }
        if let option = named.first { screen[keyPath: choice] = option }
      }
    }
    layout.add(control)
  }

  /// The most options that are worth reading aloud.
  private static var mostRead: Int { 20 }

  private func placeList(in layout: inout Layout<Owner>) {
    // A space and the sign of a list come after the option.
    let label = ControlLabel(label, in: layout, widest: widest + 2)
    layout.add(
      Control(
        lines: label.lines + 1,
        text: { [self] in "\(self.label) \(words($0[keyPath: choice]))" },
        press: { [self] in showList(to: $1, chosen: $0[keyPath: choice]) },
        draw: { [words, choice] screen, line, canvas in
          label.draw(line, on: &canvas)
          guard line == label.lines else { return }
          let sign = canvas.appearance.glyphs.listSign
          let end = canvas.write(
            words(screen[keyPath: choice]),
            truncatedTo: label.end..<max(label.end, canvas.width - 2))
          if !canvas.appearance.readsFrames { canvas.write(sign, at: end + 1, role: .muted) }
        }
      ).enter(.choose))
  }

  /// Shows the options in a list over the screen; Escape and the last line keep the current choice.
  private func showList(to context: Context<Owner>, chosen: Value) {
    let cancel = context.phrases.dialogs.cancel
    let dialog = DialogContent(
      label, choices: options.map(words) + [cancel],
      focused: options.firstIndex(of: chosen) ?? 0)
    var box = DialogBox(dialog: dialog, on: context.host.session.appearance)
    box.offersValues = true
    context.present(box) { [options, choice] screen, index, _, _ in
      if options.indices.contains(index) { screen[keyPath: choice] = options[index] }
    }
  }

  private func placeRadio(in layout: inout Layout<Owner>) {
    let label = ControlLabel(label, in: layout, widest: "( ) ".count + widest)
    if !label.isColumn {
      layout.add(LineRun(lines: 1) { _, canvas in canvas.write(label.text, at: 2) })
    }
    // One step further down, so that the options are the same with and without that line.
    layout.under(1) { placeOptions(in: &$0, label: label) }
  }

  private func placeOptions(in layout: inout Layout<Owner>, label: ControlLabel) {
    for (index, option) in options.enumerated() {
      let box = { [choice] (screen: Owner) in screen[keyPath: choice] == option ? "(*)" : "( )" }
      var control = Control<Owner>(
        text: { [words] in "\(box($0)) \(words(option))" },
        press: { [choice] screen, _ in screen[keyPath: choice] = option },
        draw: { [words] screen, _, canvas in
          canvas.drawSelection()
          if label.isColumn, index == 0 { canvas.write(label.text, at: 2) }
          let end = canvas.write(box(screen), at: label.isColumn ? label.end : 2)
          canvas.write(words(option), at: end + 1)
        })
      control.enterAction = .choose
      control.list = layout.place
      layout.add(control)
    }
  }

  /// The cells of the longest option.
  private var widest: Int { options.map { words($0).displayWidth }.max() ?? 0 }

  /// The number of an option among all, in words; empty for a value that isn't one of them.
  private func place(of value: Value, in phrases: Phrases) -> String {
    options.firstIndex(of: value).map { phrases.option($0 + 1, options.count) } ?? ""
  }

  /// The option a number of steps away; `nil` if there is none.
  private func option(besides value: Value, by steps: Int) -> Value? {
    guard let index = options.firstIndex(of: value) else { return options.first }
    return options.indices.contains(index + steps) ? options[index + steps] : nil
  }
}
