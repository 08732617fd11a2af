import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The text of a field")
struct FieldTextTests {
  @Test(
    "a key edits the text around the cursor",
    arguments: [
      ("名古屋", 3, FieldEdit.backspace, "名古", 2),
      ("名古屋", 0, .backspace, "名古屋", 0),
      ("名古屋", 0, .delete, "古屋", 0),
      ("名古屋", 3, .delete, "名古屋", 3),
      ("名古屋", 1, .left, "名古屋", 0),
      ("名古屋", 0, .left, "名古屋", 0),
      ("名古屋", 3, .right, "名古屋", 3),
      ("名古屋", 2, .home, "名古屋", 0),
      ("名古屋", 0, .end, "名古屋", 3),
      ("名古屋", 2, .clear, "", 0),
      ("名古屋", 1, .deleteToEnd, "名", 1),
      ("名古屋", 3, .deleteToEnd, "名古屋", 3),
      ("one two", 7, .deleteWord, "one ", 4),
      ("one two  ", 9, .deleteWord, "one ", 4),
      ("one", 3, .deleteWord, "", 0),
      ("one-two", 7, .deleteWord, "one-", 4),
      ("東京タワー", 5, .deleteWord, "東京", 2),
      ("👨‍👩‍👧e\u{301}", 2, .backspace, "👨‍👩‍👧", 1),
    ])
  func edits(text: String, cursor: Int, edit: FieldEdit, after: String, cursorAfter: Int) {
    var field = FieldText(text, cursor: cursor)
    let before = field
    let changed = field.edit(edit)
    #expect(field == FieldText(after, cursor: cursorAfter))
    #expect(changed == (field != before))
  }

  @Test(
    "the keys of an editor move by words in a field too",
    arguments: [
      ("one two", 7, "ctrl+left", 4), ("one two", 4, "alt+b", 0), ("one two", 0, "alt+left", 0),
      ("one two", 0, "ctrl+right", 3), ("one two", 3, "alt+f", 7), ("one two", 7, "alt+right", 7),
      ("名古屋へいく", 6, "ctrl+left", 3),
    ])
  func words(text: String, cursor: Int, key: String, cursorAfter: Int) throws {
    var field = FieldText(text, cursor: cursor)
    let edit = try #require(Key(name: key).flatMap { FieldEdit($0) })
    #expect(field.edit(edit) == (cursor != cursorAfter))
    #expect(field == FieldText(text, cursor: cursorAfter))
  }

  @Test(
    "the keys of command lines delete in a field too",
    arguments: [
      ("one two", 7, "ctrl+w", "one "), ("one two", 7, "alt+backspace", "one "),
      ("one two", 3, "ctrl+u", ""), ("one two", 3, "ctrl+k", "one"),
      ("one two", 3, "ctrl+d", "onetwo"),
    ])
  func deleting(text: String, cursor: Int, key: String, after: String) throws {
    var field = FieldText(text, cursor: cursor)
    let edit = try #require(Key(name: key).flatMap { FieldEdit($0) })
    let hasChanged = field.edit(edit)
    #expect(hasChanged && field.text == after)
  }

  @Test(
    "text is inserted at the cursor; line ends and tabs become spaces, and other controls go",
    arguments: [
      ("なや", 1, "ご", "なごや", 2),
      ("", 0, "a\nb\tc\r\nd\u{7}e\u{9B}\u{0}", "a b c de", 8),
      ("か", 1, "\u{3099}", "が", 1),
      ("ac", 9, "b", "acb", 3),
      ("🇵x", 0, "🇯", "🇯🇵x", 1),
      ("\u{301}x", 0, "e", "e\u{301}x", 1),
    ])
  func inserts(text: String, cursor: Int, typed: String, after: String, cursorAfter: Int) {
    var field = FieldText(text, cursor: cursor)
    field.insert(typed)
    #expect(field == FieldText(after, cursor: cursorAfter))
  }

  @Test(
    "a text grows to a thousand scalars without splitting a character",
    arguments: [
      (0, "a", 1_000), (999, "a", 1_000), (1_000, "a", 1_000), (998, "👨‍👩‍👧", 998), (995, "👨‍👩‍👧", 1_000),
      (0, "e\u{301}", 1_000), (999, "e\u{301}", 999), (2_000, "a", 2_000),
    ])
  func limit(length: Int, inserted: String, after: Int) {
    var field = FieldText(String(repeating: "x", count: length), cursor: length)
    field.insert(String(repeating: inserted, count: 1_000))
    #expect(field.text.unicodeScalars.count == after)
  }
}
