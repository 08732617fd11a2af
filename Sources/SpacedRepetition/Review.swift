/// A review or a round in progress: what is asked now, and what is asked after it.
///
/// A wrong item comes again in the same round until it is right.
public struct Review<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What is still to be asked, in order.
  public private(set) var remaining: [ReviewItem<ID>]

  /// Begins with items in their order.
  public init(_ items: [ReviewItem<ID>]) {
    remaining = items
  }

  /// The item that is asked now; `nil` at the end.
  public var current: ReviewItem<ID>? { remaining.first }

  /// Goes on after an answer to the current item; at the end, nothing happens.
  public mutating func answer(_ grade: Grade) {
    guard let item = remaining.first else { return }
    remaining.removeFirst()
    guard grade == .again else { return }
    // As late as possible, but neither at once nor beside a sibling.
    let place = remaining.indices.dropFirst().last { place in
      remaining[place - 1].family != item.family && remaining[place].family != item.family
    }
    let isApart = remaining.last?.family != item.family
    remaining.insert(item, at: isApart ? remaining.count : place ?? remaining.count)
  }
}

/// How many items a person begins in a day.
public struct NewItemLimit: Hashable, Sendable {
  /// The limit, if the person does not set another: with it, the busiest day of 1,000 items has about
  /// 125 answers.
  public static let standard = NewItemLimit(20)

  /// The number of new items a day.
  public let count: Int

  /// Sets a limit; 0 means no new items.
  ///
  /// - Precondition: `count` is not negative.
  public init(_ count: Int) {
    precondition(count >= 0, "a limit of \(count) new items")
    self.count = count
  }

  /// How many more items may begin today.
  public func remaining(begun: Int) -> Int { max(0, count - begun) }
}
