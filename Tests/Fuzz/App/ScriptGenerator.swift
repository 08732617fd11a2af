import KeyScript
import SeededRandom
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

/// Makes scripts with all kinds of input.
struct ScriptGenerator {
  let settings: ScriptSettings
  var generator: SeededGenerator
  var size: Size

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var settings = ScriptSettings()
    settings.size = generator.one(of: Self.sizes)
    settings.glyphs = generator.one(of: GlyphSet.allCases)
    settings.color = generator.one(of: ColorDepth.allCases)
    settings.theme = generator.one(of: Theme.BuiltIn.allCases)
    settings.motion = generator.one(of: [MotionSetting.full, .full, .reduced, .none])
    settings.language = generator.one(of: Language.ofStudy)
    settings.seed = seed
    settings.loading = generator.one(of: Self.loadings)
    if generator.happens(onceIn: 3) {
      settings.link = generator.one(of: StudyLink.all(in: .standard))
    }
    self.settings = settings
    size = settings.size
  }

  private static let sizes =
    [80, 80, 40, 31, 120].map { Size(columns: $0, rows: 24) }
    + [
      Size(columns: 40, rows: 12), Size(columns: 20, rows: 6), Size(columns: 21, rows: 9),
      Size(columns: 200, rows: 60), Size(columns: 1, rows: 1), Size(columns: 5, rows: 40),
      Size(columns: 120, rows: 1), Size(columns: 120, rows: 2),
    ]

  private static let loadings: [ScriptLoading] = [
    .takes(.zero), .takes(.zero), .takes(.milliseconds(90)), .takes(.milliseconds(300)),
    .takes(.seconds(3)), .fails,
  ]

  mutating func directives(count: Int) -> [Directive] {
    var directives: [Directive] = []
    while directives.count < count { directives += next() }
    return directives
  }

  /// The next input by a person, a terminal or the system, and the time that passes.
  private mutating func next() -> [Directive] {
    let number = Int.random(in: 0..<100, using: &generator)
    return switch number {
    case 86, 87: [.load(generator.one(of: Self.loadings))]
    case 88: [.time(.settle)]
    case 89: call()
    case 90, 91: [.time(.frames(Int.random(in: 1...12, using: &generator)))]
    case 92...:
      [.time(.wait(.milliseconds(generator.one(of: [1, 7, 16, 90, 180, 299, 400, 2_000, 5_000]))))]
    default: inputs(number).map { .input($0) }
    }
  }

  /// The definitions that the scripts call.
  static let definitions: [ScriptLine] = {
    let text = """
      keys 1
      define search text
        type "${text}"
        settle
        key enter
      end
      define again text other
        call search "${text}${other}"
        key esc
        call search "${other}"
      end
      """
    let script = try? Script(parsing: text)
    return Array(script?.lines.dropFirst() ?? [])
  }()

  /// A call of a definition, after a variable that it doesn't use.
  private mutating func call() -> [Directive] {
    let texts = [generator.text(), generator.one(of: Self.typed)]
    let calls = [
      Directive.Sharing.call("search", arguments: [texts[0]]), .call("again", arguments: texts),
    ]
    return [.sharing(.variable("text", texts[1])), .sharing(generator.one(of: calls))]
  }

  /// The inputs for a number below 86.
  private mutating func inputs(_ number: Int) -> [Directive.Input] {
    switch number {
    case 0..<28: [.keys([keyPress()])]
    case 28..<34: [.type(generator.one(of: Self.typed))]
    case 34..<36: [.type(generator.text())].filter { $0 != .type("") }
    case 36..<38: [.paste(paste())]
    case 38..<60: mouse()
    case 60..<66: [.click(.position(position()))]
    case 66..<70: swipe()
    case 70..<77: [scroll()]
    case 77..<80: storm()
    case 80..<83: [.focus(generator.one(of: FocusChange.allCases))]
    case 83: [.signal(generator.one(of: [.windowChanged, .suspend, .resume]))]
    case 84:
      generator.happens(onceIn: 12) ? [.signal(generator.one(of: [.terminate, .hangUp]))] : []
    default: [.raw(raw())]
    }
  }

  private static let typed = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "j", "k", "h", "l", "q", "?", "/", "g", "G",
    " ", "t", "x", "e", "s", "p", "<", ">", "+", "-", "na", "なご", "名古屋", "nagoya", "a", "z", "札幌",
    "しずお", "ｶﾞ",
  ]

  private mutating func keyPress() -> KeyPress {
    let names = [
      "enter", "enter", "enter", "enter", "up", "down", "down", "down", "esc", "left", "right",
      "home", "end", "pgup", "pgdn", "tab", "backtab", "backspace", "delete", "insert", "f1", "f5",
      "f12",
      "ctrl+l", "ctrl+u", "ctrl+w", "ctrl+k", "ctrl+a", "ctrl+e", "ctrl+b", "ctrl+f", "ctrl+d",
      "ctrl+z", "ctrl+n", "ctrl+p", "alt+left", "alt+backspace", "shift+down", "ctrl+alt+x",
      "ctrl+c", "ctrl+t", "ctrl+t",
      "f6",
      "alt+1", "alt+2", "alt+3", "alt+4", "ctrl+pgdn", "alt+m",
    ]
    var name = generator.one(of: names)
    // A program that ends at once is not much of a test.
    if name == "ctrl+c", !generator.happens(onceIn: 6) { name = "enter" }
    var key = Key(name: name) ?? Key(.enter)
    if generator.happens(onceIn: 16) {
      key.modifiers = KeyModifiers(rawValue: UInt8.random(in: 0..<8, using: &generator))
    }
    let count = generator.happens(onceIn: 8) ? Int.random(in: 2...30, using: &generator) : 1
    return KeyPress(key, count: count)
  }

  private mutating func paste() -> String {
    if generator.happens(onceIn: 8) {
      return String(
        repeating: generator.text() + "県", count: Int.random(in: 1...900, using: &generator))
    }
    return Bool.random(using: &generator) ? generator.text() : generator.one(of: Self.typed)
  }

  /// Any bytes, except a whole paste, which would make a long script.
  private mutating func raw() -> [UInt8] {
    (0...Int.random(in: 1...8, using: &generator)).map { _ in
      generator.one(of: Array("\u{1B}\u{1B}[[O]P<?;0123~MmAu\\\u{7}".utf8) + [0xE6, 0x9D, 0xFF])
    }
  }

  /// Windows resized by dragging, to any size from one cell up.
  private mutating func storm() -> [Directive.Input] {
    (0..<generator.one(of: [1, 1, 2, 12])).map { _ in
      size =
        Bool.random(using: &generator)
        ? generator.one(of: Self.sizes)
        : Size(
          columns: Int.random(in: 1...200, using: &generator),
          rows: Int.random(in: 1...60, using: &generator))
      return .resize(size)
    }
  }
}
