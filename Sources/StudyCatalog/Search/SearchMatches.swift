/// Which rows of a range a search found.
struct SearchMatches {
  private enum Mark {
    case none
    case holds
    case begins
  }

  private let range: Range<Int>
  private var marks: [Mark]

  /// Starts with no row found.
  init(among range: Range<Int>) {
    self.range = range
    marks = Array(repeating: .none, count: range.count)
  }

  /// Adds a row, which may have been added before.
  mutating func add(row: Int, isBeginning: Bool) {
    let position = row - range.lowerBound
    if isBeginning {
      marks[position] = .begins
    } else if marks[position] == .none {
      marks[position] = .holds
    }
  }

  /// The rows of which a text begins with the query, then the others, each in the table's order.
  var rows: [Int] {
    rows(with: .begins) + rows(with: .holds)
  }

  private func rows(with mark: Mark) -> [Int] {
    range.filter { marks[$0 - range.lowerBound] == mark }
  }
}
