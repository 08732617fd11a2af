/// The mistakes of a script that are reported together.
struct ScriptMistakes {
  private var found: [ScriptError] = []
  private var hasMore = false

  /// The number of mistakes after which a script isn't searched for more.
  private static let limit = 20

  /// The first mistake with the later ones; `nil` if there is none.
  var error: ScriptError? {
    guard var first = found.first else { return nil }
    first.later = Array(found.dropFirst())
    first.hasMore = hasMore
    return first
  }

  /// Adds a mistake, unless it may be due to an earlier one.
  ///
  /// - Returns: Whether to look for more.
  mutating func add(_ mistake: ScriptError) -> Bool {
    // Such as a call of a definition whose first line can't be read.
    let isFollowing = mistake.problem.dependsOnOtherLines && found.contains { $0.hidesLine }
    // A file may be included again.
    guard !isFollowing, !found.contains(where: { $0.isSame(as: mistake) }) else {
      return !mistake.isLast
    }
    guard found.count < Self.limit else {
      hasMore = true
      return false
    }
    found.append(mistake)
    return !mistake.isLast && found.first?.isLikelyEverywhere == false
  }
}

extension ScriptError {
  /// Whether another mistake is the same one, whatever lines led to it.
  fileprivate func isSame(as other: Self) -> Bool {
    (problem, file, line, column) == (other.problem, other.file, other.line, other.column)
  }

  /// Whether what the line says isn't known, so that other lines may seem wrong.
  fileprivate var hidesLine: Bool {
    switch problem {
    // What follows is in no definition, and has no parameters.
    case .repeated, .sharing(.inDefinition): DirectiveName.define.begins(source)
    case .sharing(.definedTwice), .sharing(.recursion), .sharing(.headerOfIncluded):
      false
    default: !problem.dependsOnOtherLines
    }
  }

  /// Whether nothing can be read after it, or nothing can be told of what is.
  fileprivate var isLast: Bool {
    switch problem {
    case .notReadable, .versionMissing, .versionUnknown, .missing(.version): true
    case .tooMuch(let limit):
      [.line, .variables, .definitions, .depth, .sharedLines].contains(limit)
    case .sharing(.unclosedDefinition): true
    default: false
    }
  }

  /// Whether most lines probably have a mistake for the same reason: the file ends its lines in
  /// another way.
  fileprivate var isLikelyEverywhere: Bool { problem == .carriageReturn }
}

extension ScriptProblem {
  /// Whether the line would be right after other lines.
  fileprivate var dependsOnOtherLines: Bool {
    switch self {
    case .late, .unknown(.variable, _, _, _), .unknown(.definition, _, _, _): true
    case .sharing(.nothingToEnd), .sharing(.inDefinition), .sharing(.wrongArguments): true
    default: false
    }
  }
}
