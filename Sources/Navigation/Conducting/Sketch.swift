/// What an operation does to the path, as far as it can be told without routes.
@usableFromInline
enum Sketch {
  /// One new entry on all that is there.
  case push
  /// The top ones taken away, but never the root.
  case pop(count: Int)
  /// Whatever a look at the path itself says.
  case look(() -> Outline)
}

extension Sketch {
  /// What would become of a path of so many entries.
  func outline(on count: Int) -> Outline {
    switch self {
    case .push: .keep(first: count, new: 1)
    case .pop(let popped):
      count == 1
        ? .unchanged(.atRoot) : .keep(first: max(1, count - min(popped, count)), new: 0)
    case .look(let outline): outline()
    }
  }
}
