import Navigation
import Testing

@Suite("a script on which router and model once disagreed") struct FoundTests {
  @Test("a sheet that was the root for a while is a sheet again when it is moved up")
  func sheetMovedUpFromTheRoot() {
    expectAgreement(
      Script(
        launch: "A C",
        [
          .go(.push("B"), by: .app),
          .ask("B", presented: .sheet, by: .active),
          .go(.update("3 1 1 D"), by: .under(0)),
          .go(.update("2 1 0 3"), by: .active),
        ]))
  }

  @Test("an entry pushed on such a sheet is inside the sheet")
  func pushOnSheetMovedUpFromTheRoot() {
    expectAgreement(
      Script(
        launch: "B A A",
        [
          .ask("B", presented: .sheet, by: .active),
          .go(.update("3 0"), by: .active),
          .go(.update("1 3 0 F"), by: .active),
        ]))
  }

  @Test("a swipe inside such a flow reveals nothing from below the flow")
  func swipeOnFlowMovedUpFromTheRoot() {
    expectAgreement(
      Script(
        launch: "F",
        [
          .ask("C", presented: .flow, by: .active),
          .go(.update("2 1 B"), by: .app),
          .go(.update("C 0 B"), by: .app),
          .layOut(panes: 2, sheets: false),
          .grab,
        ]))
  }

  @Test("a hook of a transition that a new layout ends sees the old active entry")
  func hookBeforeLayout() {
    expectAgreement(
      Script(
        launch: "A C",
        [
          .draws(true),
          .layOut(panes: 3, sheets: true),
          .activate(.under(1)),
          .ask("C", presented: .flow, by: .active),
          .cancel(0, by: .active),
          .hook(.removed, [.go(.navigate("C"), by: .active)]),
          .layOut(panes: 1, sheets: true),
        ]))
  }

  @Test("what such a hook requests for that entry is stale after the new layout")
  func staleAfterLayout() {
    expectAgreement(
      Script(
        launch: "C",
        [
          .layOut(panes: 2, sheets: true),
          .go(.push("C"), by: .app),
          .draws(true),
          .hook(.removed, [.go(.navigate("A"), by: .active)]),
          .activate(.under(1)),
          .ask("A", presented: .flow, by: .active),
          .cancel(0, by: .active),
          .layOut(panes: 1, sheets: true),
        ]))
  }

  @Test("the requester of a flow is active again, even if an entry was inserted into the flow")
  func askerAfterInsertion() {
    expectAgreement(
      Script([
        .layOut(panes: 2, sheets: true),
        .ask("B", presented: .flow, by: .active),
        .go(.push("C"), by: .app),
        .says("C", .confirm("sure?")),
        .cancel(0, by: .active),
        .go(.update("0 1 D 2"), by: .app),
        .answer(.leave),
      ]))
  }

  @Test("a task that waited for its entry to appear starts before those of later hooks")
  func visibleTaskBeforeDeactivated() {
    expectAgreement(
      Script(
        launch: "C", modes: 2, mode: 0,
        [
          .layOut(panes: 2, sheets: false),
          .start("watch", .fails(100), .visible, by: .beside(0)),
          .hook(.deactivated, [.start("load", .fails(100), .onStack, by: .under(1))]),
          .ask("D", on: 1, by: .active),
        ]))
  }
}
