import KeyScript
import KeyScriptTools
import TerminalCore
import Testing

@Suite("Invisible characters")
struct VisibilityTests {
  /// Control characters, direction marks, separators and tags, with their escapes in scripts and
  /// JSON.
  static let invisible: [(scalar: Unicode.Scalar, script: String, json: String)] = [
    ("\u{1B}", "\\u{1b}", "\\u001b"), ("\u{7F}", "\\u{7f}", "\\u007f"),
    ("\u{85}", "\\u{85}", "\\u0085"),
    ("\u{9B}", "\\u{9b}", "\\u009b"), ("\u{AD}", "\\u{ad}", "\\u00ad"),
    ("\u{61C}", "\\u{61c}", "\\u061c"), ("\u{180E}", "\\u{180e}", "\\u180e"),
    ("\u{200B}", "\\u{200b}", "\\u200b"), ("\u{200F}", "\\u{200f}", "\\u200f"),
    ("\u{2028}", "\\u{2028}", "\\u2028"), ("\u{2029}", "\\u{2029}", "\\u2029"),
    ("\u{202E}", "\\u{202e}", "\\u202e"), ("\u{2060}", "\\u{2060}", "\\u2060"),
    ("\u{2067}", "\\u{2067}", "\\u2067"), ("\u{FEFF}", "\\u{feff}", "\\ufeff"),
    ("\u{E0041}", "\\u{e0041}", "\\udb40\\udc41"), ("\n", "\\n", "\\n"),
  ]

  /// Visible characters, and characters that join them.
  static let visible = "a \u{A0}é東葛󠄀👨‍👩‍👧かん ｶﾞ क्‍ष"

  @Test("are escaped everywhere in a report", arguments: invisible)
  func report(scalar: Unicode.Scalar, script: String, json: String) throws {
    let file = "a\(scalar)b\(Self.visible).keys"
    let report = try play(
      "note \"\\u{\(String(scalar.value, radix: 16))}\"\nexpect depth 2", file: file)
    let text = report.description
    #expect(text.hasPrefix("a\(script)b\(Self.visible).keys:4: expect depth 2\n"))
    #expect(text.contains("\nnote: \(script)\n"))
    #expect(!text.unicodeScalars.contains { $0 == scalar && scalar != "\n" })
    #expect(try play("", file: file).description == "a\(script)b\(Self.visible).keys: passed")
  }

  @Test("are escaped everywhere in JSON", arguments: invisible)
  func json(scalar: Unicode.Scalar, script: String, json: String) throws {
    let file = "a\(scalar)b\(Self.visible).keys"
    let line = try play("", file: file).json
    #expect(
      line == "{\"file\":\"a\(json)b\(Self.visible).keys\",\"status\":\"passed\",\"time\":0.0}")
    #expect(!line.unicodeScalars.contains(scalar))
  }

  @Test("are escaped in the line of a mistake, with the caret in the right place")
  func mistake() {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "keys 1\n\ttype \u{202E}b \u{9B}c", file: "a\nb.keys")
    }
    #expect(
      error?.description == """
        a\\nb.keys:2:7: “\\u{202e}b” is not a text in quotes
          \ttype \\u{202e}b \\u{9b}c
          \t     ^~~~~~~~~
        """)
  }

  @Test(
    "are quoted for a shell in the command of a report",
    arguments: [
      ("a\nb", "$'a\\x0ab'"), ("a'\u{9B}\\", "$'a\\'\\xc2\\x9b\\\\'"), ("a b", "'a b'"), ("東", "東"),
      ("-x.keys", "./-x.keys"),
    ])
  func command(file: String, word: String) throws {
    let failure = try play("expect depth 2", file: file).failure
    #expect(failure?.command == "app replay --until 3 \(word)")
  }
}
