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
      Text<Waiting>.self,
    ]
    let names = types.map { String("\($0)".prefix { $0 != "<" }) }
    #expect(names == ["Loading", "Swipe", "LeaveQuestion", "Transition", "Text"])
  }
}
