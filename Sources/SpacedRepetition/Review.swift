/// A review or a round in progress: the current item, and the items after it.
///
/// A wrong item returns in the same round until it is right.
public struct Review<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The remaining items, in order.
  public private(set) var remaining: [ReviewItem<ID>]

  /// Starts a review of items in their order.
  public init(_ items: [ReviewItem<ID>]) {
    remaining = items
  }

  /// The current item; `nil` at the end.
  public var current: ReviewItem<ID>? { remaining.first }

  /// Continues after an answer to the current item; does nothing at the end.
  public mutating func answer(_ grade: Grade) {
    guard let item = remaining.first else { return }
    remaining.removeFirst()
    guard grade == .again else { return }
    // As late as possible, but neither immediately nor next to a sibling.
    let place = remaining.indices.dropFirst().last { place in
      remaining[place - 1].family != item.family && remaining[place].family != item.family
    }
    let isApart = remaining.last?.family != item.family
    remaining.insert(item, at: isApart ? remaining.count : place ?? remaining.count)
  }
}

/// How many new items a learner starts per day.
public struct NewItemLimit: Hashable, Sendable {
  /// The default limit, with which the busiest day of 1,000 items has about 125 answers.
  public static let standard = NewItemLimit(20)

  /// The number of new items per day.
  public let count: Int

  /// Sets a limit; 0 means no new items.
  ///
  /// - Precondition: `count` is not negative.
  public init(_ count: Int) {
    precondition(count >= 0, "a limit of \(count) new items")
    self.count = count
  }

  /// How many more items may be started today.
  public func remaining(begun: Int) -> Int { max(0, count - begun) }
}
