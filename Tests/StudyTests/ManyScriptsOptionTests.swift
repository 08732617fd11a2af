import KeyScriptTools
import StudyCatalog
import Testing

@testable import study

@Suite("Command lines for many scripts")
struct ManyScriptsOptionTests {
  @Test("say which scripts are played, how, and what is reported")
  func options() throws {
    var expected = Invocation()
    expected.action = .replay(paths: ["walks", "a.keys"])
    expected.run.filter = "search"
    expected.run.shard = Shard(2, of: 8)
    expected.run.stopsAtFailure = true
    (expected.run.playersAtOnce, expected.run.repetitions) = (4, 3)
    (expected.run.junitFile, expected.run.artifactsFolder) = ("r.xml", "failed")
    expected.run.annotates = true
    let arguments = [
      "replay", "walks", "--filter=search", "--shard", "2/8", "--fail-fast", "--parallel", "4",
      "--repeat=3", "--junit", "r.xml", "--artifacts=failed", "--annotate", "a.keys",
    ]
    #expect(try Invocation(arguments) == expected)
    #expect(try Invocation(["replay", "a", "--tap"]).run.printsTAP)
  }

  @Test(
    "that can't be understood are explained",
    arguments: [
      (["--shard=3/2"], "invalid value “3/2” for --shard; use a shard such as 2/8"),
      (["--shard=0/2"], "invalid value “0/2” for --shard; use a shard such as 2/8"),
      (["--shard=2"], "invalid value “2” for --shard; use a shard such as 2/8"),
      (["--filter="], "invalid value “” for --filter; use a part of a path"),
      (["--junit="], "invalid value “” for --junit; use a file"),
      (["--artifacts="], "invalid value “” for --artifacts; use a folder"),
      (["--parallel=0"], "invalid value “0” for --parallel; use a number from 1 to 64"),
      (["--repeat=0"], "invalid value “0” for --repeat; use a number from 1 to 1000000"),
      (["--fail-fast=yes"], "--fail-fast takes no value; write --fail-fast alone"),
      (
        ["--parallel=2", "--terminal"],
        "--parallel and --terminal can’t be used together; run study twice"
      ),
      (
        ["--parallel=2", "--update"],
        "--parallel and --update can’t be used together; run study twice"
      ),
      (
        ["--twin", "--parallel=2"], "--parallel and --twin can’t be used together; run study twice"
      ),
      (
        ["--repeat=2", "--update"], "--repeat and --update can’t be used together; run study twice"
      ),
      (
        ["--repeat=2", "--journal=j"],
        "--repeat and --journal can’t be used together; run study twice"
      ),
      (
        ["--color=never"],
        "--color has no effect without --terminal; add --terminal, or leave --color out"
      ),
      (
        ["--mouse=on", "--sync=never", "--ambiguous=2"],
        "--mouse has no effect without --terminal; add --terminal, or leave --mouse out"
      ),
      (["--tap", "--json"], "--tap and --json can’t be used together; run study twice"),
      (["--annotate", "--json"], "--annotate and --json can’t be used together; run study twice"),
    ])
  func mistakes(options: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(["replay"] + options + ["a"]) }
    #expect(error?.message.english == message)
    #expect(error?.message.japanese.contains(/[ぁ-ん]/) == true)
  }
}
