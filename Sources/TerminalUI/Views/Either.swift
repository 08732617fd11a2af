/// One of two views.
public enum Either<First: View, Second: View>: View where First.Owner == Second.Owner {
  /// What stands under the condition.
  case first(First)
  /// What stands otherwise.
  case second(Second)

  public func place(in layout: inout Layout<First.Owner>) {
    switch self {
    case .first(let view): view.place(in: &layout)
    case .second(let view): view.place(in: &layout)
    }
  }
}
