import Testing

@testable import StudyCatalog

@Suite("The text of a note")
struct NoteTextTests {
  @Test(
    "has no markup, and stands on one line",
    arguments: [
      ("<b>hablar</b>", "hablar"), ("to live<br>(inf.)", "to live (inf.)"),
      ("<div>a</div><div>b</div>", "a b"), ("a &amp; b &lt;c&gt; &quot;d&quot;", "a & b <c> \"d\""),
      ("&#12354;&#x3044;&nbsp;x", "あい x"), ("5 < 6 & 7", "5 < 6 & 7"),
      ("a &wrong; b", "a &wrong; b"), ("2 &times; 3 &ne; caf&eacute;", "2 × 3 ≠ café"),
      ("&yuml;&rarr;&iexcl;", "ÿ→¡"),
      ("<!-- hidden -->x", "x"), ("<img src=\"a.png\">", ""), ("[sound:a.mp3]mountain", "mountain"),
      ("a\n\t b\u{3000}c", "a b c"), ("&", "&"), ("<", "<"), ("&#x110000;", "&#x110000;"),
      ("[sound:a", "[sound:a"), ("10<sup>2</sup>", "10²"), ("H<sub>2</sub>O", "H₂O"),
      ("a<sup>b</sup>", "a^b"), ("x<SUP>-1</SUP>", "x⁻¹"), ("<td>1</td><td>2</td>", "1 2"),
      ("<script>x()</script>y", "y"), ("a &lt b", "a &lt b"),
    ])
  func html(field: String, text: String) {
    #expect(NoteText(field, isHTML: true).text == text)
  }

  @Test("takes the readings of ruby, without the parentheses for programs that don't know it")
  func rubyMarkup() {
    let text = NoteText(
      "<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>の本", isHTML: true)
    #expect(text.text == "漢字の本" && text.kana == nil)
    #expect(NoteText("<ruby>山<rt>やま</rt></ruby>", isHTML: true).kana == "やま")
  }

  @Test("has no long tag, such as that of a picture that is written out")
  func longTag() {
    let field = "<img src=\"data:image/png;base64,\(String(repeating: "A", count: 9_000))\">sol"
    #expect(NoteText(field, isHTML: true).text == "sol")
  }

  @Test("takes time in proportion to its length", arguments: ["&", "<", "<a", "&lt", "[sound:"])
  func time(part: String) {
    let field = String(repeating: part, count: NoteText.longestField / part.utf8.count)
    #expect(!NoteText(field, isHTML: true).text.isEmpty)
  }

  @Test("keeps what looks like markup if the notes have none")
  func plain() {
    #expect(NoteText("a <b> &amp;", isHTML: false).text == "a <b> &amp;")
  }

  @Test(
    "splits readings from their kanji",
    arguments: [
      ("漢字[かんじ]", "漢字", "かんじ"), ("日本[にほん]の 首都[しゅと]", "日本の首都", "にほんのしゅと"),
      ("お 茶[ちゃ]", "お茶", "おちゃ"), ("人々[ひとびと]", "人々", "ひとびと"), ("山[やま]と川", "山と川", nil),
      ("山[yama]", "山[yama]", nil), ("x[1]", "x[1]", nil), ("かな[かな]", "かな[かな]", nil),
      ("山[]", "山[]", nil), ("山[", "山[", nil), ("かな", "かな", nil),
    ])
  func ruby(field: String, text: String, kana: String?) {
    let read = NoteText(field, isHTML: false)
    #expect(read.text == text && read.kana == kana)
  }
}
