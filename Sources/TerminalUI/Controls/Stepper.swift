import TerminalCore

/// A number that changes in steps: with `-` and `+`, with Left and Right if nothing is beside it,
/// and by clicks on its marks. Enter and Space make a step up, from the greatest number back to the
/// least.
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
    let control: Control<Owner> = SteppedValue(label, widest: widest, in: layout).control(
      words: { [value] in "\($0[keyPath: value])" },
      place: { [range] in $1.range(range.lowerBound, range.upperBound) },
      canStep: { [self] in stepped($0[keyPath: value], by: $1) != $0[keyPath: value] },
      step: { [self] screen, steps in
        screen[keyPath: value] = stepped(screen[keyPath: value], by: steps)
      },
      press: { [self] screen in
        let number = screen[keyPath: value]
        let next = stepped(number, by: 1)
        screen[keyPath: value] = next == number ? range.lowerBound : next
      }
    ).settable { [self] screen, words, _ in
      guard let number = Int(words), range.contains(number) else { return }
      screen[keyPath: value] = nearestStep(to: number)
    }
    layout.add(control)
  }

  /// The number nearest to one in the range that steps lead to from its least.
  private func nearestStep(to number: Int) -> Int {
    let (distance, isOver) = number.subtractingReportingOverflow(range.lowerBound)
    guard step > 1, !isOver else { return number }
    let rest = distance % step
    return rest * 2 < step ? number - rest : stepped(number - rest, by: 1)
  }

  private func stepped(_ number: Int, by steps: Int) -> Int {
    let (sum, isOver) = number.addingReportingOverflow(steps * step)
    guard !isOver else { return steps < 0 ? range.lowerBound : range.upperBound }
    return min(max(sum, range.lowerBound), range.upperBound)
  }
}
