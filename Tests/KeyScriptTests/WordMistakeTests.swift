import KeyScript
import Testing

@Suite("A mistaken word of a script")
struct WordMistakeTests {
  private func mistake(_ line: String) -> ScriptError? {
    #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\n" + line, file: "a.keys") }
  }

  @Test(
    "leads to the key that it means elsewhere",
    arguments: [
      ("PageDown", "pgdn"), ("page_up", "pgup"), ("btab", "backtab"), ("S-tab", "backtab"),
      ("shift-tab", "backtab"), ("Ctrl-C", "ctrl+c"), ("Alt-4", "alt+4"), ("Del", "delete"),
      ("RET", "enter"), ("Return", "enter"), ("SPC", "space"), ("bksp", "backspace"),
      ("Ctrl+PageDown", "ctrl+pgdn"), ("C-M-Del", "ctrl+alt+delete"), ("back-space", "backspace"),
      ("cmd+K", "ctrl+k"), ("retrun", "enter"), ("ctrl+retrun", "ctrl+enter"), ("dwon", "down"),
    ])
  func keys(word: String, key: String) {
    let problem = mistake("key \(word)")?.problem.description
    #expect(problem == "there is no key “\(word)”; did you mean “\(key)”?")
  }

  @Test("leads to no key if it means one that there isn't", arguments: ["F21", "ctrl-f0"])
  func absentKeys(word: String) {
    let problem = mistake("key \(word)")?.problem.description
    #expect(problem?.hasPrefix("there is no key “\(word)”, only enter, esc,") == true)
  }

  @Test("is typed if no key has such a name", arguments: ["ab", "hello", "Tokyo"])
  func typedWords(word: String) {
    let problem = mistake("key \(word)")?.problem.description
    #expect(problem?.hasPrefix("there is no key “\(word)”, only enter, esc,") == true)
    #expect(problem?.hasSuffix("; `type \"\(word)\"` types it") == true)
  }

  @Test(
    "may have a blank in it that looks like one between words",
    arguments: [
      (
        "key down\u{A0}up",
        """
        a.keys:2:9: there is a no-break space (U+00A0) here; write a blank
          key down\u{A0}up
                  ^
        """
      ),
      (
        "\u{3000}key down",
        """
        a.keys:2:1: there is an ideographic space (U+3000) here; write a blank
          \u{3000}key down
          ^~
        """
      ),
    ])
  func otherBlanks(line: String, description: String) {
    #expect(mistake(line)?.description == description)
  }

  @Test(
    "is not said to have such a blank if that is in a text",
    arguments: ["type \"a\u{3000}b", "click \"a\u{3000}b\"", "type \"a\" \"\u{3000}b\""])
  func blanksInTexts(line: String) {
    #expect(mistake(line)?.problem.description.contains("U+3000") == false)
  }

  @Test(
    "is answered with what to write",
    arguments: [
      ("expect route", "expected a path such as home/cities:23"),
      ("wait 1.5s", "“1.5s” is not a time up to 1000000s such as 150ms or 2s; write `1500ms`"),
      ("set load .25s", "“.25s” is not a time such as 300ms, or `fail`"),
      ("set load 0.25s", "“0.25s” is not a time such as 300ms, or `fail`; write `250ms`"),
      ("wait 1.5ms", "“1.5ms” is not a time up to 1000000s such as 150ms or 2s; write `1500us`"),
      ("wait 1", "“1” is not a time up to 1000000s such as 150ms or 2s; write `1s` or `1ms`"),
      ("wait 1m", "“1m” is not a time up to 1000000s such as 150ms or 2s; write `60s`"),
      ("wait 999999m", "“999999m” is not a time up to 1000000s such as 150ms or 2s"),
      ("wait 1.5us", "“1.5us” is not a time up to 1000000s such as 150ms or 2s"),
      ("set seed -1", "“-1” is not a number from 0 to 18446744073709551615"),
      ("type ‘a’", "“‘a’” is not a text in quotes; write straight quotes, as in \"text\""),
      ("type a", "“a” is not a text in quotes"),
      (
        "expect style \"x\" bold plain", "`plain` means no attributes; leave it or the others out"
      ),
    ])
  func remedies(line: String, description: String) {
    #expect(mistake(line)?.problem.description == description)
  }

  @Test(
    "is an empty text or expression that would be found anywhere",
    arguments: [
      ("expect text \"\"", 13), ("expect no text \"\"", 16), ("expect count \"\" 0", 14),
      ("expect style \"\" plain", 14), ("click at \"\"", 10), ("expect match //", 14),
      ("expect no match // row 2", 17), ("expect screen masking //", 23),
    ])
  func emptiness(line: String, column: Int) {
    let error = mistake(line)
    #expect(error?.problem == .empty(line.contains("/") ? .pattern : .text))
    #expect(error?.column == column)
  }

  @Test("points to the first byte that is not UTF-8")
  func encoding() {
    let bytes = Array("keys 1\nnote \"東京".utf8) + [0x93, 0x8C, 0x22]
    var chunks = [bytes]
    var reader = ScriptReader(file: "a") { chunks.popLast() ?? [] }
    let error = #expect(throws: ScriptError.self) { while try reader.next() != nil {} }
    #expect(error?.problem == .notUTF8)
    #expect(error?.column == 9)
    #expect(error?.length == 1)
  }
}
