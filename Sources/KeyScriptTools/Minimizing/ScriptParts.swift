import KeyScript

/// The lines of a script that may be left out, and those that stay.
struct ScriptParts {
  /// The lines after the one that fails.
  private(set) var behind: [Int] = []
  /// The checks other than the one that fails.
  private(set) var checks: [Int] = []
  /// The groups of lines that can be left out together: single lines, and whole definitions.
  private(set) var groups: [[Int]] = []
  /// The lines in definitions.
  private(set) var definedLines: [Int] = []
  /// The lines that stay: those of the header, the one that fails, and the one with the last input
  /// before it, as well as the lines that lead there.
  private(set) var fixed: Set<Int> = []
  /// The line that fails, which stays as it is; `nil` if it is in another file.
  private(set) var failing: Int?
  /// The line with the last input before that one, whose last key stays; `nil` if there is none, or
  /// if it is in another file.
  private(set) var lastInput: Int?

  /// Whether the failure says too little without the screen.
  private(set) var needsScreen = true

  private let file: String
  private let lines: [ScriptLine]

  /// Finds the parts.
  ///
  /// - Parameters:
  ///   - script: The whole script.
  ///   - failure: Its failure.
  ///   - variables: The texts of variables, which take precedence over those of the script.
  init(_ script: Script, _ failure: PlayFailure, _ variables: [String: String]) {
    file = script.file
    lines = script.lines
    let end = (failure.origins.last?.line ?? failure.line)
    fixHeader()
    failing = fix(failure.file, failure.line, failure.origins)
    follow(script, to: failure, variables)
    group(upTo: end)
  }

  private mutating func fixHeader() {
    for (index, line) in lines.enumerated() {
      switch line.directive {
      case .header, .load: fixed.insert(index)
      case .note, .sharing(.variable), .sharing(.define), .sharing(.end), nil: continue
      case .input, .time, .check, .sharing: return
      }
    }
  }

  /// Lets a line and those that lead to it stay.
  ///
  /// - Returns: The index of the line itself; `nil` if it is in another file.
  private mutating func fix(_ file: String, _ line: Int, _ origins: [ScriptOrigin]) -> Int? {
    for origin in origins where origin.file == self.file {
      if let index = index(of: origin.line) { fixed.insert(index) }
    }
    guard file == self.file, let index = index(of: line) else { return nil }
    fixed.insert(index)
    return index
  }

  private func index(of number: Int) -> Int? { lines.firstIndex { $0.span.line == number } }

  private mutating func group(upTo end: Int) {
    var definition: [Int]?
    for (index, line) in lines.enumerated() {
      guard let directive = line.directive else { continue }
      switch directive {
      case .sharing(.define): definition = [index]
      case .sharing(.end):
        groups.append((definition ?? []) + [index])
        definition = nil
      case _ where fixed.contains(index): definition?.append(index)
      case _ where definition != nil:
        definition?.append(index)
        definedLines.append(index)
      case _ where line.span.line > end: behind.append(index)
      default:
        groups.append([index])
        if case .check = directive { checks.append(index) }
      }
    }
  }

  /// Follows the lines that are played, up to the one that fails.
  private mutating func follow(
    _ script: Script, to failure: PlayFailure, _ variables: [String: String]
  ) {
    var expansion = ScriptExpansion(script, defining: variables)
    var last: SourceSpan?
    while let line = try? expansion.next() {
      let span = line.span
      if (span.file ?? file, span.line, span.origins)
        == (failure.file, failure.line, failure.origins)
      {
        needsScreen = line.directive?.looksAtScreen ?? true
        break
      }
      if case .input = line.directive { last = span }
    }
    if let last { lastInput = fix(last.file ?? file, last.line, last.origins) }
  }
}
