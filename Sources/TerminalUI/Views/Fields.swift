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

/// A line below the pinned text before it that takes an answer, handed in with Enter.
public struct EntryField<Owner: Routed>: View {
  private let text: WritableKeyPath<Owner, String>
  private let label: String
  private let placeholder: String
  private var submit: ((inout Owner, Context<Owner>) -> Void)?

  /// Makes a field over a text of the screen.
  public init(
    _ text: WritableKeyPath<Owner, String>, label: String = ">", placeholder: String = ""
  ) {
    self.text = text
    self.label = label
    self.placeholder = placeholder
  }

  /// Says what Enter does.
  public consuming func onSubmit(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    submit = action
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      Field(
        text: text, purpose: .entry, label: label, placeholder: placeholder, submit: submit))
  }
}
