import Navigation
import Testing

@Suite("leaks") struct LeakTests {
  /// A screen that is a class instance.
  private final class Model {
    var other: Model?
  }

  @Test("are reported as soon as a screen outlives its entry")
  func screen() {
    let desk = Desk("A B")
    let screens = desk.router.path.entries.map(\.id)
    #expect(desk.router.leaks(among: screens) == [])
    desk.router.pop()
    #expect(desk.router.leaks(among: screens) == ["the screen of #2, which has left the path"])
  }

  @Test("do not include a screen whose removal is still being drawn")
  func drawing() {
    let desk = Desk("A B").drawing()
    let screens = desk.router.path.entries.map(\.id)
    desk.router.pop()
    #expect(desk.router.leaks(among: screens) == [])
    desk.router.finishTransition()
    #expect(desk.router.leaks(among: screens).count == 1)
  }

  @Test("are found in objects that retain each other")
  func objects() {
    let desk = Desk("A B C")
    var watch = ScreenWatch()
    let held = Model()
    held.other = held
    watch.watch(held, of: desk.entry("B"))
    watch.watch(Model(), of: desk.entry("C"))
    desk.router.popToRoot()
    #expect(
      desk.router.leaks(among: watch.alive) == ["the screen of #2, which has left the path"])
    held.other = nil
  }

  @Test("include tasks that ignore cancellation, until they end")
  func task() {
    let app = AppActor("A B")
    app.run { app, desk in
      app.start("load", for: "B", work: loadRegardless(.seconds(1)))
      desk.router.pop()
    }
    #expect(app.run { _, desk in desk.router.leaks(among: []) } == ["the cancelled task #2 load"])
    app.queue.advance(to: .seconds(1))
    #expect(app.run { _, desk in desk.router.leaks(among: []) } == [])
  }

  @Test("include all screens that outlive the program")
  func end() {
    let desk = Desk("A")
    desk.router.end()
    #expect(desk.router.leaks(among: [EntryID(number: 1)]).count == 1)
  }
}
