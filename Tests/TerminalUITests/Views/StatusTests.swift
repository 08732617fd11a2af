import Navigation
import TerminalCore
import TerminalUI
import Testing

private enum FolderRoute: RouteValue { case folder }

/// A list of files, with a line that says how many there are.
private struct Files: Screen {
  typealias Route = FolderRoute

  var count: Int
  var words: [String]
  var title: String { "Files" }

  static var keys: Keys<Self> {
    KeyBinding("d", "delete") { screen, _ in screen.count -= 1 }
    KeyBinding("s", "silence") { screen, _ in screen.words = [] }
  }

  var body: some View<Self> {
    RowList(Array(1...count)) { Row("file \($0)") }.onSelect { _, _, _ in }
  }

  var status: some View<Self> {
    ForEach(words) { Text("\(count) files" + $0, role: .muted) }
  }
}

private enum StatusPart { case columns, lines, styles }

/// A screen with a status of several texts, lines or styles.
private struct Parted: Screen {
  typealias Route = FolderRoute

  let part: StatusPart
  var title: String { "Parted" }
  var body: some View<Self> { EmptyView() }
  var status: some View<Self> {
    switch part {
    case .columns:
      HStack {
        Text("20000 threads of mine")
        Text("2222 of them unread, and more")
      }
    case .lines: Text("two\nlines")
    case .styles:
      Text("some of this is ") + Text("important").bold() + Text(", but not all")
    }
  }
}

@Suite("The status of a screen")
struct StatusTests {
  private func launch(
    _ words: [String] = [""], count: Int = 9, columns: Int = 30, rows: Int = 8
  ) -> App<FolderRoute> {
    let app = App(root: FolderRoute.folder) { _ in Files(count: count, words: words) }
    app.launch(
      size: Size(columns: columns, rows: rows),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("is a line above the hints, below a body that has one line less")
  func line() {
    let app = launch()
    expect(
      app.compose(),
      looksLike: """
         Files                        |
        > 1 file 1                   #|
          2 file 2                   #|
          3 file 3                    |
          4 file 4                    |
          5 file 5                    |
          9 files                     |
         Enter open  d delete  ? help |
        """)
    app.press("d")
    #expect(app.compose().line(6).hasPrefix("  8 files"))
  }

  @Test("is not there while it has no lines, and then the body has its line")
  func absence() {
    let app = launch()
    app.press("s")
    #expect(app.compose().line(6).contains("6 file 6"))
    #expect(launch([]).compose().line(6).contains("6 file 6"))
  }

  @Test("is truncated to one line, which says so", arguments: [30, 80, 140])
  func length(columns: Int) {
    let words = [String(repeating: " and others", count: 20), " more"]
    let app = launch(words, columns: columns)
    #expect(app.compose().line(5).contains("5 file 5"))
    #expect(app.compose().line(6).hasPrefix("  9 files and others"))
    #expect(app.compose().line(6).hasSuffix("... "))
    #expect(app.compose().line(7).contains("Enter open"))
  }

  @Test("is truncated in each of its columns, and where a text has a second line")
  func parts() {
    func status(_ part: StatusPart) -> String {
      let app = App(root: FolderRoute.folder) { _ in Parted(part: part) }
      app.launch(
        size: Size(columns: 40, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
      return app.compose().line(6)
    }
    #expect(status(.columns) == "  20000 threads ...   2222 of them u... ")
    #expect(status(.lines) == "  two...                                ")
    #expect(status(.styles) == "  some of this is important, but not... ")
  }

  @Test("can't be clicked, and the focus stays in sight above it")
  func targets() {
    let app = launch()
    app.click(4, 6)
    #expect(app.focusedText == "file 1")
    app.press("end")
    #expect(app.focusedText == "file 9")
    #expect(app.compose().line(5).contains("9 file 9"))
  }

  @Test("is shown in every window that has room for a screen, and in none below", arguments: 0...7)
  func smallWindow(rows: Int) {
    let lines = launch(rows: rows).compose().lines
    #expect(lines.count == rows)
    #expect(lines.contains { $0.contains("9 files") } == (rows >= 6))
  }
}
