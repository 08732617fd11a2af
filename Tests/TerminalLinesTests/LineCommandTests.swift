import TerminalCore
import Testing

@testable import TerminalLines

@Suite("A typed line")
struct LineCommandTests {
  @Test(
    "chooses by number, presses keys, and commands, where no text is asked for",
    arguments: [
      ("", .askAgain), ("  ", .askAgain), ("1", .choose(0)),
      (" 3 ", .choose(2)),
      ("４", .noLine("４")), ("３", .choose(2)), ("0", .noLine("0")), ("99999", .unknown),
      ("²", .press(Key(.character("²")))),
      ("b", .press(Key(.escape))), ("Back", .press(Key(.escape))),
      ("key b", .press(Key(.character("b")))), (":Key  q", .press(Key(.character("q")))),
      ("key", .unknown), ("key nope", .unknown),
      ("q", .press(Key(.character("c"), .control))),
      ("exit", .press(Key(.character("c"), .control))),
      ("?", .help), (":?", .help), ("+", .readOn),
      (".", .readAgain), ("m 2", .showMode(Key(.function(2)))),
      ("m2", .showMode(Key(.function(2)))), ("m 1", .unknown), ("m 3", .unknown),
      ("m", .press(Key(.character("m")))), ("x", .press(Key(.character("x")))),
      ("f5", .press(Key(.function(5)))), ("alt+x", .press(Key(.character("x"), .alt))),
      ("keys", .listKeys), ("F1", .listKeys), ("nonsense", .unknown), ("::b", .type(":b")),
      ("ｂ", .press(Key(.escape))), ("？", .help), ("ｋｅｙｓ", .listKeys), ("＋", .readOn),
      ("ｍ　２", .showMode(Key(.function(2)))), ("．", .readAgain),
    ] as [(String, LineCommand)])
  func withoutField(line: String, command: LineCommand) {
    #expect(LineCommand(line, for: reading(nil)) == command)
  }

  @Test(
    "chooses what has a key by that key, and the others by numbers that don't count it",
    arguments: [
      ("r", .choose(0)), ("1", .choose(1)), ("01", .choose(1)), ("0", .choose(2)),
      ("０", .choose(2)),
      ("2", .noLine("2")), ("00", .noLine("00")), ("x", .press(Key(.character("x")))),
    ] as [(String, LineCommand)])
  func keys(line: String, command: LineCommand) {
    var reading = reading(nil)
    (reading.targets[0].key, reading.targets[2].key) = ("r", "0")
    #expect(LineCommand(line, for: reading) == command)
    reading.targets[0].key = "b"
    #expect(TargetLabels(reading.targets).all == ["1", "2", "0"])
    #expect(LineCommand("b", for: reading) == .press(Key(.escape)))
  }

  @Test(
    "chooses the only item with its text, after numbers and commands, before keys",
    arguments: [
      ("Green tea", .choose(0)), ("green tea  3.20", .choose(0)), ("green", .unknown),
      ("Right", .choose(1)), ("right", .choose(2)), ("RIGHT", .unknown), ("7", .choose(3)),
      ("2", .choose(1)), ("b", .press(Key(.escape))), ("8", .noLine("8")),
    ] as [(String, LineCommand)])
  func texts(line: String, command: LineCommand) {
    var reading = reading(nil)
    reading.targets = (1...5).map { FrameReading.Target(Rect(columns: 0..<20, rows: $0..<$0 + 1)) }
    let texts = TargetTexts(["Green tea  3.20", "Right", "right", "7", "b"])
    #expect(LineCommand(line, for: reading, texts: texts) == command)
    reading.field = .entry
    #expect(LineCommand("Right", for: reading, texts: texts) == .type("Right"))
  }

  @Test("presses no key for the focus among several targets, where no one hears what has it")
  func focus() {
    var reading = reading(nil)
    reading.focusKeys = [Key(.enter), Key(.down)]
    for line in ["enter", "down"] { #expect(LineCommand(line, for: reading) == .unknown) }
    reading.targets = Array(reading.targets.prefix(1))
    #expect(LineCommand("enter", for: reading) == .press(Key(.enter)))
    // They are said to change values, so they open nothing and go nowhere.
    reading.focusKeys = [Key(.left), Key(.right)]
    for line in ["left", "right"] { #expect(LineCommand(line, for: reading) == .unknown) }
    reading.focusKeys = []
    #expect(LineCommand("left", for: reading) == .press(Key(.left)))
  }

  @Test("reads the ends of a screen by the keys that go there, unless they mean something else")
  func ends() {
    var reading = reading(nil)
    #expect(LineCommand("home", for: reading) == .press(Key(.home)))
    reading.focusKeys = [Key(.home), Key(.end)]
    #expect(LineCommand("Home", for: reading) == .readStart)
    #expect(LineCommand("end", for: reading) == .readEnd)
    #expect(LineCommand("home", for: reading, texts: TargetTexts(["Home"])) == .choose(0))
    reading.field = .line
    #expect(LineCommand(":home", for: reading) == .readStart)
  }

  @Test(
    "is text in an answer, unless it begins with a colon",
    arguments: [
      ("2", .type("2")), ("B", .type("B")), (" とやま ", .type("とやま")), ("", .press(Key(.enter))),
      (":2", .choose(1)), ("：2", .choose(1)), (":b", .press(Key(.escape))), ("::2", .type(":2")),
      ("key b", .type("key b")), (":key b", .press(Key(.character("b")))),
      (":?", .help), (":gone", .unknown), (":7", .noLine("7")),
      ("：ｂ", .press(Key(.escape))), (":？", .help), (":ｑ", .press(Key(.character("c"), .control))),
      (":x", .press(Key(.character("x"), .control))),
      (":Ctrl-X", .press(Key(.character("x"), .control))), (":PgDn", .press(Key(.pageDown))),
      (":Ctrl--", .press(Key(.character("-"), .control))), ("backtab", .type("backtab")),
      ("A-1", .type("A-1")),
      (":y", .press(Key(.character("y")))), ("y", .type("y")), ("m", .type("m")),
      ("m 3", .type("m 3")),
    ] as [(String, LineCommand)])
  func answer(line: String, command: LineCommand) {
    #expect(LineCommand(line, for: reading(.entry)) == command)
  }

  @Test(
    "names a hit of a search by its number, and is searched for otherwise",
    arguments: [
      ("2", .choose(1)), ("4", .noLine("4")), ("４", .noLine("４")), ("4a", .type("4a")),
      ("12345", .type("12345")), ("北", .type("北")),
    ] as [(String, LineCommand)])
  func search(line: String, command: LineCommand) {
    #expect(LineCommand(line, for: reading(.search)) == command)
  }

  @Test(
    "that is empty chooses the first hit of a search, but no line before one",
    arguments: [true, false])
  func emptySearch(isFieldEmpty: Bool) {
    var reading = reading(.search)
    reading.isFieldEmpty = isFieldEmpty
    #expect(LineCommand("", for: reading) == (isFieldEmpty ? .askAgain : .press(Key(.enter))))
    reading.targets = Array(reading.targets.prefix(1))
    #expect(LineCommand("", for: reading) == .press(Key(.enter)))
  }

  @Test(
    "that is a command without its colon isn't a text, in an answer, a search or a form",
    arguments: [
      "b", "q", "exit", "?", "h", "+", "-", ".", "keys", "m 2", "x", "ctrl+t", "Ctrl-T", "alt+2",
    ],
    [FrameReading.Field.entry, .search, .line])
  func lacksColon(line: String, field: FrameReading.Field) {
    #expect(LineCommand(line, for: reading(field)) == .lacksColon(line))
    #expect(LineCommand(line, for: reading(field)).events(for: reading(field)).isEmpty)
    #expect(LineCommand("b", for: reading(.text)) == .type("b"))
  }

  @Test(
    "is entered with Enter only where a text is asked for, which Enter can leave",
    arguments: [
      (nil, false), (.search, false), (.line, true), (.entry, true),
    ] as [(FrameReading.Field?, Bool)])
  func enter(field: FrameReading.Field?, isEntered: Bool) {
    let reading = reading(field)
    let events = LineCommand.type("x").events(for: reading)
    #expect(events.contains(.key(Key(.enter))) == isEntered)
  }

  @Test(
    "that names a line of a form isn't a text either",
    arguments: [
      ("2", .lacksColon("2")), ("３", .lacksColon("３")), ("4", .type("4")), (":2", .choose(1)),
      ("::2", .type(":2")),
    ] as [(String, LineCommand)])
  func numberInForm(line: String, command: LineCommand) {
    #expect(LineCommand(line, for: reading(.line)) == command)
    var secret = reading(.line)
    secret.isSecret = true
    if line == "2" { #expect(LineCommand(line, for: secret) == .type("2")) }
  }

  @Test("says of each command without its colon how to give it, and how to type it")
  func words() {
    for words in [LineWords.english, .japanese] {
      #expect(words.lacksColon("m 2").contains(":m 2"))
      #expect(!words.lacksColon("m 2").contains("*"))
      let inSearch = words.noLine("7", in: reading(.search))
      #expect(inSearch.ranges(of: "7").count > 1 && !inSearch.contains("*"))
      #expect(words.noLine("7", in: reading(nil)).ranges(of: "7").count == 1)
      #expect(words.more(for: reading(.search)).contains(":+"))
      #expect(!words.more(for: reading(nil)).contains(":+"))
    }
  }

  @Test("is asked for by what can be typed: in a search a number only if something has one")
  func question() {
    var reading = reading(.search)
    #expect(LineWords.english.question(for: reading) == "search or number")
    reading.targets = []
    #expect(LineWords.english.question(for: reading) == "search")
  }

  @Test("keeps its blanks in a text", arguments: [FrameReading.Field.line, .text])
  func text(field: FrameReading.Field) {
    #expect(LineCommand(" a ", for: reading(field)) == .type(" a "))
    #expect(LineCommand(" ::a ", for: reading(field)) == .type(" :a "))
  }

  @Test(
    "may begin a secret with a colon, except for a command",
    arguments: [
      (":b", .press(Key(.escape))), (":-) x", .type(":-) x")), (":", .type(":")),
      ("::a ", .type("::a ")),
    ]
      as [(String, LineCommand)])
  func secret(line: String, command: LineCommand) {
    var reading = reading(.line)
    reading.isSecret = true
    #expect(LineCommand(line, for: reading) == command)
  }

  @Test("replaces what stands in a field, and enters it unless it is searched for")
  func events() {
    let typed: [InputEvent] = [.key(Key(.character("u"), .control)), .paste("a")]
    #expect(LineCommand.type("a").events(for: reading(.search)) == typed)
    for field in [FrameReading.Field.entry, .line] {
      #expect(LineCommand.type("a").events(for: reading(field)) == typed + [.key(Key(.enter))])
    }
    #expect(
      LineCommand.type("a").events(for: reading(.text)) == [
        .key(Key(.end, .control)), .paste("a"), .key(Key(.enter)),
      ])
  }

  @Test("starts a new line at the end of a text before it adds one")
  func addedLine() {
    var reading = reading(.text)
    reading.endsWithoutNewline = true
    let enter = InputEvent.key(Key(.enter))
    #expect(
      LineCommand.type("a").events(for: reading) == [
        .key(Key(.end, .control)), enter, .paste("a"), enter,
      ])
  }

  /// A frame with three targets and two modes.
  private func reading(_ field: FrameReading.Field?) -> FrameReading {
    var reading = FrameReading(
      titles: ["Home"], body: Rect(columns: 0..<20, rows: 1..<9))
    reading.targets = (1...3).map {
      FrameReading.Target(Rect(columns: 0..<20, rows: $0..<$0 + 1))
    }
    (reading.modes, reading.modeKeys) = (["Learn", "Review 3"], [nil, Key(.function(2))])
    reading.field = field
    reading.controlLetters = field == nil ? [] : ["x"]
    return reading
  }
}
