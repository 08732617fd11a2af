import TerminalCore

/// The width that a view requests beside others, in an ``HStack`` or a table.
public struct Width: Hashable, Sendable {
  private enum Kind: Hashable {
    case cells(Int)
    case fraction(Double)
    case fill(weight: Int)
  }

  private var kind: Kind

  /// The smallest useful width, in cells.
  private var minimum: Int

  /// Views with the lowest priority shrink first, and are omitted first.
  private var priority = 0

  /// A number of cells. If there isn't enough room, the view shrinks to the minimum, by default not
  /// at all.
  public static func cells(_ count: Int, min minimum: Int? = nil) -> Width {
    let count = Size.columns(requested: count)
    let minimum = Size.columns(requested: minimum ?? count)
    return Width(kind: .cells(count), minimum: Swift.min(count, minimum))
  }

  /// A fraction of the total width, clamped to 0...1.
  public static func fraction(_ part: Double, min minimum: Int = 1) -> Width {
    let part = part.isNaN ? 0 : Swift.min(Swift.max(part, 0), 1)
    return Width(kind: .fraction(part), minimum: Size.columns(requested: minimum))
  }

  /// A share of the remaining width, in proportion to the weight.
  public static func fill(min minimum: Int = 1, weight: Int = 1) -> Width {
    let weight = Swift.min(max(1, weight), 1_000_000)
    return Width(kind: .fill(weight: weight), minimum: Size.columns(requested: minimum))
  }

  /// The remaining width.
  public static var fill: Width { .fill() }

  /// Sets the priority; 0 by default. If there isn't enough room, the views with the lowest
  /// priority first shrink to their minimum, then are omitted; among equals, the last one goes
  /// first.
  public consuming func priority(_ priority: Int) -> Width {
    self.priority = priority
    return self
  }
}

extension Size {
  /// Limits a number of columns that a program requests, such as `Int.max`, to what a screen can
  /// have.
  static func columns(requested: Int) -> Int { min(max(0, requested), largestScreen.columns) }

  /// Limits a number of rows that a program requests to what a screen can have.
  static func rows(requested: Int) -> Int { min(max(0, requested), largestScreen.rows) }
}

extension Width {
  /// Adds empty cells beside the view.
  consuming func widened(by cells: Int) -> Width {
    if case .cells(let count) = kind { kind = .cells(count + cells) }
    minimum += cells
    return self
  }

  /// Distributes a width among views side by side. The result depends only on the arguments, not on
  /// the contents of the views.
  ///
  /// - Parameters:
  ///   - total: The number of cells to distribute.
  ///   - widths: The requested widths.
  ///   - spacing: The number of cells between two views.
  /// - Returns: The columns of each view; `nil` for a view that is omitted.
  static func share(_ total: Int, among widths: [Width], spacing: Int) -> [Range<Int>?] {
    let order = widths.indices.sorted {
      (widths[$0].priority, -$0) < (widths[$1].priority, -$1)
    }
    var sizes: [Int?] = widths.map(\.minimum)
    // The last one remains, however narrow it gets.
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
    var used = 0
    for case let size? in sizes { used += size + spacing }
    return max(0, used - spacing)
  }

  /// Distributes the remaining width among the views that fill it, by weight.
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
