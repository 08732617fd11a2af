/// The width that a view would like to have beside others, in an ``HStack`` or a table.
public struct Width: Hashable, Sendable {
  private enum Kind: Hashable {
    case cells(Int)
    case fraction(Double)
    case fill(weight: Int)
  }

  private var kind: Kind

  /// The fewest cells that are worth showing.
  private var minimum: Int

  /// What has the lowest priority shrinks first, and goes first.
  private var priority = 0

  /// A number of cells. What can't have them all shrinks to the minimum, by default not at all.
  public static func cells(_ count: Int, min minimum: Int? = nil) -> Width {
    let count = max(0, count)
    return Width(kind: .cells(count), minimum: Swift.min(count, max(0, minimum ?? count)))
  }

  /// A part of the whole, 0...1. Numbers beyond are clamped.
  public static func fraction(_ part: Double, min minimum: Int = 1) -> Width {
    let part = part.isNaN ? 0 : Swift.min(Swift.max(part, 0), 1)
    return Width(kind: .fraction(part), minimum: max(0, minimum))
  }

  /// What the others leave. Several share it by their weights.
  public static func fill(min minimum: Int = 1, weight: Int = 1) -> Width {
    Width(kind: .fill(weight: max(1, weight)), minimum: max(0, minimum))
  }

  /// What the others leave.
  public static var fill: Width { .fill() }

  /// Sets the priority, 0 by default. Where there is not enough room, what has the lowest priority
  /// shrinks to its minimum first, and is then left out first; among equals the last.
  public consuming func priority(_ priority: Int) -> Width {
    self.priority = priority
    return self
  }
}

extension Width {
  /// Adds free cells beside the view.
  consuming func widened(by cells: Int) -> Width {
    if case .cells(let count) = kind { kind = .cells(count + cells) }
    minimum += cells
    return self
  }

  /// Shares a width among views that stand side by side. The same width gives the same columns,
  /// whatever the views show.
  ///
  /// - Parameters:
  ///   - total: The number of cells to share.
  ///   - widths: What the views would like to have.
  ///   - spacing: The number of cells between two views.
  /// - Returns: The columns of each view, or `nil` for a view that is left out.
  static func share(_ total: Int, among widths: [Width], spacing: Int) -> [Range<Int>?] {
    let order = widths.indices.sorted {
      (widths[$0].priority, -$0) < (widths[$1].priority, -$1)
    }
    var sizes: [Int?] = widths.map(\.minimum)
    // The last one stays, however narrow it gets.
    for index in order.dropLast() where used(by: sizes, spacing) > total { sizes[index] = nil }
    for index in order where sizes[index] != nil { sizes[index] = widths[index].wish(of: total) }
    for index in order {
      guard let size = sizes[index] else { continue }
      let excess = max(0, used(by: sizes, spacing) - total)
      sizes[index] = max(widths[index].minimum, size - excess)
    }
    if let last = order.last, let size = sizes[last], used(by: sizes, spacing) > total {
      sizes[last] = min(size, max(0, total))
    }
    share(total - used(by: sizes, spacing), among: widths, into: &sizes)
    var start = 0
    return sizes.map { size in
      guard let size else { return nil }
      defer { start += size + spacing }
      return start..<start + size
    }
  }

  private func wish(of total: Int) -> Int {
    switch kind {
    case .cells(let count): count
    case .fraction(let part): max(minimum, Int((Double(total) * part).rounded()))
    case .fill: minimum
    }
  }

  private static func used(by sizes: [Int?], _ spacing: Int) -> Int {
    let present = sizes.compactMap { $0 }
    return present.reduce(0, +) + spacing * max(0, present.count - 1)
  }

  /// Gives what is left to those that fill, by their weights.
  private static func share(_ left: Int, among widths: [Width], into sizes: inout [Int?]) {
    let fillers = zip(sizes.indices, widths).compactMap { index, width -> (Int, Int)? in
      guard sizes[index] != nil, case .fill(let weight) = width.kind else { return nil }
      return (index, weight)
    }
    var (left, weights) = (max(0, left), fillers.reduce(0) { $0 + $1.1 })
    for (index, weight) in fillers {
      let share = (left * weight + weights - 1) / weights
      sizes[index]? += share
      left -= share
      weights -= weight
    }
  }
}
