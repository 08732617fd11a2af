/// A group of fields and controls that are filled in together.
///
/// Their labels form a column, or are placed above the fields if there is little room. A submit
/// button works only if all fields are valid:
///
/// ```
/// Form {
///   Section("Who gets it") {
///     TextField("Name", \.name).validate { $0.isEmpty ? "who?" : nil }
///     Toggle("A gift", \.isGift)
///   }
///   Button("Send", submits: true) { screen, context in screen.send(context) }
/// }
/// ```
public struct Form<Owner, Content> {
  private let content: Content
}

extension Form: View where Content: View<Owner> {
  /// Creates a form.
  public init(@ViewBuilder<Owner> content: () -> Content) {
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.under(1) { layout in
      layout.inForm { layout in
        content.frame(maxWidth: layout.appearance.measure(Self.measure)).place(in: &layout)
      }
    }
  }

  /// The greatest width in cells, because fields much wider than their texts are hard to read.
  private static var measure: Int { 78 }
}
