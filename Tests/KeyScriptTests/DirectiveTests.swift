import KeyScript
import TerminalCore
import Testing

@Suite("Directives as text")
struct DirectiveTests {
  @Test(
    "a header directive is printed as it was read",
    arguments: [
      "term 80x24", "term 1x1 color=mono glyphs=ascii theme=light motion=none",
      "term 1000x1000 color=16 glyphs=narrow theme=dark motion=reduced",
      "term 80x24 color=256 glyphs=unicode motion=full", "locale ja", "locale pt-BR",
      "set seed 7", "set seed 18446744073709551615", "set now 2026-04-01T09:00:00+09:00",
      "set now 2000-02-29T23:59:59-03:30", "set state empty", "set state \"empty\"",
      "set state fixtures/half-done", "set load 300ms", "set load fail", "set load 0s",
      "open social/prefecture-capital", "open \"a link\"", "open \"#1\"",
    ])
  func header(line: String) throws {
    let text = "keys 1\n\(line)\n"
    let script = try Script(parsing: text)
    #expect(script.text == text)
    #expect(try Script(parsing: script.text) == script)
  }

  @Test(
    "a directive is printed as it was read",
    arguments: [
      "key down down enter", "key down*12", "key ctrl+l alt+x f1 ?", "key backtab space",
      "key shift+up ctrl+alt+pgdn*3", "key * **2 5*3 + ctrl++ alt+* alt+**2", "key \" \\ alt+\\",
      "key alt+\\u{7} ctrl+\\u{301}", "key あ 葛󠄀", "type \"なごや\"", "type \"\"",
      "type \"# no comment\"",
      "type \"a\\n\\t\\\"\\\\\\u{1b}\"", "type \"\\u{301}e\u{301}\"", "type \"👨‍👩‍👧 ｶﾞ\"",
      "paste \"名古屋\\n\"",
      "wait 150ms", "wait 2s", "wait 1000000s", "wait 999999999999us", "wait 1500ms",
      "wait 7us", "settle", "frame 3",
      "mouse press left 0,10", "mouse press ctrl+right 3,4", "mouse move 40,10 in 200ms",
      "mouse move 40,10", "mouse move alt+left 1,2", "mouse release", "mouse release 1,2",
      "mouse release middle 1,2", "mouse release right", "swipe right 0,10 60,10 in 180ms",
      "swipe left 60,10 0,9", "swipe up 5,9 5,0", "swipe down 5,0 6,9", "click at \"東京都\"",
      "click at \"東京都\" row 3",
      "click at 10,5", "scroll down", "scroll up 3", "scroll left at 10,5",
      "scroll ctrl+right 2 at 0,0", "resize 100x30", "focus in", "focus out", "signal winch",
      "signal tstp", "signal cont", "signal term", "signal hup", "raw \"\\u{1b}[<0;10;5M\"",
      "raw \"\\xff\\xc3(\\\"\"", "note \"free text\"", "snapshot after-search", "snapshot 検索_1",
      "quit",
    ])
  func directives(line: String) throws {
    let text = "keys 1\n\(line)\n"
    let script = try Script(parsing: text)
    #expect(script.text == text)
    #expect(try Script(parsing: script.text) == script)
  }

  @Test(
    "an expectation is printed as it was read, with and without a limit",
    arguments: [
      "text \"市区町村\"", "text \"市区町村\" row 3", "no text \"a\"", "no text \"a\" row 0",
      "match /^> 東京/", "match /a\\/b\\\\/ row 5", "no match /x/ row 1",
      "route home/prefectures/cities:23", "route within", "route \"a b\"", "depth 3",
      "title \"市区町村\"", "focus \"名古屋市\"", "copied \"a\\nb\"", "cursor 12,4", "cursor hidden",
      "style \"名古屋市\" reverse", "style \"a\" plain", "style \"a\" plain fg=0",
      "style \"a\" bold dim reverse underline fg=4 bg=255", "style \"a\" bold row 3", "idle",
      "events \"C willDisappear(popped), A willAppear(revealed)\"",
      "journal pop cause=back trigger=key:esc", "journal \"within\" \"a b\"", "no leaks",
      "count \"✓\" 3", "count \"a\" 0", "screen", "screen\n|a |\n|||\n|end|\n||",
      "screen masking /[0-9]+\\/\"#秒/\n|a |",
    ])
  func expectations(expectation: String) throws {
    let lines = expectation.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for (word, limit) in [("", ""), ("", " within 2s"), ("soft ", ""), ("soft ", " within 2s")] {
      let end = lines[0].hasPrefix("screen") ? "\nend" : ""
      let first = "\(word)expect \(lines[0])\(limit)"
      let text = "keys 1\n" + ([first] + lines.dropFirst()).joined(separator: "\n") + end + "\n"
      let script = try Script(parsing: text)
      #expect(script.text == text)
      #expect(try Script(parsing: script.text) == script)
    }
  }

  @Test(
    "every key is printed by the name it was read from",
    arguments: Key.allNames,
    ["", "ctrl+", "alt+", "shift+", "ctrl+alt+", "ctrl+shift+", "alt+shift+", "ctrl+alt+shift+"])
  func keys(name: String, prefix: String) throws {
    guard let key = Key(name: prefix + name) else {
      #expect(name == "backtab")
      return
    }
    let directive = Directive.input(.keys([KeyPress(key, count: 2)]))
    let script = Script(lines: [ScriptLine(.header(.version)), ScriptLine(directive)])
    #expect(try Script(parsing: script.text) == script)
  }

  @Test("every character with Control or Alt is read back as it was printed")
  func characters() throws {
    let scalars = (0...0x3FF).compactMap(Unicode.Scalar.init).map(Character.init)
    let all: [Character] = scalars + ["葛󠄀", "👨‍👩‍👧", "\r\n", "e\u{301}\u{302}", "\u{200B}"]
    let presses = all.flatMap { character in
      [KeyModifiers.control, .alt, [.shift, .alt]].map { KeyPress(Key(.character(character), $0)) }
    }
    let lines = presses.map { ScriptLine(.input(.keys([$0]))) }
    let script = Script(lines: [ScriptLine(.header(.version))] + lines)
    #expect(try Script(parsing: script.text) == script)
  }

  @Test("a character in a key directive is the event of typing it")
  func typedKey() {
    #expect(KeyPress(Key(.character("?"))).event == .text("?"))
    #expect(KeyPress(Key(.character(" "))).event == .text(" "))
    #expect(KeyPress(Key(.character("l"), .control)).event == .key(Key(.character("l"), .control)))
  }

  @Test(
    "a time is converted to seconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-04-01T09:00:00+09:00", 1_775_001_600),
      ("2000-02-29T00:00:00+00:00", 951_782_400), ("1969-12-31T23:59:59-00:30", 1_799),
    ])
  func seconds(text: String, seconds: Int) {
    #expect(WallTime(text)?.secondsSince1970 == seconds)
  }
}
