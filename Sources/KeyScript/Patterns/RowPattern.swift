/// A regular expression that is looked for in a row of the screen.
///
/// It is matched without going back: all ways to go on are followed at once, so no expression takes longer
/// than its length for each character, whatever it repeats. Captures and references to them, for which one
/// would have to go back, are not there.
struct RowPattern {
  /// What can be wrong with an expression.
  enum Fault: Error {
    case malformed
    /// Written out, with all that is repeated, it has too many parts.
    case tooLarge
  }

  /// How many parts an expression may have, those counted that are repeated.
  static let limit = 1_000

  private let steps: [PatternStep]

  /// Reads an expression.
  init(_ text: String) throws(Fault) {
    guard text.utf8.count <= 8 * Self.limit else { throw .tooLarge }
    var parser = PatternParser(text)
    let node = try parser.whole()
    var writer = PatternWriter()
    try writer.write(node)
    steps = writer.steps
  }

  /// Whether the expression matches somewhere in a row.
  ///
  /// - Complexity: O(*n*·*m*) for *n* characters and *m* parts.
  func matches(_ row: String) -> Bool {
    let row = Array(row)
    var reached = Reached(count: steps.count + 1)
    for position in 0...row.count {
      // A match may begin anywhere.
      reached.add(0)
      follow(&reached, at: position, in: row)
      if reached.contains(steps.count) { return true }
      guard position < row.count else { break }
      var next = Reached(count: steps.count + 1)
      for step in reached.members {
        if step < steps.count, case .one(let set) = steps[step], set.contains(row[position]) {
          next.add(step + 1)
        }
      }
      reached = next
    }
    return false
  }

  /// Adds the steps that are reached from others without taking a character.
  private func follow(_ reached: inout Reached, at position: Int, in row: [Character]) {
    var index = 0
    while index < reached.members.count {
      let step = reached.members[index]
      index += 1
      guard step < steps.count else { continue }
      switch steps[step] {
      case .one: break
      case .jump(let target): reached.add(target)
      case .either(let other):
        reached.add(step + 1)
        reached.add(other)
      case .at(let place): if place.holds(at: position, in: row) { reached.add(step + 1) }
      }
    }
  }

  /// Which steps the match may be at, each of them once.
  private struct Reached {
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
