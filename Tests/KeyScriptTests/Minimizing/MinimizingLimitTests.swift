import KeyScript
import KeyScriptTools
import TerminalCore
import Testing

@Suite("The work of making a script smaller")
struct MinimizingLimitTests {
  private let script: Script

  init() throws {
    let noise = (0..<40).map { "key \($0 % 2 == 0 ? "down" : "up")\n" }.joined()
    script = try Script(
      parsing: "keys 1\nterm 16x8\n\(noise)key ctrl+o\n\(noise)expect no leaks\nquit\n")
  }

  @Test("tells how many lines are left, and how many plays it took")
  func counts() throws {
    var played = 0
    let player = Player {
      played += 1
      return FakeProgram($0)
    }
    let small = try ScriptMinimizer(player).minimize(script)
    #expect(small.script.text == "keys 1\nterm 16x8\nkey ctrl+o\nkey up\nexpect no leaks\n")
    #expect("\(small)" == "5 of 85 lines left, \(small.playCount) plays")
    #expect(small.playCount == played && played < 60)
    #expect(small.ending == .finished)
    #expect(small.failure.line == 84)
  }

  @Test("ends at a number of plays, with the smallest script so far", arguments: [1, 4, 7])
  func limit(count: Int) throws {
    var minimizer = ScriptMinimizer(Player { FakeProgram($0) })
    minimizer.playLimit = count
    let small = try minimizer.minimize(script)
    #expect(small.ending == .limited)
    #expect(small.playCount <= max(count, 3))
    #expect(small.lineCount < 85 || count == 1)
    let failure = Player { FakeProgram($0) }.play(small.script).failure
    #expect(failure?.message.contains("alive") == true)
  }

  @Test("ends when it is stopped, with the smallest script so far")
  func stopping() throws {
    var minimizer = ScriptMinimizer(Player { FakeProgram($0) })
    var progress: [MinimizingProgress] = []
    minimizer.goesOn = {
      progress.append($0)
      return progress.count < 6
    }
    let small = try minimizer.minimize(script)
    #expect(small.ending == .stopped)
    #expect(progress.map(\.playCount) == [2, 3, 4, 5, 6, 7])
    #expect(progress.last?.lineCount == small.lineCount)
  }

  @Test("ends when a play is stopped, with the smallest script so far", arguments: [0, 1, 2, 3])
  func stoppedPlay(number: Int) throws {
    var plays = 0
    var player = Player {
      plays += 1
      return FakeProgram($0)
    }
    player.pacer = StoppingPacer { plays > number }
    if number < 2 {
      #expect(throws: NotMinimizable.self) { try ScriptMinimizer(player).minimize(script) }
      #expect(plays == number + 1)
    } else {
      let small = try ScriptMinimizer(player).minimize(script)
      #expect(small.ending == .stopped)
      // The stopped play is followed by that of the result.
      #expect(plays == number + 2 && small.playCount == plays)
      #expect((small.lineCount < 85) == (number == 3))
    }
  }

  @Test("doesn't let the play for the result be stopped, whatever stopped the work")
  func stoppedForGood() throws {
    var isStopped = false
    var player = Player { FakeProgram($0) }
    player.pacer = StoppingPacer { isStopped }
    var minimizer = ScriptMinimizer(player)
    minimizer.goesOn = { progress in
      isStopped = progress.playCount >= 4
      return !isStopped
    }
    let small = try minimizer.minimize(script)
    #expect(small.ending == .stopped && small.playCount == 5)
  }

  @Test("says why a script can't become smaller")
  func reasons() throws {
    let minimizer = ScriptMinimizer(Player { FakeProgram($0) })
    func reason(_ text: String) throws -> String {
      let script = try Script(parsing: "keys 1\n" + text)
      do {
        return "\(try minimizer.minimize(script))"
      } catch {
        return "\(error)"
      }
    }
    #expect(try reason("key down\nexpect depth 1") == "the script does not fail")
    #expect(try reason("call nothing").contains("nothing"))
  }

  @Test(
    "refuses a script that fails only sometimes, or elsewhere",
    arguments: [["left", "right"], ["left", "list"]])
  func unsteady(routes: [String]) throws {
    var count = 0
    let player = Player { settings in
      defer { count += 1 }
      return BlankProgram(settings, route: routes[count % 2])
    }
    let script = try Script(parsing: "keys 1\nkey down\nexpect route list\n")
    #expect {
      try ScriptMinimizer(player).minimize(script)
    } throws: { error in
      guard case NotMinimizable.unsteady(let failure, let other) = error else { return false }
      let then = other == nil ? "not at all" : "in line 3"
      #expect("\(error)".hasSuffix("in line 3, then \(then)"))
      return failure.line == 3 && (other == nil) == routes.contains("list")
    }
  }

  @Test("may let a script fail on another screen")
  func anyScreen() throws {
    let script = try Script(
      parsing: "keys 1\nterm 16x8\nkey down\nkey down\nkey enter\nsettle\nexpect text \"x\"\n")
    var minimizer = ScriptMinimizer(Player { FakeProgram($0) })
    #expect(try minimizer.minimize(script).lineCount == 7)
    minimizer.ignoresScreen = true
    let small = try minimizer.minimize(script)
    #expect(small.script.text == "keys 1\nterm 16x8\nkey enter\nsettle\nexpect text \"x\"\n")
  }
}

/// Stops plays.
private final class StoppingPacer: Pacer {
  private let stops: () -> Bool

  init(when stops: @escaping () -> Bool) { self.stops = stops }

  func advance(_ target: any ScriptTarget, to time: Duration) { target.advance(to: time) }

  func listen() throws(PlayInterruption) {
    if stops() { throw .stopped }
  }

  func show(_ frame: Frame) {}

  func show(note: String) {}
}
