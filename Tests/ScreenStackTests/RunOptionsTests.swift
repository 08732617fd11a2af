import Navigation
import TerminalCore
import TerminalUI
import Testing

@testable import ScreenStack

/// The screens of a program that can start at a link.
enum LinkedRoute: RouteValue {
  case root, page
}

private struct LinkedScreen: Screen {
  typealias Route = LinkedRoute
  let title: String
  var body: some View<Self> { Text("text") }
}

@Suite("The options of a run")
struct RunOptionsTests {
  @Test(
    "begin at the link, and at the root where there is none or an empty one",
    arguments: [(nil, "root"), ([], "root"), ([.root, .page], "page")] as [([LinkedRoute]?, String)]
  )
  func link(link: [LinkedRoute]?, title: String) {
    let app = App(root: LinkedRoute.root) { LinkedScreen(title: "\($0)") }
    app.launch(
      RunOptions(link: link), size: Size(columns: 30, rows: 8), appearance: Appearance())
    #expect(app.compose().line(0).contains(title))
  }
}
