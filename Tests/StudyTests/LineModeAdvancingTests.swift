import TestFolders
import Testing

@Suite("Study line by line, with the setting to go on after a right answer")
struct LineModeAdvancingTests {
  @Test("says that an answer was right before the next question, and loses no line that follows")
  func advancing() throws {
    let folder = try TestFolder()
    try turnOnAdvancing(in: folder)
    let lines = Array(repeating: "1\n", count: 50).joined()
    let output = try BuiltProgram.run(
      ["--plain", "--lang=en", "math/addition"], in: folder, input: lines
    ).output
    #expect(!output.contains("does nothing"))
    // How many answers are right is by chance.
    let result = try #require(output.firstMatch(of: /\n(\d+) of 10 right\s/))
    let round = output[..<result.range.lowerBound]
    #expect(round.matches(of: /\nRight: \d+\n/).count == Int(result.output.1))
    #expect(!round.contains(/\nRight: \d+\n[^\n]/))
  }

  @Test("says that an answer was right even after the same answer to another question")
  func sameAnswer() throws {
    let folder = try TestFolder()
    try folder.write("sum\ttotal\n1 + 3\t4\n2 + 2\t4\n3 + 1\t4\n", to: "own/sums.tsv")
    try folder.write(
      """
      subject\tlesson\tjapanese\tkana\tenglish\tgrades\tfile\trows\tprompt\tanswer\tform\titems
      math\tsums\t\t\tSums\t1-1\tsums.tsv\tall\tsum\ttotal\ttyped\t3

      """, to: "own/lessons.tsv")
    try turnOnAdvancing(in: folder)
    let output = try BuiltProgram.run(
      ["--plain", "--lang=en", "--lessons=own", "math/sums"], in: folder, input: "4\n4\n4\n"
    ).output
    #expect(output.ranges(of: "\nRight: 4\n").count == 3, "\(output)")
  }

  private func turnOnAdvancing(in folder: TestFolder) throws {
    _ = try BuiltProgram.run(["--plain", "--lang=en"], in: folder, input: "m 4\ns\n4\n")
  }
}
