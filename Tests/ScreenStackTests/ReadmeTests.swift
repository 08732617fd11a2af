import FoundationEssentials
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("its program is the one that is compiled as a snippet, to the letter")
  func sample() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let snippet = try String(
      contentsOf: root.appending(path: "Snippets/Colours.swift"), encoding: .utf8)
    #expect(!snippet.isEmpty)
    #expect(readme.contains("```swift\n\(snippet)```"))
  }
}
