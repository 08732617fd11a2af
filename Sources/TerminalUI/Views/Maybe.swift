/// A view that is there only under a condition.
public struct Maybe<Content: View>: View {
  let view: Content?

  public func place(in layout: inout Layout<Content.Owner>) {
    view?.place(in: &layout)
  }
}
