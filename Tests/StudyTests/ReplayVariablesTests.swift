import StudyCatalog
import TestFolders
import Testing

@testable import study

@Suite("study replay with --define")
struct ReplayVariablesTests {
  @Test("gives variables their texts, in the order of the command line")
  func texts() throws {
    let invocation = try Invocation([
      "replay", "--define", "city=a=b", "--define=市=", "a.keys", "--define=city=c d",
    ])
    #expect(invocation.variables == ["city": "c d", "市": ""])
  }

  @Test(
    "refuses what is not a name and a text",
    arguments: ["city", "=x", "my_city=x", "a b=c", ""])
  func mistakes(value: String) {
    let error = #expect(throws: UsageError.self) {
      try Invocation(["replay", "--define=\(value)", "a.keys"])
    }
    #expect(
      error?.message.english
        == "invalid value “\(value)” for --define; use a name and a text, such as city=Nagoya")
  }

  @Test("plays shared steps with a text from outside, and names every place of a failure")
  func playing() throws {
    let folder = try TestFolder()
    try folder.write(
      "keys 1\ndefine open place\n  key 6\n  settle\n  expect title \"${place}\"\nend\n",
      to: "steps/open.keys")
    try folder.write(
      """
      keys 1
      term 24x6
      locale en
      let place = "Places"
      include "steps/open.keys"
      call open "${place}"

      """, to: "a.keys")
    let title = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(title.output.hasPrefix("steps/open.keys:5, called at a.keys:6: expect title "))
    let found = try #require(title.output.firstMatch(of: /the title is “(.*)”, not “Places”/)?.1)
    let other = try BuiltProgram.run(
      ["replay", "--define=place=a b", "--define=n=1", "a.keys"], in: folder)
    #expect(
      other.output.contains(
        "\nreplay: study replay --terminal --until 6 --define n=1 --define 'place=a b' a.keys\n"))
    let result = try BuiltProgram.run(["replay", "--define=place=\(found)", "a.keys"], in: folder)
    #expect(result == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
  }

  @Test("says that no script uses a variable, and which name was probably meant")
  func unused() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nlet city = \"a\"\npaste \"${city}\"\n", to: "in/a.keys")
    func complaint(_ definitions: String...) throws -> String {
      let options = definitions.map { "--define=\($0)=x" }
      let result = try BuiltProgram.run(["replay", "in"] + options, in: folder)
      #expect(result.output == "1 passed, 0 failed\n")
      #expect(result.status == (result.complaint.isEmpty ? 0 : 2))
      return result.complaint
    }
    #expect(try complaint("city") == "")
    #expect(
      try complaint("city", "ctiy", "zzzzzzzz") == """
        study: no script uses the variable “ctiy”; did you mean “city”?
        study: no script uses the variable “zzzzzzzz”; leave that --define out

        """)
  }

  @Test("does not take an included file for the script that isn't a script")
  func noScript() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\ninclude \"b.keys\"\n", to: "a.keys")
    try folder.write("hello\n", to: "b.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(
      result.output.hasPrefix(
        "b.keys:1:1, included at a.keys:2: a key script begins with `keys 1`\n"))
    #expect(result.status == 2)
  }

  @Test("spares included files when it writes")
  func sparing() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\ninclude \"b.txt\"\n", to: "a.keys")
    try folder.write("keys 1\n", to: "b.txt")
    let result = try BuiltProgram.run(
      ["replay", "--force", "--export=b.txt", "a.keys"], in: folder)
    #expect(result.status == 2)
    #expect(try folder.read("b.txt") == "keys 1\n")
  }
}
