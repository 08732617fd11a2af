import TerminalCore
import Testing

@testable import KeyScript

@Suite("A named part of a row")
struct NamedPartTests {
  @Test(
    "is what the first match has there, and of several the one that the expression prefers",
    arguments: [
      (#"(?<n>[0-9]+)"#, "a 12 34", ["n": "12"]), (#"(?<n>[0-9]+?)"#, "a 12", ["n": "1"]),
      (#"(?<a>.*) = (?<b>.*)"#, "x = y = z", ["a": "x = y", "b": "z"]),
      (#"(?<a>.*?) = (?<b>.*)"#, "x = y = z", ["a": "x", "b": "y = z"]),
      (#"^(?<first>\S+)\s+(?<last>.+?)\s*$"#, "東京 が ある  ", ["first": "東京", "last": "が ある"]),
      (#"(?<a>b|bc)(?<c>c?)"#, "bc", ["a": "b", "c": "c"]),
      (#"(?<a>bc|b)(?<c>c?)"#, "bc", ["a": "bc", "c": ""]),
      (#"x(?<a>y)?z"#, "xz", ["a": ""]), (#"(?<a>(?<b>.)b)"#, "ab", ["a": "ab", "b": "a"]),
      (#"(?:(?<last>\d),?)+"#, "1,2,3", ["last": "3"]), (#"(?<a>)b"#, "ab", ["a": ""]),
      (#"(?<a>a*)*c"#, "aac", ["a": "aa"]), (#"(?<a>x){0}"#, "x", ["a": ""]),
      (#"(?<が>が+)"#, "ががが", ["が": "ががが"]),
    ])
  func parts(pattern: String, row: String, parts: [String: String]) throws {
    #expect(try RowPattern(pattern).parts(of: row) == parts)
  }

  @Test("has its name once, whatever repeats it", arguments: ["{0}", "", "{2}", "+"])
  func names(count: String) throws {
    #expect(try RowPattern("(?<b>x)\(count)(?<a>y)").partNames == ["b", "a"])
  }

  @Test("is only there if the row matches", arguments: [#"(?<n>\d)"#, #"^(?<n>b)"#])
  func noMatch(pattern: String) throws {
    #expect(try RowPattern(pattern).parts(of: "ab") == nil)
  }

  @Test("takes no more time than a match, whatever the expression", arguments: [20, 40])
  func time(count: Int) throws {
    let pattern = "(?<n>(?:a?){\(count)}a{\(count)})"
    let row = String(repeating: "a", count: count)
    #expect(try RowPattern(pattern).parts(of: row) == ["n": row])
  }

  @Test(
    "needs a name of its own",
    arguments: [
      ("(?<n", "a name in"), ("(?<>a)", "a name in"), ("(?<a b>c)", "a name in"),
      ("(?<n>a)(?<n>b)", "two parts are named “n”"), ("(?=a)", "only (?: and (?<name>"),
    ])
  func mistakes(pattern: String, words: String) throws {
    let fault = #expect(throws: RowPattern.Fault.self) { try RowPattern(pattern) }
    #expect("\(try #require(fault))".contains(words))
  }

  @Test(
    "is the text of a variable in the lines after it",
    arguments: [
      #"expect match /(?<n>[0-9]) of (?<all>[0-9])/\ntype "${all}${n}"\nexpect text "7 of 997""#,
      #"define read\nexpect match /(?<n>[0-9])/\ntype "=${n}"\nend\ncall read\nexpect text "9=7""#,
      #"expect match /(?<n>[0-9])/\nexpect match /(?<n>[0-9]) *$/\ntype "${n}"\nexpect text "99""#,
      #"expect match /9(?<n>x){0}/\ntype "<${n}>"\nexpect text "9<>""#,
      #"soft expect match /(?<x>of)/ within 1s\ntype "${x}"\nexpect text "9of""#,
      #"let n = "x"\nexpect match /(?<n>[0-9])/\nlet m = "<${n}>"\ntype "${m}"\nexpect text "9<7>""#,
    ])
  func variables(lines: String) throws {
    let report = try play("type \"7 of 9\"\n" + lines.replacing("\\n", with: "\n"))
    #expect("\(report)" == "walk.keys: passed")
  }

  @Test(
    "is known to all definitions that are being played, and after them",
    arguments: [
      "call outer\nexpect text \"7 of 97\"", "let n = \"old\"\ncall outer\nexpect text \"7 of 97\"",
      "call outer\ntype \"${n}\"\nexpect text \"977\"",
    ])
  func nestedDefinitions(lines: String) throws {
    let report = try play(
      """
      define inner
      expect match /(?<n>[0-9])/
      end
      define outer
      call inner
      type "${n}"
      end
      type "7 of 9"

      """ + lines)
    #expect("\(report)" == "walk.keys: passed")
  }

  @Test("gives way to a text from outside, as `let` does")
  func outside() throws {
    let report = try play(
      "type \"5\"\nexpect match /(?<n>\\d)/\ntype \"${n}\"\nexpect text \"59\"\n"
    ) {
      $0.variables = ["n": "9"]
    }
    #expect("\(report)" == "walk.keys: passed")
  }

  @Test(
    "fails what looks for it if it is empty, which would be found anywhere",
    arguments: [
      "expect no text \"${n}\"", "expect count \"${n}\" 0", "expect text \"${n}\"",
      "expect style \"${n}\" plain", "click at \"${n}\"",
    ])
  func emptyPart(line: String) throws {
    let report = try play("type \"9\"\nexpect match /9(?<n>x){0}/\n\(line)\n")
    #expect("\(report)".contains("the text is empty, and would be found anywhere"))
  }

  @Test(
    "is unknown before its line, and to an expectation of its absence",
    arguments: [
      "type \"${n}\"\nexpect match /(?<n>a)/\n", "expect no match /(?<n>z)/\ntype \"${n}\"\n",
    ])
  func unknown(lines: String) throws {
    let mistake = try #require(play(lines).mistake)
    #expect("\(mistake)".contains("there is no variable “n”"))
  }
}
