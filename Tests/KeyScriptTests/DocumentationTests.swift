import Files
import KeyScript
import Testing

@Suite("The pages about key scripts")
struct DocumentationTests {
  /// The examples of the pages, from the first.
  private static let examples = ["key-scripts", "sharing-steps"].flatMap(examples)

  private static func examples(on page: String) -> [String] {
    let folders = #filePath.split(separator: "/").dropLast(3)
    let path = "/" + folders.joined(separator: "/") + "/docs/\(page).md"
    let page = try? OpenFile(reading: path).bytes(limit: 1_000_000)
    return String(decoding: page ?? [], as: UTF8.self).split(separator: "```keys\n").dropFirst()
      .compactMap { part in
        part.split(separator: "```").first.map(String.init)
      }
  }

  @Test("have examples that are formatted and pass", arguments: 0..<3)
  func examples(index: Int) throws {
    try #require(Self.examples.count == 3)
    let script = try Script(parsing: Self.examples[index])
    #expect(script.text == Self.examples[index])
    let report = Player { FakeProgram($0) }.play(script)
    #expect(report.description == "script.keys: passed")
  }
}
