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
      layout.addForm(content.frame(maxWidth: layout.appearance.measure(Self.measure)))
    }
  }

  /// The greatest width in cells, because fields much wider than their texts are hard to read.
  private static var measure: Int { 78 }
}

extension Layout {
  /// Adds the views of a form.
  fileprivate mutating func addForm(_ view: some View<Owner>) {
    let outer = form
    form = FormScope(
      id: place, isOneLine: width >= ControlLabel.roomyWidth || fitsBesideLabels(view))
    view.place(in: &self)
    form = outer
  }

  /// Whether each control of a form in a narrow window has room beside its label, and needs no
  /// more. Only placing them tells.
  private func fitsBesideLabels(_ view: some View<Owner>) -> Bool {
    var trial = Layout(
      width: width, rows: rowsLeft, hasWholeWidth: hasWholeWidth, appearance: appearance,
      keptLines: actions.keptLines)
    let form = FormScope(id: place, isOneLine: true)
    trial.form = form
    view.place(in: &trial)
    return form.fits
  }
}
