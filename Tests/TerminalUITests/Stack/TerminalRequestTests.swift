import Navigation
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("The mouse of the terminal")
struct ReleasedMouseTests {
  private static let hint = "The mouse selects text; a key ends it."

  @Test("is left to the terminal until the next key, which does nothing else")
  func release() {
    let app = launchOffice()
    app.press("down")
    #expect(app.focusedText == "Copy much")
    app.press("alt+m")
    #expect(app.takeRequests() == [.useMouse(false)])
    #expect(app.nextFrame()?.lines.last?.contains(Self.hint) == true)
    app.click(4, 1)
    #expect(app.focusedText == "Copy much")
    app.press("down")
    #expect(app.takeRequests() == [.useMouse(true)])
    #expect(app.focusedText == "Copy much")
    #expect(app.nextFrame()?.lines.last?.contains("? help") == true)
    app.press("down")
    #expect(app.focusedText == "Copy too much")
    app.click(4, 1)
    #expect(app.focusedText == "Copy")
  }

  @Test("is left to it while text is typed, too, and a paste goes into the field")
  func whileTyping() {
    let app = launchOffice()
    app.click(10, 6)
    app.type("ab")
    app.press("alt+m")
    app.type("c")
    app.type("d")
    #expect(app.shows("abd"))
    app.press("alt+m")
    app.handle(.paste("ef"))
    #expect(app.shows("abdef") && !app.shows(Self.hint))
  }

  @Test("is left to it over a dialog and over the list of keys", arguments: ["?", "esc"])
  func overlay(key: String) {
    let app = launchOffice()
    app.press(key, "alt+m")
    #expect(app.shows(Self.hint))
    app.press("x")
    #expect(app.takeRequests() == [.useMouse(false), .useMouse(true)])
  }

  @Test("is taken back by another key of the library's with Control, which does nothing else")
  func remapped() throws {
    let keys = try KeyRemapping(parsing: "down = ctrl+n\n", file: "keys")
    let app = launchOffice { app in
      #expect(throws: Never.self) { try app.remapKeys(keys) }
    }
    app.press("ctrl+n")
    let focused = app.focusedText
    app.press("alt+m", "ctrl+n")
    #expect(app.takeRequests() == [.useMouse(false), .useMouse(true)])
    #expect(app.focusedText == focused)
  }

  @Test("is taken back by a key that quits, which quits as well")
  func quitting() {
    let app = launchOffice()
    app.press("alt+m", "ctrl+c")
    #expect(app.isEnded)
  }

  @Test("stays with the terminal if it always has it, and the list of keys says nothing of it")
  func off() throws {
    for hasMouse in [true, false] {
      var appearance = Appearance()
      appearance.adapt(to: TerminalTraits(hasMouse: hasMouse))
      let app = launchOffice(appearance)
      app.press("?")
      #expect(app.shows("Alt-M") == hasMouse || app.compose().lines.count < 18)
      app.press("esc", "alt+m")
      #expect(app.takeRequests().isEmpty != hasMouse)
      #expect(app.shows(Self.hint) == hasMouse)
    }
  }

  @Test("is asked for at the terminal as soon as the key comes")
  func terminal() throws {
    let app = launchOffice()
    let key = InputEvent.key(Key(.character("m"), .alt))
    let terminal = FakeTerminal(
      size: Size(columns: 60, rows: 12), arrivals: [(.zero, [key]), (.seconds(1), [])])
    try app.run(on: terminal)
    #expect(!terminal.isMouseUsed)
  }
}

@Suite("Text that is copied")
struct CopyingTests {
  @Test("reaches the terminal as it is")
  func copying() throws {
    let app = launchOffice()
    let terminal = FakeTerminal(
      size: Size(columns: 60, rows: 12), arrivals: [(.zero, [.key(Key(.enter))])])
    try app.run(on: terminal)
    #expect(terminal.copied == ["a\u{1B}[31m\nなごや"])
    #expect(app.copied == "a\u{1B}[31m\nなごや")
  }

  @Test("is refused if it is longer than terminals take")
  func limit() {
    let app = launchOffice()
    app.press("down", "enter")
    #expect(app.copied?.utf8.count == 74_994 && app.shows("copied"))
    app.press("down", "enter")
    #expect(app.copied?.utf8.count == 74_994 && app.shows("too long"))
    #expect(app.takeRequests().count == 1)
  }
}

@Suite("A look that changes")
struct ChangingAppearanceTests {
  @Test("is drawn at once, and once")
  func theme() {
    let app = launchOffice(Appearance(glyphs: .ascii, theme: .dark))
    _ = app.nextFrame()
    app.press("down", "down", "down")
    _ = app.nextFrame()
    app.press("enter")
    let frame = app.nextFrame()
    var title = Theme.light[.heading]
    title.background = Theme.light[.bar].background
    #expect(frame?[column: 1, row: 0].style == title)
    #expect(app.nextFrame() == nil)
    #expect(app.appearance.chosenTheme == .light && app.appearance.glyphs == .ascii)
  }

  @Test("suits the terminal that is known already, where nothing is chosen")
  func automatic() {
    var appearance = Appearance(glyphs: .ascii, theme: .dark)
    appearance.adapt(
      to: TerminalTraits(colors: .sixteen, background: .light, ambiguousWidth: .narrow))
    let app = launchOffice(appearance)
    app.press("down", "down", "down", "down", "enter")
    #expect((app.appearance.theme, app.appearance.glyphs) == (.terminal, .unicode))
    #expect(app.shows("終了"))
  }

  @Test("can be set by the program, from another thread as well")
  func program() async {
    let app = launchOffice()
    app.appearance.chosenTheme = .highContrast
    #expect(app.compose()[column: 1, row: 0].style == Theme.highContrast[.heading])
    _ = app.nextFrame()
    app.appearance = app.appearance
    #expect(app.nextFrame() == nil)
    app.post { app in app.appearance.motion = .none }
    app.queue.runReady()
    #expect(app.appearance.motion == .none)
  }
}
