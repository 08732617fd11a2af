import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The events in the inspector")
struct InspectorEventTests {
  @Test("shows a cancelled swipe as UIKit would, without didMove")
  func swipe() {
    let app = inspected(.home, .list, rows: 24, motion: .full)
    app.press("f12", "f12", "p", "f12", "f12")
    app.drag(to: 15)
    #expect(app.compose().picture.contains("a swipe from #2 to #1"))
    app.mouse(.release(.left), 15, 3)
    app.wait(180)
    let lines = app.compose().lines.map { String($0.dropFirst(50)) }
    let log = lines.drop { !$0.hasPrefix(" (a swipe") }.prefix { $0.hasPrefix(" ") }
    let words = log.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    #expect(
      words == [
        "(a swipe from #2)", "willMove(toParent: nil)", "viewWillDisappear (moving from parent)",
        "#1 viewWillAppear", "(the swipe is let go)", "#1 viewWillDisappear", "#1 viewDidDisappear",
        "#2 viewWillAppear (moving to parent)", "#2 viewDidAppear (moving to parent)",
      ])
    #expect(app.takeEventWords().suffix(1) == [" created home"])
  }

  @Test("cycles through the event profiles")
  func profiles() {
    let app = inspected()
    app.press("f12", "f12")
    let headings = (0..<4).map { _ in
      defer { app.press("p") }
      return app.compose().line(0).dropFirst(50).trimmingSuffix { $0 == " " }
    }
    #expect(
      headings == [
        "Inspector", "Inspector + uikit", "Inspector + swiftui-sdk18.4", "Inspector",
      ])
  }

  @Test("shows the events of another stack, even those that depend on earlier ones")
  func echo() {
    let app = inspected(.home, rows: 30)
    for level in 1...3 { app.perform(.push(.deep(level))) }
    // The push of the fourth screen makes the second one appear, so its later reveal is skipped.
    app.press("f12", "f12", "p", "p", "f12", "f12")
    app.perform(.pop())
    app.perform(.pop())
    let log = app.compose().lines.map { $0.dropFirst(50).trimmingSuffix { $0 == " " } }
    #expect(log.filter { $0.hasSuffix("onAppear") }.count == 1)
    #expect(log.suffix(3).first == " #2 didAppear deep(1)")
  }

  @Test("starts with the profile that the app's observers use")
  func observed() {
    let app = makeSample()
    app.offerInspector { "\($0)" }
    app.observeEvents(as: .swiftui184, naming: { "\($0)" }) { _ in }
    app.launch(size: Size(columns: 90, rows: 16), appearance: Appearance(glyphs: .ascii))
    app.press("f12")
    #expect(app.compose().picture.contains("#1 didAppear home"))
    #expect(app.compose().picture.contains("|   onAppear "))
  }
}

extension StringProtocol {
  /// The text without these characters at its end.
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = String(self)
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
