import Foundation
import StudyCatalog
import Testing

/// The table of queries: what people type, and the place that has to come first.
@Suite("The first place that a search finds")
struct SearchQueryTests {
  /// One line of the table.
  struct Query: CustomTestStringConvertible {
    let typed: String
    /// The full name of the first place; empty if nothing must be found.
    let first: String
    /// What the query tests.
    let kind: String

    var testDescription: String { "\(typed) (\(kind))" }
  }

  @Test("is the one that people mean", arguments: queries)
  func first(query: Query) {
    let found = Places.all.search(query.typed)
    let place = found.places.first
    #expect(place.flatMap { Places.all.fullName($0.code)?.japanese } ?? "" == query.first)
    #expect(found.isGuess == (query.kind == "slip of one letter"))
  }

  @Test("is given for at least 300 queries, each once")
  func count() {
    #expect(Self.queries.count >= 300)
    #expect(Set(Self.queries.map(\.typed)).count == Self.queries.count)
  }

  private static let queries: [Query] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("search-queries.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Query(typed: cells[0], first: cells[1], kind: cells[2])
    }
  }()
}
