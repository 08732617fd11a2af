import FoundationEssentials
import Testing

@Suite("Code in the documentation")
struct DocumentationTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages of the project, and the front page of each library.
  fileprivate static let pages =
    pages(in: ".") + pages(in: "docs") + pages(in: "Examples")
    + files(in: "Sources").flatMap { pages(in: "Sources/\($0)/\($0).docc") }

  /// The page that shows a package, which `make page` builds and tests.
  private static let package = "docs/testing-your-program.md"

  @Test(
    "is part of a snippet, which every build compiles", arguments: pages.filter { $0 != package })
  func compiles(page: String) throws {
    let snippets = try Self.files(in: "Snippets").map { try Self.text(of: "Snippets/\($0)") }
    for block in try Self.text(of: page).components(separatedBy: "```swift\n").dropFirst() {
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(snippets.contains { $0.contains(code) }, "no snippet holds this:\n\(code)")
    }
  }

  @Test("exists")
  func exists() throws {
    let blocks = try Self.pages.map {
      try Self.text(of: $0).components(separatedBy: "```swift\n").count - 1
    }
    #expect(blocks.reduce(0, +) > 8)
  }

  @Test("includes the README's complete program")
  func sample() throws {
    let snippet = try Self.text(of: "Snippets/Colors.swift")
    #expect(try Self.text(of: "README.md").contains("```swift\n\(snippet)```"))
  }

  fileprivate static func pages(in folder: String) -> [String] {
    files(in: folder).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
  }

  private static func files(in folder: String) -> [String] {
    let path = root.appending(path: folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  fileprivate static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }
}

@Suite("Links in the documentation")
struct LinkTests {
  @Test("lead to existing files and headings", arguments: DocumentationTests.pages)
  func resolve(page: String) throws {
    let file = DocumentationTests.root.appending(path: page)
    for rest in try DocumentationTests.text(of: page).components(separatedBy: "](").dropFirst() {
      let target = try #require(rest.components(separatedBy: ")").first)
      if target.contains("://") { continue }
      let parts = target.components(separatedBy: "#")
      let path = try #require(parts.first)
      let linked =
        path.isEmpty ? file : file.deletingLastPathComponent().appending(path: path)
      let found = FileManager.default.fileExists(atPath: linked.standardizedFileURL.path)
      #expect(found, "\(page) links to \(target)")
      guard found, let anchor = parts.dropFirst().first else { continue }
      #expect(try Self.anchors(in: linked).contains(anchor), "\(page) links to \(target)")
    }
  }

  @Test("lead from the table of all pages to each of them")
  func complete() throws {
    let table = try DocumentationTests.text(of: "docs/README.md")
    let pages = DocumentationTests.pages(in: "docs").filter { $0 != "docs/README.md" }
    #expect(pages.count > 30)
    for page in pages { #expect(table.contains("](\(page.dropFirst("docs/".count)))"), "\(page)") }
  }

  /// What a link writes after `#` for each heading of a page: in lower case, with hyphens for
  /// spaces and without punctuation.
  private static func anchors(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .filter { $0.hasPrefix("#") }
      .map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      }
  }
}
