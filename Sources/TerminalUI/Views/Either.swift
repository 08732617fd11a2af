/// One of two views.
public enum Either<First, Second> {
  /// What stands under the condition.
  case first(First)
  /// What stands otherwise.
  case second(Second)
}

extension Either: View where First: View, Second: View, First.Owner == Second.Owner {
  public func place(in layout: inout Layout<First.Owner>) {
    switch self {
    case .first(let view): view.place(in: &layout)
    case .second(let view): view.place(in: &layout)
    }
  }
}
