import TerminalCore

/// A number that changes in steps: with `-` and `+`, with Left and Right if nothing is beside it,
/// and by clicks on its marks. Enter and Space make a step up, and wraps from the greatest number
/// to the least.
///
/// ```
/// Stepper("Apples", \.apples, in: 0...9)
/// ```
public struct Stepper<Owner: Routed>: View {
  private let label: String
  private let value: WritableKeyPath<Owner, Int>
  private let range: ClosedRange<Int>
  private let step: Int

  /// Creates a stepper for a number of the screen.
  ///
  /// - Parameters:
  ///   - label: The text before the number.
  ///   - value: The number. It is shown even if out of range; a step clamps it to the range.
  ///   - range: The range of the number.
  ///   - step: The amount of a step.
  /// - Precondition: `step` is positive.
  public init(
    _ label: String, _ value: WritableKeyPath<Owner, Int>, in range: ClosedRange<Int>, step: Int = 1
  ) {
    ensure(step > 0, "a step can't be \(step)")
    self.label = label
    self.value = value
    self.range = range
    self.step = step
  }

  public func place(in layout: inout Layout<Owner>) {
    let widest = max("\(range.lowerBound)".utf8.count, "\(range.upperBound)".utf8.count)
    let shown = SteppedValue(
      label: ControlLabel(label, in: layout, hasSigns: true, widest: widest), widest: widest,
      width: layout.width)
    layout.add(
      Control(
        lines: shown.lines,
        text: { [label, value] in "\(label) \($0[keyPath: value])" },
        press: { [self] screen, _ in
          let number = screen[keyPath: value]
          let next = stepped(number, by: 1)
          screen[keyPath: value] = next == number ? range.lowerBound : next
        },
        adjust: { [self] in change(&$0, by: $1) },
        click: { [self] in change(&$0, by: shown.step(at: $1)) },
        draw: { [self] screen, line, canvas in
          let number = screen[keyPath: value]
          let steps = [-1, 1].filter { stepped(number, by: $0) != number }
          shown.draw(
            line, value: "\(number)", steps: Set(steps),
            place: { $0.range(range.lowerBound, range.upperBound) }, on: &canvas)
        }
      ).enter(.change))
  }

  private func change(_ screen: inout Owner, by steps: Int) {
    guard steps != 0 else { return }
    screen[keyPath: value] = stepped(screen[keyPath: value], by: steps)
  }

  private func stepped(_ number: Int, by steps: Int) -> Int {
    let (sum, isOver) = number.addingReportingOverflow(steps * step)
    guard !isOver else { return steps < 0 ? range.lowerBound : range.upperBound }
    return min(max(sum, range.lowerBound), range.upperBound)
  }
}
