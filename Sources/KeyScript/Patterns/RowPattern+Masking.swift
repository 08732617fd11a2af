import TerminalCore

extension RowPattern {
  /// Whether two rows are equal if their masked parts are: the characters that belong to any match.
  ///
  /// Masked parts may differ in length, so blanks at the end don't count.
  ///
  /// - Complexity: O(*n*·*m*) for *n* characters and *m* parts.
  func masks(differencesOf first: String, _ second: String) -> Bool {
    masked(first) == masked(second)
  }

  /// The characters of a row, with `nil` for each masked part, without blanks at the end.
  private func masked(_ row: String) -> [Character?] {
    var result: [Character?] = []
    for (part, isMasked) in runs(of: row) {
      result += isMasked ? [nil] : part.map(Optional.some)
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  /// A row with the masked parts of another one, and as wide, so that the two differ only where
  /// that matters. If the other has more or fewer such parts, the row stays as it is.
  func row(_ row: String, withMaskedPartsOf other: String) -> String {
    let runs = runs(of: row)
    var others = self.runs(of: other).filter(\.isMasked)
    guard !others.isEmpty, others.count == runs.count(where: \.isMasked) else { return row }
    var result = ""
    for (part, isMasked) in runs {
      result += String(isMasked ? others.removeFirst().characters : part)
    }
    while result.last == " ", result.displayWidth > other.displayWidth { result.removeLast() }
    return result + String(repeating: " ", count: max(0, other.displayWidth - result.displayWidth))
  }

  /// The parts of a row that are masked, and those between them.
  private func runs(of row: String) -> [(characters: [Character], isMasked: Bool)] {
    let row = Array(row)
    var runs: [(characters: [Character], isMasked: Bool)] = []
    for (character, isMasked) in zip(row, charactersInMatches(of: row)) {
      if runs.last?.isMasked != isMasked { runs.append(([], isMasked)) }
      runs[runs.count - 1].characters.append(character)
    }
    return runs
  }

  /// Whether each character of a row belongs to a match.
  ///
  /// A character does if a step that consumes it can be reached from the beginning of a match, and
  /// the end of a match from there.
  private func charactersInMatches(of row: [Character]) -> [Bool] {
    let reached = stepsReached(in: row)
    let sources = sources
    var isInMatch = Array(repeating: false, count: row.count)
    var ending = Reached(count: steps.count + 1)
    for position in row.indices.reversed() {
      // A match can end anywhere.
      ending.add(steps.count)
      precede(&ending, at: position + 1, in: row, sources)
      var consuming = Reached(count: steps.count + 1)
      for step in steps.indices where ending.contains(step + 1) {
        guard consumes(row[position], at: step) else { continue }
        consuming.add(step)
        if reached[position].contains(step) { isInMatch[position] = true }
      }
      ending = consuming
    }
    return isInMatch
  }

  /// The steps at each position that can be reached from the beginning of a match.
  private func stepsReached(in row: [Character]) -> [Reached] {
    var all: [Reached] = []
    var reached = Reached(count: steps.count + 1)
    for position in row.indices {
      // A match can begin anywhere.
      reached.add(0)
      follow(&reached, at: position, in: row)
      all.append(reached)
      reached = consuming(row[position], from: reached)
    }
    return all
  }

  /// Adds the steps from which these are reachable without consuming a character.
  private func precede(
    _ ending: inout Reached, at position: Int, in row: [Character], _ sources: [[Int]]
  ) {
    var index = 0
    while index < ending.members.count {
      for source in sources[ending.members[index]] {
        if case .at(let place) = steps[source], !place.holds(at: position, in: row) { continue }
        ending.add(source)
      }
      index += 1
    }
  }

  /// For each step, and the end of a match, the steps that lead to it without consuming a
  /// character.
  private var sources: [[Int]] {
    var sources: [[Int]] = Array(repeating: [], count: steps.count + 1)
    for (index, step) in steps.enumerated() {
      switch step {
      case .one: break
      case .at: sources[index + 1].append(index)
      case .jump(let target): sources[target].append(index)
      case .either(let other, _):
        sources[index + 1].append(index)
        sources[other].append(index)
      case .partStart, .partEnd: sources[index + 1].append(index)
      }
    }
    return sources
  }
}
