import Testing

@Suite("A form in line mode")
struct FormTests {
  private let lines = LineTerminalTests()

  @Test("goes on after each text, and reads the field that is to be typed into next")
  func nextField() throws {
    let text = try lines.transcript(["Anna", "Nara", "3", "1", "", ":2"], of: .address)
    let parts = text.split(separator: #/(?:number|Name|City)> /#).map { $0.split(separator: "\n") }
    #expect(
      parts.dropFirst() == [
        ["Anna", "1  Name  Anna", "2  City"], ["Nara", "2  City  Nara"], ["3", "sent to Anna"],
        ["1", "1  Name  Anna"], ["2  City  Nara"], [":2", "That does nothing here."],
      ])
    #expect(text.contains("City> Nara\n\n2  City  Nara\n\nnumber> "), "\(text)")
  }

  @Test("doesn't take the line after a text for another text of the field")
  func oneLine() throws {
    let text = try lines.transcript(["2", "Hello", "Goodbye"], of: .letterhead)
    let parts = text.split(separator: #/(?:number|Subject)> /#).map { $0.split(separator: "\n") }
    #expect(parts[2] == ["Hello", "2  Subject  Hello"])
    #expect(parts[3] == ["Goodbye", "That isn’t on this screen; ? tells what can be typed."])
  }

  @Test("reads a field again when Enter leads from it to what isn't typed into")
  func leftField() throws {
    let text = try lines.transcript(["", ""], of: .address)
    #expect(text.contains("City> \n2  City\n\nnumber> "), "\(text)")
  }

  @Test("says that a check takes a moment")
  func check() throws {
    let text = try lines.transcript(["Anna", "2"], of: .account)
    #expect(text.contains("number> 2\nThis takes a moment.\n\nnumber> "), "\(text)")
  }

  @Test("enters what looks like a command or a line's number into a form only the second time")
  func commandInForm() throws {
    let text = try lines.transcript(["3", "b", "3", "3", ":b"], of: .address)
    let parts = text.split(separator: "Name> ").map { $0.split(separator: "\n") }
    #expect(
      parts.dropFirst().prefix(3) == [
        ["3", "“3” was not entered. Type :3 for the command, or 3 again to enter it."],
        ["b", "“b” was not entered. Type :b for the command, or b again to enter it."],
        ["3", "“3” was not entered. Type :3 for the command, or 3 again to enter it."],
      ])
    #expect(parts[4].prefix(3) == ["3", "1  Name  3", "2  City"])
  }

  @Test("reads the placeholders of empty fields in parentheses")
  func placeholders() throws {
    let text = try lines.transcript([], of: .note)
    #expect(
      text.contains(
        """

        1  Subject (required)
        Notes
        2  (as long as you like)

        Subject>
        """), "\(text)")
  }

  @Test("reads an empty editor without a placeholder as its label, like a field")
  func emptyEditor() throws {
    let text = try lines.transcript([], of: .complaint)
    #expect(text.contains("\n\nComplaint\n1  Complaint\n2  [ Send ]\n"), "\(text)")
  }

  @Test("asks for the text of an editor with its label")
  func editorLabel() throws {
    let text = try lines.transcript(["Tea", "hot"], of: .note)
    #expect(text.contains("Subject> Tea\n"), "\(text)")
    #expect(text.contains("Notes> hot\n"), "\(text)")
  }

  @Test("reads what is wrong with the text of an editor after it")
  func editorMessage() throws {
    let text = try lines.transcript([":2", "late", ":2"], of: .complaint)
    #expect(text.contains("say what is wrong"), "\(text)")
    #expect(text.contains("sent"), "\(text)")
  }
}
