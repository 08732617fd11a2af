import Navigation
import SeededRandom
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("Random events")
struct RandomEventTests {
  /// The events that can come between two frames.
  private enum Step {
    case event(InputEvent)
    case wait(milliseconds: Int)
  }

  @Test("a frame for each event or one for all of them gives the same result", arguments: 0..<30)
  func framesDoNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let motion = MotionSetting.allCases[Int(seed % 3)]
    let (seen, unseen) = (program(motion), program(motion))
    var steps: [String] = []
    for _ in 0..<120 {
      let step = step(&random)
      // The inspector goes back to frames that were drawn, which differ.
      if isTravel(step), seen.inside({ $0.session.inspector?.hasKeys == true }) { continue }
      steps.append("\(step)")
      play(step, in: seen)
      play(step, in: unseen)
      checkFrame(of: seen, after: steps)
      if random.next() % 16 == 0 { expect(seen.compose(), looksLike: unseen.compose().picture) }
      if seen.isEnded { break }
    }
    #expect(seen.isEnded == unseen.isEnded, "\(steps)")
    #expect(seen.path == unseen.path, "\(steps)")
    #expect(seen.takeEventWords() == unseen.takeEventWords(), "\(steps)")
    for app in [seen, unseen] {
      app.wait(5_000)
      #expect(app.isIdle || app.isEnded, "\(app.pending) \(steps)")
      #expect(app.leaks.isEmpty, "\(steps)")
    }
    expect(seen.compose(), looksLike: unseen.compose().picture)
  }

  /// Whether a step would go back in time if the inspector had the keys.
  private func isTravel(_ step: Step) -> Bool {
    guard case .event(.key(let key)) = step else { return false }
    return key.code == .left || key.code == .right
  }

  private func program(_ motion: MotionSetting) -> App<SampleRoute> {
    let app = launch(.home, .dialogs, .search, .list, columns: 31, rows: 9, motion: motion)
    app.offerInspector { "\($0)" }
    return app
  }

  private func play(_ step: Step, in app: App<SampleRoute>) {
    switch step {
    case .event(let event): app.handle(event)
    case .wait(let milliseconds): app.wait(milliseconds)
    }
  }

  /// Checks that a frame has whole rows and the cursor inside.
  private func checkFrame(of app: App<SampleRoute>, after steps: [String]) {
    let frame = app.compose()
    for row in 0..<frame.size.rows {
      let width = (0..<frame.size.columns).reduce(0) { width, column in
        width + Int(frame[column: column, row: row].width)
      }
      #expect(width == frame.size.columns, "\(steps)")
      #expect(frame.line(row).displayWidth == frame.size.columns, "\(steps)")
    }
    if let cursor = frame.cursor {
      #expect((0..<frame.size.columns).contains(cursor.column), "\(steps)")
      #expect((0..<frame.size.rows).contains(cursor.row), "\(steps)")
    }
  }

  private func step(_ random: inout SeededGenerator) -> Step {
    switch random.next() % 13 {
    case 0...4:
      let names = [
        "up", "down", "enter", "enter", "esc", "left", "pgdn", "end", "home", "f1", "shift+down",
        "ctrl+alt+x", "ctrl+u", "ctrl+t", "f12", "backtab", "ctrl+l", "backspace",
      ]
      return .event(Key(name: random.pick(names)).map { .key($0) } ?? .focus(true))
    case 5: return .event(.text(random.pick(Array("1234ae県?/k"))))
    case 6...9: return .event(.mouse(mouse(&random)))
    case 10: return .event(.resize(random.pick(Self.sizes)))
    case 11:
      return .event(
        random.pick([
          .focus(false), .focus(true), .paste("a東\n"), .paste(String(repeating: "ｶﾞ", count: 900)),
          .unknown([27]), .signal(.suspend), .signal(.resume),
        ]))
    default: return .wait(milliseconds: random.pick([1, 16, 90, 180, 400, 2_000]))
    }
  }

  private static let sizes = [
    Size(columns: 31, rows: 9), Size(columns: 31, rows: 9), Size(columns: 20, rows: 6),
    Size(columns: 7, rows: 2), Size(columns: 1, rows: 1), Size(columns: 200, rows: 60),
    Size(columns: 120, rows: 1), Size(columns: 120, rows: 2), Size(columns: 1, rows: 60),
  ]

  private func mouse(_ random: inout SeededGenerator) -> MouseEvent {
    let action = random.pick([
      MouseEvent.Action.press(.left), .press(.left), .drag(.left), .drag(.left), .drag(.left),
      .release(.left), .release(.left), .press(.right), .drag(.right), .release(.middle),
      .wheel(.left), .wheel(.left),
      .wheel(.right), .wheel(.up), .wheel(.down),
    ])
    let position = Position(
      column: random.pick([0, 0, 3, 14, 29, 500]), row: random.pick([0, 2, 3, 8, 500]))
    return MouseEvent(action, at: position)
  }
}

extension SeededGenerator {
  /// A random element of a non-empty collection.
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
