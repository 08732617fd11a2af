import Files
import KeyScript
import Testing

@Suite("The page about key scripts")
struct DocumentationTests {
  /// The examples of the page, from the first.
  private static let examples: [String] = {
    let folders = #filePath.split(separator: "/").dropLast(3)
    let path = "/" + folders.joined(separator: "/") + "/docs/key-scripts.md"
    let page = try? OpenFile(reading: path).bytes(limit: 1_000_000)
    return String(decoding: page ?? [], as: UTF8.self).split(separator: "```keys\n").dropFirst()
      .compactMap { part in
        part.split(separator: "```").first.map(String.init)
      }
  }()

  @Test("has examples that are formatted and pass", arguments: 0..<2)
  func examples(index: Int) throws {
    try #require(Self.examples.count == 2)
    let script = try Script(parsing: Self.examples[index])
    #expect(script.text == Self.examples[index])
    let report = Player { FakeProgram($0) }.play(script)
    #expect(report.description == "script.keys: passed")
  }
}
