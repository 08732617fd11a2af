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
    let label =
      layout.width < ControlLabel.roomyWidth ? nil : ControlLabel(label, in: layout)
    layout.add(
      Control(
        text: { [self] in "\(box($0)) \(self.label)" },
        press: { [isOn] screen, _ in screen[keyPath: isOn].toggle() },
        adjust: { [isOn] screen, steps in
          if steps != 0 { screen[keyPath: isOn].toggle() }
        },
        draw: { [self] screen, line, canvas in
          if let label, label.isColumn {
            label.draw(line, on: &canvas)
            canvas.write(box(screen), at: label.end)
          } else {
            canvas.drawSelection()
            let end = canvas.write(box(screen), at: 2)
            canvas.write(self.label, at: end + 1)
          }
        }
      ).enter(.change))
  }

  private func box(_ screen: Owner) -> String { screen[keyPath: isOn] ? "[x]" : "[ ]" }
}
