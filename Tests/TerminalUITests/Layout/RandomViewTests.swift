import Navigation
import RandomViews
import SeededRandom
import TerminalCore
import TerminalUI
import Testing

@Suite("Random trees of views")
struct RandomViewTests {
  /// The own field of every third screen is a search, and of every third one for an answer.
  private static func ownField(_ seed: UInt64) -> RandomScreen.OwnField {
    RandomScreen.OwnField.allCases[Int(seed % 3)]
  }

  @Test("stay in the window and are usable, at any size and whatever is pressed", arguments: 0..<60)
  func wander(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    let tree = RandomTree(depth: 4, names: &names, using: &random)
    let app = App(root: RandomScreen.Route.root) { _ in
      RandomScreen(tree: tree, ownField: Self.ownField(seed))
    }
    app.launch(
      size: Size(columns: 60, rows: 20), appearance: Appearance(glyphs: .narrow, motion: .none))
    for step in 0..<150 {
      let event = random.inputEvent()
      app.handle(event)
      let frame = app.compose()
      for row in 0..<frame.size.rows {
        #expect(frame.line(row).displayWidth == frame.size.columns, "\(step) \(event) \(tree)")
      }
      if app.isEnded { break }
    }
  }

  @Test("look after each event as they do when they are drawn from scratch", arguments: 0..<60)
  func redraw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    let tree = RandomTree(depth: 2, names: &names, using: &random)
    let apps = (0..<2).map { _ in
      App(root: RandomScreen.Route.root) { _ in
        RandomScreen(tree: tree, ownField: Self.ownField(seed))
      }
    }
    for app in apps {
      app.launch(
        size: Size(columns: 60, rows: 20), appearance: Appearance(glyphs: .narrow, motion: .none))
    }
    var frame = apps[0].compose()
    for step in 0..<150 {
      let event = random.inputEvent()
      for app in apps { app.handle(event) }
      if apps[0].isEnded { break }
      frame = apps[0].nextFrame() ?? frame
      let whole = apps[1].compose()
      #expect(frame == whole, "\(step) \(event) \(tree)\n\(frame)\n\(whole)")
    }
  }

  @Test("have the focus in sight, and let Tab reach the same targets both ways", arguments: 0..<30)
  func focus(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    let tree = RandomTree(depth: 4, names: &names, using: &random)
    let app = App(root: RandomScreen.Route.root) { _ in RandomScreen(tree: tree) }
    app.launch(size: Size(columns: 100, rows: 20), appearance: Appearance(motion: .none))
    let forwards = targets(of: app, pressing: ["tab"], count: 60, tree)
    let backwards = targets(of: app, pressing: ["backtab"], count: 60, tree)
    #expect(forwards == backwards, "\(tree)")
    // Runs of one key get through texts of several lines, where single steps wander about.
    let arrows = (0..<700).flatMap { _ in
      let key = ["up", "down", "left", "right"][Int.random(in: 0..<4, using: &random)]
      return Array(repeating: key, count: Int.random(in: 1...5, using: &random))
    }
    let reached = targets(of: app, pressing: arrows, count: arrows.count, tree)
    #expect(forwards.isSubset(of: reached), "\(forwards.subtracting(reached)) \(tree)")
  }

  private static let sizes = [(100, 20), (40, 12), (160, 50)]
    .map { Size(columns: $0, rows: $1) }

  @Test("draw nothing outside of their columns", arguments: sizes, 0..<20)
  func fence(size: Size, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    let tree = RandomTree(depth: 3, names: &names, using: &random)
    let app = App(root: RandomScreen.Route.root) { _ in RandomScreen(tree: .fenced(tree)) }
    app.launch(size: size, appearance: Appearance(motion: .none))
    let fence = String(repeating: FencedView.glyph, count: FencedView.width)
    for key in ["tab", "backtab", "tab", "tab", "down", "tab", "pgdn", "tab", "up", "tab"] {
      app.press(key)
      let frame = app.compose()
      for row in 1..<size.rows - 1 {
        let line = frame.line(row)
        // The last column is that of the scroll bar.
        #expect(line.hasPrefix(fence), "\(key) \(row)\n\(frame.picture)\n\(tree)")
        #expect(line.dropLast().hasSuffix(fence), "\(key) \(row)\n\(frame.picture)\n\(tree)")
      }
    }
  }

  @Test("let Tab reach every control", arguments: sizes, 0..<20)
  func controls(size: Size, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    let tree = RandomTree(depth: 4, names: &names, using: &random)
    let app = App(root: RandomScreen.Route.root) { _ in RandomScreen(tree: tree) }
    app.launch(size: size, appearance: Appearance(motion: .none))
    let reached = targets(of: app, pressing: ["tab"], count: 120, tree)
    let width = size.columns - 1
    let missed = Set(tree.controls(in: width...width)).subtracting(reached)
    #expect(missed.isEmpty, "\(missed) \(tree)")
  }

  /// Presses keys and returns the named targets that get the focus. Each must be in sight when it
  /// does.
  private func targets(
    of app: App<RandomScreen.Route>, pressing keys: [String], count: Int, _ tree: RandomTree
  ) -> Set<String> {
    var targets: Set<String> = []
    var last = app.focusedText
    for index in 0..<count {
      app.press(keys[index % keys.count])
      // Left at the left edge asks whether to quit.
      if ["Quit", "Stay"].contains(app.focusedText) {
        app.wait(300)
        app.press("esc")
      }
      defer { last = app.focusedText }
      let words = app.focusedText?.split(separator: " ") ?? []
      guard
        let name = words.first(where: {
          $0.hasPrefix("t") && $0.dropFirst().first?.isNumber == true
        })
      else { continue }
      targets.insert(String(name))
      if app.focusedText != last {
        let frame = app.compose().lines.joined(separator: "\n")
        #expect(frame.contains("❯"), "\(keys[index % keys.count]) \(name)\n\(frame)\n\(tree)")
      }
    }
    return targets
  }
}
