import TerminalCore
import Testing

@Suite("a part of a text")
struct TextPartTests {
  @Test(
    "is replaced wherever it occurs",
    arguments: [
      ("a, b, c", ", ", ";", "a;b;c"), ("#1 #2", "#", "\\#", "\\#1 \\#2"),
      ("aaa", "aa", "b", "ba"), ("よっつ", "っつ", "つ", "よつ"), ("終わり。", "。", "。\n", "終わり。\n"),
      ("a:b", ":", "::", "a::b"), ("abc", "x", "y", "abc"), ("ab", "abc", "y", "ab"),
      ("", "x", "y", ""),
      ("Kyoto Prefecture", " Prefecture", "", "Kyoto"),
    ])
  func replacing(text: String, part: String, replacement: String, result: String) {
    #expect(text.replacing(part: part, by: replacement) == result)
  }

  @Test(
    "is found at the beginning, in the middle and at the end",
    arguments: [
      ("walks/pick.keys", "walks", true), ("walks/pick.keys", "/pick", true),
      ("walks/pick.keys", ".keys", true), ("walks/pick.keys", "picks", false),
      ("市区町村", "区町", true), ("keys", "keys.", false), ("", "x", false),
    ])
  func containing(text: String, part: String, isThere: Bool) {
    #expect(text.contains(part: part) == isThere)
  }
}
