import ScreenStack
import Testing

@Suite("One import")
struct NameTests {
  private enum Route: RouteValue { case home }

  private struct Waiting: Screen<NameTests.Route> {
    var title: String { "" }
    var body: Loading<Self> { Loading("…") }
  }

  @Test("gives every name that screens and routers use one meaning, or this does not compile")
  func names() {
    let types: [Any.Type] = [
      Loading<Waiting>.self, Swipe<Route>.self, LeaveQuestion.self, Transition.self,
      Text<Waiting>.self, Row<Waiting>.self, RowDetail.self, Table<Int, Waiting>.self,
      Column<Int>.self, Grid<Int, Waiting>.self, Picker<Int, Waiting>.self,
      Panel<Waiting, Text<Waiting>>.self,
      Form<Waiting, Text<Waiting>>.self, Bar.self, Mode<Route, Int>.self, Key.self, Frame.self,
      Cell.self,
      Theme.self, Role.self,
    ]
    #expect(Set(types.map(ObjectIdentifier.init)).count == types.count)
  }
}
