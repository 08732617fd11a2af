import Testing

@testable import StudyCatalog

@Suite("Separated values")
struct SeparatedValuesTests {
  @Test("whose quotation marks don't match spoil only their own line")
  func mismatch() {
    let text = "1,\"a\nb\" c\n\"d\ne\",2\n3,\"f\ng,4\n"
    let records = Array(SeparatedValues(text[...]))
    #expect(records.map(\.line) == [1, 2, 3, 5, 6])
    #expect(records.map(\.fields) == [nil, ["b\" c"], ["d\ne", "2"], nil, ["g", "4"]])
  }

  @Test(
    "take time in proportion to their length, whatever quotation marks are missing",
    .timeLimit(.minutes(1)), arguments: ["", "\"x"])
  func time(ending: String) {
    let text = String(repeating: "x\",\"\n", count: 60_000) + ending
    let records = Array(SeparatedValues(text[...]))
    #expect(records.prefix(60_000).map(\.line) == Array(1...60_000))
    #expect(records.prefix(59_999).allSatisfy { $0.fields == nil })
  }
}
