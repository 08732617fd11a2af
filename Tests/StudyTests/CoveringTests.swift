import ScreenStack
import StudyScreens
import TestFolders
import Testing

@testable import study

@Suite("study coverage")
struct CoveringTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("keys 1\nlocale en\nkey 6\nsettle\nexpect depth 2\n", to: "walks/a.keys")
    try folder.write("keys 1\nkey alt+4\nsettle\nkey s\nsettle\nkey e\n", to: "walks/b.keys")
  }

  @Test("tells what no script has reached, before the number of scripts", arguments: ["1", "2"])
  func report(parallel: String) throws {
    let result = try BuiltProgram.run(["coverage", "walks", "--parallel", parallel], in: folder)
    #expect(result.status == 0 && result.complaint.isEmpty)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains(/^screen +shown +keys +controls +choices$/) == true)
    #expect(lines.contains { $0.contains(/^record +1 +0\/1\s/) })
    #expect(lines.contains { $0.contains(/^review +never$/) })
    #expect(lines.contains("  screen review") && lines.contains("  record: key e"))
    #expect(lines.contains("  command page-up") && !lines.contains("  command mode"))
    #expect(lines.last == "2 passed, 0 failed")
    #expect(lines.dropLast().last?.contains(/^\d of 22 screens, \d+ of \d+ keys,/) == true)
  }

  @Test("counts what a script reached before it failed, and ends with its status")
  func failure() throws {
    try folder.write("keys 1\nkey alt+2\nsettle\nexpect depth 9\n", to: "walks/c.keys")
    let result = try BuiltProgram.run(["coverage", "walks"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("walks/c.keys:4: expect depth 9\n"))
    #expect(result.output.contains(/\nreview +1/))
    #expect(result.output.hasSuffix("\n2 passed, 1 failed\n"))
    try folder.write("keys 1\nkye up\n", to: "walks/d.keys")
    #expect(try BuiltProgram.run(["coverage", "walks"], in: folder).status == 2)
    let filtered = try BuiltProgram.run(["coverage", "walks", "--filter=a.k"], in: folder)
    #expect(filtered.status == 0 && filtered.output.hasSuffix("\n1 passed, 0 failed\n"))
  }

  @Test("has no tables if no script can be played", arguments: ["gone.keys", "d.keys"])
  func nothingPlayed(file: String) throws {
    try folder.write("keys 1\nkye up\n", to: "d.keys")
    let result = try BuiltProgram.run(["coverage", file], in: folder)
    #expect(result.status == 2 && !result.output.contains("never"))
  }

  @Test("says what is missing", arguments: [["none"], ["walks", "--filter", "none"], []])
  func mistakes(words: [String]) throws {
    try folder.write("", to: "none/other")
    let result = try BuiltProgram.run(["coverage"] + words, in: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.complaint.hasPrefix("study: "))
  }

  @Test("prints JSON, with the coverage before the last line")
  func json() throws {
    let result = try BuiltProgram.run(["coverage", "walks", "--json"], in: folder)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix("{\"screens\":[{\"name\":\"home\",\"count\":"))
    #expect(lines[3] == "{\"passed\":2,\"failed\":0}")
  }
}
