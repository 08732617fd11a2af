import Foundation
import Navigation
import Testing

@Suite("visible and active entries") struct VisibilityTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let desk: @Sendable () -> Desk
    let change: @Sendable (Desk) -> Void
    let events: String
  }

  @Test("hear exactly the events of the contract", arguments: sheets + panes + resizing)
  func table(row: Row) {
    let desk = row.desk().drawing()
    desk.host.events = []
    row.change(desk)
    desk.router.finishTransition()
    #expect(desk.events() == row.events)
    desk.host.checker.noteRest(visible: desk.router.visible, active: desk.router.active)
    #expect(desk.host.checker.violations == [])
  }

  private static let withSheet: @Sendable () -> Desk = {
    let desk = Desk("A")
    desk.present("S", as: .sheet, by: "A")
    return desk
  }

  static let sheets = [
    Row(
      testDescription: "a sheet comes", desk: { Desk("A") },
      change: { _ = $0.present("S", as: .sheet, by: "A") },
      events: "S created, A deactivated, S willAppear(presented), …, S didAppear"),
    Row(
      testDescription: "a sheet goes back", desk: withSheet,
      change: { $0.router.back() },
      events: """
        A.answer cancelled(back), S willDisappear(popped), …, S didDisappear, S removed, A activated
        """),
    Row(
      testDescription: "a push inside a sheet", desk: withSheet,
      change: { $0.named("S").push("T") },
      events: """
        T created, S willDisappear(covered), T willAppear(pushed), …, S didDisappear, T didAppear
        """),
    Row(
      testDescription: "a link while a sheet is up", desk: withSheet,
      change: { $0.router.perform(.setPath(["A", "C"], cause: .link)) },
      events: """
        C created, A.answer cancelled(link), S willDisappear(replaced), A willDisappear(covered), \
        C willAppear(replaced), …, S didDisappear, A didDisappear, S removed, C didAppear
        """),
    Row(
      testDescription: "a flow comes", desk: { Desk("A") },
      change: { _ = $0.present("F", as: .flow, by: "A") },
      events: """
        F created, A willDisappear(covered), F willAppear(presented), …, A didDisappear, F didAppear
        """),
  ]

  private static let two: @Sendable () -> Desk = { Desk("L D").panes(2) }
  private static let listActive: @Sendable () -> Desk = {
    let desk = Desk("L D").panes(2)
    desk.router.activate(desk.entry("L"))
    return desk
  }

  static let panes = [
    Row(
      testDescription: "the person moves to another pane", desk: listActive,
      change: { $0.router.activate($0.entry("D")) }, events: "L deactivated, D activated"),
    Row(
      testDescription: "the list shows another detail", desk: listActive,
      change: { $0.screen("L").push("E") },
      events: """
        E created, D willDisappear(replaced), L deactivated, E willAppear(replaced), …, \
        D didDisappear, D removed, E didAppear
        """),
    Row(
      testDescription: "the detail is replaced by itself", desk: two,
      change: { $0.screen("D").replaceTop("E") },
      events: """
        E created, D willDisappear(replaced), E willAppear(replaced), …, D didDisappear, D removed, \
        E didAppear
        """),
    Row(
      testDescription: "the detail pushes", desk: two, change: { $0.screen("D").push("E") },
      events: """
        E created, D deactivated, L willDisappear(covered), E willAppear(pushed), …, \
        L didDisappear, E didAppear
        """),
    Row(
      testDescription: "back from the third", desk: { Desk("L D E").panes(2) },
      change: { $0.router.back() },
      events: """
        E willDisappear(popped), L willAppear(revealed), …, E didDisappear, E removed, L didAppear, \
        L deactivated, D activated
        """),
    Row(
      testDescription: "the detail goes", desk: two, change: { $0.screen("D").pop() },
      events: "D willDisappear(popped), …, D didDisappear, D removed, L activated"),
    Row(
      testDescription: "an entry that is alone in the window comes",
      desk: {
        let desk = Desk("L D").panes(2)
        desk.host.full = ["F"]
        return desk
      },
      change: { $0.screen("D").push("F") },
      events: """
        F created, D willDisappear(covered), L willDisappear(covered), F willAppear(pushed), …, \
        D didDisappear, L didDisappear, F didAppear
        """),
  ]

  static let resizing = [
    Row(
      testDescription: "the window becomes too narrow for two, the detail is active", desk: two,
      change: { $0.router.layOut(StackLayout()) },
      events: "L willDisappear(covered), L didDisappear"),
    Row(
      testDescription: "the same, the list is active", desk: listActive,
      change: { $0.router.layOut(StackLayout()) },
      events: "L willDisappear(covered), L didDisappear, D activated"),
    Row(
      testDescription: "the window becomes wide", desk: { Desk("L D") },
      change: { $0.router.layOut(StackLayout(panes: 2)) },
      events: "L willAppear(revealed), L didAppear, L deactivated"),
    Row(
      testDescription: "a sheet has no room any more", desk: withSheet,
      change: { $0.router.layOut(StackLayout(hasRoomForSheets: false)) },
      events: "A willDisappear(covered), A didDisappear"),
  ]

  @Test("are restored as they were")
  func restore() throws {
    let before = Desk("L D").panes(2)
    let saved = try before.savedText()
    let host = RecordingHost()
    let router = Router(root: Page("A"), host: host, queue: WorkQueue())
    router.layOut(StackLayout(panes: 2))
    router.launch(
      restoring: try JSONDecoder().decode(SavedPath<Page>.self, from: Data(saved.utf8)))
    #expect(
      host.events == [
        "L created", "D created", "L willAppear(restored)", "D willAppear(restored)",
        "L didAppear", "L deactivated", "D didAppear",
      ])
  }

  @Test("the active one is restored, and so is a sheet")
  func restoreSheet() throws {
    let before = Desk("L D").panes(2)
    before.router.activate(before.entry("L"))
    before.present("S", as: .sheet, by: "L")
    #expect(before.visible == "L D S*")
    let desk = try Desk(restoring: before.savedText())
    #expect(desk.visible == "D S*")
    desk.router.layOut(StackLayout(panes: 2))
    #expect(desk.visible == "L D S*")
    desk.named("S").pop()
    #expect(desk.visible == "L* D")
  }
}
