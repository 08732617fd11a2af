import Navigation
import Testing

@Suite("popToRoot") struct PopToRootTests {
  @Test("keeps only the root")
  func all() {
    let desk = Desk("A B C")
    #expect(desk.router.popToRoot().state == .ended(.completed))
    #expect(desk.path == "A")
  }

  @Test("changes nothing at the root")
  func root() {
    let desk = Desk("A")
    #expect(desk.router.popToRoot().state == .ended(.unchanged(.atRoot)))
  }
}
