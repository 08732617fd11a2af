import TerminalCore
import Testing

@testable import TerminalUI

@Suite("A text of several lines")
struct EditorTextTests {
  /// Applies keys to a text in which `|` stands for the cursor, and returns it in the same form.
  private func edit(_ picture: String, _ keys: String..., width: Int = 10) -> String {
    var editor = editor(picture)
    for key in keys { press(key, in: &editor, width: width) }
    return self.picture(of: editor)
  }

  private func editor(_ picture: String) -> EditorText {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false)
    return EditorText(parts.joined(), cursor: parts[0].utf8.count)
  }

  private func press(_ name: String, in editor: inout EditorText, width: Int) {
    if let key = Key(name: name), let edit = EditorEdit(key) {
      _ = editor.edit(edit, width: width, height: 3)
    } else {
      for character in name { editor.insert(String(character)) }
    }
  }

  private func picture(of editor: EditorText) -> String {
    var text = editor.text
    text.insert("|", at: editor.index(editor.cursor))
    return text
  }

  @Test(
    "keys change it at the cursor",
    arguments: [
      ("a|b", "enter", "a\n|b"),
      ("a\n|b", "backspace", "a|b"),
      ("a|\nb", "delete", "a|b"),
      ("|", "backspace", "|"),
      ("a|", "delete", "a|"),
      ("か\u{3099}|", "backspace", "|"),
      ("👩‍👩‍👧|x", "backspace", "|x"),
      ("one two|", "ctrl+w", "one |"),
      ("one two|", "alt+backspace", "one |"),
      ("one\ntwo three|", "ctrl+u", "one\n|"),
      ("one\ntwo| three\nfour", "ctrl+k", "one\ntwo|\nfour"),
      ("one|\ntwo", "ctrl+k", "one|\ntwo"),
      ("名古屋へいくバス|", "ctrl+w", "名古屋へいく|"),
      ("名古屋へいく|", "ctrl+w", "名古屋|"),
      ("私は佐々木|", "ctrl+w", "私は|"),
      ("東京のらーめん|", "ctrl+w", "東京|"),
      ("らーめんカレー|", "ctrl+w", "らーめん|"),
      ("これは𠮷野|", "ctrl+w", "これは|"),
      ("abcｶﾞｰ|", "ctrl+w", "abc|"),
      ("one ーー|", "ctrl+w", "one |"),
      ("。ー|", "ctrl+w", "。|"),
    ])
  func changes(before: String, key: String, after: String) {
    #expect(edit(before, key) == after)
  }

  @Test(
    "keys move the cursor by characters, words and lines",
    arguments: [
      ("か\u{3099}|a", "left", "|か\u{3099}a"),
      ("|👩‍👩‍👧x", "right", "👩‍👩‍👧|x"),
      ("a\r\n|b", "left", "a|\r\nb"),
      ("one two|", "ctrl+left", "one |two"),
      ("|one two", "ctrl+right", "one| two"),
      ("佐|々木さん", "ctrl+right", "佐々木|さん"),
      ("ら|ーめんカレー", "ctrl+right", "らーめん|カレー"),
      ("|カレーらーめん", "ctrl+right", "カレー|らーめん"),
      ("|𠮷野家で", "ctrl+right", "𠮷野家|で"),
      ("a\n b|", "ctrl+left", "a\n |b"),
      ("a\n |b", "ctrl+left", "|a\n b"),
      ("ab\ncd|e", "home", "ab\n|cde"),
      ("ab|\ncde", "end", "ab|\ncde"),
      ("|ab\ncde", "end", "ab|\ncde"),
      ("ab\nc|d", "ctrl+home", "|ab\ncd"),
      ("|ab\ncd", "ctrl+end", "ab\ncd|"),
    ])
  func moves(before: String, key: String, after: String) {
    #expect(edit(before, key) == after)
  }

  @Test(
    "Up and Down go by the lines that are shown, to the column where they began",
    arguments: [
      ("abcd|\nx\nabcdef", ["down"], "abcd\nx|\nabcdef"),
      ("abcd|\nx\nabcdef", ["down", "down"], "abcd\nx\nabcd|ef"),
      ("one two three |four", ["up"], "one tw|o three four"),
      ("one |two three four", ["down"], "one two thre|e four"),
      ("漢字|かな交じり文", ["down"], "漢字かな交じ|り文"),
      ("a|名\n名b", ["down"], "a名\n|名b"),
      ("a\n\nb|", ["up", "up"], "a|\n\nb"),
      ("abcd\nab|cd\nx", ["down", "down", "up"], "abcd\nab|cd\nx"),
      ("x\nabcd|", ["up", "up", "down"], "x\nabcd|"),
      ("ab\n|", ["up"], "|ab\n"),
      ("1|\n2\n3\n4\n5", ["pgdn"], "1\n2\n3|\n4\n5"),
      ("1\n2\n3\n4\n5|", ["pgup", "pgup", "pgup"], "1|\n2\n3\n4\n5"),
    ])
  func lines(before: String, keys: [String], after: String) {
    var editor = editor(before)
    for key in keys { press(key, in: &editor, width: 10) }
    #expect(picture(of: editor) == after)
  }

  @Test("Home and End stay on a line that goes on below")
  func wrapped() {
    #expect(edit("one |two three", "end", width: 8) == "one two| three")
    #expect(edit("漢字|漢字漢字", "end", width: 8) == "漢字漢|字漢字")
    #expect(edit("one two thr|ee", "home", width: 8) == "one two |three")
  }

  @Test("the last edits are undone word by word, and made again")
  func undo() {
    var editor = editor("|")
    for part in ["one two", "backspace", "enter", "x"] { press(part, in: &editor, width: 10) }
    #expect(picture(of: editor) == "one tw\nx|")
    var seen: [String] = []
    for key in ["ctrl+_", "alt+u", "ctrl+_", "ctrl+_", "ctrl+_", "ctrl+_", "alt+e", "alt+e"] {
      press(key, in: &editor, width: 10)
      seen.append(picture(of: editor))
    }
    #expect(
      seen == ["one tw\n|", "one tw|", "one two|", "one |", "|", "|", "one |", "one two|"])
  }

  @Test("a cursor that was moved begins a new step, and an edit ends what could be made again")
  func steps() {
    var editor = editor("|")
    for part in ["ab", "left", "right", "cd", "ctrl+_"] { press(part, in: &editor, width: 10) }
    #expect(picture(of: editor) == "ab|")
    for part in ["x", "alt+e"] { press(part, in: &editor, width: 10) }
    #expect(picture(of: editor) == "abx|")
  }

  @Test(
    "what is inserted keeps its lines and its spaces, and has no other control characters",
    arguments: [
      ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("\tx", "    x"), ("a\u{7}\u{1B}[1mb", "a[1mb"),
    ])
  func pasting(inserted: String, text: String) {
    var editor = EditorText("")
    editor.insert(inserted)
    #expect(editor.text == text)
  }

  @Test(
    "what was stored is shown and edited like what is inserted, but keeps its line ends",
    arguments: [
      ("a\tb", "a    b"), ("a\r\nb", "a\r\nb"), ("a\rb\u{2028}c", "a\nb\nc"),
      ("a\u{7}\u{1B}[1mb\u{7F}\u{85}", "a[1mb\n"), ("a\nb", "a\nb"), ("名é", "名é"),
    ])
  func stored(stored: String, text: String) {
    #expect(EditorText(stored).text == text)
  }

  @Test("a mark that joins the character before it leaves the cursor after both")
  func mark() {
    var editor = editor("e|x")
    editor.insert("\u{301}")
    #expect(picture(of: editor) == "e\u{301}|x")
  }

  @Test("a character that joins the one after it leaves the cursor after both")
  func joinedFromBehind() {
    var editor = editor("|🇵x")
    editor.insert("🇯")
    #expect(picture(of: editor) == "🇯🇵|x")
  }

  @Test("it grows up to its limit")
  func limit() {
    var editor = EditorText(String(repeating: "a", count: EditorText.limit - 4))
    editor.insert("漢字")
    #expect(editor.text.utf8.count == EditorText.limit - 1)
    let grew = ["字", "b"].map { editor.insert($0) }
    #expect(grew == [false, true])
  }

  @Test("random keys never lose the cursor, and undoing all gives the text back", arguments: 0..<20)
  func random(seed: Int) {
    let keys: [Key.Code] = [
      .left, .right, .up, .down, .home, .end, .backspace, .delete, .enter, .pageUp, .pageDown,
    ]
    let texts = ["a", "名", " ", "か\u{3099}", "\u{301}", "👩‍👩‍👧", "one two\nthree", "\r\n"]
    let start = "名古屋 one\n\ntwo 👩‍👩‍👧 three"
    var editor = EditorText(start)
    var state = UInt64(seed + 1)
    for _ in 0..<150 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pick = Int(state >> 33)
      if pick.isMultiple(of: 3) {
        editor.insert(texts[pick / 3 % texts.count])
      } else if let edit = EditorEdit(Key(keys[pick / 3 % keys.count])) {
        _ = editor.edit(edit, width: 2 + seed, height: 4)
      }
      #expect(String.Index(editor.index(editor.cursor), within: editor.text) != nil)
      let window = EditorWindow(editor, width: seed, height: 4)
      #expect(window.lines.count <= 4)
      #expect(window.cursorColumn >= 0)
    }
    while editor.edit(.undo, width: 10, height: 4) {}
    #expect(editor.text == start)
  }
}
