import KeyScript

/// The work of making one script smaller.
final class MinimizingRun {
  private let script: Script
  private let signature: FailureSignature
  private let scope: FailureSignature.Scope
  private let parts: ScriptParts
  private let player: Player
  private let minimizer: ScriptMinimizer

  /// The lines of the smallest script so far, with `nil` for each that is left out.
  private var lines: [ScriptLine?]
  private var lineCount: Int
  private var playCount: Int
  /// The hashes of the scripts that don't fail in the same way.
  private var refused: Set<Int> = []

  /// Why the work ends early.
  private enum Stop: Error {
    case limited, stopped
  }

  /// Begins the work.
  ///
  /// - Parameters:
  ///   - script: The whole script.
  ///   - failure: Its failure.
  ///   - player: Plays the scripts.
  ///   - minimizer: The limits.
  ///   - playCount: The number of plays so far.
  init(
    _ script: Script, _ failure: PlayFailure, _ player: Player, _ minimizer: ScriptMinimizer,
    after playCount: Int
  ) {
    self.script = script
    self.player = player
    self.minimizer = minimizer
    self.playCount = playCount
    parts = ScriptParts(script, failure, player.variables)
    scope = minimizer.ignoresScreen ? .message : parts.needsScreen ? .screen : .route
    signature = FailureSignature(failure, scope)
    lines = script.lines
    lineCount = script.textLineCount
  }

  /// Leaves out what can be left out, until nothing more can, or the work is to end.
  func reduceAll() -> MinimizedScript.Ending {
    do throws(Stop) {
      _ = try attempt(leavingOut(parts.behind))
      _ = try attempt(leavingOut(parts.checks))
      var before: [ScriptLine?]
      repeat {
        before = lines
        try reduce(parts.groups)
        try reduce(parts.definedLines.map { [$0] })
        for index in lines.indices { try shorten(index) }
      } while lines != before
      return .finished
    } catch {
      return error == .limited ? .limited : .stopped
    }
  }

  /// The result, which is read again and played, from beginning to end.
  ///
  /// - Throws: ``NotMinimizable/unsteady(_:other:)`` if it fails in another way.
  func result(
    originally failure: PlayFailure, _ ending: MinimizedScript.Ending
  ) throws(NotMinimizable) -> MinimizedScript {
    let text = script.keeping(lines).text
    let small: Script
    do throws(ScriptError) {
      small = try Script(parsing: text, file: script.file)
    } catch { throw .wrong(error) }
    playCount += 1
    // Whoever has stopped the work still waits for its result, so nothing stops this play.
    var player = player
    player.pacer = ImmediatePacer()
    let other = try player.playToMinimize(small)
    guard other.map({ isSame($0, anywhere: true) }) == true else {
      throw .unsteady(failure, other: other)
    }
    return MinimizedScript(
      script: small, failure: failure, lineCount: lineCount,
      originalLineCount: script.textLineCount, playCount: playCount, ending: ending)
  }

  private func isSame(_ failure: PlayFailure, anywhere: Bool = false) -> Bool {
    let other = FailureSignature(failure, scope)
    return anywhere ? other.anywhere == signature.anywhere : other == signature
  }

  /// Plays other lines, and keeps them if they fail in the same way.
  private func attempt(_ candidate: [ScriptLine?]) throws(Stop) -> Bool {
    guard candidate != lines else { return true }
    let script = Script(file: script.file, lines: candidate.compactMap { $0 })
    let hash = script.hashValue
    guard !refused.contains(hash) else { return false }
    // The last play is for the result.
    guard playCount + 1 < minimizer.playLimit else { throw .limited }
    let progress = MinimizingProgress(playCount: playCount, lineCount: lineCount)
    guard minimizer.goesOn(progress) else { throw .stopped }
    playCount += 1
    let failure: PlayFailure?
    do throws(NotMinimizable) { failure = try player.playToMinimize(script) } catch {
      throw .stopped
    }
    guard let failure, isSame(failure) else {
      refused.insert(hash)
      return false
    }
    lines = candidate
    lineCount = self.script.keeping(lines).textLineCount
    return true
  }
}

// MARK: - Attempts

extension MinimizingRun {
  private func leavingOut(_ indexes: [Int]) -> [ScriptLine?] {
    var candidate = lines
    for index in indexes { candidate[index] = nil }
    return candidate
  }

  /// Leaves out as many groups of lines as possible.
  private func reduce(_ groups: [[Int]]) throws(Stop) {
    let groups = groups.filter { $0.contains { lines[$0] != nil && !parts.fixed.contains($0) } }
    let whole = lines
    _ = try DeltaDebugging.reduce(Array(groups.indices)) { kept throws(Stop) in
      var candidate = whole
      for group in Set(groups.indices).subtracting(kept) {
        for index in groups[group] { candidate[index] = nil }
      }
      return try attempt(candidate)
    }
  }

  /// Leaves out as much of a line as possible.
  private func shorten(_ index: Int) throws(Stop) {
    // A line with variables stays as it was written.
    guard let line = lines[index], line.template == nil, index != parts.failing else { return }
    switch line.directive?.shortening {
    case .parts(let count, let directive):
      let last = index == parts.lastInput ? [count - 1] : []
      _ = try DeltaDebugging.reduce(Array(0..<count - last.count)) { kept throws(Stop) in
        guard !(kept + last).isEmpty else { return false }
        return try attempt(replacing(index, by: directive(kept + last)))
      }
    case .size(let size, let directive):
      _ = try DeltaDebugging.reduce(size) { size throws(Stop) in
        try attempt(replacing(index, by: directive(size)))
      }
    case nil: break
    }
  }

  private func replacing(_ index: Int, by directive: Directive) -> [ScriptLine?] {
    var candidate = lines
    candidate[index]?.directive = directive
    return candidate
  }
}

extension Script {
  /// The number of lines in its text.
  fileprivate var textLineCount: Int {
    text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
