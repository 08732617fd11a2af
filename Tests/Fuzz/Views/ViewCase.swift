import Navigation
import RandomViews
import SeededRandom
import TerminalCore
import TerminalUI

/// Random events on a screen of random views.
struct ViewCase: FuzzCase {
  static let name = "views"
  static let unit = "events"

  /// The smallest window in which the focus must be in sight.
  private static let roomy = Size(columns: 60, rows: 16)

  var pieces: [InputEvent]
  private let tree: RandomTree
  private let ownField: RandomScreen.OwnField
  private let size: Size

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    tree = RandomTree(depth: Int.random(in: 1...5, using: &random), names: &names, using: &random)
    size = Size(
      columns: Int.random(in: 0...160, using: &random), rows: Int.random(in: 0...50, using: &random)
    )
    ownField = RandomScreen.OwnField.allCases.randomElement(using: &random) ?? .none
    pieces = (0..<200).map { _ in random.inputEvent() }
  }

  init?(text: String) { nil }

  func play() throws(Violation) -> Int {
    let (tree, ownField) = (tree, ownField)
    let app = App(root: RandomScreen.Route.root) { _ in
      RandomScreen(tree: tree, ownField: ownField)
    }
    app.launch(size: size, appearance: Appearance(motion: .none))
    try app.compose().check(size: size)
    var window = size
    for event in pieces where !app.isEnded {
      if case .resize(let size) = event { window = size }
      let focus = app.focusedText
      app.handle(event)
      let frame = app.compose()
      try frame.check(size: window)
      // A dialog that the key has closed had the focus before.
      if case .key(let key) = event, app.focusedText != focus, focus?.hasPrefix("t") == true {
        try checkFocus(of: app, in: frame, isAtEdge: [.home, .end].contains(key.code))
      }
      app.advance(to: app.queue.now + .milliseconds(20))
    }
    try checkEnd(of: app)
    return pieces.count
  }

  var text: String {
    "\(size)\n\(ownField)\n\(tree)\n" + pieces.map { "\($0)" }.joined(separator: "\n") + "\n"
  }

  /// Checks that what has got the focus by a key is in sight, unless there is only text at the edge
  /// that the key has scrolled to, such as a title of one part. Targets with a name draw the mark.
  private func checkFocus(
    of app: App<RandomScreen.Route>, in frame: Frame, isAtEdge: Bool
  ) throws(Violation) {
    guard let name = app.focusedText?.prefix(while: { $0 != " " }), name.hasPrefix("t"),
      frame.size.columns >= Self.roomy.columns, frame.size.rows >= Self.roomy.rows
    else { return }
    // A part that scrolls by itself may have been scrolled to text beside visible targets of
    // others.
    let scrollsInside = "\(tree)".contains(".scroll(")
    if isAtEdge,
      scrollsInside || !frame.lines.contains(where: { $0.contains(/t[0-9]+(?![0-9文])/) })
    {
      return
    }
    guard frame.lines.contains(where: { $0.contains("❯") }) else {
      throw Violation("the focus “\(name)” is out of sight:\n\(frame.picture)")
    }
  }

  private func checkEnd(of app: App<RandomScreen.Route>) throws(Violation) {
    guard app.mistakes.isEmpty else { throw Violation("mistakes: \(app.mistakes)") }
    guard app.leaks.isEmpty else { throw Violation("leaks: \(app.leaks)") }
    app.handle(.signal(.terminate))
    guard app.isEnded else { throw Violation("does not end when it has to") }
    guard app.leaks.isEmpty else { throw Violation("left at the end: \(app.leaks)") }
    guard app.queue.nextDeadline == nil else { throw Violation("a timer is left at the end") }
  }
}
