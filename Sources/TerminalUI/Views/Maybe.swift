/// A view that is there only under a condition.
public struct Maybe<Content> {
  let view: Content?
}

extension Maybe: View where Content: View {
  public func place(in layout: inout Layout<Content.Owner>) {
    view?.place(in: &layout)
  }
}
