/// What a learner's records say about the items of a lesson, by the names of the items.
///
/// A round begins with what was missed and what is due.
public struct ItemHistory: Hashable, Sendable {
  /// The items that were wrong when last asked.
  public var missed: Set<String>
  /// The items that are about to be forgotten.
  public var due: Set<String>
  /// All items that were ever asked. Others are new.
  public var asked: Set<String>
  /// How many new items a round may have.
  public var newLimit: Int

  /// Creates a history; without arguments, that of a learner who never answered.
  public init(
    missed: Set<String> = [], due: Set<String> = [], asked: Set<String> = [],
    newLimit: Int = .max
  ) {
    self.missed = missed
    self.due = due
    self.asked = asked.union(missed).union(due)
    self.newLimit = max(0, newLimit)
  }

  /// Chooses the items of a round: missed ones and then due ones, up to half of the round; then new
  /// ones, as many as may begin, known ones, and the other urgent ones.
  func firstItems<Item>(_ count: Int, of items: [Item], key: (Item) -> String) -> [Item] {
    let missed = items.filter { self.missed.contains(key($0)) }
    let due = items.filter { self.due.contains(key($0)) && !self.missed.contains(key($0)) }
    let others = items.filter { !self.missed.contains(key($0)) && !self.due.contains(key($0)) }
    let new = others.filter { !asked.contains(key($0)) }.prefix(newLimit)
    let known = others.filter { asked.contains(key($0)) }
    let urgent = missed + due
    let first = urgent.prefix(count / 2)
    return Array((first + new + known + urgent.dropFirst(first.count)).prefix(count))
  }
}
