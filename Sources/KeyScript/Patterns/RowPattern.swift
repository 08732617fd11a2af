// The folder `Patterns` implements the regular expressions of `expect match`.

/// A regular expression to search for in a row of the screen.
///
/// It is matched without backtracking: all alternatives are followed at the same time, so each
/// character takes time at most proportional to the length of the expression.
public struct RowPattern: Sendable {
  /// The reasons for rejecting an expression.
  public enum Fault: Error, Hashable {
    /// It can't be read, for the given reason.
    case malformed(String)
    /// It has too many parts after expanding repetitions.
    case tooLarge
  }

  /// The greatest number of parts after expanding repetitions.
  static let limit = 1_000

  /// The expression as written between slashes.
  public let text: String

  let steps: [PatternStep]

  /// The names of the parts, in the order of the expression. Some may have no steps.
  let partNames: [String]

  /// Compiles an expression.
  public init(_ text: String) throws(Fault) {
    guard text.utf8.count <= 8 * Self.limit else { throw .tooLarge }
    var parser = PatternParser(text)
    let node = try parser.whole()
    var compiler = PatternCompiler()
    try compiler.compile(node)
    self.text = text
    steps = compiler.steps
    partNames = parser.names
  }

  /// Whether any part of a row matches.
  ///
  /// - Complexity: O(*n*·*m*) for *n* characters and *m* parts.
  func matches(_ row: String) -> Bool {
    let row = Array(row)
    var reached = Reached(count: steps.count + 1)
    for position in 0...row.count {
      // A match can begin anywhere.
      reached.add(0)
      follow(&reached, at: position, in: row)
      if reached.contains(steps.count) { return true }
      guard position < row.count else { break }
      reached = consuming(row[position], from: reached)
    }
    return false
  }

  /// The steps after those that consume a character.
  func consuming(_ character: Character, from reached: Reached) -> Reached {
    var next = Reached(count: steps.count + 1)
    for step in reached.members where consumes(character, at: step) { next.add(step + 1) }
    return next
  }

  /// Whether a step consumes a character.
  func consumes(_ character: Character, at step: Int) -> Bool {
    guard step < steps.count, case .one(let set) = steps[step] else { return false }
    return set.contains(character)
  }

  /// Adds the steps that are reachable from these without consuming a character.
  func follow(_ reached: inout Reached, at position: Int, in row: [Character]) {
    var index = 0
    while index < reached.members.count {
      let step = reached.members[index]
      index += 1
      guard step < steps.count else { continue }
      switch steps[step] {
      case .one: break
      case .jump(let target): reached.add(target)
      case .either(let other, _):
        reached.add(step + 1)
        reached.add(other)
      case .partStart, .partEnd: reached.add(step + 1)
      case .at(let place): if place.holds(at: position, in: row) { reached.add(step + 1) }
      }
    }
  }

  /// The set of steps that the match has reached.
  struct Reached {
    private(set) var members: [Int] = []
    private var isMember: [Bool]

    init(count: Int) {
      isMember = Array(repeating: false, count: count)
    }

    func contains(_ step: Int) -> Bool { isMember[step] }

    mutating func add(_ step: Int) {
      guard !isMember[step] else { return }
      isMember[step] = true
      members.append(step)
    }
  }
}

extension RowPattern: Hashable {
  public static func == (first: Self, second: Self) -> Bool { first.text == second.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

// MARK: - Compiled form

/// A step of a compiled expression; after the last step, the row matches.
enum PatternStep: Sendable {
  /// Consumes one character of a set.
  case one(PatternSet)
  /// Continues only at a certain kind of position.
  case at(PatternPlace)
  /// Continues at the step with this index.
  case jump(Int)
  /// Continues both at the next step and at the one with this index, preferably at the next or at
  /// the other.
  case either(Int, isNextFirst: Bool)
  /// Begins a part with a name.
  case partStart(String)
  /// Ends it.
  case partEnd(String)
}

/// A kind of position between characters.
enum PatternPlace: Sendable {
  case start, end, wordEdge, noWordEdge

  /// Whether the position before the character with an index is of this kind.
  func holds(at position: Int, in row: [Character]) -> Bool {
    switch self {
    case .start: position == 0
    case .end: position == row.count
    case .wordEdge: Self.isWordEdge(position, row)
    case .noWordEdge: !Self.isWordEdge(position, row)
    }
  }

  private static func isWordEdge(_ position: Int, _ row: [Character]) -> Bool {
    let isAfterWord = position > 0 && PatternSet.word.contains(row[position - 1])
    let isBeforeWord = position < row.count && PatternSet.word.contains(row[position])
    return isAfterWord != isBeforeWord
  }
}

/// A set of characters.
indirect enum PatternSet: Sendable {
  case any, digit, word, blank
  case character(Character)
  case range(ClosedRange<Unicode.Scalar>)
  case not(PatternSet)
  case oneOf([PatternSet])

  func contains(_ character: Character) -> Bool {
    switch self {
    case .any: true
    case .digit: character.isWholeNumber
    case .word: character.isLetter || character.isNumber || character == "_"
    case .blank: character.isWhitespace
    case .character(let other): character == other
    case .range(let range): character.onlyScalar.map(range.contains) ?? false
    case .not(let set): !set.contains(character)
    case .oneOf(let sets): sets.contains { $0.contains(character) }
    }
  }
}

extension Character {
  /// The only scalar of the character; `nil` if it has several.
  var onlyScalar: Unicode.Scalar? { unicodeScalars.count == 1 ? unicodeScalars.first : nil }
}
