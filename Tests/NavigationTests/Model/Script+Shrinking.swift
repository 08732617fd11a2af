import Navigation

extension Script {
  /// The shortest script that is still wrong, found by removing and simplifying steps.
  ///
  /// - Parameter isWrong: Whether a script is still wrong.
  /// - Returns: The script itself if nothing can be removed.
  func shrunk(while isWrong: (Script) -> Bool) -> Script {
    var best = self
    var progresses = true
    while progresses {
      progresses = false
      for candidate in best.simpler() where isWrong(candidate) {
        best = candidate
        progresses = true
        break
      }
    }
    return best
  }

  /// Slightly simpler scripts, the shortest first.
  private func simpler() -> [Script] {
    var candidates: [Script] = []
    var length = steps.count
    while length > 0 {
      for start in stride(from: 0, to: steps.count, by: length) {
        var shorter = self
        shorter.steps.removeSubrange(start..<min(start + length, steps.count))
        candidates.append(shorter)
      }
      length /= 2
    }
    for (index, step) in steps.enumerated() {
      for simpler in step.simpler() {
        var script = self
        script.steps.replaceSubrange(index...index, with: simpler)
        candidates.append(script)
      }
    }
    return candidates + simplerStarts()
  }

  /// The same steps after a slightly simpler start.
  private func simplerStarts() -> [Script] {
    var candidates = before.indices.map { index in
      var script = self
      script.before.remove(at: index)
      return script
    }
    if cause != .launch {
      var script = self
      script.cause = .launch
      candidates.append(script)
    }
    if modes > 1 {
      var script = self
      script.modes -= 1
      script.mode = min(mode, modes - 2)
      candidates.append(script)
    }
    let pages = launch.split(separator: " ")
    if pages.count > 1 {
      var script = self
      script.launch = pages.dropLast().joined(separator: " ")
      candidates.append(script)
    }
    return candidates
  }
}

extension Step {
  /// The simpler replacements of a step that contains others.
  fileprivate func simpler() -> [[Step]] {
    switch self {
    case .handler(let who, let inner):
      [inner] + Self.shorter(inner).map { [.handler(who, $0)] }
    case .hook(let moment, let inner):
      [inner] + Self.shorter(inner).map { [.hook(moment, $0)] }
    case .restart(let loss, let first):
      Self.shorter(first).map { [.restart(losing: loss, before: $0)] }
        + (first.count == 1 ? [[.restart(losing: loss, before: [])]] : [])
        + (loss == Loss() ? [] : [[.restart(before: first)]])
    default: []
    }
  }

  private static func shorter(_ steps: [Step]) -> [[Step]] {
    steps.indices.flatMap { index -> [[Step]] in
      var left = steps
      left.remove(at: index)
      let simpler = steps[index].simpler().map { replacement -> [Step] in
        var steps = steps
        steps.replaceSubrange(index...index, with: replacement)
        return steps
      }
      return (left.isEmpty ? [] : [left]) + simpler
    }
  }
}
