import TestFolders
import Testing

@Suite("study format")
struct FormattingScriptsTests {
  private static let loose = """
    keys   1  # first
    # A comment stays.


      define open city # here
    type "${city}"
       expect screen
       |a  |
       end
    \twait 2000ms
    end
    call   open   "豊橋市"

    key down  down*1

    """

  private static let formatted = """
    keys 1  # first
    # A comment stays.


    define open city # here
      type "${city}"
      expect screen
      |a  |
      end
      wait 2s
    end
    call open "豊橋市"

    key down down

    """

  @Test("rewrites only what is not formatted, and changes nothing the second time")
  func rewriting() throws {
    let folder = try TestFolder()
    try folder.write(Self.loose, to: "in/a.keys")
    try folder.write(Self.formatted, to: "b.keys")
    let result = try BuiltProgram.run(["format", "in/a.keys", "b.keys"], in: folder)
    #expect(
      result == ProcessRun.Result(status: 0, output: "in/a.keys\n1 of 2 files formatted\n"))
    #expect(try folder.read("in/a.keys") == Self.formatted)
    let again = try BuiltProgram.run(["format", "in/a.keys", "b.keys"], in: folder)
    #expect(again == ProcessRun.Result(status: 0, output: "0 of 2 files formatted\n"))
  }

  @Test("with --check, names the files that would change, and writes nothing")
  func checking() throws {
    let folder = try TestFolder()
    try folder.write(Self.loose, to: "a.keys")
    try folder.write(Self.formatted, to: "b.keys")
    let result = try BuiltProgram.run(["format", "--check", "a.keys", "b.keys"], in: folder)
    #expect(result == ProcessRun.Result(status: 1, output: "a.keys\n1 of 2 files would change\n"))
    #expect(try folder.read("a.keys") == Self.loose)
    let fine = try BuiltProgram.run(["format", "b.keys", "--check"], in: folder)
    #expect(fine == ProcessRun.Result(status: 0, output: "0 of 1 file would change\n"))
  }

  @Test("writes a script from standard input to standard output, and nothing else")
  func filter() throws {
    let folder = try TestFolder()
    for input in [Self.loose, Self.formatted] {
      let result = try BuiltProgram.run(["format", "-"], in: folder, input: input)
      #expect(result == ProcessRun.Result(status: 0, output: Self.formatted))
    }
    let check = try BuiltProgram.run(["format", "--check", "-"], in: folder, input: Self.loose)
    let count = "/dev/stdin\n1 of 1 file would change\n"
    #expect(check == ProcessRun.Result(status: 1, output: count))
    let mistake = try BuiltProgram.run(["format", "-"], in: folder, input: "keys 1\nkye down\n")
    #expect(mistake.status == 2 && mistake.output.isEmpty)
    #expect(mistake.complaint.hasPrefix("/dev/stdin:2:1: there is no directive “kye”"))
  }

  @Test("leaves a file with a mistake as it is, and goes on")
  func mistakes() throws {
    let folder = try TestFolder()
    try folder.write("keys  1\nkye down\n", to: "a.keys")
    try folder.write("keys  1", to: "b.keys")
    let result = try BuiltProgram.run(["format", "a.keys", "none.keys", "b.keys"], in: folder)
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("a.keys:2:1: there is no directive “kye”"))
    #expect(result.output.hasSuffix("b.keys\n1 of 3 files formatted\n"))
    #expect(result.complaint.hasPrefix("study: cannot read “none.keys”"))
    #expect(try folder.read("a.keys") == "keys  1\nkye down\n")
    #expect(try folder.read("b.keys") == "keys 1\n")
  }

  @Test("formats all scripts and steps below a folder, but for links and what belongs to a script")
  func folders() throws {
    let folder = try TestFolder()
    for name in ["a.keys", "in/b.steps", "in/c.txt", "a.d/d.keys"] {
      try folder.write("keys  1\n", to: name)
    }
    folder.make(.link("in/c.txt"), "in/e.keys")
    let result = try BuiltProgram.run(["format", "."], in: folder)
    #expect(
      result == ProcessRun.Result(status: 0, output: "a.keys\nin/b.steps\n2 of 2 files formatted\n")
    )
    folder.make(.folder, "empty")
    let empty = try BuiltProgram.run(["format", "empty"], in: folder)
    #expect(empty.status == 2)
    #expect(empty.complaint.hasPrefix("study: there is no key script below “empty”"))
  }

  @Test("follows no link")
  func links() throws {
    let folder = try TestFolder()
    try folder.write("keys  1\n", to: "in/a.keys")
    folder.make(.link("in/a.keys"), "b.keys")
    let result = try BuiltProgram.run(["format", "b.keys"], in: folder)
    #expect(result.status == 2)
    #expect(result.complaint.contains("it is a symbolic link"))
    #expect(try folder.read("in/a.keys") == "keys  1\n")
  }
}
