import Files
import KeyScript
import KeyScriptTools
import ScreenStack
import StudyCatalog
import StudyScreens

/// Makes a failing script smaller, and writes what is left.
struct Minimizing {
  /// Plays a script.
  let play: ScriptPlay
  /// The language of messages.
  let language: Language
  /// Where the smaller script and messages are printed.
  let console: Console

  /// Makes a script smaller until nothing more can be left out, or the user ends the program. It
  /// then ends with the smallest script so far.
  ///
  /// - Returns: 0 if the smaller script was written, 1 if the script doesn't fail, or not the same
  ///   every time, 2 if it has a mistake or a file can't be opened, 3 if a file can't be written.
  func run(_ file: String) -> Int32 {
    do {
      let source = try ScriptSource(file)
      let inputs = try play.check(source)
      let outputs = try Outputs(play.invocation, sparing: inputs)
      let output = try play.invocation.outputFile.map { try outputs.open($0) }
      let script = try source.script()
      let ending = EndingRequest()
      var player = play.player()
      player.pacer = EndingPacer(ending)
      let small = try minimize(script, player, until: ending)
      let status = write(small, to: output)
      ending.obey()
      return status
    } catch let error as ScriptError {
      console.explain("\(error)")
      return ExitStatus.wrongUse
    } catch NotMinimizable.wrong(let error) {
      console.explain("\(error)")
      return ExitStatus.wrongUse
    } catch let error as NotMinimizable {
      console.complain(language(error.message(for: file)))
      return ExitStatus.checkFailed
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
  }

  private func minimize(
    _ script: Script, _ player: Player, until ending: EndingRequest
  ) throws(NotMinimizable) -> MinimizedScript {
    let line = ProgressLine(console)
    defer { line.clear() }
    var minimizer = ScriptMinimizer(player)
    minimizer.playLimit = play.invocation.playLimit ?? minimizer.playLimit
    minimizer.ignoresScreen = play.invocation.ignoresScreen
    minimizer.goesOn = { [language] progress in
      ending.expect()
      guard !ending.hasCome() else { return false }
      let (lines, plays) = (progress.lineCount, progress.playCount)
      line.show(language("\(lines)行、再生 \(plays)回", "\(lines) lines, \(plays) plays"))
      return true
    }
    return try minimizer.minimize(script)
  }

  /// Writes the smaller script, and says how small it is.
  private func write(_ small: MinimizedScript, to output: OutputFile?) -> Int32 {
    if let output {
      output.write(small.script.text)
      output.finish()
      if let failure = output.failure {
        console.complain(failure)
        return ExitStatus.notSaved
      }
    } else {
      console.write(small.script.text)
    }
    // On standard error, because the script may be on standard output.
    let failure = small.failure
    console.complain("\(failure.file):\(failure.line): \(failure.directive): \(failure.message)")
    console.complain(language(small.count))
    return ExitStatus.fine
  }
}

extension ScriptSource {
  /// The whole script, in memory.
  fileprivate func script() throws -> Script {
    if let size = FileStatus(at: file, followingLinks: true)?.size, size > Self.longestInMemory {
      throw FileError(.read, file, call: "stat", .tooLarge(limit: Self.longestInMemory))
    }
    return try Script(reader())
  }
}

extension MinimizedScript {
  /// What is left, and why there isn't less.
  fileprivate var count: BilingualText {
    let (japanese, english) =
      switch ending {
      case .finished: ("", "")
      case .limited:
        (
          "。--plays \(2 * playCount) で、もっと小さくできるかもしれません",
          "; it may become smaller with --plays \(2 * playCount)"
        )
      case .stopped: ("。止めたので、ここまでです", "; stopped before it was as small as possible")
      }
    return BilingualText(
      japanese: "\(originalLineCount)行のうち \(lineCount)行が残りました（再生 \(playCount)回）\(japanese)",
      english: "\(self)\(english)")
  }
}

extension NotMinimizable {
  /// The message for the user.
  fileprivate func message(for file: String) -> BilingualText {
    switch self {
    case .passes:
      BilingualText(
        japanese: "「\(file)」は失敗しません。失敗する操作のファイルを指定してください",
        english: "“\(file)” does not fail; give a script that does")
    case .unsteady(let failure, let other):
      BilingualText(
        japanese: "「\(file)」はいつも同じようには失敗しません（\(failure.line) 行目のあと、"
          + (other.map { "\($0.line) 行目" } ?? "成功") + "）。study replay --repeat 20 で違いがわかります",
        english:
          "“\(file)” does not fail in the same way every time (in line \(failure.line), then "
          + (other.map { "in line \($0.line)" } ?? "not at all")
          + "); study replay --repeat 20 shows what differs")
    case .stopped, .wrong:
      BilingualText(
        japanese: "「\(file)」の再生が止まりました", english: "playing “\(file)” was stopped")
    }
  }
}
