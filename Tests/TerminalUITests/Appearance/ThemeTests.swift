import Synchronization
import TerminalCore
import TerminalFake
import Testing

@testable import TerminalUI

@Suite("A theme")
struct ThemeTests {
  @Test(
    "is chosen by what the terminal says of its background",
    arguments: [(Background.dark, Theme.dark), (.light, .light), (nil, .terminal)]
      as [(Background?, Theme)])
  func automatic(background: Background?, theme: Theme) {
    var appearance = Appearance()
    #expect(appearance.theme == .terminal)
    appearance.adapt(to: TerminalTraits(background: background))
    #expect(appearance.theme == theme)
  }

  @Test("stays as chosen, whatever the background", arguments: [Background.dark, .light, nil])
  func chosen(background: Background?) {
    let own = Theme(basedOn: .terminal, [.accent: Style(foreground: Color(index: 208))])
    let filled = Theme(basedOn: .dark, [.text: Style(background: Color(index: 17))])
    for theme in [own, filled, .highContrast, .mono, .terminal] {
      var appearance = Appearance(theme: theme)
      appearance.adapt(to: TerminalTraits(background: background))
      #expect(appearance.theme == theme)
    }
  }

  @Test(
    "brings its own background where the terminal reports one that it isn't for",
    arguments: [Theme.dark, .light], [Background.dark, .light, nil])
  func filled(theme: Theme, background: Background?) {
    var appearance = Appearance(theme: theme)
    appearance.adapt(to: TerminalTraits(background: background))
    let isSuitable = background != (theme == .dark ? .light : .dark)
    #expect((appearance.theme == theme) == isSuitable)
    #expect(appearance.builtInTheme?.theme == theme)
    #expect((appearance.theme.blank.background == .terminal) == isSuitable)
    for role in Role.allCases where !isSuitable {
      let (own, shown) = (theme[role], appearance.theme[role])
      #expect(shown.attributes == own.attributes)
      #expect(shown.background != .terminal && shown.foreground != .terminal)
      #expect(own.background == .terminal || own.background == shown.background)
      #expect(own.foreground == .terminal || own.foreground == shown.foreground)
    }
  }

  @Test(
    "gives way where the terminal has too few colours for it",
    arguments: [
      (Theme.dark, ColorDepth.sixteen, Theme.terminal), (.light, .mono, .mono),
      (.highContrast, .sixteen, .terminal), (.terminal, .sixteen, .terminal),
      (.terminal, .mono, .mono), (.mono, .sixteen, .mono),
    ])
  func depth(chosen: Theme, colors: ColorDepth, shown: Theme) {
    var appearance = Appearance(theme: chosen)
    appearance.adapt(to: TerminalTraits(colors: colors, background: .dark))
    #expect(appearance.theme == shown)
    appearance.adapt(to: TerminalTraits(background: chosen == .light ? .light : .dark))
    #expect(appearance.theme == chosen)
  }

  @Test("of one's own changes the roles it names and no others")
  func own() {
    let orange = Style(foreground: Color(index: 208))
    let theme = Theme(basedOn: .light, [.accent: orange])
    for role in Role.allCases {
      #expect(theme[role] == (role == .accent ? orange : Theme.light[role]))
    }
  }

  @Test("keeps the colours of roles in a selection that is only a background")
  func selectedColors() {
    #expect(
      Theme.dark.selected(.bad)
        == Style(foreground: Color(index: 210), background: Color(index: 237)))
    #expect(Theme.dark.selected(.heading).attributes == .bold)
  }

  @Test(
    "gives the selection's own look to all roles where that is reversed or has a colour",
    arguments: [Theme.mono, .terminal, .highContrast], Role.allCases)
  func selectedAttributes(theme: Theme, role: Role) {
    let style = theme.selected(role)
    let isTold = theme == .highContrast && [.good, .bad].contains(role)
    #expect((style.foreground == theme[.selection].foreground) == !isTold)
    #expect(!style.attributes.contains(.dim))
  }

  @Test("keeps what is right and what is wrong apart in the focused row, unless that is changed")
  func selectedVerdicts() {
    var theme = Theme.highContrast
    let styles = [Role.text, .good, .bad].map(theme.selected)
    #expect(Set(styles.map(\.foreground)).count == 3)
    #expect(Set(styles.map(\.background)).count == 1)
    theme[.bad] = Style(foreground: Color(index: 200))
    #expect(theme.selected(.bad).foreground == theme.selected(.text).foreground)
    theme[.selection] = Style(foreground: Color(index: 231), background: Color(index: 17))
    #expect(theme.selected(.good).foreground == Color(index: 231))
  }

  @Test(
    "shows the focused row also without colours", arguments: [Theme.mono, .terminal],
    GlyphSet.allCases)
  func selectionWithoutColors(theme: Theme, glyphs: GlyphSet) {
    let appearance = Appearance(glyphs: glyphs, theme: theme)
    #expect(theme[.selection].attributes.contains(.reverse))
    #expect(appearance.pointer == (glyphs == .ascii ? "> " : "❯ "))
  }

  @Test("with a background fills the whole window with it")
  func background() {
    let app = makeSample()
    app.launch(
      size: Size(columns: 30, rows: 10), appearance: Appearance(theme: .highContrast, motion: .none)
    )
    for key in ["", "?", "esc"] {
      if let key = Key(name: key) { app.handle(.key(key)) }
      #expect(app.compose().cells.allSatisfy { $0.style.background != .terminal })
    }
  }
}

@Suite("The row with the focus")
struct CoveredFocusTests {
  @Test("has no mark while something over it has the keys", arguments: ["enter", "?"])
  func covered(key: String) throws {
    let app = makeSample()
    app.launch(
      [.home, .dialogs], size: Size(columns: 60, rows: 24),
      appearance: Appearance(theme: .dark, motion: .none))
    let open = try #require(app.compose().cells.first { $0.scalar == "❯" })
    #expect(open.style == Theme.dark[.selectionMark])
    app.handle(.key(try #require(Key(name: key))))
    let frame = app.compose()
    #expect(frame[column: 0, row: 1].scalar == " ")
    #expect((0..<60).allSatisfy { frame[column: $0, row: 1].style.background == .terminal })
    app.back()
    #expect(app.compose()[column: 0, row: 1].style == Theme.dark[.selectionMark])
  }
}

@Suite("The first and the last line")
struct BarTests {
  private let bar = Theme.dark[.bar].background

  @Test(
    "are even bars from edge to edge, whatever they say",
    arguments: [[], ["?"], ["enter"], ["alt+m"], ["ctrl+t"], ["f12"], ["f12", "f12", "left"]])
  func even(keys: [String]) throws {
    for columns in [60, 120] {
      let app = makeSample()
      app.offerInspector { "\($0)" }
      app.launch(
        [.home, .dialogs], size: Size(columns: columns, rows: 24),
        appearance: Appearance(theme: .dark, motion: .none))
      for key in keys { app.handle(.key(try #require(Key(name: key)))) }
      let frame = app.compose()
      for row in [0, 23] {
        let colors = Set((0..<columns).map { frame[column: $0, row: row].style.background })
        #expect(colors.subtracting([Theme.dark[.selection].background]) == [bar], "\(keys)")
      }
    }
  }
}

@Suite("Glyphs")
struct GlyphChoiceTests {
  @Test(
    "are box drawing where that is known to be one cell wide, unless others are chosen",
    arguments: [(nil, GlyphSet.narrow), (.wide, .narrow), (.narrow, .unicode)]
      as [(AmbiguousWidth?, GlyphSet)])
  func automatic(width: AmbiguousWidth?, glyphs: GlyphSet) {
    var appearance = Appearance()
    appearance.adapt(to: TerminalTraits(ambiguousWidth: width))
    #expect(appearance.glyphs == glyphs)
    for chosen in GlyphSet.allCases {
      var appearance = Appearance(glyphs: chosen)
      appearance.adapt(to: TerminalTraits(ambiguousWidth: width))
      #expect(appearance.glyphs == chosen)
    }
  }
}

@Suite("An app at a terminal")
struct AdaptingTests {
  @Test("draws its screen anew once the terminal says what it is, and not again")
  func answering() throws {
    let app = makeSample()
    let terminal = AnsweringTerminal(
      TerminalTraits(background: .light, ambiguousWidth: .narrow))
    app.launch(size: terminal.size)
    try app.run(on: terminal)
    var title = Theme.light[.heading]
    title.background = Theme.light[.bar].background
    #expect(terminal.titles == [Theme.terminal[.heading], title])
    #expect(terminal.firstSigns == ["❯", "▌"])
  }

  @Test("begins with what is known of the terminal")
  func knowing() throws {
    let app = makeSample()
    let terminal = AnsweringTerminal(TerminalTraits(colors: .mono))
    terminal.traits = TerminalTraits(colors: .mono)
    app.launch(size: terminal.size, appearance: Appearance(theme: .dark))
    try app.run(on: terminal)
    #expect(terminal.titles == [Theme.mono[.heading]])
  }
}

/// A model that keeps the glyphs of its program.
private final class GlyphModel {
  var glyphs: [GlyphSet] = []
}

private struct GlyphScreen: Screen {
  typealias Route = SampleRoute
  let model: GlyphModel
  var title: String { "Glyphs" }
  var body: some View<Self> { Text(model.glyphs.map(\.rawValue).joined(separator: " ")) }
}

@Suite("A model that observes the appearance")
struct ObservedAppearanceTests {
  private func makeApp() -> App<SampleRoute> {
    let app = App(root: SampleRoute.home, model: GlyphModel()) { _, model in
      GlyphScreen(model: model)
    }
    app.observeAppearance(model: GlyphModel.self) { $1.glyphs.append($0.glyphs) }
    return app
  }

  @Test("or any other observer is told of each one")
  func observingWithoutModel() {
    let app = makeApp()
    let seen = Mutex<[GlyphSet]>([])
    app.observeAppearance { appearance in seen.withLock { $0.append(appearance.glyphs) } }
    app.launch(size: Size(columns: 40, rows: 8), appearance: Appearance(glyphs: .ascii))
    app.appearance.chosenGlyphs = .unicode
    #expect(seen.withLock { $0 } == [.ascii, .unicode])
  }

  @Test("is told of each one before the screens are drawn with it")
  func observing() {
    let app = makeApp()
    app.launch(size: Size(columns: 40, rows: 8))
    #expect(app.compose().picture.contains("narrow "))
    app.appearance.chosenGlyphs = .ascii
    #expect(app.compose().picture.contains("narrow ascii"))
  }

  @Test("is told what suits the terminal once it has answered")
  func answering() throws {
    let app = makeApp()
    let terminal = AnsweringTerminal(TerminalTraits(ambiguousWidth: .narrow))
    app.launch(size: terminal.size)
    try app.run(on: terminal)
    #expect(app.withModel(GlyphModel.self) { $0.glyphs } == [.narrow, .unicode])
  }
}

/// A terminal that says after the first frame what it is, and then is gone.
private final class AnsweringTerminal: Terminal {
  let size = Size(columns: 30, rows: 8)
  let isVirtual = true
  let wake: @Sendable () -> Void = {}
  let now = Duration.zero
  var traits = TerminalTraits()

  /// The style of the title in each frame.
  private(set) var titles: [Style] = []
  /// The glyph before the first row in each frame.
  private(set) var firstSigns: [String] = []

  private let answer: TerminalTraits
  private var waits = 0

  init(_ answer: TerminalTraits) {
    self.answer = answer
  }

  func show(_ frame: Frame) {
    titles.append(frame[column: 1, row: 0].style)
    firstSigns.append(frame.text(of: frame[column: 0, row: 1]))
  }

  func events(until deadline: Duration?) -> [InputEvent] {
    waits += 1
    if waits == 1 { traits = answer }
    return waits < 4 ? [] : [.signal(.terminate)]
  }

  func suspend() {}
  func redraw() {}
  func useMouse(_ isUsed: Bool) {}
}
