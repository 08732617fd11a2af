import Navigation
import TerminalCore
import TerminalUI

extension Benchmark {
  /// Benchmarks of screens with views side by side, at 80×24.
  static var views: [Benchmark] {
    [
      moves("a move in two lists of 1,000,000 rows, to its frame", on: .lists),
      moves("a move in one list of 1,000,000 rows, to its frame", on: .list),
      frames("a frame of two panels of 20 rows", on: .panels),
      layouts("a layout and a frame of two panels of 20 rows", on: .panels),
    ]
  }

  private static func launch(_ route: ViewsRoute) -> App<ViewsRoute> {
    let app = App(root: route) { route in
      switch route {
      case .list: OneList()
      case .lists: TwoLists()
      case .panels: TwoPanels()
      }
    }
    app.launch(size: Size(columns: 80, rows: 24), appearance: Appearance(motion: .none))
    _ = app.nextFrame()
    return app
  }

  private static func moves(_ name: String, on route: ViewsRoute) -> Benchmark {
    Benchmark(name: name) {
      let app = launch(route)
      return (
        200,
        {
          for code in [Key.Code.down, .up] {
            for _ in 0..<100 {
              app.handle(.key(Key(code)))
              _ = app.nextFrame()
            }
          }
        }
      )
    }
  }

  /// Measures only the drawing, without any change.
  private static func frames(_ name: String, on route: ViewsRoute) -> Benchmark {
    Benchmark(name: name) {
      let app = launch(route)
      return (200, { for _ in 0..<200 { _ = app.compose() } })
    }
  }

  /// Measures a change of the screen that lays it out again.
  private static func layouts(_ name: String, on route: ViewsRoute) -> Benchmark {
    Benchmark(name: name) {
      let app = launch(route)
      return (
        200,
        {
          for _ in 0..<200 {
            app.handle(.key(Key(.function(5))))
            _ = app.nextFrame()
          }
        }
      )
    }
  }
}

private enum ViewsRoute: RouteValue { case list, lists, panels }

/// A list of a million rows.
private struct OneList: Screen {
  typealias Route = ViewsRoute
  var title: String { "List" }
  var body: some View<Self> { RowList(0..<1_000_000) { Row("Row \($0)", detail: "\($0 % 7)") } }
}

/// Two lists of a million rows side by side, which scroll separately.
private struct TwoLists: Screen {
  typealias Route = ViewsRoute
  var title: String { "Lists" }
  var body: some View<Self> {
    HStack {
      ScrollView { RowList(0..<1_000_000) { Row("Row \($0)", detail: "\($0 % 7)") } }
      ScrollView { RowList(0..<1_000_000) { Row("Row \($0)", detail: "\($0 % 7)") } }
    }
  }
}

/// Two panels with twenty rows each.
private struct TwoPanels: Screen {
  typealias Route = ViewsRoute
  var count = 0
  var title: String { "Panels" }

  static var keys: Keys<Self> {
    KeyBinding("f5", "count") { screen, _ in screen.count += 1 }
  }

  var body: some View<Self> {
    HStack {
      Panel("Left") { RowList(0..<20) { Row("Row \($0)", detail: "\($0 % 7)") } }
      Panel("Right") { RowList(0..<20) { Row("Row \($0)", detail: "\($0 % 7)") } }
    }
  }
}
