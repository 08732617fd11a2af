import Files
import Foundation
import PseudoTerminals
import StudyCatalog
import TestFolders
import Testing

@testable import study

@Suite("Files written by study", .timeLimit(.minutes(20)))
struct OutputTests {
  private let folder: TestFolder
  private static let script = "keys 1\nlocale en\nkey 3\nsettle\n"

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.script, to: "a.keys")
  }

  private func replay(_ arguments: String...) throws -> ProcessRun.Result {
    try BuiltProgram.run(["replay"] + arguments + ["a.keys"], in: folder)
  }

  /// Runs the program from a shell, which redirects its output.
  private func shell(_ command: String) throws -> ProcessRun.Result {
    try ProcessRun(
      "/bin/sh", ["-c", command.replacing("study", with: BuiltProgram.path, maxReplacements: 1)],
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      folder: folder.path
    ).run()
  }

  @Test(
    "are not replaced without --force",
    arguments: [("--journal", "old.jsonl"), ("--export", "old.txt"), ("--export", "old.cast")])
  func existing(option: String, name: String) throws {
    try folder.write("mine", to: name)
    let refused = try replay(option, name)
    #expect(
      refused
        == ProcessRun.Result(
          status: 2,
          complaint:
            "study: “\(name)” already exists; give another name, or use --force to replace it\n"))
    #expect(try folder.read(name) == "mine")
    #expect(try replay(option, name, "--force").status == 0)
    #expect(try folder.read(name) != "mine")
  }

  @Test(
    "are never the scripts that are played, whatever the name, even with --force",
    arguments: [
      "--journal=a.keys", "--journal=hard", "--journal=soft.txt", "--export=soft.txt",
      "--export=a.d/one.txt", "--export=a.d/new.txt", "--journal=a.d/state/state.json",
    ])
  func inputs(option: String) throws {
    let script = Self.script.replacing(
      "key 3", with: "set state a.d/state\nsnapshot one\nsnapshot new")
    try folder.write(script, to: "a.keys")
    try folder.write("mine", to: "a.d/one.txt")
    try folder.write("mine", to: "a.d/state/state.json")
    unsafe link(folder.file("a.keys"), folder.file("hard"))
    unsafe symlink("a.keys", folder.file("soft.txt"))
    let result = try replay(option, "--force")
    #expect(result.status == 2)
    #expect(result.complaint.contains("is already used for something else in this run"))
    #expect(try folder.read("a.keys") == script)
    #expect(try folder.read("a.d/one.txt") == "mine")
    #expect(try folder.read("a.d/state/state.json") == "mine")
    #expect(folder.names(in: "a.d") == ["one.txt", "state"])
  }

  @Test(
    "are not the same file for two options",
    arguments: [
      ["--journal=o.txt", "--export=./o.txt"], ["--export=o.txt", "--export=o.txt"],
      ["--export=old.txt", "--export=soft.txt"],
    ])
  func twice(options: [String]) throws {
    try folder.write("mine", to: "old.txt")
    unsafe symlink("old.txt", folder.file("soft.txt"))
    let result = try BuiltProgram.run(["replay", "--force", "a.keys"] + options, in: folder)
    #expect(result.status == 2)
    #expect(result.complaint.contains("is already used for something else in this run"))
    #expect(folder.names() == ["a.keys", "old.txt", "soft.txt"])
    #expect(try folder.read("old.txt") == "mine")
  }

  @Test(
    "are reported if they can't be written, with status 3",
    arguments: ["--journal=/dev/full", "--export=full.txt", "--export=full.cast"])
  func full(option: String) throws {
    for name in ["full.txt", "full.cast"] { unsafe symlink("/dev/full", folder.file(name)) }
    let result = try replay(option)
    #expect(result.status == 3)
    #expect(result.output == "1 passed, 0 failed\n")
    #expect(result.complaint.hasPrefix("study: cannot write “"))
    #expect(
      result.complaint.hasSuffix(
        " (No space left on device); free some space, or write elsewhere\n"))
  }

  @Test(
    "include standard output",
    arguments: [
      "--help", "--version", "replay a.keys", "replay --json a.keys",
      "--plain --state state </dev/null",
    ])
  func fullOutput(arguments: String) throws {
    let result = try shell("study \(arguments) >/dev/full")
    #expect(result.status == 3)
    #expect(
      result.complaint
        == "study: cannot write “/dev/stdout” (No space left on device); free some space, or "
        + "write elsewhere\n"
    )
  }

  @Test("keep a message of line mode in one line for a pipe, however long it is")
  func wholeMessage() throws {
    let message =
      "Nothing will be saved from now on: cannot create the folder pipe (it is a pipe); "
    let output = try shell("mkfifo pipe; study --plain --lang en --state pipe </dev/null").output
    #expect(output.contains(message + "move it elsewhere\n"))
    let further = try shell("printf '1\\n1\\n' | study --plain --lang en --state pipe").output
    #expect(further.ranges(of: message).count == 1)
    #expect(further.ranges(of: "Nothing will be saved from now on.\n").count == 2)
  }

  @Test(
    "leave an export as it was if there is no room for the new one, and a new one is removed",
    .disabled(if: PseudoTerminal.isThreadSanitized, "the sanitizer exceeds the limit"))
  func noRoom() throws {
    try folder.write("old", to: "old.txt")
    let refusal = "(File too large); free some space, or write elsewhere\n3\n"
    let replacing = "(ulimit -f 0; study export --anki --force old.txt; echo $?) 2>&1 | cat"
    #expect(try shell(replacing).output == "study: cannot write “old.txt” " + refusal)
    #expect(try folder.read("old.txt") == "old")
    let before = folder.names()
    let making = "(ulimit -f 0; study export --anki new.txt; echo $?) 2>&1 | cat"
    #expect(try shell(making).output == "study: cannot write “new.txt” " + refusal)
    #expect(folder.names() == before)
  }

  @Test(
    "are written at once through a link, which stays, with the permissions of the file",
    arguments: [true, false])
  func linked(isReplacing: Bool) throws {
    try folder.write("old", to: "old.txt")
    #expect(unsafe chmod(folder.file("old.txt"), 0o640) == 0)
    folder.make(.link("old.txt"), "link")
    let result = try shell("study export --anki \(isReplacing ? "--force " : "")link")
    #expect(result.status == (isReplacing ? 0 : 2))
    #expect(try folder.read("old.txt").hasPrefix("#separator") == isReplacing)
    #expect(try folder.read("link") == folder.read("old.txt"))
    #expect(folder.names().count { $0.contains("old.txt") } == 1)
    var (link, file) = (stat(), stat())
    #expect(unsafe lstat(folder.file("link"), &link) == 0 && link.st_mode & S_IFMT == S_IFLNK)
    #expect(unsafe stat(folder.file("old.txt"), &file) == 0 && file.st_mode & 0o777 == 0o640)
  }

  @Test("are written in place where no other file can take their name, as where they are mounted")
  func mounted() throws {
    try folder.write("old", to: "mounted.txt")
    try folder.write("", to: "place.txt")
    let result = try shell(
      """
      unshare -rm true || exit 99
      unshare -rm sh -c 'mount --bind mounted.txt place.txt && study export --anki --force place.txt'
      """)
    // Some systems permit no mounts.
    guard result.status != 99 else { return }
    #expect(result.status == 0, "\(result.complaint)")
    #expect(try folder.read("mounted.txt").hasPrefix("#separator"))
    #expect(try folder.read("place.txt") == "")
  }

  @Test("that only their owner may replace, as in /tmp, are told from those without permission")
  func protected() {
    func message(_ code: CInt) -> String {
      FileError(.write, "/tmp/a.keys", call: "renameat", .system(code)).message.english
    }
    #expect(
      message(EPERM)
        == "cannot write “/tmp/a.keys” (Operation not permitted); it is protected there; use a "
        + "folder of your own")
    #expect(message(EACCES).hasSuffix("(Permission denied); check its folder and permissions"))
  }

  @Test(
    "to a reader that stops end without an error, whatever its name",
    arguments: ["", "/dev/stdout"])
  func stoppedReader(name: String) throws {
    let result = try shell("(study export --anki \(name); echo $? >&2) | true")
    #expect(result.complaint == "0\n")
  }

  @Test(
    "are reported if they exceed the limit for files",
    .disabled(if: PseudoTerminal.isThreadSanitized, "the sanitizer exceeds the limit"))
  func limitedSize() throws {
    let result = try shell("(ulimit -f 0; study replay --journal j a.keys; echo $?) 2>&1 | cat")
    #expect(result.output.hasPrefix("study: cannot write “j” (File too large)"))
    #expect(result.output.hasSuffix("1 passed, 0 failed\n3\n"))
  }

  @Test(
    "are not needed to compare more than one file may hold",
    .disabled(if: PseudoTerminal.isThreadSanitized, "the sanitizer exceeds the limit"))
  func longTwin() throws {
    let resizing = String(repeating: "resize 100x30\nresize 80x24\n", count: 80)
    try folder.write("keys 1\n" + resizing, to: "a.keys")
    // The shell counts in blocks of 512 bytes.
    let result = try shell("ulimit -f 200; study replay --twin a.keys")
    #expect(result.output.hasPrefix("1 passed, 0 failed; "))
  }

  @Test("may end early if their reader has had enough")
  func closedPipe() throws {
    #expect(try shell("{ study --help; echo $? >status; } | true").complaint == "")
    #expect(try folder.read("status") == "0\n")
  }

  @Test("end a run of scripts if nobody reads them any more", arguments: ["replay", "coverage"])
  func unreadRun(command: String) throws {
    for name in ["a.keys", "b.keys"] { try folder.write("keys 1\nexpect depth 2\n", to: name) }
    // Once the shell has closed its own end for reading, the pipe has no reader.
    let unread = "mkfifo pipe; exec 3<>pipe 4>pipe 3<&-"
    let option = command == "replay" ? "--junit played.xml" : ""
    let result = try shell("\(unread); study \(command) \(option) a.keys b.keys >&4; echo $?")
    #expect(result == ProcessRun.Result(status: 0, output: "3\n"))
    guard command == "replay" else { return }
    let reason = "not played because the output has ended"
    #expect(try folder.read("played.xml").contains(reason))
  }

  @Test(
    "don't block if nobody reads them",
    arguments: ["--journal=pipe", "--export=pipe.txt"])
  func unreadPipe(option: String) throws {
    for name in ["pipe", "pipe.txt"] { unsafe mkfifo(folder.file(name), 0o600) }
    let result = try replay(option)
    #expect(result.status == 2)
    #expect(result.complaint.hasSuffix("is a pipe that nobody reads; start its reader first\n"))
  }

  @Test("may be descriptors that the shell has opened", arguments: ["/dev/stderr", "/dev/fd/3"])
  func opened(path: String) throws {
    let result = try shell("study replay --journal \(path) a.keys 3>&2")
    #expect(result.status == 0)
    #expect(result.complaint.hasPrefix(#"{"time":0.0,"number":1,"mode":"review","verb":"push""#))
    let same = try shell("study replay --journal /dev/stdout a.keys")
    #expect(same.output == result.complaint + "1 passed, 0 failed\n")
  }

  @Test("are not created for a play that can't begin")
  func nothingPlayed() throws {
    try folder.write("keys 1\nopen nowhere\n", to: "a.keys")
    #expect(try replay("--journal", "j", "--export", "e.txt").status == 2)
    #expect(folder.names() == ["a.keys"])
  }
}
