import TerminalCore
import Testing

@Suite("the input encoder")
struct InputEncoderTests {
  private static let modifiers = (0..<8 as Range<UInt8>).map(KeyModifiers.init)

  @Test("writes every key so that it is read back the same", arguments: modifiers)
  func keys(modifiers: KeyModifiers) {
    let named: [Key.Code] =
      [
        .enter, .escape, .tab, .backspace, .insert, .delete, .up, .down, .left, .right, .home, .end,
        .pageUp, .pageDown,
      ] + (1...20).map { .function($0) }
    for code in named { expectRoundTrip(.key(Key(code, modifiers))) }
    guard !modifiers.isEmpty else { return }
    for scalar in (0x20..<0x7F as Range<UInt8>).map({ Unicode.Scalar($0) }) + ["é", "あ", "県", "🗾"] {
      expectRoundTrip(.key(Key(.character(Character(scalar)), modifiers)))
    }
  }

  @Test("writes mouse events so that they are read back the same", arguments: modifiers)
  func mouse(modifiers: KeyModifiers) {
    let actions: [MouseEvent.Action] =
      MouseEvent.Button.allCases.flatMap { [.press($0), .drag($0), .release($0)] }
      + MouseEvent.Wheel.allCases.map { .wheel($0) }
    for action in actions {
      for position in [Position(column: 0, row: 0), Position(column: 499, row: 299)] {
        expectRoundTrip(.mouse(MouseEvent(action, at: position, modifiers)))
      }
    }
  }

  @Test(
    "writes text, pastes and focus so that they are read back the same",
    arguments: [
      .text("a"), .text("東"), .text("が"), .text("ｶ\u{FF9E}"), .text("👨‍👩‍👧"), .paste("名古屋\n東京\tx"),
      .paste(""),
      .focus(true), .focus(false), .unknown(Array("\u{1B}[99~".utf8)), .unknown([0xFF]),
    ] as [InputEvent])
  func others(event: InputEvent) {
    expectRoundTrip(event)
  }

  @Test("writes a key that types a character as that character")
  func plainCharacter() {
    #expect(InputEncoder.bytes(of: .key(Key(.character("j")))) == Array("j".utf8))
  }

  @Test(
    "has no bytes for events that don't come as bytes",
    arguments: [.resize(Size(columns: 80, rows: 24)), .signal(.suspend)] as [InputEvent])
  func noBytes(event: InputEvent) {
    #expect(InputEncoder.bytes(of: event) == nil)
  }

  @Test("knows only function keys that have a name, and no two with the same", arguments: 1...24)
  func names(number: Int) {
    let key = Key(.function(number), .shift)
    #expect(key.name == "shift+f\(number)")
    #expect(Key(name: key.name) == (number <= 20 ? key : nil))
  }

  private func expectRoundTrip(
    _ event: InputEvent, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = InputEncoder.bytes(of: event) ?? []
    var decoder = InputDecoder()
    let events = decoder.feed(bytes) + decoder.flush()
    #expect(events == [event], "\(bytes)", sourceLocation: sourceLocation)
  }
}
