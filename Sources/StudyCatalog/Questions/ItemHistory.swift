/// What a learner's records say about the items of a lesson, by item name.
///
/// A round begins with missed and due items.
public struct ItemHistory: Hashable, Sendable {
  /// The items whose latest answer was wrong.
  public var missed: Set<String>
  /// The items due for review, before the learner forgets them.
  public var due: Set<String>
  /// All items that were ever asked, including those missed or due. Others are new.
  public var asked: Set<String>
  /// The maximum number of new items in a round.
  public var newLimit: Int

  /// Creates a history. Without arguments, it is that of a learner who has never answered.
  public init(
    missed: Set<String> = [], due: Set<String> = [], asked: Set<String> = [],
    newLimit: Int = .max
  ) {
    self.missed = missed
    self.due = due
    self.asked = asked.union(missed).union(due)
    self.newLimit = max(0, newLimit)
  }

  /// Chooses the items of a round: missed and then due ones, in up to half of the round; then new
  /// ones, up to the limit, known ones, and the remaining missed and due ones.
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
