import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

private enum FileRoute: RouteValue { case home, folder, file }

/// What the screens share: the name of the folder.
private final class Names: Sendable {
  let folder = Mutex("Letters")
}

private struct Contents: Screen {
  typealias Route = FileRoute

  let route: FileRoute
  let names: Names

  var title: String {
    switch route {
    case .home: "Home"
    case .folder: names.folder.withLock(\.self)
    case .file: "File"
    }
  }
  var body: some View<Self> {
    Row("Rename the folder").onSelect { screen, _ in
      screen.names.folder.withLock { $0 = "Bills" }
    }
  }
}

@Suite("A screen that was never shown")
struct CoveredScreenTests {
  private let size = Size(columns: 40, rows: 8)
  private let appearance = Appearance(glyphs: .ascii, motion: .none)

  @Test("has its present title in the line of titles and on its card")
  func title() {
    let names = Names()
    let app = App(root: FileRoute.home) { Contents(route: $0, names: names) }
    app.launch([.home, .folder, .file], size: size, appearance: appearance)
    #expect(app.compose().lines[0].contains("Home > Letters > File"))
    app.press("enter")
    #expect(app.compose().lines[0].contains("Home > Bills > File"))
    app.press("ctrl+t", "up")
    #expect(app.shows("2 Bills"))
  }

  @Test("is on its card as it was saved")
  func restored() {
    let before = makeDiary()
    before.launch(size: size, appearance: appearance)
    before.press("enter")
    before.type("rain")
    before.press("enter")
    #expect(before.path.count == 3)
    let app = makeDiary()
    app.launch(restoring: before.saved, size: size, appearance: appearance)
    _ = app.takeEventWords()
    app.press("ctrl+t", "up")
    #expect(app.shows("rain"))
    #expect(app.takeEventWords().allSatisfy { !$0.contains("created") })
    app.press("enter")
    #expect(app.shows("rain") && app.leaks.isEmpty)
  }
}
