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
    compareFrames(&random, of: sample(motion), with: sample(motion)) { step(&$0) }
  }

  @Test("the same is true of panes, modes, flows and sheets", arguments: 0..<30)
  func framesOfPanesDoNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let motion = MotionSetting.allCases[Int(seed % 3)]
    compareFrames(&random, of: atlas(motion), with: atlas(motion)) { random in
      switch random.next() % 5 {
      case 0:
        let names = ["f6", "f6", "tab", "backtab", "alt+1", "alt+2", "alt+pgdn", "enter", "esc"]
        return .event(Key(name: random.pick(names)).map { .key($0) } ?? .focus(true))
      case 1: return .event(.resize(random.pick(Self.wideSizes)))
      default: return step(&random)
      }
    }
  }

  /// Plays the same steps in two programs, one of which is drawn only now and then.
  private func compareFrames<Route>(
    _ random: inout SeededGenerator, of seen: App<Route>, with unseen: App<Route>,
    _ next: (inout SeededGenerator) -> Step
  ) {
    var steps: [String] = []
    for _ in 0..<120 {
      let step = next(&random)
      // The inspector goes back to frames that were drawn, which differ.
      if isTravel(step), seen.inside({ $0.session.inspector?.hasKeys == true }) { continue }
      steps.append("\(step)")
      play(step, in: seen)
      play(step, in: unseen)
      checkFrame(of: seen, after: steps)
      if random.next() % 16 == 0 {
        #expect(seen.compose().picture == unseen.compose().picture, "\(steps)")
      }
      if seen.isEnded { break }
    }
    #expect(seen.isEnded == unseen.isEnded, "\(steps)")
    #expect(seen.paths == unseen.paths, "\(steps)")
    #expect(seen.takeEventWords() == unseen.takeEventWords(), "\(steps)")
    for app in [seen, unseen] {
      app.wait(5_000)
      #expect(app.isIdle || app.isEnded, "\(app.pending) \(steps)")
      #expect(app.leaks.isEmpty && app.violations.isEmpty, "\(app.violations) \(steps)")
    }
    expect(seen.compose(), looksLike: unseen.compose().picture)
  }

  /// Whether a step would go back in time if the inspector had the keys.
  private func isTravel(_ step: Step) -> Bool {
    guard case .event(.key(let key)) = step else { return false }
    return key.code == .left || key.code == .right
  }

  private func sample(_ motion: MotionSetting) -> App<SampleRoute> {
    let app = launch(.home, .dialogs, .search, .list, columns: 31, rows: 9, motion: motion)
    app.offerInspector { "\($0)" }
    return app
  }

  /// A program with two modes, and a list and its details side by side.
  private func atlas(_ motion: MotionSetting) -> App<AtlasRoute> {
    let app = launchAtlas(
      [.countries, .country("Slow")], motion: motion,
      modes: [
        Mode(.main, root: .countries, title: "Atlas"),
        Mode(PathID(rawValue: "other"), root: .countries, title: "Other"),
      ])
    app.keepEvents()
    app.offerInspector { "\($0)" }
    return app
  }

  private func play<Route>(_ step: Step, in app: App<Route>) {
    switch step {
    case .event(let event): app.handle(event)
    case .wait(let milliseconds): app.wait(milliseconds)
    }
  }

  /// Checks that a frame has whole rows and the cursor inside.
  private func checkFrame<Route>(of app: App<Route>, after steps: [String]) {
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

  /// Sizes around those from which screens stand side by side, and sheets are boxes.
  private static let wideSizes = [
    Size(columns: 80, rows: 16), Size(columns: 80, rows: 16), Size(columns: 59, rows: 16),
    Size(columns: 60, rows: 15), Size(columns: 100, rows: 30),
  ]

  private func mouse(_ random: inout SeededGenerator) -> MouseEvent {
    let action = random.pick([
      MouseEvent.Action.press(.left), .press(.left), .drag(.left), .drag(.left), .drag(.left),
      .release(.left), .release(.left), .press(.right), .drag(.right), .release(.middle),
      .wheel(.left), .wheel(.left),
      .wheel(.right), .wheel(.up), .wheel(.down),
    ])
    let position = Position(
      column: random.pick([0, 0, 3, 14, 29, 31, 45, 500]), row: random.pick([0, 2, 3, 8, 500]))
    return MouseEvent(action, at: position)
  }
}

extension SeededGenerator {
  /// A random element of a non-empty collection.
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
