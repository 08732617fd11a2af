import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("Going back in time with the inspector")
struct InspectorPastTests {
  /// Opens two screens beside the inspector and gives it the keys.
  private func visited(columns: Int = 100) -> App<SampleRoute> {
    let app = makeSample()
    app.offerInspector { "\($0)" }
    app.launch(
      size: Size(columns: columns, rows: 16),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    if columns >= 80 { app.press("f12") }
    _ = app.compose()
    for key in ["enter", "down", "esc", "down", "enter"] {
      app.press(key)
      _ = app.compose()
    }
    app.press("f12")
    _ = app.compose()
    return app
  }

  @Test("shows the screens, the path and the log at a moment, from the start to the present")
  func travelling() {
    let app = visited()
    let now = app.compose()
    #expect(now.line(0).hasPrefix("< Home > Form"))
    app.press("left")
    expect(
      app.compose(),
      looksLike: """
         Home                                                     | Inspector 3/4                           |
        > 1 List                                                  | Path                                    |
          2 Form                                                  |  #1 home Home                           |
          3 Loading                                               | Log                                     |
          4 Colour                                          none  |  #2 willAppear(pushed) list             |
                                                                  |  #1 didDisappear home                   |
                                                                  |  #2 didAppear list                      |
                                                                  | completed                               |
                                                                  | back by #2, key:esc                     |
                                                                  |  #2 willDisappear(popped) list          |
                                                                  |  #1 willAppear(revealed) home           |
                                                                  |  #2 didDisappear list                   |
                                                                  |  #2 removed list                        |
                                                                  |  #1 didAppear home                      |
                                                                  | completed                               |
         Enter open  ? help  q quit                               | Left earlier  Right later  Esc now      |
        """)
    app.press("left")
    #expect(app.compose().line(0).hasPrefix("< Home > Animals"))
    app.press("left", "left", "left")
    #expect(app.compose().line(0).contains("Inspector 1/4"))
    #expect(app.compose().line(0).hasPrefix(" Home "))
    app.press("right", "right", "right")
    #expect(app.compose() == now)
    app.press("right")
    #expect(app.compose() == now)
  }

  @Test("returns to the present by Escape, and closes by another")
  func returning() {
    let app = visited()
    let now = app.compose()
    app.press("left", "left", "esc")
    #expect(app.compose() == now)
    app.press("esc")
    #expect(!app.shows("Inspector"))
  }

  @Test("changes nothing, and what happens meanwhile is there afterwards")
  func meanwhile() {
    let app = visited()
    app.press("left", "left")
    let then = app.compose()
    let path = app.path
    app.perform(.popToRoot())
    #expect(app.compose() == then)
    #expect(path.count == 2)
    app.press("esc")
    #expect(app.compose().line(0).hasPrefix(" Home "))
    app.press("left")
    #expect(app.compose().line(0).hasPrefix("< Home > Form"))
  }

  @Test("the screens of the past cover an inspector that leaves no room for them")
  func covering() {
    let app = visited(columns: 60)
    app.press("left")
    let frame = app.compose()
    #expect(frame.line(0).hasPrefix(" Home "))
    #expect(frame.lines.last?.hasPrefix(" 3/4  Left earlier  Right later  Esc now") == true)
    app.press("f12")
    #expect(app.compose().line(0).hasPrefix("< Home > Form"))
  }

  @Test("a click on the screens of the past only returns to the present, and the wheel stays there")
  func clicking() {
    let app = visited()
    app.press("esc", "f12", "f12", "left", "left")
    let then = app.compose()
    let focused = app.focusedText
    app.mouse(.wheel(.down), 10, 4)
    #expect(app.compose() == then)
    app.click(10, 2)
    #expect(app.path.count == 2 && app.focusedText == focused)
    #expect(app.compose().line(0).hasPrefix("< Home > Form"))
    #expect(app.showsFocus)
  }

  @Test("keeps the keyboard in the past when its window becomes wide enough for the screens")
  func widening() {
    let app = visited(columns: 60)
    app.press("left")
    app.handle(.resize(Size(columns: 120, rows: 16)))
    #expect(!app.showsFocus)
    app.press("esc")
    #expect(app.path.count == 2)
    #expect(app.compose().line(0).hasPrefix("< Home > Form"))
  }

  @Test("keeps a bounded number of cells, the latest ones")
  func bound() {
    var history = FrameHistory<SampleRoute>()
    let size = Size(columns: 200, rows: 60)
    for number in 1...100 {
      history.add(
        FrameHistory.Moment(
          frame: Frame(size: size), size: size, paths: [], shownPath: .main,
          logged: LogMark(records: number, lines: number), kept: (0, .zero)))
      let cells = history.moments.map(\.frame.cells.count).reduce(0, +)
      #expect(cells <= FrameHistory<SampleRoute>.largestCellCount)
      #expect(history.moments.last?.logged.records == number)
      #expect(history.moments.count >= min(number, 8))
    }
  }
}
