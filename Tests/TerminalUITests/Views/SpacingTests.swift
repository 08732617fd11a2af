import TerminalCore
import TerminalUI
import Testing

@Suite("A divider")
struct DividerTests {
  @Test("is a vertical line between the columns of a stack, as high as the others")
  func vertical() {
    let app = show { _ in
      HStack {
        VStack {
          Text("one")
          Divider()
          Text("two")
        }
        Divider()
        Text("three")
      }
      Text("below")
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
          one         │   three       |
        ───────────── │               |
          two         │               |
          below                       |
         ? help  q quit               |
        """)
  }

  @Test("stays vertical with a name, empty cells or another width")
  func modified() {
    let app = show { _ in
      HStack(spacing: 0) {
        Text("a")
        Divider().id("line")
        Text("b")
        Divider().padding(horizontal: 1)
        Text("c")
        Divider().width(.cells(3)).disabled()
        VStack {
          Text("d")
          Text("e")
        }
      }
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
          a   │  b    │   c   │   d   |
              │       │       │   e   |
                                      |
                                      |
         ? help  q quit               |
        """)
  }

  @Test("stays vertical in a view that depends on the width or that follows a value")
  func wrapped() {
    let app = show { _ in
      HStack(spacing: 0) {
        VStack {
          Text("a")
          SizeReader { _ in Divider() }
          Text("b")
        }
        SizeReader { width in
          if width < 40 { Divider() } else { Text("?") }
        }
        Adaptive(minWidth: 40) {
          Text("?")
        } else: {
          Divider()
        }
        Divider().onChange(of: \.title) { _, _ in }
      }
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
          a           │        │    │ |
        ──────────    │        │    │ |
          b           │        │    │ |
                                      |
         ? help  q quit               |
        """)
  }

  @Test("is as high as a part that fills the screen, inside a border too")
  func filling() {
    let app = show(rows: 5, glyphs: .ascii) { _ in
      Panel {
        HStack {
          ScrollView { Text("one") }
          Divider()
          Text("two")
        }
      }
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
        +---------------------------+ |
        |  one        |   two       | |
        |             |             | |
        |             |             | |
        +---------------------------+ |
         ? help  q quit               |
        """)
  }
}

@Suite("A spacer")
struct SpacerTests {
  @Test("takes the remaining height of the screen, shared with others")
  func body() {
    let app = show(rows: 7) { _ in
      Text("top")
      Spacer()
      Text("middle")
      Spacer()
      Text("bottom")
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
          top                         |
                                      |
                                      |
          middle                      |
                                      |
                                      |
          bottom                      |
         ? help  q quit               |
        """)
  }

  @Test("fills a border and a column, but not the height from within a row of views")
  func containers() {
    let app = show(rows: 7) { _ in
      HStack {
        Text("left")
        Spacer().width(.fill(min: 2))
        Text("right")
      }
      HStack {
        Panel {
          Spacer()
          Text("last")
        }
        VStack {
          Text("first")
          Spacer(min: 1)
          Text("last")
        }
      }
    }
    expect(
      app.compose(),
      looksLike: """
         Showing                      |
          left                 right  |
        ┌────────────┐   first        |
        │            │                |
        │            │                |
        │            │                |
        │  last      │                |
        └────────────┘   last         |
         ? help  q quit               |
        """)
  }

  @Test("is nothing in a part that scrolls")
  func scrolled() {
    #expect(linesAtEnd(rows: 9)[1...2] == ["one", "two"])
  }

  @Test("is nothing where no height remains", arguments: [4, 9])
  func unbounded(rows: Int) {
    let lines = linesAtEnd(rows: rows)
    #expect(lines.contains("one") == (rows == 9))
    #expect(lines[rows] == "three", "\(lines)")
  }

  /// The lines of a part that scrolls, a spacer and a text, scrolled to their end.
  private func linesAtEnd(rows: Int) -> [String] {
    let app = show(rows: rows) { _ in
      ScrollView(height: .lines(4)) {
        Text("one")
        Spacer()
        Text("two")
      }
      Spacer()
      Text("three")
    }
    app.press("end")
    return app.compose().lines.map { $0.filter { !" ┃".contains($0) } }
  }
}

@Suite("Dividers and spacers")
struct ReadSpacingTests {
  private struct Parts: Screen {
    typealias Route = SampleRoute
    var title: String { "Parts" }
    var body: some View<Self> {
      Text("one")
      Divider()
      HStack {
        Text("two")
        Divider()
        Spacer()
        Text("three")
      }
      Spacer(min: 2)
      Text("four")
    }
  }

  @Test("are left out where frames are read aloud")
  func read() {
    let app = App(root: SampleRoute.home) { _ in Parts() }
    var appearance = Appearance(motion: .none)
    appearance.adapt(to: TerminalTraits(readsFrames: true))
    app.launch(size: Size(columns: 30, rows: 9), appearance: appearance)
    let words = app.compose().lines[1...4].map { $0.filter { $0 != " " } }
    #expect(words == ["one", "two", "three", "four"])
  }
}
