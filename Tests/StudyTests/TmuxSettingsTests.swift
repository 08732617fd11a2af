import Testing

@testable import study

@Suite("What tmux is asked", .timeLimit(.minutes(20)))
struct TmuxSettingsTests {
  @Test("does not wait for a program that closes its output but doesn't end")
  func silent() {
    let command = ["sh", "-c", "echo 10; exec >&-; exec sleep 600"]
    #expect(TmuxSettings.output(of: command, limit: 100, within: .milliseconds(100)) == nil)
    let answer = TmuxSettings.output(of: ["echo", "10"], limit: 100, within: .seconds(20))
    #expect(answer == "10\n")
  }
}
