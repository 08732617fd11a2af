import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Swiping back")
struct SwipeTests {
  /// Home below Animals, before any input.
  private func atList(motion: MotionSetting = .full) -> App<SampleRoute> {
    let app = launch(.home, .list, columns: 41, rows: 7, motion: motion)
    _ = app.takeEvents()
    return app
  }

  @Test("half-way, the screen has followed the pointer and the one beneath shows on its left")
  func half() {
    let app = atList()
    app.drag(to: 20)
    expect(
      app.compose(),
      looksLike: """
                             < Home > Animals    |
        ist                    All               |
        orm                  > 1 ant             |
        oading                 2 bee             |
        olour                  3 cat             |
                                                 |
        r open  ? help  q qui Enter open  Esc bac|
        """)
    #expect(app.path.count == 2)
    #expect(app.takeEventWords() == [" created home"])
  }

  @Test("released before two fifths, it springs back, and nothing has changed")
  func springsBack() {
    let app = atList()
    let before = app.compose()
    app.drag(to: 15)
    app.mouse(.release(.left), 15, 3)
    #expect(app.pending == ["a swipe that was let go"])
    app.wait(180)
    #expect(app.compose() == before)
    #expect(app.path.count == 2)
    #expect(app.takeEventWords() == [" created home"])
    #expect(app.isIdle)
  }

  @Test("going back while it springs back continues from its position")
  func takenOn() throws {
    let app = atList()
    app.drag(to: 15)
    app.mouse(.release(.left), 15, 3)
    let before = try #require(Array(app.compose().line(0)).lastIndex(of: "<"))
    app.press("esc")
    let after = try #require(Array(app.compose().line(0)).lastIndex(of: "<"))
    #expect(before > 5)
    #expect(after > before)
    app.wait(180)
    #expect(app.title == "Home")
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test("released from two fifths on, it goes back", arguments: [16, 30, 40])
  func goesBack(column: Int) {
    let app = atList()
    app.drag(to: column)
    app.mouse(.release(.left), column, 3)
    #expect(app.path.count == 1)
    app.wait(180)
    #expect(app.takeEventWords().suffix(2) == [" removed list", " didAppear home"])
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }

  @Test("goes back at once where the back key would first clear a search")
  func skipsSteps() {
    let app = launch(.home, .search, motion: .full)
    app.type("be")
    app.drag(to: 20)
    app.mouse(.release(.left), 20, 3)
    app.wait(180)
    #expect(app.title == "Home")
  }

  @Test("thrown to the right, it goes back from anywhere; thrown to the left, never")
  func thrown() {
    let app = atList()
    app.mouse(.press(.left), 0, 3)
    app.mouse(.drag(.left), 2, 3)
    app.wait(50)
    app.mouse(.drag(.left), 6, 3)
    app.mouse(.release(.left), 6, 3)
    #expect(app.path.count == 1)
    let other = atList()
    other.drag(to: 30)
    other.mouse(.drag(.left), 30, 3)
    other.wait(50)
    other.mouse(.release(.left), 26, 3)
    #expect(other.path.count == 2)
  }

  @Test("the root can't be swiped away, and nothing is claimed elsewhere", arguments: [0, 2])
  func noSwipe(column: Int) {
    let app = column == 0 ? launch(motion: .full) : atList()
    app.mouse(.press(.left), column, 3)
    app.mouse(.drag(.left), 25, 3)
    #expect(app.isIdle)
    app.mouse(.release(.left), 25, 3)
    #expect(app.isIdle)
  }

  @Test(
    "is cancelled by any other event, and its release is then ignored",
    arguments: [
      InputEvent.key(Key(.escape)), .focus(false), .resize(Size(columns: 41, rows: 7)),
      .signal(.suspend), .key(Key(.function(3))),
      .mouse(MouseEvent(.press(.right), at: Position(column: 4, row: 2))),
    ])
  func cancelled(event: InputEvent) {
    let app = atList()
    let before = app.compose()
    app.drag(to: 30)
    app.handle(event)
    app.mouse(.drag(.left), 35, 3)
    app.mouse(.release(.left), 35, 3)
    app.wait(180)
    #expect(app.compose() == before)
    #expect(app.path.count == 2)
    #expect(app.isIdle)
  }

  @Test("a key other than Escape cancels it and keeps its meaning")
  func keyGoesOn() {
    let app = atList()
    app.drag(to: 30)
    app.press("down")
    app.wait(180)
    #expect(app.focusedText == "bee")
    app.drag(to: 30)
    app.press("esc")
    app.wait(180)
    #expect(app.title == "Animals")
  }

  @Test("is cancelled when it is held still for two seconds")
  func held() {
    let app = atList()
    app.drag(to: 30)
    app.wait(1799)
    #expect(app.pending.isEmpty)
    app.wait(1)
    #expect(app.pending == ["a swipe that was let go"])
    app.wait(180)
    app.mouse(.release(.left), 30, 3)
    #expect(app.path.count == 2)
    #expect(app.isIdle)
  }

  @Test("a change of the path supersedes it, even below the top")
  func superseded() {
    let app = launch(.home, .deep(1), .list, columns: 41, rows: 7, motion: .full)
    app.drag(to: 30)
    app.perform(.remove(app.path.entries[1].id))
    #expect(app.compose().line(0).hasPrefix("< Home > Animals"))
    app.mouse(.release(.left), 30, 3)
    #expect(app.path.count == 2)
    #expect(app.isIdle)
    app.click(5, 3)
    #expect(app.focusedText == "bee")
  }

  @Test("a screen that has to ask follows at a third of the speed, springs back, and then asks")
  func asks() {
    let app = launch(.home, .form, columns: 41, rows: 7, motion: .full)
    app.type("x")
    app.drag(to: 12)
    #expect(app.compose().line(1).hasPrefix("    > x"))
    app.mouse(.drag(.left), 40, 3)
    #expect(app.compose().line(1).dropFirst(8).hasPrefix("> x"))
    app.mouse(.release(.left), 40, 3)
    #expect(app.focusedText == "Select")
    app.wait(180)
    #expect(app.focusedText == "Stay")
    app.press("1")
    app.wait(180)
    #expect(app.title == "Home")
    #expect(app.leaks.isEmpty)
  }

  @Test("a wheel burst is one swipe, released by a pause, and pops once")
  func wheel() {
    let app = launch(.home, .deep(1), .deep(2), columns: 41, rows: 7, motion: .full)
    for _ in 0..<20 {
      app.mouse(.wheel(.left), 20, 3)
      app.wait(100)
    }
    #expect(app.path.count == 3)
    app.wait(50)
    #expect(app.path.count == 2)
    app.wait(180)
    app.mouse(.wheel(.left), 20, 3)
    app.mouse(.wheel(.left), 20, 3)
    app.mouse(.wheel(.left), 20, 3)
    app.mouse(.wheel(.right), 20, 3)
    app.wait(150)
    #expect(app.path.count == 2)
    app.wait(180)
    #expect(app.isIdle)
  }

  @Test("without motion, it still follows the hand, and ends at once")
  func withoutMotion() {
    let app = atList(motion: .none)
    app.drag(to: 20)
    #expect(app.compose().line(1).hasPrefix("ist                    All"))
    app.mouse(.release(.left), 20, 3)
    #expect(app.title == "Home")
    #expect(app.isIdle)
  }

  @Test("a resize during a swipe leaves a correct screen", arguments: [Size(columns: 25, rows: 6)])
  func resize(size: Size) {
    let app = atList()
    app.drag(to: 20)
    app.handle(.resize(size))
    #expect(app.compose().size == size)
    app.wait(180)
    #expect(app.compose().lines == launch(.home, .list, columns: 25, rows: 6).compose().lines)
    app.press("esc")
    app.wait(50)
    app.handle(.resize(Size(columns: 30, rows: 8)))
    #expect(app.compose().size == Size(columns: 30, rows: 8))
    app.wait(130)
    #expect(app.compose().lines == launch().compose().lines)
  }
}
