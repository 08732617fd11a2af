import Navigation
import SeededRandom
import Synchronization
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
    compareFrames(&random, of: atlas(motion), with: atlas(motion), stepOfPanes)
  }

  private func stepOfPanes(_ random: inout SeededGenerator) -> Step {
    switch random.next() % 5 {
    case 0:
      let names = ["f6", "f6", "tab", "backtab", "alt+1", "alt+2", "alt+pgdn", "enter", "esc"]
      return .event(Key(name: random.pick(names)).map { .key($0) } ?? .focus(true))
    case 1: return .event(.resize(random.pick(Self.wideSizes)))
    default: return step(&random)
    }
  }

  @Test("what an inspector saves gives the same result without one", arguments: 0..<30)
  func inspectorDoesNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let motion = MotionSetting.allCases[Int(seed % 3)]
    compareSaved(&random, in: sample(motion), with: bareSample(motion)) { random in
      random.next() % 8 == 0 ? .event(.resize(random.pick(Self.wideSizes))) : step(&random)
    }
  }

  @Test("the same is true of panes and modes", arguments: 0..<30)
  func inspectorBesidePanesDoesNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let motion = MotionSetting.allCases[Int(seed % 3)]
    compareSaved(&random, in: atlas(motion), with: bareAtlas(motion), stepOfPanes)
  }

  /// Plays steps in a program with an inspector, saves them there, and plays them without it.
  private func compareSaved<Route>(
    _ random: inout SeededGenerator, in seen: App<Route>, with unseen: App<Route>,
    _ next: (inout SeededGenerator) -> Step
  ) {
    let saved = Mutex<RecordedSession?>(nil)
    seen.offerSaving { session in
      saved.withLock { $0 = session }
      return ""
    }
    var steps: [String] = []
    for _ in 0..<120 {
      let step = random.next() % 2 == 0 ? stepAtInspector(&random) : next(&random)
      steps.append("\(step)")
      play(step, in: seen)
      if random.next() % 4 == 0 { _ = seen.compose() }
    }
    guard !seen.isEnded else { return }
    while seen.inside({ $0.session.inspector?.hasKeys == false }) { seen.press("f12") }
    // Back in time in half of the cases.
    for _ in 0..<(random.next() % 6) { seen.press("left") }
    seen.press("s")
    for (event, time) in saved.withLock(\.?.events) ?? [] {
      unseen.advance(to: time)
      unseen.handle(event)
    }
    unseen.advance(to: saved.withLock(\.?.end) ?? .zero)
    if let then = seen.inside({ $0.session.inspector?.shownMoment.map { ($0.frame, $0.size) } }) {
      var frame = Frame(size: then.1)
      frame.draw(then.0, Rect(size: then.1), at: Position(column: 0, row: 0))
      return expect(unseen.compose(), looksLike: frame.picture)
    }
    seen.press("f12")
    unseen.handle(.resize(seen.compose().size))
    for app in [seen, unseen] { app.wait(5_000) }
    #expect(seen.paths == unseen.paths, "\(steps)")
    #expect(seen.takeEventWords() == unseen.takeEventWords(), "\(steps)")
    expect(unseen.compose(), looksLike: seen.compose().picture)
  }

  /// Opens the inspector, or moves a swipe, which the inspector may interrupt.
  private func stepAtInspector(_ random: inout SeededGenerator) -> Step {
    let row = 3
    return switch random.next() % 8 {
    case 0...2: .event(.key(Key(.function(12))))
    case 3: .event(.mouse(MouseEvent(.press(.left), at: Position(column: 0, row: row))))
    case 4...5: .event(.mouse(MouseEvent(.drag(.left), at: Position(column: 25, row: row))))
    case 6: .event(.mouse(MouseEvent(.release(.left), at: Position(column: 29, row: row))))
    default: .wait(milliseconds: 90)
    }
  }

  /// Plays the same steps in two programs. One is drawn after each of them, as far as it has
  /// changed, and the other now and then, from scratch.
  private func compareFrames<Route>(
    _ random: inout SeededGenerator, of seen: App<Route>, with unseen: App<Route>,
    _ next: (inout SeededGenerator) -> Step
  ) {
    var steps: [String] = []
    var frame = seen.compose()
    for _ in 0..<120 {
      let step = next(&random)
      // The inspector goes back to frames that were drawn, which differ.
      if isTravel(step), seen.inside({ $0.session.inspector?.hasKeys == true }) { continue }
      steps.append("\(step)")
      play(step, in: seen)
      play(step, in: unseen)
      if seen.isEnded { break }
      frame = seen.nextFrame() ?? frame
      check(frame, after: steps)
      if random.next() % 8 == 0 {
        let whole = unseen.compose()
        #expect(frame == whole, "\(steps)\n\(frame)\n\(whole)")
      }
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
    let app = bareSample(motion)
    app.offerInspector { "\($0)" }
    return app
  }

  private func bareSample(_ motion: MotionSetting) -> App<SampleRoute> {
    launch(.home, .dialogs, .search, .list, columns: 31, rows: 9, motion: motion)
  }

  /// A program with two modes, and a list and its details side by side.
  private func atlas(_ motion: MotionSetting) -> App<AtlasRoute> {
    let app = bareAtlas(motion)
    app.offerInspector { "\($0)" }
    return app
  }

  private func bareAtlas(_ motion: MotionSetting) -> App<AtlasRoute> {
    let app = launchAtlas(
      [.countries, .country("Slow")], motion: motion,
      modes: [
        Mode(.main, root: .countries, title: "Atlas"),
        Mode(PathID(rawValue: "other"), root: .countries, title: "Other"),
      ])
    app.keepEvents()
    return app
  }

  private func play<Route>(_ step: Step, in app: App<Route>) {
    switch step {
    case .event(let event): app.handle(event)
    case .wait(let milliseconds): app.wait(milliseconds)
    }
  }

  /// Checks that a frame has whole rows and the cursor inside.
  private func check(_ frame: Frame, after steps: [String]) {
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
