import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Mouse events that the terminal loses")
struct LostReleaseTests {
  private func atList(motion: MotionSetting = .full) -> App<SampleRoute> {
    let app = launch(.home, .list, columns: 41, rows: 7, motion: motion)
    _ = app.takeEvents()
    return app
  }

  @Test("a new press ends a swipe whose release was lost, and starts another")
  func pressedAgain() {
    let app = atList()
    app.drag(to: 30)
    app.mouse(.press(.left), 0, 4)
    #expect(app.pending == ["a swipe that was let go"])
    app.wait(180)
    #expect(app.path.count == 2)
    app.mouse(.release(.left), 0, 4)
    app.drag(to: 30)
    app.mouse(.release(.left), 30, 3)
    #expect(app.path.count == 1)
    app.wait(180)
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test(
    "a lost release at the edge does not block the wheel",
    arguments: [
      nil, .key(Key(.down)), .focus(false), .resize(Size(columns: 41, rows: 7)),
    ] as [InputEvent?])
  func wheelAfterPress(event: InputEvent?) {
    let app = atList()
    app.mouse(.press(.left), 0, 3)
    if let event { app.handle(event) }
    app.wait(3_000)
    for _ in 0..<6 { app.mouse(.wheel(.left), 20, 3) }
    #expect(app.path.count == 2)
    app.wait(150)
    #expect(app.path.count == 1)
    app.wait(180)
    #expect(app.isIdle)
  }

  @Test("a key between press and release cancels the click", arguments: ["down", "f3"])
  func keyBetween(key: String) {
    let app = atList()
    app.mouse(.press(.left), 5, 4)
    app.press(key)
    let focused = app.focusedText
    app.mouse(.release(.left), 5, 4)
    #expect(app.path.count == 2)
    #expect(app.focusedText == focused)
  }

  @Test("a drag out of the window stops at the edge, and so does its release")
  func outOfTheWindow() {
    let app = atList()
    let before = app.compose()
    app.drag(to: 9_999)
    #expect(app.compose().line(0).hasPrefix(" Home    "))
    app.mouse(.drag(.left), 20, 9_999)
    #expect(app.compose().line(0).dropFirst(21).hasPrefix("< Home > Animals"))
    app.mouse(.drag(.left), 0, 9_999)
    app.wait(200)
    #expect(app.compose() == before)
    app.mouse(.release(.left), 9_999, 9_999)
    #expect(app.path.count == 1)
    app.wait(180)
    #expect(app.isIdle)
  }

  @Test(
    "clicks outside the screen are ignored",
    arguments: [(41, 3), (5, 7), (500, 500)])
  func outside(column: Int, row: Int) {
    let app = atList()
    let before = app.compose()
    app.click(column, row)
    #expect(app.compose() == before)
  }

  @Test("moves and releases of another button don't affect a swipe with the left one")
  func twoButtons() {
    let app = atList()
    app.drag(to: 20)
    let half = app.compose()
    app.mouse(.drag(.right), 35, 3)
    app.mouse(.release(.right), 35, 3)
    app.mouse(.release(.middle), 35, 3)
    #expect(app.compose() == half)
    app.mouse(.release(.left), 20, 3)
    #expect(app.path.count == 1)
  }

  @Test(
    "another button alone neither swipes nor clicks", arguments: [MouseEvent.Button.right, .middle])
  func otherButton(button: MouseEvent.Button) {
    let app = atList()
    let before = app.compose()
    app.mouse(.press(button), 0, 3)
    app.mouse(.drag(button), 30, 3)
    app.mouse(.release(button), 30, 3)
    app.mouse(.press(button), 5, 4)
    app.mouse(.release(button), 5, 4)
    #expect(app.compose() == before)
    #expect(app.isIdle)
  }

  @Test(
    "the wheels are ignored while a swipe follows the hand", arguments: MouseEvent.Wheel.allCases)
  func wheelInSwipe(wheel: MouseEvent.Wheel) {
    let app = atList()
    app.drag(to: 20)
    let half = app.compose()
    app.mouse(.wheel(wheel), 20, 3)
    #expect(app.compose() == half)
    app.wait(200)
    #expect(app.compose() == half)
    app.mouse(.release(.left), 20, 3)
    #expect(app.path.count == 1)
  }
}
