import TestFolders
import Testing

@Suite("Feedback in line mode")
struct LineModeFeedbackTests {
  @Test(
    "is one line, in the same words for a choice and a typed answer",
    arguments: [("choose", "1\n\n"), ("type", "1\n\n")])
  func verdict(answers: String, lines: String) throws {
    let output = try study(
      ["--answers=\(answers)", "math/addition"], String(repeating: lines, count: 10))
    let verdicts = output.split(separator: "\n").filter { $0.hasPrefix("Wrong") }
    #expect(!verdicts.isEmpty)
    for line in verdicts {
      #expect(line.contains(/^Wrong: \d+(, which is \d+ \+ \d+)?\. Answer: \d+$/))
    }
    #expect(!output.contains("✗") && !output.contains(" = \\d+\n"))
    #expect(output.contains(/\n\nWrong: .*\n\n1  Next\n/))
  }

  @Test("leaves the other choices to the details")
  func otherChoices() throws {
    let output = try study(
      ["--answers=choose", "math/addition"], String(repeating: "1\ne\n1\n\n", count: 10))
    #expect(output.contains(/\nAnswer: \d+\n(.+\n)*\n(\d+, which is \d+ \+ \d+\n)+\n/))
  }

  @Test("leaves out the reading in Japanese, which would sound like the answer")
  func reading() throws {
    let output = try BuiltProgram.run(
      ["--plain", "--lang=ja", "--answers=type", "social/prefecture-capital"], in: TestFolder(),
      input: ":x\n"
    ).output
    #expect(output.contains(/。答え：\P{Hiragana}+[市区]\n/), "\(output)")
  }

  @Test("leaves an equals sign in an answer as it is")
  func equation() throws {
    let folder = try TestFolder()
    try folder.write("rule\tlaw\nforce\tF = ma\nenergy\tE = mc²\n", to: "own/laws.tsv")
    try folder.write(
      """
      subject\tlesson\tjapanese\tkana\tenglish\tgrades\tfile\trows\tprompt\tanswer\tform\titems
      science\tlaws\t\t\tLaws\t1-9\tlaws.tsv\tall\trule\tlaw\ttyped\t2
      science\tforce\t\t\tForce\t1-9\tlaws.tsv\trule=force\trule\tlaw\ttyped\t1

      """, to: "own/lessons.tsv")
    let output = try study(["--lessons=own", "science/laws"], ":x\n:e\n1\n", in: folder)
    #expect(output.contains(/\nI don’t know. Answer: (F = ma|E = mc²)\n/), "\(output)")
    #expect(output.contains(/\nAnswer: (F = ma|E = mc²)\n/), "\(output)")
    let typed = try study(
      ["--lessons=own", "science/force"], "F = ma\n", in: folder)
    #expect(typed.contains("\nRight: F = ma\n"), "\(typed)")
  }

  @Test("tells the answer and the mistake apart in words, in a list of mistakes too")
  func mistakes() throws {
    let choices = String(repeating: "1\n", count: 10)
    let folder = try TestFolder()
    let lines = "t\n1\n1\n" + choices + "e\ne 1\n"
    let output = try study(["--answers=choose", "math"], lines, in: folder)
    #expect(
      output.contains(/\n\d+  \d+ × \d+ = \?\nanswer \d+; yours \d+(, which is \d+ × \d+)?\n/),
      "\(output)")
    #expect(!output.contains("✗"))
    let japanese = try BuiltProgram.run(
      ["--plain", "--lang=ja"], in: folder, input: "m 4\nr\n1\n"
    ).output
    #expect(japanese.contains(/\n答えは\d+、あなたの答えは\d+(、つまり\d+ × \d+)?\n/), "\(japanese)")
  }

  private func study(
    _ arguments: [String], _ lines: String, in folder: TestFolder? = nil
  ) throws -> String {
    try BuiltProgram.run(
      ["--plain", "--lang=en"] + arguments, in: folder ?? TestFolder(), input: lines
    ).output
  }
}
