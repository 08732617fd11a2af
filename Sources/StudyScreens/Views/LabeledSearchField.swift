import TerminalCore
import TerminalUI

/// A search field with a slash in front of it, which is a word where frames are read.
struct LabeledSearchField<Owner: Routed>: View {
  let text: WritableKeyPath<Owner, String>
  let placeholder: String
  let language: Language

  func place(in layout: inout Layout<Owner>) {
    let label =
      layout.appearance.readsFrames
      ? language.label("検索：", "Search:") : "/"
    SearchField(text, label: label, placeholder: placeholder).place(in: &layout)
  }
}
