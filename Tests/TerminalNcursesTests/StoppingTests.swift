import Foundation
import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import Testing

/// Programs that are stopped and continued, and windows that change all the time.
@Suite("A program that is stopped and continued")
struct StoppingTests {
  @Test(
    "gives the terminal to the shell while stopped, and takes it back in its size",
    arguments: ["", "LINES=3 COLUMNS=9"])
  func suspending(environment: String) throws {
    let fixture = try PseudoTerminal.fixture
    let script = "set -m; \(environment) '\(fixture)' suspend; stty -a; echo stop''ped; fg"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    try terminal.waitForText("ready")
    terminal.type("x")
    try terminal.wait(for: "the shell") { terminal.output.contains("stopped\r\n") }
    #expect(terminal.output.contains(" icanon"))
    try terminal.wait(for: "the second screen") {
      terminal.modes.isSuperset(of: TakenModes.all)
        && terminal.model.picture.contains("resized to 40×5")
    }
    #expect(terminal.model.picture.contains("東京都ｶﾞ葛\u{E0100}🗾|"))
    #expect(terminal.model.picture.contains("┌─①α※"))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test(
    "ends if it was asked to while stopped, even if the shell has the terminal",
    arguments: ["", "kill -CONT %1;"])
  func endingStopped(before: String) throws {
    let fixture = try PseudoTerminal.fixture
    // The status of a job that is stopped by TSTP is 148.
    let script = """
      set -m; '\(fixture)' suspend; \(before) kill -TERM %1; kill -CONT %1
      while wait %1; status=$?; [ $status = 148 ]; do :; done; echo ended $status
      """
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    try terminal.waitForText("ready")
    terminal.type("x")
    try terminal.wait(for: "the shell") { terminal.output.contains("ended 143") }
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("redraws everything in the current size after STOP and CONT")
  func stopped() throws {
    let terminal = try started()
    terminal.send(SIGSTOP)
    terminal.resize(to: Size(columns: 30, rows: 4))
    terminal.send(SIGCONT)
    try terminal.waitForText("size 30×4")
    terminal.type("\u{1B}[A")
    try terminal.waitForText("key up")
    #expect(terminal.model.picture.contains("東京都ｶﾞ葛\u{E0100}🗾|"))
    #expect(terminal.modes.isSuperset(of: TakenModes.all))
    #expect(!terminal.hasSettingsOfBefore)
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("continues after STOP and CONT even if the keys typed meanwhile are dropped")
  func droppedInput() throws {
    let terminal = try started()
    terminal.send(SIGSTOP)
    // Otherwise the program reads the key first.
    try terminal.wait(for: "the stop") { isStopped(terminal.process) }
    terminal.type("z")
    terminal.resize(to: Size(columns: 30, rows: 4))
    terminal.send(SIGCONT)
    try terminal.waitForText("size 30×4")
    terminal.send(SIGTERM)
    #expect(try terminal.waitForEnd() == SIGTERM)
    expectRestored(terminal)
  }

  @Test("handles a hundred resizes at once, and draws only a few of them")
  func storm() throws {
    let terminal = try started()
    // Otherwise a program that is faster than the test would rightly handle each of them.
    terminal.send(SIGSTOP)
    for count in 0..<100 {
      terminal.resize(to: Size(columns: 20 + count % 40, rows: 4 + count % 7))
    }
    let last = Size(columns: 37, rows: 6)
    terminal.resize(to: last)
    terminal.send(SIGCONT)
    try terminal.wait(for: "the last size") { terminal.model.picture.contains("size \(last)") }
    terminal.type("z")
    try terminal.wait(for: "the key") { terminal.model.picture.contains("text(\"z\")") }
    #expect(terminal.model.picture.contains("東京都ｶﾞ葛\u{E0100}🗾|"))
    let clears = terminal.output.split(separator: "\u{1B}[2J", omittingEmptySubsequences: false)
    #expect(clears.count < 20, "\(clears.count) clears")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  private func isStopped(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return status?.contains("State:\tT") == true
  }

  private func started() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture])
    try terminal.waitForText("ready")
    return terminal
  }
}
