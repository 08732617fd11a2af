import KeyScript
import TerminalCore
import TerminalFake

extension ScriptGenerator {
  /// Presses, moves and releases in any order, with two buttons, outside the window, or lost.
  mutating func mouse() -> [Directive.Input] {
    let held = held()
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3: return [.mouse(.press(held, position()))]
    case 4...6:
      let moves = generator.one(of: [1, 1, 3])
      return (0..<moves).map { _ in .mouse(.move(held, position(), duration: moveTime())) }
    case 7:
      return [
        .mouse(.press(held, edge())), .mouse(.move(held, position(), duration: moveTime())),
      ]
    default: return [.mouse(.release(held, position()))]
    }
  }

  mutating func swipe() -> [Directive.Input] {
    let time = Duration.milliseconds(generator.one(of: [0, 20, 60, 200, 700]))
    return [ScriptSwipe(from: edge(), to: position(), duration: time)].compactMap(\.self)
      .map { .swipe($0) }
  }

  mutating func scroll() -> Directive.Input {
    let wheel = generator.one(of: MouseEvent.Wheel.allCases)
    let count = Int.random(in: 1...generator.one(of: [1, 3, 20]), using: &generator)
    return .scroll(Scroll(wheel, held().modifiers, count: count, at: position()))
  }

  /// A cell of the window or of a larger earlier one.
  mutating func position() -> Position {
    if generator.happens(onceIn: 20) {
      return Position(
        column: Int.random(in: 0...300, using: &generator),
        row: Int.random(in: 0...300, using: &generator))
    }
    return Position(
      column: Int.random(in: 0...size.columns, using: &generator),
      row: Int.random(in: 0...size.rows, using: &generator))
  }

  /// A cell where a swipe may begin.
  private mutating func edge() -> Position {
    Position(column: generator.one(of: [0, 0, 1, 2]), row: position().row)
  }

  /// Usually the left button, as people do.
  private mutating func held() -> MouseStep.HeldButton {
    let button = generator.one(of: [MouseEvent.Button.left, .left, .left, .left, .right, .middle])
    let modifiers = KeyModifiers(rawValue: UInt8.random(in: 0..<8, using: &generator))
    return MouseStep.HeldButton(button, generator.happens(onceIn: 10) ? modifiers : [])
  }

  private mutating func moveTime() -> Duration? {
    generator.one(of: [nil, nil, 16, 100, 500]).map { Duration.milliseconds($0) }
  }
}
