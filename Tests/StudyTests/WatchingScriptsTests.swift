import Files
import Glibc
import PseudoTerminals
import ScreenStack
import TerminalCore
import TestFolders
import Testing

@testable import study

@Suite("study replay --watch", .timeLimit(.minutes(10)))
struct WatchingScriptsTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("keys 1\nkey 6\ninclude \"steps/a.steps\"\n", to: "walks/a.keys")
    try folder.write("keys 1\nsettle\nexpect depth 2\n", to: "walks/steps/a.steps")
    try folder.write("keys 1\nexpect depth 2\n", to: "walks/b.keys")
  }

  private func start() throws -> PseudoTerminal {
    try PseudoTerminal(
      [BuiltProgram.path, "replay", "--watch", folder.file("walks")],
      size: Size(columns: 200, rows: 50), environment: ["HOME=\(folder.path)"])
  }

  /// Waits for the line after a change.
  private func wait(
    at terminal: PseudoTerminal, for line: String, times: Int = 1, _ change: () throws -> Void = {}
  ) throws {
    try change()
    try terminal.wait(for: line) { terminal.output.ranges(of: line + "\r\n").count == times }
  }

  @Test("plays a script again when it changes, or a file that it includes, and new ones")
  func changes() throws {
    let terminal = try start()
    try wait(at: terminal, for: "1 passed, 1 failed; watching until Ctrl-C")
    try wait(at: terminal, for: "walks/b.keys again: 2 passed, 0 failed") {
      try folder.write("keys 1\nexpect depth 1\n", to: "walks/b.keys")
    }
    try wait(at: terminal, for: "walks/a.keys again: 1 passed, 1 failed") {
      try folder.write("keys 1\nsettle\nexpect depth 3\n", to: "walks/steps/a.steps")
    }
    #expect(terminal.output.contains("steps/a.steps:3, included at "))
    try wait(at: terminal, for: "walks/new/c.keys again: 2 passed, 1 failed") {
      try folder.write("keys 1\nkey down\n", to: "walks/new/c.keys")
    }
    try wait(at: terminal, for: "fewer scripts: 1 passed, 1 failed") {
      unsafe unlink(folder.file("walks/b.keys"))
    }
    terminal.type("\u{03}")
    #expect(try terminal.waitForEnd() & 0x7F == SIGINT)
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("goes on after a mistake in a script, or in a file that it includes")
  func mistakes() throws {
    let terminal = try start()
    try wait(at: terminal, for: "1 passed, 1 failed; watching until Ctrl-C")
    try wait(at: terminal, for: "walks/a.keys again: 0 passed, 2 failed") {
      try folder.write("keys 1\nkye up\n", to: "walks/steps/a.steps")
    }
    try wait(at: terminal, for: "walks/a.keys again: 1 passed, 1 failed") {
      try folder.write("keys 1\nkey up\n", to: "walks/steps/a.steps")
    }
    try wait(at: terminal, for: "walks/b.keys again: 1 passed, 1 failed") {
      try folder.write("keys 1\ninclude \"steps/b.steps\"\n", to: "walks/b.keys")
    }
    try wait(at: terminal, for: "walks/b.keys again: 2 passed, 0 failed") {
      try folder.write("keys 1\nkey up\n", to: "walks/steps/b.steps")
    }
    terminal.send(SIGTERM)
    #expect(try terminal.waitForEnd() & 0x7F == SIGTERM)
  }

  @Test("plays a script again when its saved state appears, or a lesson in it")
  func state() throws {
    try folder.write("keys 1\nset state s\nexpect depth 1\n", to: "walks/b.keys")
    let terminal = try start()
    try wait(at: terminal, for: "1 passed, 1 failed; watching until Ctrl-C")
    try wait(at: terminal, for: "walks/b.keys again: 2 passed, 0 failed") {
      try folder.write("", to: "walks/s/lessons/first")
    }
    try wait(at: terminal, for: "walks/b.keys again: 2 passed, 0 failed", times: 2) {
      try folder.write("", to: "walks/s/lessons/other")
    }
    terminal.send(SIGTERM)
    _ = try terminal.waitForEnd()
  }

  @Test("follows links to scripts")
  func links() throws {
    try folder.write("keys 1\nexpect depth 2\n", to: "other/c.keys")
    #expect(unsafe symlink("../other/c.keys", folder.file("walks/c.keys")) == 0)
    let terminal = try start()
    try wait(at: terminal, for: "1 passed, 2 failed; watching until Ctrl-C")
    try wait(at: terminal, for: "walks/c.keys again: 2 passed, 1 failed") {
      try folder.write("keys 1\nexpect depth 1\n", to: "other/c.keys")
    }
    terminal.send(SIGTERM)
    _ = try terminal.waitForEnd()
  }

  @Test("waits for ten times as long as it looked at the files, however long it played them")
  func pause() throws {
    let output = try OutputFile(folder.file("output"), replacing: false, growing: true)
    let play = ScriptPlay(invocation: Invocation(), environment: ProcessEnvironment(variables: [:]))
    let start = ContinuousClock.now
    var looked = Duration.milliseconds(1)
    let watching = WatchingScripts(
      play, Console(.english, output: output),
      // A play prints, so its time passes with what is printed.
      now: { start + looked + .seconds((try? folder.read("output").utf8.count) ?? 0) },
      list: {
        looked *= 2
        return [folder.file("walks/a.keys")]
      })
    #expect(try watching.playChanged() == .milliseconds(300))
    #expect(try folder.read("output") == "1 passed, 0 failed; watching until Ctrl-C\n")
    #expect(try watching.playChanged() == .milliseconds(300))
    looked = .milliseconds(80)
    #expect(try watching.playChanged() == .milliseconds(800))
  }

  @Test("refuses a script from a pipe, which could not be read again")
  func pipe() throws {
    let result = try BuiltProgram.run(["replay", "--watch", "-"], in: folder, input: "keys 1\n")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.complaint == "study: cannot read “/dev/stdin” (it is a pipe); give a regular file\n")
  }

  @Test("ends with status 2 if there is nothing to watch")
  func nothing() throws {
    try folder.write("", to: "none/other")
    let result = try BuiltProgram.run(["replay", "--watch", "none"], in: folder)
    #expect(result.status == 2)
    #expect(result.complaint.hasPrefix("study: there is no key script below “none”"))
  }
}
