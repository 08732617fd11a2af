import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Going back among modes")
struct ModeBackTests {
  @Test("leads from the root of another mode to the first one, and there asks to quit")
  func order() {
    let app = launchSchool([.due, .lesson(1)], in: .review)
    var steps: [BackStep] = []
    for _ in 0..<3 {
      steps.append(app.back())
      app.wait(400)
    }
    #expect(steps == [.popped, .showedFirstMode, .askedToQuit])
    #expect(app.path.id == .learn)
  }

  @Test("with a key held down stops at the root of its mode")
  func held() {
    let app = launchSchool([.due, .lesson(1), .lesson(2)], in: .review)
    for _ in 0..<20 {
      app.press("esc")
      app.wait(33)
    }
    #expect(app.path.id == .review)
    #expect(app.title == "Due")
    app.wait(300)
    app.press("esc")
    #expect(app.path.id == .learn)
    app.wait(299)
    app.press("esc")
    #expect(app.title == "Subjects")
    #expect(app.focusedText == "Lesson")
  }

  @Test("has a hint with its name at the root of another mode, and no sign in its title line")
  func hint() {
    let app = launchSchool(in: .places)
    #expect(
      edges(of: app.compose()) == [
        " Learn         Review 12    [Places]               Alt-1..3", " Places",
        " Enter open  Esc to Learn  ? help  q quit",
      ])
    app.drag(to: 40)
    #expect(app.path.id == .places)
    app.press("alt+1")
    #expect(edges(of: app.compose())[2] == " Enter open  ? help  q quit")
  }

  @Test("has a sign in the title line only where no bar shows the modes")
  func sign() {
    let places = String(repeating: "Places ", count: 8)
    let app = App(
      modes: [
        Mode(.learn, root: SchoolRoute.subjects, title: "Learn"),
        Mode(.places, root: SchoolRoute.places, title: places),
      ]
    ) { (_: SchoolRoute) in Places(model: SchoolModel()) }
    app.launch(
      in: PathID.places, size: Size(columns: 60, rows: 16),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    // The bar has no room for the keys, so the hints name them.
    #expect(app.compose().line(15).contains("Alt-1,2 modes"))
    #expect(app.compose().line(1).hasPrefix(" Places"))
    app.handle(.resize(Size(columns: 60, rows: 15)))
    #expect(app.compose().line(0).hasPrefix("< Places"))
  }
}

@Suite("The motion from one mode to another")
struct ModeMotionTests {
  private func times(of app: App<SchoolRoute>) -> [Int] {
    let start = app.queue.now
    var times: [Int] = []
    while true {
      if app.nextFrame() != nil { times.append(Int((app.queue.now - start) / .milliseconds(1))) }
      guard let next = app.queue.nextDeadline else { return times }
      app.advance(to: next)
    }
  }

  @Test(
    "is short, and reduced or none as everywhere",
    arguments: [
      (MotionSetting.full, [0, 16, 32, 48, 64, 80, 96, 112, 120]), (.reduced, [0, 120]),
      (.none, [0]),
    ])
  func length(motion: MotionSetting, expected: [Int]) {
    let app = launchSchool(motion: motion)
    _ = app.nextFrame()
    app.press("alt+3")
    #expect(times(of: app) == expected)
    #expect(app.isIdle)
    #expect(app.title == "Places")
  }

  @Test("goes in the direction of the bar, which stays; round the ends, in that of the places")
  func direction() {
    let app = launchSchool(motion: .full)
    app.press("ctrl+pgup")
    var lines = edges(of: app.compose())
    #expect(lines[0] == " Learn         Review 12    [Places]               Alt-1..3")
    #expect(lines[1].firstIndex(of: "P") == lines[1].index(lines[1].startIndex, offsetBy: 42))
    app.wait(120)
    app.press("ctrl+pgdn")
    lines = edges(of: app.compose())
    #expect(lines[0] == "[Learn]        Review 12     Places                Alt-1..3")
    #expect(lines[1].firstIndex(of: "P") == lines[1].index(lines[1].startIndex, offsetBy: 20))
  }

  @Test("draws both modes side by side, each with its own lines")
  func halfWay() {
    let app = launchSchool([.subjects, .lesson(1)], motion: .reduced)
    app.press("alt+3")
    expect(
      app.compose(),
      looksLike: """
         Learn         Review 12    [Places]               Alt-1..3 |
                                       Places                       |
                                      > 1 Nagoya                    |
                                                                    |
                                   ?                                |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
         q quit                        Enter open  Esc to Learn  ? h|
        """)
  }

  @Test("can be turned round before it is over, and nothing jumps")
  func interrupted() {
    let app = launchSchool(motion: .full)
    _ = app.nextFrame()
    app.press("alt+3")
    app.wait(16)
    let shown = app.compose()
    app.press("alt+1")
    #expect(edges(of: app.compose())[1] != " Subjects")
    #expect(app.compose().lines[1] != shown.lines[1])
    app.wait(200)
    #expect(edges(of: app.compose())[1] == " Subjects")
    #expect(app.isIdle)
    #expect(app.leaks.isEmpty)
  }
}
