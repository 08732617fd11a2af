import KeyScript
import Testing

@Suite("Mistakes in a script")
struct MistakeTests {
  @Test(
    "a mistake is reported with its place and the nearest word",
    arguments: [
      (
        "\0key down",
        """
        a.keys:2:1: there is no directive “\\u{0}key”; did you mean “key”?
          \\u{0}key down
          ^~~~~~~~
        """
      ),
      (
        "kye down",
        """
        a.keys:2:1: there is no directive “kye”; did you mean “key”?
          kye down
          ^~~
        """
      ),
      (
        "  key entr*3 # x",
        """
        a.keys:2:7: there is no key “entr”; did you mean “enter”?
            key entr*3 # x
                ^~~~
        """
      ),
      (
        "key ctlr+l",
        """
        a.keys:2:5: there is no key “ctlr+l”; did you mean “ctrl+l”?
          key ctlr+l
              ^~~~~~
        """
      ),
      (
        "key ctrl+pgdown",
        """
        a.keys:2:5: there is no key “ctrl+pgdown”; did you mean “ctrl+pgdn”?
          key ctrl+pgdown
              ^~~~~~~~~~~
        """
      ),
      (
        "key",
        """
        a.keys:2:5: expected a key such as enter or ctrl+l
          key
              ^
        """
      ),
      (
        "key down*0",
        """
        a.keys:2:10: “0” is not a number from 1 to 10000
          key down*0
                   ^
        """
      ),
      (
        "key enter*",
        """
        a.keys:2:5: expected a number from 1 to 10000
          key enter*
              ^~~~~~
        """
      ),
      (
        "key ENTER",
        """
        a.keys:2:5: there is no key “ENTER”; did you mean “enter”?
          key ENTER
              ^~~~~
        """
      ),
      (
        "click \"東京\"",
        """
        a.keys:2:7: expected `at`, as in `click at "東京"` or `click at 10,5`
          click "東京"
                ^~~~~~
        """
      ),
      (
        "raw \"\\u{110000}\"",
        """
        a.keys:2:6: “\\u{110000}” is not a character; write its number with hexadecimal digits, as in \\u{1b}
          raw "\\u{110000}"
               ^~~~~~~~~~
        """
      ),
      (
        "expect match /[/",
        """
        a.keys:2:14: in the regular expression “[”, a “[” has no “]”; write \\[ for the character
          expect match /[/
                       ^~~
        """
      ),
      (
        "type \"なご",
        """
        a.keys:2:6: the text has no closing quote
          type "なご
               ^~~~~
        """
      ),
      (
        "type \"都道\\q府\"",
        """
        a.keys:2:9: there is no escape “\\q”; there is \\n, \\t, \\", \\\\, \\$ and \\u{…}, in `raw` also \\xff
          type "都道\\q府"
                    ^~
        """
      ),
      (
        "type \"葛󠄀\" \"b\"",
        """
        a.keys:2:10: nothing can follow here, but there is “"b"”
          type "葛󠄀" "b"
                    ^~~
        """
      ),
      (
        "wait 2min",
        """
        a.keys:2:6: “2min” is not a time up to 1000000s such as 150ms or 2s; write `120s`
          wait 2min
               ^~~~
        """
      ),
      (
        "swipe left 0,1 9,1 in 1s",
        """
        a.keys:2:7: the swipe goes right, not left
          swipe left 0,1 9,1 in 1s
                ^~~~
        """
      ),
      (
        "expect screen\n|a|\n|b\nend",
        """
        a.keys:4:1: each row of a screen must be between bars, and `end` must follow the last one
          |b
          ^~
        """
      ),
      (
        "expect screen\n|a|",
        """
        a.keys:2:1: the screen has no `end`
          expect screen
          ^~~~~~~~~~~~~
        """
      ),
      (
        "term 80",
        """
        a.keys:2:6: “80” is not a size from 1x1 to 1000x1000, such as 80x24
          term 80
               ^~
        """
      ),
      (
        "term 80x24 colour=mono",
        """
        a.keys:2:12: there is no option “colour”; did you mean “color”?
          term 80x24 colour=mono
                     ^~~~~~
        """
      ),
      (
        "term 80x24 color=",
        """
        a.keys:2:18: there is no value “”, only mono, 16, 256
          term 80x24 color=
                           ^
        """
      ),
      (
        "key down\n\tlocale ja",
        """
        a.keys:3:2: `locale` must be in the header, before all events
          \tlocale ja
          \t^~~~~~~~~
        """
      ),
    ])
  func places(lines: String, description: String) {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "keys 1\n" + lines, file: "a.keys")
    }
    #expect(error?.description == description)
  }

  @Test(
    "anything malformed is refused at the column of the mistake",
    arguments: [
      ("xyzzyx", 1), ("keys 1", 1), ("end", 1), ("key *3*", 5), ("key \\u{110000}", 5),
      ("key F1", 5), ("key ctrl+", 5), ("key ctrl+ctrl+a", 5), ("key shift", 5), ("type a", 6),
      ("type", 6), ("type \"a\"b", 9), ("type \"a\\", 6), ("type \"\\u{}\"", 7),
      ("type \"\\u{d800}\"", 7), ("type \"\\u41\"", 7), ("type \"\\u{+1b}\"", 7),
      ("raw \"\\x+b\"", 6),
      ("wait 1000000000s", 6), ("click at 10000,1", 10), ("expect style \"a\" fg=+4", 21),
      ("type \"\\xff\"", 7), ("raw \"\\xf\"", 6),
      ("raw \"\\xgg\"", 6), ("wait", 6), ("wait 5", 6), ("wait -5ms", 6), ("wait 1.5s", 6),
      ("wait 1ms 2ms", 10), ("settle now", 8), ("frame 0", 7), ("frame -1", 7),
      ("frame 1234567890", 7), ("mouse", 7), ("mouse click 1,1", 7), ("mouse press 1,1", 13),
      ("mouse press left", 18), ("mouse press lef 1,1", 13), ("mouse press left 1;1", 18),
      ("mouse move 1,1 in", 19), ("mouse move 1,1 for 1s", 16), ("mouse release 1,", 15),
      ("swipe 0,1 9,1", 7), ("swipe right 1,1 01,1", 17), ("click 1,1", 7), ("click at", 10),
      ("click at 1", 10), ("scroll", 8), ("scroll away", 8), ("scroll up 0", 11),
      ("scroll up at", 14), ("resize 0x1", 8), ("resize 1001x1", 8), ("focus", 7),
      ("focus on", 7), ("signal kill", 8), ("note a", 6), ("expect", 8), ("expect txt \"a\"", 8),
      ("expect active", 15), ("expect no", 11), ("expect no leak", 11), ("expect text", 13),
      ("expect text \"a\" row", 21), ("soft", 6), ("soft text \"a\"", 6), ("soft expect", 13),
      ("soft settle", 6), ("expect count \"a\"", 18), ("expect count \"a\" -1", 18),
      ("expect screen masking", 23), ("expect screen masking \"a\"", 23),
      ("expect screen within 1s masking /a/", 25), ("expect screen masking /(/", 23),
      ("expect text \"a\" row x", 21), ("expect match ^a", 14), ("expect match /a", 14),
      ("expect match /(/", 14), ("expect match /a/b", 17), ("expect depth 0", 14),
      ("expect cursor visible", 15), ("expect style \"a\"", 18), ("expect style \"a\" fat", 18),
      ("expect style \"a\" row 1", 18), ("expect style \"a\" fg=256", 21), ("expect journal", 16),
      ("expect journal within 2s", 16),
      ("expect idle within", 20), ("expect idle with 2s", 13), ("snapshot", 10),
      ("snapshot ../a", 10), ("snapshot a.txt", 10), ("quit now", 6), ("locale", 8),
      ("locale 日本", 8), ("open", 6), ("set", 5), ("set sead 1", 5), ("set seed", 10),
      ("set seed x", 10), ("set seed 18446744073709551616", 10), ("set now today", 9),
      ("set now 2026-02-29T00:00:00Z", 9), ("set now 2026-01-01T24:00:00Z", 9), ("set load", 10),
      ("set load slow", 10), ("set state", 11), ("term", 6), ("term 0x0", 6),
      ("term 80x24 theme=blue", 18), ("term 80x24 theme=dark theme=dark", 23),
      ("set seed 1\nset seed 2", 1),
    ])
  func malformed(line: String, column: Int) {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\n" + line) }
    #expect(error?.column == column)
    #expect(error?.line == 1 + line.split(separator: "\n").count)
  }

  @Test(
    "a script without its version, or with another one, is refused",
    arguments: [
      ("", ScriptProblem.versionMissing, 1), ("# nothing\n\n", .versionMissing, 2),
      ("\nterm 80x24\nkeys 1", .versionMissing, 2), ("key down", .versionMissing, 1),
      ("keys 2", .versionUnknown("2"), 1), ("keys", .missing(.version), 1),
      ("root:x:0:0:root", .versionMissing, 1), ("\"open", .versionMissing, 1),
      ("# mine\n\tkeyz 1", .versionMissing, 2),
    ])
  func version(text: String, problem: ScriptProblem, line: Int) {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text) }
    #expect(error?.problem == problem)
    #expect(error?.line == line)
  }

  @Test("invalid UTF-8 and foreign line endings are refused on their line")
  func encoding() {
    func problem(_ bytes: [UInt8]) -> ScriptProblem? {
      var chunks = [Array("keys 1\n".utf8) + bytes]
      var reader = ScriptReader(file: "a") { chunks.popLast() ?? [] }
      return #expect(throws: ScriptError.self) { while try reader.next() != nil {} }?.problem
    }
    #expect(problem([0x23, 0xFF]) == .notUTF8)
    #expect(problem(Array("key down\r\n".utf8)) == .carriageReturn)
    #expect(problem(Array("\r\n".utf8)) == .carriageReturn)
  }

  @Test("a word unlike any other gets a list of all words instead of a suggestion")
  func noSuggestion() {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\nmouse shake 1,1") }
    #expect(
      error?.problem.description
        == "there is no mouse action “shake”, only press, move, release")
  }
}
