extension ScriptReader {
  /// The number of mistakes after which a script isn't searched for more.
  private static let mistakeLimit = 20

  /// Reads on after the first mistake in a script, to report the others as well.
  ///
  /// Only lines that can't be parsed count: what else is wrong may be due to the first mistake,
  /// such as a call of the definition that has it.
  ///
  /// - Parameter first: The first mistake. If the reader hasn't read its line yet, it skips the
  ///   lines before.
  /// - Returns: The first mistake with the later ones, unless it is in an included file.
  mutating func withLaterMistakes(_ first: ScriptError) -> ScriptError {
    guard first.origins.isEmpty, !first.isLikelyEverywhere else { return first }
    var error = first
    var isBehindMistake = true
    while error.later.count + 1 < Self.mistakeLimit {
      do throws(ScriptError) {
        guard var parser = try nextLine() else { break }
        // The line that opens the screen of these rows may be the mistake.
        if parser.scanner.line <= first.line || isBehindMistake && parser.beginsRow { continue }
        isBehindMistake = false
        let directive = try parser.scriptLine().directive
        if case .check(let check) = directive, check.isWholeScreen {
          _ = try screenRows(openedBy: parser.scanner)
        }
      } catch let mistake {
        if case .notReadable = mistake.problem { break }
        guard mistake.line > first.line else { continue }
        error.later.append(mistake)
        isBehindMistake = true
      }
    }
    return error
  }
}

extension ScriptError {
  /// Whether most lines probably have a mistake for the same reason: the file isn't a script, is
  /// one of another version, or ends its lines in another way.
  fileprivate var isLikelyEverywhere: Bool {
    switch problem {
    case .versionMissing, .versionUnknown, .missing(.version), .carriageReturn: true
    default: false
    }
  }
}
