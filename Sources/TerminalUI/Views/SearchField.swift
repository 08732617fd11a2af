/// A line at the top that narrows the rows below it while a person types.
///
/// It has the keyboard from the start; the arrow keys and Enter still move among the rows and choose.
public struct SearchField<Owner: Routed>: View {
  private let field: Field<Owner>

  /// Makes a field over a text of the screen.
  public init(
    _ text: WritableKeyPath<Owner, String>, label: String = "/", placeholder: String = ""
  ) {
    field = Field(
      text: text, purpose: .search, label: label, placeholder: placeholder, submit: nil)
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(field)
  }
}
