/// Checks the order of a file's lines: the header comes first, starting with the version, and each
/// part appears once; definitions are closed, and contain only what is played.
struct LineOrder {
  private var seen: Set<String> = []
  private var isOver = false
  private var isInDefinition = false
  private let isIncluded: Bool

  /// Creates the order of a script, or of a file that a script includes.
  init(isIncluded: Bool = false) {
    self.isIncluded = isIncluded
  }

  /// Whether there was a directive.
  var hasBegun: Bool { !seen.isEmpty }

  /// The problem with a script that ends here; `nil` if there is none.
  var problemAtEnd: ScriptProblem? { seen.isEmpty ? .versionMissing : nil }

  /// The problem with a directive that comes next; `nil` if there is none.
  mutating func problem(with directive: Directive) -> ScriptProblem? {
    switch directive {
    case .header(let header): return problem(with: header)
    case .load, .note: break
    case .sharing(let sharing): if let problem = problem(with: sharing) { return problem }
    case .input, .time, .check: endHeader()
    }
    return problemAtEnd
  }

  private mutating func problem(with header: Directive.Header) -> ScriptProblem? {
    if seen.isEmpty, header != .version { return .versionMissing }
    if isIncluded, header != .version { return .sharing(.headerOfIncluded(header.keyword)) }
    if isOver || isInDefinition { return .late(header.keyword) }
    return seen.insert(header.keyword).inserted ? nil : .repeated(header.keyword)
  }

  private mutating func problem(with sharing: Directive.Sharing) -> ScriptProblem? {
    switch sharing {
    case .variable, .include, .define:
      guard !isInDefinition else { return .sharing(.inDefinition(sharing.name.rawValue)) }
      if case .define = sharing { isInDefinition = true }
      if case .include = sharing { endHeader() }
    case .end:
      guard isInDefinition || seen.isEmpty else { return .sharing(.nothingToEnd) }
      isInDefinition = false
    case .call: endHeader()
    }
    return nil
  }

  /// Notes that something is played, unless it is only defined.
  private mutating func endHeader() {
    if !isInDefinition { isOver = !seen.isEmpty }
  }
}
