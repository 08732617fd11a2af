import ScreenStackTesting
import TerminalCore
import TestFolders
import Testing

private enum Place: RouteValue { case home, page(Int), login }

private struct Home: Screen<Place> {
  var title: String { "Home" }
  var body: some View<Self> {
    Row("Page").onSelect { _, context in context.push(.page(1)) }
    Row("Login").onSelect { _, context in context.push(.login) }
    Row("Third")
  }
}

private struct Page: Screen<Place> {
  let number: Int
  var words = "waiting"
  var title: String { "Page \(number)" }
  var body: some View<Self> {
    Row("Next").onSelect { screen, context in context.push(.page(screen.number + 1)) }
    Text(words)
  }

  mutating func start(in context: Context<Self>) {
    context.every("dots", .milliseconds(700)) { screen, _ in screen.words += "." }
  }
}

private struct Login: Screen<Place> {
  var name = ""
  var password = ""
  var title: String { "Login" }
  var body: some View<Self> {
    TextField("Name", \.name)
    SecureField("Password", \.password)
    Text("\(password.count) characters")
  }
}

private func makeApp() -> App<Place> {
  App(root: Place.home) { place in
    switch place {
    case .home: Home()
    case .page(let number): Page(number: number)
    case .login: Login()
    }
  }
}

@Suite("A session saved from the inspector")
struct SavingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// A program with an inspector that saves into `walk.keys`.
  private func launched(
    columns: Int, link: [Place]? = nil, language: Language = .english
  ) -> App<Place> {
    let app = makeApp()
    let file = folder.file("walk.keys")
    app.launch(
      RunOptions(
        link: link, inspector: true,
        recording: { _, appearance in try RecordingFile(file, of: appearance, replacing: true) }),
      size: Size(columns: columns, rows: 16), appearance: Appearance(language: language))
    return app
  }

  private func play(_ lines: String, in app: App<Place>) throws {
    let player = Player { _ in AppTarget(running: app) { "\($0)" } }
    let report = player.play(try Script(parsing: "keys 1\n\(lines)\n"))
    #expect("\(report)" == "script.keys: passed")
  }

  /// The upper left part of a frame, as text without the pointer, which the inspector hides.
  private func corner(_ size: Size, of frame: Frame) -> String {
    var corner = Frame(size: size)
    corner.draw(frame, Rect(size: size), at: Position(column: 0, row: 0))
    return String(corner.picture.map { $0 == "❯" ? " " : $0 })
  }

  @Test(
    "shows the same screens when it is played without one",
    arguments: [60, 100],
    [
      // The last keys give the keyboard to the inspector.
      "key down enter\nsettle\ntype \"Ann\"\nkey tab\npaste \"hunter2\"\ntype \"!\"",
      "key enter\nwait 90ms",
      "key f12*3 enter\nwait 90ms\nkey enter\nwait 3s\nkey enter\nsettle",
      "key enter\nsettle\nswipe right 0,5 40,5 in 300ms",
      "key enter\nsettle\nmouse press left 0,5\nmouse move 20,5 in 200ms",
      "click at \"Page\"\nsettle\nclick at \"Next\"\nwait 700ms",
      "resize 90x20\nkey down\nresize 40x12\nwait 1s\nresize 120x20\nkey down",
      "key f12\nresize 70x12\nkey f12\nresize 130x20\nmouse press left 2,1\nkey f12",
      "key f12\nmouse press left 3,2\nkey f12\nmouse release 3,2",
    ])
  func play(columns: Int, walk: String) async throws {
    let app = launched(columns: columns)
    try play(walk, in: app)
    while !app.compose().picture.contains("s save") { app.handle(.key(Key(.function(12)))) }
    app.handle(.text("s"))
    let stage = TestApp(makeApp(), size: Size(columns: columns, rows: 16))
    #expect(await stage.play(folder.file("walk.keys")))
    #expect(stage.path == app.path.routes)
    let (window, size) = (app.compose().size, stage.frame.size)
    if size != window {
      #expect(corner(size, of: app.compose()) == corner(size, of: stage.frame))
      stage.resize(to: window)
    }
    app.handle(.key(Key(.function(12))))
    #expect(stage.frame == app.compose())
    let script = try folder.read("walk.keys")
    #expect(!script.contains("f12") && !script.contains("hunter"))
    if walk.contains("paste") { #expect(script.contains("paste \"*******\"\ntype \"*\"\n")) }
  }

  @Test("ends at the moment that is shown", arguments: [60, 100], [1, 2, 3])
  func past(columns: Int, steps: Int) async throws {
    let app = launched(columns: columns)
    try play(
      """
      key f12*\(columns < 80 ? 2 : 1) enter
      settle
      key enter
      settle
      key esc
      wait 1s
      key f12 left*\(steps)
      """, in: app)
    let then = app.compose()
    app.handle(.text("s"))
    #expect(app.compose().picture.contains("saved as "))
    let stage = TestApp(makeApp(), size: Size(columns: columns, rows: 16))
    #expect(await stage.play(folder.file("walk.keys")))
    #expect(stage.path.count == [3, 2, 1][steps - 1])
    // The hints of a moment that covers the inspector are in the last row.
    let size = Size(columns: stage.frame.size.columns, rows: 15)
    #expect(corner(size, of: then) == corner(size, of: stage.frame))
    // The next key continues in the past.
    app.handle(.key(Key(.left)))
    #expect(!app.compose().picture.contains("saved as "))
  }

  @Test("expects the route at which the program started, if that is not a root")
  func start() async throws {
    let app = launched(columns: 60, link: [.home, .page(7)])
    try play("key enter f12 s", in: app)
    #expect(try folder.read("walk.keys").contains("\nexpect route home/page(7)\nkey enter\n"))
    let stage = TestApp(
      makeApp(), at: [.home, .page(7)], size: Size(columns: 60, rows: 16))
    #expect(await stage.play(folder.file("walk.keys")))
    #expect(stage.title == "Page 8")
  }

  @Test("is named in the language of the program")
  func japanese() throws {
    let app = launched(columns: 100, language: .japanese)
    try play("key f12 f12", in: app)
    #expect(app.compose().picture.contains("s 保存"))
    app.handle(.text("ｓ"))
    #expect(app.compose().picture.contains("-1.keys に"))
  }

  @Test("is refused when it is too long, with what to do instead")
  func tooLong() throws {
    let app = launched(columns: 100)
    for _ in 0..<70 { app.handle(.paste(String(repeating: "a", count: 1_000))) }
    try play("key f12 f12 s", in: app)
    #expect(app.compose().picture.contains("too long to save: start with --record"))
    #expect(folder.names() == [])
  }

  @Test(
    "is not offered where the program can't record, or the inspector doesn't know its start",
    arguments: [true, false])
  func unavailable(canRecord: Bool) throws {
    let app = makeApp()
    if canRecord { app.offerInspector(recording: .sinceOpening) { "\($0)" } }
    let file = folder.file("walk.keys")
    var options = RunOptions<Place>(inspector: !canRecord)
    if canRecord { options.recording = { _, look in try RecordingFile(file, of: look) } }
    app.launch(options, size: Size(columns: 100, rows: 16), appearance: Appearance())
    try play("key f12 f12", in: app)
    let before = app.compose()
    #expect(before.picture.contains("p events"))
    #expect(!before.picture.contains("s save"))
    app.handle(.text("s"))
    #expect(app.compose() == before)
    #expect(folder.names() == [])
  }
}
