import TerminalCore
import TestFolders
import Testing

@Suite("study replay with many scripts", .timeLimit(.minutes(20)))
struct ManyScriptsTests {
  private let folder: TestFolder

  /// Makes a folder with scripts that pass, that fail, and that are wrong.
  init() throws {
    folder = try TestFolder()
    let good = "keys 1\nterm 24x6\nlocale en\nkey down\nexpect depth 1\n"
    for name in ["a b", "sub/日本", "new\nline", ".hidden/h", "fail.d/snapshot"] {
      try folder.write(good, to: "in/\(name).keys")
    }
    try folder.write(
      "keys 1\nterm 24x6\nlocale en\nkey down\nexpect title \"]]>\"\n", to: "in/fail.keys")
    try folder.write("keys 1\nkey entr\n", to: "in/sub/wrong.keys")
    try folder.write("hello\n", to: "in/sub/z.keys")
  }

  private func replay(_ options: String...) throws -> ProcessRun.Result {
    try BuiltProgram.run(["replay", "in"] + options, in: folder)
  }

  private let refusal =
    "study: “in/sub/z.keys” is not a key script (its first line is “hello”); one begins with "
    + "`keys 1`, and study record FILE writes one\n"

  @Test("plays all scripts below a folder, in order, and none of those that are hidden or stored")
  func wholeFolder() throws {
    let result = try replay("--json")
    #expect(result.status == 2)
    let files = result.output.matches(of: /"file":"([^"]*)","status":"([a-z]*)"/)
    #expect(
      files.map { "\($0.1) \($0.2)" } == [
        "in/a b.keys passed", #"in/fail.keys failed"#, #"in/new\nline.keys passed"#,
        "in/sub/wrong.keys wrong", "in/sub/z.keys refused", "in/sub/日本.keys passed",
      ])
    #expect(result.output.contains("\"message\":\"“in/sub/z.keys” is not a key script (its first"))
    #expect(result.output.hasSuffix("\n{\"passed\":3,\"failed\":2,\"refused\":1}\n"))
    #expect(result.complaint == refusal)
  }

  @Test("reports the same in the same order if scripts are played at once", arguments: [2, 5])
  func parallel(count: Int) throws {
    for options in [[], ["--tap"], ["--annotate"], ["--fail-fast", "--tap"]] {
      let arguments = ["replay", "in"] + options
      let one = try BuiltProgram.run(arguments, in: folder)
      #expect(
        try BuiltProgram.run(arguments + ["--parallel", "\(count)"], in: folder) == one)
    }
  }

  @Test("says that a folder has no scripts, and plays nothing")
  func empty() throws {
    folder.make(.folder, "empty")
    let result = try BuiltProgram.run(["replay", "in", "empty"], in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 2,
          complaint: "study: there is no key script below “empty”; name a folder with files that "
            + "end in .keys\n"))
  }

  @Test("plays the scripts with a text in their path, of which there must be some")
  func filter() throws {
    #expect(
      try replay("--filter", "sub/日")
        == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
    #expect(
      try replay("--filter", "nothing")
        == ProcessRun.Result(
          status: 2,
          complaint:
            "study: no key script has “nothing” in its path; check what --filter is given\n"
        ))
  }

  @Test("plays a shard, which may be empty")
  func shards() throws {
    let counts = try (1...3).map { try replay("--shard", "\($0)/3", "--tap").output }
      .map { $0.split(separator: "\n").filter { $0.hasPrefix("ok") || $0.hasPrefix("not") }.count }
    #expect(counts == [2, 2, 2])
    #expect(
      try replay("--shard=2/2", "--filter=日本")
        == ProcessRun.Result(
          status: 0,
          output: "shard 2/2 is empty, because there is only 1 script\n0 passed, 0 failed\n"))
    #expect(
      try replay("--shard=9/9", "--filter=sub", "--tap").output
        == "TAP version 14\n1..0 # SKIP shard 9/9 is empty, because there are only 3 scripts\n")
  }

  @Test("stops after the first failure, and counts what it did not play")
  func failFast() throws {
    let result = try replay("--fail-fast", "--junit", "r.xml")
    #expect(result.status == 1)
    #expect(result.output.hasSuffix("\n1 passed, 1 failed, 4 not played\n"))
    #expect(result.complaint.isEmpty)
    let xml = try folder.read("r.xml")
    #expect(xml.contains("tests=\"6\" failures=\"1\" errors=\"0\""))
    #expect(xml.matches(of: /<skipped message="not played after a failure"\/>/).count == 4)
  }

  @Test("writes the results as XML, with the time that each script took")
  func junit() throws {
    #expect(try replay("--junit", "r.xml", "--filter=sub").status == 2)
    let xml = try folder.read("r.xml").replacing(/time="\d+\.\d{3}"/, with: "time")
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="study replay" tests="3" failures="0" errors="2" time>
          <testsuite name="in/sub" tests="3" failures="0" errors="2" time skipped="0">
            <testcase name="wrong.keys" classname="in/sub" time>
              <error message="line 2: there is no key “entr”; did you mean “enter”?" \
        type="mistake in the script">in/sub/wrong.keys:2:5: there is no key “entr”; did you mean “enter”?
          key entr
              ^~~~</error>
            </testcase>
            <testcase name="z.keys" classname="in/sub" time>
              <error message="“in/sub/z.keys” is not a key script (its first line is “hello”); \
        one begins with `keys 1`, and study record FILE writes one" type="can’t be played">\
        “in/sub/z.keys” is not a key script (its first line is “hello”); one begins with `keys 1`, \
        and study record FILE writes one</error>
            </testcase>
            <testcase name="日本.keys" classname="in/sub" time/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("replaces a file with results only if it may, and never a script")
  func existingResults() throws {
    try folder.write("mine", to: "r.xml")
    #expect(try replay("--junit", "r.xml").status == 2)
    #expect(try folder.read("r.xml") == "mine")
    let script = try folder.read("in/fail.keys")
    let refused = try replay("--junit", "in/fail.keys", "--force")
    #expect(refused.status == 2)
    #expect(refused.complaint.hasPrefix("study: “in/fail.keys” is already used"))
    #expect(try folder.read("in/fail.keys") == script)
    #expect(try replay("--junit", "r.xml", "--force", "--filter=日本").status == 0)
    #expect(try folder.read("r.xml").hasPrefix("<?xml"))
  }

  @Test("prints only TAP with --tap")
  func tap() throws {
    let result = try replay("--tap")
    #expect(result.status == 2)
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(
      lines == [
        "TAP version 14", "1..6", "ok 1 - in/a b.keys", "not ok 2 - in/fail.keys",
        #"ok 3 - in/new\\nline.keys"#, "not ok 4 - in/sub/wrong.keys", "not ok 5 - in/sub/z.keys",
        "ok 6 - in/sub/日本.keys",
      ])
    #expect(result.complaint == refusal)
  }

  @Test("prints failures as annotations too")
  func annotations() throws {
    let lines = try replay("--annotate").output.split(separator: "\n").map(String.init)
    let annotations = """
      ::error file=in/fail.keys,line=5,title=expect title "]]>"::\
      the title is “Home”, not “]]>”
      ::error file=in/sub/wrong.keys,line=2,col=5,title=mistake in the script::\
      there is no key “entr”; did you mean “enter”?
      ::error file=in/sub/z.keys,title=can’t be played::\
      “in/sub/z.keys” is not a key script (its first line is “hello”); one begins with `keys 1`, \
      and study record FILE writes one
      """
    #expect(lines.filter { $0.hasPrefix("::") }.joined(separator: "\n") == annotations)
    #expect(lines.contains { $0.hasPrefix("replay: study replay --terminal --until 5 in/fail") })
  }

  @Test("writes the report, the screen and the session of each failure", arguments: [1, 3])
  func artifacts(count: Int) throws {
    #expect(try replay("--artifacts", "out/failed", "--parallel=\(count)").status == 2)
    #expect(
      folder.names(in: "out/failed/in") == [
        "fail.keys.cast", "fail.keys.html", "fail.keys.svg", "fail.keys.txt", "sub",
      ])
    #expect(folder.names(in: "out/failed/in/sub") == ["wrong.keys.txt", "z.keys.txt"])
    let report = try folder.read("out/failed/in/fail.keys.txt")
    #expect(report.hasPrefix("in/fail.keys:5: expect title"))
    #expect(report.contains("\nreplay: study replay --terminal --until 5 in/fail.keys\n"))
    #expect(report.hasSuffix("\nin/fail.keys:5: expect title \"]]>\"\n"))
    #expect(try folder.read("out/failed/in/fail.keys.svg").contains(">Math</text>"))
    #expect(try Recast(folder.read("out/failed/in/fail.keys.cast")).size.columns == 24)
  }

  @Test("writes failures only into a folder without files, unless these may be replaced")
  func existingArtifacts() throws {
    try folder.write("mine", to: "failed/in/fail.keys.txt")
    let refused = try replay("--artifacts", "failed")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.complaint.hasPrefix("study: “failed” already exists"))
    #expect(try folder.read("failed/in/fail.keys.txt") == "mine")
    #expect(try replay("--artifacts", "failed", "--force", "--filter=fail").status == 1)
    #expect(try folder.read("failed/in/fail.keys.txt").hasPrefix("in/fail.keys:5: "))
  }

  @Test("keeps artifacts in their folder, whatever the path of a script")
  func artifactsOutside() throws {
    folder.make(.folder, "here")
    let result = try BuiltProgram.run(
      ["replay", "here/../in/./fail.keys", "\(folder.path)/in/fail.keys", "--artifacts", "out"],
      in: folder)
    #expect(result.status == 1)
    #expect(folder.names() == ["here", "in", "out"])
    #expect(
      folder.names(in: "out/here/__/in") == [
        "fail.keys.cast", "fail.keys.html", "fail.keys.svg", "fail.keys.txt",
      ])
    #expect(folder.names(in: "out\(folder.path)/in").count == 4)
  }

  @Test("writes the artifacts of a script in the current folder into the folder itself")
  func artifactsOfPlainName() throws {
    try folder.write(folder.read("in/fail.keys"), to: "fail.keys")
    for name in ["fail.keys", "./fail.keys"] {
      let result = try BuiltProgram.run(
        ["replay", name, "--artifacts", "out", "--force"], in: folder)
      #expect(result.status == 1 && result.complaint.isEmpty)
      #expect(
        folder.names(in: "out") == [
          "fail.keys.cast", "fail.keys.html", "fail.keys.svg", "fail.keys.txt",
        ])
    }
  }

  @Test("plays each script as often as it is asked to")
  func repetitions() throws {
    #expect(
      try replay("--repeat", "3", "--filter=日本")
        == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
    #expect(try replay("--filter=日本", "--export", "one.cast").status == 0)
    #expect(try replay("--filter=日本", "--export", "last.cast", "--repeat=3").status == 0)
    #expect(try folder.read("last.cast") == folder.read("one.cast"))
    let failure = try replay("--repeat", "3", "--filter=fail")
    #expect(failure.output.contains("\n  the title is “Home”, not “]]>”\n"))
  }

  @Test(
    "refuses to write a single play to a file if there are several",
    arguments: [
      ["--journal", "j"], ["--export", "e.svg"],
    ])
  func oneScript(options: [String]) throws {
    let result = try BuiltProgram.run(["replay", "in"] + options, in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 2, complaint: "study: \(options[0]) is for a single script; give one FILE\n"))
    #expect(
      try BuiltProgram.run(["replay", "in", "--filter=日本"] + options, in: folder).status == 0)
  }

  @Test("plays a script from a pipe beside others, and does not read it again")
  func pipe() throws {
    let shell = ProcessRun(
      "/bin/sh",
      ["-c", "cat in/fail.keys | \(BuiltProgram.path) replay --parallel 2 --artifacts out - in"],
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8"], folder: folder.path)
    let result = try shell.run()
    #expect(result.output.hasSuffix("3 passed, 3 failed\n"))
    #expect(folder.names(in: "out/dev") == ["stdin.cast", "stdin.html", "stdin.svg", "stdin.txt"])
  }

  @Test("reads results that can't be written as status 3")
  func fullDisk() throws {
    let result = try replay("--filter=日本", "--junit", "/dev/full")
    #expect(result.status == 3)
    #expect(result.complaint.hasPrefix("study: cannot write “/dev/full” (No space left"))
  }
}
