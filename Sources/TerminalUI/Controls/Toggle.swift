import TerminalCore

/// A control that switches between yes and no.
///
/// Space, Enter, `-`, `+`, and clicks change it, and Left and Right if nothing is beside it:
///
/// ```
/// Toggle("A gift", \.isGift)
/// ```
public struct Toggle<Owner: Routed>: View {
  private let label: String
  private let isOn: WritableKeyPath<Owner, Bool>

  /// Creates a toggle for a property of the screen.
  public init(_ label: String, _ isOn: WritableKeyPath<Owner, Bool>) {
    self.label = label
    self.isOn = isOn
  }

  public func place(in layout: inout Layout<Owner>) {
    // A box needs so little space that its label is never placed above it.
    let label = ControlLabel(label, in: layout, widest: "[ ]".count)
    let control = Control<Owner>(
      text: { [self] in "\(box($0)) \(self.label)" },
      press: { [isOn] screen, _ in screen[keyPath: isOn].toggle() },
      adjust: { [isOn] screen, steps, _ in
        if steps != 0 { screen[keyPath: isOn].toggle() }
      },
      draw: { [self] screen, line, canvas in
        if label.isColumn {
          label.draw(line, on: &canvas)
          canvas.write(value(screen, on: canvas), at: label.end)
        } else if canvas.appearance.readsFrames {
          let end = canvas.write(self.label, at: 2)
          canvas.write(value(screen, on: canvas), at: end + 2)
        } else {
          canvas.drawSelection()
          let end = canvas.write(box(screen), at: 2)
          canvas.write(self.label, at: end + 1)
        }
      }
    ).enter(.change).settable { [isOn] screen, words, context in
      let values = [false, true].filter { context.phrases.toggled($0).isMeant(by: words) }
      if let value = values.first { screen[keyPath: isOn] = value }
    }
    layout.add(control)
  }

  /// The box, or where frames are read, a word for it.
  private func value(_ screen: Owner, on canvas: Canvas) -> String {
    canvas.appearance.readsFrames
      ? canvas.phrases.toggled(screen[keyPath: isOn]) : box(screen)
  }

  private func box(_ screen: Owner) -> String { screen[keyPath: isOn] ? "[x]" : "[ ]" }
}
