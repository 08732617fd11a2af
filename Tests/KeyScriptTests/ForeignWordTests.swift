import KeyScript
import Testing

@Suite("Words of other tools")
struct ForeignWordTests {
  @Test(
    "are answered with what to write here",
    arguments: [
      ("press enter", "key enter"), ("Enter", "key enter"), ("ctrl+l", nil), ("Down 3", "key down"),
      ("sleep 1", "wait 500ms"), ("Sleep 500ms", "wait 500ms"), ("send \"a\"", "type \"text\""),
      ("screenshot a.png", "snapshot name"), ("assert true", "expect text \"text\""),
      ("tap 1,1", "click at \"text\""), ("text \"a\"", "expect text …"), ("exit", "quit"),
      ("import \"a\"", "include \"login.steps\""), ("f5", "key f5"), ("kye down", nil),
    ] as [(String, String?)])
  func replacements(line: String, example: String?) throws {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\n" + line) }
    let word = line.split(separator: " ")[0]
    let description = try #require(error?.problem.description)
    #expect(description.hasPrefix("there is no directive “\(word)”"))
    #expect(
      example.map { description.hasSuffix("; write `\($0)`") } ?? !description.contains("write"))
    #expect(error?.column == 1)
  }
}
