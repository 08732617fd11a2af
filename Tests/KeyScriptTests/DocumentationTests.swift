import KeyScript
import Testing

@Suite("The page about key scripts")
struct DocumentationTests {
  /// The examples of the page, from the first.
  private static let examples: [String] = {
    let folders = #filePath.split(separator: "/").dropLast(3)
    let page = try? TextFile("/" + folders.joined(separator: "/") + "/docs/key-scripts.md").read()
    return (page ?? "").split(separator: "```keys\n").dropFirst().compactMap { part in
      part.split(separator: "```").first.map(String.init)
    }
  }()

  @Test("its examples are formatted scripts that play", arguments: 0..<2)
  func examples(index: Int) throws {
    try #require(Self.examples.count == 2)
    let script = try Script(parsing: Self.examples[index])
    #expect(script.text == Self.examples[index])
    let report = Player { FakeProgram($0) }.play(script)
    #expect(report.description == "script.keys: passed")
  }
}
