/// An item that may be reviewed, with the properties that determine its place.
public struct ReviewItem<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let id: ID
  /// The subject of the item. A review mixes subjects.
  public let subject: String
  /// What it shares with its siblings, which reveal each other's answers: the reading and the
  /// capital of the same prefecture, for example.
  public let family: String

  /// Describes an item.
  public init(id: ID, subject: String, family: String) {
    self.id = id
    self.subject = subject
    self.family = family
  }
}

extension ReviewItem {
  /// Orders items for a review: randomly, with the subjects spread evenly, and without adjacent
  /// siblings unless more than half of the items are siblings.
  ///
  /// - Complexity: O(*n*²) at worst; a review has a few hundred items.
  public static func ordered(
    _ items: [Self], using generator: inout some RandomNumberGenerator
  ) -> [Self] {
    apart(spread(items.shuffled(using: &generator), using: &generator))
  }

  /// Gives the items of each subject positions at even distances.
  private static func spread(
    _ items: [Self], using generator: inout some RandomNumberGenerator
  ) -> [Self] {
    var counts: [String: Int] = [:]
    for item in items { counts[item.subject, default: 0] += 1 }
    var met: [String: Int] = [:]
    var placed: [(place: Double, item: Self)] = []
    for item in items {
      let number = met[item.subject, default: 0]
      met[item.subject] = number + 1
      let place = Double(number) + Double.random(in: 0..<1, using: &generator)
      placed.append((place / Double(counts[item.subject] ?? 1), item))
    }
    return placed.sorted { $0.place < $1.place }.map(\.item)
  }

  /// Moves siblings apart, otherwise keeping the order.
  private static func apart(_ items: [Self]) -> [Self] {
    var rest = items
    var counts: [String: Int] = [:]
    for item in items { counts[item.family, default: 0] += 1 }
    var result: [Self] = []
    while !rest.isEmpty {
      let last = result.last?.family
      // Siblings that make up more than half of the rest must start now, or they can't be kept
      // apart.
      let pressing = counts.first { $0.key != last && $0.value * 2 > rest.count }?.key
      let next = rest.firstIndex { item in
        if let pressing { item.family == pressing } else { item.family != last }
      }
      let item = rest.remove(at: next ?? 0)
      counts[item.family, default: 1] -= 1
      result.append(item)
    }
    return result
  }
}
