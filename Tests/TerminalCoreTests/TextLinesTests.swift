import TerminalCore
import Testing

@Suite("Text broken into lines")
struct TextLinesTests {
  @Test(
    "lines break at spaces, and anywhere between wide characters",
    arguments: [
      ("one two", 7, ["one two"]),
      ("one two", 6, ["one", "two"]),
      ("one two three", 8, ["one two", "three"]),
      ("県庁所在地", 4, ["県庁", "所在", "地"]),
      ("県庁はA city", 9, ["県庁はA", "city"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a\n\nb", 9, ["a", "", "b"]),
      ("a\r\nb", 9, ["a", "b"]),
      ("one\r\ntwo", 3, ["one", "two"]),
      ("one  \r\n\r\ntwo", 3, ["one", "", "two"]),
      ("県\r\n庁\r\n", 4, ["県", "庁", ""]),
      ("", 9, [""]),
      ("奈良(なら)の県庁(けんちょう)は？", 20, ["奈良(なら)の", "県庁(けんちょう)は？"]),
      ("ここの県庁(けんちょう)は？", 9, ["ここの", "県庁(けん", "ちょう)", "は？"]),
      ("ここの県庁所在地は？", 9, ["ここの県", "庁所在地", "は？"]),
      ("これで12月(がつ)です。", 9, ["これで", "12月(が", "つ)です。"]),
      ("県庁(けんちょう)は？", 9, ["県庁(けん", "ちょう)", "は？"]),
      ("結果は残(のこ)りません。", 14, ["結果は", "残(のこ)りま", "せん。"]),
      ("名は？（建物(たてもの)の階）", 16, ["名は？", "（建物(たてもの)", "の階）"]),
      ("もう復習(ふくしゅう)できます。", 28, ["もう", "復習(ふくしゅう)できます。"]),
      ("Enter。わからないときは", 9, ["Enter。", "わからな", "いときは"]),
      ("次はきょうです。", 14, ["次はきょう", "です。"]),
      ("次は4月24日(にじゅうよっか)です。", 28, ["次は4月", "24日(にじゅうよっか)です。"]),
      ("地名は漢字(かんじ)", 12, ["地名は", "漢字(かんじ)"]),
      ("それは約50秒(びょう)です", 12, ["それは約", "50秒(びょう)", "です"]),
      ("どの駅 (abc)", 7, ["どの駅", "(abc)"]),
      ("県", 1, ["県"]),
    ])
  func breaks(text: String, width: Int, lines: [String]) {
    #expect(TextLines(text, width: width).lines == lines)
  }

  @Test("no line is too wide", arguments: 2...12)
  func fits(width: Int) {
    let lines = TextLines("愛知県の県庁所在地は Nagoya です。", width: width).lines
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    #expect(lines.joined().filter { $0 != " " } == "愛知県の県庁所在地はNagoyaです。")
  }
}
